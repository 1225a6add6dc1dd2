"""The options of a plain game, validated against its Facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from numbers import Integral
from typing import Any

from sintra._parser import shown
from sintra.errors import OptionError
from sintra.plugin import Facts


def whole(value: Any) -> Any:
    """Convert a NumPy integer to int; leave anything else to be rejected."""
    return int(value) if not isinstance(value, bool) and isinstance(value, Integral) else value


def read_players(facts: Facts, players: Any) -> int:
    """Validate the number of seats."""
    number = whole(players)
    if isinstance(number, bool) or number not in facts.players:
        raise OptionError(f"{shown(players)} players, expected {listed(facts.players)}")
    return int(number)


def read(facts: Facts, given: Mapping[str, Any]) -> dict[str, Any]:
    """Validate options and fill in defaults; every option of a plain game lists its values."""
    names = [option.name for option in facts.options]
    for name in given:
        if name not in names:
            raise OptionError(f"option {shown(name)} does not exist; there are {', '.join(names) or 'none'}")
    options = {option.name: whole(given.get(option.name, option.default)) for option in facts.options}
    for option in facts.options:
        value = options[option.name]
        if not any(type(value) is type(known) and value == known for known in option.values):
            raise OptionError(f"{option.name} is {shown(value)}, expected {listed(option.values)}")
    return options


def listed(values: Sequence[Any]) -> str:
    """List values: ``2, 3 or 4``."""
    *others, last = map(str, values)
    return f"{', '.join(others)} or {last}" if others else last
