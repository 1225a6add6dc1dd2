"""Max^n for three and four players of Azul, to the end of the round, compiled: every seat maximizes its own share.

With more than two seats there is little safe pruning, so below the root the search is selective: only the moves with the best
static evaluation are followed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra._jit import kernel, variable
from sintra.azul.kernel import DRAFT, TILING, Position, Positions
from sintra.bots.azul.evaluation.evaluator import POINTS, Weighting, value
from sintra.bots.azul.evaluation.memory import Memories, update_pv
from sintra.bots.azul.search.columns import try_columns
from sintra.bots.azul.search.move_order import apply_draft, list_moves, pick_next
from sintra.bots.azul.search.root import LEAST, Roots, list_root, record_value
from sintra.bots.clock import NODES, is_out_of_time
from sintra.bots.transposition import NO_MOVE

if TYPE_CHECKING:
    from sintra.bots.azul.evaluation.evaluator import AzulWeights
    from sintra.bots.azul.evaluation.memory import Memory
    from sintra.bots.clock import Control

ONE = 1_000_000  # ranks are shares in millionths
WIDEST, WIDTH, NARROWEST = 12, 8, 5  # moves followed at the first, second and later plies below the root


@kernel
def width_at(ply: int) -> int:
    """Return the branching limit at a ply below the root."""
    if ply == 1:
        return WIDEST
    return WIDTH if ply == 2 else NARROWEST


@kernel
def copy_values(m: Memory, source: int, target: int, players: int) -> None:
    """Copy the shares of one ply to another."""
    for seat in range(players):
        m.values[target, seat] = m.values[source, seat]


@kernel
def rank_by_shares(states: Positions, w: AzulWeights, m: Memory, control: Control, ply: int, count: int) -> None:
    """Rank the listed moves by the mover's share in the position they lead to."""
    seat = int(states[ply].turn)
    for number in range(count):
        states[ply + 1] = states[ply]
        apply_draft(states[ply + 1], int(m.moves[ply, number]))
        control[NODES] += 1
        value(states[ply + 1], w, m.values[ply + 1], m)
        m.ranks[ply, number] = int(m.values[ply + 1, seat] * ONE)


@kernel
def leaf(states: Positions, w: AzulWeights, m: Memory, control: Control, ply: int) -> None:
    """Evaluate a position after the drafts, or at the depth limit."""
    if w.measure == POINTS and states[ply].phase == TILING:
        try_columns(states, w, m, control, ply)
    else:
        value(states[ply], w, m.values[ply], m)


@kernel
def max_n(states: Positions, w: AzulWeights, m: Memory, control: Control, ply: int, depth: int, enough: float) -> None:
    """Search a draft position; write its shares to `m.values[ply]`, meaningless once the search is aborted.

    Shallow pruning: shares add up to 1, so once the mover has `enough`, the previous mover would avoid this position.
    """
    s: Position = states[ply]
    seat = int(s.turn)
    players = int(s.players)
    m.line_length[ply] = 0
    count = list_moves(s, m, ply, NO_MOVE)
    rank_by_shares(states, w, m, control, ply, count)
    followed = count if depth <= 1 or w.measure == POINTS else min(count, width_at(ply))
    m.cuts += int(followed < count)
    best = LEAST
    for number in range(followed):
        move = pick_next(m, ply, number, count)
        states[ply + 1] = states[ply]
        child = states[ply + 1]
        apply_draft(child, move)
        m.line_length[ply + 1] = 0
        if child.phase != DRAFT or depth <= 1:
            control[NODES] += 1
            m.cuts += int(child.phase == DRAFT)
            leaf(states, w, m, control, ply + 1)
        else:
            max_n(states, w, m, control, ply + 1, depth - 1, 1.0 - max(best, 0.0))
        if is_out_of_time(control):
            return
        if m.values[ply + 1, seat] > best:
            best = float(m.values[ply + 1, seat])
            copy_values(m, ply + 1, ply, players)
            update_pv(m, ply, move)
            if w.measure != POINTS and best >= enough:
                return


@kernel
def deepen(
    states: Positions, weights: Weighting, memories: Memories, roots: Roots, control: Control, max_depth: int, every: int
) -> None:
    """Search a draft by iterative deepening until the round is solved, `max_depth` is reached, or time is out.

    With `every`, the value of each move is exact, not only that of the best.
    """
    w = weights[0]
    m = memories[0]
    root = roots[0]
    seat = int(states[0].turn)
    list_root(states[0], root)
    for depth in range(1, max_depth + 1):
        m.cuts = 0
        root.best = LEAST
        for number in range(root.count):
            states[1] = states[0]
            apply_draft(states[1], int(root.moves[number]))
            control[NODES] += 1
            m.line_length[1] = 0
            if states[1].phase != DRAFT or depth <= 1:
                m.cuts += int(states[1].phase == DRAFT)
                leaf(states, w, m, control, variable(1))
            else:
                max_n(states, w, m, control, variable(1), depth - 1, 2.0 if every else 1.0 - max(float(root.best), 0.0))
            if is_out_of_time(control) and depth > 1:
                return
            record_value(m, root, number, seat, 1)
        root.depth = depth
        root.is_solved = int(m.cuts == 0)
        if root.is_solved or is_out_of_time(control):
            return
