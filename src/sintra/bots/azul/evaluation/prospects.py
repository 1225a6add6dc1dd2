"""Features of a seat's lines for the rounds to come, compiled: the cell that a line leads to, and the tiles in the bag.

A begun line is worth what its cell will score and complete, the more so the fewer tiles it lacks; it also blocks its row for
other colors. An empty line is worth the best cells that it may still lead to. Both are worth more if the bag holds many tiles
of the colors they need: the next deal is drawn from the bag, and takes all of it if it holds no more than a deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel, popcount
from sintra.azul.glance import best_column
from sintra.azul.kernel import NUM_COLORS, SIDE, TILES_PER_FACTORY, Position, lane, size, wall_points
from sintra.bots.azul.evaluation.bits import FULL, column_bits, row_bits

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]

LACKS = tuple(f"line {row} lacks {room}" for row in range(2, SIDE + 1) for room in range(1, row))
PROSPECTS = (
    *(f"row {row}: {place} cell" for place in ("best", "second", "third") for row in range(1, SIDE + 1)),
    *(f"row {row}: cells times supply" for row in range(1, SIDE + 1)),
    *(f"{lacks}: {what}" for what in ("points", "supply", "would fill a column", "would fill a color") for lacks in LACKS),
    *(
        f"line {row}: {what}"
        for what in ("would make a column of 4", "would make a color of 4", "would make a row of 4", "would fill its row")
        for row in range(2, SIDE + 1)
    ),
    *(f"line {row}: {what} barred" for what in ("columns", "colors") for row in range(2, SIDE + 1)),
)
FIRST_SUPPLY = 3 * SIDE
FIRST_LACKING = FIRST_SUPPLY + SIDE
FIRST_MAKING = FIRST_LACKING + 4 * len(LACKS)
FIRST_BARRED = FIRST_MAKING + 4 * (SIDE - 1)


@kernel
def excess(s: Position, color: int) -> float:
    """Return the expected surplus of a color in the next deal over the average color, from the bag."""
    tiles = size(int(s.bag))
    if tiles == 0:
        return 0.0
    dealt = min(tiles, TILES_PER_FACTORY * (2 * int(s.players) + 1))
    return dealt * (lane(int(s.bag), color) / tiles - 1 / NUM_COLORS)


@kernel
def add_prospects(s: Position, seat: int, wall: int, missing: int, used: int, out: Vector) -> None:
    """Add the prospects of a seat's lines, given its wall, the colors rows lack and the columns of each. out: [PROSPECTS]."""
    for row in range(SIDE):
        if 0 < s.room[seat, row] <= row:
            _add_begun(s, seat, row, wall, missing, used, out)
        else:
            _add_empty(s, row, wall, missing, used, out)


@kernel
def _add_empty(s: Position, row: int, wall: int, missing: int, used: int, out: Vector) -> None:
    """Add the three best cells that an empty line may lead to, and all of them weighted by the supply in the bag."""
    best, second, third = 0, 0, 0
    for color in range(NUM_COLORS):
        if not lane(missing, color) >> row & 1:
            continue
        points = _points(wall, row, best_column(int(s.grey), wall, used, row, color))
        out[FIRST_SUPPLY + row] += points * excess(s, color)
        if points > best:
            best, second, third = points, best, second
        elif points > second:
            second, third = points, second
        elif points > third:
            third = points
    out[row] += best
    out[SIDE + row] += second
    out[2 * SIDE + row] += third


@kernel
def _add_begun(s: Position, seat: int, row: int, wall: int, missing: int, used: int, out: Vector) -> None:
    """Add what a begun line will score and complete, and what it blocks until it is complete."""
    color = int(s.line_color[seat, row])
    column = best_column(int(s.grey), wall, used, row, color)
    lacking = FIRST_LACKING + row * (row - 1) // 2 + int(s.room[seat, row]) - 1
    out[lacking] += _points(wall, row, column)
    out[lacking + len(LACKS)] += excess(s, color)
    in_column = popcount(column_bits(wall, column)) if column < SIDE else 0
    in_color = SIDE - popcount(lane(missing, color))
    in_row = popcount(row_bits(wall, row))
    out[lacking + 2 * len(LACKS)] += int(in_column == SIDE - 1)
    out[lacking + 3 * len(LACKS)] += int(in_color == SIDE - 1)
    making = FIRST_MAKING + row - 1
    out[making] += int(in_column == SIDE - 2)
    out[making + SIDE - 1] += int(in_color == SIDE - 2)
    out[making + 2 * (SIDE - 1)] += int(in_row == SIDE - 2)
    out[making + 3 * (SIDE - 1)] += int(in_row == SIDE - 1)
    alone = 1 << row
    for other in range(SIDE):
        out[FIRST_BARRED + row - 1] += int(other != column and column_bits(wall, other) == FULL ^ alone)
        out[FIRST_BARRED + SIDE - 2 + row] += int(other != color and lane(missing, other) == alone)


@kernel
def _points(wall: int, row: int, column: int) -> int:
    """Return what a cell would score; 0 if no column is left."""
    return wall_points(wall | 1 << (SIDE * row + column), row, column) if column < SIDE else 0
