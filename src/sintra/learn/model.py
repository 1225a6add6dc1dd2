"""What fitting needs from a game: how to turn positions into features."""

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
    """The interface of a game's evaluation for fitting; positions are structured arrays."""

    round_end_features: tuple[str, ...]
    rounds: int  # rows of the table of round ends
    unfinished_features: tuple[str, ...]
    stages: int  # rows of the table of unfinished business; 0: no such table
    compares_seats: bool  # whether to fit differences between seats, or the score of each seat by itself
    trust: float  # the weight of the actual result in a target

    def round_ends(self, positions: Any, players: int) -> tuple[Array, Numbers]:
        """Return the features, [positions, seats, features], and the row of each position between two rounds."""
        ...

    def utilities(self, positions: Any, players: int, weights: Weights) -> Array:
        """Return the utilities, [positions, seats]."""
        ...

    def unfinished(self, positions: Any, players: int) -> tuple[Array, Numbers]:
        """Return the features, [positions, seats, features], and the stage of each position within a round."""
        ...


def model_of(game: AnyGame) -> Model:
    """Return the model that a game brings as its part "recipe"."""
    make: Callable[[], Model] | None = part(game.name, "recipe")
    if make is None:
        raise OptionError(f"{game.name} brings no evaluation to fit")
    return make()
