"""What the languages share: filling the slots of a sentence.

A sentence is a template such as ``{seat} takes {tiles} from {source}.`` A slot names a value of the Phrase and perhaps a form
that the language knows, ``{tiles:acc}``; how it is said is a method of the language's `Grammar` with the name of the value.
``{tiles:it|them}`` chooses between words for one and for more. Values mean the same in every Phrase: ``seat`` is always a
seat, ``pool`` always tiles by color.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from sintra.phrase import Phrase, Value

Tiles = tuple[str, int]  # a color and how many
Space = tuple[str, int]  # a star of the Pavilion by its name in moves, and the number of the space
SAME_KIND = {  # names of values that are said like another kind
    "cost": "points",
    "held": "color",
    "joker": "color",
    "hand": "pool",
    "order": "pool",
    **dict.fromkeys(("near", "listed", "path", "command", "reason", "bot", "example"), "text"),  # of the terminal
}


@dataclass(frozen=True, slots=True)
class Slot:
    """A value in a sentence, said when the sentence is put together."""

    grammar: Grammar
    name: str
    value: Value

    def __format__(self, form: str) -> str:
        if "|" in form:
            one, more = form.split("|")
            return one if quantity(self.value) == 1 else more
        name = SAME_KIND.get(self.name, self.name)
        say: Any = getattr(self.grammar, name, self.grammar.number)
        return str(say(self.value, form))


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
        slots = {name: Slot(self, name, value) for name, value in phrase.values.items()}
        return template.format_map({**self.words, **slots})

    # Kinds of value that are said alike in all languages

    def number(self, value: int | str, form: str) -> str:
        """Say a number in digits; with the form ``word`` as a word, if it is small. A value in letters is a color."""
        if isinstance(value, str):
            return self.color(value, form)
        return self.word(value) if form == "word" else str(value)

    def color(self, color: str, _form: str) -> str:
        """Say a color."""
        return self.letters.get(color, color)

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


@dataclass(frozen=True, slots=True)
class Language:
    """A language: how it says values, its sentences by the key of their Phrase, and its short words for compact lines."""

    grammar: type[Grammar]
    sentences: Mapping[str, str]
    short: Mapping[str, str]
