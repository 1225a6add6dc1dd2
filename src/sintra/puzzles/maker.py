"""Making puzzles: bots play, positions are solved, and those are kept in which the choice matters.

A choice matters when there are many moves, few of them are best, the others lose at least two points, and the greedy bot would
play one of the others. Equal seeds give equal puzzles: everything is limited by nodes, nothing by time.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, groupby
from typing import Any

from sintra import bots
from sintra.bots import Limit
from sintra.bots.solver import Solution, Solver
from sintra.errors import OptionError
from sintra.games import AnyGame, make
from sintra.puzzles import Puzzle
from sintra.puzzles.proof import line_faults
from sintra.puzzles.selfplay import choices, groups_left, tiles_held

LEAST_LEAD = 2.0  # points
MOST_BEST = 4  # of so many moves at most one is best
PER_GAME = 2  # puzzles
MOST_GAMES = 100  # for each puzzle that is asked for; after so many, there are fewer
DIGITS = 4  # of values behind the point
LEVELS = ("easy", "medium", "hard")


@dataclass(frozen=True, slots=True)
class Recipe:
    """How puzzles of one game are looked for."""

    kinds: tuple[tuple[int, dict[str, Any], int], ...]  # seats, options, and their share of the puzzles
    phases: tuple[str, ...]
    fewest: int  # groups left, or tiles held
    most: int
    least_moves: int
    limit: Limit  # for solving one position
    levels: tuple[int, int]  # nodes from which a puzzle is medium, and hard
    looked_at: int  # positions of each round

    def size(self, state: Any) -> int:
        """Say how large a position is, as far as solving is concerned."""
        return groups_left(state) if state.phase == "draft" else tiles_held(state)

    def suits(self, game: AnyGame, state: Any) -> bool:
        """Say whether a position is worth being solved."""
        if state.phase not in self.phases or not self.fewest <= self.size(state) <= self.most:
            return False
        return len(game.legal_actions(state)) >= self.least_moves


RECIPES = {
    "azul": Recipe(
        kinds=(
            (2, {"wall": "coloured"}, 50),
            (2, {"wall": "grey"}, 25),
            (3, {"wall": "coloured"}, 12),
            (3, {"wall": "grey"}, 1),
            (4, {"wall": "coloured"}, 2),
        ),
        phases=("draft",),
        fewest=4,
        most=10,
        least_moves=6,
        limit=Limit(nodes=1_000_000),
        levels=(5_000, 50_000),
        looked_at=1,
    ),
    "pavilion": Recipe(
        kinds=(
            (2, {"side": "coloured"}, 70),
            (2, {"side": "grey"}, 6),
            (3, {"side": "coloured"}, 21),
            (4, {"side": "grey"}, 4),
        ),
        phases=("place", "bonus"),  # while drafting, hands are too full to be solved
        fewest=3,
        most=14,
        least_moves=4,
        limit=Limit(nodes=150_000),
        levels=(2_000, 20_000),
        looked_at=2,
    ),
}


def make_puzzles(name: str, number: int, seed: int) -> Iterator[Puzzle]:
    """Make puzzles of a game, so many or, when too few positions suit, fewer; all are different."""
    if name not in RECIPES:
        raise OptionError(f"there are no puzzles of {name!r}, only of {', '.join(RECIPES)}")
    recipe = RECIPES[name]
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


def _of_game(game: AnyGame, solver: Solver, recipe: Recipe, seed: int) -> Iterator[Puzzle]:
    """Play one game and give its puzzles."""
    pick = random.Random(seed)  # noqa: S311 - positions, not secrets
    made = 0
    for _, states in groupby(choices(game, seed), key=lambda state: int(state.round)):
        suitable = [state for state in states if recipe.suits(game, state)]
        for state in pick.sample(suitable, min(recipe.looked_at, len(suitable))):
            puzzle = made < PER_GAME and _puzzle_of(game, solver, recipe, state)
            if puzzle:
                made += 1
                yield puzzle


def _puzzle_of(game: AnyGame, solver: Solver, recipe: Recipe, state: Any) -> Puzzle | None:
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


def _tags(recipe: Recipe, game: AnyGame, state: Any, solution: Solution, greedy: int) -> dict[str, Any]:
    medium, hard = recipe.levels
    return {
        "players": game.players,
        "side": str(game.options.get("wall") or game.options["side"]),
        "round": state.round,
        "phase": state.phase,
        "groups" if state.phase == "draft" else "tiles": recipe.size(state),
        "moves": len(solution.values),
        "best": len(solution.best),
        "lead": round(solution.lead, DIGITS),
        "greedy_loss": round(solution.worth - solution.value(greedy), DIGITS),
        "nodes": solution.nodes,
        "level": LEVELS[(solution.nodes >= medium) + (solution.nodes >= hard)],
    }
