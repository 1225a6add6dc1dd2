"""Fitting finds weights that are known, and leaves alone what games do not tell."""

from __future__ import annotations

import numpy as np

from sintra.bots.pavilion.fitting import fit

ROUNDS, SEATS, FEATURES = 5, 2, 4


def test_known_weights_are_found() -> None:
    """Where points follow from features and a little luck each round, the weights come out again, with a sensible scale."""
    rng = np.random.default_rng(1)
    true = np.array([1.0, 2.0, -0.5, 0.0])
    features = np.zeros((3000, ROUNDS, SEATS, FEATURES))
    state = rng.normal(0, 3, (3000, SEATS, FEATURES))
    for number in range(ROUNDS):
        features[:, number] = state
        state = state + rng.normal(0, 1, state.shape)
    scores = features[:, -1] @ true + rng.normal(0, 3, (3000, SEATS))
    found = fit(features, scores, np.tile([1.0, 0.0, 0.0, 0.0], (ROUNDS, 1)), strength=1)
    assert np.allclose(found.rows, true, atol=0.15)
    assert np.all(np.diff(found.loss) < 0)  # the later, the surer
    assert 1 < found.scale[4] < found.scale[0] < 20
    assert found.scale[5] == 1


def test_what_never_varies_stays() -> None:
    """A feature that is the same for all seats keeps the weight it had."""
    rng = np.random.default_rng(2)
    features = rng.normal(0, 1, (200, ROUNDS, SEATS, FEATURES))
    features[..., 3] = 7
    before = np.tile([1.0, 0.0, 0.0, 5.0], (ROUNDS, 1))
    found = fit(features, features[:, -1, :, 0] * 2, before, strength=1)
    assert np.allclose(found.rows[:, 3], 5)
    assert np.allclose(found.rows[-1, 0], 2, atol=0.05)
