"""The bot that searches: to the end of the round, with fitted weights for what comes after.

With three and four seats it simulates instead (see `crowd`).
"""

from __future__ import annotations

from typing import Any, Protocol

from sintra.bots import weights
from sintra.bots.azul.search.searcher import Searcher as AzulSearcher
from sintra.bots.bot import Choice, Limit, require_choice
from sintra.bots.clock import Clock
from sintra.bots.crowd import CrowdSearcher
from sintra.bots.pavilion.search.searcher import Searcher as PavilionSearcher
from sintra.bots.settings import Settings
from sintra.games import AnyGame

TWO = 2
USUAL_LIMIT = Limit(seconds=0.5)


class Searcher(Protocol):
    """Thinks about one game."""

    def choice(self, state: Any, clock: Clock) -> Choice:
        """Think until the clock is out, and choose."""
        ...

    def move_values(self, state: Any, clock: Clock, deepest: int) -> dict[int, float]:
        """Value every legal move for the seat that acts."""
        ...


def searcher(game: AnyGame, evaluation: str | None = None) -> Searcher:
    """Make the searcher of a game. With three and four seats it simulates, unless an evaluation is asked for by name."""
    loaded = weights.load(game, evaluation or weights.FITTED)
    within_round = PavilionSearcher.of(game, loaded) if game.name == "pavilion" else AzulSearcher(loaded)
    return within_round if game.players == TWO or evaluation else CrowdSearcher(game, within_round)


class Search:
    """Searches the rest of the round; settings: nodes, seconds, evaluation."""

    def __init__(self, game: AnyGame, _seed: int, settings: Settings) -> None:
        self._game = game
        self._limit = settings.limit(USUAL_LIMIT)
        self._searcher = searcher(game, settings.text("evaluation"))
        self._clock = Clock()

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Choose the move that the search likes best."""
        require_choice(self._game, state)
        with self._clock.running(limit or self._limit):
            return self._searcher.choice(state, self._clock)

    def stop(self) -> None:
        """Answer at once."""
        self._clock.stop()
