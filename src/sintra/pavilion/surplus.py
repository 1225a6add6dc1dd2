"""Which tiles are most useful to keep on passing: a suggestion for whoever has more than fit the corners.

The jokers of the next round come first, then tiles that already pay for a free space, cheapest first, then those that are
fewest short of one. It is arithmetic over one's own board, not a search: a bot may well keep others.
"""

from __future__ import annotations

from collections.abc import Iterator

from sintra.pavilion import rules
from sintra.pavilion.geometry import COLORS, POINTS_OF_STAR
from sintra.pavilion.kernel import CORNERS
from sintra.pavilion.setup import Setup, joker_of
from sintra.pavilion.tiles import INDEX

NEVER = 99  # tiles short of a space, when no free space takes the color
Bundle = tuple[int, int, int, int]  # tiles missing for a space, its price, the number of the color, tiles of the hand


def useful(setup: Setup, seat: int) -> dict[str, int]:
    """Return the most useful tiles of a hand, as many as fit the corners; those that can no longer go are among them."""
    hand = dict(setup.seats[seat].hand)
    kept: dict[str, int] = {}
    for color, number in _in_order(setup, seat):
        fits = min(number, hand.get(color, 0), CORNERS - sum(kept.values()))
        if fits > 0:
            kept[color] = kept.get(color, 0) + fits
            hand[color] -= fits
    return {color: kept[color] for color in COLORS if color in kept}


def _in_order(setup: Setup, seat: int) -> Iterator[tuple[str, int]]:
    """Yield colors with numbers of tiles, the most useful ones first."""
    hand = setup.seats[seat].hand
    settled = COLORS[: INDEX[setup.discard_from]] if setup.discard_from else ()  # P9.4: these stay
    yield from ((color, hand.get(color, 0)) for color in settled)
    if not rules.is_last_round(setup.round):
        joker = joker_of(setup.options, setup.round + 1)
        yield joker, hand.get(joker, 0)
    bundles = sorted(bundle for color in COLORS for bundle in _bundles(setup, seat, color))
    yield from ((COLORS[color], number) for _, _, color, number in bundles)


def _bundles(setup: Setup, seat: int, color: str) -> Iterator[Bundle]:
    """Divide the tiles of a color among the free spaces that take it, cheapest first; the last bundle may be short."""
    left = setup.seats[seat].hand.get(color, 0)
    for price in _prices(setup, seat, color):
        if not left:
            return
        used = min(left, price)
        yield price - used, price, INDEX[color], used
        left -= used
    if left:
        yield NEVER, NEVER, INDEX[color], left


def _prices(setup: Setup, seat: int, color: str) -> list[int]:
    """Return the prices of the free spaces that take a color now, cheapest first; of each many-colored star only one."""
    side, prices = setup.options.side, list[int]()
    for star, spaces in enumerate(setup.seats[seat].board):
        if color not in rules.open_colors(side, star, spaces):
            continue
        first = star * POINTS_OF_STAR
        free = sorted(rules.price(side, first + place) for place, tile in enumerate(spaces) if not tile)
        is_single = rules.star_color(side, star) is None and rules.is_many_colored(side, [tile for tile in spaces if tile])
        prices += free[:1] if is_single else free
    return sorted(prices)
