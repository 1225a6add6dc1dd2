"""Warms the compile cache before the tests: processes that need the same function at the same time would each compile it.

Every game has a process of its own here, because the games share next to no compiled code.

    python -m tests.cache_warmup          the rules, in the compile mode that is set
    python -m tests.cache_warmup bots     and whatever thinks
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from sintra import bots, games
from sintra._random import generator
from sintra.bots import solver
from sintra.bots.mcts import PLAYOUTS
from sintra.envs.batch import BatchEnv
from sintra.games import AnyGame
from tests.tables import TABLES

LIMIT = bots.Limit(nodes=64)
THINKING: tuple[tuple[str, dict[str, str]], ...] = (
    ("level-1", {}),
    ("level-10", {}),
    ("search", {}),
    *(("mcts", {"playout": playout}) for playout in PLAYOUTS),
)
STEPS = 3
MAX_SEATS = 3  # more than two are thought about in another way, four like three


def warm_rules(name: str) -> None:
    """Play a game on the checked path, another by the fast one, and step a batch of them."""
    game, rng = games.make(name), generator(1)
    state = game.new()
    while not state.is_over:
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
        else:
            game.previews(state)
            state = game.play(state, game.legal_moves(state)[0])
    game.outcome(state)
    choices(game)
    env = BatchEnv(name, 2, seed=1, shaping=0.1)
    _, masks = env.reset()
    for _ in range(STEPS):
        _, masks, _, _ = env.step(masks.argmax(axis=1))


def choices(game: AnyGame) -> list[Any]:
    """Return a position of every phase in which somebody chooses, from a random game on the fast path."""
    found: dict[str, Any] = {}
    state, rng = game.new(), generator(1)
    while not state.is_over:
        if state.needs_deal:
            game.draw(state, rng)
        else:
            found.setdefault(state.phase, state.copy())
            game.play_random(state, rng)
    return list(found.values())


def warm_bots(name: str) -> None:
    """Let whatever thinks choose once in every phase, on either side of the board."""
    for table in TABLES:
        if table.game == name and table.players <= MAX_SEATS:
            game = table.make()
            for state in choices(game):
                for bot, settings in THINKING:
                    bots.make(bot, game, 1, settings).choose(state.copy(), LIMIT)
                solver.solve(game, state.copy(), LIMIT)


def warm(name: str, *, with_bots: bool) -> None:
    """Compile what one game needs."""
    warm_rules(name)
    if with_bots:
        warm_bots(name)


def main() -> None:
    """Compile all games at once."""
    with ProcessPoolExecutor(len(games.names()), get_context("spawn")) as pool:
        for warmed in [pool.submit(warm, name, with_bots="bots" in sys.argv[1:]) for name in games.names()]:
            warmed.result()


if __name__ == "__main__":
    main()
