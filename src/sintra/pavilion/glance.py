"""Previews of all legal moves of Summer Pavilion, compiled: the numbers of each Preview for a whole position at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra._jit import kernel
from sintra.pavilion.actions import KIND_DISCARD, KIND_DRAFT, KIND_PASS, KIND_PLACE, decode, legal_actions
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

POINTS, COST, DROPPED, TAKEN, BONUS, JOKERS = range(6)  # of a move
WIDTH = 6


@kernel
def previews_first(states: Positions, actions: NDArray[np.int32], out: NDArray[np.int32]) -> int:
    """List the legal actions and what each brings its seat; return how many there are. out: [MAX_LEGAL, WIDTH]."""
    s = states[0]
    seat = int(s.turn)
    count = legal_actions(s, actions)
    for number in range(count):
        action = int(actions[number])
        points, cost, dropped, bonus = glance(s, seat, action)
        taken, jokers = tiles_taken_by(s, action)
        out[number, POINTS] = points
        out[number, COST] = cost
        out[number, DROPPED] = dropped
        out[number, TAKEN] = taken
        out[number, BONUS] = bonus
        out[number, JOKERS] = jokers
    return count


@kernel
def glance(s: Position, seat: int, action: int) -> tuple[int, int, int, int]:
    """Return points, cost, dropped tiles and bonus tiles of a legal action."""
    kind, where, color, _ = decode(int(s.players), int(s.grey), action)
    to_lose = int(s.score[seat]) - LOWEST_SCORE
    points, cost, dropped, bonus = 0, 0, 0, 0
    if kind == KIND_DRAFT and where == CENTER and s.stone:
        cost = min(tiles_taken(s, where, color), to_lose)
    elif kind == KIND_PLACE:
        covered = int(s.covered[seat]) | 1 << where
        points = group_points(covered, where)
        bonus = min(bonus_tiles(covered, where), size(int(s.supply)))
    elif kind == KIND_DISCARD:
        cost, dropped = min(1, to_lose), 1
    elif kind == KIND_PASS:
        dropped = max(0, size(int(s.hand[seat])) - CORNERS)
        cost = min(dropped, to_lose)
    return points, cost, dropped, bonus


@kernel
def tiles_taken_by(s: Position, action: int) -> tuple[int, int]:
    """Count the tiles that an action takes from a factory or the center, and the jokers among them."""
    kind, where, color, _ = decode(int(s.players), int(s.grey), action)
    if kind != KIND_DRAFT:
        return 0, 0
    return tiles_taken(s, where, color), int(lane(int(s.sources[where]), joker_now(s)) > 0)


@kernel
def tiles_taken(s: Position, source: int, color: int) -> int:
    """Count the tiles that a draft takes: all of its color and one joker, or one joker alone (P4.3, P4.4)."""
    joker, pool = joker_now(s), int(s.sources[source])
    return (lane(pool, color) if color != joker else 0) + int(lane(pool, joker) > 0)
