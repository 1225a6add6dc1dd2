"""Exact play to the end of the round: what every legal move is worth in points when all seats play their best.

A seat's value is how many points it is ahead of the mean of the others when the round ends; when the game ends with that
round, all bonuses are included. Every seat maximizes its own value; a draw within the round is averaged over all outcomes.
Between equal moves the first one searched is taken; with three or four seats another one may have different values for the
others, and both are best play.

A game brings its solver in its `Mind`; `can_solve` tells whether it does.

solve(game, state, Limit(seconds=60)).best       the best moves
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sintra.bots.bot import Limit
from sintra.bots.clock import Clock
from sintra.bots.mind import Valuation, Valuer, Values, mind_of
from sintra.errors import OptionError
from sintra.games import AnyGame
from sintra.phrase import Phrase

ROUND, GAME = "round", "game"
CLOSE = 1e-6  # tolerance: values that differ by less are equal


@dataclass(frozen=True, slots=True)
class Solution:
    """The values of a position. Unless they are exact, the search hit its limit, and they are its last estimates."""

    seat: int  # that acts
    values: Values  # of every legal action, best first; empty if nothing was found
    is_exact: bool
    nodes: int
    line: tuple[int, ...]  # the principal variation, to the end of the round or the next draw
    lasts: str  # ROUND or GAME: the horizon of the values; at the end of the game they include all bonuses

    def value(self, action: int) -> float:
        """Return what an action is worth to the seat that acts."""
        return self.values[action][self.seat]

    @property
    def worth(self) -> float:
        """What the position is worth to the seat that acts."""
        return max(map(self.value, self.values))

    @property
    def best(self) -> tuple[int, ...]:
        """The actions that are worth most to the seat that acts."""
        return tuple(action for action in self.values if self.value(action) > self.worth - CLOSE)

    @property
    def lead(self) -> float:
        """How far the best actions are ahead of the others; 0 when all are equal."""
        others = [self.value(action) for action in self.values if action not in self.best]
        return self.worth - max(others, default=self.worth)


def margins(points: tuple[float, ...]) -> tuple[float, ...]:
    """Return how many points each seat is ahead of the mean of the others."""
    return tuple(own - (sum(points) - own) / (len(points) - 1) for own in points)


def can_solve(game: AnyGame) -> bool:
    """Return whether a game brings an exact solver."""
    return mind_of(game).thinker is not None


def thinker_of(game: AnyGame) -> Valuer:
    """Make the exact search that a game brings."""
    make = mind_of(game).thinker
    if make is None:
        raise OptionError(f"{game.name} cannot be solved: it brings no exact solver; the bot mcts searches any game")
    return make(game)


class Solver:
    """Solves positions of one game, one after another."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._thinker = thinker_of(game)
        self._clock = Clock()

    def solve(self, state: Any, limit: Limit) -> Solution:
        """Value every legal action to the end of the round; not exact if the limit was reached first."""
        if not self._game.legal_actions(state):
            message = f"nobody acts in phase {state.phase}, expected a position with legal moves"
            raise OptionError(message, phrase=Phrase("terminal.error.nobody_acts"))
        with self._clock.running(limit):
            thought = self._thinker.think(state, self._clock, every=True)
        nodes, after, line = self._clock.nodes, state.copy(), thought.line
        if thought.is_exact:
            with self._clock.running(limit):  # a fresh limit: a truncated line is useless
                line = tuple(self._follow(after, thought))
        seat = int(state.turn)
        return Solution(
            seat,
            dict(sorted(thought.values.items(), key=lambda item: (-item[1][seat], item[0]))),
            thought.is_exact,
            nodes,
            line,
            GAME if after.is_over or self._thinker.is_last_round(state) else ROUND,
        )

    def _follow(self, state: Any, thought: Valuation) -> Iterator[int]:
        """Play the principal variation to its end, searching again where it was truncated; the state is advanced in place."""
        number = state.round
        while thought.is_exact and not state.needs_deal and not state.is_over and state.round == number:
            for action in thought.line:
                self._game.apply(state, action)
                yield action
            if self._game.legal_actions(state):
                thought = self._thinker.think(state, self._clock, every=False)

    def stop(self) -> None:
        """Make `solve`, running in another thread, return what it has so far."""
        self._clock.stop()


def solve(game: AnyGame, state: Any, limit: Limit) -> Solution:
    """Solve one position."""
    return Solver(game).solve(state, limit)
