"""Plans one seat's placements to the end of a round: a beam search over its own board, hand and the supply as it lies.

What other seats do matters to a seat's placing only through the supply, so a plan is a search of one: the sequence of
placements, payments and bonus tiles after which points and board (see `weights`) are worth most. The tiles that will refill the
supply are not known and not guessed.

A board is two words here: the covered spaces, and the colors that each star holds (see `features.star_colors`).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra._jit import kernel, lowest_bit, popcount
from sintra.bots.clock import NODES, is_out_of_time
from sintra.bots.pavilion.evaluation.features import (
    COLOURED_KIND,
    MIXED,
    NUM_PLACES,
    OPEN,
    PLACE_SPACES,
    PLACES_AT,
    kind_of,
)
from sintra.bots.pavilion.evaluation.tables import JOKER_PROMISE, KEPT_FITTING, KEPT_JOKER, KEPT_TILE, TILE_PROMISE, Tables
from sintra.pavilion.geometry import (
    BOARD,
    MAX_NUMBER,
    NUM_COLORS,
    NUM_STARS,
    NUMBER,
    POINTS_OF_STAR,
    STAR,
    TILES_PER_COLOR,
    WITH_NUMBER,
)
from sintra.pavilion.kernel import (
    CORNERS,
    LANE,
    MAX_NUMBER_WITH_POINTS,
    bonus_tiles,
    group_points,
    lane,
    size,
)

Words = NDArray[np.int64]
Values = NDArray[np.float64]

MOST_WIDTH = 256
COVERED, COLORS, HAND, SUPPLY = range(4)  # the words of a planned position
GAIN, KEY = range(2)  # its values: points and board so far; the same and what its hand promises
NUM_WORDS, NUM_VALUES = 4, 2
FIRST, COUNT, WIDTH, WORST = range(4)  # the words of the row that describes the level being filled; KEY: of the worst
NEW, LEVEL = 2 * MOST_WIDTH, 2 * MOST_WIDTH + 1  # rows behind the two levels: the position offered, and that description
FAR = 1e9
LATER_BONUS = 0.02  # a bonus tile taken later may no longer lie there
MOST_PLACEMENTS = 42


def _cheap_spaces() -> NDArray[np.int64]:
    """Tabulate the spaces of each side that so many tiles pay for."""
    table = np.zeros((2, 2 * TILES_PER_COLOR + 1), np.int64)
    for side in range(2):
        for tiles in range(1, 2 * TILES_PER_COLOR + 1):
            table[side, tiles] = sum(int(WITH_NUMBER[side, number]) for number in range(1, min(tiles, MAX_NUMBER) + 1))
    return table


CHEAP_SPACES = _cheap_spaces()
OWN_STAR = np.array([STAR << POINTS_OF_STAR * COLOURED_KIND.tolist().index(1 + color) for color in range(NUM_COLORS)], np.int64)


class PlanningDesk(NamedTuple):
    """What a planner works with: the worth of boards, its memory, and the clock."""

    tables: Tables
    words: NDArray[np.int64]  # [position, word]: two levels of the beam, and two rows besides
    values: NDArray[np.float64]  # [position, value]
    control: NDArray[np.int64]  # see `clock`


class Round(NamedTuple):
    """What is the same for all plans of a round."""

    grey: int
    joker: int
    next_joker: int  # -1 in the last round


def desk(tables: Tables, control: NDArray[np.int64]) -> PlanningDesk:
    """Make a planner's desk."""
    return PlanningDesk(
        tables, np.zeros((2 * MOST_WIDTH + 2, NUM_WORDS), np.int64), np.zeros((2 * MOST_WIDTH + 2, NUM_VALUES)), control
    )


# What a board is worth


@kernel
def board_value(tables: Tables, grey: int, covered: int, colors: int) -> float:
    """Add up what the parts of a board are worth."""
    value = 0.0
    for star in range(NUM_STARS):
        own = covered >> POINTS_OF_STAR * star & STAR
        value += tables.stars[star, kind_of(grey, star, own, colors >> POINTS_OF_STAR * star & STAR), own]
    for number in range(1, MAX_NUMBER_WITH_POINTS + 1):
        value += tables.numbers[number - 1, popcount(int(WITH_NUMBER[grey, number]) & ~covered)]
    for place in range(NUM_PLACES):
        value += tables.places[place, popcount(int(PLACE_SPACES[place]) & ~covered)]
    return value


@kernel
def placement_gain(tables: Tables, grey: int, covered: int, colors: int, space: int, color: int) -> float:
    """Give the points of a placement and what the board is worth more after it."""
    after = covered | 1 << space
    star = space // POINTS_OF_STAR
    shift = star * POINTS_OF_STAR
    own, held = covered >> shift & STAR, colors >> shift & STAR
    now, then = kind_of(grey, star, own, held), kind_of(grey, star, after >> shift & STAR, held | 1 << color)
    gain = group_points(after, space) + tables.stars[star, then, after >> shift & STAR] - tables.stars[star, now, own]
    number = int(NUMBER[grey, space])
    if number <= MAX_NUMBER_WITH_POINTS:
        missing = popcount(int(WITH_NUMBER[grey, number]) & ~covered)
        gain += tables.numbers[number - 1, missing - 1] - tables.numbers[number - 1, missing]
    for which in range(2):
        place = int(PLACES_AT[space, which])
        if place >= 0:
            missing = popcount(int(PLACE_SPACES[place]) & ~covered)
            gain += tables.places[place, missing - 1] - tables.places[place, missing]
    return float(gain)


@kernel
def kept_value(tables: Tables, around: Round, covered: int, colors: int, color: int) -> float:
    """Give the worth of keeping one tile of a color."""
    best = 0
    if around.grey:
        for star in range(NUM_STARS):
            own = covered >> POINTS_OF_STAR * star & STAR
            if own != STAR and kind_of(1, star, own, colors >> POINTS_OF_STAR * star & STAR) == 1 + color:
                best = max(best, popcount(own) + 1)
    else:
        own = covered & int(OWN_STAR[color])
        best = 0 if own == int(OWN_STAR[color]) else popcount(own) + 1
    worth = tables.hand[KEPT_TILE] + tables.hand[KEPT_FITTING] * best / POINTS_OF_STAR
    return float(worth + tables.hand[KEPT_JOKER] if color == around.next_joker else worth)


@kernel
def best_kept(tables: Tables, around: Round, covered: int, colors: int, hand: int, room: int = CORNERS) -> tuple[float, int]:
    """Choose the tiles to keep when passing: their worth less a point for each tile discarded, and the tiles."""
    kept = 0
    value = -1.0 * size(hand)
    left = hand
    while room and left:
        best, worth = 0, -1000.0
        for color in range(NUM_COLORS):
            if lane(left, color):
                own = kept_value(tables, around, covered, colors, color)
                if own > worth:
                    best, worth = color, own
        if worth <= -1.0:
            break
        count = min(room, lane(left, best))
        kept += count << LANE * best
        left -= lane(left, best) << LANE * best
        room -= count
        value += count * (worth + 1.0)
    return value, kept


# Moves of the planner


@kernel
def open_spaces(grey: int, covered: int, colors: int, color: int) -> int:
    """Give the empty spaces that take a color (P5.3, P5.4, P12.2 to P12.4)."""
    free = BOARD & ~covered
    if not grey:
        return free & (int(OWN_STAR[color]) | (0 if colors >> color & 1 else STAR))
    spaces = 0
    for star in range(NUM_STARS):
        shift = star * POINTS_OF_STAR
        held = colors >> shift & STAR
        kind = kind_of(1, star, covered >> shift & STAR, held)
        if kind in (OPEN, 1 + color) or (kind == MIXED and not held >> color & 1):
            spaces |= STAR << shift
    return free & spaces


@kernel
def promise(tables: Tables, hand: int, joker: int) -> float:
    """Guess what the tiles of a hand will still bring this round."""
    return float(tables.hand[TILE_PROMISE] * size(hand) + tables.hand[JOKER_PROMISE] * lane(hand, joker))


@kernel
def bonus_choice(supply: int, due: int, color: int, joker: int) -> int:
    """Take bonus tiles of one color first, then jokers, then what most lies there."""
    left = supply
    count = min(due, lane(left, color))
    taken = count << LANE * color
    left -= taken
    due -= count
    count = min(due, lane(left, joker))
    taken += count << LANE * joker
    left -= count << LANE * joker
    due -= count
    while due:
        most = 0
        for other in range(1, NUM_COLORS):
            if lane(left, other) > lane(left, most):
                most = other
        count = min(due, lane(left, most))
        taken += count << LANE * most
        left -= count << LANE * most
        due -= count
    return taken


# The beam


@kernel
def _begin_level(desk: PlanningDesk, first: int, width: int) -> None:
    """Begin to fill a level of the beam."""
    level = desk.words[LEVEL]
    level[FIRST], level[COUNT], level[WIDTH], level[WORST] = first, 0, width, first
    desk.values[LEVEL, KEY] = -FAR


@kernel
def _offer(desk: PlanningDesk) -> None:
    """Put the position `NEW` into the level of the beam if it is good enough and not there already."""
    words, values = desk.words, desk.values
    key = values[NEW, KEY]
    if key <= values[LEVEL, KEY]:
        return
    level = words[LEVEL]
    first, count = int(level[FIRST]), int(level[COUNT])
    for place in range(first, first + count):
        if (
            words[place, COVERED] == words[NEW, COVERED]
            and words[place, HAND] == words[NEW, HAND]
            and words[place, COLORS] == words[NEW, COLORS]
            and words[place, SUPPLY] == words[NEW, SUPPLY]
        ):
            if key > values[place, KEY]:
                values[place] = values[NEW]
                _find_worst(desk)
            return
    place = int(level[WORST])
    if count < level[WIDTH]:
        place = first + count
        level[COUNT] = count + 1
    words[place] = words[NEW]
    values[place] = values[NEW]
    _find_worst(desk)


@kernel
def _find_worst(desk: PlanningDesk) -> None:
    """Find the position of a full level that the next better one replaces."""
    words, values = desk.words, desk.values
    level = words[LEVEL]
    first = int(level[FIRST])
    if level[COUNT] < level[WIDTH]:
        return
    worst = first
    for place in range(first + 1, first + int(level[COUNT])):
        if values[place, KEY] < values[worst, KEY]:
            worst = place
    level[WORST] = worst
    values[LEVEL, KEY] = values[worst, KEY]


@kernel
def _offer_bonus(desk: PlanningDesk, joker: int, due: int) -> None:
    """Offer the position `NEW` with every way to take its bonus tiles."""
    words, values = desk.words, desk.values
    hand, supply, key = int(words[NEW, HAND]), int(words[NEW, SUPPLY]), values[NEW, KEY]
    due = min(due, size(supply))
    if due == 0:
        _offer(desk)
        return
    for color in range(NUM_COLORS):
        if lane(supply, color):
            taken = bonus_choice(supply, due, color, joker)
            words[NEW, HAND] = hand + taken
            words[NEW, SUPPLY] = supply - taken
            values[NEW, KEY] = key + promise(desk.tables, taken, joker)
            _offer(desk)


@kernel
def _offer_placement(desk: PlanningDesk, around: Round, place: int, space: int, color: int, gain: float) -> None:
    """Offer a placement from one position of the beam, paid with few jokers.

    More jokers are tried if that leaves a tile of the color for another space, and for tiles of the next joker, which are
    worth keeping, as many as can be.
    """
    words, values = desk.words, desk.values
    hand = int(words[place, HAND])
    number = int(NUMBER[around.grey, space])
    held, jokers = lane(hand, color), 0 if color == around.joker else lane(hand, around.joker)
    fewest, most = max(0, number - held), min(number - 1, jokers)
    covered = int(words[place, COVERED]) | 1 << space
    due = bonus_tiles(covered, space)
    used = fewest
    while True:
        left = hand - ((number - used) << LANE * color) - (used << LANE * around.joker)
        words[NEW, COVERED] = covered
        words[NEW, COLORS] = int(words[place, COLORS]) | 1 << (space - space % POINTS_OF_STAR + color)
        words[NEW, HAND] = left
        words[NEW, SUPPLY] = words[place, SUPPLY]
        values[NEW, GAIN] = gain - values[LEVEL, GAIN] * due
        values[NEW, KEY] = values[NEW, GAIN] + promise(desk.tables, left, around.joker)
        _offer_bonus(desk, around.joker, due)
        if used < most and lane(left, color) == 0:
            used += 1
        elif used < most and color == around.next_joker:
            used = most
        else:
            break


@kernel
def _expand(desk: PlanningDesk, around: Round, place: int) -> None:
    """Offer every placement from one position of the beam to the next level."""
    words = desk.words
    covered, colors, hand = int(words[place, COVERED]), int(words[place, COLORS]), int(words[place, HAND])
    for color in range(NUM_COLORS):
        held = lane(hand, color)
        if held == 0:
            continue
        jokers = 0 if color == around.joker else lane(hand, around.joker)
        spaces = open_spaces(around.grey, covered, colors, color) & int(CHEAP_SPACES[around.grey, held + jokers])
        while spaces:
            space = lowest_bit(spaces)
            spaces &= spaces - 1
            gain = placement_gain(desk.tables, around.grey, covered, colors, space, color)
            _offer_placement(desk, around, place, space, color, desk.values[place, GAIN] + gain)


@kernel
def plan(desk: PlanningDesk, around: Round, start: tuple[int, int, int, int], width: int) -> float:
    """Give what the rest of the round is worth to a seat: points to come and the board at its end."""
    tables, words, values, control = desk.tables, desk.words, desk.values, desk.control
    words[0, COVERED], words[0, COLORS], words[0, HAND], words[0, SUPPLY] = start
    values[0, GAIN] = board_value(tables, around.grey, start[0], start[1])
    here, there, count = 0, MOST_WIDTH, 1
    best = -FAR
    for depth in range(1, MOST_PLACEMENTS + 1):
        _begin_level(desk, there, width)
        values[LEVEL, GAIN] = LATER_BONUS * depth
        for place in range(here, here + count):
            control[NODES] += 1
            covered, colors, hand = int(words[place, COVERED]), int(words[place, COLORS]), int(words[place, HAND])
            kept, _ = best_kept(tables, around, covered, colors, hand)
            best = max(best, values[place, GAIN] + kept)
            if hand:
                _expand(desk, around, place)
            if is_out_of_time(control):
                return float(best)
        here, there, count = there, here, int(words[LEVEL, COUNT])
        if count == 0:
            break
    return float(best)
