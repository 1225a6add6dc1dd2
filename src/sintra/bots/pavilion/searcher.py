"""The searcher of Summer Pavilion: drafts by search, placements by plan.

Nothing is remembered from one call to the next, so equal positions and limits of nodes give equal choices.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sintra._random import generator
from sintra.bots.bot import Choice
from sintra.bots.clock import Clock
from sintra.bots.pavilion import drafting, placing, planner
from sintra.bots.pavilion.features import FEATURES, features_first
from sintra.bots.pavilion.planner import MOST_WIDTH, Desk
from sintra.bots.pavilion.weights import Weights
from sintra.pavilion import kernel
from sintra.pavilion.actions import MAX_LEGAL, legal_actions_first
from sintra.pavilion.state import State

__all__ = ["FEATURES", "Searcher", "features_first"]

FIRST_WIDTH = 2  # of the beam of plans while placing
DRAFT_WIDTH = 2  # and while drafting


class Searcher:
    """Thinks about positions of one number of seats and one side of the board."""

    def __init__(self, players: int, weights: Weights, draft_width: int = DRAFT_WIDTH, most_width: int = MOST_WIDTH) -> None:
        self._players = players
        self._weights = weights
        self._memory = drafting.memory()
        self._desks = [planner.desk(tables, np.zeros(3, np.int64)) for tables in weights.tables]
        self._draft_width, self._most_width = draft_width, most_width

    def think(self, state: State, clock: Clock) -> Choice:
        """Choose an action; the clock is running."""
        desk = self._desks[state.round - 1]._replace(control=clock.control)
        legal = np.empty(MAX_LEGAL, np.int32)
        legal = legal[: legal_actions_first(state.array, legal)]
        if len(legal) == 1:
            return Choice(int(legal[0]), (int(legal[0]),), self._values(state), clock.nodes)
        if state.record.phase == kernel.DRAFT:
            return self._draft(state, desk, clock)
        if state.record.phase == kernel.DISCARD:
            action = int(placing.discard_first(state.array, desk.tables))
            return Choice(action, (action,), self._values(state), clock.nodes)
        worth = np.zeros(len(legal))
        placing.rank_first(state.array, desk, FIRST_WIDTH, self._most_width, legal, worth)
        return Choice(int(legal[0]), (int(legal[0]),), self._values(state), clock.nodes)

    def _draft(self, state: State, desk: Desk, clock: Clock) -> Choice:
        action, _depth = drafting.search_first(state.array, desk, self._memory, generator(1), self._draft_width)
        return Choice(int(action), (int(action),), self._values(state), clock.nodes)

    def _values(self, state: State) -> tuple[float, ...]:
        """Say what share of the victory each seat may expect."""
        return self.shares(state.scores, state.round)

    def shares(self, worth: Sequence[float], number: int) -> tuple[float, ...]:
        """Turn what a round is worth to each seat into expected shares of the victory."""
        powers = np.exp((np.array(worth) - max(worth)) / self._weights.scale[number - 1])
        return tuple(float(power) for power in powers / powers.sum())


