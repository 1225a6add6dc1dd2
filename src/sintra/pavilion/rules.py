"""The readable rules of Summer Pavilion: each clause of docs/rules/pavilion.md once, as a plain function.

Validation, refusals, narration, speech, reasons and the outlook use it. The kernel has the same rules compiled, and
`tests/test_rules_contract.py` compares the two. Nothing here changes a position.

Stars are counted from 0 in the order of the board, places of a star from 0 clockwise from the top, and a space is both in one
number, as in `geometry`; `side` is the name of a side of the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from sintra.pavilion.geometry import (
    BONUS_TILES,
    COLORS,
    FEATURES,
    MAX_NUMBER,
    NUMBERS,
    POINTS_OF_STAR,
    STAR_COLORS,
    STARS,
    Feature,
    feature_spaces,
    space_at,
)
from sintra.pavilion.kernel import (
    CORNERS,
    LOWEST_SCORE,
    MAX_NUMBER_WITH_POINTS,
    MIXED_STAR_POINTS,
    NUMBER_POINTS,
    ROUNDS,
    STAR_POINTS,
)
from sintra.pavilion.move import STAR_NAMES, space_of
from sintra.pavilion.options import SIDES
from sintra.pavilion.setup import SeatSetup, Setup, Star
from sintra.pavilion.tiles import INDEX, Pool, size

Board = Sequence[Star]
Space = tuple[str, int]  # the name of a star, and the number of a space as moves give it
PRINTED_SIDE = SIDES[0]  # the side that prints the colors of its stars
SCORING_NUMBERS = range(1, MAX_NUMBER_WITH_POINTS + 1)  # P11.3
DECIDING = 2  # tiles that make a star of the grey side one of a color or of many (P12.3, P12.4)
AROUND = tuple((feature, feature_spaces(feature)) for feature in FEATURES)  # each feature with its set of spaces


# The board


def star_names(side: str) -> tuple[str, ...]:
    """Return the names that moves have for the stars of a side."""
    return STAR_NAMES[SIDES.index(side)]


def printed(side: str, star: int) -> tuple[int, ...]:
    """Return the numbers printed on a star, clockwise from the top (P2, P12.1)."""
    return NUMBERS[SIDES.index(side)][STARS[star]]


@cache
def price(side: str, space: int) -> int:
    """Return the number printed on a space, which is its price (P6.1)."""
    star, place = divmod(space, POINTS_OF_STAR)
    return printed(side, star)[place]


def name_of(side: str, space: int) -> Space:
    """Return the name of a space: its star and number as moves give them; those of the center star are counted."""
    star, place = divmod(space, POINTS_OF_STAR)
    number = printed(side, star)[place] if star else place + 1
    return star_names(side)[star], number


def beside(space: int) -> tuple[int, int]:
    """Return the two spaces that touch a space on its star: counterclockwise, then clockwise (P2.3)."""
    star, place = divmod(space, POINTS_OF_STAR)
    first = star * POINTS_OF_STAR
    return first + (place - 1) % POINTS_OF_STAR, first + (place + 1) % POINTS_OF_STAR


def ring(side: str) -> tuple[int, ...]:
    """Return the numbers of an outer star clockwise, the highest last: the same for all of them (P2, P12.1)."""
    numbers = printed(side, 1)
    after = numbers.index(MAX_NUMBER) + 1
    return numbers[after:] + numbers[:after]


def spaces_around(feature: Feature) -> list[int]:
    """Return the spaces around a feature (P2.4)."""
    return [space_at(*space.split()) for space in feature.spaces]


def stars_around(side: str, feature: Feature) -> tuple[str, ...]:
    """Return the names of the stars whose spaces surround a feature (P2.4)."""
    return tuple(dict.fromkeys(name_of(side, space)[0] for space in spaces_around(feature)))


def features_at(space: int) -> list[Feature]:
    """Return the features that a space belongs to (P2.4)."""
    return [feature for feature, spaces in AROUND if spaces >> space & 1]


def covered_spaces(board: Board) -> int:
    """Return the covered spaces of a board as a set."""
    return sum(1 << space for space, tile in enumerate(tile for star in board for tile in star) if tile)


# Acquiring


def nameable(pool: Pool, joker: str) -> list[str]:
    """Return the colors that may be named at a source: the joker only if it lies alone (P4.3, P4.4)."""
    return [color for color in pool if color != joker] or list(pool)


def taken(pool: Pool, color: str, joker: str) -> dict[str, int]:
    """Return what a draft takes: all tiles of its color and one joker, or one joker alone (P4.3, P4.4)."""
    own = {} if color == joker else {color: pool[color]}
    return own | ({joker: 1} if pool.get(joker) else {})


def loss(score: int, points: int) -> int:
    """Return what a score actually loses: it never drops below the minimum (P4.7, P9.3, P11.4)."""
    return min(points, score - LOWEST_SCORE)


# Placing


def star_color(side: str, star: int) -> str | None:
    """Return the printed color of a star; None for the center star and on the grey side (P5.3, P12.2)."""
    return STAR_COLORS.get(STARS[star]) if side == PRINTED_SIDE else None


def is_many_colored(side: str, tiles: Sequence[str]) -> bool | None:
    """Return whether a star without a color of its own takes each color once; None while undecided (P5.4, P12.3, P12.4)."""
    if side == PRINTED_SIDE:
        return True
    return None if len(tiles) < DECIDING else len(set(tiles)) > 1


def open_colors(side: str, star: int, spaces: Star) -> list[str]:
    """Return the colors that a star takes now (P5.3, P5.4, P12.2 to P12.4)."""
    if color := star_color(side, star):
        return [color]
    tiles = [tile for tile in spaces if tile]
    is_many = is_many_colored(side, tiles)
    return list(COLORS) if is_many is None else [color for color in COLORS if (color in tiles) != is_many]


def payments(hand: Pool, joker: str, color: str, cost: int) -> range:
    """Return the possible numbers of jokers in a payment, of which at least one tile has the color (P6.1 to P6.3)."""
    jokers = 0 if color == joker else hand.get(joker, 0)
    return range(max(0, cost - hand.get(color, 0)), min(cost - 1, jokers) + 1)


def is_affordable(setup: Setup, seat: int, space: int) -> bool:
    """Return whether a seat can cover a space with its hand (P5.2, P6.1 to P6.3)."""
    star, place = divmod(space, POINTS_OF_STAR)
    own, side = setup.seats[seat], setup.options.side
    if own.board[star][place]:
        return False
    colors = open_colors(side, star, own.board[star])
    return any(payments(own.hand, setup.joker, color, price(side, space)) for color in colors)


def affordable(setup: Setup, seat: int) -> tuple[Space, ...]:
    """Return the spaces that a seat can cover with its hand (P6.1 to P6.3)."""
    named = ((name, number) for name in star_names(setup.options.side) for number in range(1, MAX_NUMBER + 1))
    return tuple(space for space in named if is_affordable(setup, seat, space_of(*space)))


def group_points(spaces: Star, place: int) -> int:
    """Count the group of neighbors around a place of a star that is taken to be covered (P7.1)."""
    group = {place}
    for step in (1, -1):
        there = (place + step) % POINTS_OF_STAR
        while spaces[there] and there not in group:
            group.add(there)
            there = (there + step) % POINTS_OF_STAR
    return len(group)


def covered_around(board: Board) -> dict[str, int]:
    """Count the covered spaces around each pillar, statue and window that has any (P2.4)."""
    covered = covered_spaces(board)
    return {feature.name: (spaces & covered).bit_count() for feature, spaces in AROUND if spaces & covered}


def is_complete(board: Board, feature: Feature) -> bool:
    """Return whether all spaces around a feature are covered."""
    spaces = feature_spaces(feature)
    return covered_spaces(board) & spaces == spaces


def completed_by(covered: int, space: int) -> list[Feature]:
    """Return the features around a covered space that are complete, given all covered spaces (P7.2)."""
    return [feature for feature, spaces in AROUND if spaces >> space & 1 and covered & spaces == spaces]


def completing(covered: int) -> dict[int, tuple[str, ...]]:
    """Name the features that each empty space would complete, given all covered spaces (P7.2)."""
    found: dict[int, tuple[str, ...]] = {}
    for feature, spaces in AROUND:
        empty = spaces & ~covered
        if empty.bit_count() == 1:
            space = empty.bit_length() - 1
            found[space] = (*found.get(space, ()), feature.name)
    return found


def bonus_tiles(features: Sequence[Feature]) -> int:
    """Count the tiles that completed features earn, if the supply has that many (P7.2, P7.3, P14.1)."""
    return sum(BONUS_TILES[feature.kind] for feature in features)


# Passing


def surplus(hand: Pool) -> int:
    """Count the tiles that do not fit the corners and must be discarded (P9.2, P9.5)."""
    return max(0, size(hand) - CORNERS)


def kept_before(hand: Pool, color: str) -> int:
    """Count the tiles of earlier colors, which can no longer be discarded after one of this color (P9.4)."""
    return sum(hand.get(other, 0) for other in COLORS[: INDEX[color]])


def discardable(hand: Pool, first: str) -> list[str]:
    """Return the colors that may be discarded once discards have come to a color (P9.4)."""
    return [color for color in COLORS[INDEX[first] :] if color in hand and kept_before(hand, color) <= CORNERS]


# The end of the game


def star_points(spaces: Star) -> int:
    """Return the points for a star: 0 until it is full, then by its color, or less for many (P11.2, P12.6)."""
    tiles = [tile for tile in spaces if tile]
    return star_worth(tiles) if len(tiles) == POINTS_OF_STAR else 0


def star_worth(colors: Sequence[str]) -> int:
    """Return what a full star of these colors earns (P11.2, P12.6)."""
    return int(STAR_POINTS[INDEX[colors[0]]]) if len(set(colors)) == 1 else MIXED_STAR_POINTS


def star_prospects(side: str, star: int, spaces: Star) -> tuple[int, int]:
    """Return the least and the most points that a star can earn once it is full (P11.2, P12.6)."""
    tiles = [tile for tile in spaces if tile]
    if color := star_color(side, star):
        return star_worth([color]), star_worth([color])
    is_many = is_many_colored(side, tiles)
    if is_many is not None:
        worth = MIXED_STAR_POINTS if is_many else star_worth(tiles)
        return worth, worth
    return MIXED_STAR_POINTS, max(star_worth([color]) for color in tiles or COLORS)


def on_star(side: str, star: int, spaces: Star, number: int) -> Iterator[str | None]:
    """Yield what lies on each space of a star that prints a number."""
    return (tile for at, tile in zip(printed(side, star), spaces, strict=True) if at == number)


def spaces_with(side: str, board: Board, number: int) -> list[str | None]:
    """Return what lies on each space of a board that prints a number (P11.3)."""
    return [tile for star, spaces in enumerate(board) for tile in on_star(side, star, spaces, number)]


def number_worth(number: int) -> int:
    """Return the points for covering all spaces with a number, 1 to 4 (P11.3)."""
    return NUMBER_POINTS * number


def full_numbers(side: str, board: Board) -> list[int]:
    """Return the numbers, 1 to 4, of which all spaces are covered (P11.3, P12.7)."""
    return [number for number in SCORING_NUMBERS if all(spaces_with(side, board, number))]


def end_points(seat: SeatSetup, side: str) -> dict[str, int]:
    """Return the points for stars and numbers, and what the corners cost (P11.2 to P11.4)."""
    return {
        "stars": sum(map(star_points, seat.board)),
        "numbers": sum(map(number_worth, full_numbers(side, seat.board))),
        "leftover": -size(seat.corners),
    }


def is_last_round(number: int) -> bool:
    """Return whether the game ends with a round (P11.1)."""
    return number == ROUNDS


def winners(scores: Sequence[int]) -> tuple[int, ...]:
    """Return the winning seats: those with most points (P11.5)."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
