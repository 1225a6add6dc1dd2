"""The key of a position of Azul, for the table of what was found out, compiled: what has one key has one value."""

from __future__ import annotations

from sintra._jit import kernel
from sintra.azul.kernel import SIDE, Position, floor_length
from sintra.bots import table
from sintra.bots.table import mix

CENTER_SALT = 0x5DEECE66D  # tells the center from a factory with the same tiles
LINE_BITS, SEAT_BITS, FLOOR_BITS = 6, 3, 3
NO_COLOR = 7


@kernel
def key_of(s: Position) -> int:
    """Hash what can change within a round; factories with the same tiles may trade places."""
    key = mix(int(s.sources[0]) ^ CENTER_SALT) >> 4  # so that the sum of all sources fits into a word
    for source in range(1, 2 * int(s.players) + 2):
        if s.sources[source]:
            key += mix(int(s.sources[source])) >> 4
    order = int(s.turn) << 3 | int(s.start) << 1 | int(s.marker)
    for seat in range(s.players):
        board = order << FLOOR_BITS | floor_length(int(s.floor[seat]))
        for row in range(SIDE):
            board = board << LINE_BITS | line_word(s, seat, row)
        key = mix((key ^ board << SEAT_BITS ^ seat) & table.WORD)
    return key


@kernel
def line_word(s: Position, seat: int, row: int) -> int:
    """Say in six bits what lies on a line."""
    room = int(s.room[seat, row])
    return room << 3 | (int(s.line_color[seat, row]) if room <= row else NO_COLOR)
