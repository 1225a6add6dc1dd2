"""Quarry in words: the text board, and Phrases for positions, moves and the end. Their sentences are in words.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sintra.phrase import Phrase
from sintra.plain import OVER
from sintra_quarry.yard import COLUMNS, ROWS, Yard, count_courses, name_of

if TYPE_CHECKING:
    from sintra_quarry.rules import Position, Quarry, Take

REASONS = {
    "refusal.cart": "there are only {number} stones on the cart",
    "refusal.taken": "there is a stone on {text} already",
    "refusal.apart": "{text} touches none of your stones",
    "refusal.points": "every stone passed over costs a point, and you have {number}",
}


def board(rules: Quarry, position: Position) -> str:
    """Draw the cart and the yards; a small letter is the mark of an empty space."""
    letters = rules.facts.letters
    lines = [f"cart    {' '.join(letters[color] for color in position.cart) or '-'}"]
    for seat, yard in enumerate(position.yards):
        signs = [
            letters[color] if color else letters.get(rules.marks.get(space, ""), ".").lower()
            for space, color in enumerate(yard)
        ]
        lines += [
            f"seat {seat + 1}  {' '.join(COLUMNS)}",
            *(f"     {number}  {' '.join(signs[space] for space in row)}" for number, row in enumerate(ROWS, 1)),
        ]
    return "\n".join(lines)


def tell_position(rules: Quarry, position: Position) -> list[Phrase]:
    """Tell the cart, then every yard row by row."""
    cart = rules.phrase("cart", pool=position.cart) if position.cart else rules.phrase("cart_empty")
    yards = [phrase for seat, yard in enumerate(position.yards) for phrase in _tell_yard(rules, seat, yard)]
    return [cart, *yards]


def _tell_yard(rules: Quarry, seat: int, yard: Yard) -> Iterator[Phrase]:
    number = sum(stone is not None for stone in yard)
    yield rules.phrase("yard", seat=seat, number=number) if number else rules.phrase("yard_empty", seat=seat)
    for number, row in enumerate(ROWS, 1):
        if cells := tuple((column, color) for column, space in enumerate(row, 1) if (color := yard[space])):
            yield rules.phrase("row", row=number, cells=cells)


def tell_move(rules: Quarry, before: Position, move: Take, after: Position) -> list[Phrase]:
    """Tell what was taken and laid, what it cost and scored, and at the end the courses."""
    seat, cost = before.turn or 0, move.place - 1
    told = [rules.phrase("pays", seat=seat, number=cost)] if cost else []
    score = after.points[seat]
    where, points = name_of(move.space), score - before.points[seat] + cost
    told.append(rules.phrase("lays", seat=seat, color=before.cart[cost], text=where, points=points, score=score))
    return [*told, *_tell_courses(rules, after)] if after.phase == OVER else told


def _tell_courses(rules: Quarry, position: Position) -> Iterator[Phrase]:
    for seat, parts in enumerate(rules.parts(position)):
        if points := parts["courses"]:
            number, score = count_courses(position.yards[seat]), sum(parts.values())
            yield rules.phrase("courses", seat=seat, number=number, points=points, score=score)
