"""What boards are worth, noted down: in one round the same few boards come up again and again, compiled.

The worth of a board between rounds takes long to work out. It depends on its wall, its lines, the bag and the round alone.
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
    """Hash all that the worth of a board depends on; complete lines are on the wall by now."""
    lines = 0
    for row in range(1, SIDE):
        room = int(s.room[seat, row])
        lines = lines << LINE_BITS | (room << 3 | int(s.line_color[seat, row]) if room <= row else 0)
    key = mix(mix(after << BAG_BITS | int(s.bag)) ^ (wall << LINES_BITS | lines))
    return mix(mix(key ^ used) ^ missing) if s.grey else key


@kernel
def find_note(m: Memory, key: int) -> int:
    """Give the place of a board's note, or -1 if there is none."""
    place = key & len(m.noted_keys) - 1
    return place if m.noted_keys[place] == key else -1


@kernel
def note(m: Memory, key: int, worth: float) -> None:
    """Note what a board is worth, instead of what stood there."""
    place = key & len(m.noted_keys) - 1
    m.noted_keys[place] = key
    m.noted_worths[place] = worth
