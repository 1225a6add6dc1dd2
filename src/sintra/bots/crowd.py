"""The search for three and four seats: simulations to the end of the game, every seat after its own share of the victory.

With so many seats nobody can be held to one best answer: max^n, which tries, takes its own forecast of the others too seriously
and loses to this by far (docs/bots.md has the matches). It is still what values *every* move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sintra.bots.mcts import Mcts
from sintra.bots.settings import Settings

if TYPE_CHECKING:
    from sintra.bots.bot import Choice
    from sintra.bots.clock import Clock
    from sintra.bots.mind import Searcher
    from sintra.games import AnyGame

NODES_PER_SIMULATION = 50  # a simulation looks at about so many positions
SEED = 1
TWO = 2


class CrowdSearcher:
    """Chooses by simulation; values every move as the searcher does that it is given."""

    def __init__(self, game: AnyGame, valuer: Searcher) -> None:
        self._tree = Mcts(game, SEED, Settings("search", {}), NODES_PER_SIMULATION)
        self._valuer = valuer

    def choice(self, state: Any, clock: Clock) -> Choice:
        """Simulate until the clock is out, and choose."""
        return self._tree.choice(state, clock)

    def move_values(self, state: Any, clock: Clock, deepest: int) -> dict[int, float]:
        """Value every legal move for the seat that acts."""
        return self._valuer.move_values(state, clock, deepest)


def for_seats(game: AnyGame, valuer: Searcher, evaluation: str | None) -> Searcher:
    """Give the searcher that suits the number of seats; with an evaluation by name, the one that uses it."""
    return valuer if game.players == TWO or evaluation else CrowdSearcher(game, valuer)
