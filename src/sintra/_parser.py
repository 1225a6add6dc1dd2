"""Reading what comes from outside: the values of JSON and the lines of a text board, every error with its place."""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Callable
from typing import Any, TypeGuard, cast

from sintra.errors import StateSyntax

Reader = Callable[[object, str], Any]  # of a value at a place that errors name
LONGEST_SHOWN = 80  # characters of a value in a message
MOST_SHOWN = 5  # names in a message
LARGEST = 10**9 - 1  # no number of any game comes near; beyond it not even messages can be written


# Values of any kind


def shown(value: object) -> str:
    """Write a value for a message: as Python would, but never long."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # too deep, or a number of thousands of digits
        return f"a huge {type(value).__name__}"
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}..."


def is_whole(value: object) -> TypeGuard[int]:
    """Say whether a value is a whole number; true and false are none, and neither is 7.0."""
    return isinstance(value, int) and not isinstance(value, bool)


# JSON


def load(text: str) -> Any:
    """Read JSON, and refuse all that is none; an object that has an entry twice is none either."""
    try:
        return json.loads(text, object_pairs_hook=_without_repeats)
    except RecursionError as error:
        raise StateSyntax("no JSON: it is nested too deeply") from error
    except ValueError as error:  # JSONDecodeError, or a number of thousands of digits
        raise StateSyntax(f"no JSON: {error}") from error


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"an object has {shown(name)} twice")
        found[name] = value
    return found


def mapping(value: object, place: str, expected: str = "an object") -> dict[str, Any]:
    """Read an object."""
    if not isinstance(value, dict):
        raise StateSyntax(f"{place} is {shown(value)}, expected {expected}")
    return cast("dict[str, Any]", value)


def entries(value: object, place: str, names: tuple[str, ...]) -> dict[str, Any]:
    """Read an object that has exactly these entries."""
    found = mapping(value, place, f"an object with {', '.join(names)}")
    missing = [name for name in names if name not in found]
    unknown = [shown(name) for name in found if name not in names]
    parts = [f"lacks {', '.join(missing)}"] if missing else []
    parts += [f"has unknown {', '.join(unknown[:MOST_SHOWN])}"] if unknown else []
    if parts:
        raise StateSyntax(f"{place} {' and '.join(parts)}; expected {', '.join(names)}")
    return found


def sequence(value: object, place: str, length: int | None = None) -> list[Any]:
    """Read a list, of a given length if any."""
    items = cast("list[Any]", value)
    if not isinstance(value, list) or (length is not None and len(items) != length):
        raise StateSyntax(f"{place} is {shown(items)}, expected a list" + (f" of {length}" if length is not None else ""))
    return items


def integer(value: object, place: str) -> int:
    """Read a whole number."""
    if not is_whole(value) or abs(value) > LARGEST:
        raise StateSyntax(f"{place} is {shown(value)}, expected a whole number of at most nine digits")
    return value


def boolean(value: object, place: str) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise StateSyntax(f"{place} is {shown(value)}, expected true or false")
    return value


def one_of(value: object, place: str, choices: tuple[str, ...]) -> str:
    """Read one of a few texts."""
    if not isinstance(value, str) or value not in choices:
        raise StateSyntax(f"{place} is {shown(value)}, expected one of {', '.join(choices)}")
    return value


def pool(value: object, place: str, colors: tuple[str, ...]) -> dict[str, int]:
    """Read tiles as an object from colors to numbers; leave out zeros and put the colors in order."""
    found = mapping(value, place, "an object from colors to numbers")
    for color in found:
        one_of(color, f"a color of {place}", colors)
    counts = {color: integer(number, f"{place}.{color}") for color, number in found.items()}
    return {color: counts[color] for color in colors if counts.get(color)}


# Readers of parts: each takes a value and its place


def choice(choices: tuple[str, ...]) -> Reader:
    """Make a reader of one of a few texts."""
    return lambda value, place: one_of(value, place, choices)


def optional(reader: Reader) -> Reader:
    """Make a reader of a value that may be missing."""
    return lambda value, place: None if value is None else reader(value, place)


def listed(reader: Reader, length: int | None = None) -> Reader:
    """Make a reader of a list, of a given length if any, as a tuple."""
    return lambda value, place: tuple(reader(item, f"{place}[{i}]") for i, item in enumerate(sequence(value, place, length)))


# Text boards


class Lines:
    """The lines of a text board, one after another; empty lines and extra spaces do not count."""

    def __init__(self, text: str) -> None:
        lines = [(number, " ".join(line.split())) for number, line in enumerate(text.splitlines(), 1)]
        self._rest = deque((number, line) for number, line in lines if line)
        self._number = 0

    def take(self, expected: str) -> str:
        """Give the next line."""
        if not self._rest:
            raise StateSyntax(f"the board ends after line {self._number}, expected {expected}")
        self._number, line = self._rest.popleft()
        return line

    def match(self, pattern: re.Pattern[str], expected: str) -> re.Match[str]:
        """Give the parts of the next line."""
        line = self.take(expected)
        if match := pattern.fullmatch(line):
            return match
        raise self.error(f"{shown(line)}, expected {expected}")

    def after(self, name: str) -> str:
        """Give what follows a name at the beginning of the next line."""
        expected = f"a line that begins with {name!r} and goes on"
        line = self.take(expected)
        if not line.startswith(f"{name} "):
            raise self.error(f"{shown(line)}, expected {expected}")
        return line[len(name) + 1 :]

    def error(self, message: str) -> StateSyntax:
        """Make the error for the line last taken."""
        return StateSyntax(f"line {self._number}: {message}")

    def end(self) -> None:
        """Refuse anything after the board."""
        if self._rest:
            self._number, line = self._rest[0]
            raise self.error(f"{shown(line)} after the end of the board")
