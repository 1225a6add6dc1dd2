"""Ratings of many bots from pairwise matches: the Bradley-Terry model, ties as half a victory, some ratings fixed.

One bot of strength a among n - 1 of strength b wins with probability a / (a + (n - 1) b). Ratings are Elo: 400 points are a
tenfold strength. The prior is one game per pair with the result of equals, so that a bot that has won every game gets a finite
rating.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from sintra.arena.statistics import CONFIDENCE, ELO_PER_TENFOLD, Estimate, interval, resampled_means
from sintra.errors import OptionError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra.arena.statistics import Numbers

SCALE = ELO_PER_TENFOLD / math.log(10)
PRIOR_GAMES = 1.0  # per pair, between equals
RESAMPLED_PRIOR = 0.25  # weaker in a resample, whose pseudo-blocks keep it finite already: the tails may be longer
RESAMPLES = 1000
MAX_STEPS = 100
MAX_STEP = 2.0  # in log strength, so that the first Newton steps do not overshoot
TOLERANCE = 1e-9


@dataclass(frozen=True, slots=True)
class Pairing:
    """The result of a match of two bots: the shares of the first by block."""

    one: int  # which bot sits alone
    many: int  # which bot has the other seats
    shares: tuple[float, ...]
    players: int = 2

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.shares) * self.players


def fit(pairings: Sequence[Pairing], bots: int, anchors: Mapping[int, float] | None = None) -> Numbers:
    """Return the maximum a posteriori ratings; without anchors the first bot has 0."""
    means = np.array([[float(np.mean(pairing.shares)) if pairing.shares else 0.0 for pairing in pairings]])
    ratings: Numbers = _fit(pairings, means, bots, anchors or {0: 0.0}, PRIOR_GAMES)[0]
    return ratings


def rate(
    pairings: Sequence[Pairing], bots: int, anchors: Mapping[int, float] | None = None, confidence: float = CONFIDENCE
) -> list[Estimate]:
    """Return the ratings with their intervals, from a bootstrap over the blocks of each pair."""
    fixed = anchors or {0: 0.0}
    ratings = fit(pairings, bots, fixed)
    means = np.array(
        [resampled_means(pairing.shares, RESAMPLES, seed) for seed, pairing in enumerate(pairings)], np.float64
    ).T.reshape(RESAMPLES, len(pairings))
    resamples = _fit(pairings, means, bots, fixed, RESAMPLED_PRIOR)
    return [interval(float(ratings[bot]), resamples[:, bot], confidence) for bot in range(bots)]


def _fit(pairings: Sequence[Pairing], means: Numbers, bots: int, anchors: Mapping[int, float], prior: float) -> Numbers:
    """Fit many samples at once by Newton's method: `means` has one row for each sample, one column for each pair."""
    _check_connected(pairings, bots, anchors)
    design, offsets = _design(pairings, bots)
    games = np.array([pairing.games for pairing in pairings], np.float64)
    equal = np.array([1 / pairing.players for pairing in pairings])
    won = means * games + prior * equal
    played = games + prior
    strengths = np.zeros((len(means), bots))
    strengths[:] = np.mean(list(anchors.values())) / SCALE
    for bot, rating in anchors.items():
        strengths[:, bot] = rating / SCALE
    free = [bot for bot in range(bots) if bot not in anchors]
    for _ in range(MAX_STEPS if free else 0):
        chance = 1 / (1 + np.exp(-np.clip(strengths @ design.T + offsets, -500, 500)))
        gradient = (won - played * chance) @ design
        weights = played * chance * (1 - chance) + 1e-12
        curvature: Numbers = np.einsum("sp,pi,pj->sij", weights, design[:, free], design[:, free], optimize=True)
        step = np.linalg.solve(curvature, gradient[:, free, None])[..., 0]
        step *= MAX_STEP / np.maximum(MAX_STEP, np.abs(step).max(axis=1, keepdims=True))
        strengths[:, free] += step
        if np.abs(step).max() < TOLERANCE:
            break
    return strengths * SCALE


def _design(pairings: Sequence[Pairing], bots: int) -> tuple[Numbers, NDArray[np.float64]]:
    """Build the design matrix, a row per pair with +1 for the one and -1 for the many, and the offsets for their number."""
    design = np.zeros((len(pairings), bots))
    for row, pairing in enumerate(pairings):
        design[row, pairing.one] += 1
        design[row, pairing.many] -= 1
    return design, np.array([-math.log(pairing.players - 1) for pairing in pairings])


def _check_connected(pairings: Sequence[Pairing], bots: int, anchors: Mapping[int, float]) -> None:
    """Reject a bot that no chain of pairs connects to a fixed rating."""
    known = set(anchors)
    while (
        found := {bot for pairing in pairings if known & {pairing.one, pairing.many} for bot in (pairing.one, pairing.many)}
        - known
    ):
        known |= found
    if len(known) < bots:
        lost = next(bot for bot in range(bots) if bot not in known)
        raise OptionError(f"bot {lost + 1} cannot be rated: no chain of pairs leads from it to a fixed rating")
