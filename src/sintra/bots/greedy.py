"""The greedy bot: it takes the best move by a one-ply heuristic and looks no further."""

from __future__ import annotations

import random
from typing import Any

from sintra.bots.bot import Choice, Limit, require_choice
from sintra.bots.glance import Glance
from sintra.bots.mind import WORTH
from sintra.bots.settings import Settings
from sintra.games import AnyGame


class Greedy:
    """Plays the move with the highest immediate value; ties are broken at random."""

    unit = WORTH

    def __init__(self, game: AnyGame, seed: int, _settings: Settings) -> None:
        self._game = game
        self._glance = Glance(game, self.unit)
        self._random = random.Random(seed)  # noqa: S311 - not for secrets

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:  # noqa: ARG002 - nothing to limit
        """Choose a legal action with the highest value."""
        require_choice(self._game, state)
        values = self._glance.values(state)
        most = max(values.values())
        return Choice(self._random.choice([action for action, value in values.items() if value == most]), nodes=len(values))

    def stop(self) -> None:
        """Do nothing: it answers at once."""
