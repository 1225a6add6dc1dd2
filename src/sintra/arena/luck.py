"""Variance reduction by the luck of the deals: a control variate at every chance node.

At each deal, *luck* is the value of the position after it, less the mean value after other deals sampled from the same
distribution. Its expectation is zero for any value function, so subtracting it leaves the result unbiased; and the better the
value function, the lower the variance. A value function gives each seat's expected share of the victory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra import bots
from sintra.errors import OptionError
from sintra.games import AnyGame, generator

if TYPE_CHECKING:
    from numpy.typing import NDArray

Value = Callable[[Any], Sequence[float]]  # of a State: each seat's expected share of the victory

DEFAULT_VALUE = "rounds"
BOT_PREFIX = "bot:"
ROUNDS_PLAYED = 24  # random playouts of the round for one value
POINTS_PER_E = 12.0  # a lead that makes a victory e times as likely, roughly, for two good bots


class RoundEndLuck:
    """A cheap value function: a softmax of the mean scores after a few random playouts of the round."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game = game
        self._rng = generator(seed)

    def __call__(self, state: Any) -> list[float]:
        """Return each seat's expected share."""
        if state.is_over:
            return list(self._game.outcome(state).shares)
        points = np.mean([self._ended(state) for _ in range(ROUNDS_PLAYED)], axis=0)
        weights = np.exp((points - points.max()) / POINTS_PER_E)
        return list((weights / weights.sum()).tolist())

    def _ended(self, state: Any) -> tuple[int, ...]:
        end, number = state.copy(), state.round
        while not end.is_over and end.round == number:
            if end.needs_deal:
                self._game.draw(end, self._rng)
            else:
                self._game.play_random(end, self._rng)
        return tuple(end.scores)


class BotValue:
    """A value function by the values of a bot's Choice, such as a search with few nodes."""

    def __init__(self, text: str, game: AnyGame, seed: int) -> None:
        self._text = text
        self._game = game
        self._bot = bots.seated(bots.parse(text), game, seed)

    def __call__(self, state: Any) -> Sequence[float]:
        """Return each seat's expected share as the bot estimates it."""
        if state.is_over:
            return self._game.outcome(state).shares
        values = self._bot.choose(state.copy()).values
        if len(values) != self._game.players:
            raise OptionError(f"bot {self._text} gives no values, expected one for each of {self._game.players} seats")
        return values


VALUES: dict[str, Callable[[AnyGame, int], Value]] = {DEFAULT_VALUE: RoundEndLuck}


def make_value(text: str, game: AnyGame, seed: int = 0) -> Value:
    """Make a value function by its name, or from a bot: ``bot:search,nodes=500``."""
    if text.startswith(BOT_PREFIX):
        return BotValue(text.removeprefix(BOT_PREFIX), game, seed)
    if text not in VALUES:
        raise OptionError(
            f"value {text!r} does not exist; there are {', '.join(VALUES)}, and {BOT_PREFIX}BOT for any bot that has values"
        )
    return VALUES[text](game, seed)


@dataclass(frozen=True, slots=True)
class Luck:
    """Measures the luck of deals against sampled alternatives."""

    game: AnyGame
    value: Value
    samples: int
    seed: int

    def of(self, before: Any, after: Any, number: int) -> NDArray[np.float64]:
        """Return the luck of a deal for each seat; `number` counts the deals of a game."""
        rng = generator(self.seed + (number << 32))
        others: list[Sequence[float]] = []
        for _ in range(self.samples):
            other = before.copy()
            self.game.draw(other, rng)
            others.append(self.value(other))
        luck: NDArray[np.float64] = np.asarray(self.value(after), np.float64) - np.mean(others, axis=0)
        return luck
