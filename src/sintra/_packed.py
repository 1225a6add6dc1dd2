"""A position in one packed record: what the States of all games have in common.

A game provides the *Form* of its positions: how they are validated, packed, parsed and drawn. The rest is shared.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Protocol, Self, TypeVar, cast

import numpy as np

from sintra._jit import Fields, copy_records
from sintra._parser import load
from sintra.errors import InvalidState, OptionError, StateSyntax

CODES = {1: "b", 2: "h", 4: "i", 8: "q"}  # of `struct`, by the size of a number in bytes
Positions = np.ndarray[tuple[int], np.dtype[np.void]]  # an array of positions


class Plain(Protocol):
    """A position in plain words: the Setup of a game."""

    def copy(self) -> Self:
        """Make an independent copy."""
        ...

    def to_dict(self) -> dict[str, Any]:
        """Return the dictionary that JSON holds."""
        ...


SetupT = TypeVar("SetupT", bound=Plain)
RecordT = TypeVar("RecordT")


@dataclass(frozen=True, slots=True, eq=False)  # there is one for each game
class Form(Generic[SetupT]):
    """How the positions of a game are validated, packed, parsed and drawn."""

    dtype: np.dtype[np.void]
    phases: tuple[str, ...]  # indexed by the number in the record
    deals: frozenset[str]  # the phases in which tiles must be drawn
    reasons: Callable[[SetupT], list[str]]  # why a Setup is impossible
    pack: Callable[[SetupT], Positions]
    unpack: Callable[[bytes], SetupT]
    from_dict: Callable[[object], SetupT]
    parse: Callable[[str], SetupT]  # of a text board
    draw: Callable[[SetupT], str]


class Packed(Generic[SetupT, RecordT]):
    """One position.

    Read it by its properties or, in full, by `setup`. `array` is the record for compiled code; only the fast path
    (`Game.apply`, `Game.draw`) ever changes it.
    """

    __slots__ = ("array", "owner")
    form: Form[SetupT]  # one for the whole class

    def __init__(self, array: Positions, owner: object = None) -> None:
        self.array = array
        self.owner = owner  # the game that has checked that these are its options: copies need no check

    # Making and writing

    @classmethod
    def from_setup(cls, setup: SetupT) -> Self:
        """Validate a Setup and pack it; raise `InvalidState` with every reason."""
        if reasons := cls.form.reasons(setup):
            raise InvalidState(reasons)
        return cls(cls.form.pack(setup))

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Parse a position from JSON."""
        return cls.from_setup(cls.form.from_dict(load(text)))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a position from a text board."""
        return cls.from_setup(cls.form.parse(text))

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Decode a position from `to_bytes`; reject bytes that encode no position."""
        form = cls.form
        if len(data) != form.dtype.itemsize:
            raise StateSyntax(f"{len(data)} bytes, expected {form.dtype.itemsize}")
        try:
            state = cls.from_setup(form.unpack(data))
        except (IndexError, OptionError, struct.error) as error:
            raise StateSyntax(f"the bytes are not a position: a number in them is out of range: {error}") from error
        if state.to_bytes() != data:
            raise StateSyntax("the bytes are not a position: their parts contradict each other")
        return state

    @property
    def setup(self) -> SetupT:
        """The whole position as a Setup, a copy: changing it does not change the position."""
        return self.shared_setup.copy()

    @property
    def shared_setup(self) -> SetupT:
        """The same without a copy, for callers in a hurry: others read it, too, so it must not be changed."""
        return cast("SetupT", _setup(self.form, self.array.tobytes()))  # keyed by its bytes: the fast path may change them

    def to_json(self) -> str:
        """Serialize the position as JSON on one line."""
        return json.dumps(self.shared_setup.to_dict())

    def to_bytes(self) -> bytes:
        """Serialize the raw record; valid for this version of Sintra only."""
        return self.array.tobytes()

    def copy(self) -> Self:
        """Make an independent copy."""
        return type(self)(copy_records(self.array), self.owner)

    __copy__ = copy

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.array,)

    def __str__(self) -> str:
        return self.form.draw(self.shared_setup)

    def __repr__(self) -> str:
        return f"State.from_json({self.to_json()!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.array.tobytes() == other.array.tobytes()

    def __hash__(self) -> int:
        return hash(self.array.tobytes())

    # Reading

    @property
    def record(self) -> RecordT:
        """The record, field by field."""
        return cast("RecordT", Fields(self.array))

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.array["players"].item(0))

    @property
    def round(self) -> int:
        """The round being played, or about to be dealt; when over, the last one played."""
        return int(self.array["round_number"][0])

    @property
    def phase(self) -> str:
        """The name of the phase, as in JSON."""
        return self.form.phases[int(self.array["phase"].item(0))]

    @property
    def turn(self) -> int | None:
        """The seat that acts now, or once the tiles are dealt; None when the game is over."""
        return None if self.is_over else int(self.array["turn"].item(0))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(self.array["score"][0, : self.players].tolist())

    @property
    def needs_deal(self) -> bool:
        """Whether tiles must be drawn before anybody can act."""
        return self.phase in self.form.deals

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"


def number_reader(dtype: np.dtype[np.void], first: str, last: str) -> Callable[[bytes], tuple[int, ...]]:
    """Make a function that reads neighboring fields of a record from its bytes, as plain numbers: faster than by NumPy."""
    names = list(dtype.names or ())
    form = struct.Struct("=" + "".join(_code(dtype[name]) for name in names[names.index(first) : names.index(last) + 1]))
    offset = _offset(dtype, first)
    return lambda data: form.unpack_from(data, offset)


class SeatReader:
    """Reads what a record has of one seat, from fields that have a row for each seat."""

    __slots__ = ("_form", "_rows")

    def __init__(self, dtype: np.dtype[np.void], *names: str) -> None:
        fields = [dtype[name] for name in names]
        widths = [field.itemsize // field.shape[0] for field in fields]
        self._rows = tuple(zip([_offset(dtype, name) for name in names], widths, strict=True))
        self._form = struct.Struct("=" + "".join(_code(field, field.shape[0]) for field in fields))

    def cut(self, data: bytes, seat: int) -> bytes:
        """Cut the bytes of a seat out of a record: equal boards have equal bytes."""
        return b"".join([data[first + seat * width : first + seat * width + width] for first, width in self._rows])

    def numbers(self, own: bytes) -> tuple[int, ...]:
        """Read the numbers in these bytes."""
        return self._form.unpack(own)


def _offset(dtype: np.dtype[np.void], name: str) -> int:
    fields: Any = dtype.fields
    return int(fields[name][1])


def _code(field: np.dtype[Any], shares: int = 1) -> str:
    """Return the code of `struct` for a field, or for one of equal shares of it."""
    return f"{field.itemsize // field.base.itemsize // shares}{CODES[field.base.itemsize]}"


@lru_cache(maxsize=4096)  # shared by all positions: idle games stay packed; a thousand that are played find the one before
def _setup(form: Form[Any], data: bytes) -> Any:
    return form.unpack(data)
