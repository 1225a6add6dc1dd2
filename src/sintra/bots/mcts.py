"""Monte-Carlo tree search (MCTS): the bot that plays any game well with little knowledge of it.

Its settings:

    nodes        simulations per move
    seconds      time per move; 1 second by default
    playout      the playout (rollout) policy from the leaves of the tree:
                   light    heuristic play to the end of the game (the default)
                   round    heuristic play to the end of the round, then an estimate of the final score
                   random   uniformly random play to the end of the game; the priors are uniform, too
    exploration  the exploration constant of PUCT: more searches wider, less searches deeper
    margin       how much of the value of a victory depends on the points; 0 maximizes the win rate alone

A game brings its compiled tree in its `Mind`. The fallback is one in plain Python, with random playouts only.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from sintra._random import generator
from sintra.bots.bot import Choice, Limit, require_choice
from sintra.bots.clock import NODES, Clock
from sintra.bots.mind import TreeSearch, Tuning, mind_of
from sintra.bots.plain_tree import PlainTree
from sintra.bots.settings import Settings
from sintra.bots.tree import MAX_NODES, ROOT, Nodes, most_visited, new_tree
from sintra.games import AnyGame

DEFAULT_LIMIT = Limit(seconds=1.0)
PLAYOUTS = ("random", "light", "round")  # in the order of their numbers in compiled code


class CompiledTree:
    """Grows search trees by the compiled search that a game brings."""

    def __init__(self, game: AnyGame, seed: int, search: TreeSearch, playout: int, tuning: Tuning, cost: int) -> None:  # noqa: PLR0913, PLR0917 - each of these is one plain setting
        self._game, self._seed, self._search = game, seed, search
        self._playout, self._cost = playout, cost
        selection, rest = (tuning.exploration, tuning.margin, tuning.fpu_reduction), (tuning.spread, tuning.expand_after, cost)
        self._tuning = np.array([*selection, tuning.temperature, tuning.noise, *rest], np.float64)
        self._compile()

    def _compile(self) -> None:
        """Simulate once, so that compilation does not count as thinking time."""
        state = self._game.new()
        self._game.draw(state, generator(0))
        with Clock().running(Limit(nodes=1)) as clock:
            self.grow(state, clock)

    def choice(self, state: Any, clock: Clock) -> Choice:
        """Simulate until the limit is reached, and choose the most visited action."""
        nodes = self.grow(state, clock)
        visits = int(nodes["visits"][ROOT])
        values = nodes["values"][ROOT, : self._game.players] / visits
        line = _line(nodes)
        return Choice(line[0], line, tuple(values.tolist()), visits * self._cost)

    def move_values(self, state: Any, clock: Clock) -> dict[int, float]:
        """Value every legal move for the seat that acts; the position itself counts as one visit of each."""
        nodes, seat = self.grow(state, clock), int(state.turn)
        first, count = int(nodes["first"][ROOT]), int(nodes["children"][ROOT])
        before = float(nodes["values"][ROOT, seat]) / int(nodes["visits"][ROOT])
        values = (nodes["values"][first : first + count, seat] + before) / (nodes["visits"][first : first + count] + 1)
        return dict(zip(nodes["action"][first : first + count].tolist(), values.tolist(), strict=True))

    def grow(self, state: Any, clock: Clock) -> Nodes:
        """Grow the tree until the limit is reached; return its nodes."""
        most = self._game.max_legal
        nodes = new_tree(min(MAX_NODES, (clock.max_nodes // self._cost + 2) * most))
        states = np.concatenate([state.array, state.array])
        rng, actions = generator(self._seed), np.empty(most, np.int32)
        first = np.array([0, 0, 1], np.int64)  # always one simulation, however short the time
        self._search(states, nodes, first, rng, self._playout, self._tuning, actions)
        clock.control[NODES] += first[NODES]
        self._search(states, nodes, clock.control, rng, self._playout, self._tuning, actions)
        return nodes


def _line(nodes: Nodes) -> tuple[int, ...]:
    """Follow the most visited moves from the root to the next draw: the principal variation."""
    line: list[int] = []
    node = most_visited(nodes, ROOT)
    while node:
        line.append(int(nodes["action"][node]))
        node = most_visited(nodes, node)
    return tuple(line)


class Mcts:
    """Monte-Carlo tree search over the moves of one game."""

    def __init__(self, game: AnyGame, seed: int, settings: Settings, cost: int = 1) -> None:
        self._game = game
        self._limit = settings.limit(DEFAULT_LIMIT)
        self.tree = _make_tree(game, seed, settings, cost)  # cost: nodes that a simulation counts for
        self._clock = Clock()

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Choose the most visited action."""
        require_choice(self._game, state)
        with self._clock.running(limit or self._limit) as clock:
            return self.choice(state, clock)

    def choice(self, state: Any, clock: Clock) -> Choice:
        """Search until the limit is reached, and choose."""
        return self.tree.choice(state, clock)

    def move_values(self, state: Any, clock: Clock, max_depth: int) -> dict[int, float]:  # noqa: ARG002 - as deep as time allows
        """Value every legal move for the seat that acts."""
        return self.tree.move_values(state, clock)

    def stop(self) -> None:
        """Make `choose` return at once."""
        self._clock.stop()


def _make_tree(game: AnyGame, seed: int, settings: Settings, cost: int) -> CompiledTree | PlainTree:
    """Parse the settings of a tree and make it: the game's compiled one, or the fallback in plain Python."""
    mind = mind_of(game)
    playouts, default = (PLAYOUTS, "light") if mind.tree else (PLAYOUTS[:1], PLAYOUTS[0])
    playout = PLAYOUTS.index(settings.word("playout", default, playouts))
    exploration = settings.number("exploration", mind.tuning.exploration, may_be_zero=True) or 0.0
    margin = settings.number("margin", mind.tuning.margin, may_be_zero=True, maximum=1.0) or 0.0
    tuning = replace(mind.tuning, exploration=exploration, margin=margin)
    return CompiledTree(game, seed, mind.tree, playout, tuning, cost) if mind.tree else PlainTree(game, seed, tuning, cost)
