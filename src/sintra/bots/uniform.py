"""The bot that plays uniformly random legal moves."""

from __future__ import annotations

import random
from typing import Any

from sintra.bots.bot import Choice, Limit, require_choice
from sintra.bots.settings import Settings
from sintra.games import AnyGame


class Uniform:
    """Plays uniformly at random."""

    def __init__(self, game: AnyGame, seed: int, _settings: Settings) -> None:
        self._game = game
        self._random = random.Random(seed)  # noqa: S311 - not for secrets

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:  # noqa: ARG002 - nothing to limit
        """Choose a random legal action."""
        return Choice(self._random.choice(require_choice(self._game, state)), nodes=1)

    def stop(self) -> None:
        """Do nothing: it answers at once."""
