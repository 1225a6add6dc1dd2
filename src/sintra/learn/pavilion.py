"""Summer Pavilion positions as feature vectors for fitting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.bots.pavilion.evaluation.features import FEATURES, features_first
from sintra.bots.pavilion.evaluation.tables import FITTED

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra.bots.weights import Weights

    Array = NDArray[np.float64]
    Numbers = NDArray[np.int64]


class PavilionModel:
    """The evaluation of Summer Pavilion; within a round the planner needs no other."""

    round_end_features = FEATURES
    rounds = FITTED
    unfinished_features: tuple[str, ...] = ()
    stages = 0
    compares_seats = False  # seats interact little, so a score has less noise than a difference
    trust = 0.0

    def round_ends(self, positions: Any, players: int) -> tuple[Array, Numbers]:
        """Return the features and the row of each position between two rounds."""
        out = np.zeros((len(positions), players, len(FEATURES)))
        for number in range(len(positions)):
            for seat in range(players):
                features_first(positions[number : number + 1], seat, out[number, seat])
        return out, positions["round_number"].astype(np.int64) - 2

    def utilities(self, positions: Any, players: int, weights: Weights) -> Array:
        """Return the utilities of positions between two rounds."""
        features, rows = self.round_ends(positions, players)
        table = weights.table("round_end", FEATURES, FITTED)
        worth: Array = np.einsum("psf,pf->ps", features, table[rows])
        return worth

    def unfinished(self, positions: Any, players: int) -> tuple[Array, Numbers]:
        """Return empty arrays: there is no such table."""
        return np.zeros((len(positions), players, 0)), np.zeros(len(positions), np.int64)
