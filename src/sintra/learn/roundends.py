"""Fitting the value of positions between two rounds: ridge regression, from the last round back to the first.

The target of a position mixes the actual result of its game with the bootstrapped value one round later, as in temporal
difference learning. The first is unbiased but has the variance of all rounds to come; the second has that of one round only.
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

VALIDATION_STRIDE = 5  # every fifth game is held out for validation
STRENGTHS = (30.0, 300.0, 3000.0)  # candidates for the regularization
MIN_SAMPLES = 200  # a row with fewer keeps its prior, or copies the last row that has enough


@dataclass(frozen=True, slots=True)
class RoundEnds:
    """Positions between rounds with their results; features and scores are centered."""

    features: Array  # [positions, seats, features]
    scores: Array  # [positions, seats], final
    won: Array  # [positions, seats], shares of the victory
    rows: Numbers  # the row of the table that each belongs to
    games: Numbers  # the number of its game
    following: Numbers  # the index of the next position of the same game; -1: none

    @classmethod
    def of(cls, data: Mapping[str, NDArray[Any]], model: Model, players: int) -> RoundEnds:
        """Build the sample from self-play."""
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
    def is_validation(self) -> NDArray[np.bool_]:
        """Which positions are held out for validation."""
        held_out: NDArray[np.bool_] = self.games % VALIDATION_STRIDE == 0
        return held_out


@dataclass(frozen=True, slots=True)
class Quality:
    """How well weights predict held-out games, by row."""

    explained: tuple[float, ...]  # R squared of final margins
    surprise: tuple[float, ...]  # the log loss of the expected shares of the victory


def fit_backwards(sample: RoundEnds, used: NDArray[np.bool_], prior: Array, strength: float, trust: float) -> Array:
    """Fit all rows, the last one first, to the positions used; `trust` is the weight of the actual result in the target."""
    table = prior.copy()
    for row in reversed(range(len(table))):
        own = np.flatnonzero((sample.rows == row) & used)
        if len(own) < MIN_SAMPLES:
            continue
        target = sample.scores[own].copy()
        goes_on = sample.following[own] >= 0
        places = sample.following[own][goes_on]
        expected = np.einsum("psf,pf->ps", sample.features[places], table[sample.rows[places]])
        target[goes_on] = trust * target[goes_on] + (1 - trust) * expected
        table[row] = regression.ridge(sample.features[own], target, strength, _start(sample.features[own], prior, table, row))
    known = [row for row in range(len(table)) if ((sample.rows == row) & used).sum() >= MIN_SAMPLES]
    if known:
        table[known[-1] :] = table[known[-1]]
    return table


def _start(features: Array, prior: Array, table: Array, row: int) -> Array:
    """Return the prior of a row: the previous weights; for features too rare to fit, those of the next row."""
    start: Array = prior[row]
    if row + 1 < len(table):
        usual = regression.varies_enough(features.reshape(-1, features.shape[-1]))
        start = np.where(usual, start, table[row + 1])
    return start


def best_strength(sample: RoundEnds, prior: Array, trust: float) -> float:
    """Find the regularization strength with the lowest loss on held-out games."""
    losses: dict[float, float] = {}
    for strength in STRENGTHS:
        table = fit_backwards(sample, ~sample.is_validation, prior, strength, trust)
        expected = np.einsum("psf,pf->ps", sample.features, table[sample.rows])
        losses[strength] = float(((sample.scores - expected)[sample.is_validation] ** 2).mean())
    return min(losses, key=losses.__getitem__)


def scales_of(sample: RoundEnds, table: Array, before: Sequence[float]) -> tuple[float, ...]:
    """Find the scale of each row; a row with few positions keeps the previous one."""
    found: list[float] = []
    for row, weights in enumerate(table):
        own = sample.rows == row
        is_known = own.sum() >= MIN_SAMPLES
        found.append(regression.best_scale(sample.features[own] @ weights, sample.won[own]) if is_known else before[row])
    return tuple(found)


def validate(sample: RoundEnds, table: Array, scales: Sequence[float]) -> Quality:
    """Validate weights that were fitted to the training games on the held-out games."""
    explained: list[float] = []
    surprise: list[float] = []
    for row, weights in enumerate(table):
        own = (sample.rows == row) & sample.is_validation
        is_known = own.sum() >= MIN_SAMPLES / VALIDATION_STRIDE
        utility = sample.features[own] @ weights
        explained.append(regression.explained_variance(sample.scores[own], utility) if is_known else 0.0)
        surprise.append(regression.log_loss(utility, sample.won[own], scales[row]) if is_known else 0.0)
    return Quality(tuple(explained), tuple(surprise))
