"""The Azul board for the naive twin: tables, pools of tiles, and what can be read off one wall or one line.

Numbers such as 3.5 in the docstrings are sections of the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Pool = dict[str, int]
Wall = list[list[str | None]]

COLORS = ("blue", "yellow", "red", "black", "teal")
LETTERS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "T": "teal"}
PRINTED_WALL = (
    ("blue", "yellow", "red", "black", "teal"),
    ("teal", "blue", "yellow", "red", "black"),
    ("black", "teal", "blue", "yellow", "red"),
    ("red", "black", "teal", "blue", "yellow"),
    ("yellow", "red", "black", "teal", "blue"),
)
FACTORIES = {2: 5, 3: 7, 4: 9}
TILES_PER_COLOR = 20
TILES_PER_FACTORY = 4
FLOOR_PENALTIES = (1, 1, 2, 2, 2, 3, 3)


@dataclass
class PlayerBoard:
    """What lies in front of one seat (3.2). Rows and lines count from 0 here, from 1 in the move texts."""

    score: int = 0
    wall: Wall = field(default_factory=lambda: [[None] * 5 for _ in range(5)])
    lines: list[tuple[str, int] | None] = field(default_factory=lambda: [None] * 5)
    floor: list[str] = field(default_factory=list[str])


def full_pool(each: int) -> Pool:
    """A pool with the same number of tiles of every color."""
    return dict.fromkeys(COLORS, each)


def size(pool: Pool) -> int:
    """How many tiles a pool holds."""
    return sum(pool.values())


def without_zeros(pool: Pool) -> Pool:
    """The written form of a pool: colors in their fixed order, absent ones left out."""
    return {color: pool[color] for color in COLORS if pool[color] > 0}


def pour(source: Pool, target: Pool) -> None:
    """Move every tile of one pool into another."""
    for color in COLORS:
        target[color] += source[color]
        source[color] = 0


def column_of(wall: Wall, column: int) -> list[str | None]:
    """The five spots of one column, top to bottom."""
    return [row[column] for row in wall]


def run_length(spots: list[str | None], position: int) -> int:
    """Length of the unbroken run of tiles through one position of a row or column (3.5)."""
    first = position
    while first > 0 and spots[first - 1] is not None:
        first -= 1
    last = position
    while last < 4 and spots[last + 1] is not None:
        last += 1
    return last - first + 1


def wall_points(wall: Wall, row: int, column: int) -> int:
    """Points for the tile just placed: row run plus column run, runs of one left out, at least 1 (3.5)."""
    horizontal = run_length(wall[row], column)
    vertical = run_length(column_of(wall, column), row)
    points = (horizontal if horizontal > 1 else 0) + (vertical if vertical > 1 else 0)
    return max(1, points)


def grey_columns(wall: Wall, row: int, color: str) -> list[int]:
    """Grey wall: the free spots of a row whose column does not have the color yet (3.8)."""
    free = [column for column in range(5) if wall[row][column] is None]
    return [column for column in free if color not in column_of(wall, column)]


def full_rows(wall: Wall) -> int:
    """How many rows have all five tiles; one is enough to end the game (3.7)."""
    return sum(None not in row for row in wall)


def line_accepts(board: PlayerBoard, line: int, color: str) -> bool:
    """A line takes a color if it is empty, or has room and that color; and its wall row lacks it (3.4)."""
    held = board.lines[line]
    has_room = held is None or (held[0] == color and held[1] < line + 1)
    return has_room and color not in board.wall[line]


def topmost_complete_line(board: PlayerBoard) -> tuple[int, str] | None:
    """The line to be tiled next and its color, top to bottom; None when no line is complete (3.5)."""
    for line, held in enumerate(board.lines):
        if held is not None and held[1] == line + 1:
            return line, held[0]
    return None
