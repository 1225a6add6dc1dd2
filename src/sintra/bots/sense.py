"""Which moves are sensible: a blunder filter for the levels that err.

It is about manners more than about strength: people do not like to see an opponent throw tiles away. A game defines it in its
`Mind`; by default every legal move is sensible.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sintra.bots.glance import MoveFeatures
from sintra.bots.mind import mind_of
from sintra.games import AnyGame


class Sense:
    """Filters the moves of a game."""

    def __init__(self, game: AnyGame) -> None:
        mind = mind_of(game)
        self._sensible = mind.sensible
        self._features = MoveFeatures(game, mind.look) if mind.look and mind.sensible else None

    def sensible(self, state: Any, values: Mapping[int, float]) -> list[int]:
        """Return the sensible actions among those with a value, in rising order; at least one."""
        if self._features is None or self._sensible is None:
            return sorted(values)
        seen = {action: row for action, row in zip(*self._features.compute(state), strict=True) if action in values}
        return self._sensible(seen, max(values, key=lambda action: values[action]))
