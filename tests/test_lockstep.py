"""The engine and its naive twin agree at every step of random games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.lockstep import play_chunk, play_when_tiles_run_out
from tests.tables import TABLES, Table

pytestmark = pytest.mark.rules

GAMES = {"azul": 336, "pavilion": 168}  # per table: 3,000 in all; `make test` plays 1,200, `make test-long` 150,000
SLICES = 4  # so that several processes share a table's games


@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_engine_and_naive_twin_agree(table: Table, part: int, scaled: Callable[[int], int]) -> None:
    """Legal moves, whole position and winners are equal at every step of random games."""
    assert play_chunk(table, 10_000 * part, scaled(GAMES[table.game] // SLICES)) > 0


@pytest.mark.parametrize("table", [table for table in TABLES if table.game == "azul"], ids=str)
def test_engine_and_naive_twin_agree_when_tiles_run_out(table: Table, scaled: Callable[[int], int]) -> None:
    """They also agree where few lines or none can be completed, and end these games after the same round (A8.4)."""
    moves = [play_when_tiles_run_out(table, seed) for seed in range(max(20, scaled(100)))]
    assert min(moves) == 1 < max(moves)
