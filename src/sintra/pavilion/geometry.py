"""The board of Summer Pavilion as data (P2, P12.1): stars, spaces, printed numbers, features, and tables made of them.

A space is star * 6 + direction, 0 to 41, with stars and directions in the order given here; a set of spaces is an integer with
one bit for each. Both sides of the board have the same spaces and features: they differ in numbers and colors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

COLORS = ("purple", "green", "orange", "yellow", "blue", "red")  # their one fixed order
STARS = ("C", "UL", "UR", "R", "LR", "LL", "L")  # the center, then clockwise
DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")  # of a space's tip, clockwise

NUM_COLORS = 6
NUM_STARS = 7
POINTS_OF_STAR = 6  # spaces in the ring of one star
NUM_SPACES = NUM_STARS * POINTS_OF_STAR
STAR = (1 << POINTS_OF_STAR) - 1  # the spaces of the center star; shifted by 6 * star, those of another
BOARD = (1 << NUM_SPACES) - 1
MAX_NUMBER = 6
TILES_PER_COLOR = 22
COLOURED, GREY = 0, 1  # sides

STAR_COLORS = {"UL": "orange", "UR": "red", "R": "blue", "LR": "yellow", "LL": "green", "L": "purple"}  # coloured side

NUMBERS = (  # clockwise from N
    {
        "C": (1, 2, 3, 4, 5, 6),
        "UL": (6, 1, 2, 3, 4, 5),
        "UR": (5, 6, 1, 2, 3, 4),
        "R": (4, 5, 6, 1, 2, 3),
        "LR": (3, 4, 5, 6, 1, 2),
        "LL": (2, 3, 4, 5, 6, 1),
        "L": (1, 2, 3, 4, 5, 6),
    },
    {
        "C": (3, 3, 3, 3, 3, 3),
        "UL": (6, 3, 2, 1, 4, 5),
        "UR": (5, 6, 3, 2, 1, 4),
        "R": (4, 5, 6, 3, 2, 1),
        "LR": (1, 4, 5, 6, 3, 2),
        "LL": (2, 1, 4, 5, 6, 3),
        "L": (3, 2, 1, 4, 5, 6),
    },
)


class Feature(NamedTuple):
    """A pillar, statue or window, and the spaces around it (P2.4)."""

    name: str
    kind: str
    spaces: tuple[str, ...]  # each a star and a direction


BONUS_TILES = {"pillar": 1, "statue": 2, "window": 3}  # P7.2

FEATURES = (
    Feature("P_UL", "pillar", ("UL SE", "UL S", "C NW", "C N")),
    Feature("P_UR", "pillar", ("UR S", "UR SW", "C N", "C NE")),
    Feature("P_R", "pillar", ("R SW", "R NW", "C NE", "C SE")),
    Feature("P_LR", "pillar", ("LR NW", "LR N", "C SE", "C S")),
    Feature("P_LL", "pillar", ("LL N", "LL NE", "C S", "C SW")),
    Feature("P_L", "pillar", ("L NE", "L SE", "C SW", "C NW")),
    Feature("S_UL_UR", "statue", ("UL NE", "UL SE", "UR SW", "UR NW")),
    Feature("S_UR_R", "statue", ("UR SE", "UR S", "R NW", "R N")),
    Feature("S_R_LR", "statue", ("R S", "R SW", "LR N", "LR NE")),
    Feature("S_LR_LL", "statue", ("LR SW", "LR NW", "LL NE", "LL SE")),
    Feature("S_LL_L", "statue", ("LL NW", "LL N", "L SE", "L S")),
    Feature("S_L_UL", "statue", ("L N", "L NE", "UL S", "UL SW")),
    Feature("W_UL", "window", ("UL NW", "UL N")),
    Feature("W_UR", "window", ("UR N", "UR NE")),
    Feature("W_R", "window", ("R NE", "R SE")),
    Feature("W_LR", "window", ("LR SE", "LR S")),
    Feature("W_LL", "window", ("LL S", "LL SW")),
    Feature("W_L", "window", ("L SW", "L NW")),
)
MAX_FEATURES = 2  # that share one space
NEVER = 1 << NUM_SPACES  # a space that is never covered


def space_at(star: str, direction: str) -> int:
    """Return the number of a space."""
    return STARS.index(star) * POINTS_OF_STAR + DIRECTIONS.index(direction)


def feature_spaces(feature: Feature) -> int:
    """Return the spaces of a feature as a set."""
    return sum(1 << space_at(*space.split()) for space in feature.spaces)


# Tables for compiled code


def _star_color() -> NDArray[np.int8]:
    """Tabulate the color of each star on the coloured side, -1 for the center star."""
    return np.array([COLORS.index(STAR_COLORS[star]) if star in STAR_COLORS else -1 for star in STARS], np.int8)


def _numbers() -> NDArray[np.int8]:
    """Tabulate the number printed on each space of each side."""
    return np.array([[number for star in STARS for number in side[star]] for side in NUMBERS], np.int8)


def _with_number() -> NDArray[np.int64]:
    """Tabulate the spaces of each side that print a number."""
    table = np.zeros((2, MAX_NUMBER + 1), np.int64)
    for side in (COLOURED, GREY):
        for space in range(NUM_SPACES):
            table[side, NUMBER[side, space]] |= 1 << space
    return table


def _payable() -> NDArray[np.int64]:
    """Tabulate the spaces of each side that a number of tiles of the color and a number of jokers can pay for (P6.1).

    With j jokers and one to n tiles of the color the numbers j + 1 to j + n are paid for.
    """
    table = np.zeros((2, TILES_PER_COLOR + 1, MAX_NUMBER), np.int64)
    for side in (COLOURED, GREY):
        for held in range(TILES_PER_COLOR + 1):
            for jokers in range(MAX_NUMBER):
                for number in range(jokers + 1, min(jokers + held, MAX_NUMBER) + 1):
                    table[side, held, jokers] |= WITH_NUMBER[side, number]
    return table


def _first_open() -> NDArray[np.int64]:
    """Tabulate the spaces of each side's empty board that take a color (P5.3, P5.4, P12.2)."""
    table = np.full((2, NUM_COLORS), BOARD, np.int64)
    for star in range(1, NUM_STARS):
        for color in range(NUM_COLORS):
            if color != STAR_COLOR[star]:
                table[COLOURED, color] &= ~(STAR << POINTS_OF_STAR * star)
    return table


def _group_points() -> NDArray[np.int8]:
    """Tabulate P7.1: the size of the group around a space of a star, by the covered spaces of that star."""
    table = np.zeros((STAR + 1, POINTS_OF_STAR), np.int8)
    for covered in range(STAR + 1):
        for direction in range(POINTS_OF_STAR):
            group = {direction}
            for step in (1, -1):
                there = (direction + step) % POINTS_OF_STAR
                while covered >> there & 1 and there not in group:
                    group.add(there)
                    there = (there + step) % POINTS_OF_STAR
            table[covered, direction] = len(group)
    return table


def _features_at() -> tuple[NDArray[np.int64], NDArray[np.int8]]:
    """Tabulate for each space the features that it belongs to, as sets of spaces, and their bonus tiles (P7.2)."""
    sets = np.full((NUM_SPACES, MAX_FEATURES), NEVER, np.int64)
    tiles = np.zeros((NUM_SPACES, MAX_FEATURES), np.int8)
    for space in range(NUM_SPACES):
        own = [feature for feature in FEATURES if feature_spaces(feature) >> space & 1]
        for place, feature in enumerate(own):
            sets[space, place] = feature_spaces(feature)
            tiles[space, place] = BONUS_TILES[feature.kind]
    return sets, tiles


STAR_COLOR = _star_color()
NUMBER = _numbers()
WITH_NUMBER = _with_number()
PAYABLE = _payable()
FIRST_OPEN = _first_open()
GROUP_POINTS = _group_points()
FEATURE_SPACES, FEATURE_TILES = _features_at()
