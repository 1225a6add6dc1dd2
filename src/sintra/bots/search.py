"""The search bot: it searches to the end of the round, and evaluates the leaves with fitted weights.

With three and four seats it runs MCTS instead (see `crowd`), and so it does in a game without a searcher in its `Mind`.
"""

from __future__ import annotations

from typing import Any

from sintra.bots.bot import Choice, Limit, require_choice
from sintra.bots.clock import Clock
from sintra.bots.crowd import NODES_PER_SIMULATION, SEED
from sintra.bots.lookahead import Lookahead
from sintra.bots.mcts import Mcts
from sintra.bots.mind import Ranker, Searcher, mind_of
from sintra.bots.settings import Settings
from sintra.errors import OptionError
from sintra.games import AnyGame

DEFAULT_LIMIT = Limit(seconds=0.5)


def searcher(game: AnyGame, evaluation: str | None = None) -> Searcher:
    """Make the searcher that a game brings, with MCTS as the fallback."""
    make = mind_of(game).searcher
    if make:
        return make(game, evaluation)
    if evaluation:
        raise OptionError(f"evaluation {evaluation!r} does not exist: {game.name} brings no search of its own")
    return Mcts(game, SEED, Settings("search", {}), NODES_PER_SIMULATION)


def lookahead(game: AnyGame, deals: int, seed: int, evaluation: str | None = None) -> Lookahead:
    """Make a searcher that looks across the deal; reject a game or a number of seats for which there is none."""
    ranker = searcher(game, evaluation)
    if not isinstance(ranker, Ranker):
        raise OptionError(f"deals={deals}, expected 0: {game.name} with {game.players} seats is not searched across the deal")
    return Lookahead(game, ranker, mind_of(game).effort, deals, seed)


class Search:
    """Searches the rest of the round, or beyond it; settings: nodes, seconds, evaluation, deals."""

    def __init__(self, game: AnyGame, seed: int, settings: Settings) -> None:
        self._game = game
        self._limit = settings.limit(DEFAULT_LIMIT)
        evaluation, deals = settings.text("evaluation"), settings.integer("deals", 0, 0)
        self._searcher: Searcher = lookahead(game, deals, seed, evaluation) if deals else searcher(game, evaluation)
        self._clock = Clock()

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Choose the best move of the search."""
        require_choice(self._game, state)
        with self._clock.running(limit or self._limit):
            return self._searcher.choice(state, self._clock)

    def stop(self) -> None:
        """Make `choose` return at once."""
        self._clock.stop()
