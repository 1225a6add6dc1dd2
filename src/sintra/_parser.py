"""Parsing of untrusted input: the values of JSON and the lines of a text board, every error with its place."""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Callable
from typing import Any, TypeGuard, cast

from sintra.errors import StateSyntax

Reader = Callable[[object, str], Any]  # a value and its place, which errors name
MAX_SHOWN_LENGTH = 80  # characters of a value in a message
MAX_SHOWN = 5  # names in a message
MAX_INTEGER = 10**9 - 1  # no number of any game comes near; far beyond it Python refuses to print them


# Values of any kind


def shown(value: object) -> str:
    """Format a value for a message: its repr, truncated."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # too deep, or a number of thousands of digits
        return f"a huge {type(value).__name__}"
    return text if len(text) <= MAX_SHOWN_LENGTH else f"{text[: MAX_SHOWN_LENGTH - 3]}..."


def is_whole(value: object) -> TypeGuard[int]:
    """Return whether a value is an integer; booleans and 7.0 are not."""
    return isinstance(value, int) and not isinstance(value, bool)


# JSON


def load(text: str) -> Any:
    """Parse JSON; reject invalid text and duplicate keys."""
    try:
        return json.loads(text, object_pairs_hook=_unique_keys)
    except RecursionError as error:
        raise StateSyntax("invalid JSON: it is nested too deeply") from error
    except ValueError as error:  # JSONDecodeError, or a number of thousands of digits
        raise StateSyntax(f"invalid JSON: {error}") from error


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"an object has {shown(name)} twice")
        found[name] = value
    return found


def mapping(value: object, place: str, expected: str = "an object") -> dict[str, Any]:
    """Check that a value is an object."""
    if not isinstance(value, dict):
        raise StateSyntax(f"{place} is {shown(value)}, expected {expected}")
    return cast("dict[str, Any]", value)


def entries(value: object, place: str, names: tuple[str, ...]) -> dict[str, Any]:
    """Check that a value is an object with exactly these entries."""
    found = mapping(value, place, f"an object with {', '.join(names)}")
    missing = [name for name in names if name not in found]
    unknown = [shown(name) for name in found if name not in names]
    parts = [f"lacks {', '.join(missing)}"] if missing else []
    parts += [f"has unknown {', '.join(unknown[:MAX_SHOWN])}"] if unknown else []
    if parts:
        raise StateSyntax(f"{place} {' and '.join(parts)}; expected {', '.join(names)}")
    return found


def sequence(value: object, place: str, length: int | None = None) -> list[Any]:
    """Check that a value is a list, of a given length if any."""
    items = cast("list[Any]", value)
    if not isinstance(value, list) or (length is not None and len(items) != length):
        raise StateSyntax(f"{place} is {shown(items)}, expected a list" + (f" of {length}" if length is not None else ""))
    return items


def integer(value: object, place: str) -> int:
    """Check that a value is an integer."""
    if not is_whole(value) or abs(value) > MAX_INTEGER:
        raise StateSyntax(f"{place} is {shown(value)}, expected a whole number of at most nine digits")
    return value


def boolean(value: object, place: str) -> bool:
    """Check that a value is a boolean."""
    if not isinstance(value, bool):
        raise StateSyntax(f"{place} is {shown(value)}, expected true or false")
    return value


def one_of(value: object, place: str, choices: tuple[str, ...]) -> str:
    """Check that a value is one of the choices."""
    if not isinstance(value, str) or value not in choices:
        raise StateSyntax(f"{place} is {shown(value)}, expected one of {', '.join(choices)}")
    return value


def pool(value: object, place: str, colors: tuple[str, ...]) -> dict[str, int]:
    """Parse tiles from an object of colors and counts; drop zeros and sort by color."""
    found = mapping(value, place, "an object from colors to numbers")
    for color in found:
        one_of(color, f"a color of {place}", colors)
    counts = {color: integer(number, f"{place}.{color}") for color, number in found.items()}
    return {color: counts[color] for color in colors if counts.get(color)}


# Factories of readers: each reader takes a value and its place


def choice(choices: tuple[str, ...]) -> Reader:
    """Make a reader of one of the choices."""
    return lambda value, place: one_of(value, place, choices)


def optional(reader: Reader) -> Reader:
    """Make a reader of a value that may be null."""
    return lambda value, place: None if value is None else reader(value, place)


def listed(reader: Reader, length: int | None = None) -> Reader:
    """Make a reader of a list, of a given length if any, as a tuple."""
    return lambda value, place: tuple(reader(item, f"{place}[{i}]") for i, item in enumerate(sequence(value, place, length)))


# Text boards


class Lines:
    """The lines of a text board, one after another; empty lines and extra spaces are ignored."""

    def __init__(self, text: str) -> None:
        lines = [(number, " ".join(line.split())) for number, line in enumerate(text.splitlines(), 1)]
        self._rest = deque((number, line) for number, line in lines if line)
        self._number = 0

    def take(self, expected: str) -> str:
        """Consume and return the next line."""
        if not self._rest:
            raise StateSyntax(f"the board ends after line {self._number}, expected {expected}")
        self._number, line = self._rest.popleft()
        return line

    def match(self, pattern: re.Pattern[str], expected: str) -> re.Match[str]:
        """Consume the next line and match it."""
        line = self.take(expected)
        if match := pattern.fullmatch(line):
            return match
        raise self.error(f"{shown(line)}, expected {expected}")

    def after(self, name: str) -> str:
        """Consume the next line, which must begin with a name, and return the rest."""
        expected = f"a line that begins with {name!r} and goes on"
        line = self.take(expected)
        if not line.startswith(f"{name} "):
            raise self.error(f"{shown(line)}, expected {expected}")
        return line[len(name) + 1 :]

    def error(self, message: str) -> StateSyntax:
        """Make the error for the line consumed last."""
        return StateSyntax(f"line {self._number}: {message}")

    def end(self) -> None:
        """Reject anything after the board."""
        if self._rest:
            self._number, line = self._rest[0]
            raise self.error(f"{shown(line)} after the end of the board")
