"""How the simple bots weigh moves: by what can be seen at a glance, in points or in tiles.

A game may bring a compiled look with weights of its own (`mind.Look`). For any other, what its previews say is weighed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.bots.mind import TILES, WORTH, Look, mind_of
from sintra.games import AnyGame

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra.game import Preview

# What is weighed of a Preview, for a game that brings no look
PREVIEW_WEIGHTS: dict[str, Callable[[Preview], float]] = {
    WORTH: lambda found: found.points - found.cost,
    TILES: lambda found: found.taken + found.bonus - found.dropped,
}


class Eye:
    """Looks at positions of one game with the look that it brings."""

    def __init__(self, game: AnyGame, look: Look) -> None:
        self._glance = look.glance
        self._actions: NDArray[np.int32] = np.zeros(game.max_legal, np.int32)
        self._seen: NDArray[np.float64] = np.zeros((game.max_legal, look.width))

    def see(self, state: Any) -> tuple[list[int], NDArray[np.float64]]:
        """Give the legal actions, and a row of numbers for each; the rows are written again by the next call."""
        count = self._glance(state.array, self._actions, self._seen)
        return self._actions[:count].tolist(), self._seen[:count]


class Glance:
    """Weighs the legal actions of positions of one game."""

    def __init__(self, game: AnyGame, unit: str) -> None:
        self._game, self._unit = game, unit
        look = mind_of(game).look
        self._eye = Eye(game, look) if look else None
        self._weights: NDArray[np.float64] = np.zeros(look.width if look else 0)
        for column, weight in look.weights[unit].items() if look else ():
            self._weights[column] = weight

    def values(self, state: Any) -> dict[int, float]:
        """Weigh every legal action."""
        if self._eye is None:
            weigh = PREVIEW_WEIGHTS[self._unit]
            return {self._game.action(move): float(weigh(found)) for move, found in self._game.previews(state)}
        actions, seen = self._eye.see(state)
        values: list[float] = (seen @ self._weights).round(9).tolist()  # equal is equal, however it was added up
        return dict(zip(actions, values, strict=True))
