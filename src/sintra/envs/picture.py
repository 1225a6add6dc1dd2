"""Pictures for `render`: plain shapes, each tile with its letter, in a fixed size for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.envs.extras import require_module
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
    """A canvas; coordinates are pixels from the upper left corner."""

    def __init__(self, width: int, height: int) -> None:
        self._image = require_module("PIL.Image").new("RGB", (width, height), PAPER)
        self._draw = require_module("PIL.ImageDraw").Draw(self._image)
        self._font = require_module("PIL.ImageFont").load_default

    def text(  # noqa: PLR0913 - each of these is one plain setting
        self, x: float, y: float, text: str, *, color: str = INK, size: int = 14, anchor: str = "lm"
    ) -> None:
        """Draw text; the anchor is Pillow's, such as lm: left middle."""
        self._draw.text((x, y), text, fill=color, font=self._font(size), anchor=anchor)

    def frame(self, box: Box, *, is_hot: bool = False) -> None:
        """Draw a frame, highlighted around the active board."""
        self._draw.rounded_rectangle(box, 8, outline=HOT if is_hot else LINE, width=3 if is_hot else 1)

    def tile(self, x: float, y: float, side: float, color: str | None, letter: str = "") -> None:
        """Draw a tile, or an empty place for None, with a letter."""
        box = (x, y, x + side, y + side)
        self._draw.rounded_rectangle(box, side / 6, fill=color or EMPTY, outline=LINE)
        self.text(x + side / 2, y + side / 2, letter, color=on(color), size=round(side * 0.55), anchor="mm")

    def gem(self, corners: list[tuple[float, float]], color: str | None, letter: str) -> None:
        """Draw a space of a star, with or without its tile."""
        self._draw.polygon(corners, fill=color or EMPTY, outline=LINE)
        x, y = (sum(values) / len(corners) for values in zip(*corners, strict=True))
        self.text(x, y, letter, color=on(color), size=11, anchor="mm")

    def pixels(self) -> NDArray[np.uint8]:
        """Return the picture: [height, width, 3]."""
        return np.asarray(self._image, np.uint8).copy()


def on(color: str | None) -> str:
    """Return a text color with good contrast on a color."""
    if color is None:
        return "#8d8577"
    red, green, blue = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else "#ffffff"  # noqa: PLR2004 - luma weights


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
        for column, sign in enumerate(line):  # character by character: the font may be proportional
            canvas.text(MARGIN + COLUMN * (column + 0.5), MARGIN + ROW * (row + 0.5), sign, anchor="mm")
    return canvas.pixels()


def show(game: AnyGame, state: Any, mode: str) -> Any:
    """Render a position by a render mode: print its text board, return it, or draw it."""
    if mode == "rgb_array":
        return draw(game, state)
    if mode == "ansi":
        return str(state)
    print(state)  # noqa: T201 - the mode human prints
    return None
