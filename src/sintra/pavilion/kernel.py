"""The rules of Summer Pavilion, compiled. Clause numbers such as P4.3 are those of docs/rules/pavilion.md.

The position is one packed record, and these are the functions that change it. They assume legality: nothing here checks a move
or a deal (the Game does), and nothing here is random (see `playout`). Moves as integers are in `actions`.

A *pool* is a set of tiles in one integer: six lanes of ten bits, one lane per color, holding how many. The same lanes serve
as six small sets of sources (`takeable`). A set of spaces is an integer with 42 bits (see `geometry`). All words are signed
and use at most 60 bits, because Numba turns mixed signed and unsigned arithmetic into floats. Reads are wrapped in `int`
because uncompiled NumPy scalars overflow where compiled words do not.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from sintra._jit import kernel, lowest_bit, popcount, record_dtype
from sintra.pavilion.geometry import (
    FEATURE_SPACES,
    FEATURE_TILES,
    FIRST_OPEN,
    GROUP_POINTS,
    NUM_COLORS,
    NUM_STARS,
    NUMBER,
    PAYABLE,
    POINTS_OF_STAR,
    STAR,
    TILES_PER_COLOR,
    WITH_NUMBER,
)

MAX_SEATS = 4
MAX_SOURCES = 10  # the center and nine factories
TILES_PER_FACTORY = 4
SUPPLY_SPACES = 10
CORNERS = 4
ROUNDS = 6
FIRST_SCORE = 5
LOWEST_SCORE = 1
CENTER = 0  # sources[0]; factory f is sources[f]

LANE = 10  # bits per color
LANE_MASK = 0x3FF
ONES = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50  # one in every lane
WORD = (1 << LANE * NUM_COLORS) - 1
HALF = LANE_MASK >> 1  # n + HALF reaches the top bit of a lane if n > 0, n + HALF - k if n > k
LAST_LANE = LANE * (NUM_COLORS - 1)

DEAL, DRAFT, PLACE, BONUS, REFILL, DISCARD, OVER = range(7)  # phases

STAR_POINTS = np.array([20, 18, 17, 16, 15, 14], np.int8)  # P11.2: a full star of each color
MIXED_STAR_POINTS = 12
MAX_NUMBER_WITH_POINTS = 4  # P11.3
NUMBER_POINTS = 4  # times the number (P11.3)


class Position:
    """One position, as compiled code sees it: the fields of the record. Equal positions have equal bytes."""

    sources: Annotated[NDArray[np.int64], "i8", MAX_SOURCES]  # pools: the center, then the factories
    takeable: Annotated[int, "i8"]  # lane per color, bit i: the color may be named at source i
    bag: Annotated[int, "i8"]  # pool
    tower: Annotated[int, "i8"]  # pool
    supply: Annotated[int, "i8"]  # pool
    hand: Annotated[NDArray[np.int64], "i8", MAX_SEATS]  # pools
    corners: Annotated[NDArray[np.int64], "i8", MAX_SEATS]  # pools
    covered: Annotated[NDArray[np.int64], "i8", MAX_SEATS]  # spaces with a tile
    tiles: Annotated[NDArray[np.int64], "i8", MAX_SEATS, NUM_COLORS]  # the same for each color alone
    open_spaces: Annotated[NDArray[np.int64], "i8", MAX_SEATS, NUM_COLORS]  # empty spaces that take the color
    score: Annotated[NDArray[np.int16], "i2", MAX_SEATS]
    joker_order: Annotated[NDArray[np.int8], "i1", ROUNDS]  # the joker of each round
    round_number: Annotated[int, "i1"]
    players: Annotated[int, "i1"]
    grey: Annotated[int, "i1"]  # 1 on the grey side
    phase: Annotated[int, "i1"]
    turn: Annotated[int, "i1"]  # who acts now or after the draw; who holds the stone when over
    start: Annotated[int, "i1"]  # who holds the stone, or who started while it lies in the center
    stone: Annotated[int, "i1"]  # 1 while the stone lies in the center
    passed: Annotated[int, "i1"]  # bit per seat
    bonus_due: Annotated[int, "i1"]  # tiles still to be taken from the supply
    discard_from: Annotated[int, "i1"]  # while discarding: the lowest color that may still go


Positions = np.ndarray[tuple[int], np.dtype[np.void]]  # an array of positions; index it to get one
DTYPE = record_dtype(Position)


# Pools


@kernel
def nonempty(pool: int) -> int:
    """Return 1 in the lane of every color that the pool holds."""
    return ((pool + HALF * ONES) >> (LANE - 1)) & ONES


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


# Setting up


@kernel
def begin(s: Position, players: int, start: int, grey: int, joker_order: NDArray[np.int8]) -> None:
    """Lay out a new game, before its first deal (P3.1)."""
    for source in range(MAX_SOURCES):
        s.sources[source] = 0
    s.takeable = 0
    s.bag = ONES * TILES_PER_COLOR
    s.tower = 0
    s.supply = 0
    for seat in range(MAX_SEATS):
        s.hand[seat] = 0
        s.corners[seat] = 0
        s.covered[seat] = 0
        for color in range(NUM_COLORS):
            s.tiles[seat, color] = 0
            s.open_spaces[seat, color] = FIRST_OPEN[grey, color]
        s.score[seat] = FIRST_SCORE if seat < players else 0
    for number in range(ROUNDS):
        s.joker_order[number] = joker_order[number]
    s.round_number = 1
    s.players = players
    s.grey = grey
    s.phase = DEAL
    s.turn = start
    s.start = start
    s.stone = 0
    s.passed = 0
    s.bonus_due = 0
    s.discard_from = 0


@kernel
def derive(s: Position) -> None:
    """Compute the masks that follow from sources, tiles, round and options: for positions built by hand."""
    takeable = 0
    for source in range(MAX_SOURCES):
        takeable |= takeable_from(int(s.sources[source]), joker_now(s)) << source
    s.takeable = takeable
    for seat in range(MAX_SEATS):
        covered = 0
        for color in range(NUM_COLORS):
            covered |= int(s.tiles[seat, color])
            s.open_spaces[seat, color] = FIRST_OPEN[s.grey, color]
        s.covered[seat] = covered
        for color in range(NUM_COLORS):
            spaces = int(s.tiles[seat, color])
            while spaces:
                _close_spaces(s, seat, lowest_bit(spaces), color)
                spaces &= spaces - 1


# Dealing


@kernel
def num_factories(s: Position) -> int:
    """Count the factories (P1.1)."""
    return 2 * int(s.players) + 1


@kernel
def joker_now(s: Position) -> int:
    """Return the joker of this round (P1.3)."""
    return int(s.joker_order[(int(s.round_number) - 1) & 7])


@kernel
def supply_gap(s: Position) -> int:
    """Count the empty spaces of the supply."""
    return SUPPLY_SPACES - size(int(s.supply))


@kernel
def deal(s: Position, supply: int, factories: NDArray[np.int64]) -> None:
    """Put a pool on the supply and one on each factory (P3.2, P10.3)."""
    for factory in range(num_factories(s)):
        s.sources[factory + 1] = factories[factory]
    begin_round(s, supply)


@kernel
def begin_round(s: Position, supply: int) -> None:
    """Remove the supply's new tiles and the tiles on the factories from the bag; place the stone (P4.2).

    Without a tile on any factory acquiring is skipped (P14.3).
    """
    joker = joker_now(s)
    dealt = 0
    takeable = 0
    for source in range(1, num_factories(s) + 1):
        pool = int(s.sources[source])
        dealt += pool
        takeable |= takeable_from(pool, joker) << source
    _draw(s, dealt + supply)
    s.supply += supply
    s.takeable = takeable
    s.stone = int(dealt > 0)
    s.turn = s.start
    s.phase = DRAFT if dealt else PLACE


@kernel
def refill(s: Position, supply: int) -> None:
    """Fill the gaps of the supply between two turns (P8.1)."""
    _draw(s, supply)
    s.supply += supply
    s.phase = PLACE


@kernel
def _draw(s: Position, pool: int) -> None:
    """Take drawn tiles out of the bag; refill it from the tower first if it does not hold that many (P8.2)."""
    if size(pool) > size(int(s.bag)):
        s.bag += s.tower
        s.tower = 0
    s.bag -= pool


# Acquiring


@kernel
def takeable_from(pool: int, joker: int) -> int:
    """Return 1 in the lane of every color that may be named at a source: the joker only if it lies alone (P4.3, P4.4)."""
    held = nonempty(pool)
    others = held & ~(1 << LANE * joker)
    return others or held


@kernel
def draft(s: Position, source: int, color: int) -> None:
    """Take all tiles of a color and one joker, or one joker alone, from a source (P4.3, P4.4)."""
    seat = int(s.turn) & 3
    joker = joker_now(s)
    pool = int(s.sources[source])
    taken = pool & (LANE_MASK << LANE * color) if color != joker else 0
    taken += nonempty(pool) & (1 << LANE * joker)
    _clear_source(s, source, pool - taken, joker)
    _take_stone(s, source, seat, size(taken))
    s.hand[seat] += taken
    s.turn = seat + 1 if seat + 1 < s.players else 0
    if s.takeable == 0:
        _begin_placing(s)


@kernel
def _clear_source(s: Position, source: int, rest: int, joker: int) -> None:
    """Empty a factory into the center (P4.5), or leave the rest in the center."""
    center = rest if source == CENTER else int(s.sources[CENTER]) + rest
    s.sources[source] = 0
    s.sources[CENTER] = center
    s.takeable = (int(s.takeable) & ~(ONES << source) & ~ONES) | takeable_from(center, joker)


@kernel
def _take_stone(s: Position, source: int, seat: int, taken: int) -> None:
    """Take the stone with the first tiles from the center, and pay a point for each of them (P4.6, P4.7)."""
    stone = int(s.stone) if source == CENTER else 0
    s.stone = int(s.stone) - stone
    s.start = seat if stone else int(s.start)
    s.score[seat] = max(LOWEST_SCORE, int(s.score[seat]) - stone * taken)


@kernel
def _begin_placing(s: Position) -> None:
    """Go on to placing; an untouched stone stays with whoever started (P4.8, P5.1, P14.2)."""
    s.stone = 0
    s.turn = s.start
    s.phase = PLACE


# Placing


@kernel
def affordable(s: Position, seat: int, color: int, jokers: int) -> int:
    """Return the spaces that a seat can cover with a color, using exactly `jokers` jokers, at most 5 (P6.1 to P6.3)."""
    held = lane(int(s.hand[seat]), color)
    return int(s.open_spaces[seat, color]) & int(PAYABLE[s.grey, held, jokers])


@kernel
def place(s: Position, space: int, color: int, jokers: int) -> None:
    """Pay for a space, cover it and score it; then take bonus tiles, or end the turn (P5.2, P7.1, P7.2)."""
    seat = int(s.turn) & 3
    _pay(s, seat, int(NUMBER[s.grey, space]), color, jokers)
    covered = int(s.covered[seat]) | 1 << space
    s.covered[seat] = covered
    s.tiles[seat, color] |= 1 << space
    _close_spaces(s, seat, space, color)
    s.score[seat] += group_points(covered, space)
    due = min(bonus_tiles(covered, space), size(int(s.supply)))
    s.bonus_due = due
    if due:
        s.phase = BONUS
    else:
        _end_turn(s)


@kernel
def _pay(s: Position, seat: int, number: int, color: int, jokers: int) -> None:
    """Take the price from the hand; all but the placed tile go to the tower (P6.1, P6.4)."""
    placed = 1 << LANE * color
    price = (number - jokers) * placed + (jokers << LANE * joker_now(s))
    s.hand[seat] -= price
    s.tower += price - placed


@kernel
def _close_spaces(s: Position, seat: int, space: int, color: int) -> None:
    """Close the space, and its star to the colors that it takes no more (P5.4, P12.3, P12.4).

    A star for one color closes to the colors that it does not hold, a star for many colors to those that it holds. On the
    coloured side it is one or the other from the start, on the grey side from its second tile on.
    """
    star = STAR << (space - space % POINTS_OF_STAR)
    if s.grey:
        is_single = popcount(int(s.tiles[seat, color]) & star) > 1
        closed = star if popcount(int(s.covered[seat]) & star) > 1 else 0
    else:
        is_single = space >= POINTS_OF_STAR
        closed = star
    for other in range(NUM_COLORS):
        is_held = int(s.tiles[seat, other]) & star != 0
        s.open_spaces[seat, other] &= ~((closed if is_held != is_single else 0) | 1 << space)


@kernel
def group_points(covered: int, space: int) -> int:
    """Count the group of neighbors around a covered space (P7.1)."""
    direction = space % POINTS_OF_STAR
    return int(GROUP_POINTS[covered >> (space - direction) & STAR, direction])


@kernel
def bonus_tiles(covered: int, space: int) -> int:
    """Count the tiles earned by covering a space: for all features of which it was the last one (P7.2, P7.3)."""
    first = int(FEATURE_SPACES[space, 0])
    second = int(FEATURE_SPACES[space, 1])
    earned = int(FEATURE_TILES[space, 0]) if covered & first == first else 0
    return earned + (int(FEATURE_TILES[space, 1]) if covered & second == second else 0)


@kernel
def take_bonus(s: Position, color: int) -> None:
    """Take one bonus tile from the supply (P7.4); the last one ends the turn (P7.5)."""
    tile = 1 << LANE * color
    s.supply -= tile
    s.hand[s.turn & 3] += tile
    s.bonus_due -= 1
    if s.bonus_due == 0:
        _end_turn(s)


# Passing


@kernel
def pass_round(s: Position) -> None:
    """Pass for the rest of the round (P9.1); with tiles in hand, discard first (P9.2)."""
    seat = int(s.turn) & 3
    s.passed |= 1 << seat
    if s.hand[seat]:
        s.phase = DISCARD
    else:
        _end_turn(s)


@kernel
def discardable(s: Position) -> int:
    """Return 1 in the lane of every color that may be discarded now (P9.4)."""
    hand = int(s.hand[s.turn & 3])
    before = running_totals(hand) << LANE & WORD
    stuck = (before + (HALF - CORNERS) * ONES) >> (LANE - 1) & ONES
    return nonempty(hand) & ~stuck & (WORD << LANE * int(s.discard_from))


@kernel
def may_stop(s: Position) -> bool:
    """Return whether the corners hold what is left (P9.5)."""
    return size(int(s.hand[s.turn & 3])) <= CORNERS


@kernel
def discard(s: Position, color: int) -> None:
    """Put one tile into the tower for a point (P9.3); with the last one the seat's round ends (P9.5)."""
    seat = int(s.turn) & 3
    tile = 1 << LANE * color
    s.hand[seat] -= tile
    s.tower += tile
    s.score[seat] = max(LOWEST_SCORE, int(s.score[seat]) - 1)
    s.discard_from = color
    if s.hand[seat] == 0:
        s.discard_from = 0
        _end_turn(s)


@kernel
def stop(s: Position) -> None:
    """Keep what is left in the corners (P9.5)."""
    seat = int(s.turn) & 3
    s.corners[seat] = s.hand[seat]
    s.hand[seat] = 0
    s.discard_from = 0
    _end_turn(s)


# The end of a turn, a round and the game


@kernel
def _end_turn(s: Position) -> None:
    """Go on to the next seat that has not passed (P5.1), first filling the supply if it has gaps and there are tiles (P8)."""
    passed = int(s.passed)
    players = int(s.players)
    if passed == (1 << players) - 1:
        _end_round(s)
        return
    seat = int(s.turn)
    seat = seat + 1 if seat + 1 < players else 0
    while passed >> seat & 1:
        seat = seat + 1 if seat + 1 < players else 0
    s.turn = seat
    s.phase = REFILL if supply_gap(s) > 0 and s.bag + s.tower > 0 else PLACE


@kernel
def _end_round(s: Position) -> None:
    """End the game after the sixth round (P11.1), or return the corners (P10.2) and ask for the next deal (P10.1).

    With nothing to draw there is no deal, and placing goes on with what was kept (P14.3).
    """
    s.turn = s.start
    if s.round_number == ROUNDS:
        for seat in range(s.players):
            _score_end(s, seat)
        s.phase = OVER
        return
    s.round_number += 1
    s.passed = 0
    for seat in range(s.players):
        s.hand[seat] += s.corners[seat]
        s.corners[seat] = 0
    s.phase = DEAL if s.bag + s.tower > 0 else PLACE


@kernel
def _score_end(s: Position, seat: int) -> None:
    """Add the points for stars and numbers, then subtract one for each tile in the corners (P11.2 to P11.4)."""
    score = int(s.score[seat]) + star_points(s, seat) + number_points(s, seat)
    s.score[seat] = max(LOWEST_SCORE, score - size(int(s.corners[seat])))


@kernel
def star_points(s: Position, seat: int) -> int:
    """Add up the points for full stars, of one color or of many (P11.2, P12.6)."""
    points = 0
    for star in range(NUM_STARS):
        spaces = STAR << POINTS_OF_STAR * star
        if int(s.covered[seat]) & spaces == spaces:
            earned = MIXED_STAR_POINTS
            for color in range(NUM_COLORS):
                if int(s.tiles[seat, color]) & spaces == spaces:
                    earned = int(STAR_POINTS[color])
            points += earned
    return points


@kernel
def number_points(s: Position, seat: int) -> int:
    """Add up the points for covering all spaces with a number, 1 to 4 (P11.3, P12.7)."""
    points = 0
    for number in range(1, MAX_NUMBER_WITH_POINTS + 1):
        spaces = int(WITH_NUMBER[s.grey, number])
        if int(s.covered[seat]) & spaces == spaces:
            points += NUMBER_POINTS * number
    return points


@kernel
def winners(s: Position) -> int:
    """Return the winning seats, as bits: those with most points (P11.5)."""
    best = 0
    mask = 0
    for seat in range(s.players):
        score = int(s.score[seat])
        if score > best:
            best = score
            mask = 0
        if score == best:
            mask |= 1 << seat
    return mask


# Entry points from Python: an array of positions is fast to pass, a single record is not. All act on the first position.


@kernel
def begin_first(states: Positions, players: int, start: int, grey: int, joker_order: NDArray[np.int8]) -> None:
    """Lay out a new game."""
    begin(states[0], players, start, grey, joker_order)


@kernel
def derive_first(states: Positions) -> None:
    """Compute the masks of a position built by hand."""
    derive(states[0])


@kernel
def deal_first(states: Positions, supply: int, factories: NDArray[np.int64]) -> None:
    """Apply a deal."""
    deal(states[0], supply, factories)


@kernel
def refill_first(states: Positions, supply: int) -> None:
    """Apply a refill."""
    refill(states[0], supply)


@kernel
def winners_first(states: Positions) -> int:
    """Return the winning seats, as bits."""
    return winners(states[0])


@kernel
def end_points_first(states: Positions, seat: int) -> tuple[int, int]:
    """Return the points that a seat's stars and numbers earn at the end."""
    return star_points(states[0], seat), number_points(states[0], seat)
