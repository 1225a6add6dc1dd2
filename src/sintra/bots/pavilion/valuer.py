"""Exact values of positions of Summer Pavilion, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra.bots.mind import Valuation
from sintra.bots.pavilion.search.exact import ExactSolver
from sintra.bots.solver import margins
from sintra.pavilion.kernel import ROUNDS

if TYPE_CHECKING:
    from sintra.bots.clock import Clock
    from sintra.games import AnyGame
    from sintra.pavilion.state import State


class PavilionValuer:
    """Asks the expectimax solver of Summer Pavilion, which is exact or has no result."""

    def __init__(self, _game: AnyGame) -> None:
        self._solver = ExactSolver()

    def think(self, state: State, clock: Clock, *, every: bool) -> Valuation:  # noqa: ARG002 - it always values all actions
        """Solve the round by expectimax, or report that the limit was reached."""
        points = self._solver.solve(state, clock)
        if points is None:
            return Valuation({}, (), is_exact=False)
        values = {action: margins(expected) for action, expected in points.items()}
        seat = int(state.turn or 0)
        best = max(values, key=lambda action: values[action][seat])
        return Valuation(values, (best,), is_exact=True)

    def is_last_round(self, state: State) -> bool:
        """Return whether it is the sixth round."""
        return state.round == ROUNDS
