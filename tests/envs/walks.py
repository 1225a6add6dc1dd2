"""Random games for the tests of environments: every position with a decision, and the last one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from sintra._random import generator
from sintra.games import AnyGame


def walk(game: AnyGame, seed: int) -> Iterator[Any]:
    """Yield every position of a random game, deals included, with the last one over."""
    rng, choose = generator(seed), random.Random(seed)
    state = game.new(choose.randrange(game.players))
    while not state.is_over:
        yield state.copy()
        if state.needs_deal:
            game.draw(state, rng)
        else:
            game.apply(state, choose.choice(game.legal_actions(state)))
    yield state
