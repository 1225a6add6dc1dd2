"""One-ply features of the moves of Summer Pavilion, compiled: points, costs and tiles, without any lookahead.

They are those of `sintra.pavilion.glance`, plus a few more. The *service* of a tile in the hand is the points that its color
could score with one placement now.
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
from sintra.pavilion.glance import glance, tiles_taken
from sintra.pavilion.kernel import CENTER, Position, Positions, group_points, joker_now, lane

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
        action = int(actions[number])
        points, cost, dropped, bonus = glance(s, seat, action)
        out[number, :] = 0.0
        out[number, POINTS] = points
        out[number, COST] = cost
        out[number, DROPPED] = dropped
        out[number, TAKEN] = bonus
        _look_at_tiles(s, seat, action, out[number])
    return count


@kernel
def _look_at_tiles(s: Position, seat: int, action: int, out: NDArray[np.float64]) -> None:
    """Write which tiles a move takes or pays, and their service."""
    kind, where, color, jokers = decode(int(s.players), int(s.grey), action)
    joker = joker_now(s)
    if kind == KIND_DRAFT:
        pool = int(s.sources[where])
        out[JOKERS] = int(lane(pool, joker) > 0)
        out[TAKEN] = tiles_taken(s, where, color)
        out[STONE] = int(where == CENTER and s.stone)
        out[SERVICE] = service(s, seat, color, lane(pool, color) if color != joker else 0, 0)
    elif kind == KIND_PLACE:
        out[PAID] = int(NUMBER[s.grey, where])
        out[JOKERS] = -jokers
    elif kind == KIND_BONUS:
        out[TAKEN] = 1
        out[JOKERS] = int(color == joker)
        out[SERVICE] = service(s, seat, color, 1, 0)
    elif kind == KIND_DISCARD:
        out[SERVICE] = -service(s, seat, color, 0, -1)
    elif kind == KIND_PASS:
        out[PASSES] = 1


@kernel
def service(s: Position, seat: int, color: int, more: int, fewer: int) -> int:
    """Return how many more points one placement of a color could score with more tiles of it than with fewer."""
    return max_points(s, seat, color, more) - max_points(s, seat, color, fewer)


@kernel
def max_points(s: Position, seat: int, color: int, more: int) -> int:
    """Return the most points that one placement of a color could score with `more` additional tiles of it in the hand."""
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
