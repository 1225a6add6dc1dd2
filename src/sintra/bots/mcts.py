"""The bot that plays games to their end in its head, over and over, and follows the moves that do well: Monte-Carlo tree search.

Settings: nodes (simulations), seconds, exploration, playout:

    random   to the end of the game, all moves equally likely
    light    to the end of the game, by a few rules of thumb
    round    by these to the end of the round only, then guess
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sintra._random import generator
from sintra.bots.azul import tree as azul
from sintra.bots.bot import Choice, Limit
from sintra.bots.clock import Clock
from sintra.bots.pavilion import tree as pavilion
from sintra.bots.settings import Settings
from sintra.bots.tree import MAX_NODES, ROOT, Nodes, most_visited, plant
from sintra.games import AnyGame

USUAL = Limit(seconds=1.0)
PLAYOUTS = ("random", "light", "round")
SEARCHES = {"azul": azul.search, "pavilion": pavilion.search}
PATIENCE = {"azul": 4, "pavilion": 2}


class Mcts:
    """Searches a tree of moves by simulation; see the settings above."""

    def __init__(self, game: AnyGame, seed: int, settings: Settings) -> None:
        self._game = game
        self._seed = seed
        self._limit = settings.limit(USUAL)
        self._playout = PLAYOUTS.index(settings.word("playout", "light", PLAYOUTS))
        names = ("exploration", "caution", "warmth", "noise", "margin", "spread")
        usual = (1.0, 0.1, 1.0, 2.0, 0.3, 10.0)
        self._patience = settings.whole("patience", PATIENCE[game.name])
        self._tuning = np.array([settings.number(n, u, may_be_zero=True) for n, u in zip(names, usual, strict=True)])
        self._clock = Clock()

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Choose the action that was tried most."""
        limit = limit or self._limit
        nodes = plant(MAX_NODES if limit.nodes is None else (limit.nodes + 1) * self._game.max_legal)
        self._search(state, nodes, limit)
        line = _line(nodes)
        visits = int(nodes["visits"][ROOT])
        values = nodes["values"][ROOT][: self._game.players] / visits
        return Choice(line[0], line, tuple(values.tolist()), visits)

    def _search(self, state: Any, nodes: Nodes, limit: Limit) -> None:
        search = SEARCHES[self._game.name]
        states = np.concatenate([state.array, state.array])
        actions = np.empty(self._game.max_legal, np.int32)
        rng = generator(self._seed)
        control = np.array([0, 0, 1], np.int64)
        search(states, nodes, control, rng, self._playout, self._patience, self._tuning, actions)
        with self._clock.running(limit):
            self._clock.control[1] = 1
            search(states, nodes, self._clock.control, rng, self._playout, self._patience, self._tuning, actions)

    def stop(self) -> None:
        """Answer at once."""
        self._clock.stop()


def _line(nodes: Nodes) -> tuple[int, ...]:
    """Follow the most tried moves from the root to the next draw."""
    line: list[int] = []
    node = most_visited(nodes, ROOT)
    while node:
        line.append(int(nodes["action"][node]))
        node = most_visited(nodes, node)
    return tuple(line)
