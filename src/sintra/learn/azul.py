"""Azul positions as feature vectors for fitting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.bots.azul.evaluation import evaluator, features, memory, unfinished
from sintra.bots.azul.search.searcher import pack

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra.bots.weights import Weights

    Array = NDArray[np.float64]
    Numbers = NDArray[np.int64]


class AzulModel:
    """The evaluation of Azul."""

    round_end_features = features.ROUND_END
    rounds = evaluator.ROUNDS
    unfinished_features = unfinished.MID_ROUND
    stages = evaluator.STAGES
    compares_seats = True  # what one seat takes the others lack
    trust = 0.5

    def round_ends(self, positions: Any, players: int) -> tuple[Array, Numbers]:
        """Return the features and the row of each position between two rounds."""
        out = np.zeros((len(positions), players, len(self.round_end_features)))
        for number in range(len(positions)):
            for seat in range(players):
                features.round_end_first(positions[number : number + 1], seat, out[number, seat])
        return out, np.clip(positions["round_number"].astype(np.int64) - 1, 1, self.rounds) - 1

    def utilities(self, positions: Any, players: int, weights: Weights) -> Array:
        """Return the utilities."""
        packed, out, memories = pack(weights), np.zeros((len(positions), 12)), np.zeros(1, memory.DTYPE)
        for number in range(len(positions)):
            evaluator.utilities_first(positions[number : number + 1], packed, out[number], memories)
        return out[:, :players]

    def unfinished(self, positions: Any, players: int) -> tuple[Array, Numbers]:
        """Return the features and the stage of each position within a round."""
        out = np.zeros((len(positions), players, len(self.unfinished_features)))
        stages = np.zeros(len(positions), np.int64)
        for number in range(len(positions)):
            one = positions[number : number + 1]
            stages[number] = evaluator.stage_of_first(one)
            for seat in range(players):
                unfinished.mid_round_first(one, seat, out[number, seat])
        return out, stages
