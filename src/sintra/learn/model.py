"""What fitting needs to know about a game: how to turn positions into numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from sintra.errors import OptionError
from sintra.games import part

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from sintra.bots.weights import Weights
    from sintra.games import AnyGame

    Array = NDArray[np.float64]
    Numbers = NDArray[np.int64]


class Model(Protocol):
    """The evaluation of a game, seen from outside; positions come as structured arrays."""

    round_end_features: tuple[str, ...]
    rounds: int  # rows of the table of round ends
    unfinished_features: tuple[str, ...]
    stages: int  # rows of the table of unfinished business; 0: there is no such table
    compares_seats: bool  # whether differences between seats are fitted, or the scores of each for itself
    trust: float  # the part of a target that is the real result of the game

    def round_ends(self, positions: Any, players: int) -> tuple[Array, Numbers]:
        """Give the features, [positions, seats, features], and the row of each position between two rounds."""
        ...

    def utilities(self, positions: Any, players: int, weights: Weights) -> Array:
        """Give the utilities, [positions, seats]."""
        ...

    def unfinished(self, positions: Any, players: int) -> tuple[Array, Numbers]:
        """Give the features, [positions, seats, features], and the stage of each position within a round."""
        ...


def model_of(game: AnyGame) -> Model:
    """Give the model that a game brings, its part "recipe"."""
    make: Callable[[], Model] | None = part(game.name, "recipe")
    if make is None:
        raise OptionError(f"{game.name} brings no evaluation that could be fitted")
    return make()
