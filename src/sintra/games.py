"""The registry of games: everything that wants a game, or a layer's part of it, asks here by the game's name.

Games are found through entry points (`sintra.plugin`), ours among them, so that an installed package can add one. Finding a
game loads nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from sintra.errors import OptionError
from sintra.game import Game
from sintra.outlook import Outlook
from sintra.plugin import GROUP, PARTS, Facts, Plugin

if TYPE_CHECKING:
    from sintra._random import Generator

AnyGame = Game[Any, Any, Any]  # a game whose kind is known only when the program runs
NO_OPTIONS = ("name", "players")  # `make` takes these two before the options
FIRST = "azul"  # the game that is meant where none is named

_registered: dict[str, Plugin] = {}  # by programs, beside those that are installed


def names() -> tuple[str, ...]:
    """Name all games that can be played, the default one first."""
    found = {*_installed(), *_registered}
    return tuple(sorted(found, key=lambda name: (name != FIRST, name)))


@cache
def _installed() -> dict[str, Any]:
    """Find the games of installed packages: their entry points, not yet loaded."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def plugin(name: str) -> Plugin:
    """Give what a package brings for a game."""
    found: Any = _registered.get(name) or (_installed()[name].load() if name in _installed() else None)
    if found is None:
        raise OptionError(f"game {name!r} does not exist; there are {', '.join(names())}")
    if not isinstance(found, Plugin) or found.name != name:
        raise OptionError(f"the entry point {name!r} of {GROUP} gives {found!r}, expected the Plugin of that name")
    return found


def register(found: Plugin) -> None:
    """Add a game for this process only: for programs that are not installed packages."""
    if found.name in names():
        raise OptionError(f"there is a game {found.name!r} already")
    _registered[found.name] = found


def unregister(name: str) -> None:
    """Remove a game that this process has registered: for tests."""
    del _registered[name]
    plugin.cache_clear()
    part.cache_clear()


def facts(name: str) -> Facts:
    """Give what is fixed about a game, whatever its options."""
    return plugin(name).facts


@cache
def part(name: str, kind: str) -> Any:
    """Load the part that a game brings for a layer (a key of `PARTS`); None if it brings none."""
    if kind not in PARTS:
        raise ValueError(f"{kind!r} is not a part of a game; there are {', '.join(PARTS)}")
    place = plugin(name).parts.get(kind)
    return None if place is None else _load(place)


def make(name: str, players: int = 2, **options: Any) -> AnyGame:
    """Make a game by its name.

    >>> make("azul", players=3, wall="grey").num_actions
    245
    """
    game: AnyGame = _load(plugin(name).rules)(players, **options)
    return game


@cache
def _load(place: str) -> Any:
    """Import a module, or an attribute of one, by its dotted name: the rules bring Numba with them, so only when asked for."""
    module, _, attribute = place.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found


@cache
def outlook_of(name: str) -> Outlook:
    """Give what is foretold of a game; of one that brings no outlook of its own, the generic one."""
    brought = part(name, "outlook")
    return Outlook() if brought is None else brought()


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
