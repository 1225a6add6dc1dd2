"""Positions from games that a bot plays against itself, as puzzles and measurements need them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sintra import bots
from sintra.bots import Limit
from sintra.games import AnyGame, generator

PLAYERS_OF = {"azul": ("search", Limit(nodes=500)), "pavilion": ("greedy", Limit(nodes=500))}  # who plays the games


def choices(game: AnyGame, seed: int) -> Iterator[Any]:
    """Play one game; give every position in which there is a choice to make."""
    name, limit = PLAYERS_OF[game.name]
    bot, rng = bots.make(name, game, seed), generator(seed)
    state = game.new(seed % game.players)
    while not state.is_over:
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
            continue
        if len(game.legal_actions(state)) > 1:
            yield state
        state = game.play(state, bot.choose(state, limit).action)


def groups_left(state: Any) -> int:
    """Count what is left to be drafted: the colors on every factory and in the center, each for itself."""
    setup = state.setup
    return len(setup.center) + sum(map(len, setup.factories))


def tiles_held(state: Any) -> int:
    """Count the tiles in all hands of Summer Pavilion."""
    return sum(sum(seat.hand.values()) for seat in state.setup.seats)
