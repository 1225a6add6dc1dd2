"""Who sits where, and who may sit down. A Seating is a value."""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import normalize

from sintra.server.wire.messages import SeatRequest
from sintra.server.wire.refused import Refused
from sintra.session.session import Sitting

JOINERS = "\u200c\u200d"  # invisible, but some scripts need them within a word
BLANKS = "\u115f\u1160\u2800"  # letters that show nothing; NFKC makes one of these of all others


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats, and who has sat down."""

    seats: tuple[SeatRequest, ...]
    sitting: Sitting

    def is_bot(self, seat: int) -> bool:
        """Say whether a bot sits there."""
        return self.seats[seat].kind == "bot"

    def is_taken(self, seat: int) -> bool:
        """Say whether a bot or a person sits there."""
        return self.is_bot(seat) or self.sitting[seat] is not None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of persons; empty for bots and where nobody sits."""
        return tuple(one.name if one else "" for one in self.sitting)

    # Checking

    def check_join(self, seat: int, name: str) -> str:
        """Give the name as it is stored; refuse a seat or a name that cannot be had."""
        self.check_person(seat)
        if self.sitting[seat]:
            raise Refused.because("seat_taken", seat=seat)
        name = " ".join(name.split())
        if not all(letter.isprintable() or letter in JOINERS for letter in name):
            raise Refused.because("malformed", reason="a name with control characters, expected letters, digits and signs")
        if name and not _plain(name):
            raise Refused.because("malformed", reason="a name that shows nothing, expected letters, digits and signs")
        if name and _plain(name) in map(_plain, self.names):
            raise Refused.because("name_taken", text=name)
        return name

    def check_person(self, seat: int) -> None:
        """Refuse a seat that no person can have."""
        if seat >= len(self.seats) or self.is_bot(seat):
            raise Refused.because("no_such_seat", number=seat + 1)


def _plain(name: str) -> str:
    """Write a name as it is compared with others: as it looks, wide letters as letters, and capitals as small ones."""
    seen = normalize("NFKC", name).casefold().translate(dict.fromkeys(map(ord, JOINERS + BLANKS)))
    return " ".join(seen.split())
