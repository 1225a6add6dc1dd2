"""The playout (rollout) policy for Azul, compiled: heuristic move values, play by them, and an estimate of final scores.

Good enough for meaningful playouts, cheap enough for many thousands a second. No lookahead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel, lowest_bit, popcount
from sintra._random import next_below
from sintra.azul.kernel import (
    ACTIONS_PER_SOURCE,
    CENTER,
    DESTINATIONS,
    FLOOR,
    FLOOR_SLOTS,
    NUM_COLORS,
    PENALTY,
    ROW_STARTS,
    SIDE,
    TILING,
    Position,
    choose_column,
    columns_for,
    draft,
    first_column_action,
    floor_length,
    full_rows,
    lane,
    open_columns,
    wall_points,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra._random import Generator

    Worths = NDArray[np.float64]  # [colors * 6]: what completing a line with a color is worth, by color * 6 + line

STEPS = 1024  # resolution of the noise

# All values are in points, tuned by self-play on both walls together
COLUMN_STEP = np.array([0.3, 0.5, 1.4, 2.7, 9.0])  # the worth of a column's next tile, by the tiles it has
COLOR_STEP = np.array([0.9, 0.8, 1.2, 6.0, 20.0])  # the same for a color
ROW_STEP = np.array([0.3, 0.2, 0.3, 0.2, 2.9])  # the same for a row
MARKER_WORTH = 1.3  # of beginning the next round
PARTIAL = 0.68  # discount on the proportional value of an incomplete line
GAP = 0.6  # the cost of each empty place left on a line
BEGUN = 0.38  # discount on completing a line that was begun, in proportion to its tiles
FALL = 0.65  # the cost of a draft to the floor beyond its penalty


@kernel
def cell_worth(s: Position, seat: int, row: int, column: int, color: int) -> float:
    """Return the value of a tile on the wall: immediate points, and progress towards the bonuses."""
    wall = int(s.wall[seat])
    points = float(wall_points(wall | 1 << (SIDE * row + column), row, column))
    down = popcount(wall >> column & ROW_STARTS)
    across = popcount(wall >> SIDE * row & 0b11111)
    own = popcount(int(s.tiles[seat, color]))
    bonus = COLUMN_STEP[down] * int(s.column_bonus) / 7.0 + COLOR_STEP[own] + ROW_STEP[across]
    return points + float(bonus)


@kernel
def line_worth(s: Position, seat: int, row: int, color: int) -> float:
    """Return the value of completing a line with a color; on the grey wall in its best column, 0 if there is none."""
    if not s.grey:
        column = row + color
        return cell_worth(s, seat, row, column if column < SIDE else column - SIDE, color)
    columns = columns_for(s, seat, row, color)
    best = 0.0
    while columns:
        best = max(best, cell_worth(s, seat, row, lowest_bit(columns), color))
        columns &= columns - 1
    return best


@kernel
def weigh_lines(s: Position, seat: int, worths: Worths) -> None:
    """Compute the value of completing each open line, once for all drafts of a turn."""
    holders = int(s.holders)
    open_lines = int(s.open_lines[seat])
    for color in range(NUM_COLORS):
        if lane(holders, color):
            lines = lane(open_lines, color) & 0b11111
            while lines:
                line = lowest_bit(lines)
                worths[color * DESTINATIONS + line] = line_worth(s, seat, line, color)
                lines &= lines - 1


@kernel
def draft_worth(s: Position, seat: int, source: int, color: int, destination: int, worths: Worths) -> float:
    """Return the heuristic value of a draft, in points; call `weigh_lines` first."""
    number = lane(int(s.sources[source]), color)
    room = int(s.room[seat, destination])
    placed = min(number, room)
    marker = int(s.marker) if source == CENTER else 0
    floor = floor_length(int(s.floor[seat]))
    fallen = min(FLOOR_SLOTS, floor + marker + number - placed)
    value = MARKER_WORTH * marker - float(PENALTY[fallen] - PENALTY[floor])
    if destination == FLOOR:
        return value - FALL
    worth = float(worths[color * DESTINATIONS + destination])
    length = destination + 1
    if placed == room:
        return value + worth * (1.0 - BEGUN * (length - room) / length)
    return value + worth * PARTIAL * placed / length - GAP * (room - placed)


@kernel
def light_move(s: Position, rng: Generator, worths: Worths, noise: float) -> None:
    """Apply the action with the highest heuristic value plus uniform noise from 0 to `noise` points."""
    if s.phase == TILING:
        light_column(s, rng, noise)
        return
    seat = int(s.turn) & 3
    weigh_lines(s, seat, worths)
    open_lines = int(s.open_lines[seat])
    best = -1e9
    chosen = 0
    for color in range(NUM_COLORS):
        sources = lane(int(s.holders), color)
        while sources:
            source = lowest_bit(sources)
            sources &= sources - 1
            lines = lane(open_lines, color)
            while lines:
                line = lowest_bit(lines)
                lines &= lines - 1
                value = draft_worth(s, seat, source, color, line, worths) + noise * next_below(rng, STEPS) / STEPS
                if value > best:
                    best = value
                    chosen = source * ACTIONS_PER_SOURCE + color * DESTINATIONS + line
    draft(s, chosen // ACTIONS_PER_SOURCE, chosen // DESTINATIONS % NUM_COLORS, chosen % DESTINATIONS)


@kernel
def light_column(s: Position, rng: Generator, noise: float) -> None:
    """Apply the column of the grey wall with the highest heuristic value plus noise."""
    seat = int(s.turn) & 3
    row = lowest_bit(int(s.complete[seat]))
    color = int(s.line_color[seat, row])
    columns = open_columns(s, seat, row)
    best = -1e9
    chosen = 0
    while columns:
        column = lowest_bit(columns)
        columns &= columns - 1
        value = cell_worth(s, seat, row, column, color) + noise * next_below(rng, STEPS) / STEPS
        if value > best:
            best = value
            chosen = column
    choose_column(s, chosen)


@kernel
def weigh_actions(s: Position, actions: NDArray[np.int32], count: int, worths: Worths, out: NDArray[np.float64]) -> None:
    """Write the heuristic value of each legal action, in points."""
    seat = int(s.turn) & 3
    if s.phase == TILING:
        row = lowest_bit(int(s.complete[seat]))
        color = int(s.line_color[seat, row])
        for number in range(count):
            out[number] = cell_worth(s, seat, row, int(actions[number]) - first_column_action(s), color)
        return
    weigh_lines(s, seat, worths)
    for number in range(count):
        action = int(actions[number])
        out[number] = draft_worth(
            s, seat, action // ACTIONS_PER_SOURCE, action // DESTINATIONS % NUM_COLORS, action % DESTINATIONS, worths
        )


@kernel
def estimate_score(s: Position, seat: int) -> float:
    """Estimate a seat's final score from a position between two rounds: its points, and progress towards bonuses."""
    wall = int(s.wall[seat])
    value = float(s.score[seat])
    for index in range(SIDE):
        down = popcount(wall >> index & ROW_STARTS)
        own = popcount(int(s.tiles[seat, index]))
        for step in range(down):
            value += COLUMN_STEP[step] * int(s.column_bonus) / 7.0
        for step in range(own):
            value += COLOR_STEP[step]
        if s.room[seat, index] < index + 1:
            color = int(s.line_color[seat, index])
            held = index + 1 - int(s.room[seat, index])
            value += PARTIAL * line_worth(s, seat, index, color) * held / (index + 1)
    value += 2.0 * full_rows(wall)
    return value + (MARKER_WORTH if s.start == seat else 0.0)
