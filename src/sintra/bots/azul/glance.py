"""One-ply features of the moves of Azul, compiled: points, costs and tiles, without any lookahead.

They are those of `sintra.azul.glance`, plus how many tiles go on a line, and the prospects of a begun line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra._jit import kernel
from sintra.azul.glance import glance, tiling_points
from sintra.azul.kernel import (
    ACTIONS_PER_SOURCE,
    DESTINATIONS,
    FLOOR,
    NUM_COLORS,
    TILING,
    Position,
    Positions,
    lane,
    legal_actions,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

POINTS, COST, DROPPED, PLACED, PROMISE = range(5)  # of a move; its promise is a fraction of what its line will score
WIDTH = 5


@kernel
def glance_first(states: Positions, actions: NDArray[np.int32], out: NDArray[np.float64]) -> int:
    """List the legal actions and what each brings its seat; return how many there are. out: [MAX_LEGAL, WIDTH]."""
    s = states[0]
    seat = int(s.turn)
    count = legal_actions(s, actions)
    before = tiling_points(s, seat, int(s.complete[seat]), FLOOR, 0)
    for number in range(count):
        action = int(actions[number])
        points, cost, dropped = glance(s, seat, action, before)
        out[number, POINTS] = points
        out[number, COST] = cost
        out[number, DROPPED] = dropped
        out[number, PLACED] = 0.0
        out[number, PROMISE] = 0.0
        if s.phase != TILING:
            _look_at_line(s, seat, action, before, out[number])
    return count


@kernel
def _look_at_line(s: Position, seat: int, action: int, before: int, out: NDArray[np.float64]) -> None:
    """Write how many tiles a draft puts on its line, and its promise if the line stays open."""
    source, color, line = action // ACTIONS_PER_SOURCE, action // DESTINATIONS % NUM_COLORS, action % DESTINATIONS
    room = int(s.room[seat, line])
    placed = min(lane(int(s.sources[source]), color), room)
    out[PLACED] = placed
    if line < FLOOR and placed < room:
        worth = tiling_points(s, seat, int(s.complete[seat]) | 1 << line, line, color) - before
        out[PROMISE] = worth * placed / (line + 1)
