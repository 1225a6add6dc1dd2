"""Who sits where, and who may sit down. A Seating is a value."""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import normalize

from sintra.server.wire.messages import SeatRequest
from sintra.server.wire.refused import Refused
from sintra.session.session import Sitting

JOINERS = "\u200c\u200d"  # invisible, but some scripts need them within a word
# What shows nothing: Unicode's default ignorable code points, as far as they are printable, and blank letters and signs.
UNSEEN = dict.fromkeys(
    (
        *map(ord, JOINERS),
        *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810)),  # joiners, fillers, Mongolian
        *(0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x13441, 0x13442, 0x16FE4, 0x1D159),  # blanks of braille, Hangul, notes and others
        *(*range(0x2060, 0x2070), *range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9), *range(0xE0000, 0xE1000)),  # variations
    )
)


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats, and who has sat down."""

    seats: tuple[SeatRequest, ...]
    sitting: Sitting

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot sits there."""
        return self.seats[seat].kind == "bot"

    def is_taken(self, seat: int) -> bool:
        """Return whether a bot or a person sits there."""
        return self.is_bot(seat) or self.sitting[seat] is not None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of persons; empty for bots and where nobody sits."""
        return tuple(one.name if one else "" for one in self.sitting)

    # Checking

    def check_join(self, seat: int, name: str) -> str:
        """Return the normalized name; refuse an unavailable seat or an invalid name."""
        self.check_person(seat)
        if self.sitting[seat]:
            raise Refused.because("seat_taken", seat=seat)
        name = " ".join(name.split())
        if not all(letter.isprintable() or letter in JOINERS for letter in name):
            raise Refused.because("malformed", "name")
        if name and not _plain(name):
            raise Refused.because("malformed", "name")
        if name and _plain(name) in map(_plain, self.names):
            raise Refused.because("name_taken", text=name)
        return name

    def check_person(self, seat: int) -> None:
        """Refuse a seat that does not exist or belongs to a bot."""
        if seat >= len(self.seats) or self.is_bot(seat):
            raise Refused.because("no_such_seat", number=seat + 1)


def _plain(name: str) -> str:
    """Normalize a name for comparison: by its looks, with full-width letters and case folded, and without what shows nothing.

    What shows nothing is taken out of the decomposed name: between a letter and its accent it would keep them from composing.
    """
    seen = normalize("NFKD", name).translate(UNSEEN).casefold()
    return " ".join(normalize("NFKC", seen).split())
