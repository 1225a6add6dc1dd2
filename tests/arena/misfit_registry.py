"""Importing this registers the misfits: for worker processes, which have no fixtures."""

from __future__ import annotations

from sintra.bots import BOTS
from tests.arena.misfits import MISFITS

BOTS.update(MISFITS)
