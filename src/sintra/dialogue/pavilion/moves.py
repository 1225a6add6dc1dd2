"""Moves of Summer Pavilion as people type them.

``3 red``, ``3R``; ``blue 6``, ``B6+2``, ``c 4 red``, ``2 5 red +1``; ``pass``; several tiles at once: ``+R +R +B``,
``-R -R stop``.
"""

from __future__ import annotations

from collections.abc import Sequence

from sintra.dialogue.line import Misread, no_color
from sintra.dialogue.words import Vocabulary
from sintra.phrase import Phrase

EXAMPLE = "3R"
SIGNS = "+-"
SOURCES, NUMBERS, JOKERS = "123456789", "123456", "12345"


def read(words: Sequence[str], vocabulary: Vocabulary, phase: str) -> list[str]:
    """Read the moves of a line, in their text forms."""
    if not words:
        raise Misread(_form(phase))
    if words[0] in SIGNS or vocabulary.noun(words[0]) in {"pass", "stop"}:
        return _read_small(words, vocabulary, phase)
    words, jokers = _jokers(words, phase)
    match [*words]:
        case [source, color] if not jokers and _is_source(source, vocabulary):
            return [_star(source, vocabulary) + _color(color, vocabulary)]
        case [star, number] if vocabulary.color(star) and number in NUMBERS:
            return [_color(star, vocabulary) + number + jokers]
        case [star, number, color] if _is_source(star, vocabulary) and number in NUMBERS:
            return [_star(star, vocabulary) + number + _color(color, vocabulary) + jokers]
        case [word, *_] if word.isalpha() and not vocabulary.color(word) and not vocabulary.noun(word):
            raise Misread(no_color(word, vocabulary), _form(phase))
        case _:
            raise Misread(_form(phase))


def _form(phase: str) -> Phrase:
    known = phase if phase in {"draft", "place", "place_grey", "bonus", "discard"} else "place"
    return Phrase(f"dialogue.form.pavilion_{known}")


def _jokers(words: Sequence[str], phase: str) -> tuple[Sequence[str], str]:
    """Take the jokers off the end: ``+2``."""
    if "+" not in words:
        return words, ""
    at = list(words).index("+")
    if len(words) != at + 2 or words[at + 1] not in JOKERS:
        raise Misread(_form(phase))
    return words[:at], f"+{words[at + 1]}"


def _is_source(word: str, vocabulary: Vocabulary) -> bool:
    return word in SOURCES or vocabulary.noun(word) == "center"


def _star(word: str, vocabulary: Vocabulary) -> str:
    return "C" if vocabulary.noun(word) == "center" else word


def _color(word: str, vocabulary: Vocabulary) -> str:
    color = vocabulary.color(word)
    if color is None:
        raise Misread(no_color(word, vocabulary))
    return vocabulary.proper[color]


def _read_small(words: Sequence[str], vocabulary: Vocabulary, phase: str) -> list[str]:
    """Read a row of small moves: tiles with a sign before one or several of them, pass and stop."""
    moves: list[str] = []
    sign = ""
    for word in words:
        if word in SIGNS:
            sign = word
        elif (noun := vocabulary.noun(word)) in {"pass", "stop"}:
            moves.append(str(noun))
            sign = ""
        elif sign:
            moves.append(sign + _color(word, vocabulary))
        else:
            raise Misread(_form(phase))
    if not moves or words[-1] in SIGNS:
        raise Misread(_form(phase))
    return moves
