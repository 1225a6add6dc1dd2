"""The bot that takes the move with the best preview: most points, least cost, nothing beyond the move itself."""

from __future__ import annotations

import random
from typing import Any

from sintra.bots.bot import Choice, Limit
from sintra.bots.settings import Settings
from sintra.game import Preview
from sintra.games import AnyGame


class Greedy:
    """Plays the move that brings most by itself; among equals any."""

    def __init__(self, game: AnyGame, seed: int, _settings: Settings) -> None:
        self._game = game
        self._random = random.Random(seed)  # noqa: S311 - a bot's whim, not a secret

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:  # noqa: ARG002 - nothing to limit
        """Choose a legal action with the best preview."""
        actions = self._game.legal_actions(state)
        values = [_value(self._game.preview(state, self._game.move(action))) for action in actions]
        best = [action for action, value in zip(actions, values, strict=True) if value == max(values)]
        return Choice(self._random.choice(best), nodes=len(actions))

    def stop(self) -> None:
        """It never thinks long."""


def _value(preview: Preview) -> float:
    """Weigh a preview: a bonus tile is worth about a point, a dropped tile a little more than it costs."""
    return preview.points - preview.cost + preview.bonus - preview.dropped / 4
