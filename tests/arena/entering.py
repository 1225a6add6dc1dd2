"""Importing this puts the misfits among the bots: for processes of their own, which have no fixtures."""

from __future__ import annotations

from sintra.bots import BOTS
from tests.arena.misfits import MISFITS

BOTS.update(MISFITS)
