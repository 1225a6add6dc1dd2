"""The rules of Azul, compiled. Clause numbers such as A2.3 are those of docs/rules/azul.md.

The position is one packed record, and these are the functions that change it. They assume legality: nothing here checks an
action or a deal (`Game.play` and `Game.deal` do), and nothing here is random (see `playout`).

A *pool* is a set of tiles in one integer: five lanes of twelve bits, one lane per color, holding how many. The same lanes
serve as five small sets at once: which sources hold a color (`holders`), which lines may take it (`open_lines`), which rows
of the wall lack it (`missing`). All words are signed and use at most 60 bits, because Numba turns mixed signed and unsigned
arithmetic into floats. Reads are wrapped in `int` because uncompiled NumPy scalars overflow where compiled words do not.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from sintra._jit import bit_length, kernel, lowest_bit, popcount, record_dtype

MAX_SEATS = 4
MAX_SOURCES = 10  # the center and nine factories
NUM_COLORS = 5
SIDE = 5  # rows and columns of the wall
TILES_PER_COLOR = 20
TILES_PER_FACTORY = 4
MAX_ROUNDS = 30_000  # A9.2; what the record's field holds
CENTER = 0  # sources[0]; factory f is sources[f]

FLOOR = 5  # the destination after lines 0 to 4
DESTINATIONS = 6
ACTIONS_PER_SOURCE = NUM_COLORS * DESTINATIONS
MAX_LEGAL = MAX_SOURCES * ACTIONS_PER_SOURCE

LANE = 12  # bits per color
LANE_MASK = 0xFFF
ONES = 0x001_001_001_001_001  # one in every lane
WORD = (1 << LANE * NUM_COLORS) - 1
CARRY = ONES * 0x7FF  # added to a pool, it carries into the top bit of every lane that is not empty
LAST_LANE = LANE * (NUM_COLORS - 1)

FLOOR_SLOTS = 7
FLOOR_MASK = (1 << 4 * FLOOR_SLOTS) - 1
NIBBLES = 0x1111111  # one in every slot of the floor
MARKER = NUM_COLORS + 1  # on the floor a tile is its color + 1, the marker is this, an empty slot 0

ROW_STARTS = 0b00001_00001_00001_00001_00001  # column 0 of every row of a wall
DEAL, DRAFT, TILING, OVER = range(4)  # phases

PENALTY = np.array([0, 1, 2, 4, 6, 8, 11, 14], np.int8)  # A4.2: the cost by the number of occupied slots
ROW_BONUS, COLOR_BONUS = 2, 10  # A6.2, A6.4; that of a column is an option


def _run_points() -> NDArray[np.int8]:
    """Tabulate A3.3: the length of the run through a cell of a row or column, 0 where the cell stands alone."""
    table = np.zeros((32, SIDE), np.int8)
    for covered in range(32):
        for cell in range(SIDE):
            first = last = cell
            while first > 0 and covered >> (first - 1) & 1:
                first -= 1
            while last < SIDE - 1 and covered >> (last + 1) & 1:
                last += 1
            table[covered, cell] = last - first + 1 if last > first else 0
    return table


RUN_POINTS = _run_points()


class Position:
    """One position, as compiled code sees it: the fields of the record. Equal positions have equal bytes."""

    sources: Annotated[NDArray[np.int64], "i8", MAX_SOURCES]  # pools: the center, then the factories
    holders: Annotated[int, "i8"]  # lane per color, bit i: source i holds it
    bag: Annotated[int, "i8"]  # pool
    spent: Annotated[int, "i8"]  # pool: the lid, and the tiles on all floors, which will be tipped into it
    open_lines: Annotated[NDArray[np.int64], "i8", MAX_SEATS]  # lane per color, bit r: line r may take it; bit 5: the floor
    missing: Annotated[NDArray[np.int64], "i8", MAX_SEATS]  # lane per color, bit r: row r of the wall lacks it
    wall: Annotated[NDArray[np.int32], "i4", MAX_SEATS]  # bit row * 5 + column: covered
    tiles: Annotated[NDArray[np.int32], "i4", MAX_SEATS, NUM_COLORS]  # the same for each color alone
    floor: Annotated[NDArray[np.int32], "i4", MAX_SEATS]  # seven nibbles, the leftmost slot lowest
    score: Annotated[NDArray[np.int16], "i2", MAX_SEATS]
    room: Annotated[NDArray[np.int8], "i1", MAX_SEATS, DESTINATIONS]  # free places of each line; none on the "line" FLOOR
    line_color: Annotated[NDArray[np.int8], "i1", MAX_SEATS, DESTINATIONS]  # 0 while the line is empty
    complete: Annotated[NDArray[np.int8], "i1", MAX_SEATS]  # bit r: line r is complete
    round_number: Annotated[int, "i2"]
    max_rounds: Annotated[int, "i2"]  # A9.2; 0 for no limit
    players: Annotated[int, "i1"]
    grey: Annotated[int, "i1"]  # 1 on the grey wall
    column_bonus: Annotated[int, "i1"]
    phase: Annotated[int, "i1"]
    turn: Annotated[int, "i1"]
    start: Annotated[int, "i1"]  # who holds the marker, or who started while it lies in the center
    marker: Annotated[int, "i1"]  # 1 while the marker lies in the center


Positions = np.ndarray[tuple[int], np.dtype[np.void]]  # an array of positions; index it to get one
DTYPE = record_dtype(Position)


# Pools


@kernel
def nonempty(pool: int) -> int:
    """Return 1 in the lane of every color that the pool holds."""
    return ((pool + CARRY) >> (LANE - 1)) & ONES


@kernel
def running_totals(pool: int) -> int:
    """Return the prefix sums of the lanes; the last one holds the total."""
    return pool * ONES & WORD


@kernel
def size(pool: int) -> int:
    """Count all tiles of a pool."""
    return running_totals(pool) >> LAST_LANE


@kernel
def lane(word: int, color: int) -> int:
    """Read one lane."""
    return word >> LANE * color & LANE_MASK


# Setting up and dealing


@kernel
def begin(s: Position, players: int, start: int, grey: int, column_bonus: int, max_rounds: int) -> None:
    """Lay out a new game, before its first deal (A1.5)."""
    for source in range(MAX_SOURCES):
        s.sources[source] = 0
    s.holders = 0
    s.bag = ONES * TILES_PER_COLOR
    s.spent = 0
    for seat in range(MAX_SEATS):
        s.open_lines[seat] = ONES * 0b111111
        s.missing[seat] = ONES * 0b11111
        s.wall[seat] = 0
        s.floor[seat] = 0
        s.score[seat] = 0
        s.complete[seat] = 0
        for row in range(SIDE):
            s.tiles[seat, row] = 0
            s.room[seat, row] = row + 1
            s.line_color[seat, row] = 0
        s.room[seat, FLOOR] = 0
        s.line_color[seat, FLOOR] = 0
    s.round_number = 1
    s.max_rounds = max_rounds
    s.players = players
    s.grey = grey
    s.column_bonus = column_bonus
    s.phase = DEAL
    s.turn = start
    s.start = start
    s.marker = 0


@kernel
def deal(s: Position, factories: NDArray[np.int64]) -> None:
    """Put one pool on each factory (A1.6)."""
    for factory in range(num_factories(s)):
        s.sources[factory + 1] = factories[factory]
    begin_drafting(s)


@kernel
def begin_drafting(s: Position) -> None:
    """Remove the tiles on the factories from the bag, refilled from the lid if needed (A5.2), and place the marker (A2.2)."""
    dealt = 0
    holders = 0
    for source in range(1, num_factories(s) + 1):
        pool = int(s.sources[source])
        dealt += pool
        holders |= nonempty(pool) << source
    if size(dealt) > size(int(s.bag)):
        s.bag += s.spent
        s.spent = 0
    s.bag -= dealt
    s.holders = holders
    s.marker = 1
    s.turn = s.start
    s.phase = DRAFT


@kernel
def num_factories(s: Position) -> int:
    """Count the factories (A1.1)."""
    return 2 * int(s.players) + 1


# Actions


@kernel
def first_column_action(s: Position) -> int:
    """Return the action for column 0; drafting actions come before it."""
    return (num_factories(s) + 1) * ACTIONS_PER_SOURCE


@kernel
def legal_actions(s: Position, out: NDArray[np.int32]) -> int:
    """Write the legal actions in ascending order and return how many there are."""
    if s.phase == DRAFT:
        return _legal_drafts(s, out)
    if s.phase == TILING:
        return _legal_columns(s, out)
    return 0


@kernel
def _legal_drafts(s: Position, out: NDArray[np.int32]) -> int:
    holders = int(s.holders)
    open_lines = int(s.open_lines[s.turn & 3])
    count = 0
    for source in range(num_factories(s) + 1):
        for color in range(NUM_COLORS):
            if lane(holders, color) >> source & 1:
                lines = lane(open_lines, color)
                while lines:
                    out[count] = source * ACTIONS_PER_SOURCE + color * DESTINATIONS + lowest_bit(lines)
                    lines &= lines - 1
                    count += 1
    return count


@kernel
def _legal_columns(s: Position, out: NDArray[np.int32]) -> int:
    first = first_column_action(s)
    columns = open_columns(s, int(s.turn), lowest_bit(int(s.complete[s.turn & 3])))
    count = 0
    while columns:
        out[count] = first + lowest_bit(columns)
        columns &= columns - 1
        count += 1
    return count


@kernel
def count_legal(s: Position) -> int:
    """Count the legal actions without listing them."""
    if s.phase == DRAFT:
        return running_totals(drafts_by_color(s)) >> LAST_LANE
    if s.phase == TILING:
        return popcount(open_columns(s, int(s.turn), lowest_bit(int(s.complete[s.turn & 3]))))
    return 0


@kernel
def drafts_by_color(s: Position) -> int:
    """Count the legal drafts of each color, in its lane: sources that hold it times destinations that take it."""
    holders = int(s.holders)
    open_lines = int(s.open_lines[s.turn & 3])
    counts = 0
    for color in range(NUM_COLORS):
        counts += (popcount(lane(holders, color)) * popcount(lane(open_lines, color))) << LANE * color
    return counts


@kernel
def apply(s: Position, action: int) -> None:
    """Apply a legal action."""
    if s.phase == TILING:
        choose_column(s, action - first_column_action(s))
    else:
        draft(s, action // ACTIONS_PER_SOURCE, action // DESTINATIONS % NUM_COLORS, action % DESTINATIONS)


# Drafting


@kernel
def draft(s: Position, source: int, color: int, destination: int) -> None:
    """Take all tiles of a color from a source and put them on a line or the floor (A2.3, A2.6)."""
    seat = int(s.turn) & 3
    shift = LANE * color
    pool = int(s.sources[source])
    number = pool >> shift & LANE_MASK
    _clear_source(s, source, pool & ~(LANE_MASK << shift))
    marker = _take_marker(s, source, seat)
    room = int(s.room[seat, destination])
    placed = min(number, room)
    room -= placed
    s.room[seat, destination] = room
    s.line_color[seat, destination] = color
    s.line_color[seat, FLOOR] = 0  # equal positions have equal bytes
    _drop(s, seat, marker, color, number - placed)
    _close_line(s, seat, destination, shift, int(room == 0))
    s.turn = seat + 1 if seat + 1 < s.players else 0
    if s.holders == 0:
        _end_drafting(s)


@kernel
def _clear_source(s: Position, source: int, rest: int) -> None:
    """Empty a factory into the center (A2.4), or leave the rest in the center."""
    center = rest if source == CENTER else int(s.sources[CENTER]) + rest
    s.sources[source] = 0
    s.sources[CENTER] = center
    s.holders = (int(s.holders) & ~(ONES << source) & ~ONES) | nonempty(center)


@kernel
def _take_marker(s: Position, source: int, seat: int) -> int:
    """Take the marker with the first tiles from the center (A2.5); return 1 if it was taken."""
    marker = int(s.marker) if source == CENTER else 0
    s.marker = int(s.marker) - marker
    s.start = seat if marker else int(s.start)
    return marker


@kernel
def _drop(s: Position, seat: int, marker: int, color: int, number: int) -> None:
    """Put the marker, if taken, and then tiles on the floor; what finds no slot is in the lid already (A4.1, A8.1)."""
    floor = int(s.floor[seat])
    slot = (bit_length(floor) + 3) & ~3
    floor |= (marker * MARKER) << slot
    slot += 4 * marker
    floor |= ((NIBBLES >> 4 * (FLOOR_SLOTS - min(number, FLOOR_SLOTS))) * (color + 1)) << slot
    s.floor[seat] = floor & FLOOR_MASK
    s.spent += number << LANE * color


@kernel
def _close_line(s: Position, seat: int, line: int, shift: int, is_full: int) -> None:
    """Close a line to all other colors, and to its own when it is full (A2.7); the floor stays open (A2.9)."""
    s.complete[seat] |= (is_full << line) & 0b11111
    closed = ONES if is_full else ONES ^ (1 << shift)
    s.open_lines[seat] = (int(s.open_lines[seat]) & ~(closed << line)) | (ONES << FLOOR)


@kernel
def _end_drafting(s: Position) -> None:
    """Go on to tiling; an untouched marker returns to whoever started (A2.10, A8.2)."""
    s.marker = 0
    s.turn = s.start
    s.phase = TILING
    if s.grey:
        _tile_until_choice(s)
    else:
        for seat in range(s.players):
            _tile_by_print(s, seat)
        _end_round(s)


# Tiling


@kernel
def _tile_by_print(s: Position, seat: int) -> None:
    """Empty a seat's complete lines onto the spots printed on the coloured wall, then score the floor (A3.1, A3.2)."""
    complete = int(s.complete[seat])
    while complete:
        row = lowest_bit(complete)
        column = row + int(s.line_color[seat, row])
        _place(s, seat, row, column if column < SIDE else column - SIDE)
        complete &= complete - 1
    _score_floor(s, seat)


@kernel
def _tile_until_choice(s: Position) -> None:
    """Go through the seats from the marker's holder on, up to the next line with a legal column (A7.3, A7.5)."""
    while s.phase == TILING:
        seat = int(s.turn)
        complete = int(s.complete[seat])
        if complete == 0:
            _score_floor(s, seat)
            s.turn = seat + 1 if seat + 1 < s.players else 0
            if s.turn == s.start:
                _end_round(s)
        elif open_columns(s, seat, lowest_bit(complete)):
            return
        else:
            _let_fall(s, seat, lowest_bit(complete))


@kernel
def open_columns(s: Position, seat: int, row: int) -> int:
    """Return the columns, as bits, where the line's color may go in this row of the grey wall."""
    return columns_for(s, seat, row, int(s.line_color[seat, row]))


@kernel
def columns_for(s: Position, seat: int, row: int, color: int) -> int:
    """Return the columns, as bits, where a color may go in a row of the grey wall (A7.1)."""
    own = int(s.tiles[seat, color])
    columns_with_color = own | own >> 5 | own >> 10 | own >> 15 | own >> 20
    return ~(int(s.wall[seat]) >> SIDE * row | columns_with_color) & 0b11111


@kernel
def choose_column(s: Position, column: int) -> None:
    """Put the topmost complete line's tile into a column of the grey wall (A7.2)."""
    seat = int(s.turn)
    _place(s, seat, lowest_bit(int(s.complete[seat])), column)
    _tile_until_choice(s)


@kernel
def _let_fall(s: Position, seat: int, row: int) -> None:
    """Drop a complete line that has no legal column (A7.3)."""
    _drop(s, seat, 0, int(s.line_color[seat, row]), row + 1)
    _clear_line(s, seat, row)


@kernel
def _place(s: Position, seat: int, row: int, column: int) -> None:
    """Move one tile of a complete line to the wall, score it, and put the others into the lid (A3.3, A3.4)."""
    color = int(s.line_color[seat, row])
    cell = 1 << (SIDE * row + column)
    s.wall[seat] |= cell
    s.tiles[seat, color] |= cell
    s.missing[seat] &= ~(1 << (LANE * color + row))
    s.score[seat] += wall_points(int(s.wall[seat]), row, column)
    s.spent += row << LANE * color
    _clear_line(s, seat, row)


@kernel
def _clear_line(s: Position, seat: int, row: int) -> None:
    """Empty a complete line and open it to the colors that its row lacks (A2.8)."""
    s.room[seat, row] = row + 1
    s.line_color[seat, row] = 0
    s.complete[seat] &= ~(1 << row)
    s.open_lines[seat] |= int(s.missing[seat]) & (ONES << row)


@kernel
def wall_points(wall: int, row: int, column: int) -> int:
    """Score a tile by the runs through it (A3.3)."""
    across = wall >> SIDE * row & 0b11111
    down = ((wall >> column & ROW_STARTS) * 0x111110) >> 20 & 0b11111  # gathers every fifth bit
    points = int(RUN_POINTS[across, column]) + int(RUN_POINTS[down, row])
    return points or 1


@kernel
def floor_length(floor: int) -> int:
    """Count the occupied slots of a floor."""
    return (bit_length(floor) + 3) >> 2


@kernel
def _score_floor(s: Position, seat: int) -> None:
    """Subtract the floor's cost, never below 0, and clear it (A4.2, A4.3, A4.4)."""
    cost = int(PENALTY[floor_length(int(s.floor[seat]))])
    s.score[seat] = max(0, int(s.score[seat]) - cost)
    s.floor[seat] = 0


# The end of a round and of the game


@kernel
def _end_round(s: Position) -> None:
    """End the game, or ask for the next deal (A5.1, A6.1, A8.3, A8.4, A9.2)."""
    ended = s.round_number == (int(s.max_rounds) or MAX_ROUNDS) or s.bag + s.spent == 0
    for seat in range(s.players):
        ended |= full_rows(int(s.wall[seat])) > 0
    if ended or not can_grow(s):
        for seat in range(s.players):
            s.score[seat] += bonus(s, seat)
        s.phase = OVER
    else:
        s.round_number += 1
        s.turn = s.start
        s.phase = DEAL


@kernel
def full_rows(wall: int) -> int:
    """Count full rows (A6.2)."""
    return popcount(wall & wall >> 1 & wall >> 2 & wall >> 3 & wall >> 4 & ROW_STARTS)


@kernel
def full_columns(wall: int) -> int:
    """Count full columns (A6.3)."""
    return popcount(wall & wall >> 5 & wall >> 10 & wall >> 15 & wall >> 20 & 0b11111)


@kernel
def full_colors(missing: int) -> int:
    """Count the colors that no row lacks (A6.4)."""
    return NUM_COLORS - popcount(nonempty(missing))


@kernel
def bonus(s: Position, seat: int) -> int:
    """Add up the final bonuses of a seat (A6.2 to A6.4)."""
    wall = int(s.wall[seat])
    rows, colors = ROW_BONUS * full_rows(wall), COLOR_BONUS * full_colors(int(s.missing[seat]))
    return rows + int(s.column_bonus) * full_columns(wall) + colors


@kernel
def can_grow(s: Position) -> bool:
    """Return whether some seat could still bring a tile onto its wall (A8.4); asked between rounds, when all floors are empty.

    Lines of the grey wall that can only fall are simulated to fall, one by one: `fallen` has bit seat * 5 + row of each.
    """
    stock = int(s.bag) + int(s.spent)
    if not s.grey and nonempty(stock) == ONES:  # line 1 is empty between rounds, and its row lacks a color
        return True
    fallen = 0
    while not _can_place(s, stock, fallen):
        place = _next_to_fall(s, stock, fallen)
        if place < 0:
            return False
        fallen |= 1 << place
        seat, row = place // SIDE, place % SIDE
        stock += (row + 1 - int(s.room[seat, row])) << LANE * int(s.line_color[seat, row])
    return True


@kernel
def _can_place(s: Position, stock: int, fallen: int) -> bool:
    """Return whether the stock suffices to complete some line of some seat whose tile then has a place on the wall."""
    for seat in range(s.players):
        for row in range(SIDE):
            is_begun = _is_begun(s, seat, row, fallen)
            free = int(s.room[seat, row]) if is_begun else row + 1
            for color in range(NUM_COLORS):
                if is_begun and color != s.line_color[seat, row]:
                    continue
                if _can_fill(s, stock, seat, color, free) and _has_place(s, seat, row, color):
                    return True
    return False


@kernel
def _next_to_fall(s: Position, stock: int, fallen: int) -> int:
    """Find a line, as seat * 5 + row, that can be completed but has no column for its color (A7.3); -1 if there is none."""
    for seat in range(s.players):
        for row in range(SIDE):
            free, color = int(s.room[seat, row]), int(s.line_color[seat, row])
            is_fillable = _is_begun(s, seat, row, fallen) and _can_fill(s, stock, seat, color, free)
            if is_fillable and not _has_place(s, seat, row, color):
                return SIDE * seat + row
    return -1


@kernel
def _is_begun(s: Position, seat: int, row: int, fallen: int) -> bool:
    """Return whether tiles lie on a line that has not fallen."""
    return s.room[seat, row] <= row and not fallen >> (SIDE * seat + row) & 1


@kernel
def _can_fill(s: Position, stock: int, seat: int, color: int, free: int) -> bool:
    """Return whether a seat can get a number of tiles of a color: the stock has them, and the seat has turns to take them.

    A stock of one color is dealt in heaps of four. Each seat takes one, nobody takes from the center, and the start stays.
    """
    tiles = lane(stock, color)
    if tiles < free or stock != tiles << LANE * color:
        return tiles >= free
    before = (seat - int(s.start)) % int(s.players)
    return tiles > TILES_PER_FACTORY * (before + (free > TILES_PER_FACTORY))


@kernel
def _has_place(s: Position, seat: int, row: int, color: int) -> bool:
    """Return whether a row lacks a color and, on the grey wall, has a legal column for it."""
    lacks = int(s.missing[seat]) >> (LANE * color + row) & 1
    return lacks == 1 and (not s.grey or columns_for(s, seat, row, color) != 0)


@kernel
def winners(s: Position) -> int:
    """Return the winning seats, as bits: most points, then most full rows (A6.5)."""
    best = -1
    mask = 0
    for seat in range(s.players):
        value = int(s.score[seat]) * 8 + full_rows(int(s.wall[seat]))
        if value > best:
            best = value
            mask = 0
        if value == best:
            mask |= 1 << seat
    return mask


# Entry points from Python: an array of positions is fast to pass, a single record is not. All act on the first position.


@kernel
def begin_first(states: Positions, players: int, start: int, grey: int, column_bonus: int, max_rounds: int) -> None:
    """Lay out a new game."""
    begin(states[0], players, start, grey, column_bonus, max_rounds)


@kernel
def deal_first(states: Positions, factories: NDArray[np.int64]) -> None:
    """Apply a deal."""
    deal(states[0], factories)


@kernel
def apply_first(states: Positions, action: int) -> None:
    """Apply a legal action."""
    apply(states[0], action)


@kernel
def legal_actions_first(states: Positions, out: NDArray[np.int32]) -> int:
    """Write the legal actions; return how many there are."""
    return legal_actions(states[0], out)


@kernel
def winners_first(states: Positions) -> int:
    """Return the winning seats, as bits."""
    return winners(states[0])
