"""The parts of a typed move: its words by what they mean, and numbers bound to the words that name them.

People say the same move in many ways: ``3R4``, ``3 red 4``, ``red from factory 3 to line 4``, ``3. korong piros 4. sor``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from sintra.dialogue.words import Vocabulary

CENTER = "0"  # as a number, as on the keys of the pages
SIGNS = "+-"


@dataclass(frozen=True, slots=True)
class Part:
    """A word of a move: a number, a color, a sign, what a noun means, or an unknown word."""

    kind: str  # "number", "color", "+", "-", "word", or a noun of the vocabulary
    text: str  # digit, color, sign or word
    is_ordinal: bool = False


def parts_of(words: Sequence[str], vocabulary: Vocabulary) -> list[Part]:
    """Find what the words of a move mean; the letter of a color may also be a noun, once a color has been named."""
    found: list[Part] = []
    has_color = False
    for word in words:
        found.append(_part(word, vocabulary, has_color=has_color))
        has_color = has_color or found[-1].kind == "color"
    return found


def _part(word: str, vocabulary: Vocabulary, *, has_color: bool) -> Part:
    if word[0].isdigit():
        return Part("number", word[0], is_ordinal=word.endswith("."))
    noun, color = vocabulary.noun(word), vocabulary.color(word)
    if noun and color:
        return Part(noun, word) if has_color else Part("color", color)
    if noun:
        return Part(noun, word)
    return Part("color", color) if color else Part(word if word in SIGNS else "word", word)


def bound(parts: Sequence[Part], markers: Collection[str]) -> list[Part]:
    """Give the numbers of markers to them, as in ``factory 3`` and ``3. korong``; a marker without a number is left out.

    An ordinal belongs to the marker after it; any other marker has the number after it, or else the one before it.
    """
    ordered = _joined(parts, markers, is_before=True, only_ordinals=True)
    found = _joined(_joined(ordered, markers, is_before=False), markers, is_before=True)
    return [part for part in found if part.kind not in markers or part.text.isdigit()]


def _joined(parts: Sequence[Part], markers: Collection[str], *, is_before: bool, only_ordinals: bool = False) -> list[Part]:
    """Join each free marker with the number before or after it."""
    found: list[Part] = []
    for part in parts:
        before = found[-1] if found else part
        number, marker = (before, part) if is_before else (part, before)
        is_free = marker.kind in markers and not marker.text.isdigit()
        if found and is_free and number.kind == "number" and (number.is_ordinal or not only_ordinals):
            found[-1] = replace(marker, text=number.text)
        else:
            found.append(part)
    return found


def sourced(parts: Sequence[Part]) -> list[Part]:
    """Make factories of numbers and of the center after ``from``; factories without a number are left out."""
    found: list[Part] = []
    for part in bound(parts, ("factory",)):
        comes_from = bool(found) and found[-1].kind == "from"
        if comes_from and part.kind in {"number", "center", "factory"}:
            found[-1] = Part("factory", CENTER if part.kind == "center" else part.text)
        else:
            found.append(part)
    return without(found, "from")


def without(parts: Iterable[Part], *kinds: str) -> list[Part]:
    """Leave out the parts of some kinds."""
    return [part for part in parts if part.kind not in kinds]


def only(parts: Iterable[Part], kind: str) -> Part | None:
    """Return the one part of a kind; None if there is none or more than one."""
    found = [part for part in parts if part.kind == kind]
    return found[0] if len(found) == 1 else None


def without_count(parts: Sequence[Part], expected: int) -> list[Part]:
    """Leave out how many tiles are taken, ``2 red``, if there is one number more than expected."""
    places = [part for part in parts if part.kind in {"number", "word"}]
    for at, part in enumerate(parts[1:]):
        if part.kind == "color" and parts[at].kind == "number" and len(places) == expected + 1:
            return [*parts[:at], *parts[at + 1 :]]
    return list(parts)
