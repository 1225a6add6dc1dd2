"""Verification of puzzles: every value is recomputed, and the principal variation is played."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from sintra.bots import Limit
from sintra.bots.solver import GAME, ROUND, Solver, margins
from sintra.errors import SintraError
from sintra.puzzles import CLOSE, Puzzle

LIMIT = Limit(nodes=50_000_000)


def sample(puzzles: Sequence[Puzzle], number: int | None, seed: int) -> list[int]:
    """Sample a number of puzzles by seed, or take all; return their indices in rising order."""
    places = range(len(puzzles))
    if number is None or number >= len(puzzles):
        return list(places)
    return sorted(random.Random(seed).sample(places, number))  # noqa: S311 - a sample, not a secret


def faults(puzzle: Puzzle, limit: Limit = LIMIT) -> Iterator[str]:
    """Yield everything that is wrong with a puzzle."""
    solution = Solver(puzzle.game).solve(puzzle.state, limit)
    if not solution.is_exact:
        yield f"not solved within {limit.nodes} nodes"
        return
    for action in solution.values:
        move, value = str(puzzle.game.move(action)), solution.value(action)
        if abs(puzzle.values[move] - value) > CLOSE:
            yield f"{move} is worth {puzzle.values[move]:g}, expected {value:g}"
    yield from line_faults(puzzle)


def line_faults(puzzle: Puzzle) -> Iterator[str]:
    """Play the principal variation: it must start with a best move, be legal, and reach its value unless it ends in a draw."""
    if puzzle.lasts not in {ROUND, GAME}:
        yield f"it lasts to the end of the {puzzle.lasts}, expected {ROUND} or {GAME}"
    if puzzle.line[:1] not in {(move,) for move in puzzle.best}:
        yield f"the line {' '.join(puzzle.line)} does not begin with a best move, expected {' or '.join(puzzle.best)}"
    state = puzzle.state
    try:
        for move in puzzle.line:
            state = puzzle.game.play(state, move)
    except SintraError as error:
        yield f"the line {' '.join(puzzle.line)}: {error}"
        return
    if state.is_over or state.round != puzzle.state.round:
        reached = margins(tuple(map(float, state.scores)))[int(puzzle.state.turn)]
        if abs(reached - max(puzzle.values.values())) > CLOSE:
            yield f"the line {' '.join(puzzle.line)} leads to {reached:g}, expected {max(puzzle.values.values()):g}"
    elif not state.needs_deal:
        yield f"the line {' '.join(puzzle.line)} ends in phase {state.phase}, expected the end of the round or a draw"
