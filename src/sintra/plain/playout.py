"""Random playouts of plain games, and their statistics."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from sintra.game import Survey

if TYPE_CHECKING:
    from sintra._random import Generator
    from sintra.plain.game import PlainGame
    from sintra.plain.state import PlainState


def below(rng: Generator, limit: int) -> int:
    """Return a random integer from 0 to limit - 1."""
    from sintra._random import next_below  # noqa: PLC0415 - loads Numba

    return next_below(rng, limit)


def kind_of(move: object) -> str:
    """Return the kind of a move in one word."""
    return type(move).__name__.lower()


def survey(game: PlainGame[Any, Any], rng: Generator, games: int) -> Survey:
    """Play whole games at random and sum up their statistics."""
    moves, legal, scores = Counter[str](), Counter[str](), [0] * game.players
    rounds = ties = 0
    for _ in range(games):
        state = _play(game, rng, moves, legal)
        rounds += state.round
        ties += len(game.outcome(state).winners) > 1
        scores = [one + other for one, other in zip(scores, state.scores, strict=True)]
    by_kind = [[counts[kind] for kind in game.kinds] for counts in (moves, legal)]
    return Survey.of(games, game.kinds, by_kind, [rounds, ties, *scores])


def _play(game: PlainGame[Any, Any], rng: Generator, moves: Counter[str], legal: Counter[str]) -> PlainState[Any]:
    """Play one game at random, and count its moves."""
    state = game.new()
    while not state.is_over:
        if state.needs_deal:
            game.draw(state, rng)
            continue
        actions = state.legal
        action = actions[below(rng, len(actions))]
        kind = kind_of(game.move(action))
        moves[kind] += 1
        legal[kind] += len(actions)
        game.apply(state, action)
    return state
