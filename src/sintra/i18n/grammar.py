"""What the languages share: filling the slots of a sentence.

A sentence is a template such as ``{seat} takes {tiles} from {source}.`` A slot names a value of the Phrase and perhaps a form
that the language knows, ``{tiles:acc}``; how it is said is a method of the language's `Grammar` with the name of the value.
``{tiles:it|them}`` chooses between words for one and for more. Values mean the same in every Phrase: ``seat`` is always a
seat, ``pool`` always tiles by color.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from types import MappingProxyType
from typing import Any

from sintra.phrase import Phrase, Value

Tiles = tuple[str, int]  # a color and how many
Space = tuple[str, int]  # a part of a board by its name in moves, and the number of a space there
SAME_KIND = {  # names of values that are said like another kind
    "cost": "points",
    "held": "color",
    "joker": "color",
    "hand": "pool",
    "order": "pool",
    **dict.fromkeys(("near", "listed", "path", "command", "reason", "bot", "example", "why"), "text"),  # of terminal and server
}

PLAIN_KINDS = ("seat", "seats", "scores", "color", "tiles", "pool", "text")  # that every language can say without a sentence


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a template: letters as they are, then perhaps the slot of a value."""

    letters: str
    name: str | None  # of the value; None: no slot follows
    form: str
    kind: str  # the method that says it


@lru_cache(maxsize=4096)  # all templates of all languages: they are put together again and again
def pieces(template: str) -> tuple[Piece, ...]:
    """Take a template apart."""
    parts = Formatter().parse(template)
    return tuple(Piece(letters, name, form or "", SAME_KIND.get(name or "", name or "")) for letters, name, form, _ in parts)


def quantity(value: Value) -> int:
    """Count what a value is about: itself, the tiles of a color or pool, or the members of a list."""
    match value:
        case int():
            return value
        case (str(), int(number)):
            return number
        case tuple():
            return sum(quantity(part) if isinstance(part, tuple) else 1 for part in value)
        case _:
            return 1


class Grammar:
    """How a language says values. Letters, if given, are said instead of the names of colors; names instead of seats."""

    NUMBERS: Sequence[str] = ()  # words for 0, 1, 2, ...; larger numbers are digits
    COLORS: Mapping[str, str] = MappingProxyType({})  # names of colors; one that is not here is said as it is
    AND = ""
    PLUS, MINUS = "", ""
    words: Mapping[str, str] = MappingProxyType({})  # what a template writes in capitals: ``{FLOOR}``

    def __init__(self, letters: Mapping[str, str], names: Sequence[str] = ()) -> None:
        self.letters = letters
        self.names = names

    def name(self, seat: int) -> str:
        """Give the name of a seat; nothing if it has none."""
        return self.names[seat] if seat < len(self.names) else ""

    def fill(self, template: str, phrase: Phrase) -> str:
        """Put the values of a Phrase into a template."""
        values, said = phrase.values, list[str]()
        for piece in pieces(template):
            said.append(piece.letters)
            if piece.name is not None:
                said.append(self._say(piece, values[piece.name]) if piece.name in values else self.words[piece.name])
        return "".join(said)

    def _say(self, piece: Piece, value: Value) -> str:
        """Say a value where a template has a slot for it."""
        if "|" in piece.form:
            one, more = piece.form.split("|")
            return one if quantity(value) == 1 else more
        say: Any = getattr(self, piece.kind, self.number)
        return str(say(value, piece.form))

    def recite(self, phrase: Phrase) -> str:
        """Say a Phrase that has no sentence: its name, and its values one after another."""
        said = ", ".join(self._say_any(name, value) for name, value in phrase.values.items())
        name = phrase.key.rpartition(".")[2].replace("_", " ")
        return f"{name}: {said}." if said else f"{name}."

    def _say_any(self, name: str, value: Value) -> str:
        kind = SAME_KIND.get(name, name)
        if kind in PLAIN_KINDS:
            return self._say(Piece("", name, "", kind), value)
        parts = value if isinstance(value, tuple) else (value,)
        return f"{name.replace('_', ' ')} {' '.join(str(self.COLORS.get(str(part), part)) for part in parts)}"

    # Kinds of value that are said alike in all languages

    def number(self, value: int | str, form: str) -> str:
        """Say a number in digits; with the form ``word`` as a word, if it is small. A value in letters is a color."""
        if isinstance(value, str):
            return self.color(value, form)
        return self.word(value) if form == "word" else str(value)

    def color(self, color: str, _form: str) -> str:
        """Say a color."""
        return self.letters.get(color) or self.COLORS.get(color, color)

    def text(self, text: str, _form: str) -> str:
        """Say something as it is: a file, a word that was typed."""
        return text

    def stars(self, stars: Sequence[str], _form: str) -> str:
        """List the stars by the letters and digits that moves give them."""
        return ", ".join(stars)

    def count(self, value: int, _form: str) -> str:
        """Say how many tiles, as a word if it is small."""
        return self.word(value)

    def points(self, value: int, _form: str) -> str:
        """Say a change of the score with its sign."""
        return f"{self.MINUS} {-value}" if value < 0 else f"{self.PLUS} {value}"

    def word(self, number: int) -> str:
        """Give the word for a number, or its digits."""
        return self.NUMBERS[number] if number < len(self.NUMBERS) else str(number)

    def all_of(self, parts: Iterable[object]) -> str:
        """Join the parts of a list; before the last one comes ``and``."""
        *others, last = map(str, parts)
        return f"{', '.join(others)} {self.AND} {last}" if others else last
