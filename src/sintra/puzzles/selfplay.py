"""Positions from games that a bot plays against itself, as puzzles and measurements need them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sintra import bots
from sintra.bots import Limit
from sintra.games import AnyGame, generator
from sintra.puzzles.recipe import PuzzleRecipe

LIMIT = Limit(nodes=500)  # of a move


def choices(game: AnyGame, recipe: PuzzleRecipe, seed: int) -> Iterator[Any]:
    """Play one game; give every position in which there is a choice to make."""
    bot, rng = bots.make(recipe.player, game, seed), generator(seed)
    state = game.new(seed % game.players)
    while not state.is_over:
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
            continue
        if len(game.legal_actions(state)) > 1:
            yield state
        state = game.play(state, bot.choose(state, LIMIT).action)
