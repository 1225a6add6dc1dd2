"""Previews of all legal moves of Azul, compiled: the numbers of each Preview for a whole position at once.

Points count as if tiling came right after the move: what the complete lines would score, less what they score without the
move. Later moves of the same seat can change that; moves of other seats cannot.
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

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

POINTS, COST, DROPPED, TAKEN = range(4)  # of a move
WIDTH = 4
FULL = 0b11111


@kernel
def previews_first(states: Positions, actions: NDArray[np.int32], out: NDArray[np.int32]) -> int:
    """List the legal actions and what each brings its seat; return how many there are. out: [MAX_LEGAL, WIDTH]."""
    s = states[0]
    seat = int(s.turn)
    count = legal_actions(s, actions)
    before = tiling_points(s, seat, int(s.complete[seat]), FLOOR, 0)
    for number in range(count):
        action = int(actions[number])
        points, cost, dropped = glance(s, seat, action, before)
        out[number, POINTS] = points
        out[number, COST] = cost
        out[number, DROPPED] = dropped
        out[number, TAKEN] = tiles_taken(s, action)
    return count


@kernel
def glance(s: Position, seat: int, action: int, before: int) -> tuple[int, int, int]:
    """Return points, cost and dropped tiles of a legal action; `before` is what tiling would score without it."""
    if s.phase == TILING:
        row = lowest_bit(int(s.complete[seat]))
        column = action - first_column_action(s)
        return wall_points(int(s.wall[seat]) | 1 << (SIDE * row + column), row, column), 0, 0
    source, color, line = action // ACTIONS_PER_SOURCE, action // DESTINATIONS % NUM_COLORS, action % DESTINATIONS
    taken = lane(int(s.sources[source]), color)
    room = int(s.room[seat, line])
    placed = min(taken, room)
    points = 0
    if line < FLOOR and placed == room:
        points = tiling_points(s, seat, int(s.complete[seat]) | 1 << line, line, color) - before
    things = floor_length(int(s.floor[seat]))
    marker = int(s.marker) if source == CENTER else 0
    cost = int(PENALTY[min(things + marker + taken - placed, FLOOR_SLOTS)]) - int(PENALTY[things])
    return points, cost, taken - placed


@kernel
def tiles_taken(s: Position, action: int) -> int:
    """Count the tiles that an action takes; tiling takes none."""
    if s.phase == TILING:
        return 0
    return lane(int(s.sources[action // ACTIONS_PER_SOURCE]), action // DESTINATIONS % NUM_COLORS)


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
        column = best_column(int(s.grey), wall, used, row, own)
        if column < SIDE:
            points += line_points(int(s.grey), wall, used, row, own)
            wall |= 1 << (SIDE * row + column)
            used |= 1 << (SIDE * own + column)
    return points


@kernel
def best_column(grey: int, wall: int, used: int, row: int, color: int) -> int:
    """Return the column where a line of a color scores most; SIDE if it has none."""
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


@kernel
def columns_by_color(s: Position, seat: int) -> int:
    """Return the columns that hold each color on a wall: bit color * 5 + column. Unused on the coloured wall: 0."""
    word = 0
    if s.grey:
        for color in range(NUM_COLORS):
            own = int(s.tiles[seat, color])
            word |= ((own | own >> 5 | own >> 10 | own >> 15 | own >> 20) & FULL) << SIDE * color
    return word


@kernel
def free_columns(wall: int, used: int, row: int, color: int) -> int:
    """Return the columns of a row of the grey wall that a color may take, given the columns that hold each color."""
    return ~(wall >> SIDE * row | used >> SIDE * color) & FULL


@kernel
def line_points(grey: int, wall: int, used: int, row: int, color: int) -> int:
    """Return what a line of a color would score on a wall; on the grey wall in its best column, 0 if it has none."""
    if not grey:
        column = (row + color) % SIDE
        return wall_points(wall | 1 << (SIDE * row + column), row, column)
    columns = free_columns(wall, used, row, color)
    best = 0
    while columns:
        column = lowest_bit(columns)
        best = max(best, wall_points(wall | 1 << (SIDE * row + column), row, column))
        columns &= columns - 1
    return best
