"""The benchmark of the server: it plays, counts and ends; its figures are not asserted."""

from __future__ import annotations

from pathlib import Path

import pytest

from sintra.bench.server import BenchPlan, measure

pytestmark = pytest.mark.slow


def test_all_parts_are_measured(tmp_path: Path) -> None:
    """A small plan: moves are made and seen, nothing is refused, sockets stay, and tables are there after a restart."""
    figures = measure(BenchPlan(sockets=32, rate=40, seconds=0.4, idle=20, bots=1, tables=12, tries=2), "pavilion", tmp_path)
    assert figures["sockets"] == 32
    assert figures["moves_per_s"] > 0
    assert figures["saturated_moves_per_s"] > 0
    assert figures["refused"] == 0
    assert figures["seen_ms"]["p50"] <= figures["seen_ms"]["p99"] <= figures["seen_ms"]["most"]
    assert figures["overload_offered_per_s"] > 0
    assert figures["overload_accepted_per_s"] > 0
    assert figures["overload_refused_otherwise"] == 0
    assert figures["overload_newcomer_sits_ms"]["p50"] > 0
    assert figures["quick_bot_beside_bots_ms"]["p50"] > 0
    assert figures["hint_beside_bots_ms"]["p50"] > 0
    assert figures["idle_sockets"] == 20
    assert figures["memory_mb"] > figures["memory_without_mb"] * 0.9
    assert figures["beside_bots_acknowledged_ms"]["p99"] > 0
    assert figures["restart_tables"] == 12
    assert figures["restart_first_table_s"] <= figures["restart_all_tables_s"]
