"""Values of all drafts of Summer Pavilion, compiled: for the levels, which do not always play the best one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra._jit import kernel
from sintra.bots.clock import is_out_of_time
from sintra.bots.pavilion.search.drafts import finish, learn_worth, search, seat_worth
from sintra.pavilion.geometry import NUM_COLORS
from sintra.pavilion.kernel import DRAFT, Positions, draft

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sintra._random import Generator
    from sintra.bots.pavilion.search.drafts import DraftMemory
    from sintra.bots.pavilion.search.planner import Workspace


@kernel
def value_drafts_first(
    states: Positions,
    workspace: Workspace,
    memory: DraftMemory,
    rng: Generator,
    width: int,
    max_depth: int,
    actions: NDArray[np.int32],
    worth: NDArray[np.float64],
) -> int:
    """Write the value of each draft for every seat by iterative deepening; return the last complete depth.

    worth: [action, seat]. Depth 1 is always completed.
    """
    memory.plan_keys[:] = 0
    memory.table[:] = 0
    learn_worth(states, workspace, memory, rng)
    found = worth.copy()
    for depth in range(1, max_depth + 1):
        for number in range(len(actions)):
            _value_draft(states, workspace, memory, width, depth, int(actions[number]))
            if depth > 1 and is_out_of_time(workspace.control):
                return depth - 1
            found[number] = memory.shares[0, : worth.shape[1]]
        worth[:] = found
        if is_out_of_time(workspace.control):
            return depth
    return max_depth


@kernel
def _value_draft(states: Positions, workspace: Workspace, memory: DraftMemory, width: int, depth: int, action: int) -> None:
    """Search the position after a draft; write its value for every seat to `shares[0]`."""
    memory.states[0] = states[0]
    s = memory.states[0]
    draft(s, action // NUM_COLORS, action % NUM_COLORS)
    if s.phase == DRAFT and depth > 1:
        search(memory, workspace, depth - 1, width)
        return
    finish(s, workspace, memory)
    for seat in range(s.players):
        memory.shares[0, seat] = seat_worth(s, seat, width, workspace, memory)
