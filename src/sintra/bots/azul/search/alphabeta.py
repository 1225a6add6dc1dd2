"""Alpha-beta for two players of Azul, compiled: principal variation search with iterative deepening to the end of the round.

Values are integers for the side to move (see `leaf`). The search is exact when no leaf lies before the end of the round
(`Memory.cuts` stays 0).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra._jit import kernel, variable
from sintra.azul.kernel import DRAFT, Positions
from sintra.bots import transposition
from sintra.bots.azul.evaluation.evaluator import Weighting
from sintra.bots.azul.evaluation.memory import Memories, update_pv
from sintra.bots.azul.evaluation.unfinished import groups_left
from sintra.bots.azul.search.key import key_of
from sintra.bots.azul.search.leaf import INFINITE, from_whole, last_group_value, leaf_value, to_whole
from sintra.bots.azul.search.move_order import apply_draft, list_moves, pick_next, record_cutoff
from sintra.bots.azul.search.root import LEAST, Roots, list_root, record_value
from sintra.bots.clock import MAX_NODES, NODES, is_out_of_time
from sintra.bots.transposition import EXACT, LOWER_BOUND, NO_MOVE, UPPER_BOUND, probe, store

if TYPE_CHECKING:
    from sintra.bots.azul.evaluation.evaluator import AzulWeights
    from sintra.bots.azul.evaluation.memory import Memory
    from sintra.bots.clock import Control
    from sintra.bots.transposition import Words

TO_THE_END = 127  # the depth of an exact value: no deeper search can change it
REDUCED_FROM, REDUCED_DEPTH = 5, 3  # late move reductions: from the sixth move on, with three plies or more left
EVERY = 2 * INFINITE  # a gap that no two moves have between them
LEAP, LEAP_COST = 3, 4  # skip the last depths before the end of the round if that many times the nodes remain


@kernel
def is_enough(entry: int, depth: int, alpha: int, beta: int) -> bool:
    """Return whether a table entry is deep enough and gives a cutoff or an exact value for this window."""
    if entry < 0 or transposition.depth_of(entry) < depth:
        return False
    bound = transposition.bound_of(entry)
    value = transposition.value_of(entry)
    return bound == EXACT or (bound == LOWER_BOUND and value >= beta) or (bound == UPPER_BOUND and value <= alpha)


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
    """Search a draft position; return the value for the side to move, which is meaningless once the search is aborted."""
    groups = groups_left(states[ply])
    if groups == 1:
        return last_group_value(states, w, m, control, ply, beta)
    key = key_of(states[ply], int(w.measure))
    entry = probe(keys, entries, key, int(m.generation))
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
        move = pick_next(m, ply, number, count)
        states[ply + 1] = states[ply]
        apply_draft(states[ply + 1], move)
        control[NODES] += 1
        m.line_length[ply + 1] = 0
        if states[ply + 1].phase != DRAFT or depth <= 1:
            m.cuts += int(states[ply + 1].phase == DRAFT)
            value = leaf_value(states, w, m, control, ply + 1, seat)
        else:
            less = int(number >= REDUCED_FROM and REDUCED_DEPTH <= depth < groups)
            value = low + 1
            if number > 0:  # null window, reduced for late moves
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
                update_pv(m, ply, move)
            if value >= beta:
                record_cutoff(states[ply], m, ply, number, min(depth, groups))
                break
    bound = EXACT if alpha < best < beta else (LOWER_BOUND if best >= beta else UPPER_BOUND)
    kept_depth = TO_THE_END if m.cuts == cuts_before else min(depth, TO_THE_END - 1)
    store(keys, entries, key, transposition.pack(best, bound, kept_depth, first, int(m.generation)), int(m.generation))
    return best


@kernel
def next_depth(depth: int, groups: int, max_depth: int, control: Control) -> int:
    """Return the next depth. Every draft takes a group, so a search as deep as there are groups is exact."""
    may_leap = depth > 0 and groups <= max_depth and LEAP_COST * control[NODES] <= control[MAX_NODES]
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
    max_depth: int,
    gap: int,
) -> None:
    """Search a draft by iterative deepening until the round is solved, `max_depth` is reached, or time is out.

    The value of each move that is less than `gap` below the best is exact: with 0 the best one's alone, with `EVERY` all.
    """
    w = weights[0]
    m = memories[0]
    root = roots[0]
    seat = int(states[0].turn)
    list_root(states[0], root)
    groups = groups_left(states[0])
    depth = 0
    while depth < max_depth:
        depth = next_depth(depth, groups, max_depth, control)
        m.cuts = 0
        root.best = LEAST
        for number in range(root.count):
            states[1] = states[0]
            apply_draft(states[1], int(root.moves[number]))
            control[NODES] += 1
            low = -INFINITE if number == 0 else max(-INFINITE, to_whole(w, float(root.best)) - gap)
            value = _look(states, w, m, keys, entries, control, depth, low)
            if is_out_of_time(control) and depth > 1:
                return
            m.values[1, seat] = from_whole(w, value)
            m.values[1, 1 - seat] = from_whole(w, -value)
            record_value(m, root, number, seat, int(value > low))
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
