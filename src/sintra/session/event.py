"""What happens in a game in progress: one frozen value per kind. How events are stored or sent is decided elsewhere."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sender:
    """Who asked for an event: a message that is sent again is recognized by these two."""

    client: str
    message: str  # the id that the client gave its message


@dataclass(frozen=True, slots=True, kw_only=True)
class Happened:
    """What every event has."""

    at: int = 0  # milliseconds since 1970; 0 where nobody keeps time
    sender: Sender | None = None  # None: it happened by itself, or together with what was asked for


@dataclass(frozen=True, slots=True)
class Joined(Happened):
    """Somebody has sat down, before the game."""

    seat: int
    name: str = ""
    nonce: bytes = b""  # mixed into the deals


@dataclass(frozen=True, slots=True)
class Left(Happened):
    """Somebody has stood up again, before the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class Begun(Happened):
    """The game has begun; so many deals and moves of another game follow, from which it goes on."""

    given: int = 0


@dataclass(frozen=True, slots=True)
class Given(Happened):
    """A deal or a move of another game."""

    seat: int | None  # None: a deal
    text: str  # as in a Record, here and below


@dataclass(frozen=True, slots=True)
class Dealt(Happened):
    """Tiles were dealt."""

    text: str


@dataclass(frozen=True, slots=True)
class Moved(Happened):
    """A seat has chosen a move."""

    seat: int
    text: str
    is_hinted: bool = False  # a hint was given before it


@dataclass(frozen=True, slots=True)
class Forced(Happened):
    """A seat made its only legal move, without being asked."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Undone(Happened):
    """A seat has taken back its last choice, and all that followed it."""

    seat: int
    stay: int  # so many deals and moves stay


@dataclass(frozen=True, slots=True)
class Resigned(Happened):
    """A seat has given up."""

    seat: int


@dataclass(frozen=True, slots=True)
class Flagged(Happened):
    """A seat has no time left."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rematched(Happened):
    """A seat has asked for another game, after this one."""

    seat: int
    table: str  # where it is played


StepEvent = Given | Dealt | Moved | Forced  # what stands in a Record
Event = Joined | Left | Begun | StepEvent | Undone | Resigned | Flagged | Rematched
