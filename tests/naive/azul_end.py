"""Clause A8.4 for the naive twin of Azul: can any seat still bring a tile onto its wall?

The clause is written down point by point, with rows and lines counted from 0 and a stock that is a pool of tiles.
"""

from __future__ import annotations

from tests.naive.azul_board import COLORS, PlayerBoard, Pool, grey_columns, size

Lines = list[tuple[str, int] | None]


def a_wall_can_grow(boards: list[PlayerBoard], start: int, stock: Pool, *, grey: bool) -> bool:
    """After a tiling: do the four points of A8.4 hold for some seat, some row and some color?

    `start` is the seat that would start the next round; `stock` is what lies in bag and lid together.
    """
    lines = [list(board.lines) for board in boards]
    stock = dict(stock)
    if grey:
        let_lines_fall(boards, lines, start, stock)
    for seat, board in enumerate(boards):
        for row in range(5):
            for color in COLORS:
                if (
                    has_a_spot(board, row, color, grey=grey)
                    and is_open(lines[seat][row], color)
                    and has_tiles_and_turns(lines[seat], row, color, seats_before(seat, start, len(boards)), stock)
                ):
                    return True
    return False


def let_lines_fall(boards: list[PlayerBoard], lines: list[Lines], start: int, stock: Pool) -> None:
    """Grey wall: empty each line that can only fall and add its tiles to the stock, until none is left (A8.4)."""
    changed = True
    while changed:
        changed = False
        for seat, board in enumerate(boards):
            for row in range(5):
                held = lines[seat][row]
                if held is None or grey_columns(board.wall, row, held[0]):
                    continue
                if has_tiles_and_turns(lines[seat], row, held[0], seats_before(seat, start, len(boards)), stock):
                    lines[seat][row] = None
                    stock[held[0]] += held[1]
                    changed = True


def has_a_spot(board: PlayerBoard, row: int, color: str, *, grey: bool) -> bool:
    """The first point of A8.4: the row lacks the color and, on the grey wall, has a legal column for it (A7.1)."""
    if color in board.wall[row]:
        return False
    return not grey or len(grey_columns(board.wall, row, color)) > 0


def is_open(held: tuple[str, int] | None, color: str) -> bool:
    """The second point of A8.4: the line is empty or holds this color."""
    return held is None or held[0] == color


def has_tiles_and_turns(lines: Lines, row: int, color: str, before: int, stock: Pool) -> bool:
    """The last two points of A8.4: enough tiles of the color for the line, and the seat gets its turns."""
    held = lines[row]
    free = row + 1 if held is None else row + 1 - held[1]
    return stock[color] >= free and gets_its_turns(free, before, stock)


def gets_its_turns(free: int, before: int, stock: Pool) -> bool:
    """The fourth point of A8.4: a stock of one color is taken heap by heap, so `before` seats come first."""
    colors = [color for color in COLORS if stock[color] > 0]
    if len(colors) > 1:
        return True
    if free == 5:
        return size(stock) > 4 * before + 4
    return size(stock) > 4 * before


def seats_before(seat: int, start: int, players: int) -> int:
    """How many seats act before this one in a round, clockwise from the start seat (A8.4)."""
    before = 0
    while (start + before) % players != seat:
        before += 1
    return before
