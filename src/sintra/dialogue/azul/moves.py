"""The parser of typed moves of Azul.

``3 red 4``, ``3R4``, ``c red floor``, ``red from factory 3 to line 4``; on the grey wall ``W2`` or just ``2``.
"""

from __future__ import annotations

from collections.abc import Sequence

from sintra.dialogue.line import Misread, no_color
from sintra.dialogue.parts import CENTER, Part, bound, only, parts_of, sourced, without, without_count
from sintra.dialogue.words import Vocabulary
from sintra.phrase import Phrase

EXAMPLE = "3R4"
SOURCES, LINES = "123456789", "12345"
IN_TILING = ({"number"}, {"wall", "number"}, {"space", "number"}, {"wall", "space", "number"})
PARTS = 3  # of a move: source, color, line
FLOOR = ("floor", "-")
NO_MEANING = ("with", "star", "jokers", "+")  # words of other games


def read(words: Sequence[str], vocabulary: Vocabulary, phase: str) -> list[str]:
    """Parse the one move of a line into its text form."""
    parts = without(sourced(bound(parts_of(words, vocabulary), ("line",))), *NO_MEANING)
    column = only(parts, "number")
    kinds = {part.kind for part in parts}
    if column and kinds in IN_TILING and (phase == "tiling" or len(parts) > 1) and column.text in LINES:
        return [f"W{column.text}"]
    return [_draft(parts, vocabulary)]


def _draft(parts: Sequence[Part], vocabulary: Vocabulary) -> str:
    """Parse where from, which color and where to; what no word names comes in this order."""
    source, color = only(parts, "factory") or only(parts, "center"), only(parts, "color")
    line = only(parts, "line") or next((part for part in parts if part.kind in FLOOR), None)
    if color is None:
        raise _no_color(parts, vocabulary)
    missing = (source is None) + (line is None)
    parts = without_count(parts, missing)
    places = [part for part in parts if part.kind in {"number", "word"}]
    if len(places) != missing or len(parts) != PARTS:
        raise Misread(_form("draft"))
    source = source or places.pop(0)
    line = line or places.pop(0)
    return _source(source) + vocabulary.proper[color.text] + _line(line)


def _form(phase: str) -> Phrase:
    return Phrase("dialogue.form.azul_column" if phase == "tiling" else "dialogue.form.azul")


def _no_color(parts: Sequence[Part], vocabulary: Vocabulary) -> Misread:
    wrong = only(parts, "word")
    is_move = wrong is not None and len(parts) > 1
    return Misread(no_color(wrong.text, vocabulary)) if wrong and is_move else Misread(_form("draft"))


def _source(part: Part) -> str:
    if part.kind == "center" or part.text == CENTER:
        return "C"
    if part.text not in SOURCES:
        raise Misread(Phrase("dialogue.no_source", {"text": part.text}), _form("draft"))
    return part.text


def _line(part: Part) -> str:
    if part.kind in FLOOR:
        return "-"
    if part.text not in LINES:
        raise Misread(Phrase("dialogue.no_line", {"text": part.text}), _form("draft"))
    return part.text
