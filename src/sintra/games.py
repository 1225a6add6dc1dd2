"""The registry of games: looks up a game, or a layer's part of it, by the game's name.

Games are discovered through entry points (`sintra.plugin`), ours included, so that an installed package can add one. Discovery
imports nothing of a game.
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
from sintra.phrase import Phrase
from sintra.plugin import GROUP, PARTS, Edition, Facts, Plugin

if TYPE_CHECKING:
    from sintra._random import Generator

AnyGame = Game[Any, Any, Any]  # a game whose types are known only at run time
RESERVED_NAMES = ("name", "players")  # parameters of `make`, so no option can have these names
DEFAULT_GAME = "azul"
DEFAULT_EDITION = "standard"
PRESET = "preset"  # an option that only sets others

_registered: dict[str, Plugin] = {}  # at run time, in addition to those that are installed


def names() -> tuple[str, ...]:
    """Name all games that can be played, the default one first."""
    found = {*_installed(), *_registered}
    return tuple(sorted(found, key=lambda name: (name != DEFAULT_GAME, name)))


@cache
def _installed() -> dict[str, Any]:
    """Find the games of installed packages: their entry points, not yet loaded."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def plugin(name: str) -> Plugin:
    """Return the plugin of a game."""
    found: Any = _registered.get(name) or (_installed()[name].load() if name in _installed() else None)
    if found is None:
        raise OptionError(f"game {name!r} does not exist; there are {', '.join(names())}")
    if not isinstance(found, Plugin) or found.name != name:
        raise OptionError(f"the entry point {name!r} of {GROUP} gives {found!r}, expected the Plugin of that name")
    return found


def register(found: Plugin) -> None:
    """Add a game for this process only: for programs that are not installed packages."""
    if found.name in names():
        raise OptionError(f"game {found.name!r} is already registered")
    _registered[found.name] = found


def unregister(name: str) -> None:
    """Undo `register`: for tests."""
    del _registered[name]
    plugin.cache_clear()
    editions.cache_clear()
    part.cache_clear()


def facts(name: str) -> Facts:
    """Return what is fixed about a game, whatever its options."""
    return plugin(name).facts


@cache
def editions(name: str) -> tuple[Edition, ...]:
    """Return the editions of a game, the default one first; a game that declares none has one, with every option."""
    known = facts(name)
    offered = tuple(option.name for option in known.options if option.name != PRESET)
    return known.editions or (Edition(DEFAULT_EDITION, offers=offered, minutes=known.minutes, age=known.age),)


def edition(name: str, wanted: str) -> Edition:
    """Return an edition of a game by its name.

    >>> edition("azul", "tactile").colors
    'tactile'
    """
    for found in editions(name):
        if found.name == wanted:
            return found
    there = ", ".join(found.name for found in editions(name))
    phrase = Phrase("terminal.error.edition", {"text": wanted, "listed": there})
    raise OptionError(f"edition {wanted!r} of {name} does not exist; there are {there}", phrase=phrase)


@cache
def part(name: str, kind: str) -> Any:
    """Load the part of a game for a layer (a key of `PARTS`); None if it has none."""
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
    """Import a module, or an attribute of one, by its dotted name; lazily, because the rules import Numba."""
    module, _, attribute = place.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found


@cache
def outlook_of(name: str) -> Outlook:
    """Return the outlook of a game; fall back to the generic one."""
    brought = part(name, "outlook")
    return Outlook() if brought is None else brought()


def generator(seed: int) -> Generator:
    """Make a generator for the fast path and random play; equal seeds give equal games."""
    from sintra import _random  # noqa: PLC0415 - loads Numba

    return _random.generator(seed)


def parse_options(texts: Iterable[str]) -> dict[str, Any]:
    """Parse options as people type them, ``wall=grey``: digits become numbers, ``none`` None, commas lists."""
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or name in options or name in RESERVED_NAMES:
            message = f"{text!r} is not an option: expected each name once, as name=value, such as wall=grey"
            raise OptionError(message, phrase=Phrase("terminal.error.option_form", {"text": text}))
        options[name] = _parse_value(value)
    return options


def _parse_value(text: str) -> int | str | list[str] | None:
    if text == "none":
        return None
    if "," in text:
        return text.split(",")
    return int(text) if text.isascii() and text.isdigit() else text
