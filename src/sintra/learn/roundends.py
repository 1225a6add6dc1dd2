"""Fitting what positions between two rounds are worth: ridge regression, from the last round back to the first.

The target of a position is a mixture of how its game really ended and of what the fitted weights say one round later. The first
is honest but full of the luck of all rounds to come; the second has the luck of one round only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.learn import regression
from sintra.learn.regression import centered

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from sintra.learn.model import Model

    Array = NDArray[np.float64]
    Numbers = NDArray[np.int64]

HELD_BACK = 5  # every fifth game only judges
STRENGTHS = (30.0, 300.0, 3000.0)
LEAST_SAMPLES = 200  # a row with fewer keeps the weights before, or those of the last round that is often reached


@dataclass(frozen=True, slots=True)
class RoundEnds:
    """Positions between rounds with what came of them; features and scores are differences from a mean."""

    features: Array  # [positions, seats, features]
    scores: Array  # [positions, seats], final
    won: Array  # [positions, seats], shares of the victory
    rows: Numbers  # the row of the table that each belongs to
    games: Numbers  # the number of its game
    following: Numbers  # the place of the next position of the same game; -1: there is none

    @classmethod
    def of(cls, data: Mapping[str, NDArray[Any]], model: Model, players: int) -> RoundEnds:
        """Turn self-play into numbers."""
        features, rows = model.round_ends(data["ends"], players)
        games = data["end_games"]
        following = np.arange(1, len(games) + 1)
        following[np.append(games[1:] != games[:-1], True)] = -1
        scores = data["end_scores"].astype(float)
        if model.compares_seats:
            features, scores = centered(features), centered(scores)
        else:
            for row in range(model.rounds):
                own = rows == row
                features[own] -= features[own].mean(axis=(0, 1)) if own.any() else 0
            scores -= scores.mean()
        return cls(features, scores, data["end_shares"], rows, games, following)

    @property
    def is_judged(self) -> NDArray[np.bool_]:
        """Which positions are held back to judge."""
        judged: NDArray[np.bool_] = self.games % HELD_BACK == 0
        return judged


@dataclass(frozen=True, slots=True)
class Quality:
    """How well weights foretell games that they were not fitted to, by row."""

    explained: tuple[float, ...]  # the share of the variance of final margins
    surprise: tuple[float, ...]  # the log loss of the expected shares of the victory


def fit_backwards(sample: RoundEnds, used: NDArray[np.bool_], prior: Array, strength: float, trust: float) -> Array:
    """Fit all rows, the last one first, to the positions used; `trust` is the part of the target that is the real result."""
    table = prior.copy()
    for row in reversed(range(len(table))):
        own = np.flatnonzero((sample.rows == row) & used)
        if len(own) < LEAST_SAMPLES:
            continue
        target = sample.scores[own].copy()
        goes_on = sample.following[own] >= 0
        places = sample.following[own][goes_on]
        expected = np.einsum("psf,pf->ps", sample.features[places], table[sample.rows[places]])
        target[goes_on] = trust * target[goes_on] + (1 - trust) * expected
        table[row] = regression.ridge(sample.features[own], target, strength, _start(sample.features[own], prior, table, row))
    known = [row for row in range(len(table)) if ((sample.rows == row) & used).sum() >= LEAST_SAMPLES]
    if known:
        table[known[-1] :] = table[known[-1]]
    return table


def _start(features: Array, prior: Array, table: Array, row: int) -> Array:
    """Give what the weights of a row are pulled towards: those before; what is too seldom to say is worth as much as later."""
    start: Array = prior[row]
    if row + 1 < len(table):
        usual = regression.is_usual(features.reshape(-1, features.shape[-1]))
        start = np.where(usual, start, table[row + 1])
    return start


def best_strength(sample: RoundEnds, prior: Array, trust: float) -> float:
    """Find how strongly to hold on to the weights before, by games held back."""
    losses: dict[float, float] = {}
    for strength in STRENGTHS:
        table = fit_backwards(sample, ~sample.is_judged, prior, strength, trust)
        expected = np.einsum("psf,pf->ps", sample.features, table[sample.rows])
        losses[strength] = float(((sample.scores - expected)[sample.is_judged] ** 2).mean())
    return min(losses, key=losses.__getitem__)


def scales_of(sample: RoundEnds, table: Array, before: Sequence[float]) -> tuple[float, ...]:
    """Find the scale of each row; a row with few positions keeps the one before."""
    found: list[float] = []
    for row, weights in enumerate(table):
        own = sample.rows == row
        is_known = own.sum() >= LEAST_SAMPLES
        found.append(regression.best_scale(sample.features[own] @ weights, sample.won[own]) if is_known else before[row])
    return tuple(found)


def judge(sample: RoundEnds, table: Array, scales: Sequence[float]) -> Quality:
    """Look how weights that were fitted to the other games foretell those that are held back."""
    explained: list[float] = []
    surprise: list[float] = []
    for row, weights in enumerate(table):
        own = (sample.rows == row) & sample.is_judged
        is_known = own.sum() >= LEAST_SAMPLES / HELD_BACK
        utility = sample.features[own] @ weights
        explained.append(regression.explained(sample.scores[own], utility) if is_known else 0.0)
        surprise.append(regression.surprise(utility, sample.won[own], scales[row]) if is_known else 0.0)
    return Quality(tuple(explained), tuple(surprise))
