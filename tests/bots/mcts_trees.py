"""Helpers for tests of MCTS: positions, choices, and whole trees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sintra import bots
from sintra._random import generator
from sintra.bots.bot import Choice, Limit
from sintra.bots.clock import Clock
from sintra.bots.mcts import CompiledTree, Mcts
from sintra.bots.tree import ROOT, Nodes
from sintra.games import AnyGame


def opening(game: AnyGame, seed: int = 1) -> Any:
    """Deal a new game."""
    state = game.new()
    game.draw(state, generator(seed))
    return state


def middle(game: AnyGame, seed: int, moves: int) -> Any:
    """Play a number of random moves and on to the next decision; the game must not be over."""
    state, rng = game.new(), generator(seed)
    while moves or state.needs_deal:
        if state.needs_deal:
            game.draw(state, rng)
        else:
            game.play_random(state, rng)
            moves -= 1
    return state


def walk(game: AnyGame, seed: int) -> Iterator[Any]:
    """Yield the positions of a random game at which somebody decides."""
    state, rng = game.new(), generator(seed)
    while not state.is_over:
        if state.needs_deal:
            game.draw(state, rng)
        else:
            yield state.copy()
            game.play_random(state, rng)


def think(game: AnyGame, state: Any, seed: int = 1, **settings: object) -> Choice:
    """Ask the bot."""
    return bots.make("mcts", game, seed, {name: str(value) for name, value in settings.items()}).choose(state)


def grown(bot: Mcts, state: Any, simulations: int) -> Nodes:
    """Return the tree of a number of simulations."""
    with Clock().running(Limit(nodes=simulations)) as clock:
        assert isinstance(bot.tree, CompiledTree)
        return bot.tree.grow(state, clock)


def used(nodes: Nodes) -> int:
    """Count the nodes of a tree."""
    return int(nodes["sibling"][ROOT])


def children(nodes: Nodes, parent: int) -> Iterator[int]:
    """Yield the children of a decision or chance node."""
    first, number = int(nodes["first"][parent]), int(nodes["children"][parent])
    if number:
        yield from range(first, first + number)
        return
    while first:
        yield first
        first = int(nodes["sibling"][first])
