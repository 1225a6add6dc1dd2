"""Values every draft of Summer Pavilion, compiled: for bots that do not always play the best one."""

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
    from sintra.bots.pavilion.search.planner import PlanningDesk


@kernel
def value_drafts_first(
    states: Positions,
    desk: PlanningDesk,
    memory: DraftMemory,
    rng: Generator,
    width: int,
    deepest: int,
    actions: NDArray[np.int32],
    worth: NDArray[np.float64],
) -> int:
    """Write what each draft is worth to every seat, looking further and further ahead; return how far it was in full.

    worth: [action, seat]. The first look is always taken in full.
    """
    memory.plan_keys[:] = 0
    memory.table[:] = 0
    learn_worth(states, desk, memory, rng)
    found = worth.copy()
    for depth in range(1, deepest + 1):
        for number in range(len(actions)):
            _value_draft(states, desk, memory, width, depth, int(actions[number]))
            if depth > 1 and is_out_of_time(desk.control):
                return depth - 1
            found[number] = memory.shares[0, : worth.shape[1]]
        worth[:] = found
        if is_out_of_time(desk.control):
            return depth
    return deepest


@kernel
def _value_draft(states: Positions, desk: PlanningDesk, memory: DraftMemory, width: int, depth: int, action: int) -> None:
    """Write what the position after a draft is worth to every seat, so many drafts ahead, as the first of the shares."""
    memory.states[0] = states[0]
    s = memory.states[0]
    draft(s, action // NUM_COLORS, action % NUM_COLORS)
    if s.phase == DRAFT and depth > 1:
        search(memory, desk, depth - 1, width)
        return
    finish(s, desk, memory)
    for seat in range(s.players):
        memory.shares[0, seat] = seat_worth(s, seat, width, desk, memory)
