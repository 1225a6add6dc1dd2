"""An evaluation cache for boards of Azul, compiled: within one round the same few boards come up again and again.

The value of a board between rounds is expensive, and depends on its wall, its lines, the bag and the round alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra._jit import kernel
from sintra.azul.kernel import SIDE, Position
from sintra.bots.transposition import mix

if TYPE_CHECKING:
    from sintra.bots.azul.evaluation.memory import Memory

LINE_BITS, LINES_BITS, BAG_BITS = 6, 24, 60


@kernel
def board_key(s: Position, seat: int, after: int, wall: int, missing: int, used: int) -> int:
    """Hash everything that the value of a board depends on; complete lines are on the wall already."""
    lines = 0
    for row in range(1, SIDE):
        room = int(s.room[seat, row])
        lines = lines << LINE_BITS | (room << 3 | int(s.line_color[seat, row]) if room <= row else 0)
    key = mix(mix(after << BAG_BITS | int(s.bag)) ^ (wall << LINES_BITS | lines))
    return mix(mix(key ^ used) ^ missing) if s.grey else key


@kernel
def probe_cache(m: Memory, key: int) -> int:
    """Return the index of a cached board, or -1."""
    place = key & len(m.cache_keys) - 1
    return place if m.cache_keys[place] == key else -1


@kernel
def store_in_cache(m: Memory, key: int, worth: float) -> None:
    """Cache the value of a board, replacing what is there."""
    place = key & len(m.cache_keys) - 1
    m.cache_keys[place] = key
    m.cache_values[place] = worth
