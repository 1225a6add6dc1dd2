"""The codec between a Setup of Summer Pavilion and the packed record of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import cast

import numpy as np

from sintra._jit import Fields
from sintra._packed import SeatReader, number_reader
from sintra.pavilion import kernel
from sintra.pavilion.geometry import COLORS, NUM_SPACES, POINTS_OF_STAR
from sintra.pavilion.kernel import DTYPE, Position
from sintra.pavilion.options import SIDES, Options
from sintra.pavilion.setup import PHASES, SeatSetup, Setup, Star
from sintra.pavilion.tiles import INDEX, PALETTE, Pool, pack, unpack


def options_of(s: Position) -> Options:
    """Return the options that a position is played with."""
    return _known_options(int(s.grey), tuple(s.joker_order.tolist()))


@cache  # asked by every checked move
def _known_options(grey: int, joker_order: tuple[int, ...]) -> Options:
    return Options(side=SIDES[grey], joker_order=tuple(COLORS[color] for color in joker_order))


# From the record

_read_pools = number_reader(DTYPE, "sources", "supply")
_read_rest = number_reader(DTYPE, "joker_order", "discard_from")
_boards = SeatReader(DTYPE, "score", "hand", "corners", "tiles")


def from_record(data: bytes) -> Setup:
    """Decode the bytes of a record into a Setup."""
    *sources, _, bag, tower, supply = _read_pools(data)
    *jokers, number, players, grey, phase, turn, start, stone, passed, bonus_due, discard_from = _read_rest(data)
    return Setup(
        players=players,
        options=_known_options(grey, tuple(jokers)),
        round=number,
        phase=PHASES[phase],
        turn=None if PHASES[phase] == "over" else turn,
        start=start,
        stone_in_center=bool(stone),
        bonus_due=bonus_due,
        discard_from=COLORS[discard_from] if PHASES[phase] == "discard" else None,
        bag=_pool(bag),
        tower=_pool(tower),
        supply=_pool(supply),
        center=_pool(sources[0]),
        factories=tuple([_pool(word) for word in sources[1 : 2 * players + 2]]),
        seats=tuple([_known_seat(_boards.cut(data, seat), passed >> seat & 1) for seat in range(players)]),
    )


@lru_cache(maxsize=4096)  # a move changes one seat: the others are those of the position before
def _known_seat(own: bytes, passed: int) -> SeatSetup:
    score, hand, corners, *tiles = _boards.numbers(own)
    return SeatSetup(score, bool(passed), _pool(hand), _pool(corners), _stars(tiles))


def _stars(by_color: Sequence[int]) -> tuple[Star, ...]:
    spaces = PALETTE.cells(by_color, NUM_SPACES)
    return tuple(tuple(spaces[first : first + POINTS_OF_STAR]) for first in range(0, NUM_SPACES, POINTS_OF_STAR))


@lru_cache(maxsize=4096)  # a move changes two pools at most
def _pool(word: int) -> Pool:
    return unpack(word)


# Into the record


def joker_numbers(options: Options) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    """Return the joker order as the kernel takes it."""
    return np.array([INDEX[color] for color in options.joker_order], np.int8)


def to_record(setup: Setup) -> kernel.Positions:
    """Encode a validated Setup."""
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
