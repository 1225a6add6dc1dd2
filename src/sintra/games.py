"""The list of games: everything that wants a game by its name asks here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from sintra.errors import OptionError
from sintra.game import Game
from sintra.outlook import Outlook

if TYPE_CHECKING:
    from sintra._random import Generator

AnyGame = Game[Any, Any, Any]  # a game whose kind is known only when the program runs
NO_OPTIONS = ("name", "players")  # `make` takes these two before the options
NAMES = ("azul", "pavilion")


def make(name: str, players: int = 2, **options: Any) -> AnyGame:
    """Make a game by its name.

    >>> make("azul", players=3, wall="grey").num_actions
    245
    """
    return _rules(name)(players, **options)


def _rules(name: str) -> Callable[..., AnyGame]:
    """Load the rules only when they are asked for: they bring Numba with them."""
    if name == "azul":
        from sintra.azul.game import Azul  # noqa: PLC0415 - loads Numba

        return Azul
    if name == "pavilion":
        from sintra.pavilion.game import Pavilion  # noqa: PLC0415 - loads Numba

        return Pavilion
    raise OptionError(f"game {name!r} does not exist; there are {', '.join(NAMES)}")


@cache
def outlook_of(name: str) -> Outlook:
    """Give what is foretold of a game; of one that brings no outlook of its own, the generic one."""
    if name == "azul":
        from sintra.azul.outlook import AzulOutlook  # noqa: PLC0415 - loads Numba

        return AzulOutlook()
    if name == "pavilion":
        from sintra.pavilion.outlook import PavilionOutlook  # noqa: PLC0415 - loads Numba

        return PavilionOutlook()
    return Outlook()


def generator(seed: int) -> Generator:
    """Make a generator for the fast door and random play; equal seeds give equal games."""
    from sintra import _random  # noqa: PLC0415 - loads Numba

    return _random.generator(seed)


def parse_options(texts: Iterable[str]) -> dict[str, Any]:
    """Read options as people type them, ``wall=grey``; numbers are numbers, ``none`` is nothing, commas make lists."""
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or name in options or name in NO_OPTIONS:
            raise OptionError(f"{text!r} is no option: expected each name once, as name=value, such as wall=grey")
        options[name] = _parse_value(value)
    return options


def _parse_value(text: str) -> int | str | list[str] | None:
    if text == "none":
        return None
    if "," in text:
        return text.split(",")
    return int(text) if text.isascii() and text.isdigit() else text
