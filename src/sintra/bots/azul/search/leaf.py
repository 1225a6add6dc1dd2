"""Leaves of the search of Azul for two players, compiled: the end of drafting, and positions with one group left.

Values are integers for a seat, from -ONE (lost) to ONE (won), or POINT for every point.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from sintra._jit import kernel, lowest_bit
from sintra.azul.kernel import ACTIONS_PER_SOURCE, DESTINATIONS, LANE, TILING, Positions, draft, lane
from sintra.bots.azul.evaluation.evaluator import POINTS
from sintra.bots.azul.evaluation.evaluator import value as evaluate
from sintra.bots.azul.evaluation.memory import update_pv
from sintra.bots.azul.search.columns import try_columns
from sintra.bots.clock import NODES

if TYPE_CHECKING:
    from sintra.bots.azul.evaluation.evaluator import AzulWeights
    from sintra.bots.azul.evaluation.memory import Memory
    from sintra.bots.clock import Control

ONE = 1_000_000
POINT = 1000  # when points are the measure
INFINITE = 4 * ONE


@kernel
def to_whole(w: AzulWeights, worth: float) -> int:
    """Convert the value of a position for a seat to an integer."""
    return math.floor(worth * POINT) if w.measure == POINTS else math.floor((2.0 * worth - 1.0) * ONE)


@kernel
def from_whole(w: AzulWeights, whole: int) -> float:
    """Convert an integer value back."""
    return whole / POINT if w.measure == POINTS else (whole / ONE + 1.0) / 2.0


@kernel
def leaf_value(states: Positions, w: AzulWeights, m: Memory, control: Control, ply: int, seat: int) -> int:
    """Evaluate a position after the drafts, or at the depth limit, for a seat."""
    if w.measure == POINTS and states[ply].phase == TILING:
        try_columns(states, w, m, control, ply)
    else:
        evaluate(states[ply], w, m.values[ply], m)
    return to_whole(w, float(m.values[ply, seat]))


@kernel
def last_group_value(states: Positions, w: AzulWeights, m: Memory, control: Control, ply: int, beta: int) -> int:
    """Search a position with one group left, for the side to move: all destinations, until one reaches `beta`.

    Most nodes of a search are here. A table lookup or move ordering would cost more than it saves.
    """
    seat = int(states[ply].turn)
    place = lowest_bit(int(states[ply].holders))
    color, source = place // LANE, place % LANE
    lines = lane(int(states[ply].open_lines[seat]), color)
    best = -INFINITE
    while lines and best < beta:
        line = lowest_bit(lines)
        lines &= lines - 1
        states[ply + 1] = states[ply]
        draft(states[ply + 1], source, color, line)
        control[NODES] += 1
        m.line_length[ply + 1] = 0
        value = leaf_value(states, w, m, control, ply + 1, seat)
        if value > best:
            best = value
            update_pv(m, ply, source * ACTIONS_PER_SOURCE + color * DESTINATIONS + line)
    return best
