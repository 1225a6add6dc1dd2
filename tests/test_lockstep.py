"""The engine and its naive twin agree at every step of random games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.lockstep import play_chunk
from tests.tables import TABLES, Table

pytestmark = pytest.mark.rules

GAMES = {"azul": 336, "pavilion": 168}  # per table: 3,000 in all; `make test` plays 1,200, `make test-long` 150,000
SLICES = 4  # so that several processes share a table's games


@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_engine_and_naive_twin_agree(table: Table, part: int, scaled: Callable[[int], int]) -> None:
    """Legal moves, whole position and winners are equal at every step of random games."""
    assert play_chunk(table, 10_000 * part, scaled(GAMES[table.game] // SLICES)) > 0
