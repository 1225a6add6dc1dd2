"""Why a move of Azul is illegal: the reason as a Phrase, and its English.

The reasons live with the rules; other languages translate the same keys.
"""

from __future__ import annotations

from collections.abc import Sequence

from sintra.azul import rules
from sintra.azul.move import Column, Draft, Move
from sintra.azul.setup import Line, Setup
from sintra.factories.refusal import say
from sintra.phrase import Phrase, Value

ENGLISH = {
    "azul.refusal.over": "the game is over",
    "azul.refusal.deal_due": "tiles must be drawn first",
    "azul.refusal.choose_column": "choose a column now, such as W{column}",
    "azul.refusal.drafting": "take tiles now; you choose columns once all tiles are taken",
    "azul.refusal.coloured_wall": "columns are chosen on the gray wall only",
    "azul.refusal.no_such_factory": "there is no factory {factory}; the last one is {last}",
    "azul.refusal.source_empty": "{source} is empty",
    "azul.refusal.color_not_there": "there is no {color} there; {source} has {pool}",
    "azul.refusal.line_full": "line {line} is full",
    "azul.refusal.line_has_color": "line {line} holds {held}, so it cannot take {color}",
    "azul.refusal.wall_has_color": "row {line} of the wall already has {color}",
    "azul.refusal.cell_taken": "row {row}, column {column} of the wall is taken",
    "azul.refusal.column_has_color": "column {column} of the wall already has {color}",
}


def english(phrase: Phrase) -> str:
    """Say a reason in English."""
    return say(ENGLISH, phrase)


def refuse(setup: Setup, move: Move) -> Phrase | None:
    """Return the reason why a move is illegal here; None if it is legal."""
    if setup.phase == "over":
        return Phrase("azul.refusal.over")
    if setup.phase == "deal":
        return Phrase("azul.refusal.deal_due")
    if isinstance(move, Column):
        return _refuse_column(setup, move)
    return _refuse_draft(setup, move)


def _refuse_draft(setup: Setup, move: Draft) -> Phrase | None:
    if setup.phase != "draft":
        return Phrase("azul.refusal.choose_column", {"column": rules.columns_to_choose(setup)[0]})
    if move.source > len(setup.factories):
        return Phrase("azul.refusal.no_such_factory", {"factory": move.source, "last": len(setup.factories)})
    pool = setup.source(move.source)
    if not pool:
        return Phrase("azul.refusal.source_empty", {"source": move.source})
    if move.color not in pool:
        return Phrase("azul.refusal.color_not_there", {"source": move.source, "color": move.color, "pool": tuple(pool)})
    return _refuse_line(setup, move) if move.line else None


def _refuse_line(setup: Setup, move: Draft) -> Phrase | None:
    seat = setup.seats[setup.turn or 0]
    return refuse_line(move.line, seat.lines[move.line - 1], seat.wall[move.line - 1], move.color)


def refuse_line(line: int, held: Line | None, row: Sequence[str | None], color: str) -> Phrase | None:
    """Return the reason why a line does not take a color; None if it does (A2.7, A2.8)."""
    why = rules.closed_by(line, held, row, color)
    values: dict[str, Value] = {"line": line}
    if held and why == "line_has_color":
        values["held"] = held[0]
    if why != "line_full":
        values["color"] = color
    return Phrase(f"azul.refusal.{why}", values) if why else None


def _refuse_column(setup: Setup, move: Column) -> Phrase | None:
    """A7.1."""
    if not setup.options.is_grey:
        return Phrase("azul.refusal.coloured_wall")
    if setup.phase != "tiling":
        return Phrase("azul.refusal.drafting")
    if move.column in rules.columns_to_choose(setup):
        return None
    seat = setup.seats[setup.turn or 0]
    row = rules.complete_lines(seat.lines)[0]
    if seat.wall[row - 1][move.column - 1]:
        return Phrase("azul.refusal.cell_taken", {"row": row, "column": move.column})
    return Phrase("azul.refusal.column_has_color", {"column": move.column, "color": rules.color_of(seat.lines, row)})
