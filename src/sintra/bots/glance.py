"""One-ply heuristics for the simple bots: a weighted sum of features of each move, in points or in tiles.

A game may bring compiled features and weights (`mind.Look`). The fallback weighs the previews of its moves.
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

# The fallback for a game that brings no look
PREVIEW_WEIGHTS: dict[str, Callable[[Preview], float]] = {
    WORTH: lambda found: found.points - found.cost,
    TILES: lambda found: found.taken + found.bonus - found.dropped,
}


class MoveFeatures:
    """Computes the features of all legal moves by the look that a game brings."""

    def __init__(self, game: AnyGame, look: Look) -> None:
        self._glance = look.glance
        self._actions: NDArray[np.int32] = np.zeros(game.max_legal, np.int32)
        self._rows: NDArray[np.float64] = np.zeros((game.max_legal, look.width))

    def compute(self, state: Any) -> tuple[list[int], NDArray[np.float64]]:
        """Return the legal actions and a row of features for each; the next call overwrites the rows."""
        count = self._glance(state.array, self._actions, self._rows)
        return self._actions[:count].tolist(), self._rows[:count]


class Glance:
    """Weighs the legal actions of positions of one game."""

    def __init__(self, game: AnyGame, unit: str) -> None:
        self._game, self._unit = game, unit
        look = mind_of(game).look
        self._features = MoveFeatures(game, look) if look else None
        self._weights: NDArray[np.float64] = np.zeros(look.width if look else 0)
        for column, weight in look.weights[unit].items() if look else ():
            self._weights[column] = weight

    def values(self, state: Any) -> dict[int, float]:
        """Score every legal action."""
        if self._features is None:
            weigh = PREVIEW_WEIGHTS[self._unit]
            return {self._game.action(move): float(weigh(found)) for move, found in self._game.previews(state)}
        actions, seen = self._features.compute(state)
        values: list[float] = (seen @ self._weights).round(9).tolist()  # rounding errors must not break ties
        return dict(zip(actions, values, strict=True))
