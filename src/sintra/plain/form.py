"""Serialization of positions: frozen dataclasses to JSON and back, parsed strictly by their annotations.

A field may be a whole number, true or false, a text, one of a few texts (`Literal`), ``X | None``, a tuple, a mapping from
texts, or another such dataclass. Tuples are lists in JSON, dataclasses are objects.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from sintra._parser import boolean, entries, integer, mapping, one_of, sequence, shown
from sintra.errors import StateSyntax

Value = TypeVar("Value")


def write(value: Any) -> Any:
    """Convert a position or a part of it to JSON values; the result shares no mutable values with it."""
    if is_dataclass(value):
        return {name: write(getattr(value, name)) for name in hints_of(type(value))}
    if isinstance(value, tuple):
        return [write(part) for part in items(value)]
    if isinstance(value, Mapping):
        return {name: write(part) for name, part in cast("Mapping[str, Any]", value).items()}
    return value


def read(kind: type[Value], data: object, place: str) -> Value:
    """Parse a dataclass from a JSON object that has exactly its fields."""
    hints = hints_of(kind)
    found = entries(data, place, tuple(hints))
    prefix = "" if place == WHOLE else f"{place}."
    return kind(**{name: _read(hint, found[name], f"{prefix}{name}") for name, hint in hints.items()})


WHOLE = "the position"  # the path of the outermost object


def items(value: Any) -> tuple[Any, ...]:
    """Return the items of a tuple of any type."""
    return tuple(value)


def hints_of(kind: Any) -> dict[str, Any]:
    """Return the annotations of a dataclass, in the order of its fields."""
    return _hints(kind)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _read(hint: Any, value: object, place: str) -> Any:
    """Parse a value by its annotation."""
    kind, parts = get_origin(hint), get_args(hint)
    if kind in {Union, UnionType}:
        return _read_optional(parts, value, place)
    if kind is tuple:
        return _read_tuple(parts, value, place)
    if kind is Literal:
        return one_of(value, place, parts)
    if isinstance(kind, type) and issubclass(kind, Mapping):
        return {name: _read(parts[1], part, f"{place}.{name}") for name, part in mapping(value, place).items()}
    if is_dataclass(hint):
        return read(cast("type[Any]", hint), value, place)
    return _read_plain(hint, value, place)


def _read_plain(hint: Any, value: object, place: str) -> Any:
    if hint is int:
        return integer(value, place)
    if hint is bool:
        return boolean(value, place)
    if hint is str:
        if not isinstance(value, str):
            raise StateSyntax(f"{place} is {shown(value)}, expected a text")
        return value
    raise TypeError(f"{place} is annotated {hint}, which has no JSON form")


def _read_optional(parts: tuple[Any, ...], value: object, place: str) -> Any:
    others = [part for part in parts if part is not NoneType]
    if len(others) != 1:
        raise TypeError(f"{place} is annotated as one of {parts}, expected one kind, or that or None")
    return None if value is None else _read(others[0], value, place)


def _read_tuple(parts: tuple[Any, ...], value: object, place: str) -> tuple[Any, ...]:
    is_open = len(parts) == 2 and parts[1] is Ellipsis  # noqa: PLR2004 - tuple[X, ...]
    items = sequence(value, place, None if is_open else len(parts))
    hints = [parts[0]] * len(items) if is_open else parts
    return tuple(_read(hint, item, f"{place}[{number}]") for number, (hint, item) in enumerate(zip(hints, items, strict=True)))
