"""Exact values of positions of Azul, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra.bots import weights
from sintra.bots.azul.evaluation import evaluator
from sintra.bots.azul.search.searcher import AzulSearcher
from sintra.bots.mind import Valuation

if TYPE_CHECKING:
    from sintra.azul.state import State
    from sintra.bots.clock import Clock
    from sintra.games import AnyGame


class AzulValuer:
    """Asks the search of Azul for points instead of shares; on the grey wall all columns are tried."""

    def __init__(self, game: AnyGame) -> None:
        self._searcher = AzulSearcher(weights.load(game), evaluator.POINTS)

    def think(self, state: State, clock: Clock, *, every: bool) -> Valuation:
        """Search by iterative deepening until the round is solved."""
        found = self._searcher.think(state, clock, every=every)
        moves = range(int(found.count))
        values = {int(found.moves[number]): tuple(map(float, found.values[number, : state.players])) for number in moves}
        line = tuple(int(move) for move in found.line[: int(found.line_length)])
        return Valuation(values, line, bool(found.is_solved) and not clock.is_expired)

    def is_last_round(self, state: State) -> bool:
        """Return whether the limit of rounds is reached."""
        return state.round == state.options.max_rounds
