"""Features of a seat at the end of a round, whose weighted sum is the value of its board.

Every feature is a sum over small parts of the board: a star, a number, a pillar, a statue or a window. So weights are turned
into lookup tables, one value for each state of each part, and the planner never computes features.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sintra._jit import kernel, popcount
from sintra.pavilion import geometry
from sintra.pavilion.geometry import GROUP_POINTS, NUM_COLORS, NUM_STARS, NUMBER, POINTS_OF_STAR, STAR, WITH_NUMBER
from sintra.pavilion.kernel import MAX_NUMBER_WITH_POINTS, MIXED_STAR_POINTS, STAR_POINTS, Position, Positions, joker_now, lane

Vector = NDArray[np.float64]

HINGES = (4, 8, 12, 16)  # of the piecewise linear value of a star, by the tiles that it still costs
MAX_MISSING = 4  # a number that lacks more spaces than this has no feature
FEW = MAX_MISSING + 1
DEFAULT_POINTS = 16  # of a full star: its features are scaled by its points over this
SPACES_WITH_NUMBER = 12  # at most: the threes of the grey side

OPEN, MIXED = 0, NUM_COLORS + 1  # kinds of star: undecided, of one color (1 + color), or of many
KINDS = NUM_COLORS + 2

_TALL = ("pillar", "statue")  # with four spaces

FEATURES: tuple[str, ...] = (
    "score",
    "start",
    "kept",
    "kept_jokers",
    "kept_fitting",
    "full_stars",
    "full_numbers",
    "open_tiles",
    *(f"single_{count}" for count in range(1, POINTS_OF_STAR)),
    *(f"single_below_{cost}" for cost in HINGES),
    "single_reach",
    *(f"mixed_{count}" for count in range(1, POINTS_OF_STAR)),
    *(f"mixed_below_{cost}" for cost in HINGES),
    "mixed_reach",
    *(f"number_{number}_lacks_{missing}" for number in range(1, MAX_NUMBER_WITH_POINTS + 1) for missing in range(1, FEW)),
    *(f"{kind}_lacks_{missing}" for kind in _TALL for missing in range(4)),
    "window_lacks_0",
    "window_lacks_1",
)
NUM_FEATURES = len(FEATURES)
SCORE, START, KEPT, KEPT_JOKERS, KEPT_FITTING, FULL_STARS, FULL_NUMBERS, OPEN_TILES = range(8)


# Feature tables: by side, star and its kind; by number; by pillar, statue and window


def _star_features() -> NDArray[np.float64]:
    """Tabulate the features of every star: [side, star, kind, covered spaces, feature]."""
    table = np.zeros((2, NUM_STARS, KINDS, STAR + 1, NUM_FEATURES))
    for side in range(2):
        for star in range(NUM_STARS):
            numbers = NUMBER[side, star * POINTS_OF_STAR : (star + 1) * POINTS_OF_STAR].tolist()
            for covered in range(1, STAR + 1):
                for kind in range(KINDS):
                    _fill_star(table[side, star, kind, covered], numbers, covered, kind)
    return table


def _fill_star(out: Vector, numbers: list[int], covered: int, kind: int) -> None:
    if kind == OPEN:
        out[OPEN_TILES] = 1  # a star with two tiles is no longer open
        return
    points = MIXED_STAR_POINTS if kind == MIXED else int(STAR_POINTS[kind - 1])
    if covered == STAR:
        out[FULL_STARS] = points
        return
    worth = 1.0 if kind == MIXED else points / DEFAULT_POINTS
    first = FEATURES.index("mixed_1" if kind == MIXED else "single_1")
    free = [place for place in range(POINTS_OF_STAR) if not covered >> place & 1]
    cost = sum(numbers[place] for place in free)
    out[first + covered.bit_count() - 1] = 1
    for number, hinge in enumerate(HINGES, first + POINTS_OF_STAR - 1):
        out[number] = worth * max(0, hinge - cost)
    reach = sum(int(GROUP_POINTS[covered | 1 << place, place]) / numbers[place] for place in free)
    out[first + POINTS_OF_STAR - 1 + len(HINGES)] = reach


def _number_features() -> NDArray[np.float64]:
    """Tabulate the features of the numbers 1 to 4: [number - 1, missing spaces, feature]."""
    table = np.zeros((MAX_NUMBER_WITH_POINTS, SPACES_WITH_NUMBER + 1, NUM_FEATURES))
    for number in range(1, MAX_NUMBER_WITH_POINTS + 1):
        table[number - 1, 0, FULL_NUMBERS] = 4 * number
        for missing in range(1, FEW):
            table[number - 1, missing, FEATURES.index(f"number_{number}_lacks_{missing}")] = 1
    return table


def _place_features() -> NDArray[np.float64]:
    """Tabulate the features of pillars, statues and windows: [their number, missing spaces, feature]."""
    table = np.zeros((NUM_PLACES, 5, NUM_FEATURES))
    for number, place in enumerate(geometry.FEATURES):
        for missing in range(len(place.spaces)):
            table[number, missing, FEATURES.index(f"{place.kind}_lacks_{missing}")] = 1
    return table


def _places_at() -> NDArray[np.int8]:
    """Tabulate the pillars, statues and windows of every space, -1 for none."""
    table = np.full((geometry.NUM_SPACES, geometry.MAX_FEATURES), -1, np.int8)
    for space in range(geometry.NUM_SPACES):
        own = [number for number in range(NUM_PLACES) if int(PLACE_SPACES[number]) >> space & 1]
        table[space, : len(own)] = own
    return table


class Basis(NamedTuple):
    """The feature tables; passed to compiled code, because they are too large for constants."""

    stars: NDArray[np.float64]  # [side, star, kind, covered spaces, feature]
    numbers: NDArray[np.float64]  # [number - 1, missing spaces, feature]
    places: NDArray[np.float64]  # [pillar, statue or window, missing spaces, feature]


NUM_PLACES = len(geometry.FEATURES)
PLACE_SPACES = np.array([geometry.feature_spaces(place) for place in geometry.FEATURES], np.int64)
PLACES_AT = _places_at()
BASIS = Basis(_star_features(), _number_features(), _place_features())
# What a star of the coloured side is for: the center star for many colors, the others for their own
COLOURED_KIND = np.array([MIXED if color < 0 else 1 + color for color in geometry.STAR_COLOR.tolist()], np.int8)


# Reading a position


@kernel
def star_colors(s: Position, seat: int) -> int:
    """Return the colors that each star holds: a set of six colors at the place of the star's six spaces."""
    colors = 0
    for color in range(NUM_COLORS):
        spaces = int(s.tiles[seat, color])
        for star in range(NUM_STARS):
            if spaces >> POINTS_OF_STAR * star & STAR:
                colors |= 1 << (POINTS_OF_STAR * star + color)
    return colors


@kernel
def kind_of(grey: int, star: int, covered: int, colors: int) -> int:
    """Return the kind of a star, from its covered spaces and colors (P12.2 to P12.4)."""
    if not grey:
        return int(COLOURED_KIND[star])
    if popcount(covered) < 2:
        return OPEN
    if colors & (colors - 1):
        return MIXED
    return popcount(colors - 1) + 1


@kernel
def fitting(grey: int, covered: int, colors: int, color: int) -> float:
    """Return the progress of the best star that still takes a color, 0 to 1."""
    best = 0
    for star in range(NUM_STARS):
        own = covered >> POINTS_OF_STAR * star & STAR
        kind = kind_of(grey, star, own, colors >> POINTS_OF_STAR * star & STAR)
        if kind == 1 + color and own != STAR:
            best = max(best, popcount(own) + 1)
    return best / POINTS_OF_STAR


@kernel
def features(s: Position, seat: int, basis: Basis, out: Vector) -> None:
    """Write the features of a seat between two rounds, when kept tiles have returned to the hand."""
    grey = int(s.grey)
    covered = int(s.covered[seat])
    colors = star_colors(s, seat)
    hand = int(s.hand[seat])
    out[:] = 0
    for star in range(NUM_STARS):
        own = covered >> POINTS_OF_STAR * star & STAR
        kind = kind_of(grey, star, own, colors >> POINTS_OF_STAR * star & STAR)
        out += basis.stars[grey, star, kind, own]
    for number in range(1, MAX_NUMBER_WITH_POINTS + 1):
        out += basis.numbers[number - 1, popcount(int(WITH_NUMBER[grey, number]) & ~covered)]
    for place in range(NUM_PLACES):
        out += basis.places[place, popcount(int(PLACE_SPACES[place]) & ~covered)]
    out[SCORE] = int(s.score[seat])
    out[START] = int(int(s.start) == seat)
    for color in range(NUM_COLORS):
        held = lane(hand, color)
        out[KEPT] += held
        out[KEPT_FITTING] += held * fitting(grey, covered, colors, color)
        if color == joker_now(s):
            out[KEPT_JOKERS] = held


@kernel
def _features_first(states: Positions, seat: int, basis: Basis, out: Vector) -> None:
    features(states[0], seat, basis, out)


def features_first(states: Positions, seat: int, out: Vector) -> None:
    """Write the features of a seat of the first position."""
    _features_first(states, seat, BASIS, out)
