"""The base of Setups at a table with factories.

Each game declares its own fields, as frozen dataclasses; copying, serializing and parsing go by these fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol, Self, TypeVar

from sintra._parser import Reader, entries, integer, one_of, optional
from sintra.palette import Pool

Fields = TypeVar("Fields", bound="HasFields")
SetupT = TypeVar("SetupT", bound="FactorySetup")
PLAIN = (int, str, type(None))  # immutable values that are the same in JSON
SEVERAL: Any = tuple  # Any, because its items are
COMMON: Mapping[str, Reader] = {"players": integer, "round": integer, "turn": optional(integer), "start": integer}


class HasFields(Protocol):
    """A dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


class FactoryTable(Protocol):
    """What every position with factories has."""

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
        """The seat that starts the round, or that has taken the token to start the next one."""
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
    """Base of the dataclass that holds one position."""

    __slots__ = ()
    game: ClassVar[str]  # its name
    __dataclass_fields__: ClassVar[dict[str, Any]]

    def copy(self) -> Self:
        """Make a deep copy."""
        return type(self)(*[_copied(getattr(self, name)) for name in self.__dataclass_fields__])

    def to_dict(self) -> dict[str, Any]:
        """Convert to the dictionary that JSON holds."""
        return {"game": self.game, **{name: _written(getattr(self, name)) for name in self.__dataclass_fields__}}

    def shared_dict(self) -> dict[str, Any]:
        """The same without copies, for encoders that know dataclasses and tuples: it must not be changed."""
        found: dict[str, Any] = {"game": self.game, **{name: getattr(self, name) for name in self.__dataclass_fields__}}
        found["seats"] = [seat.shared_dict() for seat in found["seats"]]
        return found


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
    """Parse a Setup from decoded JSON; reject unknown, missing and mistyped entries; options may be missing."""
    names = tuple(kind.__dataclass_fields__)
    found = entries(data, "the position", ("game", *names))
    one_of(found["game"], "game", (kind.game,))
    return kind(**{name: (readers.get(name) or COMMON[name])(found[name], name) for name in names})


def read_fields(kind: type[Fields], data: object, place: str, readers: Mapping[str, Reader]) -> Fields:
    """Parse a part of a Setup, such as a seat."""
    found = entries(data, place, tuple(kind.__dataclass_fields__))
    return kind(**{name: reader(found[name], f"{place}.{name}") for name, reader in readers.items()})
