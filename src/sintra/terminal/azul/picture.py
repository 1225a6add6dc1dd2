"""The table of Azul, drawn: factories, center, and every board with its lines, wall, floor and points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sintra.azul.rules import floor_cost
from sintra.azul.setup import MARKER, SIDE, SeatSetup, Setup
from sintra.azul.state import State
from sintra.azul.tiles import COLORS
from sintra.terminal.drawing import Drawing
from sintra.terminal.spans import (
    Block,
    Line,
    Span,
    center,
    clipped,
    counted,
    factory,
    framed,
    rows_of,
    spaced,
    spot,
    tile,
)

MARKER_TILE = Span("1★", "bold")
SLOTS = 7
NAME_ROOM = 22


def draw(state: State, names: Sequence[str], labels: Mapping[str, str], letters: Mapping[str, str], room: int) -> Block:
    """Draw the whole table in the room that there is, in cells."""
    setup = state.setup
    tiles = [[tile(color, letters) for color in COLORS for _ in range(pool.get(color, 0))] for pool in setup.factories]
    factories = [factory(number, held) for number, held in enumerate(tiles, 1)] if any(setup.factories) or setup.center else []
    boards = [_board(setup, seat, names[seat], labels, letters) for seat in range(setup.players)]
    marker = [MARKER_TILE] if setup.marker_in_center else []
    held = marker + counted({color: setup.center[color] for color in COLORS if color in setup.center}, letters)
    aside = f"{labels['bag']} {sum(setup.bag.values())} · {labels['lid']} {sum(setup.lid.values())}"
    return [*center(held, factories, aside, room), *rows_of(boards, room)]


def _board(setup: Setup, seat: int, name: str, labels: Mapping[str, str], letters: Mapping[str, str]) -> Block:
    board = setup.seats[seat]
    acts = setup.turn == seat
    is_grey = setup.options.wall == "grey"
    head = [_columns()] if is_grey else []  # where they are chosen
    lines = head + [_row(board, row, letters, is_grey=is_grey) for row in range(SIDE)]
    title = Span(f" {'▶ ' if acts else ''}{clipped(name, NAME_ROOM)} ", "turn" if acts else "bold")
    return framed([*lines, _floor(board, labels, letters)], (title,), (Span(f" {board.score} ", "bold"),), heavy=acts)


def _columns() -> Line:
    """Draw the numbers of the wall's columns."""
    places = "   " * SIDE
    return (Span(f"   {places}  {'  '.join(str(column) for column in range(1, SIDE + 1))}", "dim"),)


def _row(board: SeatSetup, row: int, letters: Mapping[str, str], *, is_grey: bool) -> Line:
    held = board.lines[row]
    tiles = [tile(held[0], letters)] * held[1] if held else []
    places = [Span("  ")] * (SIDE - 1 - row) + [Span("··", "dim")] * (row + 1 - len(tiles)) + tiles
    is_full = held is not None and held[1] == row + 1
    wall = [_cell(board, row, column, letters, is_grey=is_grey) for column in range(SIDE)]
    return (Span(f" {row + 1} "), *spaced(places), Span(" ▸ " if is_full else " │ "), *spaced(wall), Span(" "))


def _cell(board: SeatSetup, row: int, column: int, letters: Mapping[str, str], *, is_grey: bool) -> Span:
    color = board.wall[row][column]
    if color:
        return tile(color, letters)
    return Span("··", "dim") if is_grey else spot(COLORS[(column - row) % SIDE], letters)


def _floor(board: SeatSetup, labels: Mapping[str, str], letters: Mapping[str, str]) -> Line:
    """Draw the seven slots: what lies there, or what something there would cost; then the sum."""
    costs = [Span(str(floor_cost(slot) - floor_cost(slot + 1)), "dim") for slot in range(SLOTS)]
    things = [MARKER_TILE if thing == MARKER else tile(thing, letters) for thing in board.floor]
    total = Span(f" ={-floor_cost(len(board.floor))}" if board.floor else "")
    return (Span(f" {labels['floor']:7}"), *spaced([*things, *costs[len(things) :]]), total)


DRAWING = Drawing(
    draw,
    labels=("bag", "lid", "floor"),
    shown=frozenset({"factory", "factory_empty"}),
)
