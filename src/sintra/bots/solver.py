"""Exact play to the end of the round: what every legal move is worth in points when all seats play their best.

A seat's value is how many points it is ahead of the mean of the others when the round ends; when the game ends with that
round, all bonuses are in it. Every seat makes its own value as large as it can. In Summer Pavilion every refill of the supply
is averaged over all its draws. Between equal moves the first that was looked at is taken; with three or four seats another
choice may be worth something else to the others, and both are best play.

solve(game, state, Limit(seconds=60)).best       the best moves
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from sintra.bots import weights
from sintra.bots.azul.evaluation import evaluator
from sintra.bots.azul.search.searcher import Searcher
from sintra.bots.bot import Limit
from sintra.bots.clock import Clock
from sintra.bots.pavilion.search.exact import Solver as Expectation
from sintra.errors import OptionError
from sintra.games import AnyGame
from sintra.pavilion.kernel import ROUNDS

ROUND, GAME = "round", "game"
CLOSE = 1e-6  # expectations that differ by less are equal

Values = Mapping[int, tuple[float, ...]]  # action -> each seat's value


@dataclass(frozen=True, slots=True)
class Solution:
    """What is known about a position. Unless it is exact, the search was stopped, and the values are what it believed then."""

    seat: int  # that acts
    values: Values  # of every legal action, best first; without a value while nothing is known
    is_exact: bool
    nodes: int
    line: tuple[int, ...]  # best play by all seats: to the end of the round, or to the next draw
    lasts: str  # whether the values are those at the end of the round or, with all bonuses, of the game

    def value(self, action: int) -> float:
        """Give what an action is worth to the seat that acts."""
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


@dataclass(frozen=True, slots=True)
class Valuation:
    """What the search of one game says about a position."""

    values: Values
    line: tuple[int, ...]
    is_exact: bool


class Valuer(Protocol):
    """Values the actions of a position of one game."""

    def think(self, state: Any, clock: Clock, *, every: bool) -> Valuation:
        """Search; with `every`, all values are wanted, otherwise that of the best action suffices."""
        ...


class AzulValuer:
    """Asks the search of Azul for points instead of shares; on the grey wall all columns are tried."""

    def __init__(self, game: AnyGame) -> None:
        self._searcher = Searcher(weights.load(game), evaluator.POINTS)

    def think(self, state: Any, clock: Clock, *, every: bool) -> Valuation:
        """Search deeper and deeper until the round is solved."""
        found = self._searcher.think(state, clock, every=every)
        moves = range(int(found.count))
        values = {int(found.moves[number]): tuple(map(float, found.values[number, : state.players])) for number in moves}
        line = tuple(int(move) for move in found.line[: int(found.line_length)])
        return Valuation(values, line, bool(found.is_solved) and not clock.is_out)


class PavilionValuer:
    """Asks the expectimax of Summer Pavilion, which knows everything or nothing."""

    def __init__(self) -> None:
        self._solver = Expectation()

    def think(self, state: Any, clock: Clock, *, every: bool) -> Valuation:  # noqa: ARG002 - it always values all actions
        """Look at everything that can happen."""
        points = self._solver.solve(state, clock)
        if points is None:
            return Valuation({}, (), is_exact=False)
        values = {action: margins(expected) for action, expected in points.items()}
        seat = int(state.turn)
        best = max(values, key=lambda action: values[action][seat])
        return Valuation(values, (best,), is_exact=True)


def margins(points: tuple[float, ...]) -> tuple[float, ...]:
    """Give how many points each seat is ahead of the mean of the others."""
    return tuple(own - (sum(points) - own) / (len(points) - 1) for own in points)


class Solver:
    """Solves positions of one game, one after another."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._valuer: Valuer = AzulValuer(game) if game.name == "azul" else PavilionValuer()
        self._clock = Clock()

    def solve(self, state: Any, limit: Limit) -> Solution:
        """Value every legal action to the end of the round; say so if the limit came first."""
        if not self._game.legal_actions(state):
            raise OptionError(f"nobody acts in phase {state.phase}, expected a position in which somebody has a choice to make")
        with self._clock.running(limit):
            valuation = self._valuer.think(state, self._clock, every=True)
        nodes, after, line = self._clock.nodes, state.copy(), valuation.line
        if valuation.is_exact:
            with self._clock.running(limit):  # anew: a line that is cut short would help nobody
                line = tuple(self._follow(after, valuation))
        seat = int(state.turn)
        return Solution(
            seat,
            dict(sorted(valuation.values.items(), key=lambda item: (-item[1][seat], item[0]))),
            valuation.is_exact,
            nodes,
            line,
            GAME if after.is_over or self._is_last(state) else ROUND,
        )

    def _is_last(self, state: Any) -> bool:
        """Say whether the game ends with this round whatever happens."""
        return bool(state.round == (ROUNDS if self._game.name == "pavilion" else state.options.max_rounds))

    def _follow(self, state: Any, valuation: Valuation) -> Iterator[int]:
        """Play the best line to its end, thinking again where the search has cut it short; the state goes with it."""
        number = state.round
        while valuation.is_exact and not state.needs_deal and not state.is_over and state.round == number:
            for action in valuation.line:
                self._game.apply(state, action)
                yield action
            if self._game.legal_actions(state):
                valuation = self._valuer.think(state, self._clock, every=False)

    def stop(self) -> None:
        """Make `solve`, running in another thread, answer at once with what it has."""
        self._clock.stop()


def solve(game: AnyGame, state: Any, limit: Limit) -> Solution:
    """Solve one position."""
    return Solver(game).solve(state, limit)
