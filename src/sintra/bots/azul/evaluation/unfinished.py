"""Features of Azul within a round, compiled: the unfinished business of one seat.

Which lines are empty or incomplete, whether the table has the tiles for them, and how many tiles fit nowhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel, lowest_bit, popcount
from sintra.azul.kernel import LANE, LANE_MASK, NUM_COLORS, SIDE, Position, Positions, floor_length, lane
from sintra.bots.azul.evaluation.bits import FULL

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]

MID_ROUND = (
    "to move",
    "things on the floor",
    "room on open lines",
    *(f"line {row} empty" for row in range(1, SIDE + 1)),
    *(f"line {row} lacks {room}" for row in range(2, SIDE + 1) for room in range(1, row)),
    *(f"line {row} can be finished at once" for row in range(2, SIDE + 1)),
    *(f"line {row} can be finished" for row in range(2, SIDE + 1)),
    *(f"line {row} can be finished from two sources" for row in range(2, SIDE + 1)),
    *(f"line {row}: tiles to spare" for row in range(2, SIDE + 1)),
    *(f"line {row} empty: colors at once" for row in range(1, SIDE + 1)),
    *(f"line {row} empty: colors" for row in range(1, SIDE + 1)),
    "tiles that fit nowhere",
    "colors that fit nowhere",
    "tiles that fit one line",
    "lines for the colors on the table",
)
FIRST_EMPTY = 3
FIRST_LACKING = FIRST_EMPTY + SIDE
FIRST_AT_ONCE = FIRST_LACKING + SIDE * (SIDE - 1) // 2
FIRST_AT_ALL = FIRST_AT_ONCE + SIDE - 1
FIRST_TWICE = FIRST_AT_ALL + SIDE - 1
FIRST_SPARE = FIRST_TWICE + SIDE - 1
FIRST_COLORS_AT_ONCE = FIRST_SPARE + SIDE - 1
FIRST_COLORS = FIRST_COLORS_AT_ONCE + SIDE
HOMELESS, HOMELESS_COLORS, NARROW, OPENINGS = range(FIRST_COLORS + SIDE, FIRST_COLORS + SIDE + 4)
MAX_TO_SPARE = 4


@kernel
def mid_round(s: Position, seat: int, out: Vector) -> None:
    """Write the features of a seat's unfinished business while tiles are on the table."""
    for feature in range(len(MID_ROUND)):
        out[feature] = 0.0
    out[0] = 1.0 if s.turn == seat else 0.0
    out[1] = floor_length(int(s.floor[seat]))
    empty = 0
    for row in range(SIDE):
        room = int(s.room[seat, row])
        out[2] += room
        if room == row + 1:
            out[FIRST_EMPTY + row] = 1.0
            empty |= 1 << row
        elif room:
            _look_at_begun(s, seat, row, room, out)
    for color in range(NUM_COLORS):
        if lane(int(s.holders), color):
            _look_at_color(s, seat, color, empty, out)


@kernel
def _look_at_begun(s: Position, seat: int, row: int, room: int, out: Vector) -> None:
    """Write whether the tiles on the table can complete a begun line."""
    color = int(s.line_color[seat, row])
    tiles, _, enough = on_table(s, color, room)
    out[FIRST_LACKING + row * (row - 1) // 2 + room - 1] = 1.0
    out[FIRST_AT_ONCE + row - 1] = 1.0 if enough else 0.0
    out[FIRST_AT_ALL + row - 1] = 1.0 if tiles >= room else 0.0
    out[FIRST_TWICE + row - 1] = 1.0 if enough > 1 else 0.0
    out[FIRST_SPARE + row - 1] = min(max(tiles - room, 0), MAX_TO_SPARE)


@kernel
def _look_at_color(s: Position, seat: int, color: int, empty: int, out: Vector) -> None:
    """Write where a color on the table may go, given the lines that are empty."""
    tiles, most, _ = on_table(s, color, 1)
    lines = lane(int(s.open_lines[seat]), color) & FULL
    fillable = lines & empty & ((1 << tiles) - 1)
    while fillable:
        row = lowest_bit(fillable)
        fillable &= fillable - 1
        out[FIRST_COLORS + row] += 1
        out[FIRST_COLORS_AT_ONCE + row] += int(most > row)
    number = popcount(lines)
    out[OPENINGS] += number
    if number == 0:
        out[HOMELESS] += tiles
        out[HOMELESS_COLORS] += 1
    elif number == 1:
        out[NARROW] += tiles


@kernel
def on_table(s: Position, color: int, room: int) -> tuple[int, int, int]:
    """Return the tiles of a color on the table, the most at one source, and the number of sources that fill the room."""
    tiles, most, enough = 0, 0, 0
    sources = lane(int(s.holders), color)
    while sources:
        number = int(s.sources[lowest_bit(sources)]) >> LANE * color & LANE_MASK
        sources &= sources - 1
        tiles += number
        most = max(most, number)
        enough += int(number >= room)
    return tiles, most, enough


@kernel
def groups_left(s: Position) -> int:
    """Count the groups left to draft: one color at one source each."""
    return popcount(int(s.holders))


# Entry points from Python


@kernel
def mid_round_first(states: Positions, seat: int, out: Vector) -> None:
    """Write the features of a seat of the first position, within a round."""
    mid_round(states[0], seat, out)


@kernel
def groups_left_first(states: Positions) -> int:
    """Count the groups left to draft."""
    return groups_left(states[0])
