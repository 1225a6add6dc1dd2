"""Killed under load, the server loses nothing that it acknowledged or showed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.scale import IS_SHORT
from tests.server.crashing import crash

TIMES = 2 if IS_SHORT else 5


def test_people_play_on_through_kills(database: Path) -> None:
    """Servers are killed while people of both games play: all they were told is saved, and the records hold."""
    events, resumed, found = asyncio.run(crash(database, TIMES, tables=8, seed=6))
    assert events > 20 * TIMES
    assert resumed >= TIMES
    assert found["over"] + found["open"] >= 8
