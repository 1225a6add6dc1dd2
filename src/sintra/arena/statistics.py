"""What results say: means with intervals over blocks, and Elo.

Blocks are independent, games of one block are not: so every interval here is drawn from whole blocks. The intervals come from a
Bayesian bootstrap: each resample weighs the blocks at random, and with them, at the weight of half a block each, a block all
won and a block all lost. That keeps an interval honest when every block came out the same: ten blocks won out of ten
are no proof that the eleventh will be.
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
UNSEEN = (0.0, 1.0)  # the shares of two blocks that did not happen
UNSEEN_WEIGHT = 0.5  # of a block that did not happen, all won or all lost: Jeffreys' prior
MOST_NUMBERS = 4_000_000  # drawn at once
ELO_PER_TENFOLD = 400.0


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with the interval in which it may well lie."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.4f} ({self.low:.4f} to {self.high:.4f})"


def _weights(blocks: int, resamples: int, seed: int) -> Iterator[Numbers]:
    """Weigh the blocks at random, many times, and last the two that did not happen: [some, blocks + 2]."""
    shape = np.ones(blocks + 2)
    shape[-2:] = UNSEEN_WEIGHT
    rng = np.random.default_rng(seed)
    size = max(1, MOST_NUMBERS // len(shape))
    for begin in range(0, resamples, size):
        yield rng.standard_gamma(shape, (min(size, resamples - begin), len(shape)))


def resampled_means(values: Sequence[float] | Numbers, resamples: int = RESAMPLES, seed: int = 0) -> Numbers:
    """Draw means of the blocks as they might have been."""
    blocks = np.append(np.asarray(values, np.float64), UNSEEN)
    means = [weights @ blocks / weights.sum(axis=1) for weights in _weights(len(values), resamples, seed)]
    return np.concatenate(means)


def estimate(values: Sequence[float] | Numbers, confidence: float = CONFIDENCE, seed: int = 0) -> Estimate:
    """Give the mean over blocks with its interval; without any block nothing is known."""
    if not len(values):
        return Estimate(math.nan, 0.0, 1.0)
    return interval(float(np.mean(values)), resampled_means(values, seed=seed), confidence)


def running_estimates(values: Sequence[float] | Numbers, counts: Sequence[int], seed: int = 0) -> list[Estimate]:
    """Give what was known after so many blocks, for each of these counts; after all of them that is `estimate`."""
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
    """Give a number with the range that holds most of its resamples, and the number itself."""
    tail = (1 - confidence) / 2
    low, high = np.quantile(resamples, (tail, 1 - tail))
    return Estimate(mean, min(float(low), mean), max(float(high), mean))


def elo(share: float, players: int = 2) -> float:
    """Give the Elo difference of one bot to equal others from its share of the victory; infinite at 0 and 1."""
    if math.isnan(share):
        return math.nan
    if share <= 0 or share >= 1:
        return -math.inf if share <= 0 else math.inf
    return ELO_PER_TENFOLD * math.log10(share * (players - 1) / (1 - share))


def share_of_elo(difference: float, players: int = 2) -> float:
    """Give the share of the victory that an Elo difference to equal others leads to."""
    return 1 / (1 + (players - 1) * 10 ** (-difference / ELO_PER_TENFOLD))


def elo_estimate(share: Estimate, players: int = 2) -> Estimate:
    """Turn a share with its interval into an Elo difference."""
    return Estimate(*(elo(value, players) for value in (share.mean, share.low, share.high)))


# Luck

FEWEST_FOR_COEFFICIENT = 12  # blocks; with fewer, luck counts in full


def without_luck(shares: Sequence[float], luck: Sequence[float]) -> Numbers:
    """Take the luck out of each block's share, as far as luck has mattered in the other blocks.

    The coefficient is the slope of share over luck among all other blocks. It does not know the block it is used for, so the
    mean stays right; and a value function that knows nothing gets a coefficient near zero instead of doing harm.
    """
    values, lucks = np.asarray(shares, np.float64), np.asarray(luck, np.float64)
    if len(values) < FEWEST_FOR_COEFFICIENT:
        return values - lucks
    return values - _slopes_without_one(values, lucks) * lucks


def _slopes_without_one(values: Numbers, lucks: Numbers) -> Numbers:
    """Give for each block the least-squares slope of the others."""
    n = len(values) - 1
    sum_x, sum_y = lucks.sum() - lucks, values.sum() - values
    products = (lucks * values).sum() - lucks * values - sum_x * sum_y / n
    squares = (lucks**2).sum() - lucks**2 - sum_x**2 / n
    slopes: Numbers = np.where(squares > 0, products / np.where(squares > 0, squares, 1), 0.0)
    return slopes


def variance_gain(raw: Sequence[float] | Numbers, adjusted: Sequence[float] | Numbers) -> float:
    """Say how many times as many blocks the raw mean would need to be as sure as the adjusted one."""
    before, after = (float(np.var(values, ddof=1)) if len(values) > 1 else 0.0 for values in (raw, adjusted))
    return before / after if after > 0 else math.nan
