"""The key of a position of Azul, for the table of what was found out, compiled: what has one key has one value."""

from __future__ import annotations

from sintra._jit import kernel
from sintra.azul.kernel import ONES, SIDE, Position, floor_length, lane, nonempty
from sintra.bots import transposition
from sintra.bots.azul.evaluation.evaluator import POINTS
from sintra.bots.transposition import mix

CENTER_SALT = 0x5DEECE66D  # tells the center from a factory with the same tiles
LINE_BITS, SEAT_BITS, FLOOR_BITS = 6, 3, 3
NO_COLOR = 7
ENDLESS_ROOM = 7  # of a line that takes all tiles of its color and will not be full
USELESS = 6  # no room and no color: a line that takes nothing any more


@kernel
def key_of(s: Position, measure: int) -> int:
    """Hash what can change within a round; factories with the same tiles may trade places.

    Where only points count, a line that will not be full in this round is no more than what it still takes. That is so
    unless the tiles on lines decide whether the game can go on (A8.4): never, if there are tiles of every color elsewhere.
    """
    is_brief = measure == POINTS and nonempty(int(s.bag) + int(s.spent)) == ONES
    on_table = int(s.sources[0])
    key = mix(int(s.sources[0]) ^ CENTER_SALT) >> 4  # so that the sum of all sources fits into a word
    for source in range(1, 2 * int(s.players) + 2):
        if s.sources[source]:
            key += mix(int(s.sources[source])) >> 4
            on_table += int(s.sources[source])
    order = int(s.turn) << 3 | int(s.start) << 1 | int(s.marker)
    for seat in range(s.players):
        board = order << FLOOR_BITS | floor_length(int(s.floor[seat]))
        for row in range(SIDE):
            board = board << LINE_BITS | (brief_word(s, seat, row, on_table) if is_brief else line_word(s, seat, row))
        key = mix((key ^ board << SEAT_BITS ^ seat) & transposition.WORD)
    return key


@kernel
def line_word(s: Position, seat: int, row: int) -> int:
    """Say in six bits what lies on a line."""
    room = int(s.room[seat, row])
    return room << 3 | (int(s.line_color[seat, row]) if room <= row else NO_COLOR)


@kernel
def brief_word(s: Position, seat: int, row: int, on_table: int) -> int:
    """Say in six bits what a line will score or can still take, given the pool of all tiles on the table."""
    room = int(s.room[seat, row])
    if room > row:
        return room << 3 | NO_COLOR if int(s.missing[seat]) >> row & nonempty(on_table) else USELESS
    color = int(s.line_color[seat, row])
    tiles = lane(on_table, color)
    if room <= tiles or room == 0:
        return room << 3 | color
    return ENDLESS_ROOM << 3 | color if tiles else USELESS
