"""The Summer Pavilion board for the naive twin: tables, pools of tiles, and what can be read off one star.

The tables are written out by hand from the rule text (rules 5.1, 5.2, 6). They must not be read from a data
file or taken from the engine: a slip there could then never be noticed by comparing the two.
"""

from collections.abc import Iterable, Mapping

Pool = dict[str, int]  # color -> count; always has all six colors
Star = list[str | None]  # the six spaces of a star, clockwise from N: a color or nothing

COLORS = ["purple", "green", "orange", "yellow", "blue", "red"]  # the one fixed order
LETTERS = {"purple": "P", "green": "G", "orange": "O", "yellow": "Y", "blue": "B", "red": "R"}
COLOR_OF = {letter: color for color, letter in LETTERS.items()}

JOKER_ORDERS = {
    "standard": ["purple", "green", "orange", "yellow", "blue", "red"],
    "reverse_side": ["orange", "red", "blue", "yellow", "green", "purple"],
}

FACTORIES = {2: 5, 3: 7, 4: 9}  # players -> factories
TILES_PER_COLOR = 22
TILES_PER_FACTORY = 4
SUPPLY_SPACES = 10
CORNER_SPACES = 4
ROUNDS = 6
START_SCORE = 5
MIN_SCORE = 1

STARS = ["C", "UL", "UR", "R", "LR", "LL", "L"]  # the center, then clockwise around it
TIPS = ["N", "NE", "SE", "S", "SW", "NW"]  # the six spaces of every star, clockwise

# Coloured side: the color of each outer star. The center star has none.
STAR_COLORS = {"UL": "orange", "UR": "red", "R": "blue", "LR": "yellow", "LL": "green", "L": "purple"}

# Grey side: the digit that names each outer star in a move.
STAR_DIGITS = {"UL": "1", "UR": "2", "R": "3", "LR": "4", "LL": "5", "L": "6"}

# Printed numbers of every star, clockwise from N.
NUMBERS = {
    "coloured": {
        "C": [1, 2, 3, 4, 5, 6],
        "UL": [6, 1, 2, 3, 4, 5],
        "UR": [5, 6, 1, 2, 3, 4],
        "R": [4, 5, 6, 1, 2, 3],
        "LR": [3, 4, 5, 6, 1, 2],
        "LL": [2, 3, 4, 5, 6, 1],
        "L": [1, 2, 3, 4, 5, 6],
    },
    "grey": {
        "C": [3, 3, 3, 3, 3, 3],
        "UL": [6, 3, 2, 1, 4, 5],
        "UR": [5, 6, 3, 2, 1, 4],
        "R": [4, 5, 6, 3, 2, 1],
        "LR": [1, 4, 5, 6, 3, 2],
        "LL": [2, 1, 4, 5, 6, 3],
        "L": [3, 2, 1, 4, 5, 6],
    },
}

# Features as (tiles won, spaces to cover). Both sides of the board have them in the same places.
FEATURES = [
    # pillars: between the center star and one outer star
    (1, [("UL", "SE"), ("UL", "S"), ("C", "NW"), ("C", "N")]),
    (1, [("UR", "S"), ("UR", "SW"), ("C", "N"), ("C", "NE")]),
    (1, [("R", "SW"), ("R", "NW"), ("C", "NE"), ("C", "SE")]),
    (1, [("LR", "NW"), ("LR", "N"), ("C", "SE"), ("C", "S")]),
    (1, [("LL", "N"), ("LL", "NE"), ("C", "S"), ("C", "SW")]),
    (1, [("L", "NE"), ("L", "SE"), ("C", "SW"), ("C", "NW")]),
    # statues: between two neighboring outer stars
    (2, [("UL", "NE"), ("UL", "SE"), ("UR", "SW"), ("UR", "NW")]),
    (2, [("UR", "SE"), ("UR", "S"), ("R", "NW"), ("R", "N")]),
    (2, [("R", "S"), ("R", "SW"), ("LR", "N"), ("LR", "NE")]),
    (2, [("LR", "SW"), ("LR", "NW"), ("LL", "NE"), ("LL", "SE")]),
    (2, [("LL", "NW"), ("LL", "N"), ("L", "SE"), ("L", "S")]),
    (2, [("L", "N"), ("L", "NE"), ("UL", "S"), ("UL", "SW")]),
    # windows: at the outer rim of one star
    (3, [("UL", "NW"), ("UL", "N")]),
    (3, [("UR", "N"), ("UR", "NE")]),
    (3, [("R", "NE"), ("R", "SE")]),
    (3, [("LR", "SE"), ("LR", "S")]),
    (3, [("LL", "S"), ("LL", "SW")]),
    (3, [("L", "SW"), ("L", "NW")]),
]

# Points at the end for a complete star of one color, for one of six colors, and for all spaces of a number.
STAR_BONUS = {"red": 14, "blue": 15, "yellow": 16, "orange": 17, "green": 18, "purple": 20}
MIXED_STAR_BONUS = 12
NUMBER_BONUS = {1: 4, 2: 8, 3: 12, 4: 16}


def pool_of(tiles: Mapping[str, int]) -> Pool:
    """Return a pool that has a count for every color."""
    return {color: tiles.get(color, 0) for color in COLORS}


def count(tiles: Iterable[str]) -> Pool:
    """Count a list of tiles by color."""
    pool = pool_of({})
    for color in tiles:
        pool[color] += 1
    return pool


def size(pool: Pool) -> int:
    """Return how many tiles a pool holds."""
    return sum(pool.values())


def pour(source: Pool, target: Pool) -> None:
    """Move every tile of one pool into another."""
    for color in COLORS:
        target[color] += source[color]
        source[color] = 0


def shown(pool: Pool) -> dict[str, int]:
    """Return a pool as snapshots show it: in color order, without zeros."""
    return {color: pool[color] for color in COLORS if pool[color]}


def payments(hand: Pool, color: str, cost: int, joker: str) -> list[int]:
    """Return every number of jokers that may be part of the payment (rules 5.6, step 2).

    At least one tile has the placed color; a placed joker is paid in its own color alone.
    """
    if color == joker:
        return [0] if hand[color] >= cost else []
    return [cost - natural for natural in range(1, cost + 1) if hand[color] >= natural and hand[joker] >= cost - natural]


def star_colors(side: str, star: str, spaces: Star) -> list[str]:
    """Return the colors that may come next onto a star (rules 5.6, step 1, and 6)."""
    if side == "coloured" and star != "C":
        return [STAR_COLORS[star]]
    tiles = [color for color in spaces if color is not None]
    if side == "grey" and len(tiles) < 2:
        return COLORS
    if side == "grey" and tiles[0] == tiles[1]:
        return [tiles[0]]
    return [color for color in COLORS if color not in tiles]


def group(spaces: Star, space: int) -> int:
    """Return how many covered spaces hang together with this one in the star's ring (rules 5.6, step 4)."""
    reached = [space]
    for here in reached:
        for neighbor in ((here + 1) % 6, (here - 1) % 6):
            if spaces[neighbor] is not None and neighbor not in reached:
                reached.append(neighbor)
    return len(reached)


def bonus_tiles(board: Mapping[str, Star], star: str, space: int) -> int:
    """Return the tiles won by the features that the tile just placed here completes (rules 5.6, step 5)."""
    return sum(
        tiles
        for tiles, spaces in FEATURES
        if (star, TIPS[space]) in spaces and all(board[where][TIPS.index(tip)] is not None for where, tip in spaces)
    )


def star_points(spaces: Star) -> int:
    """Return the final bonus of a complete star: by its color, or that of a mixed star (rules 5.8, 6)."""
    first = spaces[0]
    if first is None or None in spaces:
        return 0
    return STAR_BONUS[first] if spaces == [first] * 6 else MIXED_STAR_BONUS


def number_points(board: Mapping[str, Star], side: str, number: int) -> int:
    """Return the final bonus if all spaces printing this number are covered, center included (rules 5.8)."""
    for star in STARS:
        for space in range(6):
            if NUMBERS[side][star][space] == number and board[star][space] is None:
                return 0
    return NUMBER_BONUS[number]
