"""A round-robin tournament in PettingZoo: every pair plays from both seats, and one player is a function of the observation.

    pip install "sintra[rl]"
    python examples/tournament.py azul --games 10 uniform naive greedy

Put your own learner where `mask_only` is. (With intervals and ratings, and for bots alone: `sintra ladder`.)
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np

from sintra import bots
from sintra.envs import aec

Chooser = Callable[[Any, Any], int]  # the environment and what the seat sees of it -> an action


def mask_only(_env: Any, seen: Any) -> int:
    """Take the last legal action: a baseline that uses nothing but the mask."""
    return int(np.flatnonzero(seen["action_mask"])[-1])


def bot(name: str, env: Any, seed: int) -> Chooser:
    """Wrap one of Sintra's bots, which uses the State instead of the observation."""
    chooser = bots.seated(bots.parse(name), env.unwrapped.game, seed)
    return lambda env, _seen: chooser.choose(env.unwrapped.position).action


def play(env: Any, choosers: list[Chooser], seed: int) -> list[float]:
    """Play a game; return the total reward of each seat."""
    env.reset(seed=seed)
    worth = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        worth[agent] += reward
        seat = env.possible_agents.index(agent)
        env.step(None if is_over else choosers[seat](env, seen))
    return list(worth.values())


def main() -> None:
    """Play all pairs and print the table."""
    parser = argparse.ArgumentParser(description="A tournament of bots in PettingZoo.")
    parser.add_argument("game", nargs="?", default="azul", choices=("azul", "pavilion"))
    parser.add_argument("names", nargs="*", help="bots; uniform, naive and greedy without any")
    parser.add_argument("--games", type=int, default=10, help="of each pair, half of them from each seat (default 10)")
    options = parser.parse_intermixed_args()
    names = ["mask_only", *(options.names or ["uniform", "naive", "greedy"])]
    if options.games < 1 or len(set(names)) < len(names):
        parser.error("expected at least one game, and every bot once")
    env = aec.env(options.game)
    points = dict.fromkeys(names, 0.0)
    for pair in combinations(names, 2):
        for number in range(options.games):
            order = pair if number % 2 == 0 else pair[::-1]
            seats = [mask_only if name == "mask_only" else bot(name, env, number) for name in order]
            for name, worth in zip(order, play(env, seats, number // 2), strict=True):  # the same deals from both seats
                points[name] += (worth + 1) / 2
    played = options.games * (len(names) - 1)
    for name, won in sorted(points.items(), key=lambda item: -item[1]):
        print(f"{name:16} {won:6.1f} of {played}")


if __name__ == "__main__":
    main()
