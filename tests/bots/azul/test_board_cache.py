"""The evaluation cache of boards: it never changes a value, and boards that differ do not share an entry."""

from __future__ import annotations

import numpy as np
import pytest

from sintra.bots.azul.evaluation import evaluator, memory
from tests.bots.azul.plain import WALLS, game_of, random_weights, walk, worth


@pytest.mark.parametrize("wall", WALLS)
def test_the_cache_changes_no_value(wall: str) -> None:
    """With one memory for whole games, in which boards, bags and rounds change, every value is that of a fresh memory."""
    packed, kept, out = random_weights(8), np.zeros(1, memory.DTYPE), np.zeros(12)
    for seed in range(3):
        for state in walk(game_of(2, wall), seed):
            evaluator.value_first(state.array, packed, out, kept)
            assert tuple(out[:2].tolist()) == worth(state, packed)
    assert np.count_nonzero(kept["cache_keys"]) > 100


def test_cached_values_are_read() -> None:
    """A number written over a cache entry shows in the value: the board is not evaluated again."""
    packed, kept, out = random_weights(8), np.zeros(1, memory.DTYPE), np.zeros(12)
    state = next(state for state in walk(game_of(2, "coloured"), 1) if state.round == 2 and state.needs_deal)
    evaluator.utilities_first(state.array, packed, out, kept)
    before = out[0]
    kept["cache_values"] += 100.0
    evaluator.utilities_first(state.array, packed, out, kept)
    assert out[0] == pytest.approx(before + 100.0)
