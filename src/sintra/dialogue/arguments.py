"""The words after a question: numbers, seats and colors, or a Phrase that says what is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sintra.dialogue.line import Misread, no_color
from sintra.dialogue.words import Vocabulary, fold
from sintra.phrase import Phrase

MOST_DIGITS = 9


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about a position, with the words that came after it."""

    state: Any
    seat: int  # who asks
    rest: tuple[str, ...]
    vocabulary: Vocabulary
    help: Phrase  # what the question should look like
    names: Sequence[str] = field(default=())  # of the seats

    @property
    def setup(self) -> Any:
        """The position in plain words, of games that have such."""
        return self.state.setup

    def wanted(self) -> Misread:
        """Say what the question should look like."""
        return Misread(Phrase("dialogue.wants"), self.help)

    def number(self, allowed: range) -> int:
        """Give the first word as a number."""
        word = self.rest[0] if self.rest else ""
        number = small_number(word)
        if number is None or number not in allowed:
            raise self.wanted()
        return number

    def color(self) -> str:
        """Give the first word as a color."""
        if not self.rest:
            raise self.wanted()
        color = self.vocabulary.color(self.rest[0])
        if color is None:
            raise Misread(no_color(self.rest[0], self.vocabulary))
        return color

    def seat_at(self, place: int) -> int:
        """Give the words from a place on as a seat, by its number or name; without them, the seat that asks."""
        if len(self.rest) <= place:
            return self.seat
        text, last = " ".join(self.rest[place:]), self.state.players
        number = small_number(text)
        if number is not None and 1 <= number <= last:
            return number - 1
        names = [fold(" ".join(name.split())) for name in self.names]
        if fold(text) in names:
            return names.index(fold(text))
        raise Misread(Phrase("dialogue.no_seat", {"text": text, "last": last}))


def small_number(word: str) -> int | None:
    """Read a number of a few digits: nothing in a game is counted in millions, and Python reads no number of any length."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS else None
