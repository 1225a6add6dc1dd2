"""A position of Summer Pavilion: the packed record with names, checked on the way in, written as JSON, text board or bytes."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import cast

import numpy as np

from sintra._jit import Fields, copy_records
from sintra._reading import load
from sintra.errors import InvalidState, OptionError, StateSyntax
from sintra.pavilion import board, kernel, setup, validation
from sintra.pavilion.geometry import COLORS, NUM_SPACES, POINTS_OF_STAR
from sintra.pavilion.kernel import DTYPE, Position
from sintra.pavilion.options import SIDES, Options
from sintra.pavilion.setup import PHASES, SeatSetup, Setup, Star
from sintra.pavilion.tiles import INDEX, pack, unpack


class State:
    """One position of Summer Pavilion.

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
    def joker(self) -> str:
        """The joker of the round."""
        return setup.joker_of(self.options, self.round)

    @property
    def phase(self) -> str:
        """``deal``, ``draft``, ``place``, ``bonus``, ``refill``, ``discard`` or ``over``."""
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
        """Whether tiles must be drawn before anybody can act: for a round, or for the gaps of the supply."""
        return bool(self.record.phase in {kernel.DEAL, kernel.REFILL})

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
    return _known_options(int(s.grey), s.joker_order.tobytes())


@cache  # every checked move asks
def _known_options(grey: int, joker_order: bytes) -> Options:
    return Options(side=SIDES[grey], joker_order=tuple(COLORS[color] for color in joker_order))


# From the record


@lru_cache(maxsize=1024)  # for all positions together: thousands of games that nobody looks at keep theirs packed
def _setup(data: bytes) -> Setup:
    return _unpack(_plain(np.frombuffer(data, DTYPE)))


def _unpack(s: Position) -> Setup:
    players = int(s.players)
    phase = PHASES[int(s.phase)]
    return Setup(
        players=players,
        options=_options(s),
        round=int(s.round_number),
        phase=phase,
        turn=None if phase == "over" else int(s.turn),
        start=int(s.start),
        stone_in_center=bool(s.stone),
        bonus_due=int(s.bonus_due),
        discard_from=COLORS[int(s.discard_from)] if phase == "discard" else None,
        bag=unpack(s.bag),
        tower=unpack(s.tower),
        supply=unpack(s.supply),
        center=unpack(s.sources[0]),
        factories=tuple(unpack(pool) for pool in s.sources[1 : 2 * players + 2]),
        seats=tuple(_unpack_seat(s, seat) for seat in range(players)),
    )


def _unpack_seat(s: Position, seat: int) -> SeatSetup:
    return SeatSetup(
        score=int(s.score[seat]),
        passed=bool(int(s.passed) >> seat & 1),
        hand=unpack(s.hand[seat]),
        corners=unpack(s.corners[seat]),
        board=_stars(s.tiles[seat].tolist()),
    )


def _stars(by_color: list[int]) -> tuple[Star, ...]:
    spaces: list[str | None] = [None] * NUM_SPACES
    for color, covered in zip(COLORS, by_color, strict=True):
        while covered:
            spaces[(covered & -covered).bit_length() - 1] = color
            covered &= covered - 1  # noqa: PLW2901 - the spaces still to be read
    return tuple(tuple(spaces[first : first + POINTS_OF_STAR]) for first in range(0, NUM_SPACES, POINTS_OF_STAR))


# Into the record


def joker_numbers(options: Options) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    """Give the joker order as the kernel takes it."""
    return np.array([INDEX[color] for color in options.joker_order], np.int8)


def _pack(setup: Setup) -> kernel.Positions:
    array = np.zeros(1, DTYPE)
    options = setup.options
    kernel.begin_first(array, setup.players, setup.start, SIDES.index(options.side), joker_numbers(options))
    s = _record(array)
    s.round_number = setup.round
    s.phase = PHASES.index(setup.phase)
    s.turn = setup.start if setup.turn is None else setup.turn
    s.stone = setup.stone_in_center
    s.bonus_due = setup.bonus_due
    s.discard_from = 0 if setup.discard_from is None else INDEX[setup.discard_from]
    s.bag, s.tower, s.supply = pack(setup.bag), pack(setup.tower), pack(setup.supply)
    for number, pool in enumerate([setup.center, *setup.factories]):
        s.sources[number] = pack(pool)
    s.passed = sum(1 << number for number, seat in enumerate(setup.seats) if seat.passed)
    for number, seat in enumerate(setup.seats):
        _pack_seat(s, number, seat)
    kernel.derive_first(array)
    return array


def _pack_seat(s: Position, number: int, seat: SeatSetup) -> None:
    s.score[number] = seat.score
    s.hand[number], s.corners[number] = pack(seat.hand), pack(seat.corners)
    for space, tile in enumerate(tile for star in seat.board for tile in star):
        if tile:
            s.tiles[number, INDEX[tile]] |= 1 << space
