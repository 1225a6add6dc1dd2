"""Alpha-beta for two players of Azul, to the end of the round, compiled.

Values are for the seat that moves, from -ONE (lost) to ONE (won). The search is exact when no leaf had to be cut off before the
end of the round (`Memory.cuts` stays 0).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from sintra._jit import kernel, variable
from sintra.azul.kernel import DRAFT, TILING, Positions
from sintra.bots import table
from sintra.bots.azul.evaluation import POINTS, Weighting
from sintra.bots.azul.evaluation import value as evaluate
from sintra.bots.azul.key import key_of
from sintra.bots.azul.memory import Memories, keep_line
from sintra.bots.azul.ordering import bring_best, carry_out, list_moves, remember
from sintra.bots.azul.root import LEAST, Roots, list_root
from sintra.bots.azul.root import keep as keep_root
from sintra.bots.azul.tiling import try_columns
from sintra.bots.clock import NODES, is_out_of_time
from sintra.bots.table import AT_LEAST, AT_MOST, EXACT, NO_MOVE, find, keep

if TYPE_CHECKING:
    from sintra.bots.azul.evaluation import Weights
    from sintra.bots.azul.memory import Memory
    from sintra.bots.clock import Control
    from sintra.bots.table import Words

ONE = 1_000_000
POINT = 1000  # when points are the measure
INFINITE = 4 * ONE
TO_THE_END = 127  # the depth of a value that no deeper search can change
REDUCED_FROM, REDUCED_DEPTH = 5, 3  # moves from the sixth on are first tried less deep, where three plies or more are left


@kernel
def leaf_value(states: Positions, w: Weights, m: Memory, control: Control, ply: int, seat: int) -> int:
    """Evaluate a position in which nobody drafts, or where the search is cut off, for a seat."""
    if w.measure == POINTS and states[ply].phase == TILING:
        try_columns(states, w, m, control, ply)
    else:
        evaluate(states[ply], w, m.values[ply], m.features)
    return to_whole(w, float(m.values[ply, seat]))


@kernel
def to_whole(w: Weights, worth: float) -> int:
    """Turn what a position is worth to a seat into a whole number."""
    return math.floor(worth * POINT) if w.measure == POINTS else math.floor((2.0 * worth - 1.0) * ONE)


@kernel
def from_whole(w: Weights, whole: int) -> float:
    """Turn a whole number into what it stands for."""
    return whole / POINT if w.measure == POINTS else (whole / ONE + 1.0) / 2.0


@kernel
def is_enough(entry: int, depth: int, alpha: int, beta: int) -> bool:
    """Say whether an entry of the table answers a search of this depth and window."""
    if entry < 0 or table.depth_of(entry) < depth:
        return False
    bound = table.bound_of(entry)
    value = table.value_of(entry)
    return bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)


@kernel
def alpha_beta(  # noqa: C901 - one recursion: Numba cannot compile two functions that call each other
    states: Positions,
    w: Weights,
    m: Memory,
    keys: Words,
    entries: Words,
    control: Control,
    ply: int,
    depth: int,
    alpha: int,
    beta: int,
) -> int:
    """Search a position in which a seat drafts; the value is for that seat. On giving up it means nothing."""
    key = key_of(states[ply])
    entry = find(keys, entries, key, int(m.generation))
    first = NO_MOVE if entry < 0 else table.move_of(entry)
    m.line_length[ply] = 0
    if is_enough(entry, depth, alpha, beta):
        m.cuts += int(table.depth_of(entry) < TO_THE_END)
        m.line[ply, 0] = first
        m.line_length[ply] = int(first != NO_MOVE)
        return table.value_of(entry)
    seat = int(states[ply].turn)
    cuts_before = int(m.cuts)
    count = list_moves(states[ply], m, ply, first)
    best = -INFINITE
    low = alpha
    for number in range(count):
        move = bring_best(m, ply, number, count)
        states[ply + 1] = states[ply]
        carry_out(states[ply + 1], move)
        control[NODES] += 1
        m.line_length[ply + 1] = 0
        if states[ply + 1].phase != DRAFT or depth <= 1:
            m.cuts += int(states[ply + 1].phase == DRAFT)
            value = leaf_value(states, w, m, control, ply + 1, seat)
        else:
            less = int(number >= REDUCED_FROM and depth >= REDUCED_DEPTH)
            value = low + 1
            if number > 0:  # a quick look whether it is better at all, less deep for late moves
                value = -alpha_beta(states, w, m, keys, entries, control, ply + 1, depth - 1 - less, -low - 1, -low)
                if value > low and less:
                    value = -alpha_beta(states, w, m, keys, entries, control, ply + 1, depth - 1, -low - 1, -low)
            if number == 0 or low < value < beta:
                value = -alpha_beta(states, w, m, keys, entries, control, ply + 1, depth - 1, -beta, -low)
            if is_out_of_time(control):
                return best
        if value > best:
            best = value
            first = move
            if value > low:
                low = value
                keep_line(m, ply, move)
            if value >= beta:
                remember(m, seat, ply, move, depth)
                break
    bound = EXACT if alpha < best < beta else (AT_LEAST if best >= beta else AT_MOST)
    kept_depth = TO_THE_END if m.cuts == cuts_before else min(depth, TO_THE_END - 1)
    keep(keys, entries, key, table.pack(best, bound, kept_depth, first, int(m.generation)), int(m.generation))
    return best


@kernel
def deepen(
    states: Positions,
    weights: Weighting,
    memories: Memories,
    roots: Roots,
    keys: Words,
    entries: Words,
    control: Control,
    deepest: int,
    every: int,
) -> None:
    """Search a draft deeper and deeper until the rest of the round is solved, the depth is reached, or time is out.

    With `every`, the value of each move is exact, not only that of the best.
    """
    w = weights[0]
    m = memories[0]
    root = roots[0]
    seat = int(states[0].turn)
    list_root(states[0], root)
    for depth in range(1, deepest + 1):
        m.cuts = 0
        root.best = LEAST
        for number in range(root.count):
            states[1] = states[0]
            carry_out(states[1], int(root.moves[number]))
            control[NODES] += 1
            low = -INFINITE if every or number == 0 else to_whole(w, float(root.best))
            value = _look(states, w, m, keys, entries, control, depth, low)
            if is_out_of_time(control) and depth > 1:
                return
            m.values[1, seat] = from_whole(w, value)
            m.values[1, 1 - seat] = from_whole(w, -value)
            keep_root(m, root, number, seat, int(value > low))
        root.depth = depth
        root.is_solved = int(m.cuts == 0)
        if root.is_solved or is_out_of_time(control):
            return


@kernel
def _look(states: Positions, w: Weights, m: Memory, keys: Words, entries: Words, control: Control, depth: int, low: int) -> int:
    """Value the position after a root move, for the seat that made it; exactly if it is above `low`."""
    m.line_length[1] = 0
    if states[1].phase != DRAFT or depth <= 1:
        m.cuts += int(states[1].phase == DRAFT)
        return leaf_value(states, w, m, control, variable(1), int(states[0].turn))
    if low > -INFINITE:
        value = -alpha_beta(states, w, m, keys, entries, control, variable(1), depth - 1, -low - 1, -low)
        if value <= low or is_out_of_time(control):
            return value
    return -alpha_beta(states, w, m, keys, entries, control, variable(1), depth - 1, variable(-INFINITE), variable(INFINITE))
