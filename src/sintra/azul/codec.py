"""The positions of Azul between plain words and the packed record of the kernel."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import numpy as np

from sintra._jit import Fields
from sintra.azul import kernel, setup
from sintra.azul.kernel import DTYPE, LANE, MARKER, ONES, SIDE, Position
from sintra.azul.options import Options
from sintra.azul.setup import PHASES, SeatSetup, Setup
from sintra.azul.tiles import COLORS, INDEX, PALETTE, pack, total, unpack


def options_of(s: Position) -> Options:
    """Give the options that a position is played with."""
    return _known_options(int(s.grey), int(s.column_bonus), int(s.max_rounds))


@lru_cache(maxsize=256)  # every checked move asks
def _known_options(grey: int, column_bonus: int, max_rounds: int) -> Options:
    return Options(wall="grey" if grey else "coloured", column_bonus=column_bonus, max_rounds=max_rounds or None)


# From the record


def from_record(s: Position) -> Setup:
    """Read a position in plain words."""
    players = int(s.players)
    phase = PHASES[int(s.phase)]
    seats = tuple(_unpack_seat(s, seat) for seat in range(players))
    on_floors = sum(1 << LANE * INDEX[thing] for seat in seats for thing in seat.floor if thing in INDEX)
    return Setup(
        players=players,
        options=options_of(s),
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
    cells = PALETTE.cells(by_color, SIDE * SIDE)
    return tuple(tuple(cells[SIDE * row : SIDE * row + SIDE]) for row in range(SIDE))


def _floor(word: int) -> list[str]:
    things: list[str] = []
    while word:
        code = word & 0xF
        things.append(setup.MARKER if code == MARKER else COLORS[code - 1])
        word >>= 4
    return things


# Into the record


def to_record(setup: Setup) -> kernel.Positions:
    """Pack a position that has been checked."""
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
