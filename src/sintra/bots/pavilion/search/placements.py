"""Chooses what to do while placing: a plan for the position after each legal action, with a beam that grows wider."""

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
    from sintra.bots.pavilion.search.planner import PlanningDesk

WIDER = 4  # each look is so many times wider than the last


@kernel
def round_of(s: Position) -> Round:
    """Give what is the same for all plans of the round."""
    following = -1 if s.round_number == ROUNDS else int(s.joker_order[int(s.round_number) & 7])
    return Round(int(s.grey), joker_now(s), following)


@kernel
def plan_after_bonus(desk: PlanningDesk, around: Round, start: tuple[int, int, int, int], due: int, width: int) -> float:
    """Give the worth of a position in which bonus tiles are to be taken first."""
    covered, colors, hand, supply = start
    due = min(due, size(supply))
    if due == 0:
        return plan(desk, around, start, width)
    best = -1e9
    for color in range(NUM_COLORS):
        if lane(supply, color):
            taken = bonus_choice(supply, due, color, around.joker)
            best = max(best, plan(desk, around, (covered, colors, hand + taken, supply - taken), width))
    return best


@kernel
def value_of(s: Position, seat: int, desk: PlanningDesk, width: int, action: int) -> float:
    """Give what a seat's round is worth after an action, without the points that it has."""
    around = round_of(s)
    covered, colors, hand, supply = int(s.covered[seat]), star_colors(s, seat), int(s.hand[seat]), int(s.supply)
    if s.phase == BONUS:
        tile = 1 << LANE * (action - first_bonus(int(s.players), around.grey))
        return plan_after_bonus(desk, around, (covered, colors, hand + tile, supply - tile), int(s.bonus_due) - 1, width)
    kind, space, color, used = decode(int(s.players), around.grey, action)
    if kind != KIND_PLACE:
        kept, _ = best_kept(desk.tables, around, covered, colors, hand)
        return kept + board_value(desk.tables, around.grey, covered, colors)
    after = covered | 1 << space
    left = hand - ((int(NUMBER[around.grey, space]) - used) << LANE * color) - (used << LANE * around.joker)
    start = (after, colors | 1 << (space - space % POINTS_OF_STAR + color), left, supply)
    return plan_after_bonus(desk, around, start, bonus_tiles(after, space), width) + group_points(after, space)


@kernel
def worth_first(states: Positions, desk: PlanningDesk, width: int, out: NDArray[np.float64]) -> None:
    """Write what the round is worth to each seat while placing, each with a plan of its own."""
    s = states[0]
    around = round_of(s)
    for seat in range(s.players):
        covered, colors, hand = int(s.covered[seat]), star_colors(s, seat), int(s.hand[seat])
        stone = desk.tables.hand[STONE] if s.start == seat else 0.0
        out[seat] = int(s.score[seat]) + stone
        if int(s.passed) >> seat & 1:
            kept, _ = best_kept(desk.tables, around, covered, colors, hand + int(s.corners[seat]))
            out[seat] += kept + board_value(desk.tables, around.grey, covered, colors)
        else:
            due = int(s.bonus_due) if s.turn == seat else 0
            out[seat] += plan_after_bonus(desk, around, (covered, colors, hand, int(s.supply)), due, width)


@kernel
def discard_first(states: Positions, tables: Tables) -> int:
    """Give the next action while discarding: the lowest color of which not all tiles are to be kept, or the stop."""
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
    states: Positions, desk: PlanningDesk, width: int, limit: int, actions: NDArray[np.int32], worth: NDArray[np.float64]
) -> int:
    """Look at actions with wider and wider beams; sort them by worth, best first; return how many looks ended.

    A look that is broken off counts only if it is the first; then actions not looked at come after those that were.
    """
    s = states[0]
    seat = int(s.turn) & 3
    looks = 0
    new = worth.copy()
    while width <= limit and not is_out_of_time(desk.control):
        new[:] = -1e9
        for number in range(len(actions)):
            new[number] = value_of(s, seat, desk, width, int(actions[number]))
            if is_out_of_time(desk.control):
                break
        if is_out_of_time(desk.control) and looks:
            break
        worth[:] = new
        _sort(actions, worth)
        looks += 1
        width *= WIDER
    return looks


@kernel
def _sort(actions: NDArray[np.int32], worth: NDArray[np.float64]) -> None:
    """Sort actions by worth, best first; equal ones keep their order."""
    for number in range(1, len(actions)):
        action, value = actions[number], worth[number]
        place = number
        while place > 0 and worth[place - 1] < value:
            actions[place], worth[place] = actions[place - 1], worth[place - 1]
            place -= 1
        actions[place], worth[place] = action, value
