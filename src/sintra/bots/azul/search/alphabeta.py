"""Alpha-beta for two players of Azul, to the end of the round, compiled.

Values are whole numbers for the seat that moves (see `leaf`). The search is exact when no leaf had to be cut off before the
end of the round (`Memory.cuts` stays 0).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra._jit import kernel, variable
from sintra.azul.kernel import DRAFT, Positions
from sintra.bots import transposition
from sintra.bots.azul.evaluation.evaluator import Weighting
from sintra.bots.azul.evaluation.memory import Memories, keep_line
from sintra.bots.azul.evaluation.unfinished import groups_left
from sintra.bots.azul.search.key import key_of
from sintra.bots.azul.search.leaf import INFINITE, from_whole, last_group_value, leaf_value, to_whole
from sintra.bots.azul.search.move_order import bring_best, carry_out, list_moves, remember
from sintra.bots.azul.search.root import LEAST, Roots, list_root
from sintra.bots.azul.search.root import keep as keep_root
from sintra.bots.clock import MOST_NODES, NODES, is_out_of_time
from sintra.bots.transposition import AT_LEAST, AT_MOST, EXACT, NO_MOVE, find, keep

if TYPE_CHECKING:
    from sintra.bots.azul.evaluation.evaluator import AzulWeights
    from sintra.bots.azul.evaluation.memory import Memory
    from sintra.bots.clock import Control
    from sintra.bots.transposition import Words

TO_THE_END = 127  # the depth of a value that no deeper search can change
REDUCED_FROM, REDUCED_DEPTH = 5, 3  # moves from the sixth on are first tried less deep, where three plies or more are left
LEAP, LEAP_COST = 3, 4  # the last depths before the end of the round are left out, if so many times the nodes may be spent


@kernel
def is_enough(entry: int, depth: int, alpha: int, beta: int) -> bool:
    """Say whether an entry of the table answers a search of this depth and window."""
    if entry < 0 or transposition.depth_of(entry) < depth:
        return False
    bound = transposition.bound_of(entry)
    value = transposition.value_of(entry)
    return bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)


@kernel
def alpha_beta(  # noqa: C901 - one recursion: Numba cannot compile two functions that call each other
    states: Positions,
    w: AzulWeights,
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
    groups = groups_left(states[ply])
    if groups == 1:
        return last_group_value(states, w, m, control, ply, beta)
    key = key_of(states[ply], int(w.measure))
    entry = find(keys, entries, key, int(m.generation))
    first = NO_MOVE if entry < 0 else transposition.move_of(entry)
    m.line_length[ply] = 0
    if is_enough(entry, depth, alpha, beta):
        m.cuts += int(transposition.depth_of(entry) < TO_THE_END)
        m.line[ply, 0] = first
        m.line_length[ply] = int(first != NO_MOVE)
        return transposition.value_of(entry)
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
            less = int(number >= REDUCED_FROM and REDUCED_DEPTH <= depth < groups)
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
                remember(states[ply], m, ply, number, min(depth, groups))
                break
    bound = EXACT if alpha < best < beta else (AT_LEAST if best >= beta else AT_MOST)
    kept_depth = TO_THE_END if m.cuts == cuts_before else min(depth, TO_THE_END - 1)
    keep(keys, entries, key, transposition.pack(best, bound, kept_depth, first, int(m.generation)), int(m.generation))
    return best


@kernel
def next_depth(depth: int, groups: int, deepest: int, control: Control) -> int:
    """Say how deep to search next. Every draft takes a group, so that a search as deep as there are groups is exact."""
    may_leap = depth > 0 and groups <= deepest and LEAP_COST * control[NODES] <= control[MOST_NODES]
    return groups if may_leap and depth < groups <= depth + 1 + LEAP else depth + 1


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
    groups = groups_left(states[0])
    depth = 0
    while depth < deepest:
        depth = next_depth(depth, groups, deepest, control)
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
def _look(
    states: Positions, w: AzulWeights, m: Memory, keys: Words, entries: Words, control: Control, depth: int, low: int
) -> int:
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
