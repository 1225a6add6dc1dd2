"""What the moves of Summer Pavilion bring at a glance, compiled: points, costs and tiles, without a thought of later moves.

A tile in the hand *serves* by the points that its color could score with one placement now: that is as far as a glance goes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra._jit import kernel, lowest_bit
from sintra.pavilion.actions import (
    KIND_BONUS,
    KIND_DISCARD,
    KIND_DRAFT,
    KIND_PASS,
    KIND_PLACE,
    decode,
    legal_actions,
)
from sintra.pavilion.geometry import NUMBER
from sintra.pavilion.kernel import (
    CENTER,
    CORNERS,
    LOWEST_SCORE,
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

POINTS, COST, DROPPED, TAKEN, PAID, JOKERS, SERVICE, STONE, PASSES = range(9)  # jokers: those taken less those paid
WIDTH = 9


@kernel
def glance_first(states: Positions, actions: NDArray[np.int32], out: NDArray[np.float64]) -> int:
    """List the legal actions and what each brings its seat; return how many there are. out: [MAX_LEGAL, WIDTH]."""
    s = states[0]
    seat = int(s.turn)
    count = legal_actions(s, actions)
    for number in range(count):
        out[number, :] = 0.0
        kind, where, color, jokers = decode(int(s.players), int(s.grey), int(actions[number]))
        if kind == KIND_DRAFT:
            _look_at_draft(s, seat, where, color, out[number])
        elif kind == KIND_PLACE:
            _look_at_placement(s, seat, where, jokers, out[number])
        elif kind == KIND_BONUS:
            out[number, TAKEN] = 1
            out[number, JOKERS] = int(color == joker_now(s))
            out[number, SERVICE] = service(s, seat, color, 1, 0)
        elif kind == KIND_DISCARD:
            out[number, COST] = min(1, int(s.score[seat]) - LOWEST_SCORE)
            out[number, DROPPED] = 1
            out[number, SERVICE] = -service(s, seat, color, 0, -1)
        elif kind == KIND_PASS:
            surplus = max(0, size(int(s.hand[seat])) - CORNERS)
            out[number, COST] = min(surplus, int(s.score[seat]) - LOWEST_SCORE)
            out[number, DROPPED] = surplus
            out[number, PASSES] = 1
    return count


@kernel
def _look_at_draft(s: Position, seat: int, source: int, color: int, out: NDArray[np.float64]) -> None:
    joker = joker_now(s)
    pool = int(s.sources[source])
    tiles = lane(pool, color) if color != joker else 0
    out[JOKERS] = int(lane(pool, joker) > 0)
    out[TAKEN] = tiles + out[JOKERS]
    if source == CENTER and s.stone:
        out[STONE] = 1
        out[COST] = min(int(out[TAKEN]), int(s.score[seat]) - LOWEST_SCORE)
    out[SERVICE] = service(s, seat, color, tiles, 0)


@kernel
def _look_at_placement(s: Position, seat: int, space: int, jokers: int, out: NDArray[np.float64]) -> None:
    covered = int(s.covered[seat]) | 1 << space
    out[POINTS] = group_points(covered, space)
    out[TAKEN] = min(bonus_tiles(covered, space), size(int(s.supply)))
    out[PAID] = int(NUMBER[s.grey, space])
    out[JOKERS] = -jokers


@kernel
def service(s: Position, seat: int, color: int, more: int, fewer: int) -> int:
    """Say how much more points one placement of a color could score with more tiles of it than with fewer."""
    return most_points(s, seat, color, more) - most_points(s, seat, color, fewer)


@kernel
def most_points(s: Position, seat: int, color: int, more: int) -> int:
    """Give the most points that one placement of a color could score, with so many more tiles of it than are in the hand."""
    hand, joker = int(s.hand[seat]), joker_now(s)
    held = lane(hand, color) + more
    if held <= 0:
        return 0
    payable = held + (lane(hand, joker) if color != joker else 0)
    spaces = int(s.open_spaces[seat, color])
    most = 0
    while spaces:
        space = lowest_bit(spaces)
        spaces &= spaces - 1
        if NUMBER[s.grey, space] <= payable:
            most = max(most, group_points(int(s.covered[seat]) | 1 << space, space))
    return most
