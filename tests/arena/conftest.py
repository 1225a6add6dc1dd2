"""Registers the misfits as bots during tests of the arena."""

from __future__ import annotations

import pytest

from sintra.bots import BOTS
from tests.arena.misfits import MISFITS


@pytest.fixture(autouse=True)
def misfits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the misfits."""
    for name, bot in MISFITS.items():
        monkeypatch.setitem(BOTS, name, bot)
