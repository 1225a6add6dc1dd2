"""The events of a game in progress: one frozen class per kind. How they are stored or sent is decided elsewhere."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sender:
    """The message that caused an event: a resent message is recognized by these two."""

    client: str
    message: str  # the id that the client gave its message


@dataclass(frozen=True, slots=True, kw_only=True)
class EventFields:
    """The fields of every event."""

    at: int = 0  # milliseconds since 1970; 0 where there is no clock
    sender: Sender | None = None  # None: it was automatic, or a consequence of the request


@dataclass(frozen=True, slots=True)
class Joined(EventFields):
    """Somebody has sat down, before the game."""

    seat: int
    name: str = ""
    nonce: bytes = b""  # mixed into the deals


@dataclass(frozen=True, slots=True)
class Left(EventFields):
    """Somebody has stood up again, before the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class Begun(EventFields):
    """The game has begun; `given` deals and moves of another game follow, from which it continues."""

    given: int = 0


@dataclass(frozen=True, slots=True)
class Given(EventFields):
    """A deal or a move of another game."""

    seat: int | None  # None: a deal
    text: str  # as in a Record, here and below


@dataclass(frozen=True, slots=True)
class Dealt(EventFields):
    """Tiles were dealt."""

    text: str


@dataclass(frozen=True, slots=True)
class Moved(EventFields):
    """A seat has chosen a move."""

    seat: int
    text: str
    is_hinted: bool = False  # a hint was given before it


@dataclass(frozen=True, slots=True)
class Forced(EventFields):
    """A forced move: the only legal one was played automatically."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Undone(EventFields):
    """A seat has undone its last choice, and all that followed it."""

    seat: int
    stay: int  # the number of deals and moves that stay


@dataclass(frozen=True, slots=True)
class Resigned(EventFields):
    """A seat has resigned."""

    seat: int


@dataclass(frozen=True, slots=True)
class Flagged(EventFields):
    """A seat has lost on time."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rematched(EventFields):
    """A seat has asked for another game, after this one."""

    seat: int
    table: str  # where it is played


StepEvent = Given | Dealt | Moved | Forced  # what a Record holds
Event = Joined | Left | Begun | StepEvent | Undone | Resigned | Flagged | Rematched
