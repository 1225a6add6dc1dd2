"""A position of Azul as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra.azul.setup import MARKER, SIDE, SeatSetup, Setup
from sintra.azul.tiles import COLORS, LETTER
from sintra.envs.picture import Canvas, row_of_tiles

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sintra.azul.state import State

TILES: dict[str, str] = dict(zip(COLORS, ("#163f9f", "#efb53c", "#c5372b", "#1b1a21", "#1f8f8b"), strict=True))
COSTS = (1, 1, 2, 2, 2, 3, 3)
STEP = 26  # from tile to tile
SIDE_OF_TILE = 24
MARGIN = 16
BOARD_WIDTH, BOARD_HEIGHT = 2 * SIDE * STEP + 60, (SIDE + 1) * STEP + 56
FACTORY = 2 * STEP + 12
HEAD = FACTORY + 118  # of the picture, above the boards


def draw(state: State) -> NDArray[np.uint8]:
    """Draw a position: the table above, the boards below, two in a row."""
    setup = state.setup
    width = max(2 * (BOARD_WIDTH + MARGIN) + MARGIN, (2 * setup.players + 1) * (FACTORY + 8) + 2 * MARGIN)
    canvas = Canvas(width, HEAD + (setup.players + 1) // 2 * (BOARD_HEIGHT + MARGIN))
    _table(canvas, setup)
    for number, seat in enumerate(setup.seats):
        x = MARGIN + number % 2 * (BOARD_WIDTH + MARGIN)
        y = HEAD + number // 2 * (BOARD_HEIGHT + MARGIN)
        _board(canvas, x, y, setup, number)
        _wall(canvas, x + SIDE * STEP + 44, y + 40, seat, setup.options.wall == "grey")
    return canvas.pixels()


def _table(canvas: Canvas, setup: Setup) -> None:
    canvas.text(MARGIN, 18, f"Azul · round {setup.round} · {setup.phase}", size=16)
    for number, pool in enumerate(setup.factories):
        x = MARGIN + number * (FACTORY + 8)
        canvas.frame((x, 34, x + FACTORY, 34 + FACTORY))
        tiles = [color for color, count in pool.items() for _ in range(count)]
        for place, color in enumerate(tiles):
            canvas.tile(x + 7 + place % 2 * STEP, 41 + place // 2 * STEP, SIDE_OF_TILE, TILES[color], LETTER[color])
        canvas.text(x + FACTORY / 2, 44 + FACTORY, str(number + 1), size=12, anchor="mm")
    y = FACTORY + 56
    canvas.text(MARGIN, y + 10, "Center" + (" 1*" if setup.marker_in_center else ""))
    row_of_tiles(canvas, (MARGIN + 84, y), setup.center, TILES, LETTER)
    canvas.text(MARGIN, y + 38, "Bag")
    row_of_tiles(canvas, (MARGIN + 84, y + 28), setup.bag, TILES, LETTER)


def _board(canvas: Canvas, x: float, y: float, setup: Setup, number: int) -> None:
    seat = setup.seats[number]
    canvas.frame((x, y, x + BOARD_WIDTH, y + BOARD_HEIGHT), is_hot=setup.turn == number)
    canvas.text(x + 12, y + 20, f"Seat {number + 1}{' *' if setup.start == number else ''}")
    canvas.text(x + BOARD_WIDTH - 12, y + 20, str(seat.score), size=18, anchor="rm")
    for row, line in enumerate(seat.lines):
        color, held = line or ("", 0)
        for place in range(row + 1):
            left = x + 12 + (SIDE - 1 - place) * STEP
            is_held = place < held
            canvas.tile(
                left, y + 40 + row * STEP, SIDE_OF_TILE, TILES[color] if is_held else None, LETTER[color] if is_held else ""
            )
    for slot, cost in enumerate(COSTS):
        thing = seat.floor[slot] if slot < len(seat.floor) else None
        letter = "1" if thing == MARKER else LETTER[thing] if thing else f"-{cost}"
        fill = None if thing is None else "#ffffff" if thing == MARKER else TILES[thing]
        canvas.tile(x + 12 + slot * STEP, y + 48 + SIDE * STEP, SIDE_OF_TILE, fill, letter)


def _wall(canvas: Canvas, x: float, y: float, seat: SeatSetup, is_grey: bool) -> None:  # noqa: FBT001 - of the two walls
    for r, row in enumerate(seat.wall):
        for c, color in enumerate(row):
            printed = "" if is_grey else LETTER[COLORS[(c - r) % SIDE]].lower()
            canvas.tile(
                x + c * STEP, y + r * STEP, SIDE_OF_TILE, TILES[color] if color else None, LETTER[color] if color else printed
            )
