"""Startup time: the help text, the first move with a warm compile cache, and the first move with a cold one.

Every figure is a fresh process, because that is what a person waits for; best of several, but for the cold start.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import Any

RUNS = 3
FIRST_MOVE = """
from sintra import games
from sintra._random import generator
game = games.make({name!r})
state = game.new()
state = game.deal(state, game.random_deal(state, generator(1)))
state = game.play(state, game.legal_moves(state)[0])
"""


def measure(name: str) -> dict[str, Any]:
    """Start fresh processes for a game; return seconds."""
    with tempfile.TemporaryDirectory() as folder:
        first_move = [sys.executable, "-c", FIRST_MOVE.format(name=name)]
        cold = _seconds(first_move, folder)
        warm = min(_seconds(first_move, folder) for _ in range(RUNS))
        usage = min(_seconds([sys.executable, "-m", "sintra", "--help"], folder) for _ in range(RUNS))
    return {"bench": "start", "game": name, "first_start_s": cold, "later_start_s": warm, "help_s": usage}


def _seconds(command: list[str], cache: str) -> float:
    begin = time.perf_counter()
    environment = {**os.environ, "SINTRA_CACHE_DIR": cache}
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)  # noqa: S603 - our own interpreter
    return round(time.perf_counter() - begin, 2)
