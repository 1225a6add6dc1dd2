"""The measurement of the server: it plays, counts and ends; how fast it is, is not asked here."""

from __future__ import annotations

from pathlib import Path

import pytest

from sintra.bench.server import BenchPlan, measure

pytestmark = pytest.mark.slow


def test_all_parts_are_measured(tmp_path: Path) -> None:
    """A small plan: moves are made and seen, nothing is refused, sockets stay, and tables are there after a restart."""
    figures = measure(BenchPlan(sockets=8, rate=40, seconds=1.0, idle=20, bots=1, tables=12), "pavilion", tmp_path)
    assert figures["sockets"] == 8
    assert figures["moves_per_s"] > 0
    assert figures["saturated_moves_per_s"] > 0
    assert figures["refused"] == 0
    assert figures["seen_ms"]["p50"] <= figures["seen_ms"]["p99"] <= figures["seen_ms"]["most"]
    assert figures["idle_sockets"] == 20
    assert figures["memory_mb"] > figures["memory_without_mb"] * 0.9
    assert figures["beside_bots_acknowledged_ms"]["p99"] > 0
    assert figures["restart_tables"] == 12
    assert figures["restart_first_table_s"] <= figures["restart_all_tables_s"]
