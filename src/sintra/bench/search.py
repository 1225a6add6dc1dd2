"""The speed of bots: nodes per second of `search`, simulations per second of `mcts`, and startup with a warm compile cache."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

from sintra import bots
from sintra._random import generator
from sintra.bots import Limit

if TYPE_CHECKING:
    from sintra.games import AnyGame

RUNS = 5
SEED = 2017
SEARCH_NODES, SIMULATIONS = 300_000, 50_000
KINDS: tuple[tuple[str, dict[str, str], int], ...] = (
    ("search", {}, SEARCH_NODES),
    ("mcts random", {"playout": "random"}, SIMULATIONS),
    ("mcts light", {"playout": "light"}, SIMULATIONS // 5),
)
START = """
import time
begin = time.perf_counter()
from sintra import bots, games
game = games.make({name!r}, {players}, **{options!r})
state = game.new()
game.draw(state, games.generator(1))
bots.make("search", game).choose(state, bots.Limit(nodes=100))
print(time.perf_counter() - begin)
"""


def measure(game: AnyGame) -> dict[str, Any]:
    """Search openings; return the best of several runs, by kind of search."""
    speeds = {kind: round(_speed(game, kind.split()[0], settings, nodes)) for kind, settings, nodes in KINDS}
    return {
        "bench": "search",
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "per_second": speeds,
        "warm_start_seconds": min(_start(game) for _ in range(RUNS)),
    }


def _speed(game: AnyGame, name: str, settings: dict[str, str], nodes: int) -> float:
    """Search the openings of several games; return the most nodes per second."""
    best = 0.0
    for run in range(RUNS + 1):  # the first one compiles
        state = game.new()
        game.draw(state, generator(SEED + run))
        bot = bots.make(name, game, SEED, settings)
        begin = time.perf_counter()
        found = bot.choose(state, Limit(nodes=nodes)).nodes
        best = max(best, found / (time.perf_counter() - begin))
    return best


def _start(game: AnyGame) -> float:
    """Start a new process that chooses one move; return the seconds from its first line on."""
    text = START.format(name=game.name, players=game.players, options=dict(game.options))
    done = subprocess.run([sys.executable, "-c", text], check=True, capture_output=True, text=True)  # noqa: S603 - our own text
    return float(done.stdout)
