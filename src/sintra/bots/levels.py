"""Ten levels of play, from friendly to as strong as we can: bots for people, named ``level-1`` to ``level-10``.

A level is the search with fewer nodes, less depth, and errors: it samples its move from a softmax over the log odds of
victory, where a move whose log odds are lower by the *temperature* is played e times less often. So its mistakes are plausible
moves, like those of people. Obvious blunders are excluded (see `sense`). The highest levels do not err, and a
game may let them look across the deal (see `lookahead`).

A game brings the numbers in its `Mind`. Ours are calibrated by matches: each level scores 60 to 80 % against the one below it.
docs/bots.md has the table.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

from sintra.bots.bot import Choice, Limit, require_choice
from sintra.bots.clock import Clock
from sintra.bots.mind import Level, Searcher, mind_of
from sintra.bots.search import lookahead, searcher
from sintra.bots.sense import Sense
from sintra.bots.settings import Settings
from sintra.games import AnyGame

LEVEL_LABEL = b"sintra level 1\n"
TWO = 2  # seats that the levels were calibrated with
CERTAIN = 1e-6  # shares are clipped to this distance from 0 and 1


# The fallback for a game that brings no levels of its own, not calibrated; those of our games are in their `Mind`
DEFAULT_LEVELS = (
    Level(500, 1, 1.0),
    Level(1_000, 1, 0.7),
    Level(2_000, 1, 0.5),
    Level(4_000, 1, 0.35),
    Level(7_000, 1, 0.2),
    Level(10_000, 1, 0.1),
    Level(10_000, 40, 0.0),
    Level(30_000, 40, 0.0),
    Level(100_000, 40, 0.0),
    Level(5_000_000, 40, 0.0, 1.0),
)


def levels_of(game: AnyGame) -> tuple[Level, ...]:
    """Return the parameters of the ten levels of a game."""
    mind = mind_of(game)
    among_more = mind.levels_among_more if game.players > TWO else ()
    return among_more or mind.levels or DEFAULT_LEVELS


class LevelBot:
    """Plays at a level; the settings nodes, seconds, depth, temperature and deals override it, for calibration."""

    def __init__(self, game: AnyGame, seed: int, level: Level, settings: Settings) -> None:
        self._game = game
        self._seed = seed
        self._depth = settings.integer("depth", level.depth) or level.depth
        temperature = settings.number("temperature", level.temperature, may_be_zero=True)
        self._temperature = level.temperature if temperature is None else temperature
        self._limit = settings.limit(Limit(level.nodes, level.seconds))
        deals = settings.integer("deals", level.deals, 0)
        self._searcher: Searcher = lookahead(game, deals, seed) if deals else searcher(game)
        self._sense = Sense(game)
        self._clock = Clock()

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Choose the best move, or sample a worse one. The same seed and position give the same choice."""
        require_choice(self._game, state)
        with self._clock.running(_tighter(self._limit, limit)):
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
        """Draw a number in [0, 1) that depends on the seed and the position alone."""
        digest = sha256(LEVEL_LABEL + self._seed.to_bytes(16, "big", signed=True) + state.to_bytes()).digest()
        return int.from_bytes(digest[:6], "big") / (1 << 48)

    def stop(self) -> None:
        """Make `choose` return at once."""
        self._clock.stop()


def _log_odds(share: float) -> float:
    share = min(max(share, CERTAIN), 1 - CERTAIN)
    return math.log(share / (1 - share))


def _tighter(own: Limit, given: Limit | None) -> Limit:
    """Return the tighter of two limits: no limit makes a level think more than its own."""
    if given is None:
        return own
    nodes = [number for number in (own.nodes, given.nodes) if number is not None]
    seconds = [number for number in (own.seconds, given.seconds) if number is not None]
    return Limit(min(nodes, default=None), min(seconds, default=None))


def _maker(number: int) -> Callable[[AnyGame, int, Settings], LevelBot]:
    def make(game: AnyGame, seed: int, settings: Settings) -> LevelBot:
        return LevelBot(game, seed, levels_of(game)[number - 1], settings)

    return make


def level_number(bot: str) -> int | None:
    """Return the number of a level by the name of its bot; None for other bots."""
    return int(bot.removeprefix("level-")) if bot in LEVEL_BOTS else None


LEVEL_BOTS = {f"level-{number}": _maker(number) for number in range(1, 11)}
