"""What the languages share: filling the slots of a sentence.

A sentence is a template such as ``{seat} takes {tiles} from {source}.`` A slot names a value of the Phrase and perhaps a form
that the language knows, ``{tiles:acc}``; how it is said is a method of the language's `Grammar` with the name of the value.
``{tiles:it|them}`` chooses between words for one and for more, ``{seat:takes|take}`` between those for others and for the
listener. Values mean the same in every Phrase: ``seat`` is always a seat, ``pool`` always tiles by color.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from types import MappingProxyType
from typing import Any

from sintra.phrase import Phrase, Value

Tiles = tuple[str, int]  # a color and how many
Space = tuple[str, int]  # a part of a board by its name in moves, and the number of a space there
Spot = tuple[str, int]  # a color, empty if there is none, and 1 if it is covered
Neighbor = tuple[str, int, int, str, int]  # on which side, row, column, and what a Spot has
Feature = tuple[str, tuple[str, ...], int, int]  # a kind, the stars there, covered spaces, all spaces
SAME_KIND = {  # names of values that are said like another kind
    "cost": "points",
    "held": "color",
    "joker": "color",
    "hand": "pool",
    "order": "pool",
    **dict.fromkeys(("near", "listed", "path", "command", "reason", "bot", "example", "why"), "text"),  # of terminal and server
    "move": "text",  # in words
}

PLAIN_KINDS = ("seat", "seats", "scores", "color", "tiles", "pool", "text")  # that every language can say without a sentence


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a template: letters as they are, then perhaps the slot of a value."""

    letters: str
    name: str | None  # of the value; None: no slot follows
    form: str
    kind: str  # the method that says it


@lru_cache(maxsize=4096)  # all templates of all languages: each is parsed once
def pieces(template: str) -> tuple[Piece, ...]:
    """Parse a template."""
    parts = Formatter().parse(template)
    return tuple(Piece(letters, name, form or "", SAME_KIND.get(name or "", name or "")) for letters, name, form, _ in parts)


def quantity(value: Value) -> int:
    """Return the count that decides the plural: a number itself, the tiles of a color or pool, the members of a list."""
    match value:
        case int():
            return value
        case (str(), int(number)):
            return number
        case tuple():
            return sum(quantity(part) if isinstance(part, tuple) else 1 for part in value)
        case _:
            return 1


def singles(pool: Sequence[Tiles | str]) -> Sequence[Tiles | str]:
    """Return only the colors of a pool, if it has one tile of each: nobody needs to hear one, one and one."""
    counted = [part for part in pool if not isinstance(part, str)]
    is_single = len(counted) == len(pool) and all(count == 1 for _, count in counted)
    return [color for color, _ in counted] if is_single else pool


class Grammar:
    """How a language says values. Letters, if given, are said instead of the names of colors; names instead of seats."""

    NUMBERS: Sequence[str] = ()  # words for 0, 1, 2, ...; larger numbers are digits
    COLORS: Mapping[str, str] = MappingProxyType({})  # names of colors; one that is not here is said as it is
    AND = ""
    PLUS, MINUS = "", ""
    POINT = "."  # before decimals
    YOU = ""  # how the listener is addressed; a language without it calls the listener by name
    words: Mapping[str, str] = MappingProxyType({})  # what a template writes in capitals: ``{FLOOR}``

    def __init__(self, letters: Mapping[str, str], names: Sequence[str] = (), you: int | None = None) -> None:
        self.letters = letters
        self.names = names
        self.you = you if self.YOU else None  # the seat of the listener

    def name(self, seat: int) -> str:
        """Return the name of a seat, or how the listener is addressed; empty if it has none."""
        return self.YOU if seat == self.you else self.own_name(seat)

    def own_name(self, seat: int) -> str:
        """Return the name of a seat, also of the listener; empty if it has none."""
        return self.names[seat] if seat < len(self.names) else ""

    def fill(self, template: str, phrase: Phrase) -> str:
        """Render a Phrase with a template."""
        values, said = phrase.values, list[str]()
        for letters, name, say in self._slots(template):
            said.append(letters)
            if name in values:
                said.append(say(self, values[name]))
            elif name:
                said.append(self.words[name])
        return "".join(said)

    @classmethod
    @lru_cache(maxsize=8192)  # as above, for each grammar
    def _slots(cls, template: str) -> tuple[tuple[str, str, Callable[[Any, Value], str]], ...]:
        """Find how each slot of a template is said: the letters before it, the name of its value or nothing, and a function."""
        return tuple((piece.letters, piece.name or "", cls._sayer(piece.kind, piece.form)) for piece in pieces(template))

    @classmethod
    def _sayer(cls, kind: str, form: str) -> Callable[[Any, Value], str]:
        """Return the function by which a grammar says a kind of value in a form."""
        if "|" in form:
            choices = form.split("|")
            return lambda grammar, value: cls._choose(grammar, kind, choices, value)
        say: Any = getattr(cls, kind, cls.number)
        return lambda grammar, value: str(say(grammar, value, form))

    def _choose(self, kind: str, choices: Sequence[str], value: Value) -> str:
        """Choose words: for one or for more; of a seat for others or for you; of seats for one, more, you, you and others."""
        if kind == "seat":
            return choices[value == self.you]
        is_you = len(choices) > len(("one", "more")) and isinstance(value, tuple) and self.you in value
        return choices[(quantity(value) != 1) + 2 * is_you]

    def recite(self, phrase: Phrase) -> str:
        """Render a Phrase without a template: its name, and its values one after another."""
        said = ", ".join(self._say_any(name, value) for name, value in phrase.values.items())
        name = phrase.key.rpartition(".")[2].replace("_", " ")
        return f"{name}: {said}." if said else f"{name}."

    def _say_any(self, name: str, value: Value) -> str:
        kind = SAME_KIND.get(name, name)
        if kind in PLAIN_KINDS:
            return self._sayer(kind, "")(self, value)
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

    def forms(self, word: str) -> Sequence[str]:
        """Return the forms in which people type a word; a language adds its endings."""
        return (word,)

    def number_words(self) -> Mapping[str, int]:
        """Return the numbers from 1 on by their words."""
        return {word: number for number, word in enumerate(self.NUMBERS) if number}

    def text(self, text: str, form: str) -> str:
        """Say something as it is: a file, a word that was typed; with the form ``decimal`` a number, its sign in words."""
        if form != "decimal":
            return text
        signs = {".": self.POINT, "+": f"{self.PLUS} ", "-": f"{self.MINUS} "}
        return "".join(signs.get(letter, letter) for letter in text)

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
        """Return the word for a number, or its digits."""
        return self.NUMBERS[number] if number < len(self.NUMBERS) else str(number)

    def all_of(self, parts: Iterable[object]) -> str:
        """Join the parts of a list; before the last one comes ``and``."""
        *others, last = map(str, parts)
        return f"{', '.join(others)} {self.AND} {last}" if others else last
