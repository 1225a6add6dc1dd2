"""The words after a question: numbers, seats and colors, or a Phrase that says what is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sintra.phrase import Phrase
from sintra.terminal.line import Misread, no_color
from sintra.terminal.words import Vocabulary, fold


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about a position, with the words that came after it."""

    setup: Any
    seat: int  # who asks
    command: str
    rest: tuple[str, ...]
    vocabulary: Vocabulary
    names: Sequence[str] = field(default=())  # of the seats

    def wanted(self) -> Misread:
        """Say what the question should look like."""
        return Misread(Phrase("terminal.wants"), Phrase(f"terminal.help.{self.command}"))

    def number(self, allowed: range) -> int:
        """Give the first word as a number."""
        word = self.rest[0] if self.rest else ""
        if not (word.isascii() and word.isdigit()) or int(word) not in allowed:
            raise self.wanted()
        return int(word)

    def color(self) -> str:
        """Give the first word as a color."""
        if not self.rest:
            raise self.wanted()
        color = self.vocabulary.color(self.rest[0])
        if color is None:
            raise Misread(no_color(self.rest[0], self.vocabulary))
        return color

    def seat_at(self, place: int) -> int:
        """Give a word as a seat, by its number or name; without it, the seat that asks."""
        if len(self.rest) <= place:
            return self.seat
        word, last = fold(self.rest[place]), len(self.setup.seats)
        if word.isascii() and word.isdigit() and 1 <= int(word) <= last:
            return int(word) - 1
        names = [fold(name) for name in self.names]
        if word in names:
            return names.index(word)
        raise Misread(Phrase("terminal.no_seat", {"text": self.rest[place], "last": last}))
