"""Which moves are sensible: those that nobody would be sorry for at once.

Levels that err choose among these. It is about manners more than about strength: people do not like to see an opponent throw
tiles away. A game says what is sensible in its `Mind`; where it does not, every legal move is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sintra.bots.glance import Eye
from sintra.bots.mind import mind_of
from sintra.games import AnyGame


class Sense:
    """Knows the sensible moves of a game."""

    def __init__(self, game: AnyGame) -> None:
        mind = mind_of(game)
        self._sensible = mind.sensible
        self._eye = Eye(game, mind.look) if mind.look and mind.sensible else None

    def sensible(self, state: Any, values: Mapping[int, float]) -> list[int]:
        """Give the sensible ones of the legal actions that have a value, in rising order; at least one."""
        if self._eye is None or self._sensible is None:
            return sorted(values)
        seen = {action: row for action, row in zip(*self._eye.see(state), strict=True) if action in values}
        return self._sensible(seen, max(values, key=lambda action: values[action]))
