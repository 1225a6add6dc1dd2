"""Random games of our rules compared to the hand-tuned C++ limit, alternating, best of several: ``python bench/limit.py``.

Prints moves per second of both, and the ratio, for 2, 3 and 4 players. Needs g++. Both count CPU time.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from sintra import games
from sintra._random import generator
from sintra.games import AnyGame

SOURCE = Path(__file__).parent / "limit" / "azul_limit.cpp"
RUNS = 9
GAMES = 20_000


def build(folder: str) -> Path:
    """Compile the limit for this machine."""
    if shutil.which("g++") is None:
        sys.exit("bench/limit.py: g++ is missing; on Debian or Ubuntu: apt install g++")
    program = Path(folder) / "azul_limit"
    command = ["g++", "-O3", "-march=native", "-std=c++17", "-o", str(program), str(SOURCE)]
    subprocess.run(command, check=True)  # noqa: S603 - our own source
    return program


def limit_speed(program: Path, players: int) -> float:
    """Run the limit once; return its moves per second."""
    command = [str(program), str(GAMES), "1", str(players), "0"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own program
    return float(printed.split("moves/s ")[1].split()[0])


def our_speed(game: AnyGame, seed: int) -> float:
    """Play the same number of games once; return moves per second of CPU time."""
    rng = generator(seed)
    begin = time.process_time()
    moves = game.play_out(rng, GAMES)
    return moves / (time.process_time() - begin)


def main() -> None:
    """Measure alternately and print a table."""
    sys.stdout.write(f"{'players':>7} {'wall':>9} {'limit':>8} {'ours':>8}  ratio\n")
    with tempfile.TemporaryDirectory() as folder:
        program = build(folder)
        for players in (2, 3, 4):
            for wall in ("coloured", "grey"):
                game = games.make("azul", players, wall=wall)
                game.play_out(generator(0), 100)
                pairs = [(limit_speed(program, players), our_speed(game, seed)) for seed in range(RUNS)]
                limit, ours = (max(speeds) / 1e6 for speeds in zip(*pairs, strict=True))
                note = "" if wall == "coloured" else "  (the limit plays the coloured wall)"
                sys.stdout.write(f"{players:>7} {wall:>9} {limit:>6.1f} M {ours:>6.1f} M  {ours / limit:.2f}{note}\n")


if __name__ == "__main__":
    main()
