"""The cost of one call from Python, on the checked and on the fast path."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra._random import generator

if TYPE_CHECKING:
    from sintra.games import AnyGame

RUNS = 7
STEPS = 20_000
CHECKED_STEPS = 2_000


def measure(game: AnyGame) -> dict[str, Any]:
    """Play random games on both paths; return microseconds per step, best of several runs."""
    return {
        "bench": "calls",
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "checked_play_us": round(min(_checked(game, seed) for seed in range(RUNS)), 2),
        "fast_step_us": round(min(_fast(game, seed) for seed in range(RUNS)), 2),
    }


def _checked(game: AnyGame, seed: int) -> float:
    """Time `play` with Move objects along random games; listing the moves is not counted."""
    rng, choose = generator(seed), np.random.default_rng(seed)
    state = game.new()
    spent = 0.0
    for _ in range(CHECKED_STEPS):
        if state.is_over:
            state = game.new()
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
        moves = game.legal_moves(state)
        move = moves[choose.integers(len(moves))]
        begin = time.perf_counter()
        state = game.play(state, move)
        spent += time.perf_counter() - begin
    return spent / CHECKED_STEPS * 1e6


def _fast(game: AnyGame, seed: int) -> float:
    """Time listing into a buffer and `apply`, deals and new games included."""
    rng = generator(seed)
    legal = np.empty(game.max_legal, np.int32)
    state = game.new()
    begin = time.perf_counter()
    for step in range(STEPS):
        count = game.legal_into(state, legal)
        while count == 0:
            if state.is_over:
                state = game.new()
            game.draw(state, rng)
            count = game.legal_into(state, legal)
        game.apply(state, legal[step * 7919 % count])
    return (time.perf_counter() - begin) / STEPS * 1e6
