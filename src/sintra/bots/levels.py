"""Ten levels of play, from friendly to as strong as we can: bots for people, named ``level-1`` to ``level-10``.

A level is the search with less of everything: it looks at fewer positions and fewer moves ahead, and it errs. Each move that it
thinks worse than the best is played more seldom, the more so the lower its *temperature*: a move with so much less log odds of
victory is played e times less often. So its mistakes are plausible moves, as those of people are. Mistakes that a person would
be sorry for at once are not made (see `sensible`).

The numbers are settled by matches: each level wins 60 to 80 of 100 points against the one below it. docs/bots.md has the table.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sintra.bots.bot import Choice, Limit, require_choice
from sintra.bots.clock import Clock
from sintra.bots.search import searcher
from sintra.bots.sense import Sense
from sintra.bots.settings import Settings
from sintra.games import AnyGame

LEVEL_LABEL = b"sintra level 1\n"
TWO = 2  # seats that the levels were calibrated with
CERTAIN = 1e-6  # shares nearer to 0 or 1 count as this near


@dataclass(frozen=True, slots=True)
class Level:
    """How well a level plays."""

    nodes: int  # positions that it looks at; the first move ahead is looked at in full
    depth: int  # moves that it looks ahead; 40 is more than a round has
    temperature: float  # in log odds of victory; 0: it plays what it thinks best
    seconds: float | None = None  # for the highest level, which takes its time


# Calibrated with two seats on the coloured side, neighbor against neighbor: `sintra ladder azul level-1 ... --neighbors 1`
LEVELS: Mapping[str, tuple[Level, ...]] = {
    "azul": (
        Level(1, 1, 0.20),
        Level(1, 1, 0.13),
        Level(1, 1, 0.06),
        Level(2_000, 2, 0.10),
        Level(5_000, 3, 0.095),
        Level(10_000, 4, 0.062),
        Level(30_000, 5, 0.046),
        Level(5_000, 40, 0.0),
        Level(32_000, 40, 0.0),
        Level(5_000_000, 40, 0.0, 1.0),
    ),
    "pavilion": (
        Level(3_000, 1, 0.40),
        Level(3_000, 1, 0.28),
        Level(3_000, 1, 0.17),
        Level(3_000, 1, 0.09),
        Level(20_000, 2, 0.095),
        Level(30_000, 3, 0.095),
        Level(30_000, 3, 0.065),
        Level(3_000, 40, 0.0),
        Level(9_000, 40, 0.0),
        Level(1_000_000, 40, 0.0, 1.0),
    ),
}

# At tables of three and four looking ahead without simulating is no help: in Azul levels 4 and 5 lost to level 3 by it.
LEVELS_AMONG_MORE: Mapping[str, tuple[Level, ...]] = {
    "azul": (
        Level(1, 1, 0.20),
        Level(1, 1, 0.13),
        Level(1, 1, 0.09),
        Level(1, 1, 0.065),
        Level(1, 1, 0.042),
        Level(1, 1, 0.01),
        Level(2_000, 40, 0.0),
        Level(7_000, 40, 0.0),
        Level(40_000, 40, 0.0),
        Level(5_000_000, 40, 0.0, 1.0),
    ),
    "pavilion": (
        *LEVELS["pavilion"][:3],
        Level(3_000, 1, 0.12),
        Level(3_000, 1, 0.05),
        *LEVELS["pavilion"][5:],
    ),
}


def level_for(game: AnyGame, number: int) -> Level:
    """Give the numbers of a level, 1 to 10, at the tables of a game."""
    table = LEVELS if game.players == TWO else LEVELS_AMONG_MORE
    return table[game.name][number - 1]


class LevelBot:
    """Plays at a level; the settings nodes, depth and temperature change it, for calibration."""

    def __init__(self, game: AnyGame, seed: int, level: Level, settings: Settings) -> None:
        self._game = game
        self._seed = seed
        self._depth = settings.whole("depth", level.depth) or level.depth
        heat = settings.number("temperature", level.temperature, may_be_zero=True)
        self._temperature = level.temperature if heat is None else heat
        self._limit = settings.limit(Limit(level.nodes, level.seconds))
        self._searcher = searcher(game)
        self._sense = Sense(game)
        self._clock = Clock()

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Choose: the best move, or by chance a worse one. The same seed and position give the same choice."""
        require_choice(self._game, state)
        with self._clock.running(_shorter(self._limit, limit)):
            if self._temperature == 0:
                return self._searcher.choice(state, self._clock)
            values = self._searcher.move_values(state, self._clock, self._depth)
            return Choice(self._pick(state, values), nodes=self._clock.nodes)

    def _pick(self, state: Any, values: Mapping[int, float]) -> int:
        odds = {action: _log_odds(value) for action, value in values.items()}
        actions = self._sense.sensible(state, odds)
        best = max(odds[action] for action in actions)
        weights = [math.exp((odds[action] - best) / self._temperature) for action in actions]
        point = self._chance(state) * sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            point -= weight
            if point < 0:
                return action
        return actions[-1]

    def _chance(self, state: Any) -> float:
        """Draw a number from 0 to 1 that depends on the seed and the position alone."""
        digest = sha256(LEVEL_LABEL + self._seed.to_bytes(16, "big", signed=True) + state.to_bytes()).digest()
        return int.from_bytes(digest[:6], "big") / (1 << 48)

    def stop(self) -> None:
        """Answer at once."""
        self._clock.stop()


def _log_odds(share: float) -> float:
    share = min(max(share, CERTAIN), 1 - CERTAIN)
    return math.log(share / (1 - share))


def _shorter(own: Limit, given: Limit | None) -> Limit:
    """Give what is less of two limits: nobody makes a level think more than it does."""
    if given is None:
        return own
    nodes = [number for number in (own.nodes, given.nodes) if number is not None]
    seconds = [number for number in (own.seconds, given.seconds) if number is not None]
    return Limit(min(nodes, default=None), min(seconds, default=None))


def _maker(number: int) -> Callable[[AnyGame, int, Settings], LevelBot]:
    def make(game: AnyGame, seed: int, settings: Settings) -> LevelBot:
        return LevelBot(game, seed, level_for(game, number), settings)

    return make


def level_number(bot: str) -> int | None:
    """Give the number of a level by the name of its bot; None for other bots."""
    return int(bot.removeprefix("level-")) if bot in LEVEL_BOTS else None


LEVEL_BOTS = {f"level-{number}": _maker(number) for number in range(1, 11)}
