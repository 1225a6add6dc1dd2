"""Validation of environment settings: Python's or NumPy's numbers, with errors that say what was expected."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from numbers import Real
from operator import index
from typing import Any

from sintra._parser import shown
from sintra.errors import OptionError
from sintra.games import DEFAULT_GAME, AnyGame, make

RENDER_MODES = ("human", "ansi", "rgb_array")
NO_RENDER_MODE = f"nothing is rendered without a render_mode: make the environment with one of {', '.join(RENDER_MODES)}"


def integer(value: Any) -> int | None:
    """Convert an integer of Python or NumPy to int; None for anything else, booleans included."""
    try:
        return None if isinstance(value, bool) else index(value)
    except TypeError:
        return None


def integer_in(name: str, value: Any, minimum: int, maximum: int) -> int:
    """Parse an integer within bounds."""
    number = integer(value)
    if number is None or not minimum <= number <= maximum:
        raise OptionError(f"{name} is {shown(value)}, expected a whole number from {minimum} to {maximum}")
    return number


def seed(value: Any) -> int:
    """Parse a seed: any integer."""
    number = integer(value)
    if number is None:
        raise OptionError(f"seed is {shown(value)}, expected a whole number")
    return number


def seat(name: str, value: Any, game: AnyGame) -> int | None:
    """Parse the number of a seat; None means a random one."""
    return None if value is None else integer_in(name, value, 0, game.players - 1)


def shaping(value: Any) -> float:
    """Parse the reward shaping: the immediate reward of a point."""
    if isinstance(value, bool) or not isinstance(value, Real) or not math.isfinite(value):
        raise OptionError(f"shaping is {shown(value)}, expected a number such as 0.01")
    return float(value)


def one_of(name: str, value: Any, choices: Sequence[str]) -> str:
    """Parse one of several words."""
    if not isinstance(value, str) or value not in choices:
        raise OptionError(f"{name} is {shown(value)}, expected one of {', '.join(choices)}")
    return value


def render_mode(value: Any) -> str | None:
    """Parse a render mode, or None."""
    return None if value is None else one_of("render_mode", value, RENDER_MODES)


def rules(game: Any, players: Any, options: Mapping[str, Any]) -> AnyGame:
    """Make a game by its name; or accept a Game, without other players and options."""
    if isinstance(game, str):
        return make(game, 2 if players is None else players, **{name: _plain(value) for name, value in options.items()})
    if not hasattr(game, "legal_actions"):
        raise OptionError(f"game is {shown(game)}, expected a name such as '{DEFAULT_GAME}', or a Game")
    made: AnyGame = game
    if options or players not in (None, made.players):
        raise OptionError(f"{made!r} has its seats and options already: give its name to choose others")
    return made


def _plain(value: Any) -> Any:
    """Convert NumPy integers to int, so that a game's options can be serialized."""
    number = integer(value)
    return value if number is None else number
