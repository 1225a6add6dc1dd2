"""Why a move of Azul is refused: the reason as a Phrase, and its English.

The reasons live with the rules; other languages translate the same keys.
"""

from __future__ import annotations

from sintra.azul import validation
from sintra.azul.move import Column, Draft, Move, source_name
from sintra.azul.setup import Setup
from sintra.phrase import Phrase, Value

ENGLISH = {
    "azul.refusal.over": "the game is over",
    "azul.refusal.deal_due": "the tiles must be dealt first",
    "azul.refusal.choose_column": "a column is to be chosen now, such as W{column}",
    "azul.refusal.drafting": "tiles are to be taken now; columns are chosen when all are taken",
    "azul.refusal.coloured_wall": "columns are chosen on the grey wall only",
    "azul.refusal.no_such_factory": "there is no factory {factory}, the last one is {last}",
    "azul.refusal.source_empty": "{source} is empty",
    "azul.refusal.color_not_there": "there is no {color} in {source}; it holds {pool}",
    "azul.refusal.line_full": "line {line} is full",
    "azul.refusal.line_has_color": "line {line} holds {held}, so it cannot take {color}",
    "azul.refusal.wall_has_color": "row {line} of the wall already has {color}",
    "azul.refusal.cell_taken": "row {row}, column {column} of the wall is taken",
    "azul.refusal.column_has_color": "column {column} of the wall already has {color}",
}


def english(phrase: Phrase) -> str:
    """Say a reason in English."""
    return ENGLISH[phrase.key].format(**{name: _say(name, value) for name, value in phrase.values.items()})


def _say(name: str, value: Value) -> str:
    """Say a value in English; sources are numbers, as in `Draft`."""
    if name == "source" and isinstance(value, int):
        return source_name(value)
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def refuse(setup: Setup, move: Move) -> Phrase | None:
    """Give the reason why a move is illegal here; None if it is legal."""
    if setup.phase == "over":
        return Phrase("azul.refusal.over")
    if setup.phase == "deal":
        return Phrase("azul.refusal.deal_due")
    if isinstance(move, Column):
        return _refuse_column(setup, move)
    return _refuse_draft(setup, move)


def _refuse_draft(setup: Setup, move: Draft) -> Phrase | None:
    if setup.phase != "draft":
        first = validation.legal_columns(setup)[0] + 1
        return Phrase("azul.refusal.choose_column", {"column": first})
    if move.source > len(setup.factories):
        return Phrase("azul.refusal.no_such_factory", {"factory": move.source, "last": len(setup.factories)})
    pool = setup.factories[move.source - 1] if move.source else setup.center
    if not pool:
        return Phrase("azul.refusal.source_empty", {"source": move.source})
    if move.color not in pool:
        return Phrase("azul.refusal.color_not_there", {"source": move.source, "color": move.color, "pool": tuple(pool)})
    return _refuse_line(setup, move) if move.line else None


def _refuse_line(setup: Setup, move: Draft) -> Phrase | None:
    """A2.7, A2.8."""
    seat = setup.seats[setup.turn or 0]
    held = seat.lines[move.line - 1]
    if held and held[1] == move.line:
        return Phrase("azul.refusal.line_full", {"line": move.line})
    if held and held[0] != move.color:
        return Phrase("azul.refusal.line_has_color", {"line": move.line, "held": held[0], "color": move.color})
    if move.color in seat.wall[move.line - 1]:
        return Phrase("azul.refusal.wall_has_color", {"line": move.line, "color": move.color})
    return None


def _refuse_column(setup: Setup, move: Column) -> Phrase | None:
    """A7.1."""
    if setup.options.wall != "grey":
        return Phrase("azul.refusal.coloured_wall")
    if setup.phase != "tiling":
        return Phrase("azul.refusal.drafting")
    column = move.column - 1
    if column in validation.legal_columns(setup):
        return None
    seat = setup.seats[setup.turn or 0]
    row = validation.complete_lines(seat)[0]
    if seat.wall[row - 1][column]:
        return Phrase("azul.refusal.cell_taken", {"row": row, "column": move.column})
    held = seat.lines[row - 1]
    return Phrase("azul.refusal.column_has_color", {"column": move.column, "color": held[0] if held else ""})
