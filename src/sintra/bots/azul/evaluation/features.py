"""Features of Azul between two rounds, compiled: one seat's score, wall and lines.

Everything about the wall is a sum over rows, columns and colors of five bits each. So a weighted sum of these features is a few
lookups in small tables (see `evaluator`), and adding a feature costs no time in the search. The prospects of lines depend on
more than five bits: see `prospects`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel, lowest_bit, popcount
from sintra.azul.glance import columns_by_color, line_points
from sintra.azul.kernel import RUN_POINTS, SIDE, Position, Positions, lane
from sintra.bots.azul.evaluation.bits import FULL, column_bits, row_bits
from sintra.bots.azul.evaluation.prospects import PROSPECTS, add_prospects

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]

# The features of five bits: of a row, of a column, of the rows that hold a color
ROW = (
    *(f"row {row} tiles" for row in range(1, SIDE + 1)),
    "rows of 3",
    "rows of 4",
    *(f"row {row} neighbors" for row in range(1, SIDE + 1)),
)
COLUMN = (
    "columns of 2",
    "columns of 3",
    *(f"columns lacking row {row}" for row in range(1, SIDE + 1)),
    "full columns",
    "column neighbors",
    *(f"column neighbors in row {row}" for row in range(1, SIDE + 1)),
)
COLOR = (
    "colors of 2",
    "colors of 3",
    *(f"colors lacking row {row}" for row in range(1, SIDE + 1)),
    "full colors",
    *(f"colors lacking rows {first} and {row}" for row in range(2, SIDE + 1) for first in range(1, row)),
)
LINE = (
    *(f"line {row} begun" for row in range(2, SIDE + 1)),
    *(f"line {row} tiles" for row in range(2, SIDE + 1)),
    "points of begun lines",
)
ROUND_END = ("score", "marker", *ROW, *COLUMN, *COLOR, *LINE, *PROSPECTS)
FIRST_ROW = 2
FIRST_COLUMN = FIRST_ROW + len(ROW)
FIRST_COLOR = FIRST_COLUMN + len(COLUMN)
FIRST_LINE = FIRST_COLOR + len(COLOR)
FIRST_PROSPECT = FIRST_LINE + len(LINE)
LINE_POINTS = FIRST_PROSPECT - 1


def _neighbor_points() -> NDArray[np.int16]:
    """Tabulate, for five bits, what all empty cells together would score by the run through each."""
    table = np.zeros(32, np.int16)
    for covered in range(32):
        table[covered] = sum(int(RUN_POINTS[covered | 1 << cell, cell]) for cell in range(SIDE) if not covered >> cell & 1)
    return table


NEIGHBOR_POINTS = _neighbor_points()


@kernel
def add_row(out: Vector, row: int, bits: int) -> None:
    """Add what a row of the wall has."""
    tiles = popcount(bits)
    out[FIRST_ROW + row] += tiles
    if tiles in (3, 4):
        out[FIRST_ROW + SIDE + tiles - 3] += 1
    out[FIRST_ROW + SIDE + 2 + row] += NEIGHBOR_POINTS[bits]


@kernel
def add_column(out: Vector, bits: int) -> None:
    """Add what a column of the wall has."""
    _add_progress(out, FIRST_COLUMN, bits)
    out[FIRST_COLUMN + 8] += NEIGHBOR_POINTS[bits]
    for row in range(SIDE):
        if not bits >> row & 1:
            out[FIRST_COLUMN + 9 + row] += RUN_POINTS[bits | 1 << row, row]


@kernel
def add_color(out: Vector, bits: int) -> None:
    """Add what a color has, given the rows that hold it."""
    _add_progress(out, FIRST_COLOR, bits)
    if popcount(bits) == SIDE - 2:
        first = lowest_bit(~bits & FULL)
        row = lowest_bit(~bits & FULL & ~(1 << first))
        out[FIRST_COLOR + 8 + row * (row - 1) // 2 + first] += 1


@kernel
def _add_progress(out: Vector, first: int, bits: int) -> None:
    """Count two, three and five of five; four of five are counted by the missing row."""
    tiles = popcount(bits)
    if tiles in (2, 3):
        out[first + tiles - 2] += 1
    elif tiles == 4:
        out[first + 2 + lowest_bit(~bits & FULL)] += 1
    elif tiles == SIDE:
        out[first + 7] += 1


@kernel
def add_line(out: Vector, row: int, tiles: int, points: int) -> None:
    """Add a begun line: how many tiles lie on it, and what it would score."""
    out[FIRST_LINE + row - 1] += 1
    out[FIRST_LINE + SIDE - 2 + row] += tiles
    out[LINE_POINTS] += points


@kernel
def round_end(s: Position, seat: int, out: Vector) -> None:
    """Write the features of a seat between two rounds."""
    for feature in range(len(ROUND_END)):
        out[feature] = 0.0
    wall = int(s.wall[seat])
    out[0] = s.score[seat]
    out[1] = 1.0 if s.start == seat else 0.0
    for number in range(SIDE):
        add_row(out, number, row_bits(wall, number))
        add_column(out, column_bits(wall, number))
        add_color(out, ~lane(int(s.missing[seat]), number) & FULL)
    for row in range(1, SIDE):
        tiles = row + 1 - int(s.room[seat, row])
        if tiles:
            color = int(s.line_color[seat, row])
            add_line(out, row, tiles, line_points(int(s.grey), wall, columns_by_color(s, seat), row, color))
    add_prospects(s, seat, wall, int(s.missing[seat]), columns_by_color(s, seat), out[FIRST_PROSPECT:])


# Entry points from Python


@kernel
def round_end_first(states: Positions, seat: int, out: Vector) -> None:
    """Write the features of a seat of the first position, between two rounds."""
    round_end(states[0], seat, out)
