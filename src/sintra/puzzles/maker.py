"""Making puzzles: bots play, positions are solved, and those are kept in which the choice matters.

A choice matters when there are many moves, few of them are best, the others lose at least two points, and the greedy bot would
play one of the others. Equal seeds give equal puzzles: everything is limited by nodes, nothing by time.
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

LEAST_LEAD = 2.0  # points
MOST_BEST = 4  # of so many moves at most one is best
PER_GAME = 2  # puzzles
MOST_GAMES = 100  # for each puzzle that is asked for; after so many, there are fewer
DIGITS = 4  # of values behind the point
LEVELS = ("easy", "medium", "hard")


def make_puzzles(name: str, number: int, seed: int) -> Iterator[Puzzle]:
    """Make puzzles of a game, so many or, when too few positions suit, fewer; all are different."""
    recipe = recipe_of(name)
    seen: set[bytes] = set()
    asked = _shares(number, [share for _, _, share in recipe.kinds])
    for place, ((players, options, _), wanted) in enumerate(zip(recipe.kinds, asked, strict=True)):
        game = make(name, players, **options)
        solver = Solver(game)
        made = 0
        for attempt in count():
            if made >= wanted or attempt >= MOST_GAMES * wanted:
                break
            for puzzle in _of_game(game, solver, recipe, seed * 1_000_003 + place * 100_003 + attempt):
                key = puzzle.state.to_bytes()
                if key not in seen and made < wanted:
                    seen.add(key)
                    made += 1
                    yield puzzle


def _shares(number: int, shares: list[int]) -> list[int]:
    """Divide a number by shares, in whole parts; what is left goes to the first."""
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
    """Solve a position; make a puzzle of it if its choice matters."""
    greedy = bots.make("greedy", game).choose(state).action
    solution = solver.solve(state, recipe.limit)
    if not solution.is_exact or not matters(solution, greedy):
        return None
    puzzle = to_puzzle(game, state, solution, _tags(recipe, game, state, solution, greedy))
    return None if any(line_faults(puzzle)) else puzzle  # a line may be too long to be followed to its end


def matters(solution: Solution, greedy: int) -> bool:
    """Say whether few moves are best, by enough, and the greedy one is none of them."""
    is_rare = len(solution.best) * MOST_BEST <= len(solution.values)
    return is_rare and solution.lead >= LEAST_LEAD and greedy not in solution.best


def to_puzzle(game: AnyGame, state: Any, solution: Solution, tags: dict[str, Any]) -> Puzzle:
    """Write a solution down."""
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
