"""How the simple bots weigh moves: by what can be seen at a glance, in points or in tiles.

The numbers are rules of thumb. They were chosen by hand, so that the greedy bot beats the naive one clearly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.bots.azul import glance as azul
from sintra.bots.pavilion import glance as pavilion
from sintra.games import AnyGame

if TYPE_CHECKING:
    from numpy.typing import NDArray

WORTH, TILES = "worth", "tiles"  # what moves are weighed in: points, or tiles, as beginners do
WEIGHTS: Mapping[str, Mapping[str, Mapping[int, float]]] = {
    "azul": {
        WORTH: {azul.POINTS: 1.0, azul.COST: -1.0, azul.DROPPED: -0.25, azul.PLACED: 0.15, azul.PROMISE: 0.4},
        TILES: {azul.PLACED: 1.0, azul.DROPPED: -1.0},
    },
    "pavilion": {
        WORTH: {
            pavilion.POINTS: 1.0,
            pavilion.COST: -1.0,
            pavilion.DROPPED: -0.25,
            pavilion.TAKEN: 2.5,  # tiles are what points are made of
            pavilion.PAID: -0.6,
            pavilion.JOKERS: 1.5,
            pavilion.SERVICE: 0.3,
            pavilion.STONE: 4.0,
            pavilion.PASSES: -100.0,
        },
        TILES: {pavilion.TAKEN: 1.0, pavilion.DROPPED: -1.0, pavilion.JOKERS: 0.1, pavilion.PASSES: -100.0},
    },
}
LOOKS: Mapping[str, tuple[Callable[..., int], int]] = {
    "azul": (azul.glance_first, azul.WIDTH),
    "pavilion": (pavilion.glance_first, pavilion.WIDTH),
}


class Glance:
    """Weighs the legal actions of positions of one game."""

    def __init__(self, game: AnyGame, unit: str) -> None:
        self._look, width = LOOKS[game.name]
        self._actions: NDArray[np.int32] = np.zeros(game.max_legal, np.int32)
        self._seen: NDArray[np.float64] = np.zeros((game.max_legal, width))
        self._weights: NDArray[np.float64] = np.zeros(width)
        for column, weight in WEIGHTS[game.name][unit].items():
            self._weights[column] = weight

    def values(self, state: Any) -> dict[int, float]:
        """Weigh every legal action."""
        count = self._look(state.array, self._actions, self._seen)
        values: list[float] = (self._seen[:count] @ self._weights).round(9).tolist()  # equal is equal, however it was added up
        return dict(zip(self._actions[:count].tolist(), values, strict=True))
