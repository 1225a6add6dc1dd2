"""Why a move of Azul is a good one: facts about it that can be checked, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from sintra.azul import preview, refusal
from sintra.azul.move import Column, Draft
from sintra.azul.narration import COLOR_BONUS, ROW_BONUS, Board
from sintra.azul.setup import SIDE, Setup
from sintra.azul.tiles import COLORS
from sintra.game import Preview
from sintra.games import AnyGame
from sintra.phrase import Phrase

Wall = Sequence[Sequence[str | None]]


def reasons(game: AnyGame, state: Any, move: Any, lead: int) -> Iterator[Phrase]:
    """Say what a legal move has going for it and what it costs; `lead` is by how much it is the best, 0 if unknown."""
    setup: Setup = state.setup
    found = dict(game.previews(state))
    if isinstance(move, Column):
        yield from _of_column(setup, move, found)
    else:
        yield from _of_draft(setup, move, found, lead)


# Choosing a column on the grey wall


def _of_column(setup: Setup, move: Column, found: dict[Any, Preview]) -> Iterator[Phrase]:
    points = found[move].points
    is_most = points == max(other.points for other in found.values())
    yield Phrase("azul.why_tile_most" if is_most else "azul.why_tile", {"points": points})
    board = Board.copy(setup.turn or 0, setup)
    before = [list(row) for row in board.wall]
    board.place(move.column)
    yield from _goals(setup, before, board.wall)


# Taking tiles


def _of_draft(setup: Setup, move: Draft, found: dict[Any, Preview], lead: int) -> Iterator[Phrase]:
    own = found[move]
    after = _after(setup, move)
    line = after.lines[move.line - 1] if move.line else None
    if line and line[1] == move.line and own.points:
        yield Phrase("azul.why_completes", {"line": move.line, "points": own.points})
        if not after.is_grey:  # there the columns are still to be chosen
            yield from _goals(setup, _tiled(Board.copy(after.seat, setup)), _tiled(after))
    elif line:
        yield Phrase("azul.why_progress", {"line": move.line, "count": line[1]})
    yield from _cost(own, [other for one, other in found.items() if one != move])
    if lead:
        yield Phrase("azul.why_solved", {"number": lead})
    yield from _most(own, [other for one, other in found.items() if one != move])
    yield from _denied(setup, move)
    if setup.marker_in_center and move.source == 0 and not _is_last(setup, after):
        yield Phrase("azul.why_marker")


def _is_last(setup: Setup, after: Board) -> bool:
    """Say whether it is known already that the game ends with this round (A6.1, A9.2)."""
    return setup.round == setup.options.max_rounds or any(all(row) for row in _tiled(after))


def _after(setup: Setup, move: Draft) -> Board:
    """Give the board with the tiles on their line; what falls is of no matter here."""
    board = Board.copy(setup.turn or 0, setup)
    if move.line:
        held = board.lines[move.line - 1]
        count = _taken(setup, move) + (held[1] if held else 0)
        board.lines[move.line - 1] = (move.color, min(count, move.line))
    return board


def _taken(setup: Setup, move: Draft) -> int:
    return (setup.factories[move.source - 1] if move.source else setup.center)[move.color]


def _tiled(board: Board) -> Wall:
    """Give the coloured wall as it would be if the round ended now."""
    _ = list(board.tile())
    return board.wall


def _goals(setup: Setup, before: Wall, after: Wall) -> Iterator[Phrase]:
    """Name the rows, columns and colors that become full (A6.1 to A6.4)."""
    for row in range(SIDE):
        if all(after[row]) and not all(before[row]):
            yield Phrase("azul.why_row", {"row": row + 1, "points": ROW_BONUS})
    for column in range(SIDE):
        if all(row[column] for row in after) and not all(row[column] for row in before):
            yield Phrase("azul.why_column", {"column": column + 1, "points": setup.options.column_bonus})
    for color in COLORS:
        if all(color in row for row in after) and not all(color in row for row in before):
            yield Phrase("azul.why_color", {"color": color, "points": COLOR_BONUS})


def _cost(own: Preview, others: list[Preview]) -> Iterator[Phrase]:
    """Say what it costs, and whether anything costs less."""
    is_least = all(own.cost <= other.cost for other in others)
    if own.cost:
        yield Phrase("azul.why_costs_least" if is_least else "azul.why_costs", {"number": own.cost})
    elif own.dropped:
        yield Phrase("azul.why_floor_full")
    elif all(other.cost for other in others):
        yield Phrase("azul.why_clean")


def _most(own: Preview, others: list[Preview]) -> Iterator[Phrase]:
    if own.points and all(own.points - own.cost > other.points - other.cost for other in others):
        yield Phrase("azul.why_most")


def _denied(setup: Setup, move: Draft) -> Iterator[Phrase]:
    """Name the line that the next seat which can would fill with these tiles: of several the one that scores most."""
    for step in range(1, setup.players):
        seat = ((setup.turn or 0) + step) % setup.players
        theirs = replace(setup, turn=seat)
        lines = [Draft(move.source, move.color, line) for line in range(1, SIDE + 1)]
        worth = {one.line: preview.preview(theirs, one) for one in lines if refusal.refuse(theirs, one) is None}
        filled = [line for line, brings in worth.items() if brings.points and not brings.dropped]
        if filled:
            best = max(filled, key=lambda line: worth[line].points)
            yield Phrase("azul.why_denies", {"seat": seat, "line": best, "count": _taken(setup, move)})
            return
