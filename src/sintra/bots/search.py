"""The search bot: it searches to the end of the round, and evaluates the leaves with fitted weights.

With the setting `deals` it looks into the next round, too (see `lookahead`); `appraise` tells what moves are worth that way.
With three and four seats it runs MCTS instead (see `crowd`), and so it does in a game without a searcher in its `Mind`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sintra.bots.bot import Candidate, Choice, Limit, require_choice
from sintra.bots.clock import Clock
from sintra.bots.crowd import NODES_PER_SIMULATION, SEED
from sintra.bots.lookahead import Lookahead
from sintra.bots.mcts import Mcts
from sintra.bots.mind import Ranker, Searcher, mind_of
from sintra.bots.settings import Settings
from sintra.errors import OptionError
from sintra.games import AnyGame

DEFAULT_LIMIT = Limit(seconds=0.5)
DEFAULT_DEALS = 32


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


def appraise(  # noqa: PLR0913 - the deals and their seed have defaults
    game: AnyGame, state: Any, limit: Limit, actions: Iterable[int] = (), *, deals: int = DEFAULT_DEALS, seed: int = 0
) -> tuple[Candidate, ...]:
    """Value moves across the deal, best first: the given ones, or those that the search finds nearly equal."""
    require_choice(game, state)
    with Clock().running(limit) as clock:
        return lookahead(game, deals, seed).appraise(state, clock, actions)


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
