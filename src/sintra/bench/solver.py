"""How quickly rounds of Azul are solved: positions from self-play, by the number of groups that are left to draft.

Solved twice: for the best move alone, where a move that is worse is refuted and not valued, and for the value of every move.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from itertools import count
from typing import Any

from sintra.bots import Limit, weights
from sintra.bots.azul.evaluation import evaluator
from sintra.bots.azul.search.searcher import Searcher
from sintra.bots.clock import Clock
from sintra.games import AnyGame
from sintra.puzzles.selfplay import choices, groups_left

FEWEST, MOST = 4, 13  # groups
WITHIN = (1.0, 2.0)  # seconds
WAYS = {"best": False, "every": True}  # what is asked for -> whether all values are wanted
MOST_GAMES = 2_000
COLUMNS = ("groups", "what", "positions", "solved in 1 s", "in 2 s", "median s", "most s", "median nodes", "most nodes")


def measure(game: AnyGame, positions: int, seconds: float, seed: int) -> dict[str, Any]:
    """Collect positions and solve each of them both ways."""
    found = collect(game, positions, seed)
    searcher, clock, limit = Searcher(weights.load(game), evaluator.POINTS), Clock(), Limit(seconds=seconds)
    for every in WAYS.values():  # once without looking at the time: compiling is not what is measured
        _solve(searcher, clock, limit, found[FEWEST][0], every=every)
    return {
        "bench": "solver",
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "limit_s": seconds,
        "groups": {
            str(groups): {
                way: summary([_solve(searcher, clock, limit, state, every=every) for state in found[groups]])
                for way, every in WAYS.items()
            }
            for groups in range(FEWEST, MOST + 1)
            if found[groups]
        },
    }


def collect(game: AnyGame, positions: int, seed: int) -> dict[int, list[Any]]:
    """Play games until there are so many positions of each number of groups, at most one of a kind from each round."""
    found: dict[int, list[Any]] = {groups: [] for groups in range(FEWEST, MOST + 1)}
    for number in count(seed):
        if number == seed + MOST_GAMES or all(len(states) == positions for states in found.values()):
            return found
        for state in _drafts(game, number):
            states = found.get(groups_left(state), [])
            if len(states) < positions and (not states or not _is_same_round(states[-1], state)):
                states.append(state)
    return found


def _drafts(game: AnyGame, seed: int) -> Iterator[Any]:
    return (state for state in choices(game, seed) if state.phase == "draft")


def _is_same_round(one: Any, other: Any) -> bool:
    """Say whether two positions are of one round of one game, as far as can be seen: the boards' walls and the bag agree."""
    mine, yours = one.setup, other.setup
    return bool(mine.bag == yours.bag and [seat.wall for seat in mine.seats] == [seat.wall for seat in yours.seats])


def _solve(searcher: Searcher, clock: Clock, limit: Limit, state: Any, *, every: bool) -> tuple[float, int, bool]:
    """Solve a position; give the seconds, the nodes, and whether it was solved."""
    begin = time.perf_counter()
    with clock.running(limit):
        is_solved = bool(searcher.think(state, clock, every=every).is_solved)
    return time.perf_counter() - begin, clock.nodes, is_solved


def summary(results: list[tuple[float, int, bool]]) -> dict[str, Any]:
    """Sum up seconds, nodes and whether it was solved; a position that was not counts with the time it took in vain."""
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
        "most_s": round(max(times), 4),
        "median_nodes": int(statistics.median(nodes)),
        "most_nodes": max(nodes),
    }


def table(figures: dict[str, Any]) -> str:
    """Write the figures as a table for people."""
    rows: list[tuple[str, ...]] = [COLUMNS]
    for groups, ways in figures["groups"].items():
        rows.extend((groups, way, *map(_cell, sums.values())) for way, sums in ways.items())
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)


def _cell(value: float) -> str:
    return f"{value:,}" if isinstance(value, int) else f"{value:.3f}"
