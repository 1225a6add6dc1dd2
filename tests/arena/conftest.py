"""Puts the misfits among the bots while a test of the arena runs, and only then."""

from __future__ import annotations

import pytest

from sintra.bots import BOTS
from tests.arena.misfits import MISFITS


@pytest.fixture(autouse=True)
def misfits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the misfits play."""
    for name, bot in MISFITS.items():
        monkeypatch.setitem(BOTS, name, bot)
