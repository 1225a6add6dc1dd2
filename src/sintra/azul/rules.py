"""The rules of Azul in plain words: each clause of docs/rules/azul.md once, as a function of a position that people can read.

Validation, refusals, narration, speech, reasons and the outlook ask here. The kernel has the same rules compiled, and
`tests/test_rules_contract.py` compares the two. Nothing here changes a position.

Lines, rows and columns are counted from 1, as in moves; a `Wall` has rows from the top and columns from the left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from sintra.azul.kernel import COLOR_BONUS, FLOOR_SLOTS, MOST_ROUNDS, PENALTY, ROW_BONUS
from sintra.azul.setup import SIDE, Line, SeatSetup, Setup
from sintra.azul.tiles import COLORS, INDEX, total

Wall = Sequence[Sequence[str | None]]
PLACES = range(1, SIDE + 1)  # the lines, and the rows and columns of a wall
COSTS = tuple(map(int, PENALTY))  # of a floor, by the number of things on it


# Drafting


def held_on(line: Line | None) -> int:
    """Count the tiles on a line."""
    return line[1] if line else 0


def room(seat: SeatSetup, line: int) -> int:
    """Count the free places of a line (A1.3); the floor, line 0, has none that keep tiles from falling."""
    return line - held_on(seat.lines[line - 1]) if line else 0


def closed_by(number: int, line: Line | None, row: Sequence[str | None], color: str) -> str | None:
    """Say what keeps a line from taking a color: ``line_full``, ``line_has_color`` (A2.7) or ``wall_has_color`` (A2.8)."""
    if line and line[1] == number:
        return "line_full"
    if line and line[0] != color:
        return "line_has_color"
    return "wall_has_color" if color in row else None


def open_lines(seat: SeatSetup, color: str) -> list[int]:
    """Give the lines that take a color (A2.7, A2.8); the floor always does (A2.9)."""
    return [line for line in PLACES if not closed_by(line, seat.lines[line - 1], seat.wall[line - 1], color)]


def takes_marker(setup: Setup, source: int) -> bool:
    """Say whether the marker comes along with tiles from a source (A2.5)."""
    return setup.marker_in_center and source == 0


def with_tiles(seat: SeatSetup, line: int, color: str, number: int) -> tuple[Line | None, ...]:
    """Give the lines of a seat after tiles have been put on one of them, as far as they find room (A2.6)."""
    if not line:
        return seat.lines
    held = held_on(seat.lines[line - 1]) + min(number, room(seat, line))
    return (*seat.lines[: line - 1], (color, held), *seat.lines[line:])


# Tiling


def complete_lines(lines: Sequence[Line | None]) -> list[int]:
    """Give the complete lines from the top (A3.1)."""
    return [number for number, line in enumerate(lines, 1) if line and line[1] == number]


def printed_column(row: int, color: str) -> int:
    """Give the column of a color in a row of the coloured wall (A1.4, A3.2)."""
    return (row - 1 + INDEX[color]) % SIDE + 1


def printed_color(row: int, column: int) -> str:
    """Give the color of a spot of the coloured wall (A1.4)."""
    return COLORS[(column - row) % SIDE]


def free_columns(wall: Wall, row: int, color: str, *, is_grey: bool) -> list[int]:
    """Give the columns where a color may go in a row: the printed one (A3.2), on the grey wall all legal ones (A7.1)."""
    if not is_grey:
        return [printed_column(row, color)]
    return [c for c in PLACES if wall[row - 1][c - 1] is None and all(cells[c - 1] != color for cells in wall)]


def columns_to_choose(setup: Setup) -> list[int]:
    """Give the columns for the topmost complete line of the seat that acts on the grey wall (A7.1, A7.2)."""
    seat = setup.seats[setup.turn or 0]
    row = complete_lines(seat.lines)[0]
    return free_columns(seat.wall, row, color_of(seat.lines, row), is_grey=True)


def color_of(lines: Sequence[Line | None], number: int) -> str:
    """Give the color of a line that is not empty."""
    line = lines[number - 1]
    if line is None:
        raise ValueError(f"line {number} is empty")
    return line[0]


def tile_points(wall: Wall, row: int, column: int) -> int:
    """Give what a tile scores in a cell of a wall, whether it lies there already or not (A3.3)."""
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
    """Add up what complete lines score, top to bottom, and count the tiles that fall for want of a column (A3.1, A7.3).

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
    """Give a wall with one tile more."""
    cells = (*wall[row - 1][: column - 1], color, *wall[row - 1][column:])
    return (*wall[: row - 1], cells, *wall[row:])


# The floor


def floor_cost(things: int) -> int:
    """Give the points that so many things cost on a floor; those without a slot cost nothing (A4.1, A4.2)."""
    return COSTS[min(things, FLOOR_SLOTS)]


def settled(setup: Setup) -> tuple[int, ...]:
    """Give what each seat would have if the round ended now, before A4.3 lifts what is below zero to zero."""
    is_grey = setup.options.is_grey
    return tuple(_settled(seat, is_grey=is_grey) for seat in setup.seats)


def _settled(seat: SeatSetup, *, is_grey: bool) -> int:
    points, fallen = tile_lines(seat.wall, seat.lines, is_grey=is_grey)
    return seat.score + points - floor_cost(len(seat.floor) + fallen)


# The end of the game


def full_rows(wall: Wall) -> list[int]:
    """Give the full rows (A6.1, A6.2)."""
    return [number for number, row in enumerate(wall, 1) if all(row)]


def full_columns(wall: Wall) -> list[int]:
    """Give the full columns (A6.3)."""
    return [number for number, column in enumerate(zip(*wall, strict=True), 1) if all(column)]


def full_colors(wall: Wall) -> list[str]:
    """Give the colors that every row has (A6.4)."""
    return [color for color in COLORS if all(color in row for row in wall)]


def bonuses(wall: Wall, column_bonus: int) -> dict[str, int]:
    """Give the final bonuses for rows, columns and colors (A6.2 to A6.4)."""
    return {
        "rows": ROW_BONUS * len(full_rows(wall)),
        "columns": column_bonus * len(full_columns(wall)),
        "colors": COLOR_BONUS * len(full_colors(wall)),
    }


def ending(setup: Setup, number: int) -> str | None:
    """Say why the game ends with a round, of a position after its tiling; None: it goes on (A6.1, A9.2, A8.3, A8.4)."""
    if any(full_rows(seat.wall) for seat in setup.seats):
        return "row"
    if number == (setup.options.max_rounds or MOST_ROUNDS):
        return "rounds"
    if not (setup.bag or setup.lid):
        return "tiles"
    return None if has_live_row(setup) else "stuck"


def has_live_row(setup: Setup) -> bool:
    """Say whether some row of some seat can still be completed (A8.4)."""
    in_play = set(total(setup.bag, setup.lid))
    return any(_is_live(seat.wall, row, in_play, is_grey=setup.options.is_grey) for seat in setup.seats for row in PLACES)


def _is_live(wall: Wall, row: int, in_play: set[str], *, is_grey: bool) -> bool:
    missing = [color for color in COLORS if color not in wall[row - 1]]
    if not in_play.issuperset(missing):
        return False
    if not is_grey:
        return True
    allowed = {color: free_columns(wall, row, color, is_grey=True) for color in missing}
    free = [column for column in PLACES if wall[row - 1][column - 1] is None]
    return any(all(c in allowed[color] for color, c in zip(missing, order, strict=True)) for order in permutations(free))


def winners(setup: Setup) -> tuple[int, ...]:
    """Give the winning seats: most points, then most full rows (A6.5)."""
    values = [(seat.score, len(full_rows(seat.wall))) for seat in setup.seats]
    return tuple(seat for seat, value in enumerate(values) if value == max(values))


def tiling_order(setup: Setup) -> Iterator[int]:
    """Give the seats in the order in which they tile on the grey wall: from the start seat on (A7.5)."""
    return ((setup.start + step) % setup.players for step in range(setup.players))
