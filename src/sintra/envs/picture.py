"""A game as a picture, for `render`: plain shapes in our own colors, each tile with its letter; of one size for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.envs.extras import needed
from sintra.games import part

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from sintra.games import AnyGame

PAPER, INK, LINE, EMPTY, HOT = "#f6f1e7", "#22202a", "#b9b0a0", "#e4dccd", "#c5372b"
MARGIN, COLUMN, ROW = 16, 9, 18  # pixels of a text board
MIN_COLUMNS, MIN_ROWS = 80, 40
Box = tuple[float, float, float, float]


class Canvas:
    """A sheet to draw on; places are pixels from the upper left corner."""

    def __init__(self, width: int, height: int) -> None:
        self._image = needed("PIL.Image").new("RGB", (width, height), PAPER)
        self._draw = needed("PIL.ImageDraw").Draw(self._image)
        self._font = needed("PIL.ImageFont").load_default

    def text(  # noqa: PLR0913 - each of these is one plain setting
        self, x: float, y: float, text: str, *, color: str = INK, size: int = 14, anchor: str = "lm"
    ) -> None:
        """Write a text; the anchor is Pillow's, such as lm: the left middle."""
        self._draw.text((x, y), text, fill=color, font=self._font(size), anchor=anchor)

    def frame(self, box: Box, *, is_hot: bool = False) -> None:
        """Draw a frame, a stronger one round what matters now."""
        self._draw.rounded_rectangle(box, 8, outline=HOT if is_hot else LINE, width=3 if is_hot else 1)

    def tile(self, x: float, y: float, side: float, color: str | None, letter: str = "") -> None:
        """Draw a tile, or with None an empty place; the letter is seen on both."""
        box = (x, y, x + side, y + side)
        self._draw.rounded_rectangle(box, side / 6, fill=color or EMPTY, outline=LINE)
        self.text(x + side / 2, y + side / 2, letter, color=on(color), size=round(side * 0.55), anchor="mm")

    def gem(self, corners: list[tuple[float, float]], color: str | None, letter: str) -> None:
        """Draw a space of a star, with or without its tile."""
        self._draw.polygon(corners, fill=color or EMPTY, outline=LINE)
        x, y = (sum(values) / len(corners) for values in zip(*corners, strict=True))
        self.text(x, y, letter, color=on(color), size=11, anchor="mm")

    def pixels(self) -> NDArray[np.uint8]:
        """Give the picture: [height, width, 3]."""
        return np.asarray(self._image, np.uint8).copy()


def on(color: str | None) -> str:
    """Give the color of a letter that can be read on a color."""
    if color is None:
        return "#8d8577"
    red, green, blue = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else "#ffffff"  # noqa: PLR2004 - the usual weights of light


def row_of_tiles(canvas: Canvas, at: tuple[float, float], pool: Any, colors: dict[str, str], letters: dict[str, str]) -> None:
    """Draw a pool: each color once, with its number beside it."""
    x, y = at
    for color, number in pool.items():
        canvas.tile(x, y, 20, colors[color], letters[color])
        canvas.text(x + 24, y + 10, str(number), size=13)
        x += 44


def draw(game: AnyGame, state: Any) -> NDArray[np.uint8]:
    """Draw a position: [height, width, 3]; by the game's own part "picture", or as its text board."""
    own: Callable[[Any], NDArray[np.uint8]] | None = part(game.name, "picture")
    return own(state) if own else draw_text(str(state))


def draw_text(board: str) -> NDArray[np.uint8]:
    """Draw a text board: [height, width, 3], of one size unless the board is larger."""
    lines = board.splitlines()
    columns, rows = max(map(len, lines), default=0), len(lines)
    canvas = Canvas(MARGIN * 2 + COLUMN * max(columns, MIN_COLUMNS), MARGIN * 2 + ROW * max(rows, MIN_ROWS))
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):  # sign by sign: the font need not be of one width
            canvas.text(MARGIN + COLUMN * (column + 0.5), MARGIN + ROW * (row + 0.5), sign, anchor="mm")
    return canvas.pixels()


def show(game: AnyGame, state: Any, mode: str) -> Any:
    """Show a position by a render mode: print its text board, give it, or draw it."""
    if mode == "rgb_array":
        return draw(game, state)
    if mode == "ansi":
        return str(state)
    print(state)  # noqa: T201 - the mode human talks to people
    return None
