"""The searcher of Summer Pavilion: drafts by alpha-beta, placements by beam search.

It is stateless between calls, so equal positions and node limits give equal choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from sintra._random import generator
from sintra.bots.bot import Choice
from sintra.bots.pavilion.evaluation.features import FEATURES, features_first
from sintra.bots.pavilion.evaluation.tables import STONE, PackedWeights, pack
from sintra.bots.pavilion.search import draft_values, drafts, placements, planner
from sintra.bots.pavilion.search.planner import MAX_WIDTH, Workspace
from sintra.pavilion import kernel
from sintra.pavilion.actions import MAX_LEGAL, legal_actions_first, pass_action

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra.bots.clock import Clock
    from sintra.bots.weights import Weights
    from sintra.games import AnyGame
    from sintra.pavilion.state import State

__all__ = ["FEATURES", "PavilionSearcher", "features_first"]

FIRST_WIDTH = 2  # of the beam while placing
# Beam widths while drafting, by round: on fuller boards a narrow beam misses more
DRAFT_WIDTHS = (2, 2, 4, 8, 8, 16)
SEED = 1  # of the random playouts of drafts


class PavilionSearcher:
    """Searches positions for one number of seats and one side of the board."""

    def __init__(self, players: int, packed: PackedWeights, draft_widths: Sequence[int] = DRAFT_WIDTHS) -> None:
        self._players = players
        self._weights = packed
        self._memory = drafts.memory()
        self._desk = planner.workspace(packed.tables[0], np.zeros(3, np.int64))
        self._draft_widths = draft_widths

    @classmethod
    def of(cls, game: AnyGame, weights: Weights) -> PavilionSearcher:
        """Make the searcher of a game."""
        return cls(game.players, pack(weights, int(game.options["side"] == "grey")))

    def choice(self, state: State, clock: Clock) -> Choice:
        """Choose an action within the limit of the running clock."""
        workspace = self._workspace(state, clock)
        phase = state.record.phase
        if phase == kernel.DRAFT:
            width = self._draft_widths[state.round - 1]
            self._memory.shares[0] = 0.0  # a search that is aborted at once leaves them unchanged
            action = int(drafts.search_first(state.array, workspace, self._memory, generator(SEED), width)[0])
            shares = self._shares(self._memory.shares[0, : self._players].tolist(), state.round)
            return Choice(action, (action,), shares, clock.nodes)
        is_discard = phase == kernel.DISCARD
        action = int(placements.discard_first(state.array, workspace.tables)) if is_discard else self._place(state, workspace)
        return self._planned(state, clock, action)

    def ranked(self, state: State, clock: Clock, gap: float) -> tuple[Choice, dict[int, float]]:
        """Search for the choice and for the values of all moves that are less than `gap` below the best, best first.

        While drafting, these are two searches with half the nodes each: the one that finds the best draft values no others.
        """
        if state.record.phase == kernel.DRAFT:
            with clock.part((clock.max_nodes - clock.nodes) // 2) as half:
                chosen = self.choice(state, half)
            values = self.move_values(state, clock, drafts.MAX_DRAFTS)
        else:
            values = self.move_values(state, clock, MAX_WIDTH)
            chosen = self._planned(state, clock, max(values, key=lambda action: values[action]))
        least = max(values.values()) - gap
        near = {action: value for action, value in values.items() if value > least or action == chosen.action}
        return replace(chosen, nodes=clock.nodes), dict(sorted(near.items(), key=lambda item: -item[1]))

    def _workspace(self, state: State, clock: Clock) -> Workspace:
        return self._desk._replace(tables=self._weights.tables[state.round - 1], control=clock.control)

    def _planned(self, state: State, clock: Clock, action: int) -> Choice:
        """Return an action after the drafts, with the value of the plan for each seat."""
        worth = np.zeros(self._players)
        placements.worth_first(state.array, self._workspace(state, clock), FIRST_WIDTH, worth)
        return Choice(action, (action,), self._shares(worth.tolist(), state.round), clock.nodes)

    def move_values(self, state: State, clock: Clock, max_depth: int) -> dict[int, float]:
        """Value every legal move for the seat that acts, up to a depth; while discarding, only the best one."""
        workspace = self._workspace(state, clock)
        phase, seat = state.record.phase, int(state.record.turn)
        legal: NDArray[np.int32] = np.empty(MAX_LEGAL, np.int32)
        legal = legal[: legal_actions_first(state.array, legal)]
        if phase == kernel.DISCARD:
            # a kept tile is no worse than none
            may_stop = int(legal[-1]) == pass_action(self._players, int(state.record.grey)) + 1
            return {int(legal[-1]) if may_stop else int(placements.discard_first(state.array, workspace.tables)): 1.0}
        worth = np.zeros((len(legal), self._players))
        if phase == kernel.DRAFT:
            width = self._draft_widths[state.round - 1]
            draft_values.value_drafts_first(
                state.array, workspace, self._memory, generator(SEED), width, max_depth, legal, worth
            )
        else:
            placements.worth_first(state.array, workspace, FIRST_WIDTH, worth[0])
            worth[:] = worth[0]
            own = np.zeros(len(legal))
            widest = min(MAX_WIDTH, FIRST_WIDTH * placements.WIDER ** (max_depth - 1))
            placements.rank_first(state.array, workspace, FIRST_WIDTH, widest, legal, own)
            worth[:, seat] = own + int(state.record.score[seat]) + (state.record.start == seat) * workspace.tables.hand[STONE]
        return {int(action): self._shares(row, state.round)[seat] for action, row in zip(legal, worth.tolist(), strict=True)}

    def _place(self, state: State, workspace: Workspace) -> int:
        legal: NDArray[np.int32] = np.empty(MAX_LEGAL, np.int32)
        legal = legal[: legal_actions_first(state.array, legal)]
        if len(legal) > 1:
            placements.rank_first(state.array, workspace, FIRST_WIDTH, MAX_WIDTH, legal, np.zeros(len(legal)))
        return int(legal[0])

    def _shares(self, worth: Sequence[float], number: int) -> tuple[float, ...]:
        """Turn the values of a round into expected shares of the victory by a softmax."""
        powers = np.exp((np.array(worth) - max(worth)) / self._weights.scale[number - 1])
        shares: list[float] = (powers / powers.sum()).tolist()
        return tuple(shares)
