"""Positions from self-play of a bot, for puzzles and benchmarks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sintra import bots
from sintra.bots import Limit
from sintra.games import AnyGame, generator
from sintra.puzzles.recipe import PuzzleRecipe

LIMIT = Limit(nodes=500)  # per move


def choices(game: AnyGame, recipe: PuzzleRecipe, seed: int) -> Iterator[Any]:
    """Play one game; yield every position without a forced move."""
    bot, rng = bots.make(recipe.player, game, seed), generator(seed)
    state = game.new(seed % game.players)
    while not state.is_over:
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
            continue
        if len(game.legal_actions(state)) > 1:
            yield state
        state = game.play(state, bot.choose(state, LIMIT).action)
