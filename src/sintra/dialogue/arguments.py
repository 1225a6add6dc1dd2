"""The arguments of a question: numbers, seats and colors, or a Phrase with the usage; and how far somebody has walked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sintra.dialogue.line import Misread, no_color
from sintra.dialogue.spelling import fold, plain
from sintra.dialogue.words import Vocabulary
from sintra.phrase import Phrase

MAX_DIGITS = 9


@dataclass(slots=True)
class Walk:
    """How far somebody has come over a board, asking from place to place."""

    has_begun: bool = False
    seat: int = 0  # whose board
    place: Any = None  # what the game has for it

    def to(self, seat: int, place: Any) -> None:
        """Go to a place of a board."""
        self.has_begun, self.seat, self.place = True, seat, place


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about a position, with its arguments."""

    state: Any
    seat: int  # who asks
    rest: tuple[str, ...]
    vocabulary: Vocabulary
    help: Phrase  # the usage of the question
    names: Sequence[str] = field(default=())  # of the seats
    walk: Walk = field(default_factory=Walk)

    @property
    def setup(self) -> Any:
        """The position as a Setup, for games that have one."""
        return self.state.setup

    def wanted(self) -> Misread:
        """Make the error with the usage of the question."""
        return Misread(Phrase("dialogue.wants"), self.help)

    def number(self, allowed: range, place: int = 0) -> int:
        """Parse the word at a place as a number."""
        word = self.rest[place] if len(self.rest) > place else ""
        number = self.vocabulary.number(fold(word)) or small_number(word)
        if number is None:
            raise self.wanted()
        if number not in allowed:
            raise Misread(Phrase("dialogue.no_number", {"number": number, "first": allowed[0], "last": allowed[-1]}))
        return number

    def color(self) -> str:
        """Parse the first word as a color."""
        if not self.rest:
            raise self.wanted()
        color = self.vocabulary.color(self.rest[0])
        if color is None:
            raise Misread(no_color(self.rest[0], self.vocabulary))
        return color

    def seat_at(self, place: int) -> int:
        """Parse the words from a place on as a seat, by number or name; default to the seat that asks."""
        if len(self.rest) <= place:
            return self.seat
        last, names = self.state.players, [fold(plain(" ".join(name.split()))) for name in self.names]
        words = [word for word in self.rest[place:] if self.vocabulary.command(word) != "seat"]
        for text in (" ".join(self.rest[place:]), " ".join(words)):
            number = small_number(text)
            if number is not None and 1 <= number <= last:
                return number - 1
            if fold(text) in names:
                return names.index(fold(text))
        raise Misread(Phrase("dialogue.no_seat", {"text": text, "last": last}))


def small_number(word: str) -> int | None:
    """Parse a number of a few digits: no game needs more, and Python refuses to parse very long ones."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= MAX_DIGITS else None
