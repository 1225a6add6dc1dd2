"""Ridge regression (L2 regularization) towards a prior, and the softmax scale from points to shares of the victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

EPSILON = 1e-9  # rounding error of a feature that never varies
MIN_FREQUENCY = (
    0.002  # a feature that fewer samples have is not fitted: what comes out would be chance, and a search would seek it
)
SCALES = np.geomspace(0.5, 60, 120)


def centered(values: Array) -> Array:
    """Subtract the mean over the seats: only differences between them matter. values: [samples, seats, ...]."""
    means: Array = values.mean(axis=1, keepdims=True)
    return values - means


def ridge(features: Array, targets: Array, strength: float, prior: Array | None = None) -> Array:
    """Fit weights that predict targets, regularized towards a prior; `strength` is the penalty in standardized samples.

    features: [samples, seats, features] and targets: [samples, seats], both centered. A feature that rarely or never varies
    keeps its prior.
    """
    flat = features.reshape(-1, features.shape[-1])
    start = np.zeros(flat.shape[1]) if prior is None else prior
    rest = targets.reshape(-1) - flat @ start
    spread = flat.std(axis=0)
    varies = varies_enough(flat)
    scaled = flat[:, varies] / spread[varies]
    moments = scaled.T @ scaled + strength * np.eye(scaled.shape[1])
    weights = start.copy()
    weights[varies] += np.linalg.solve(moments, scaled.T @ rest) / spread[varies]
    return weights


def varies_enough(flat: Array) -> NDArray[np.bool_]:
    """Return a mask of the features that vary often enough to be fitted. flat: [samples, features], centered."""
    usual: NDArray[np.bool_] = ((np.abs(flat) > EPSILON).mean(axis=0) > MIN_FREQUENCY) & (flat.std(axis=0) > EPSILON)
    return usual


def explained_variance(targets: Array, expected: Array) -> float:
    """Return the fraction of the targets' variance that is explained (R squared)."""
    return float(1 - (targets - expected).var() / targets.var())


def shares(utilities: Array, scale: float) -> Array:
    """Turn utilities, [samples, seats], into expected shares by a softmax."""
    powers: Array = np.exp((utilities - utilities.max(axis=1, keepdims=True)) / scale)
    totals: Array = powers.sum(axis=1, keepdims=True)
    return powers / totals


def log_loss(utilities: Array, won: Array, scale: float) -> float:
    """Return the mean log loss (cross-entropy) of expected shares against actual shares."""
    expected = np.clip(shares(utilities, scale), 1e-9, 1)
    return float(-(won * np.log(expected)).sum(axis=1).mean())


def best_scale(utilities: Array, won: Array) -> float:
    """Find the scale, in points, with the lowest log loss."""
    return float(min(SCALES, key=lambda scale: log_loss(utilities, won, scale)))
