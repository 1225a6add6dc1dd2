"""Moves of Azul as people type them: ``3 red 4``, ``3R4``, ``c red floor``; on the grey wall ``W2`` or just ``2``."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.dialogue.line import Misread, no_color
from sintra.dialogue.words import Vocabulary
from sintra.phrase import Phrase

EXAMPLE = "3R4"
SOURCES, LINES = "123456789", "12345"


def read(words: Sequence[str], vocabulary: Vocabulary, phase: str) -> list[str]:
    """Read the one move of a line, in its text form."""
    match [*words]:
        case [wall, column] if vocabulary.noun(wall) == "wall" and column in LINES:
            return [f"W{column}"]
        case [column] if phase == "tiling" and column in LINES:
            return [f"W{column}"]
        case [source, color, line]:
            return [_source(source, vocabulary) + _color(color, vocabulary) + _line(line, vocabulary)]
        case _:
            raise Misread(_form(phase))


def _form(phase: str) -> Phrase:
    return Phrase("dialogue.form.azul_column" if phase == "tiling" else "dialogue.form.azul")


def _source(word: str, vocabulary: Vocabulary) -> str:
    if vocabulary.noun(word) == "center":
        return "C"
    if word not in SOURCES:
        raise Misread(Phrase("dialogue.no_source", {"text": word}), _form("draft"))
    return word


def _color(word: str, vocabulary: Vocabulary) -> str:
    color = vocabulary.color(word)
    if color is None:
        raise Misread(no_color(word, vocabulary))
    return vocabulary.proper[color]


def _line(word: str, vocabulary: Vocabulary) -> str:
    if word == "-" or vocabulary.noun(word) == "floor":
        return "-"
    if word not in LINES:
        raise Misread(Phrase("dialogue.no_line", {"text": word}), _form("draft"))
    return word
