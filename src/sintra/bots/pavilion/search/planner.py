"""Plans one seat's placements to the end of a round: a beam search over its own board and hand and the current supply.

Other seats affect a seat's placements only through the supply, so a plan is a single-agent search for the sequence of
placements, payments and bonus tiles that maximizes points and board value (see `tables`). Refills of the supply are ignored.

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

MAX_WIDTH = 256
COVERED, COLORS, HAND, SUPPLY = range(4)  # the words of a position in the beam
GAIN, KEY = range(2)  # its values: points and board so far; that plus the estimate of its hand, the beam's sort key
NUM_WORDS, NUM_VALUES = 4, 2
FIRST, COUNT, WIDTH, WORST = range(4)  # the header of the level being filled
NEW, LEVEL = 2 * MAX_WIDTH, 2 * MAX_WIDTH + 1  # rows after the two levels: the candidate position, and the header
INFINITY = 1e9
LATER_BONUS = 0.02  # discount per placement on bonus tiles, which may be gone later
MAX_PLACEMENTS = 42


def _cheap_spaces() -> NDArray[np.int64]:
    """Tabulate the spaces of each side that a number of tiles pays for."""
    table = np.zeros((2, 2 * TILES_PER_COLOR + 1), np.int64)
    for side in range(2):
        for tiles in range(1, 2 * TILES_PER_COLOR + 1):
            table[side, tiles] = sum(int(WITH_NUMBER[side, number]) for number in range(1, min(tiles, MAX_NUMBER) + 1))
    return table


CHEAP_SPACES = _cheap_spaces()
OWN_STAR = np.array([STAR << POINTS_OF_STAR * COLOURED_KIND.tolist().index(1 + color) for color in range(NUM_COLORS)], np.int64)


class Workspace(NamedTuple):
    """What a planner works with: the value tables, its buffers, and the clock."""

    tables: Tables
    words: NDArray[np.int64]  # [position, word]: two levels of the beam, and two extra rows
    values: NDArray[np.float64]  # [position, value]
    control: NDArray[np.int64]  # see `clock`


class Round(NamedTuple):
    """What all plans of a round share."""

    grey: int
    joker: int
    next_joker: int  # -1 in the last round


def workspace(tables: Tables, control: NDArray[np.int64]) -> Workspace:
    """Allocate a planner's workspace."""
    return Workspace(
        tables, np.zeros((2 * MAX_WIDTH + 2, NUM_WORDS), np.int64), np.zeros((2 * MAX_WIDTH + 2, NUM_VALUES)), control
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
    """Return the points of a placement plus the gain in board value."""
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
    """Return the worth of keeping one tile of a color."""
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
    """Choose the tiles to keep when passing; return their value less a point per discarded tile, and the tiles."""
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
    """Return the empty spaces that take a color (P5.3, P5.4, P12.2 to P12.4)."""
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
    """Estimate what the tiles of a hand will still score this round."""
    return float(tables.hand[TILE_PROMISE] * size(hand) + tables.hand[JOKER_PROMISE] * lane(hand, joker))


@kernel
def bonus_choice(supply: int, due: int, color: int, joker: int) -> int:
    """Take bonus tiles of one color first, then jokers, then the most frequent colors."""
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
def _begin_level(workspace: Workspace, first: int, width: int) -> None:
    """Start an empty level of the beam."""
    level = workspace.words[LEVEL]
    level[FIRST], level[COUNT], level[WIDTH], level[WORST] = first, 0, width, first
    workspace.values[LEVEL, KEY] = -INFINITY


@kernel
def _offer(workspace: Workspace) -> None:
    """Insert the candidate `NEW` into the level if it is good enough and not a duplicate."""
    words, values = workspace.words, workspace.values
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
                _find_worst(workspace)
            return
    place = int(level[WORST])
    if count < level[WIDTH]:
        place = first + count
        level[COUNT] = count + 1
    words[place] = words[NEW]
    values[place] = values[NEW]
    _find_worst(workspace)


@kernel
def _find_worst(workspace: Workspace) -> None:
    """Find the worst position of a full level, which the next better candidate replaces."""
    words, values = workspace.words, workspace.values
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
def _offer_bonus(workspace: Workspace, joker: int, due: int) -> None:
    """Offer the candidate `NEW` with every choice of bonus tiles."""
    words, values = workspace.words, workspace.values
    hand, supply, key = int(words[NEW, HAND]), int(words[NEW, SUPPLY]), values[NEW, KEY]
    due = min(due, size(supply))
    if due == 0:
        _offer(workspace)
        return
    for color in range(NUM_COLORS):
        if lane(supply, color):
            taken = bonus_choice(supply, due, color, joker)
            words[NEW, HAND] = hand + taken
            words[NEW, SUPPLY] = supply - taken
            values[NEW, KEY] = key + promise(workspace.tables, taken, joker)
            _offer(workspace)


@kernel
def _offer_placement(workspace: Workspace, around: Round, place: int, space: int, color: int, gain: float) -> None:
    """Offer a placement from one position of the beam, paid with as few jokers as possible.

    More jokers are tried if that leaves a tile of the color for another space, and as many as possible for tiles of the next
    joker color, which are worth keeping.
    """
    words, values = workspace.words, workspace.values
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
        values[NEW, KEY] = values[NEW, GAIN] + promise(workspace.tables, left, around.joker)
        _offer_bonus(workspace, around.joker, due)
        if used < most and lane(left, color) == 0:
            used += 1
        elif used < most and color == around.next_joker:
            used = most
        else:
            break


@kernel
def _expand(workspace: Workspace, around: Round, place: int) -> None:
    """Offer every placement from one position of the beam to the next level."""
    words = workspace.words
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
            gain = placement_gain(workspace.tables, around.grey, covered, colors, space, color)
            _offer_placement(workspace, around, place, space, color, workspace.values[place, GAIN] + gain)


@kernel
def plan(workspace: Workspace, around: Round, start: tuple[int, int, int, int], width: int) -> float:
    """Return the value of the rest of the round for a seat: points to come and the board at its end."""
    tables, words, values, control = workspace.tables, workspace.words, workspace.values, workspace.control
    words[0, COVERED], words[0, COLORS], words[0, HAND], words[0, SUPPLY] = start
    values[0, GAIN] = board_value(tables, around.grey, start[0], start[1])
    here, there, count = 0, MAX_WIDTH, 1
    best = -INFINITY
    for depth in range(1, MAX_PLACEMENTS + 1):
        _begin_level(workspace, there, width)
        values[LEVEL, GAIN] = LATER_BONUS * depth
        for place in range(here, here + count):
            control[NODES] += 1
            covered, colors, hand = int(words[place, COVERED]), int(words[place, COLORS]), int(words[place, HAND])
            kept, _ = best_kept(tables, around, covered, colors, hand)
            best = max(best, values[place, GAIN] + kept)
            if hand:
                _expand(workspace, around, place)
            if is_out_of_time(control):
                return float(best)
        here, there, count = there, here, int(words[LEVEL, COUNT])
        if count == 0:
            break
    return float(best)
