"""Generating puzzles: bots play, positions are solved, and those in which the choice matters are kept.

A choice matters when there are many moves, few of them are best, the others lose at least two points, and the greedy bot picks
one of the others. Equal seeds give equal puzzles: all limits are node limits, none is a time limit.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, groupby
from typing import Any

from sintra import bots
from sintra.bots.solver import Solution, Solver
from sintra.bots.weights import side_of
from sintra.games import AnyGame, make
from sintra.puzzles import Puzzle
from sintra.puzzles.proof import line_faults
from sintra.puzzles.recipe import PuzzleRecipe, recipe_of
from sintra.puzzles.selfplay import choices

MIN_LEAD = 2.0  # points
MAX_BEST = 4  # at most one move in this many may be best
PER_GAME = 2  # puzzles at most
MAX_GAMES = 100  # per requested puzzle; then there are fewer
DIGITS = 4  # decimals of values
LEVELS = ("easy", "medium", "hard")


def make_puzzles(name: str, number: int, seed: int) -> Iterator[Puzzle]:
    """Generate distinct puzzles of a game: the requested number, or fewer if too few positions qualify."""
    recipe = recipe_of(name)
    seen: set[bytes] = set()
    asked = _shares(number, [share for _, _, share in recipe.kinds])
    for place, ((players, options, _), wanted) in enumerate(zip(recipe.kinds, asked, strict=True)):
        game = make(name, players, **options)
        solver = Solver(game)
        made = 0
        for attempt in count():
            if made >= wanted or attempt >= MAX_GAMES * wanted:
                break
            for puzzle in _of_game(game, solver, recipe, seed * 1_000_003 + place * 100_003 + attempt):
                key = puzzle.state.to_bytes()
                if key not in seen and made < wanted:
                    seen.add(key)
                    made += 1
                    yield puzzle


def _shares(number: int, shares: list[int]) -> list[int]:
    """Split a number in proportion to shares; the remainder goes to the first."""
    parts = [number * share // sum(shares) for share in shares]
    return [parts[0] + number - sum(parts), *parts[1:]]


def _of_game(game: AnyGame, solver: Solver, recipe: PuzzleRecipe, seed: int) -> Iterator[Puzzle]:
    """Play one game and give its puzzles."""
    pick = random.Random(seed)  # noqa: S311 - positions, not secrets
    made = 0
    for _, states in groupby(choices(game, recipe, seed), key=lambda state: int(state.round)):
        suitable = [state for state in states if recipe.suits(game, state)]
        for state in pick.sample(suitable, min(recipe.looked_at, len(suitable))):
            puzzle = made < PER_GAME and _puzzle_of(game, solver, recipe, state)
            if puzzle:
                made += 1
                yield puzzle


def _puzzle_of(game: AnyGame, solver: Solver, recipe: PuzzleRecipe, state: Any) -> Puzzle | None:
    """Solve a position; make a puzzle if the choice matters."""
    greedy = bots.make("greedy", game).choose(state).action
    solution = solver.solve(state, recipe.limit)
    if not solution.is_exact or not matters(solution, greedy):
        return None
    puzzle = to_puzzle(game, state, solution, _tags(recipe, game, state, solution, greedy))
    return None if any(line_faults(puzzle)) else puzzle  # the line may be truncated


def matters(solution: Solution, greedy: int) -> bool:
    """Return whether few moves are best, by a sufficient lead, and the greedy move is not among them."""
    is_rare = len(solution.best) * MAX_BEST <= len(solution.values)
    return is_rare and solution.lead >= MIN_LEAD and greedy not in solution.best


def to_puzzle(game: AnyGame, state: Any, solution: Solution, tags: dict[str, Any]) -> Puzzle:
    """Convert a solution to a puzzle."""
    values = {str(game.move(action)): round(solution.value(action), DIGITS) for action in solution.values}
    return Puzzle(game, state, values, tuple(str(game.move(action)) for action in solution.line), solution.lasts, tags)


def _tags(recipe: PuzzleRecipe, game: AnyGame, state: Any, solution: Solution, greedy: int) -> dict[str, Any]:
    medium, hard = recipe.levels
    return {
        "players": game.players,
        "side": side_of(game),
        "round": state.round,
        "phase": state.phase,
        recipe.unit: recipe.size(state),
        "moves": len(solution.values),
        "best": len(solution.best),
        "lead": round(solution.lead, DIGITS),
        "greedy_loss": round(solution.worth - solution.value(greedy), DIGITS),
        "nodes": solution.nodes,
        "level": LEVELS[(solution.nodes >= medium) + (solution.nodes >= hard)],
    }
