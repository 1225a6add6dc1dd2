"""What a move of Azul would bring: points, tiles that fall, what the floor would cost.

Points count as if tiling came right after the move: what the lines complete by then would score, less what they score without
the move. Later moves of the same seat can change that; nothing of other seats can.
"""

from __future__ import annotations

from sintra.azul import validation
from sintra.azul.kernel import FLOOR_SLOTS, PENALTY, RUN_POINTS
from sintra.azul.move import Column, Draft, Move
from sintra.azul.setup import SIDE, Line, SeatSetup, Setup
from sintra.azul.tiles import INDEX
from sintra.game import Preview

Wall = tuple[tuple[str | None, ...], ...]


def preview(setup: Setup, move: Move) -> Preview:
    """Say what a legal move would bring its seat."""
    seat = setup.seats[setup.turn or 0]
    if isinstance(move, Column):
        row = validation.complete_lines(seat)[0] - 1
        return Preview(points=_points(seat.wall, row, move.column - 1))
    return _preview_draft(setup, seat, move)


def _preview_draft(setup: Setup, seat: SeatSetup, move: Draft) -> Preview:
    pool = setup.factories[move.source - 1] if move.source else setup.center
    taken = pool[move.color]
    held = seat.lines[move.line - 1] if move.line else None
    room = move.line - (held[1] if held else 0)
    placed = min(taken, room)
    lines: list[Line | None] = list(seat.lines)
    if placed:
        lines[move.line - 1] = (move.color, (held[1] if held else 0) + placed)
    things = len(seat.floor) + (setup.marker_in_center and move.source == 0) + taken - placed
    is_grey = setup.options.wall == "grey"
    return Preview(
        points=_tiling(seat.wall, tuple(lines), is_grey=is_grey)[0] - _tiling(seat.wall, seat.lines, is_grey=is_grey)[0],
        cost=int(PENALTY[min(things, FLOOR_SLOTS)]) - int(PENALTY[len(seat.floor)]),
        dropped=taken - placed,
        taken=taken,
    )


def settled(setup: Setup) -> tuple[int, ...]:
    """Give what each seat would have if the round ended now, before A4.3 lifts what is below zero to zero."""
    is_grey = setup.options.wall == "grey"
    return tuple(_settled(seat, is_grey=is_grey) for seat in setup.seats)


def _settled(seat: SeatSetup, *, is_grey: bool) -> int:
    points, fallen = _tiling(seat.wall, seat.lines, is_grey=is_grey)
    return seat.score + points - int(PENALTY[min(len(seat.floor) + fallen, FLOOR_SLOTS)])


def _tiling(wall: Wall, lines: tuple[Line | None, ...], *, is_grey: bool) -> tuple[int, int]:
    """Add up what complete lines would score, top to bottom, and count the tiles that fall for want of a column (A7.3).

    On the grey wall each line goes to the best column for itself.
    """
    points = fallen = 0
    for row, line in enumerate(lines):
        if line is None or line[1] <= row:
            continue
        columns = _open_columns(wall, row, line[0]) if is_grey else [(row + INDEX[line[0]]) % SIDE]
        if columns:
            column = max(columns, key=lambda column: _points(wall, row, column))
            points += _points(wall, row, column)
            wall = _with_tile(wall, row, column, line[0])
        else:
            fallen += line[1]
    return points, fallen


def _open_columns(wall: Wall, row: int, color: str) -> list[int]:
    """A7.1."""
    return [c for c in range(SIDE) if wall[row][c] is None and all(cells[c] != color for cells in wall)]


def _points(wall: Wall, row: int, column: int) -> int:
    """A3.3: what a tile would score there; from the kernel's table, so that a question compiles nothing."""
    across = sum(1 << c for c in range(SIDE) if wall[row][c]) | 1 << column
    down = sum(1 << r for r in range(SIDE) if wall[r][column]) | 1 << row
    return int(RUN_POINTS[across, column]) + int(RUN_POINTS[down, row]) or 1


def _with_tile(wall: Wall, row: int, column: int, color: str) -> Wall:
    cells = (*wall[row][:column], color, *wall[row][column + 1 :])
    return (*wall[:row], cells, *wall[row + 1 :])
