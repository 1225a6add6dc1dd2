"""The bot that takes what is best for itself now: it weighs what each move brings at a glance, and looks no further."""

from __future__ import annotations

import random
from typing import Any

from sintra.bots.bot import Choice, Limit, require_choice
from sintra.bots.glance import Glance
from sintra.bots.mind import WORTH
from sintra.bots.settings import Settings
from sintra.games import AnyGame


class Greedy:
    """Plays the move that brings most by itself; among equals any."""

    unit = WORTH

    def __init__(self, game: AnyGame, seed: int, _settings: Settings) -> None:
        self._game = game
        self._glance = Glance(game, self.unit)
        self._random = random.Random(seed)  # noqa: S311 - a bot's whim, not a secret

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:  # noqa: ARG002 - nothing to limit
        """Choose a legal action that weighs most."""
        require_choice(self._game, state)
        values = self._glance.values(state)
        most = max(values.values())
        return Choice(self._random.choice([action for action, value in values.items() if value == most]), nodes=len(values))

    def stop(self) -> None:
        """It never thinks long."""
