"""The codec between a Setup of Azul and the packed record of the kernel."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import numpy as np

from sintra._jit import Fields
from sintra._packed import SeatReader, number_reader
from sintra.azul import kernel, setup
from sintra.azul.kernel import DTYPE, LANE, MARKER, ONES, SIDE, Position
from sintra.azul.options import Options
from sintra.azul.setup import PHASES, SeatSetup, Setup
from sintra.azul.tiles import COLORS, INDEX, PALETTE, Pool, pack, total, unpack


def options_of(s: Position) -> Options:
    """Return the options that a position is played with."""
    return _known_options(int(s.grey), int(s.column_bonus), int(s.max_rounds))


@lru_cache(maxsize=256)  # asked by every checked move
def _known_options(grey: int, column_bonus: int, max_rounds: int) -> Options:
    return Options(wall="grey" if grey else "coloured", column_bonus=column_bonus, max_rounds=max_rounds or None)


# From the record

_read_pools = number_reader(DTYPE, "sources", "spent")
_read_rest = number_reader(DTYPE, "round_number", "marker")
_boards = SeatReader(DTYPE, "score", "floor", "tiles", "room", "line_color")
ROWS = range(1, SIDE + 1)


def from_record(data: bytes) -> Setup:
    """Decode the bytes of a record into a Setup."""
    *sources, _, bag, spent = _read_pools(data)
    number, max_rounds, players, grey, column_bonus, phase, turn, start, marker = _read_rest(data)
    seats = tuple([_known_seat(_boards.cut(data, seat)) for seat in range(players)])
    on_floors = sum([_fallen(seat.floor) for seat in seats])
    return Setup(
        players=players,
        options=_known_options(grey, column_bonus, max_rounds),
        round=number,
        phase=PHASES[phase],
        turn=None if PHASES[phase] == "over" else turn,
        start=start,
        marker_in_center=bool(marker),
        bag=_pool(bag),
        lid=_pool(spent - on_floors),
        center=_pool(sources[0]),
        factories=tuple([_pool(word) for word in sources[1 : 2 * players + 2]]),
        seats=seats,
    )


@lru_cache(maxsize=4096)  # of few tiles
def _fallen(floor: tuple[str, ...]) -> int:
    """Pack the tiles on a floor."""
    return sum(1 << LANE * INDEX[thing] for thing in floor if thing in INDEX)


@lru_cache(maxsize=4096)  # a move changes one board: the others are those of the position before
def _known_seat(own: bytes) -> SeatSetup:
    numbers = _boards.numbers(own)
    rooms, colors = numbers[2 + SIDE : 2 + 2 * SIDE], numbers[3 + 2 * SIDE :]  # after the lines comes the floor
    lines = [(row - room, color) for row, room, color in zip(ROWS, rooms, colors, strict=False)]
    return SeatSetup(
        score=numbers[0],
        wall=_wall(numbers[2 : 2 + SIDE]),
        lines=tuple([(COLORS[color], held) if held else None for held, color in lines]),
        floor=_floor(numbers[1]),
    )


@lru_cache(maxsize=4096)  # only tiling changes it
def _wall(by_color: tuple[int, ...]) -> tuple[tuple[str | None, ...], ...]:
    cells = PALETTE.cells(by_color, SIDE * SIDE)
    return tuple(tuple(cells[SIDE * row : SIDE * row + SIDE]) for row in range(SIDE))


@lru_cache(maxsize=4096)  # of few tiles
def _floor(word: int) -> tuple[str, ...]:
    things: list[str] = []
    while word:
        code = word & 0xF
        things.append(setup.MARKER if code == MARKER else COLORS[code - 1])
        word >>= 4
    return tuple(things)


@lru_cache(maxsize=4096)  # a move changes two pools at most
def _pool(word: int) -> Pool:
    return unpack(word)


# Into the record


def to_record(setup: Setup) -> kernel.Positions:
    """Encode a validated Setup."""
    array = np.zeros(1, DTYPE)
    options = setup.options
    kernel.begin_first(array, setup.players, setup.start, int(options.is_grey), options.column_bonus, options.max_rounds or 0)
    s = cast("Position", Fields(array))
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
