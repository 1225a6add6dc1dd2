"""Killed under load, the whole server loses nothing that anybody was told."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.crashing import crash

TIMES = 5


def test_people_play_on_through_kills(database: Path) -> None:
    """Five servers are killed while people of both games play: all they were told is saved, and the records hold."""
    events, resumed, found = asyncio.run(crash(database, TIMES, tables=8, seed=6))
    assert events > 100
    assert resumed >= TIMES
    assert found["over"] + found["open"] >= 8
