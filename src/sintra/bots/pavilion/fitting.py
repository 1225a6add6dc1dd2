"""Fits the weights of features to games, from the last round back to the first.

After the fifth round the target is a seat's final score. After each earlier round it is what the fitted weights say one round
later: the luck of one round is in it, not that of all rounds to come, and far fewer games do. Each fit is a ridge regression
that draws the weights towards those before, so that what games do not tell stays as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

RARE = 1e-3  # keeps features that never vary where they were
SCALES = np.geomspace(1.0, 80.0, 120)
LAST_SCALE = 1.0


class Fit(NamedTuple):
    """Fitted weights, one row for each round but the last, and how good they are."""

    rows: Array  # [round, feature]
    scale: Array  # [round], the last one included: see `weights`
    unexplained: Array  # [round]: the deviation of the target that the features leave
    loss: Array  # [round]: of the expected shares of the victory, in nats


def fit(features: Array, scores: Array, before: Array, strength: float) -> Fit:
    """Fit weights to games.

    Args:
        features: [game, round, seat, feature], after each round but the last.
        scores: [game, seat], final.
        before: [round, feature], the weights to stay close to.
        strength: how many observations the weights before count as much as.
    """
    rounds = features.shape[1]
    rows, scale = np.zeros_like(before), np.full(rounds + 1, LAST_SCALE)
    unexplained, loss = np.zeros(rounds), np.zeros(rounds)
    shares = _shares_of_victory(scores)
    target = scores.astype(np.float64)
    for number in reversed(range(rounds)):
        table = features[:, number]
        rows[number] = _ridge(table.reshape(-1, table.shape[-1]), target.reshape(-1), before[number], strength)
        worth = table @ rows[number]
        worth += target.mean() - worth.mean()
        unexplained[number] = float(np.std(target - worth))
        scale[number], loss[number] = _best_scale(worth / rows[number, 0], shares)
        target = worth
    return Fit(rows, scale, unexplained, loss)


def _ridge(table: Array, target: Array, before: Array, strength: float) -> Array:
    """Fit one row; the mean of the target is free."""
    centered = table - table.mean(axis=0)
    rest = target - target.mean() - centered @ before
    normal = centered.T @ centered + strength * np.diag(centered.var(axis=0) + RARE)
    solve: Any = np.linalg.solve  # pyright: ignore[reportUnknownMemberType] - its stubs leave types open
    return cast("Array", before + solve(normal, centered.T @ rest))


def _shares_of_victory(scores: Array) -> Array:
    won: Array = (scores == scores.max(axis=1, keepdims=True)).astype(np.float64)
    shares: Array = won / won.sum(axis=1, keepdims=True)
    return shares


def _best_scale(worth: Array, shares: Array) -> tuple[float, float]:
    """Find the scale with which the worth of seats foretells their shares of the victory best."""
    losses = [_loss(worth / scale, shares) for scale in SCALES]
    best = int(np.argmin(losses))
    return float(SCALES[best]), losses[best]


def _loss(powers: Array, shares: Array) -> float:
    powers = powers - powers.max(axis=1, keepdims=True)
    logs = powers - np.log(np.exp(powers).sum(axis=1, keepdims=True))
    return float(-(shares * logs).sum(axis=1).mean())
