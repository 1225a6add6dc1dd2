"""What the moves of Azul bring at a glance, compiled: points, costs and tiles, without a thought of later moves.

The numbers are those of `sintra.azul.preview`, and some that people see as quickly: how many tiles go on a line, and what a
line that is begun promises.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra._jit import kernel, lowest_bit
from sintra.azul.kernel import (
    ACTIONS_PER_SOURCE,
    CENTER,
    DESTINATIONS,
    FLOOR,
    FLOOR_SLOTS,
    NUM_COLORS,
    PENALTY,
    SIDE,
    TILING,
    Position,
    Positions,
    first_column_action,
    floor_length,
    lane,
    legal_actions,
    wall_points,
)
from sintra.bots.azul.features import columns_by_color, free_columns, line_points

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

POINTS, COST, DROPPED, PLACED, PROMISE = range(5)  # of a move; its promise is a share of what its line will score
WIDTH = 5


@kernel
def glance_first(states: Positions, actions: NDArray[np.int32], out: NDArray[np.float64]) -> int:
    """List the legal actions and what each brings its seat; return how many there are. out: [MAX_LEGAL, WIDTH]."""
    s = states[0]
    seat = int(s.turn)
    count = legal_actions(s, actions)
    before = tiling_points(s, seat, int(s.complete[seat]), FLOOR, 0)
    for number in range(count):
        out[number, :] = 0.0
        if s.phase == TILING:
            row = lowest_bit(int(s.complete[seat]))
            column = int(actions[number]) - first_column_action(s)
            out[number, POINTS] = wall_points(int(s.wall[seat]) | 1 << (SIDE * row + column), row, column)
        else:
            _look_at_draft(s, seat, int(actions[number]), before, out[number])
    return count


@kernel
def _look_at_draft(s: Position, seat: int, action: int, before: int, out: NDArray[np.float64]) -> None:
    """Say what a draft brings; `before` is what tiling would score without it."""
    source, color, line = action // ACTIONS_PER_SOURCE, action // DESTINATIONS % NUM_COLORS, action % DESTINATIONS
    taken = lane(int(s.sources[source]), color)
    room = int(s.room[seat, line])
    placed = min(taken, room)
    complete = int(s.complete[seat])
    if line < FLOOR and placed == room:
        out[POINTS] = tiling_points(s, seat, complete | 1 << line, line, color) - before
    elif line < FLOOR:
        worth = tiling_points(s, seat, complete | 1 << line, line, color) - before
        out[PROMISE] = worth * placed / (line + 1)
    things = floor_length(int(s.floor[seat]))
    marker = int(s.marker) if source == CENTER else 0
    out[COST] = int(PENALTY[min(things + marker + taken - placed, FLOOR_SLOTS)]) - int(PENALTY[things])
    out[DROPPED] = taken - placed
    out[PLACED] = placed


@kernel
def tiling_points(s: Position, seat: int, complete: int, line: int, color: int) -> int:
    """Add up what complete lines would score, top to bottom; one of them is given a color.

    On the grey wall each goes to the best column for itself.
    """
    wall, used = int(s.wall[seat]), columns_by_color(s, seat)
    points = 0
    while complete:
        row = lowest_bit(complete)
        complete &= complete - 1
        own = color if row == line else int(s.line_color[seat, row])
        column = _best_column(int(s.grey), wall, used, row, own)
        if column < SIDE:
            points += line_points(int(s.grey), wall, used, row, own)
            wall |= 1 << (SIDE * row + column)
            used |= 1 << (SIDE * own + column)
    return points


@kernel
def _best_column(grey: int, wall: int, used: int, row: int, color: int) -> int:
    """Give the column where a line of a color scores most; SIDE if it has none."""
    if not grey:
        return (row + color) % SIDE
    columns = free_columns(wall, used, row, color)
    best, column = 0, SIDE
    while columns:
        tried = lowest_bit(columns)
        points = wall_points(wall | 1 << (SIDE * row + tried), row, tried)
        if points > best:
            best, column = points, tried
        columns &= columns - 1
    return column
