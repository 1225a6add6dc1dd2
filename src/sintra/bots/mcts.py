"""The bot that plays on in its head, over and over, and follows the moves that do well: Monte-Carlo tree search.

Its settings:

    nodes        simulations for a move
    seconds      time for a move; 1 second if neither is given
    playout      how it plays on from where its tree ends:
                   light    to the end of the game, by rules of thumb (usual)
                   round    by the same rules to the end of the round, then a guess
                   random   to the end of the game, all moves equally likely; its tree knows no rules of thumb either
    exploration  how curious it is: more looks at more moves, less looks deeper
    margin       how much of a victory goes by the points: 0 for a bot that wants to win, no matter how
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from sintra._random import generator
from sintra.bots.bot import Choice, Limit, require_choice
from sintra.bots.clock import NODES, Clock
from sintra.bots.settings import Settings
from sintra.bots.tree import MAX_NODES, ROOT, Nodes, most_visited, plant
from sintra.games import AnyGame

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra._random import Generator
    from sintra.bots.clock import Control

USUAL = Limit(seconds=1.0)
PLAYOUTS = ("random", "light", "round")  # in the order of their numbers in compiled code


@dataclass(frozen=True, slots=True)
class Tuning:
    """What suits a game; exploration, warmth and noise were tried in matches, the others are sensible guesses."""

    exploration: float  # see `tree.select_child`
    caution: float  # the same
    warmth: float  # see `tree.soften`
    noise: float  # see `light_move` of each game
    margin: float  # see `tree.share_out`
    spread: float  # the same
    patience: int  # visits of a leaf before it gets children


TUNINGS = {
    "azul": Tuning(exploration=1.0, caution=0.1, warmth=2.0, noise=2.0, margin=0.3, spread=10.0, patience=4),
    "pavilion": Tuning(exploration=1.0, caution=0.1, warmth=1.0, noise=2.0, margin=0.3, spread=10.0, patience=2),
}


class Search(Protocol):
    """The compiled search of a game."""

    def __call__(  # noqa: PLR0913, PLR0917 - compiled code takes plain arrays
        self,
        states: Any,
        nodes: Nodes,
        control: Control,
        rng: Generator,
        playout: int,
        tuning: NDArray[np.float64],
        actions: NDArray[np.int32],
        /,
    ) -> None:
        """Simulate from states[0], with states[1] as the board, until the control says stop."""
        ...


class Mcts:
    """Searches a tree of moves by simulation."""

    def __init__(self, game: AnyGame, seed: int, settings: Settings, cost: int = 1) -> None:
        usual = TUNINGS[game.name]
        self._game = game
        self._seed = seed
        self._limit = settings.limit(USUAL)
        self._playout = PLAYOUTS.index(settings.word("playout", "light", PLAYOUTS))
        exploration = settings.number("exploration", usual.exploration, may_be_zero=True)
        margin = settings.number("margin", usual.margin, may_be_zero=True, most=1.0)
        rest = (usual.caution, usual.warmth, usual.noise, usual.spread, usual.patience, cost)
        self._tuning = np.array([exploration, margin, *rest], np.float64)
        self._cost = cost  # nodes that a simulation counts for
        self._search = _search_of(game)
        self._clock = Clock()
        self._compile()

    def _compile(self) -> None:
        """Simulate once, so that compiling does not count as thinking."""
        state = self._game.new()
        self._game.draw(state, generator(0))
        with self._clock.running(Limit(nodes=1)) as clock:
            self.grow(state, clock)

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Choose the action that was tried most."""
        require_choice(self._game, state)
        with self._clock.running(limit or self._limit) as clock:
            return self.choice(state, clock)

    def choice(self, state: Any, clock: Clock) -> Choice:
        """Think until the clock is out, and choose."""
        nodes = self.grow(state, clock)
        visits = int(nodes["visits"][ROOT])
        values = nodes["values"][ROOT, : self._game.players] / visits
        line = _line(nodes)
        return Choice(line[0], line, tuple(values.tolist()), visits * self._cost)

    def grow(self, state: Any, clock: Clock) -> Nodes:
        """Grow the tree until the clock is out; what has grown is in its nodes."""
        most = self._game.max_legal
        nodes = plant(min(MAX_NODES, (clock.most_nodes // self._cost + 2) * most))
        states = np.concatenate([state.array, state.array])
        rng, actions = generator(self._seed), np.empty(most, np.int32)
        first = np.array([0, 0, 1], np.int64)  # one simulation in any case, however little time there is
        self._search(states, nodes, first, rng, self._playout, self._tuning, actions)
        clock.control[NODES] += first[NODES]
        self._search(states, nodes, clock.control, rng, self._playout, self._tuning, actions)
        return nodes

    def stop(self) -> None:
        """Make `choose` answer at once."""
        self._clock.stop()


def _search_of(game: AnyGame) -> Search:
    """Load the search of a game only when it is asked for."""
    if game.name == "azul":
        from sintra.bots.azul.rollout.tree import search as search_azul  # noqa: PLC0415 - loads that game

        return search_azul
    from sintra.bots.pavilion.rollout.tree import search as search_pavilion  # noqa: PLC0415 - loads that game

    return search_pavilion


def _line(nodes: Nodes) -> tuple[int, ...]:
    """Follow the most tried moves from the root to the next draw."""
    line: list[int] = []
    node = most_visited(nodes, ROOT)
    while node:
        line.append(int(nodes["action"][node]))
        node = most_visited(nodes, node)
    return tuple(line)
