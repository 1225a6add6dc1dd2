"""Filters of answers: the moves that have what somebody names, and the points of one seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sintra.dialogue.arguments import Asked
from sintra.dialogue.parts import CENTER, Part, bound, parts_of, sourced, without
from sintra.dialogue.words import Vocabulary
from sintra.games import outlook_of
from sintra.phrase import Phrase

MARKERS = ("line", "star", "space")
BY_NUMBER = ("source", "number", "column")  # what a number alone means: the first of these that a move has
NO_MEANING = ("with", "jokers", "+")
FIELDS = {"factory": "source", "line": "line", "star": "star"}  # a word before a number -> the field of a move
PLACES = {"center": {"source": CENTER, "star": "C"}, "floor": {"line": "0"}, "-": {"line": "0"}}


def moves_with(moves: Sequence[Any], asked: Asked) -> list[Any]:
    """Keep the moves that have everything the words name; raise `Misread` for words that name no part of a move."""
    words = asked.vocabulary.words_of_move(" ".join(asked.rest))
    wanted = dict.fromkeys(without(bound(sourced(parts_of(words, asked.vocabulary)), MARKERS), *NO_MEANING))
    if any(part.kind == "word" for part in wanted) or (asked.rest and not wanted):
        raise asked.wanted()
    return [move for move in moves if _has_all(move, wanted, asked.vocabulary)] if wanted else list(moves)


def _has_all(move: Any, wanted: Collection[Part], vocabulary: Vocabulary) -> bool:
    """Return whether a move has all parts that were named."""
    fields = {name: str(value) for name, value in outlook_of(vocabulary.game).parts(move).items()}
    return all(_has(fields, str(move), part, vocabulary) for part in wanted)


def _has(fields: Mapping[str, str], text: str, wanted: Part, vocabulary: Vocabulary) -> bool:
    """Return whether a move has a part that was named."""
    match wanted.kind:
        case "number" | "space":
            return next((fields[name] for name in BY_NUMBER if name in fields), None) == wanted.text
        case "color":
            return fields.get("color") == wanted.text or fields.get("star") == vocabulary.proper.get(wanted.text)
        case "pass" | "stop":
            return text == wanted.kind
        case kind if kind in FIELDS:
            return fields.get(FIELDS[kind]) == wanted.text
        case kind:
            return any(fields.get(name) == value for name, value in PLACES.get(kind, {}).items())


def points_of(phrases: Sequence[Phrase], seat: int) -> list[Phrase]:
    """Keep the points of one seat in sentences about those of all."""
    return [
        Phrase(phrase.key, {**phrase.values, "scores": scores[seat : seat + 1]})
        for phrase in phrases
        if isinstance(scores := phrase.values.get("scores"), tuple)
    ]
