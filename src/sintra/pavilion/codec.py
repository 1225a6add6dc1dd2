"""The positions of Summer Pavilion between plain words and the packed record of the kernel."""

from __future__ import annotations

from functools import cache
from typing import cast

import numpy as np

from sintra._jit import Fields
from sintra.pavilion import kernel
from sintra.pavilion.geometry import COLORS, NUM_SPACES, POINTS_OF_STAR
from sintra.pavilion.kernel import DTYPE, Position
from sintra.pavilion.options import SIDES, Options
from sintra.pavilion.setup import PHASES, SeatSetup, Setup, Star
from sintra.pavilion.tiles import INDEX, PALETTE, pack, unpack


def options_of(s: Position) -> Options:
    """Give the options that a position is played with."""
    return _known_options(int(s.grey), s.joker_order.tobytes())


@cache  # every checked move asks
def _known_options(grey: int, joker_order: bytes) -> Options:
    return Options(side=SIDES[grey], joker_order=tuple(COLORS[color] for color in joker_order))


# From the record


def from_record(s: Position) -> Setup:
    """Read a position in plain words."""
    players = int(s.players)
    phase = PHASES[int(s.phase)]
    return Setup(
        players=players,
        options=options_of(s),
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
    spaces = PALETTE.cells(by_color, NUM_SPACES)
    return tuple(tuple(spaces[first : first + POINTS_OF_STAR]) for first in range(0, NUM_SPACES, POINTS_OF_STAR))


# Into the record


def joker_numbers(options: Options) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    """Give the joker order as the kernel takes it."""
    return np.array([INDEX[color] for color in options.joker_order], np.int8)


def to_record(setup: Setup) -> kernel.Positions:
    """Pack a position that has been checked."""
    array = np.zeros(1, DTYPE)
    options = setup.options
    kernel.begin_first(array, setup.players, setup.start, SIDES.index(options.side), joker_numbers(options))
    s = cast("Position", Fields(array))
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
