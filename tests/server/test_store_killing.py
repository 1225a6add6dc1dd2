"""Acknowledged means on disk, also when the server is killed in the midst of it."""

from __future__ import annotations

import random
from pathlib import Path

from tests.server.killing import kill_once

TIMES = 5


def test_nothing_acknowledged_is_lost_by_a_kill(tmp_path: Path) -> None:
    """Five servers in a row are killed at random moments: every event that they acknowledged is there, once, in its place."""
    luck = random.Random(6)
    saved = [kill_once(tmp_path / "sintra.db", luck) for _ in range(TIMES)]
    assert min(saved) > 0
