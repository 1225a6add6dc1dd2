"""Random games and their positions for the checks, and the error of a failed check."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sintra.games import AnyGame, generator

MAX_MOVES = 5_000  # more than a random game of any sensible game has


class BrokenContract(AssertionError):
    """A game violates the contract of games."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How thorough the checks are."""

    games: int = 12  # random games for each check
    positions: int = 40  # of a game, evenly spread, for exhaustive checks


def require(holds: object, message: str, *values: object) -> None:
    """Raise `BrokenContract` unless a condition holds; the message is formatted lazily."""
    if not holds:
        raise BrokenContract(message.format(*values))


def walk(game: AnyGame, seed: int) -> Iterator[Any]:
    """Yield every position of a random game, deals included; the last one is over."""
    choose = random.Random(seed)  # noqa: S311 - random games, not secrets
    yield from walk_on(game, game.new(choose.randrange(game.players)), seed)


def walk_on(game: AnyGame, state: Any, seed: int) -> Iterator[Any]:
    """Play at random from a position, on the checked path; yield it and all that follow."""
    rng, choose = generator(seed), random.Random(seed)  # noqa: S311 - random games, not secrets
    for _ in range(MAX_MOVES):
        yield state
        if state.is_over:
            return
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
        else:
            legal = game.legal_actions(state)
            require(legal, "no move is legal, no deal is due and the game is not over in {!r}", state)
            state = game.play(state, choose.choice(legal))
    raise BrokenContract(f"a random game of {game!r} with seed {seed} does not end within {MAX_MOVES} moves and deals")


def all_positions(game: AnyGame, effort: Effort) -> Iterator[Any]:
    """Yield every position of some random games."""
    for seed in range(effort.games):
        yield from walk(game, seed)


def some_positions(game: AnyGame, effort: Effort, seed: int) -> list[Any]:
    """Return positions of one random game, evenly spread, including the last one."""
    states = list(walk(game, seed))
    return states[:: -(-len(states) // effort.positions)][:-1] + states[-1:]
