"""Ridge regression towards a prior, and the scale that turns points into shares of the victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

TINY = 1e-9  # what rounding leaves of a feature that never varies
SELDOM = 0.002  # a feature that fewer samples have is not fitted: what comes out would be chance, and a search would seek it
SCALES = np.geomspace(0.5, 60, 120)


def centered(values: Array) -> Array:
    """Subtract the mean over the seats: only differences between them decide. values: [samples, seats, ...]."""
    means: Array = values.mean(axis=1, keepdims=True)
    return values - means


def ridge(features: Array, targets: Array, strength: float, prior: Array | None = None) -> Array:
    """Fit weights that predict targets, pulled towards a prior as strongly as `strength` samples of usual size would.

    features: [samples, seats, features] and targets: [samples, seats], both centered. A feature that varies seldom or
    never keeps its prior.
    """
    flat = features.reshape(-1, features.shape[-1])
    start = np.zeros(flat.shape[1]) if prior is None else prior
    rest = targets.reshape(-1) - flat @ start
    spread = flat.std(axis=0)
    varies = is_usual(flat)
    scaled = flat[:, varies] / spread[varies]
    moments = scaled.T @ scaled + strength * np.eye(scaled.shape[1])
    weights = start.copy()
    weights[varies] += np.linalg.solve(moments, scaled.T @ rest) / spread[varies]
    return weights


def is_usual(flat: Array) -> NDArray[np.bool_]:
    """Say which features vary often enough to be fitted. flat: [samples, features], centered."""
    usual: NDArray[np.bool_] = ((np.abs(flat) > TINY).mean(axis=0) > SELDOM) & (flat.std(axis=0) > TINY)
    return usual


def explained(targets: Array, expected: Array) -> float:
    """Give the share of the targets' variance that was expected."""
    return float(1 - (targets - expected).var() / targets.var())


def shares(utilities: Array, scale: float) -> Array:
    """Turn utilities, [samples, seats], into expected shares."""
    powers: Array = np.exp((utilities - utilities.max(axis=1, keepdims=True)) / scale)
    totals: Array = powers.sum(axis=1, keepdims=True)
    return powers / totals


def surprise(utilities: Array, won: Array, scale: float) -> float:
    """Give the mean log loss of expected shares against the shares that were won."""
    expected = np.clip(shares(utilities, scale), 1e-9, 1)
    return float(-(won * np.log(expected)).sum(axis=1).mean())


def best_scale(utilities: Array, won: Array) -> float:
    """Find the scale, in points, that predicts the winners best."""
    return float(min(SCALES, key=lambda scale: surprise(utilities, won, scale)))
