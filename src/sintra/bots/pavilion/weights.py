"""Weights of the features, turned into tables: what each state of each part of a board is worth after each round.

The unit is a point: every row is divided by the weight of its score. The last row is not fitted, it is the rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra.bots.pavilion.features import (
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
from sintra.bots.pavilion.features import (
    KEPT_FITTING as KEPT_FITTING_FEATURE,
)
from sintra.errors import OptionError
from sintra.pavilion.kernel import ROUNDS
from sintra.pavilion.options import SIDES

KEPT_TILE, KEPT_JOKER, KEPT_FITTING, STONE, TILE_PROMISE, JOKER_PROMISE = range(6)  # the worth of tiles and stone
PROMISES = ((2.0, 1.0), (1.5, 1.0))  # by side: what a tile still in the hand is likely to bring, and a joker more
FITTED = ROUNDS - 1  # rows that are fitted: after rounds 1 to 5


class Tables(NamedTuple):
    """What compiled code reads after one round; the arrays of `Weights` have one of these for each."""

    stars: NDArray[np.float64]  # [star, kind, covered spaces]
    numbers: NDArray[np.float64]  # [number - 1, missing spaces]
    places: NDArray[np.float64]  # [pillar, statue or window, missing spaces]
    hand: NDArray[np.float64]  # [what is counted]: see the names below


class Weights(NamedTuple):
    """Packed weights: the tables after each round, and how many points count as much as certainty."""

    tables: tuple[Tables, ...]
    scale: tuple[float, ...]  # after each round: a lead of this many points wins e times as often as it loses


def pack(rows: Sequence[Sequence[float]], scale: Sequence[float], grey: int) -> Weights:
    """Turn rows of weights, one for each of the first five rounds, into tables."""
    if len(rows) != FITTED or any(len(row) != NUM_FEATURES for row in rows):
        raise OptionError(f"{len(rows)} rows of weights, expected {FITTED} with {NUM_FEATURES} numbers each")
    matrix = np.array([*(np.array(row) / row[SCORE] for row in rows), _last_row()])
    return Weights(tuple(_tables(row, grey) for row in matrix), tuple(scale))


def read(document: Mapping[str, Any], grey: int) -> Weights:
    """Read a file of weights."""
    table: Mapping[str, Any] = document["tables"]["round_end"]
    names = list(table["features"])
    if sorted(names) != sorted(FEATURES):
        unknown = sorted(set(names) ^ set(FEATURES))
        raise OptionError(f"the weights are for other features: {', '.join(unknown)} missing or unknown")
    order = [names.index(name) for name in FEATURES]
    return pack([[row[place] for place in order] for row in table["rows"]], document["tables"]["scale"], grey)


def _last_row() -> NDArray[np.float64]:
    """Give the weights after the last round: full stars and numbers count, kept tiles cost a point (P11)."""
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


def hand_written() -> tuple[list[list[float]], list[float]]:
    """Give weights by reason alone: a beginning for the first games that weights are fitted to."""
    rows: list[list[float]] = []
    for left in range(FITTED, 0, -1):  # rounds to come
        row = dict.fromkeys(FEATURES, 0.0)
        row |= {"score": 1, "start": 1.0, "kept": 0.8, "kept_jokers": 1.0, "kept_fitting": 0.4}
        row |= {"full_stars": 1, "full_numbers": 1, "open_tiles": 0.3}
        for kind, worth in (("single", 1.0), ("mixed", 0.7)):
            row |= {f"{kind}_{count}": worth * 0.15 * left * count for count in range(1, 6)}
            row |= {f"{kind}_below_4": 0.5 * worth, f"{kind}_below_8": 0.5 * worth, f"{kind}_below_12": 0.4 * worth}
            row |= {f"{kind}_below_16": 0.1 * worth * left / 2}
        for number in range(1, 5):
            for missing in range(1, FITTED):
                row[f"number_{number}_lacks_{missing}"] = (
                    4 * number * max(0.0, 0.75 - 0.18 * missing * (1 + number / 4) * 3 / (left + 1))
                )
        row |= {
            "pillar_lacks_1": 0.5,
            "pillar_lacks_2": 0.2,
            "statue_lacks_1": 1.2,
            "statue_lacks_2": 0.5,
            "statue_lacks_3": 0.2,
        }
        row |= {"window_lacks_1": 0.9}
        rows.append([row[name] for name in FEATURES])
    return rows, [30.0, 26.0, 22.0, 17.0, 11.0, 3.0]


def load(side: str, players: int) -> Weights:
    """Read the weights that come with Sintra for one side of the board and one number of seats."""
    path = Path(__file__).parent.parent / "weights" / f"pavilion-{side}-{players}.json"
    document: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return read(document, SIDES.index(side))
