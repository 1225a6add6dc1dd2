"""Feature weights turned into lookup tables: the value of each state of each part of a board after each round.

The unit is a point: every row is divided by its weight of the score. The last row is not fitted but follows from the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra.bots.pavilion.evaluation.features import (
    BASIS,
    FEATURES,
    FULL_NUMBERS,
    FULL_STARS,
    KEPT,
    KEPT_JOKERS,
    NUM_FEATURES,
    SCORE,
    START,
)
from sintra.bots.pavilion.evaluation.features import (
    KEPT_FITTING as KEPT_FITTING_FEATURE,
)
from sintra.bots.weights import Weights
from sintra.pavilion.kernel import ROUNDS

KEPT_TILE, KEPT_JOKER, KEPT_FITTING, STONE, TILE_PROMISE, JOKER_PROMISE = range(6)  # the worth of tiles and stone
PROMISES = ((2.0, 1.0), (1.5, 1.0))  # by side: the estimated value of a tile still in the hand, and the premium of a joker
FITTED = ROUNDS - 1  # rows that are fitted: after rounds 1 to 5


class Tables(NamedTuple):
    """What compiled code reads after one round; a `PackedWeights` has one of these for each."""

    stars: NDArray[np.float64]  # [star, kind, covered spaces]
    numbers: NDArray[np.float64]  # [number - 1, missing spaces]
    places: NDArray[np.float64]  # [pillar, statue or window, missing spaces]
    hand: NDArray[np.float64]  # [what is counted]: see the names below


class PackedWeights(NamedTuple):
    """Packed weights: the tables and the softmax scale after each round."""

    tables: tuple[Tables, ...]
    scale: tuple[float, ...]  # a lead of this many points wins e times as often as it loses


def pack(weights: Weights, grey: int) -> PackedWeights:
    """Turn a file of weights into tables."""
    return pack_rows(weights.table("round_end", FEATURES, FITTED), weights.scale("round_end", ROUNDS), grey)


def pack_rows(rows: NDArray[np.float64], scale: Sequence[float] | NDArray[np.float64], grey: int) -> PackedWeights:
    """Turn rows of weights, one for each of the first five rounds, into tables."""
    matrix = np.array([*(np.array(row) / row[SCORE] for row in rows), _last_row()])
    return PackedWeights(tuple(_tables(row, grey) for row in matrix), tuple(float(number) for number in scale))


def _last_row() -> NDArray[np.float64]:
    """Return the weights after the last round: full stars and numbers count, kept tiles cost a point (P11)."""
    row = np.zeros(NUM_FEATURES)
    row[[SCORE, FULL_STARS, FULL_NUMBERS]] = 1
    row[KEPT] = -1
    return row


def _tables(row: NDArray[np.float64], grey: int) -> Tables:
    return Tables(
        stars=np.ascontiguousarray(BASIS.stars[grey] @ row),
        numbers=np.ascontiguousarray(BASIS.numbers @ row),
        places=np.ascontiguousarray(BASIS.places @ row),
        hand=np.array([*row[[KEPT, KEPT_JOKERS, KEPT_FITTING_FEATURE, START]], *PROMISES[grey]]),
    )
