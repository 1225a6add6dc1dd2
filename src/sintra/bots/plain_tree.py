"""Monte-Carlo tree search in plain Python, for a game that brings no compiled one; it uses the protocol of games alone.

Decisions have one child for each legal action, draws one for each position that has come of them. A leaf is played out to the
end of the game at random. Equal seeds, positions and limits of nodes give equal trees.
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

MAX_NODES = 200_000  # once they are used up, leaves are played out but not expanded
PATIENCE = 1  # visits of a leaf before it gets children


class Branch:
    """One node: how often it was visited, and what came of it."""

    __slots__ = ("children", "values", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.values = [0.0] * seats  # sums over all visits, by seat
        self.children: dict[Any, Branch] = {}  # by action; those of a draw by the bytes of the position

    def mean(self, seat: int) -> float:
        """Give what came of it for a seat, on average; an equal share while nothing is known."""
        return self.values[seat] / self.visits if self.visits else 1 / len(self.values)


class PlainTree:
    """Grows trees for positions of one game."""

    def __init__(self, game: AnyGame, seed: int, tuning: Tuning, cost: int) -> None:
        self._game, self._seed, self._tuning, self._cost = game, seed, tuning, cost
        self._room = 0  # nodes that can still be added

    def choice(self, state: Any, clock: Clock) -> Choice:
        """Simulate until the clock is out; choose the action that was tried most, among equals the first."""
        root = self.grow(state, clock)
        line = tuple(_line(root))
        values = tuple(root.mean(seat) for seat in range(self._game.players))
        return Choice(line[0], line, values, root.visits * self._cost)

    def move_values(self, state: Any, clock: Clock) -> dict[int, float]:
        """Value every legal move for the seat that acts; the position itself counts as one visit of each."""
        root, seat = self.grow(state, clock), int(state.turn)
        before = root.mean(seat)
        return {action: (node.values[seat] + before) / (node.visits + 1) for action, node in root.children.items()}

    def grow(self, state: Any, clock: Clock) -> Branch:
        """Simulate at least once, and until the clock is out; a simulation that is stopped does not count."""
        rng, root = generator(self._seed), Branch(self._game.players)
        self._room = MAX_NODES
        self._expand(root, state)
        while self._simulate(root, state.copy(), rng, clock):
            clock.control[NODES] += self._cost
            if clock.is_out:
                break
        return root

    def _simulate(self, root: Branch, state: Any, rng: Generator, clock: Clock) -> bool:
        """Play from the root to the end of the game, and count what came of it; say whether it was not stopped."""
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

    def _descend(self, root: Branch, state: Any, rng: Generator) -> list[Branch]:
        """Go down the tree to a leaf, the position along with it; give the nodes on the way."""
        node, path = root, [root]
        while not state.is_over:
            if state.needs_deal:
                self._game.draw(state, rng)
                node = self._outcome(node, state.to_bytes())
            elif node.children or (node.visits >= PATIENCE and self._expand(node, state)):
                action, node = self._select(node, int(state.turn))
                self._game.apply(state, action)
            else:
                break
            path.append(node)
        return path

    def _expand(self, node: Branch, state: Any) -> bool:
        """Give a node a child for each legal action, if there is room for them."""
        legal = self._game.legal_actions(state)
        if len(legal) > self._room:
            return False
        self._room -= len(legal)
        node.children = {action: Branch(self._game.players) for action in legal}
        return True

    def _outcome(self, node: Branch, drawn: bytes) -> Branch:
        """Give the child for what was drawn: a new one if need be, which is forgotten again if there is no room."""
        found = node.children.get(drawn)
        if found is None:
            found = Branch(self._game.players)
            if self._room > 0:
                self._room -= 1
                node.children[drawn] = found
        return found

    def _select(self, node: Branch, seat: int) -> tuple[int, Branch]:
        """Give the child that a seat tries next, as `tree.select_child` does, with all moves equally likely before."""
        curiosity = self._tuning.exploration * math.sqrt(node.visits) / len(node.children)
        unknown = node.mean(seat) - self._tuning.caution

        def promise(child: tuple[int, Branch]) -> float:
            visits = child[1].visits
            return (child[1].values[seat] / visits if visits else unknown) + curiosity / (1 + visits)

        return max(node.children.items(), key=promise)


def _line(root: Branch) -> Iterator[int]:
    """Follow the most tried moves to the next draw, or to where none was tried; the first move in any case."""
    action, node = _most_tried(root)
    yield action
    while any(child.visits and not isinstance(key, bytes) for key, child in node.children.items()):
        action, node = _most_tried(node)
        yield action


def _most_tried(node: Branch) -> tuple[int, Branch]:
    return max(node.children.items(), key=lambda child: child[1].visits)


def shares(outcome: Outcome, margin: float, spread: float) -> Sequence[float]:
    """Give each seat's share of the victory, of which the margin goes by the points, as `tree.share_out` does."""
    best = max(outcome.scores)
    powers = [math.exp((score - best) / spread) for score in outcome.scores]
    by_points = margin / sum(powers)
    return [power * by_points + (1 - margin) * won for power, won in zip(powers, outcome.shares, strict=True)]
