"""Statistics of results: means with confidence intervals over blocks, and Elo.

Blocks are independent, games of one block are not: so every interval here resamples whole blocks. The intervals come from a
Bayesian bootstrap: each resample weighs the blocks at random, and with them two pseudo-blocks, one all won and one all lost, at
half the weight. They keep the interval from collapsing when every block has the same result: ten blocks won out of ten do not
prove that the eleventh will be.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

CONFIDENCE = 0.95
RESAMPLES = 4000
UNSEEN = (0.0, 1.0)  # the shares of the two pseudo-blocks
UNSEEN_WEIGHT = 0.5  # of a pseudo-block: Jeffreys' prior
MAX_NUMBERS = 4_000_000  # random numbers drawn at once
ELO_PER_TENFOLD = 400.0


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its confidence interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.4f} ({self.low:.4f} to {self.high:.4f})"


def _weights(blocks: int, resamples: int, seed: int) -> Iterator[Numbers]:
    """Yield batches of random weights of the blocks and the two pseudo-blocks: [some, blocks + 2]."""
    shape = np.ones(blocks + 2)
    shape[-2:] = UNSEEN_WEIGHT
    rng = np.random.default_rng(seed)
    size = max(1, MAX_NUMBERS // len(shape))
    for begin in range(0, resamples, size):
        yield rng.standard_gamma(shape, (min(size, resamples - begin), len(shape)))


def resampled_means(values: Sequence[float] | Numbers, resamples: int = RESAMPLES, seed: int = 0) -> Numbers:
    """Return the means of bootstrap resamples."""
    blocks = np.append(np.asarray(values, np.float64), UNSEEN)
    means = [weights @ blocks / weights.sum(axis=1) for weights in _weights(len(values), resamples, seed)]
    return np.concatenate(means)


def estimate(values: Sequence[float] | Numbers, confidence: float = CONFIDENCE, seed: int = 0) -> Estimate:
    """Return the mean over blocks with its interval; without blocks, nan in 0 to 1."""
    if not len(values):
        return Estimate(math.nan, 0.0, 1.0)
    return interval(float(np.mean(values)), resampled_means(values, seed=seed), confidence)


def running_estimates(values: Sequence[float] | Numbers, counts: Sequence[int], seed: int = 0) -> list[Estimate]:
    """Return the estimate after each of these counts of blocks; after all blocks it equals `estimate`."""
    shares, ends = np.asarray(values, np.float64), np.asarray(counts) - 1
    means = np.cumsum(shares)[ends] / (ends + 1)
    parts: list[Numbers] = []
    for weights in _weights(len(shares), RESAMPLES, seed):
        own, unseen = weights[:, :-2], weights[:, -2:]
        won = np.cumsum(own * shares, axis=1)[:, ends] + unseen @ np.asarray(UNSEEN)[:, None]
        parts.append(won / (np.cumsum(own, axis=1)[:, ends] + unseen.sum(axis=1, keepdims=True)))
    resamples = np.concatenate(parts)
    return [interval(float(mean), resamples[:, place]) for place, mean in enumerate(means)]


def interval(mean: float, resamples: Numbers, confidence: float = CONFIDENCE) -> Estimate:
    """Return a number with the percentile interval of its resamples, widened to contain it."""
    tail = (1 - confidence) / 2
    low, high = np.quantile(resamples, (tail, 1 - tail))
    return Estimate(mean, min(float(low), mean), max(float(high), mean))


def elo(share: float, players: int = 2) -> float:
    """Return the Elo difference of one bot to equal opponents from its share of the victory; infinite at 0 and 1."""
    if math.isnan(share):
        return math.nan
    if share <= 0 or share >= 1:
        return -math.inf if share <= 0 else math.inf
    return ELO_PER_TENFOLD * math.log10(share * (players - 1) / (1 - share))


def share_of_elo(difference: float, players: int = 2) -> float:
    """Return the expected share of the victory for an Elo difference to equal opponents."""
    return 1 / (1 + (players - 1) * 10 ** (-difference / ELO_PER_TENFOLD))


def elo_estimate(share: Estimate, players: int = 2) -> Estimate:
    """Convert a share with its interval to an Elo difference."""
    return Estimate(*(elo(value, players) for value in (share.mean, share.low, share.high)))


# Luck

MIN_FOR_COEFFICIENT = 12  # blocks; with fewer, the coefficient is 1


def without_luck(shares: Sequence[float], luck: Sequence[float]) -> Numbers:
    """Subtract the control variate: each block's luck times a coefficient, from its share.

    The coefficient is the leave-one-out regression slope of share over luck. It is independent of the block it is used for, so
    the mean stays unbiased; and a useless value function gets a coefficient near zero instead of adding noise.
    """
    values, lucks = np.asarray(shares, np.float64), np.asarray(luck, np.float64)
    if len(values) < MIN_FOR_COEFFICIENT:
        return values - lucks
    return values - _slopes_without_one(values, lucks) * lucks


def _slopes_without_one(values: Numbers, lucks: Numbers) -> Numbers:
    """Return the leave-one-out least-squares slope for each block."""
    n = len(values) - 1
    sum_x, sum_y = lucks.sum() - lucks, values.sum() - values
    products = (lucks * values).sum() - lucks * values - sum_x * sum_y / n
    squares = (lucks**2).sum() - lucks**2 - sum_x**2 / n
    slopes: Numbers = np.where(squares > 0, products / np.where(squares > 0, squares, 1), 0.0)
    return slopes


def variance_gain(raw: Sequence[float] | Numbers, adjusted: Sequence[float] | Numbers) -> float:
    """Return the variance ratio: how many times the blocks the raw mean would need for the same precision."""
    before, after = (float(np.var(values, ddof=1)) if len(values) > 1 else 0.0 for values in (raw, adjusted))
    return before / after if after > 0 else math.nan
