"""The speed of random games, and their fingerprint.

The speed is the best of several short runs, because other load on the machine can only slow a run down. The fingerprint, the
statistics of the games, comes from a separate run.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from sintra._random import generator

if TYPE_CHECKING:
    from sintra.game import Survey
    from sintra.games import AnyGame

RUNS = 7
SECONDS_PER_RUN = 0.4
MIN_GAMES = 20_000
SEED = 2017


def measure(game: AnyGame, threads: int, games: int = MIN_GAMES) -> dict[str, Any]:
    """Play random games on a number of threads; return the figures by name."""
    batch = _batch_size(game)
    with ThreadPoolExecutor(threads) as pool:
        runs = [_run(game, pool, threads, batch, number) for number in range(RUNS)]
    moves_per_second = max(moves / seconds for moves, seconds in runs)
    figures = fingerprint(game.survey(generator(SEED), max(games, MIN_GAMES)))
    return {
        "bench": "playouts",
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "threads": threads,
        "moves_per_second": round(moves_per_second),
        "games_per_second": round(moves_per_second / figures["moves_per_game"]),
        **figures,
    }


def _batch_size(game: AnyGame) -> int:
    """Compile, warm up, and calibrate the number of games of one run."""
    game.play_out(generator(SEED), 100)
    begin = time.perf_counter()
    game.play_out(generator(SEED), 1000)
    return max(100, round(1000 * SECONDS_PER_RUN / (time.perf_counter() - begin)))


def _run(game: AnyGame, pool: ThreadPoolExecutor, threads: int, batch: int, number: int) -> tuple[int, float]:
    """Play a batch on every thread; return all moves and the seconds it took."""
    generators = [generator(SEED + 1000 * number + thread << 32) for thread in range(threads)]
    begin = time.perf_counter()
    moves = sum(pool.map(game.play_out, generators, [batch] * threads))
    return moves, time.perf_counter() - begin


def fingerprint(survey: Survey) -> dict[str, Any]:
    """Turn sums into means: the statistics of uniformly random play, the same on any machine."""
    games, moves, seats = survey.games, sum(survey.moves.values()), len(survey.scores)
    return {
        "moves_per_game": moves / games,
        "legal_per_turn": sum(survey.legal.values()) / moves,
        "rounds_per_game": survey.rounds / games,
        "mean_score": sum(survey.scores) / games / seats,
        "score_by_seat": [score / games for score in survey.scores],
        "tie_share": survey.ties / games,
        "by_kind": {kind: number / games for kind, number in survey.moves.items() if number},
        "legal_by_kind": {kind: survey.legal[kind] / number for kind, number in survey.moves.items() if number},
    }
