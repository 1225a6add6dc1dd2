"""The speed of the environments compared to plain random games: the overhead of observations and masks.

All figures come from the same run, because a busy machine slows all of them. A step is one decision of one game: its action is
sampled, its observation and mask are written.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from sintra._random import generator
from sintra.envs.batch import BatchEnv
from sintra.envs.kinds import EnvKind

if TYPE_CHECKING:
    from sintra.games import AnyGame

RUNS = 7
STEPS_PER_RUN = 1_500_000
AEC_STEPS_PER_RUN = 8_000
GAMES_PER_RUN = 4_000
MEMORY_OF = 65_536
SEED = 2017


def measure(game: AnyGame, batch: int, threads: int) -> dict[str, Any]:
    """Step a batch, a PettingZoo environment and plain random games in turns; return the best figures by name."""
    with ThreadPoolExecutor(threads) as pool, BatchEnv(game, batch, seed=SEED, threads=threads) as env:
        env.reset()
        runs: list[tuple[float, float, float]] = [
            (_raw(game, pool, threads, number), _batch(env), _aec(game, number)) for number in range(RUNS + 1)
        ]
        raw, steps, aec = (max(values) for values in zip(*runs[1:], strict=True))  # the first one compiles
        return {
            "bench": "envs",
            "game": game.name,
            "players": game.players,
            "options": dict(game.options),
            "threads": threads,
            "batch": batch,
            "playout_moves_per_second": round(raw),
            "batch_steps_per_second": round(steps),
            "batch_ratio": round(steps / raw, 3),
            "aec_steps_per_second": round(aec),
            "observation_bytes": env.layout.size,
            "mask_bytes": game.num_actions,
            "state_bytes": EnvKind(game).hold(game.new()).nbytes,
            "bytes_per_game": round(env.nbytes / batch),
            f"megabytes_of_{MEMORY_OF}": round(env.nbytes / batch * MEMORY_OF / 1e6, 1),
        }


def _timed(work: Callable[[], int]) -> float:
    """Return the steps per second of a function that returns its steps."""
    begin = time.perf_counter()
    return work() / (time.perf_counter() - begin)


def _raw(game: AnyGame, pool: ThreadPoolExecutor, threads: int, number: int) -> float:
    """Play random games without an environment, on the same number of threads."""
    generators = [generator(SEED + 1000 * number + thread << 32) for thread in range(threads)]
    return _timed(lambda: sum(pool.map(game.play_out, generators, [GAMES_PER_RUN] * threads)))


def _batch(env: BatchEnv) -> float:
    steps = max(1, STEPS_PER_RUN // env.batch)

    def run() -> int:
        for _ in range(steps):
            env.step(env.sample())
        return steps * env.batch

    return _timed(run)


def _aec(game: AnyGame, seed: int) -> float:
    """Step the PettingZoo environment as its documentation does: iterate, observe, step."""
    from sintra.envs import aec  # noqa: PLC0415 - needs the extra

    env = aec.env(game.name, players=game.players, **game.options)

    def run() -> int:
        steps = 0
        while steps < AEC_STEPS_PER_RUN:
            env.reset(seed=seed + steps)
            for _ in env.agent_iter():
                seen, _, is_over, _, _ = env.last()
                legal = None if is_over else seen["action_mask"].nonzero()[0]
                env.step(None if legal is None else legal[steps * 7919 % len(legal)])
                steps += 1
        return steps

    return _timed(run)
