"""A position in plain words at a table with factories: what the Setups of such games have in common.

Each game writes down its own fields, as frozen dataclasses; copying, writing and reading go by these fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol, Self, TypeVar

from sintra._parser import Reader, entries, integer, one_of, optional
from sintra.palette import Pool

Fields = TypeVar("Fields", bound="HasFields")
SetupT = TypeVar("SetupT", bound="FactorySetup")
PLAIN = (int, str, type(None))  # values that need no copy and are in JSON what they are
SEVERAL: Any = tuple  # Any, because its items are
COMMON: Mapping[str, Reader] = {"players": integer, "round": integer, "turn": optional(integer), "start": integer}


class HasFields(Protocol):
    """A dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


class FactoryTable(Protocol):
    """What every such position has."""

    @property
    def players(self) -> int:
        """The number of seats."""
        ...

    @property
    def phase(self) -> str:
        """The name of the phase."""
        ...

    @property
    def turn(self) -> int | None:
        """The seat that acts."""
        ...

    @property
    def start(self) -> int:
        """The seat that starts the round, or has taken what makes it start the next."""
        ...

    @property
    def center(self) -> Pool:
        """The tiles in the center."""
        ...

    @property
    def factories(self) -> tuple[Pool, ...]:
        """The tiles on each factory."""
        ...

    @property
    def seats(self) -> tuple[Any, ...]:
        """The boards; each has a `score`."""
        ...


class FactorySetup:
    """A dataclass that holds one position in plain words."""

    __slots__ = ()
    game: ClassVar[str]  # its name
    __dataclass_fields__: ClassVar[dict[str, Any]]

    def copy(self) -> Self:
        """Make a copy with pools of its own."""
        return type(self)(*[_copied(getattr(self, name)) for name in self.__dataclass_fields__])

    def to_dict(self) -> dict[str, Any]:
        """Make the dictionary that JSON shows."""
        return {"game": self.game, **{name: _written(getattr(self, name)) for name in self.__dataclass_fields__}}


def _copied(value: Any) -> Any:
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, SEVERAL):
        return tuple([_copied(item) for item in value])
    copy = getattr(value, "copy", None)
    return copy() if copy else value


def _written(value: Any) -> Any:
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, SEVERAL):
        return [_written(item) for item in value]
    write = getattr(value, "to_dict", None)
    return write() if write else dict(value)


def read_setup(kind: type[SetupT], data: object, readers: Mapping[str, Reader]) -> SetupT:
    """Read a Setup from what a JSON reader returned; refuse unknown, missing and mistyped entries, save for missing options."""
    names = tuple(kind.__dataclass_fields__)
    found = entries(data, "the position", ("game", *names))
    one_of(found["game"], "game", (kind.game,))
    return kind(**{name: (readers.get(name) or COMMON[name])(found[name], name) for name in names})


def read_fields(kind: type[Fields], data: object, place: str, readers: Mapping[str, Reader]) -> Fields:
    """Read a part of a Setup, such as a seat."""
    found = entries(data, place, tuple(kind.__dataclass_fields__))
    return kind(**{name: reader(found[name], f"{place}.{name}") for name, reader in readers.items()})
