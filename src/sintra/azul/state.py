"""A position of Azul: the packed record with names, checked on the way in, written as JSON, text board or bytes."""

from __future__ import annotations

import json
from functools import lru_cache
from types import SimpleNamespace
from typing import cast

import numpy as np

from sintra._jit import Fields, copy_records
from sintra._reading import load
from sintra.azul import board, kernel, setup, validation
from sintra.azul.kernel import DTYPE, LANE, MARKER, ONES, SIDE, Position
from sintra.azul.options import Options
from sintra.azul.setup import PHASES, SeatSetup, Setup
from sintra.azul.tiles import COLORS, INDEX, pack, total, unpack
from sintra.errors import InvalidState, OptionError, StateSyntax


class State:
    """One position of Azul.

    Read it by its properties or, in full, by `setup`. `array` is the record for compiled code; only the fast door
    (`Game.apply`, `Game.draw`) ever changes it.
    """

    __slots__ = ("array",)

    def __init__(self, array: kernel.Positions) -> None:
        self.array = array

    # Making and writing

    @classmethod
    def from_setup(cls, setup: Setup) -> State:
        """Check a Setup and pack it; raise `InvalidState` with every reason."""
        if reasons := validation.reasons(setup):
            raise InvalidState(reasons)
        return cls(_pack(setup))

    @classmethod
    def from_json(cls, text: str) -> State:
        """Read a position from JSON."""
        return cls.from_setup(setup.from_dict(load(text)))

    @classmethod
    def parse(cls, text: str) -> State:
        """Read a position from a text board."""
        return cls.from_setup(board.parse(text))

    @classmethod
    def from_bytes(cls, data: bytes) -> State:
        """Read a position from `to_bytes`; a byte string that no position has is refused."""
        if len(data) != DTYPE.itemsize:
            raise StateSyntax(f"{len(data)} bytes, expected {DTYPE.itemsize}")
        array = np.frombuffer(data, DTYPE).copy()
        try:
            state = cls.from_setup(_unpack(_plain(array)))
        except (IndexError, OptionError) as error:
            raise StateSyntax(f"the bytes are no position: a number in them is out of range: {error}") from error
        if state.to_bytes() != data:
            raise StateSyntax("the bytes are no position: their parts contradict each other")
        return state

    @property
    def setup(self) -> Setup:
        """The whole position in plain words; whatever is done to them, the position stays."""
        return self._read().copy()

    def _read(self) -> Setup:
        return _setup(self.array.tobytes())  # by its bytes: the fast door may change them

    def to_json(self) -> str:
        """Write the position as JSON on one line."""
        return json.dumps(self._read().to_dict())

    def to_bytes(self) -> bytes:
        """Write the record as it is; valid for this version of Sintra."""
        return self.array.tobytes()

    def copy(self) -> State:
        """Make an independent copy."""
        return State(copy_records(self.array))

    __copy__ = copy

    def __str__(self) -> str:
        return board.draw(self._read())

    def __repr__(self) -> str:
        return f"State.from_json({self.to_json()!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.array.tobytes() == other.array.tobytes()

    def __hash__(self) -> int:
        return hash(self.array.tobytes())

    # Reading

    @property
    def record(self) -> Position:
        """The record, field by field."""
        return _record(self.array)

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.record.players)

    @property
    def options(self) -> Options:
        """The options it is played with."""
        return _options(self.record)

    @property
    def round(self) -> int:
        """The round being played, or about to be dealt; when over, the last one played."""
        return int(self.record.round_number)

    @property
    def phase(self) -> str:
        """``deal``, ``draft``, ``tiling`` or ``over``."""
        return PHASES[int(self.record.phase)]

    @property
    def turn(self) -> int | None:
        """The seat that acts now, or once the tiles are dealt; None when the game is over."""
        return None if self.is_over else int(self.record.turn)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(int(score) for score in self.record.score[: self.players])

    @property
    def needs_deal(self) -> bool:
        """Whether tiles must be drawn before anybody can act."""
        return bool(self.record.phase == kernel.DEAL)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.record.phase == kernel.OVER)


def _record(array: kernel.Positions) -> Position:
    return cast("Position", Fields(array))


def _plain(array: kernel.Positions) -> Position:
    """Read all fields at once, as plain numbers and arrays: quicker than one by one."""
    return cast("Position", SimpleNamespace(**dict(zip(DTYPE.names or (), array.tolist()[0], strict=True))))


def _options(s: Position) -> Options:
    return _known_options(int(s.grey), int(s.column_bonus), int(s.max_rounds))


@lru_cache(maxsize=256)  # every checked move asks
def _known_options(grey: int, column_bonus: int, max_rounds: int) -> Options:
    return Options(wall="grey" if grey else "coloured", column_bonus=column_bonus, max_rounds=max_rounds or None)


# From the record


@lru_cache(maxsize=1024)  # for all positions together: thousands of games that nobody looks at keep theirs packed
def _setup(data: bytes) -> Setup:
    return _unpack(_plain(np.frombuffer(data, DTYPE)))


def _unpack(s: Position) -> Setup:
    players = int(s.players)
    phase = PHASES[int(s.phase)]
    seats = tuple(_unpack_seat(s, seat) for seat in range(players))
    on_floors = sum(1 << LANE * INDEX[thing] for seat in seats for thing in seat.floor if thing in INDEX)
    return Setup(
        players=players,
        options=_options(s),
        round=int(s.round_number),
        phase=phase,
        turn=None if phase == "over" else int(s.turn),
        start=int(s.start),
        marker_in_center=bool(s.marker),
        bag=unpack(s.bag),
        lid=unpack(int(s.spent) - on_floors),
        center=unpack(s.sources[0]),
        factories=tuple(unpack(pool) for pool in s.sources[1 : 2 * players + 2]),
        seats=seats,
    )


def _unpack_seat(s: Position, seat: int) -> SeatSetup:
    rooms: list[int] = s.room[seat].tolist()
    colors: list[int] = s.line_color[seat].tolist()
    held = [row + 1 - room for row, room in enumerate(rooms[:SIDE])]
    lines = zip(colors, held, strict=False)
    return SeatSetup(
        score=int(s.score[seat]),
        wall=_wall(s.tiles[seat].tolist()),
        lines=tuple((COLORS[color], number) if number else None for color, number in lines),
        floor=tuple(_floor(int(s.floor[seat]))),
    )


def _wall(by_color: list[int]) -> tuple[tuple[str | None, ...], ...]:
    cells: list[str | None] = [None] * (SIDE * SIDE)
    for color, covered in zip(COLORS, by_color, strict=True):
        while covered:
            cells[(covered & -covered).bit_length() - 1] = color
            covered &= covered - 1  # noqa: PLW2901 - the cells still to be read
    return tuple(tuple(cells[SIDE * row : SIDE * row + SIDE]) for row in range(SIDE))


def _floor(word: int) -> list[str]:
    things: list[str] = []
    while word:
        code = word & 0xF
        things.append(setup.MARKER if code == MARKER else COLORS[code - 1])
        word >>= 4
    return things


# Into the record


def _pack(setup: Setup) -> kernel.Positions:
    array = np.zeros(1, DTYPE)
    options = setup.options
    kernel.begin_first(
        array, setup.players, setup.start, int(options.wall == "grey"), options.column_bonus, options.max_rounds or 0
    )
    s = _record(array)
    s.round_number = setup.round
    s.phase = PHASES.index(setup.phase)
    s.turn = setup.start if setup.turn is None else setup.turn
    s.marker = setup.marker_in_center
    s.bag = pack(setup.bag)
    floors = total(*({thing: 1} for seat in setup.seats for thing in seat.floor if thing in INDEX))
    s.spent = pack(total(setup.lid, floors))
    sources = [setup.center, *setup.factories]
    for number, pool in enumerate(sources):
        s.sources[number] = pack(pool)
    s.holders = sum(1 << (LANE * INDEX[color] + number) for number, pool in enumerate(sources) for color in pool)
    for number, seat in enumerate(setup.seats):
        _pack_seat(s, number, seat)
    return array


def _pack_seat(s: Position, number: int, seat: SeatSetup) -> None:
    s.score[number] = seat.score
    for r, row in enumerate(seat.wall):
        for c, color in enumerate(row):
            if color:
                s.wall[number] |= 1 << (SIDE * r + c)
                s.tiles[number, INDEX[color]] |= 1 << (SIDE * r + c)
                s.missing[number] &= ~(1 << (LANE * INDEX[color] + r))
    s.open_lines[number] = ONES << SIDE | int(s.missing[number])
    for r, line in enumerate(seat.lines):
        if line:
            _pack_line(s, number, r, *line)
    for slot, thing in enumerate(seat.floor):
        s.floor[number] |= (MARKER if thing == setup.MARKER else INDEX[thing] + 1) << 4 * slot


def _pack_line(s: Position, number: int, row: int, color: str, held: int) -> None:
    """Put tiles on a line and close it to the other colors, or to all when it is complete (A2.7)."""
    s.room[number, row] = row + 1 - held
    s.line_color[number, row] = INDEX[color]
    open_to = 0 if held == row + 1 else 1 << (LANE * INDEX[color] + row)
    s.open_lines[number] = int(s.open_lines[number]) & ~(ONES << row) | open_to
    s.complete[number] |= int(held == row + 1) << row
