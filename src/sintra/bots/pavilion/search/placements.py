"""The choice of placements: a beam-search plan for the position after each legal action, with iterative widening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra._jit import kernel
from sintra.bots.clock import is_out_of_time
from sintra.bots.pavilion.evaluation.features import star_colors
from sintra.bots.pavilion.evaluation.tables import STONE
from sintra.bots.pavilion.search.planner import Round, best_kept, board_value, bonus_choice, plan
from sintra.pavilion.actions import KIND_PLACE, decode, first_bonus, pass_action
from sintra.pavilion.geometry import NUM_COLORS, NUMBER, POINTS_OF_STAR
from sintra.pavilion.kernel import (
    BONUS,
    CORNERS,
    LANE,
    ROUNDS,
    Position,
    Positions,
    bonus_tiles,
    group_points,
    joker_now,
    lane,
    size,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sintra.bots.pavilion.evaluation.tables import Tables
    from sintra.bots.pavilion.search.planner import Workspace

WIDER = 4  # the factor of widening between iterations


@kernel
def round_of(s: Position) -> Round:
    """Return what all plans of a round share."""
    following = -1 if s.round_number == ROUNDS else int(s.joker_order[int(s.round_number) & 7])
    return Round(int(s.grey), joker_now(s), following)


@kernel
def plan_after_bonus(workspace: Workspace, around: Round, start: tuple[int, int, int, int], due: int, width: int) -> float:
    """Return the value of a position in which bonus tiles are due."""
    covered, colors, hand, supply = start
    due = min(due, size(supply))
    if due == 0:
        return plan(workspace, around, start, width)
    best = -1e9
    for color in range(NUM_COLORS):
        if lane(supply, color):
            taken = bonus_choice(supply, due, color, around.joker)
            best = max(best, plan(workspace, around, (covered, colors, hand + taken, supply - taken), width))
    return best


@kernel
def value_of(s: Position, seat: int, workspace: Workspace, width: int, action: int) -> float:
    """Return the value of a seat's round after an action, without its points so far."""
    around = round_of(s)
    covered, colors, hand, supply = int(s.covered[seat]), star_colors(s, seat), int(s.hand[seat]), int(s.supply)
    if s.phase == BONUS:
        tile = 1 << LANE * (action - first_bonus(int(s.players), around.grey))
        return plan_after_bonus(workspace, around, (covered, colors, hand + tile, supply - tile), int(s.bonus_due) - 1, width)
    kind, space, color, used = decode(int(s.players), around.grey, action)
    if kind != KIND_PLACE:
        kept, _ = best_kept(workspace.tables, around, covered, colors, hand)
        return kept + board_value(workspace.tables, around.grey, covered, colors)
    after = covered | 1 << space
    left = hand - ((int(NUMBER[around.grey, space]) - used) << LANE * color) - (used << LANE * around.joker)
    start = (after, colors | 1 << (space - space % POINTS_OF_STAR + color), left, supply)
    return plan_after_bonus(workspace, around, start, bonus_tiles(after, space), width) + group_points(after, space)


@kernel
def worth_first(states: Positions, workspace: Workspace, width: int, out: NDArray[np.float64]) -> None:
    """Write the value of the round for each seat while placing, each by its own plan."""
    s = states[0]
    around = round_of(s)
    for seat in range(s.players):
        covered, colors, hand = int(s.covered[seat]), star_colors(s, seat), int(s.hand[seat])
        stone = workspace.tables.hand[STONE] if s.start == seat else 0.0
        out[seat] = int(s.score[seat]) + stone
        if int(s.passed) >> seat & 1:
            kept, _ = best_kept(workspace.tables, around, covered, colors, hand + int(s.corners[seat]))
            out[seat] += kept + board_value(workspace.tables, around.grey, covered, colors)
        else:
            due = int(s.bonus_due) if s.turn == seat else 0
            out[seat] += plan_after_bonus(workspace, around, (covered, colors, hand, int(s.supply)), due, width)


@kernel
def discard_first(states: Positions, tables: Tables) -> int:
    """Return the next action while discarding: the lowest color with tiles not to be kept, or the stop."""
    s = states[0]
    seat = int(s.turn) & 3
    first = int(s.discard_from)
    stuck = int(s.hand[seat]) & (1 << LANE * first) - 1  # of colors that may no longer be discarded (P9.4)
    hand = int(s.hand[seat]) - stuck
    _, kept = best_kept(tables, round_of(s), int(s.covered[seat]), star_colors(s, seat), hand, CORNERS - size(stuck))
    for color in range(first, NUM_COLORS):
        if lane(hand, color) > lane(kept, color):
            return first_bonus(int(s.players), int(s.grey)) + NUM_COLORS + color
    return pass_action(int(s.players), int(s.grey)) + 1


@kernel
def rank_first(
    states: Positions, workspace: Workspace, width: int, limit: int, actions: NDArray[np.int32], worth: NDArray[np.float64]
) -> int:
    """Value actions by iterative widening; sort them by value, best first; return the number of iterations.

    An aborted iteration counts only if it is the first; then actions without a value come last.
    """
    s = states[0]
    seat = int(s.turn) & 3
    looks = 0
    new = worth.copy()
    while width <= limit and not is_out_of_time(workspace.control):
        new[:] = -1e9
        for number in range(len(actions)):
            new[number] = value_of(s, seat, workspace, width, int(actions[number]))
            if is_out_of_time(workspace.control):
                break
        if is_out_of_time(workspace.control) and looks:
            break
        worth[:] = new
        _sort(actions, worth)
        looks += 1
        width *= WIDER
    return looks


@kernel
def _sort(actions: NDArray[np.int32], worth: NDArray[np.float64]) -> None:
    """Sort actions by value, best first, by a stable insertion sort."""
    for number in range(1, len(actions)):
        action, value = actions[number], worth[number]
        place = number
        while place > 0 and worth[place - 1] < value:
            actions[place], worth[place] = actions[place - 1], worth[place - 1]
            place -= 1
        actions[place], worth[place] = action, value
