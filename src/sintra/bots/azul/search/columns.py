"""Exhaustive search of the columns for complete lines on the grey wall, compiled: every seat maximizes its own value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra._jit import kernel, variable
from sintra.azul.kernel import TILING, Positions, apply, legal_actions
from sintra.bots.azul.evaluation.evaluator import Weighting, value
from sintra.bots.azul.evaluation.memory import Memories, update_pv
from sintra.bots.azul.search.root import LEAST, Roots, list_root, record_value
from sintra.bots.clock import NODES, is_out_of_time

if TYPE_CHECKING:
    from sintra.bots.azul.evaluation.evaluator import AzulWeights
    from sintra.bots.azul.evaluation.memory import Memory
    from sintra.bots.clock import Control


@kernel
def try_columns(states: Positions, w: AzulWeights, m: Memory, control: Control, ply: int) -> None:
    """Search all columns for the remaining lines; write the values of the best choice to `m.values[ply]`."""
    s = states[ply]
    seat = int(s.turn)
    m.line_length[ply] = 0
    count = legal_actions(s, m.moves[ply])
    best = -1e9
    for number in range(count):
        states[ply + 1] = states[ply]
        apply(states[ply + 1], int(m.moves[ply, number]))
        control[NODES] += 1
        m.line_length[ply + 1] = 0
        if states[ply + 1].phase == TILING and not is_out_of_time(control):
            try_columns(states, w, m, control, ply + 1)
        else:
            m.cuts += int(states[ply + 1].phase == TILING)
            value(states[ply + 1], w, m.values[ply + 1], m)
        if m.values[ply + 1, seat] > best:
            best = float(m.values[ply + 1, seat])
            for other in range(s.players):
                m.values[ply, other] = m.values[ply + 1, other]
            update_pv(m, ply, int(m.moves[ply, number]))


@kernel
def choose(states: Positions, weights: Weighting, memories: Memories, roots: Roots, control: Control) -> None:
    """Value every column that the first line may take."""
    w = weights[0]
    m = memories[0]
    root = roots[0]
    seat = int(states[0].turn)
    list_root(states[0], root)
    root.best = LEAST
    for number in range(root.count):
        states[1] = states[0]
        apply(states[1], int(root.moves[number]))
        control[NODES] += 1
        m.line_length[1] = 0
        if states[1].phase == TILING:
            try_columns(states, w, m, control, variable(1))
        else:
            value(states[1], w, m.values[1], m)
        record_value(m, root, number, seat, 1)
    root.depth = 1
    root.is_solved = int(m.cuts == 0)
