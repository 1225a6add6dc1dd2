"""Settings as researchers give them: Python's numbers or NumPy's, checked, with an error that says what would be right."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from numbers import Real
from operator import index
from typing import Any

from sintra._parser import shown
from sintra.errors import OptionError
from sintra.games import FIRST, AnyGame, make

RENDER_MODES = ("human", "ansi", "rgb_array")
NO_RENDER_MODE = f"nothing is rendered without a render_mode: make the environment with one of {', '.join(RENDER_MODES)}"


def integer(value: Any) -> int | None:
    """Give a whole number, Python's or NumPy's, as Python's; nothing for anything else, true and false included."""
    try:
        return None if isinstance(value, bool) else index(value)
    except TypeError:
        return None


def whole(name: str, value: Any, least: int, most: int) -> int:
    """Read a whole number within bounds."""
    number = integer(value)
    if number is None or not least <= number <= most:
        raise OptionError(f"{name} is {shown(value)}, expected a whole number from {least} to {most}")
    return number


def seed(value: Any) -> int:
    """Read a seed: any whole number."""
    number = integer(value)
    if number is None:
        raise OptionError(f"seed is {shown(value)}, expected a whole number")
    return number


def seat(name: str, value: Any, game: AnyGame) -> int | None:
    """Read the number of a seat; none means that it is drawn."""
    return None if value is None else whole(name, value, 0, game.players - 1)


def shaping(value: Any) -> float:
    """Read what a point is worth at once."""
    if isinstance(value, bool) or not isinstance(value, Real) or not math.isfinite(value):
        raise OptionError(f"shaping is {shown(value)}, expected a number such as 0.01")
    return float(value)


def one_of(name: str, value: Any, choices: Sequence[str]) -> str:
    """Read one of a few words."""
    if not isinstance(value, str) or value not in choices:
        raise OptionError(f"{name} is {shown(value)}, expected one of {', '.join(choices)}")
    return value


def render_mode(value: Any) -> str | None:
    """Read how a game is shown, if it is."""
    return None if value is None else one_of("render_mode", value, RENDER_MODES)


def rules(game: Any, players: Any, options: Mapping[str, Any]) -> AnyGame:
    """Make the game of a name; or take one that is made, with no other seats and options beside it."""
    if isinstance(game, str):
        return make(game, 2 if players is None else players, **{name: _plain(value) for name, value in options.items()})
    if not hasattr(game, "legal_actions"):
        raise OptionError(f"game is {shown(game)}, expected a name such as '{FIRST}', or a Game")
    made: AnyGame = game
    if options or players not in (None, made.players):
        raise OptionError(f"{made!r} has its seats and options already: give its name to choose others")
    return made


def _plain(value: Any) -> Any:
    """Make numbers of NumPy Python's own, so that a game's options can be written down."""
    number = integer(value)
    return value if number is None else number
