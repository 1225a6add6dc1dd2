"""The speed of the solver on positions from self-play, by size, such as the groups left to draft.

Each is solved twice: for the best move alone, where worse moves are only refuted, and for the exact value of every move.
"""

from __future__ import annotations

import statistics
import time
from typing import Any

from sintra.bots import Limit
from sintra.bots.clock import Clock
from sintra.bots.mind import Valuer
from sintra.bots.solver import thinker_of
from sintra.games import AnyGame
from sintra.puzzles.recipe import PuzzleRecipe, recipe_of
from sintra.puzzles.selfplay import choices

FEWEST, MOST = 4, 13  # as the recipe of the game's puzzles counts
WITHIN = (1.0, 2.0)  # seconds
WAYS = {"best": False, "every": True}  # name -> whether all moves get exact values
MAX_GAMES = 2_000
COLUMNS = ("what", "positions", "solved in 1 s", "in 2 s", "median s", "max s", "median nodes", "max nodes")


def measure(game: AnyGame, positions: int, seconds: float, seed: int) -> dict[str, Any]:
    """Collect positions and solve each of them both ways."""
    found = collect(game, recipe_of(game.name), positions, seed)
    thinker, clock, limit = thinker_of(game), Clock(), Limit(seconds=seconds)
    for every in WAYS.values():  # warm-up: compilation is not measured
        _solve(thinker, clock, limit, found[FEWEST][0], every=every)
    return {
        "bench": "solver",
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "limit_s": seconds,
        recipe_of(game.name).unit: {
            str(size): {
                way: summary([_solve(thinker, clock, limit, state, every=every) for state in found[size]])
                for way, every in WAYS.items()
            }
            for size in range(FEWEST, MOST + 1)
            if found[size]
        },
    }


def collect(game: AnyGame, recipe: PuzzleRecipe, positions: int, seed: int) -> dict[int, list[Any]]:
    """Play games until there are enough positions of each size, at most one per size and round."""
    found: dict[int, list[Any]] = {size: [] for size in range(FEWEST, MOST + 1)}
    for number in range(seed, seed + MAX_GAMES):
        if all(len(states) == positions for states in found.values()):
            break
        seen: set[tuple[int, int]] = set()  # rounds and sizes
        for state in choices(game, recipe, number):
            place = int(state.round), recipe.size(state)
            states = found.get(place[1], [])
            if state.phase in recipe.phases and place not in seen and len(states) < positions:
                seen.add(place)
                states.append(state)
    return found


def _solve(thinker: Valuer, clock: Clock, limit: Limit, state: Any, *, every: bool) -> tuple[float, int, bool]:
    """Solve a position; return the seconds, the nodes, and whether it was solved."""
    begin = time.perf_counter()
    with clock.running(limit):
        is_solved = thinker.think(state, clock, every=every).is_exact
    return time.perf_counter() - begin, clock.nodes, is_solved


def summary(results: list[tuple[float, int, bool]]) -> dict[str, Any]:
    """Summarize seconds, nodes and whether positions were solved; unsolved ones count with the time spent."""
    times = [seconds for seconds, _, _ in results]
    nodes = [number for _, number, _ in results]
    shares = {
        f"solved_in_{limit:g}_s": sum(is_solved and seconds <= limit for seconds, _, is_solved in results) / len(results)
        for limit in WITHIN
    }
    return {
        "positions": len(results),
        **shares,
        "median_s": round(statistics.median(times), 4),
        "max_s": round(max(times), 4),
        "median_nodes": int(statistics.median(nodes)),
        "max_nodes": max(nodes),
    }


def table(figures: dict[str, Any]) -> str:
    """Format the figures as a table."""
    unit = recipe_of(figures["game"]).unit
    rows: list[tuple[str, ...]] = [(unit, *COLUMNS)]
    for size, ways in figures[unit].items():
        rows.extend((size, way, *map(_cell, sums.values())) for way, sums in ways.items())
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)


def _cell(value: float) -> str:
    return f"{value:,}" if isinstance(value, int) else f"{value:.3f}"
