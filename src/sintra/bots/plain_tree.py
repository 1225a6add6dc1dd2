"""Monte-Carlo tree search in plain Python: the fallback for games without a compiled one; it needs the Game protocol alone.

Decision nodes have one child per legal action, chance nodes one per outcome seen so far. Leaves get a random playout to the end
of the game. Equal seeds, positions and node limits give equal trees.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from sintra._random import generator
from sintra.bots.bot import Choice
from sintra.bots.clock import IS_STOPPED, NODES

if TYPE_CHECKING:
    from sintra._random import Generator
    from sintra.bots.clock import Clock
    from sintra.bots.mind import Tuning
    from sintra.game import Outcome
    from sintra.games import AnyGame

MAX_NODES = 200_000  # then leaves are played out but no longer expanded
EXPAND_AFTER = 1  # visits of a leaf before it is expanded


class PlainNode:
    """One node: its visits and the sum of their values."""

    __slots__ = ("children", "values", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.values = [0.0] * seats  # sums over all visits, by seat
        self.children: dict[Any, PlainNode] = {}  # by action; those of a draw by the bytes of the position

    def mean(self, seat: int) -> float:
        """Return the mean value for a seat; an equal share before the first visit."""
        return self.values[seat] / self.visits if self.visits else 1 / len(self.values)


class PlainTree:
    """Grows trees for positions of one game."""

    def __init__(self, game: AnyGame, seed: int, tuning: Tuning, cost: int) -> None:
        self._game, self._seed, self._tuning, self._cost = game, seed, tuning, cost
        self._free_nodes = 0  # that can still be added

    def choice(self, state: Any, clock: Clock) -> Choice:
        """Simulate until the limit is reached; choose the most visited action, the first of equals."""
        root = self.grow(state, clock)
        line = tuple(_line(root))
        values = tuple(root.mean(seat) for seat in range(self._game.players))
        return Choice(line[0], line, values, root.visits * self._cost)

    def move_values(self, state: Any, clock: Clock) -> dict[int, float]:
        """Value every legal move for the seat that acts; the position itself counts as one visit of each."""
        root, seat = self.grow(state, clock), int(state.turn)
        before = root.mean(seat)
        return {action: (node.values[seat] + before) / (node.visits + 1) for action, node in root.children.items()}

    def grow(self, state: Any, clock: Clock) -> PlainNode:
        """Simulate at least once, and until the limit is reached; an aborted simulation does not count."""
        rng, root = generator(self._seed), PlainNode(self._game.players)
        self._free_nodes = MAX_NODES
        self._expand(root, state)
        while self._simulate(root, state.copy(), rng, clock):
            clock.control[NODES] += self._cost
            if clock.is_expired:
                break
        return root

    def _simulate(self, root: PlainNode, state: Any, rng: Generator, clock: Clock) -> bool:
        """Run one simulation to the end of the game and back up its result; return False if it was aborted."""
        path = self._descend(root, state, rng)
        while not state.is_over:
            if clock.control[IS_STOPPED]:
                return False
            if state.needs_deal:
                self._game.draw(state, rng)
            else:
                self._game.play_random(state, rng)
        values = shares(self._game.outcome(state), self._tuning.margin, self._tuning.spread)
        for node in path:
            node.visits += 1
            for seat, value in enumerate(values):
                node.values[seat] += value
        return True

    def _descend(self, root: PlainNode, state: Any, rng: Generator) -> list[PlainNode]:
        """Descend to a leaf, applying the moves to the position; return the nodes on the path."""
        node, path = root, [root]
        while not state.is_over:
            if state.needs_deal:
                self._game.draw(state, rng)
                node = self._outcome(node, state.to_bytes())
            elif node.children or (node.visits >= EXPAND_AFTER and self._expand(node, state)):
                action, node = self._select(node, int(state.turn))
                self._game.apply(state, action)
            else:
                break
            path.append(node)
        return path

    def _expand(self, node: PlainNode, state: Any) -> bool:
        """Expand a node: one child per legal action, if there is room."""
        legal = self._game.legal_actions(state)
        if len(legal) > self._free_nodes:
            return False
        self._free_nodes -= len(legal)
        node.children = {action: PlainNode(self._game.players) for action in legal}
        return True

    def _outcome(self, node: PlainNode, drawn: bytes) -> PlainNode:
        """Return the child for what was drawn, adding it if there is room."""
        found = node.children.get(drawn)
        if found is None:
            found = PlainNode(self._game.players)
            if self._free_nodes > 0:
                self._free_nodes -= 1
                node.children[drawn] = found
        return found

    def _select(self, node: PlainNode, seat: int) -> tuple[int, PlainNode]:
        """Return the child to visit next by PUCT, as `tree.select_child` does, with uniform priors."""
        exploration = self._tuning.exploration * math.sqrt(node.visits) / len(node.children)
        unvisited = node.mean(seat) - self._tuning.fpu_reduction

        def score(child: tuple[int, PlainNode]) -> float:
            visits = child[1].visits
            return (child[1].values[seat] / visits if visits else unvisited) + exploration / (1 + visits)

        return max(node.children.items(), key=score)


def _line(root: PlainNode) -> Iterator[int]:
    """Follow the most visited moves to the next draw or unvisited node; always yield the first move."""
    action, node = _most_visited(root)
    yield action
    while any(child.visits and not isinstance(key, bytes) for key, child in node.children.items()):
        action, node = _most_visited(node)
        yield action


def _most_visited(node: PlainNode) -> tuple[int, PlainNode]:
    return max(node.children.items(), key=lambda child: child[1].visits)


def shares(outcome: Outcome, margin: float, spread: float) -> Sequence[float]:
    """Return each seat's share of the victory, a fraction `margin` of it by points, as `tree.victory_shares` does."""
    best = max(outcome.scores)
    powers = [math.exp((score - best) / spread) for score in outcome.scores]
    by_points = margin / sum(powers)
    return [power * by_points + (1 - margin) * won for power, won in zip(powers, outcome.shares, strict=True)]
