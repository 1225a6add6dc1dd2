"""A sequential test (SPRT) that stops as soon as it is decided: is one bot better than another by `elo1` rather than by `elo0`?

This is a generalized sequential probability ratio test on the means of blocks. The log-likelihood ratio (LLR) is that of two
normal distributions with the variance seen so far; when it leaves the bounds, the test has decided. It takes blocks in order,
not as they happen to finish.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from sintra.arena.statistics import share_of_elo
from sintra.errors import OptionError

MIN_BLOCKS = 12  # with fewer, the variance estimate is too poor to decide anything
PRIOR_SQUARES = 0.25  # a pseudo-observation with the variance of a coin: a run of equal blocks is not certainty
BETTER, NOT_BETTER = "better", "not better"


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of a test after some blocks."""

    blocks: int
    llr: float
    verdict: str | None  # "better": elo1 is accepted; "not better": elo0 is; None: not decided


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """The two hypotheses and the error rates."""

    elo0: float
    elo1: float
    players: int = 2
    alpha: float = 0.05  # false positives: calling a bot better that is not
    beta: float = 0.05  # false negatives: missing one that is

    def __post_init__(self) -> None:
        if not -math.inf < self.elo0 < self.elo1 < math.inf:
            raise OptionError(f"a test of {self.elo0:g} against {self.elo1:g} Elo, expected two numbers, the smaller one first")
        if not 0 < self.alpha < 1 / 2 or not 0 < self.beta < 1 / 2:
            raise OptionError(f"error rates {self.alpha:g} and {self.beta:g}, expected numbers between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """The LLR at which the test decides for elo0, and for elo1."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def evaluate(self, shares: Sequence[float]) -> Standing:
        """Evaluate blocks in order up to the first decision, or to the end."""
        low, high = self.bounds
        share0, share1 = (share_of_elo(elo, self.players) for elo in (self.elo0, self.elo1))
        total = squares = llr = 0.0
        for number, share in zip(count(1), shares, strict=False):
            total, squares = total + share, squares + share * share
            mean = total / number
            variance = (max(0.0, squares - number * mean * mean) + PRIOR_SQUARES) / number
            llr = number * (share1 - share0) * (2 * mean - share0 - share1) / (2 * variance)
            if number >= MIN_BLOCKS and not low < llr < high:
                return Standing(number, llr, BETTER if llr >= high else NOT_BETTER)
        return Standing(len(shares), llr, None)
