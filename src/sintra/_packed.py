"""A position in one packed record: what the States of all games have in common.

A game brings the *Form* of its positions, how they are checked, packed, read and drawn. The rest is the same for all.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Generic, Protocol, Self, TypeVar, cast

import numpy as np

from sintra._jit import Fields, copy_records
from sintra._parser import load
from sintra.errors import InvalidState, OptionError, StateSyntax

Positions = np.ndarray[tuple[int], np.dtype[np.void]]  # an array of positions


class Plain(Protocol):
    """A position in plain words: the Setup of a game."""

    def copy(self) -> Self:
        """Make an independent copy."""
        ...

    def to_dict(self) -> dict[str, Any]:
        """Give what JSON holds."""
        ...


SetupT = TypeVar("SetupT", bound=Plain)
RecordT = TypeVar("RecordT")


@dataclass(frozen=True, slots=True, eq=False)  # there is one for each game
class Form(Generic[SetupT, RecordT]):
    """How the positions of a game are checked, packed, read and drawn."""

    dtype: np.dtype[np.void]
    phases: tuple[str, ...]  # by the number in the record
    deals: frozenset[str]  # the phases in which tiles must be drawn
    reasons: Callable[[SetupT], list[str]]  # why a Setup is impossible
    pack: Callable[[SetupT], Positions]
    unpack: Callable[[RecordT], SetupT]
    from_dict: Callable[[object], SetupT]
    parse: Callable[[str], SetupT]  # of a text board
    draw: Callable[[SetupT], str]


class Packed(Generic[SetupT, RecordT]):
    """One position.

    Read it by its properties or, in full, by `setup`. `array` is the record for compiled code; only the fast door
    (`Game.apply`, `Game.draw`) ever changes it.
    """

    __slots__ = ("array",)
    form: Form[SetupT, RecordT]  # one for the whole class

    def __init__(self, array: Positions) -> None:
        self.array = array

    # Making and writing

    @classmethod
    def from_setup(cls, setup: SetupT) -> Self:
        """Check a Setup and pack it; raise `InvalidState` with every reason."""
        if reasons := cls.form.reasons(setup):
            raise InvalidState(reasons)
        return cls(cls.form.pack(setup))

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Read a position from JSON."""
        return cls.from_setup(cls.form.from_dict(load(text)))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a position from a text board."""
        return cls.from_setup(cls.form.parse(text))

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Read a position from `to_bytes`; a byte string that no position has is refused."""
        form = cls.form
        if len(data) != form.dtype.itemsize:
            raise StateSyntax(f"{len(data)} bytes, expected {form.dtype.itemsize}")
        array = np.frombuffer(data, form.dtype).copy()
        try:
            state = cls.from_setup(form.unpack(_plain(form, array)))
        except (IndexError, OptionError) as error:
            raise StateSyntax(f"the bytes are no position: a number in them is out of range: {error}") from error
        if state.to_bytes() != data:
            raise StateSyntax("the bytes are no position: their parts contradict each other")
        return state

    @property
    def setup(self) -> SetupT:
        """The whole position in plain words; whatever is done to them, the position stays."""
        return self._read().copy()

    def _read(self) -> SetupT:
        return cast("SetupT", _setup(self.form, self.array.tobytes()))  # by its bytes: the fast door may change them

    def to_json(self) -> str:
        """Write the position as JSON on one line."""
        return json.dumps(self._read().to_dict())

    def to_bytes(self) -> bytes:
        """Write the record as it is; valid for this version of Sintra."""
        return self.array.tobytes()

    def copy(self) -> Self:
        """Make an independent copy."""
        return type(self)(copy_records(self.array))

    __copy__ = copy

    def __str__(self) -> str:
        return self.form.draw(self._read())

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
        return int(self.array["players"][0])

    @property
    def round(self) -> int:
        """The round being played, or about to be dealt; when over, the last one played."""
        return int(self.array["round_number"][0])

    @property
    def phase(self) -> str:
        """The name of the phase, as in JSON."""
        return self.form.phases[int(self.array["phase"][0])]

    @property
    def turn(self) -> int | None:
        """The seat that acts now, or once the tiles are dealt; None when the game is over."""
        return None if self.is_over else int(self.array["turn"][0])

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


def _plain(form: Form[Any, RecordT], array: Positions) -> RecordT:
    """Read all fields at once, as plain numbers and arrays: quicker than one by one."""
    return cast("RecordT", SimpleNamespace(**dict(zip(form.dtype.names or (), array.tolist()[0], strict=True))))


@lru_cache(maxsize=1024)  # for all positions together: thousands of games that nobody looks at keep theirs packed
def _setup(form: Form[Any, Any], data: bytes) -> Any:
    return form.unpack(_plain(form, np.frombuffer(data, form.dtype)))
