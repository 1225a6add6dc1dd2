"""Ridge regression and scales, on data whose answer is known."""

from __future__ import annotations

import numpy as np
import pytest

from sintra.learn.regression import SCALES, best_scale, centered, explained_variance, log_loss, ridge, shares

WEIGHTS = np.array([2.0, -1.0, 0.5, 0.0])


def data(samples: int, seats: int = 3, noise: float = 0.0, seed: int = 1) -> tuple[np.ndarray, np.ndarray]:
    """Make features and targets that follow from known weights."""
    chance = np.random.default_rng(seed)
    features = centered(chance.integers(0, 6, (samples, seats, len(WEIGHTS))).astype(float))
    return features, features @ WEIGHTS + centered(noise * chance.normal(size=(samples, seats)))


def test_ridge_recovers_known_weights() -> None:
    """Without regularization and noise exactly, with noise approximately."""
    assert ridge(*data(200), 1e-9) == pytest.approx(WEIGHTS, abs=1e-6)
    assert ridge(*data(20_000, noise=3.0), 1.0) == pytest.approx(WEIGHTS, abs=0.05)


def test_ridge_is_pulled_towards_the_prior() -> None:
    """Strong regularization gives the prior, none gives the data, and in between the weights lie in between."""
    features, targets = data(200)
    prior = np.array([5.0, 5.0, 5.0, 5.0])
    assert ridge(features, targets, 1e12, prior) == pytest.approx(prior, abs=1e-3)
    assert ridge(features, targets, 1e-9, prior) == pytest.approx(WEIGHTS, abs=1e-6)
    between = ridge(features, targets, 600.0, prior)
    assert ((between > WEIGHTS) & (between < prior)).all()
    assert ridge(features, targets, 1e12) == pytest.approx(np.zeros(4), abs=1e-3)


def test_regularization_counts_in_samples() -> None:
    """One feature, with a strength equal to the number of samples, goes half the way."""
    features = centered(np.array([[[1.0], [-1.0]]] * 50))
    assert ridge(features, 4 * features[:, :, 0], 100.0) == pytest.approx([2.0])


@pytest.mark.parametrize("constant", [0.0, 1.0, 0.1, 1 / 3])
def test_features_that_never_vary_keep_their_prior(constant: float) -> None:
    """Nothing can be said about a feature that is the same for all seats, whatever rounding leaves of it."""
    features, targets = data(300)
    prior = np.array([1.0, 1.0, 1.0, 7.0])
    raw = features.copy()
    raw[:, :, 3] = constant
    found = ridge(centered(raw), features[:, :, :3] @ WEIGHTS[:3], 1e-6, prior)
    assert found[3] == 7.0
    assert found[:3] == pytest.approx(WEIGHTS[:3], abs=1e-4)
    assert targets.shape == (300, 3)


def test_the_prior_is_not_changed() -> None:
    """What is given stays as it is."""
    prior = np.ones(4)
    ridge(*data(50), 1.0, prior)
    assert (prior == 1).all()


def test_only_differences_between_seats_count() -> None:
    """Centered values add up to nothing at every table, and centering twice changes nothing."""
    values = np.random.default_rng(1).normal(size=(20, 4, 3))
    assert centered(values).sum(axis=1) == pytest.approx(np.zeros((20, 3)), abs=1e-12)
    assert centered(centered(values)) == pytest.approx(centered(values))
    assert centered(values + 100) == pytest.approx(centered(values))


def test_explained_variance() -> None:
    """The right weights explain all, no weights nothing."""
    features, targets = data(100)
    assert explained_variance(targets, features @ WEIGHTS) == pytest.approx(1)
    assert explained_variance(targets, features @ np.zeros(4)) == pytest.approx(0)


@pytest.mark.parametrize("scale", [1.0, 4.0, 15.0])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_scale_is_recovered(scale: float, seats: int) -> None:
    """From winners drawn by a known scale, the scale that predicts them best is that one, nearly."""
    chance = np.random.default_rng(2)
    utilities = chance.normal(scale=2 * scale, size=(20_000, seats))
    edges = shares(utilities, scale).cumsum(axis=1)
    won = np.eye(seats)[(chance.random((20_000, 1)) > edges).sum(axis=1).clip(0, seats - 1)]
    assert best_scale(utilities, won) == pytest.approx(scale, rel=0.08)


def test_scales_have_limits() -> None:
    """If the better seat always wins the smallest scale is best; if it does not matter, the largest."""
    utilities = np.array([[10.0, 0.0]] * 50)
    always, never = np.array([[1.0, 0.0]] * 50), np.array([[0.5, 0.5]] * 50)
    assert best_scale(utilities, always) == pytest.approx(SCALES[0])
    assert best_scale(utilities, never) == pytest.approx(SCALES[-1])


def test_shares_and_log_loss() -> None:
    """Shares add up to 1 even for utilities far apart, and the log loss of a missed certainty is finite."""
    found = shares(np.array([[1e6, 0.0, -1e6], [1.0, 1.0, 1.0]]), 0.5)
    assert found.sum(axis=1) == pytest.approx([1, 1])
    assert found[1] == pytest.approx([1 / 3] * 3)
    assert log_loss(np.array([[0.0, 0.0]]), np.array([[0.5, 0.5]]), 1.0) == pytest.approx(np.log(2))
    assert np.isfinite(log_loss(np.array([[1e6, 0.0]]), np.array([[0.0, 1.0]]), 1.0))


def test_what_is_seen_seldom_is_not_fitted() -> None:
    """A feature that one sample of a thousand has keeps its prior, however well it would explain that sample."""
    features, targets = data(2000, seats=2)
    features[:, :, 3] = 0.0
    features[:2, :, 3] = (-1.0, 1.0)
    targets[:2] += (-50.0, 50.0)
    assert ridge(features, targets, 1e-6, np.full(4, 7.0))[3] == 7.0
    features[:40, :, 3] = (-1.0, 1.0)
    assert ridge(features, targets, 1e-6, np.full(4, 7.0))[3] != 7.0
