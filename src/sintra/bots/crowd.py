"""The search for three and four seats: Monte-Carlo tree search in which every seat maximizes its own share of the victory.

With more than two seats there is no single best reply: max^n assumes one, trusts its prediction of the others too much and
loses to this by far (docs/bots.md has the matches). It still values *every* move for the levels.
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

NODES_PER_SIMULATION = 50  # roughly the positions that one simulation visits
SEED = 1
TWO = 2


class CrowdSearcher:
    """Chooses by simulation; delegates the values of all moves to another searcher."""

    def __init__(self, game: AnyGame, valuer: Searcher) -> None:
        self._tree = Mcts(game, SEED, Settings("search", {}), NODES_PER_SIMULATION)
        self._valuer = valuer

    def choice(self, state: Any, clock: Clock) -> Choice:
        """Simulate until the limit is reached, and choose."""
        return self._tree.choice(state, clock)

    def move_values(self, state: Any, clock: Clock, max_depth: int) -> dict[int, float]:
        """Value every legal move for the seat that acts."""
        return self._valuer.move_values(state, clock, max_depth)


def for_seats(game: AnyGame, valuer: Searcher, evaluation: str | None) -> Searcher:
    """Return the searcher for the number of seats; if an evaluation is named, the one that uses it."""
    return valuer if game.players == TWO or evaluation else CrowdSearcher(game, valuer)
