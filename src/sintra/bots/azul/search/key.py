"""The hash key of a position of Azul for the transposition table, compiled: positions with equal keys have equal values."""

from __future__ import annotations

from sintra._jit import kernel
from sintra.azul.kernel import ONES, SIDE, Position, floor_length, lane, nonempty
from sintra.bots import transposition
from sintra.bots.azul.evaluation.evaluator import POINTS
from sintra.bots.transposition import mix

CENTER_SALT = 0x5DEECE66D  # distinguishes the center from a factory with the same tiles
LINE_BITS, SEAT_BITS, FLOOR_BITS = 6, 3, 3
NO_COLOR = 7
UNLIMITED_ROOM = 7  # of a line that takes all tiles of its color and cannot be completed
USELESS = 6  # no room and no color: a line that takes nothing any longer


@kernel
def key_of(s: Position, measure: int) -> int:
    """Hash what can change within a round of two seats; the order of factories does not matter.

    When only points count, a line that cannot be completed in this round is reduced to what it still takes. That is valid
    unless the tiles on lines decide whether the game can go on (A8.4): never, if there are tiles of every color elsewhere.
    For suppose that s >= 1 tiles of a color are in bag and lid at the end, all lines that can fall have fallen, and none can
    be placed. Lines that hold the color then lack more than s tiles. With the tiles on walls that makes at most 16 for s = 1,
    12 for s = 2 and 10 for more, so s >= 10: every line can be filled with the color, and the walls alone decide.
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
    """Encode a line in six bits."""
    room = int(s.room[seat, row])
    return room << 3 | (int(s.line_color[seat, row]) if room <= row else NO_COLOR)


@kernel
def brief_word(s: Position, seat: int, row: int, on_table: int) -> int:
    """Encode in six bits what a line will score or can still take, given all tiles on the table."""
    room = int(s.room[seat, row])
    if room > row:
        return room << 3 | NO_COLOR if int(s.missing[seat]) >> row & nonempty(on_table) else USELESS
    color = int(s.line_color[seat, row])
    tiles = lane(on_table, color)
    if room <= tiles or room == 0:
        return room << 3 | color
    return UNLIMITED_ROOM << 3 | color if tiles else USELESS
