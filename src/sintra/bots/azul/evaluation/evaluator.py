"""What a position of Azul is worth to each seat, compiled: the fitted weights as tables, and the functions that read them.

A seat's *utility* is in points: an estimate of its final score, up to a constant that all seats share. Shares of the victory
follow from utilities by a softmax. Within a round the evaluation first settles what is certain (complete lines go to the wall,
the floor is scored) and then adds what unfinished business is usually worth.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Annotated, cast

import numpy as np
from numpy.typing import NDArray

from sintra._jit import Fields, kernel, lowest_bit, popcount, record_dtype
from sintra.azul.glance import columns_by_color, free_columns, line_points
from sintra.azul.kernel import (
    COLOR_BONUS,
    DEAL,
    DRAFT,
    LANE,
    MAX_SEATS,
    OVER,
    PENALTY,
    ROW_BONUS,
    SIDE,
    Position,
    Positions,
    floor_length,
    full_colors,
    full_columns,
    full_rows,
    lane,
    wall_points,
    winners,
)
from sintra.bots.azul.evaluation import features
from sintra.bots.azul.evaluation.bits import FULL, column_bits, row_bits
from sintra.bots.azul.evaluation.board_cache import board_key, probe_cache, store_in_cache
from sintra.bots.azul.evaluation.features import FIRST_PROSPECT, LINE_POINTS, ROUND_END
from sintra.bots.azul.evaluation.memory import Memories
from sintra.bots.azul.evaluation.prospects import PROSPECTS, add_prospects
from sintra.bots.azul.evaluation.unfinished import MID_ROUND, groups_left, mid_round

if TYPE_CHECKING:
    from sintra.bots.azul.evaluation.memory import Memory

    Vector = NDArray[np.float64]

FINAL, SCORE = MAX_SEATS, 2 * MAX_SEATS  # see utilities
SHARES, POINTS = range(2)  # measures: expected shares of the victory, or only the points at the end of the round

ROUNDS = 6  # after rounds 1, 2, 3, 4, 5, and 6 or later
STAGES = 6  # of a round, by the groups left
GROUPS_PER_STAGE = 3
MARGIN_SHARE = 0.03  # the part of a value that depends on the margin, so that decided games are still played well
MARGIN_SCALE = 30.0
SETTLED_SCALE = 0.4  # points: when the game is settled but for its last scoring, a margin of 1 is nearly a victory


class AzulWeights:
    """The fitted weights as lookup tables; the first index is the round that ends, or the stage of a round."""

    score: Annotated[NDArray[np.float64], "f8", ROUNDS]
    marker: Annotated[NDArray[np.float64], "f8", ROUNDS]
    row: Annotated[NDArray[np.float64], "f8", ROUNDS, SIDE, 32]  # by row and its covered columns
    column: Annotated[NDArray[np.float64], "f8", ROUNDS, 32]
    color: Annotated[NDArray[np.float64], "f8", ROUNDS, 32]  # by the rows that hold it
    line: Annotated[NDArray[np.float64], "f8", ROUNDS, SIDE, SIDE]  # by row and how many tiles lie on the line
    line_points: Annotated[NDArray[np.float64], "f8", ROUNDS]
    prospect: Annotated[NDArray[np.float64], "f8", ROUNDS, len(PROSPECTS)]
    scale: Annotated[NDArray[np.float64], "f8", ROUNDS]  # softmax temperature: points that make a victory e times as likely
    unfinished: Annotated[NDArray[np.float64], "f8", STAGES, len(MID_ROUND)]
    last_scale: Annotated[NDArray[np.float64], "f8", STAGES]  # the scale within the last round
    measure: Annotated[int, "i8"]  # SHARES or POINTS


Weighting = np.ndarray[tuple[int], np.dtype[np.void]]  # an array of one AzulWeights
DTYPE = record_dtype(AzulWeights)


def pack(round_end: NDArray[np.float64], scale: Vector, unfinished: NDArray[np.float64], last_scale: Vector) -> Weighting:
    """Turn feature weights into lookup tables. round_end: [ROUNDS, features]; unfinished: [STAGES, features]."""
    array: Weighting = np.zeros(1, DTYPE)
    tables: AzulWeights = cast("AzulWeights", Fields(array))
    tables.score[:] = round_end[:, 0]
    tables.marker[:] = round_end[:, 1]
    tables.line_points[:] = round_end[:, LINE_POINTS]
    tables.prospect[:] = round_end[:, FIRST_PROSPECT:]
    tables.scale[:] = scale
    tables.unfinished[:] = unfinished
    tables.last_scale[:] = last_scale
    for bits in range(32):
        alone = np.zeros((SIDE + 2, len(ROUND_END)))
        for row in range(SIDE):
            features.add_row(alone[row], row, bits)
        features.add_column(alone[SIDE], bits)
        features.add_color(alone[SIDE + 1], bits)
        summed = round_end @ alone.T
        tables.row[:, :, bits] = summed[:, :SIDE]
        tables.column[:, bits] = summed[:, SIDE]
        tables.color[:, bits] = summed[:, SIDE + 1]
    for row in range(1, SIDE):
        for tiles in range(1, row + 1):
            line = np.zeros(len(ROUND_END))
            features.add_line(line, row, tiles, 0)
            tables.line[:, row, tiles] = round_end @ line
    return array


# Settling


@kernel
def settle(s: Position, w: AzulWeights, seat: int, after: int) -> tuple[int, int, int, int]:
    """Tile a seat's complete lines and score its floor as if the round ended now.

    Return its wall, the missing lanes, the columns that hold each color, and the score.
    """
    wall = int(s.wall[seat])
    missing = int(s.missing[seat])
    used = columns_by_color(s, seat)
    score = int(s.score[seat])
    floor = floor_length(int(s.floor[seat]))
    complete = int(s.complete[seat])
    while complete:
        row = lowest_bit(complete)
        complete &= complete - 1
        color = int(s.line_color[seat, row])
        column = best_column(w, after, wall, used, row, color) if s.grey else (row + color) % SIDE
        if column < 0:
            floor = min(floor + row + 1, 7)
            continue
        wall |= 1 << (SIDE * row + column)
        used |= 1 << (SIDE * color + column)
        missing &= ~(1 << (LANE * color + row))
        score += wall_points(wall, row, column)
    return wall, missing, used, max(0, score - int(PENALTY[floor]))


@kernel
def best_column(w: AzulWeights, after: int, wall: int, used: int, row: int, color: int) -> int:
    """Choose a column of the grey wall by immediate points and the value of row and column after it; -1 if none is free."""
    columns = free_columns(wall, used, row, color)
    best = -1
    most = -math.inf
    while columns:
        column = lowest_bit(columns)
        columns &= columns - 1
        then = wall | 1 << (SIDE * row + column)
        gain = float(w.score[after]) * wall_points(then, row, column)
        gain += float(w.row[after, row, row_bits(then, row)])
        gain += float(w.column[after, column_bits(then, column)]) - float(w.column[after, column_bits(wall, column)])
        if gain > most:
            most = gain
            best = column
    return best


# Utilities


@kernel
def wall_utility(w: AzulWeights, after: int, wall: int, missing: int) -> float:
    """Add up what the rows, columns and colors of a wall are worth after a round."""
    total = 0.0
    for number in range(SIDE):
        total += float(w.row[after, number, row_bits(wall, number)])
        total += float(w.column[after, column_bits(wall, number)])
        total += float(w.color[after, ~lane(missing, number) & FULL])
    return total


@kernel
def lines_utility(s: Position, w: AzulWeights, seat: int, after: int, wall: int, used: int) -> float:
    """Add up what the begun lines of a seat are worth when they are carried over."""
    total = 0.0
    for row in range(1, SIDE):
        room = int(s.room[seat, row])
        if 0 < room <= row:
            points = line_points(int(s.grey), wall, used, row, int(s.line_color[seat, row]))
            total += float(w.line[after, row, row + 1 - room]) + float(w.line_points[after]) * points
    return total


@kernel
def prospects_utility(
    s: Position, w: AzulWeights, m: Memory, seat: int, after: int, wall: int, missing: int, used: int
) -> float:
    """Add up the prospects of a seat's lines."""
    for feature in range(len(PROSPECTS)):
        m.features[feature] = 0.0
    add_prospects(s, seat, wall, missing, used, m.features)
    total = 0.0
    for feature in range(len(PROSPECTS)):
        total += float(w.prospect[after, feature]) * m.features[feature]
    return total


@kernel
def board_utility(s: Position, w: AzulWeights, m: Memory, seat: int, after: int, wall: int, missing: int, used: int) -> float:
    """Add up what the wall and the lines of a seat are worth after a round, or read it from the cache."""
    key = board_key(s, seat, after, wall, missing, used)
    place = probe_cache(m, key)
    if place >= 0:
        return float(m.cache_values[place])
    total = wall_utility(w, after, wall, missing) + lines_utility(s, w, seat, after, wall, used)
    total += prospects_utility(s, w, m, seat, after, wall, missing, used)
    store_in_cache(m, key, total)
    return total


@kernel
def unfinished_utility(s: Position, w: AzulWeights, m: Memory, seat: int, stage: int) -> float:
    """Add what the unfinished business of a seat is usually worth at this stage of a round."""
    mid_round(s, seat, m.features)
    total = 0.0
    for feature in range(len(MID_ROUND)):
        total += float(w.unfinished[stage, feature]) * m.features[feature]
    return total


@kernel
def stage_of(s: Position) -> int:
    """Return the stage of a round."""
    return min((groups_left(s) - 1) // GROUPS_PER_STAGE, STAGES - 1)


@kernel
def round_ending(s: Position) -> int:
    """Return the index of the round that is being played, or has just ended."""
    number = int(s.round_number) - 1 if s.phase == DEAL else int(s.round_number)
    return min(max(number, 1), ROUNDS) - 1


@kernel
def utilities(s: Position, w: AzulWeights, out: Vector, m: Memory) -> float:
    """Write the utility of each seat of a game that goes on; return the scale, in points, of these utilities.

    out: [3 * MAX_SEATS]: the utilities, the points with all bonuses so far, and the scores, with all that is certain settled.
    """
    after = round_ending(s)
    is_last = s.phase != DEAL and s.round_number == s.max_rounds
    for seat in range(s.players):
        wall, missing, used, score = settle(s, w, seat, after)
        is_last |= full_rows(wall) > 0
        out[seat] = float(w.score[after]) * score + board_utility(s, w, m, seat, after, wall, missing, used)
        out[seat] += float(w.marker[after]) if s.start == seat and s.marker == 0 else 0.0
        bonuses = ROW_BONUS * full_rows(wall) + s.column_bonus * full_columns(wall) + COLOR_BONUS * full_colors(missing)
        out[FINAL + seat] = score + bonuses
        out[SCORE + seat] = score
    if is_last:
        for seat in range(s.players):
            out[seat] = out[FINAL + seat]
    if s.phase != DRAFT:
        return SETTLED_SCALE if is_last else float(w.scale[after])
    stage = stage_of(s)
    for seat in range(s.players):
        out[seat] += unfinished_utility(s, w, m, seat, stage)
    return float(w.last_scale[stage]) if is_last else float(w.scale[after])


# Values


@kernel
def value(s: Position, w: AzulWeights, out: Vector, m: Memory) -> None:
    """Write the value of a position for each seat, by the measure. out: [3 * MAX_SEATS].

    Either its expected share of the victory, with a small part for the margin; the shares add up to 1. Or the points by which
    it is ahead of the mean of the others at the end of the round.
    """
    players = int(s.players)
    scale = 0.0
    if s.phase == OVER:
        for seat in range(players):
            out[seat] = s.score[seat]
            out[SCORE + seat] = s.score[seat]
    else:
        scale = utilities(s, w, out, m)
    if w.measure == POINTS:
        margins(out, players)
        return
    if scale == 0.0:
        best = winners(s)
        for seat in range(players):
            out[FINAL + seat] = (best >> seat & 1) / popcount(best)
    else:
        for seat in range(players):
            out[FINAL + seat] = out[seat]
        _softmax(out, FINAL, players, scale)
    _softmax(out, 0, players, MARGIN_SCALE)
    for seat in range(players):
        out[seat] = (1.0 - MARGIN_SHARE) * out[FINAL + seat] + MARGIN_SHARE * out[seat]


@kernel
def margins(out: Vector, players: int) -> None:
    """Write how many points each seat is ahead of the mean of the others."""
    total = 0.0
    for seat in range(players):
        total += out[SCORE + seat]
    for seat in range(players):
        out[seat] = out[SCORE + seat] - (total - out[SCORE + seat]) / (players - 1)


@kernel
def _softmax(out: Vector, first: int, players: int, scale: float) -> None:
    """Turn utilities into shares by a softmax, in place."""
    most = out[first]
    for seat in range(1, players):
        most = max(most, out[first + seat])
    total = 0.0
    for seat in range(players):
        out[first + seat] = math.exp((out[first + seat] - most) / scale)
        total += out[first + seat]
    for seat in range(players):
        out[first + seat] /= total


# Entry points from Python


@kernel
def value_first(states: Positions, weights: Weighting, out: Vector, memories: Memories) -> None:
    """Write what the first position is worth to each seat."""
    value(states[0], weights[0], out, memories[0])


@kernel
def utilities_first(states: Positions, weights: Weighting, out: Vector, memories: Memories) -> float:
    """Write each seat's utility; return their scale."""
    return utilities(states[0], weights[0], out, memories[0])


@kernel
def stage_of_first(states: Positions) -> int:
    """Return the stage of the round."""
    return stage_of(states[0])
