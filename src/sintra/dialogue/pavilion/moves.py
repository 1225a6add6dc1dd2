"""The parser of typed moves of Summer Pavilion.

``3 red``, ``3R``, ``red from factory 3``; ``blue 6``, ``B6+2``, ``blue star 6 with 2 jokers``, ``c 4 red``, ``2 5 red +1``;
``pass``; several tiles at once: ``+R +R +B``, ``-R -R stop``, ``two red from the supply``, ``discard a red tile``.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sintra.dialogue.line import Misread, no_color
from sintra.dialogue.parts import CENTER, SIGNS, Part, bound, only, parts_of, sourced, without, without_count
from sintra.dialogue.words import Vocabulary
from sintra.phrase import Phrase

EXAMPLE = "3R"
SOURCES, NUMBERS, JOKERS = "0123456789", "123456", "12345"
SMALL = ("pass", "stop")
SIGN_OF = {"supply": "+", "discard": "-"}
ADDING = (["+"], ["with"])  # before the number of jokers
COUNTED_FROM_CENTER = ["number", "color", "center"]  # ``két piros középről``: a suffix says from


def read(words: Sequence[str], vocabulary: Vocabulary, phase: str) -> list[str]:
    """Parse the moves of a line into their text forms."""
    parts = _signed(parts_of(words, vocabulary))
    if parts and (parts[0].kind in SIGNS or parts[0].kind in SMALL):
        return _small(parts, vocabulary, phase)
    has_joker = phase == "draft" and only(parts, "jokers") is not None
    parts, jokers = (_without_joker(parts), "") if has_joker else _jokers(parts, phase)
    parts = without(bound(sourced(parts), ("star",)) if phase == "place_grey" else sourced(parts), "with", "space", "line")
    wrong = only(parts, "word")
    if wrong and wrong.text.isalpha():
        raise Misread(no_color(wrong.text, vocabulary), _form(phase))
    if phase == "draft" and [part.kind for part in parts] == COUNTED_FROM_CENTER:
        parts = parts[1:]
    move = _draft(parts, vocabulary) if not jokers else None
    move = move or _place(parts, vocabulary)
    if move is None:
        raise Misread(_form(phase))
    return [move + jokers]


def _signed(parts: Sequence[Part]) -> list[Part]:
    """Turn what is taken from the supply or discarded in words into signs: ``two red from the supply`` is ``+ red red``."""
    sign = next((SIGN_OF[part.kind] for part in parts if part.kind in SIGN_OF), "")
    if not sign:
        return list(parts)
    rest, found = without(parts, *SIGN_OF, "from"), [Part(sign, sign)]
    for before, part in pairwise([Part(sign, sign), *rest]):
        count = int(before.text) if before.kind == "number" and part.kind == "color" else 1
        found += [part] * (0 if part.kind == "number" else count)
    return found


def _form(phase: str) -> Phrase:
    known = phase if phase in {"draft", "place", "place_grey", "bonus", "discard"} else "place"
    return Phrase(f"dialogue.form.pavilion_{known}")


def _draft(parts: Sequence[Part], vocabulary: Vocabulary) -> str | None:
    """Parse a source and a color; a number is a source if it comes first and no star is named."""
    color, named = only(parts, "color"), only(parts, "factory")
    if named:
        parts = without_count(parts, 0)
    match sorted(part.kind for part in parts):
        case ["color", "factory"]:
            source = named
        case ["center", "color"]:
            source = only(parts, "center")
        case ["color", "number"] if parts[0].kind == "number":
            source = parts[0]
        case _:
            return None
    if color is None or source is None or (source.kind != "center" and source.text not in SOURCES):
        return None
    return _named(source) + vocabulary.proper[color.text]


def _place(parts: Sequence[Part], vocabulary: Vocabulary) -> str | None:
    """Parse a star, a number and, on stars without a color of their own, the color of the tile."""
    color = only(parts, "color")
    places = [part for part in without(parts, "color") if part.kind != "star" or part.text.isdigit()]
    if color is None or not places:
        return None
    letter, (*stars, number) = vocabulary.proper[color.text], sorted(places, key=lambda part: part.kind == "number")
    if number.kind != "number" or number.text not in NUMBERS:
        return None
    match stars:
        case []:
            return letter + number.text
        case [Part("star" | "center" | "number") as star] if star.kind == "center" or star.text in SOURCES:
            return _named(star) + number.text + letter
        case _:
            return None


def _named(part: Part) -> str:
    """Return the name of a source or star in moves; 0 is the center, as on the keys of the pages."""
    return "C" if part.kind == "center" or part.text == CENTER else part.text


def _jokers(parts: Sequence[Part], phase: str) -> tuple[list[Part], str]:
    """Split the jokers off the end: ``+2``, ``with 2``, ``with two purple jokers``, ``with joker``."""
    kinds, rest = [part.kind for part in parts], list(parts)
    if kinds[-1:] == ["jokers"]:
        rest = rest[:-2] if kinds[-2:-1] == ["color"] and kinds[-3:-2] != ["with"] else rest[:-1]
        count = rest.pop().text if rest and rest[-1].kind == "number" else "1"
    elif kinds[-1:] == ["number"] and kinds[-2:-1] in ADDING:
        count = rest.pop().text
    elif "+" in kinds or "jokers" in kinds:
        raise Misread(_form(phase))
    else:
        return rest, ""
    if count not in JOKERS:
        raise Misread(_form(phase))
    return rest[:-1] if [part.kind for part in rest[-1:]] in ADDING else rest, f"+{count}"


def _without_joker(parts: Sequence[Part]) -> list[Part]:
    """Leave out the joker that comes along when tiles are taken: ``two red and one purple joker from the center``."""
    kinds = [part.kind for part in parts]
    at = begin = kinds.index("jokers")
    if kinds.count("color") > 1 and kinds[begin - 1] == "color":
        begin -= 1
    if begin != at and kinds[begin - 1] == "number":
        begin -= 1
    return [*parts[:begin], *parts[at + 1 :]]


def _small(parts: Sequence[Part], vocabulary: Vocabulary, phase: str) -> list[str]:
    """Parse a sequence of small moves: tiles with a sign before one or several of them, pass and stop."""
    moves: list[str] = []
    sign = ""
    for part in parts:
        if part.kind in SIGNS:
            sign = part.kind
        elif part.kind in SMALL:
            moves.append(part.kind)
            sign = ""
        elif sign and part.kind == "color":
            moves.append(sign + vocabulary.proper[part.text])
        elif sign:
            raise Misread(no_color(part.text, vocabulary))
        else:
            raise Misread(_form(phase))
    if not moves or parts[-1].kind in SIGNS:
        raise Misread(_form(phase))
    return moves
