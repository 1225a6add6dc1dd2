"""A position of Summer Pavilion as a picture."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from sintra.envs.picture import Canvas, row_of_tiles
from sintra.pavilion.geometry import COLORS, NUMBER, POINTS_OF_STAR, STAR_COLORS, STARS
from sintra.pavilion.setup import SeatSetup, Setup
from sintra.pavilion.tiles import LETTER

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sintra.pavilion.state import State

TILES: dict[str, str] = dict(zip(COLORS, ("#43206e", "#45b68a", "#e6671a", "#f8dc62", "#1f68bf", "#9c1c33"), strict=True))
MARGIN = 16
REACH = 46  # from the middle of a star to its tips
SPREAD = 98  # from star to star
ANGLES = {
    "UL": 240,
    "UR": 300,
    "R": 0,
    "LR": 60,
    "LL": 120,
    "L": 180,
}  # of the outer stars, clockwise from the right
BOARD_WIDTH, BOARD_HEIGHT = 2 * (SPREAD + REACH) + 24, 2 * (SPREAD + REACH) + 64
FACTORY = 60
HEAD = FACTORY + 150  # of the picture, above the boards


def draw(state: State) -> NDArray[np.uint8]:
    """Draw a position: the table above, the boards below, two in a row."""
    setup = state.setup
    canvas = Canvas(2 * (BOARD_WIDTH + MARGIN) + MARGIN, HEAD + (setup.players + 1) // 2 * (BOARD_HEIGHT + MARGIN))
    _table(canvas, setup)
    for number in range(setup.players):
        x = MARGIN + number % 2 * (BOARD_WIDTH + MARGIN)
        y = HEAD + number // 2 * (BOARD_HEIGHT + MARGIN)
        _board(canvas, x, y, setup, number)
    return canvas.pixels()


def _table(canvas: Canvas, setup: Setup) -> None:
    canvas.text(MARGIN, 18, f"Summer Pavilion · round {setup.round} · joker {setup.joker} · {setup.phase}", size=16)
    for number, pool in enumerate(setup.factories):
        x = MARGIN + number * (FACTORY + 6)
        canvas.frame((x, 34, x + FACTORY, 34 + FACTORY))
        tiles = [color for color, count in pool.items() for _ in range(count)]
        for place, color in enumerate(tiles):
            canvas.tile(x + 6 + place % 2 * 25, 40 + place // 2 * 25, 23, TILES[color], LETTER[color])
        canvas.text(x + FACTORY / 2, 44 + FACTORY, str(number + 1), size=12, anchor="mm")
    stone = " 1*" if setup.stone_in_center else ""
    for line, (name, pool) in enumerate((("Center" + stone, setup.center), ("Supply", setup.supply), ("Bag", setup.bag))):
        y = FACTORY + 56 + 28 * line
        canvas.text(MARGIN, y + 10, name)
        row_of_tiles(canvas, (MARGIN + 84, y), pool, TILES, LETTER)


def _board(canvas: Canvas, x: float, y: float, setup: Setup, number: int) -> None:
    seat = setup.seats[number]
    canvas.frame((x, y, x + BOARD_WIDTH, y + BOARD_HEIGHT), is_hot=setup.turn == number)
    passed = " passed" if seat.passed else ""
    canvas.text(x + 12, y + 18, f"Seat {number + 1}{' *' if setup.start == number else ''}{passed}")
    canvas.text(x + BOARD_WIDTH - 12, y + 18, str(seat.score), size=18, anchor="rm")
    row_of_tiles(canvas, (x + 12, y + 32), {**seat.hand, **seat.corners}, TILES, LETTER)
    middle = x + BOARD_WIDTH / 2, y + 52 + SPREAD + REACH
    side = int(setup.options.side == "grey")
    for place, star in enumerate(STARS):
        _star(canvas, _star_place(middle, star), seat, place, side)


def _star_place(middle: tuple[float, float], star: str) -> tuple[float, float]:
    if star not in ANGLES:
        return middle
    return _point(middle, ANGLES[star], SPREAD)


def _point(middle: tuple[float, float], angle: float, distance: float) -> tuple[float, float]:
    x, y = middle
    return x + distance * cos(angle * pi / 180), y + distance * sin(angle * pi / 180)


def _star(canvas: Canvas, middle: tuple[float, float], seat: SeatSetup, place: int, side: int) -> None:
    """Draw six spaces round the middle of a star, clockwise from the top; an empty one shows its number and color."""
    name = STARS[place]
    printed = LETTER[STAR_COLORS[name]].lower() if name in STAR_COLORS and not side else ""
    for direction, color in enumerate(seat.board[place]):
        angle = 60 * direction - 90
        corners = [
            middle,
            _point(middle, angle - 30, REACH * 0.55),
            _point(middle, angle, REACH),
            _point(middle, angle + 30, REACH * 0.55),
        ]
        number = str(NUMBER[side, place * POINTS_OF_STAR + direction])
        canvas.gem(corners, TILES[color] if color else None, LETTER[color] if color else number + printed)
