"""A position of Azul in words: Phrases in one fixed reading order, whole or part by part.

The order never changes: whose turn it is, the center, the factories, each board with its lines, the rows of its wall and its
floor, the bag and the lid. Rows are read from the top and columns from the left, and every pool in the fixed order of colors
(A10.2). Each part can be asked for alone. Moves are narrated in `sintra.azul.narration`.

Values in these Phrases are neutral: seats count from 0, lines, rows, columns and factories from 1, and source 0 is the center.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sintra.azul import rules
from sintra.azul.setup import MARKER, SIDE, Setup
from sintra.azul.tiles import COLORS, PALETTE
from sintra.factories.speech import TableSpeech
from sintra.phrase import Phrase, Value

if TYPE_CHECKING:
    from sintra.azul.state import State


def describe(state: State) -> list[Phrase]:
    """Describe the whole position."""
    setup = state.setup
    phrases = [describe_turn(setup), *([describe_victory(setup)] if state.is_over else []), *describe_sources(setup)]
    for seat in range(setup.players):
        phrases += describe_seat(setup, seat)
    return [*phrases, describe_bag(setup), describe_lid(setup)]


def describe_turn(setup: Setup) -> Phrase:
    """Say the round and who acts."""
    if setup.turn is None:
        return Phrase("azul.at_over", {"round": setup.round})
    values: dict[str, Value] = {"round": setup.round, "seat": setup.turn}
    if setup.phase == "tiling":
        lines = setup.seats[setup.turn].lines
        row = rules.complete_lines(lines)[0]
        values |= {"row": row, "color": rules.color_of(lines, row)}
    return Phrase(f"azul.at_{setup.phase}", values)


def describe_victory(setup: Setup) -> Phrase:
    """Say who has won: most points, then most full rows (A6.5)."""
    first, *others = rules.winners(setup)
    score = setup.seats[first].score
    if others:
        return Phrase("azul.share", {"seats": (first, *others), "score": score})
    is_tie = sum(seat.score == score for seat in setup.seats) > 1
    return Phrase("azul.wins_by_rows" if is_tie else "azul.wins", {"seat": first, "score": score})


# The table

SAY = TableSpeech("azul", PALETTE, "marker")
describe_sources, describe_source = SAY.sources, SAY.source
describe_color, describe_big, describe_scores = SAY.color, SAY.big, SAY.scores
pool_value = PALETTE.value


def describe_bag(setup: Setup) -> Phrase:
    """Say what is in the bag."""
    return SAY.pool("bag", setup.bag)


def describe_lid(setup: Setup) -> Phrase:
    """Say what is in the lid."""
    return SAY.pool("lid", setup.lid)


def describe_fits(setup: Setup, seat: int, line: int) -> Phrase:
    """Say what can be taken that fills a line of a seat exactly."""
    board = setup.seats[seat]
    needed = rules.room(board, line)
    if not needed:
        return describe_line(setup, seat, line)
    taken = {color for color in COLORS if line in rules.open_lines(board, color)}
    groups = tuple(group for group in SAY.groups(setup) if group[1] in taken and group[2] == needed)
    values: dict[str, Value] = {"line": line, "count": needed}
    return Phrase("azul.fits", values | {"groups": groups}) if groups else Phrase("azul.none_fits", values)


# The boards


def describe_seat(setup: Setup, seat: int) -> list[Phrase]:
    """Describe a whole board: points, lines, wall, floor; what is empty shares a sentence."""
    board = setup.seats[seat]
    points = Phrase("azul.seat", {"seat": seat, "score": board.score})
    lines = [number for number in range(1, SIDE + 1) if board.lines[number - 1]]
    rows = [number for number in range(1, SIDE + 1) if any(board.wall[number - 1])]
    if not (lines or rows or board.floor):
        return [points, Phrase("azul.board_empty")]
    return [
        points,
        *(describe_line(setup, seat, line) for line in lines),
        *_empty("line", lines),
        *(describe_row(setup, seat, row) for row in rows),
        *_empty("row", rows),
        describe_floor(setup, seat),
    ]


def _empty(kind: str, others: list[int]) -> list[Phrase]:
    """Say in one sentence which lines or rows are empty: all but the others."""
    numbers = tuple(number for number in range(1, SIDE + 1) if number not in others)
    if not others and kind == "row":
        return [Phrase("azul.wall_empty")]
    if len(numbers) == 1:
        return [Phrase(f"azul.{kind}_empty", {kind: numbers[0]})]
    return [Phrase(f"azul.{kind}s_empty", {f"{kind}s": numbers})] if numbers else []


def describe_line(setup: Setup, seat: int, line: int) -> Phrase:
    """Say what a pattern line holds."""
    held = setup.seats[seat].lines[line - 1]
    if held is None:
        return Phrase("azul.line_empty", {"line": line})
    if held[1] == line:
        return Phrase("azul.line_complete", {"line": line, "color": held[0]})
    return Phrase("azul.line", {"line": line, "color": held[0], "count": held[1]})


def describe_row(setup: Setup, seat: int, row: int) -> Phrase:
    """Say which columns of a row of the wall hold what."""
    return _describe_cells("row", row, setup.seats[seat].wall[row - 1])


def describe_column(setup: Setup, seat: int, column: int) -> Phrase:
    """Say which rows of a column of the wall hold what."""
    return _describe_cells("column", column, [row[column - 1] for row in setup.seats[seat].wall])


def _describe_cells(kind: str, number: int, cells: Sequence[str | None]) -> Phrase:
    held = tuple((place, color) for place, color in enumerate(cells, 1) if color)
    if not held:
        return Phrase(f"azul.{kind}_empty", {kind: number})
    return Phrase(f"azul.{kind}_full" if len(held) == SIDE else f"azul.{kind}", {kind: number, "cells": held})


def describe_floor(setup: Setup, seat: int) -> Phrase:
    """Say what lies on a floor and what it costs."""
    floor = setup.seats[seat].floor
    pool = pool_value({color: floor.count(color) for color in COLORS})
    key = "azul.floor_marker" if MARKER in floor else "azul.floor"
    if not floor:
        return Phrase("azul.floor_empty")
    values: dict[str, Value] = {"cost": -rules.floor_cost(len(floor))}
    return Phrase(key, values | {"pool": pool}) if pool else Phrase(f"{key}_only", values)
