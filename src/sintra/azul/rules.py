"""The readable rules of Azul: each clause of docs/rules/azul.md once, as a plain function of a Setup.

Validation, refusals, narration, speech, reasons and the outlook use it. The kernel has the same rules compiled, and
`tests/test_rules_contract.py` compares the two. Nothing here changes a position.

Lines, rows and columns are counted from 1, as in moves; a `Wall` has rows from the top and columns from the left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from sintra.azul.kernel import COLOR_BONUS, FLOOR_SLOTS, MAX_ROUNDS, PENALTY, ROW_BONUS, TILES_PER_FACTORY
from sintra.azul.setup import SIDE, Line, SeatSetup, Setup
from sintra.azul.tiles import COLORS, INDEX, Pool, total

Wall = Sequence[Sequence[str | None]]
PLACES = range(1, SIDE + 1)  # the lines, and the rows and columns of a wall
COSTS = tuple(map(int, PENALTY))  # of a floor, by the number of tiles and markers on it


# Drafting


def held_on(line: Line | None) -> int:
    """Count the tiles on a line."""
    return line[1] if line else 0


def room(seat: SeatSetup, line: int) -> int:
    """Count the free places of a line (A1.3); 0 for the floor, line 0, where all tiles fall."""
    return line - held_on(seat.lines[line - 1]) if line else 0


def closed_by(number: int, line: Line | None, row: Sequence[str | None], color: str) -> str | None:
    """Return what keeps a line from taking a color: ``line_full``, ``line_has_color`` (A2.7) or ``wall_has_color`` (A2.8)."""
    if line and line[1] == number:
        return "line_full"
    if line and line[0] != color:
        return "line_has_color"
    return "wall_has_color" if color in row else None


def open_lines(seat: SeatSetup, color: str) -> list[int]:
    """Return the lines that take a color (A2.7, A2.8); the floor always does (A2.9)."""
    return [line for line in PLACES if not closed_by(line, seat.lines[line - 1], seat.wall[line - 1], color)]


def takes_marker(setup: Setup, source: int) -> bool:
    """Return whether the marker comes along with tiles from a source (A2.5)."""
    return setup.marker_in_center and source == 0


def with_tiles(seat: SeatSetup, line: int, color: str, number: int) -> tuple[Line | None, ...]:
    """Return the lines of a seat after tiles have been put on one of them, as far as they find room (A2.6)."""
    if not line:
        return seat.lines
    held = held_on(seat.lines[line - 1]) + min(number, room(seat, line))
    return (*seat.lines[: line - 1], (color, held), *seat.lines[line:])


# Tiling


def complete_lines(lines: Sequence[Line | None]) -> list[int]:
    """Return the complete lines from the top (A3.1)."""
    return [number for number, line in enumerate(lines, 1) if line and line[1] == number]


def printed_column(row: int, color: str) -> int:
    """Return the column of a color in a row of the coloured wall (A1.4, A3.2)."""
    return (row - 1 + INDEX[color]) % SIDE + 1


def printed_color(row: int, column: int) -> str:
    """Return the color of a spot of the coloured wall (A1.4)."""
    return COLORS[(column - row) % SIDE]


def free_columns(wall: Wall, row: int, color: str, *, is_grey: bool) -> list[int]:
    """Return the columns where a color may go in a row: the printed one (A3.2), on the grey wall all legal ones (A7.1)."""
    if not is_grey:
        return [printed_column(row, color)]
    return [c for c in PLACES if wall[row - 1][c - 1] is None and all(cells[c - 1] != color for cells in wall)]


def spot_colors(wall: Wall, row: int, column: int, *, is_grey: bool) -> list[str]:
    """Return the colors of a spot: the printed one (A1.4), on the grey wall what lies or may lie there (A7.1)."""
    if not is_grey:
        return [printed_color(row, column)]
    if tile := wall[row - 1][column - 1]:
        return [tile]
    return [color for color in COLORS if color not in wall[row - 1] and column in free_columns(wall, row, color, is_grey=True)]


def columns_to_choose(setup: Setup) -> list[int]:
    """Return the columns for the topmost complete line of the seat that acts on the grey wall (A7.1, A7.2)."""
    seat = setup.seats[setup.turn or 0]
    row = complete_lines(seat.lines)[0]
    return free_columns(seat.wall, row, color_of(seat.lines, row), is_grey=True)


def color_of(lines: Sequence[Line | None], number: int) -> str:
    """Return the color of a line that is not empty."""
    line = lines[number - 1]
    if line is None:
        raise ValueError(f"line {number} is empty")
    return line[0]


def tile_points(wall: Wall, row: int, column: int) -> int:
    """Return what a tile scores in a cell of a wall, whether it lies there already or not (A3.3)."""
    across = _run(wall[row - 1], column - 1)
    down = _run([cells[column - 1] for cells in wall], row - 1)
    return sum(run for run in (across, down) if run > 1) or 1


def _run(cells: Sequence[str | None], place: int) -> int:
    """Count the unbroken run of tiles through a place that is taken to hold one."""
    first = last = place
    while first > 0 and cells[first - 1]:
        first -= 1
    while last < SIDE - 1 and cells[last + 1]:
        last += 1
    return last - first + 1


def tile_lines(wall: Wall, lines: Sequence[Line | None], *, is_grey: bool) -> tuple[int, int]:
    """Add up what complete lines score, top to bottom, and count the tiles that fall for lack of a column (A3.1, A7.3).

    On the grey wall each line goes to the best column for itself.
    """
    points = fallen = 0
    for row in complete_lines(lines):
        color = color_of(lines, row)
        if columns := free_columns(wall, row, color, is_grey=is_grey):
            earned = {column: tile_points(wall, row, column) for column in columns}
            best = max(earned, key=earned.__getitem__)
            points += earned[best]
            wall = with_tile(wall, row, best, color)
        else:
            fallen += row
    return points, fallen


def with_tile(wall: Wall, row: int, column: int, color: str) -> Wall:
    """Return a wall with one tile more."""
    cells = (*wall[row - 1][: column - 1], color, *wall[row - 1][column:])
    return (*wall[: row - 1], cells, *wall[row:])


# The floor


def floor_cost(things: int) -> int:
    """Return what a number of tiles and markers costs on the floor; those without a slot cost nothing (A4.1, A4.2)."""
    return COSTS[min(things, FLOOR_SLOTS)]


def slot_costs() -> tuple[int, ...]:
    """Return what each slot of the floor costs, in order (A4.1)."""
    return tuple(after - before for before, after in pairwise(COSTS))


def settled(setup: Setup) -> tuple[int, ...]:
    """Return what each seat would have if the round ended now, before A4.3 clamps it to zero."""
    is_grey = setup.options.is_grey
    return tuple([_settled(seat, is_grey=is_grey) for seat in setup.seats])


@lru_cache(maxsize=4096)  # a table asks after every move, which changes one board at most
def _settled(seat: SeatSetup, *, is_grey: bool) -> int:
    points, fallen = tile_lines(seat.wall, seat.lines, is_grey=is_grey)
    return seat.score + points - floor_cost(len(seat.floor) + fallen)


# The end of the game


def full_rows(wall: Wall) -> list[int]:
    """Return the full rows (A6.1, A6.2)."""
    return [number for number, row in enumerate(wall, 1) if all(row)]


def full_columns(wall: Wall) -> list[int]:
    """Return the full columns (A6.3)."""
    return [number for number, column in enumerate(zip(*wall, strict=True), 1) if all(column)]


def full_colors(wall: Wall) -> list[str]:
    """Return the colors that every row has (A6.4)."""
    return [color for color in COLORS if all(color in row for row in wall)]


def bonuses(wall: Wall, column_bonus: int) -> dict[str, int]:
    """Return the final bonuses for rows, columns and colors (A6.2 to A6.4)."""
    return {
        "rows": ROW_BONUS * len(full_rows(wall)),
        "columns": column_bonus * len(full_columns(wall)),
        "colors": COLOR_BONUS * len(full_colors(wall)),
    }


def ending(setup: Setup, number: int) -> str | None:
    """Return why the game ends with a round, given the position after tiling; None if it goes on (A6.1, A9.2, A8.3, A8.4)."""
    if any(full_rows(seat.wall) for seat in setup.seats):
        return "row"
    if number == (setup.options.max_rounds or MAX_ROUNDS):
        return "rounds"
    if not (setup.bag or setup.lid):
        return "tiles"
    return None if can_grow(setup) else "stuck"


def can_grow(setup: Setup) -> bool:
    """Return whether, in a position after tiling, some seat could still bring a tile onto its wall (A8.4)."""
    stock, lines = total(setup.bag, setup.lid), _lines_between_rounds(setup)
    while falls := next((line for line in lines if _can_fall(setup, line, stock)), None):
        stock = total(stock, {falls.color: falls.held})
        lines[lines.index(falls)] = LineBetweenRounds(falls.seat, falls.row)
    return any(_can_place(setup, line, color, stock) for line in lines for color in COLORS)


class LineBetweenRounds(NamedTuple):
    """A line that is not complete: whose it is, its row, and what lies on it."""

    seat: int
    row: int
    color: str = ""
    held: int = 0


def _lines_between_rounds(setup: Setup) -> list[LineBetweenRounds]:
    return [
        LineBetweenRounds(seat, row, line[0], line[1]) if line else LineBetweenRounds(seat, row)
        for seat, board in enumerate(setup.seats)
        for row, line in enumerate(board.lines, 1)
    ]


def _can_place(setup: Setup, line: LineBetweenRounds, color: str, stock: Pool) -> bool:
    """Return whether a line can be completed with a color for which its row has a place (A8.4)."""
    return line.color in {"", color} and _can_fill(setup, line, color, stock) and _has_place(setup, line, color)


def _can_fall(setup: Setup, line: LineBetweenRounds, stock: Pool) -> bool:
    """Return whether a line can be completed with its color, for which its row has no place (A7.3, A8.4)."""
    color = line.color
    return bool(color) and _can_fill(setup, line, color, stock) and not _has_place(setup, line, color)


def _has_place(setup: Setup, line: LineBetweenRounds, color: str) -> bool:
    wall = setup.seats[line.seat].wall
    return color not in wall[line.row - 1] and bool(free_columns(wall, line.row, color, is_grey=setup.options.is_grey))


def _can_fill(setup: Setup, line: LineBetweenRounds, color: str, stock: Pool) -> bool:
    """Return whether the stock has enough for a line and, if it is of one color, whether the seat gets its turns (A8.4)."""
    free = line.row - line.held
    if stock.get(color, 0) < free or len(stock) > 1:
        return stock.get(color, 0) >= free
    before = (line.seat - setup.start) % setup.players
    heaps = before + 1 if free == SIDE else before
    return stock[color] > TILES_PER_FACTORY * heaps


def winners(setup: Setup) -> tuple[int, ...]:
    """Return the winning seats: most points, then most full rows (A6.5)."""
    values = [(seat.score, len(full_rows(seat.wall))) for seat in setup.seats]
    return tuple(seat for seat, value in enumerate(values) if value == max(values))


def tiling_order(setup: Setup) -> Iterator[int]:
    """Yield the seats in the order in which they tile on the grey wall: from the start seat on (A7.5)."""
    return ((setup.start + step) % setup.players for step in range(setup.players))
