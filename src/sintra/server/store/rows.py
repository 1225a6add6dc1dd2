"""The rows of the store as plain values. Openings, events, secrets and seats are opaque to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LinkRow:
    """What one link to a table allows. A rematch reuses the tokens for a second table, so one hash may have several rows."""

    token_hash: bytes
    table: str
    seats: str  # JSON, as the caller wrote it: the seats that the link controls


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A whole table as it is on disk: `events[0]` has sequence 1."""

    table: str
    opening: bytes
    secret: bytes
    events: tuple[bytes, ...]
    created_at: int  # milliseconds since the epoch, like all times here
    changed_at: int
    wake_at: int | None  # see Append

    @property
    def sequence(self) -> int:
        """The number of events, which is the sequence of the last one."""
        return len(self.events)


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that must be woken without a client, and when."""

    table: str
    wake_at: int
    sequence: int


@dataclass(frozen=True, slots=True)
class Append:
    """Events for one table: `first` is the sequence of the first of them."""

    table: str
    first: int
    events: Sequence[bytes]
    at: int
    wake_at: int | None = None  # when to wake the table without a client: now for a bot, when a clock runs out, or never


@dataclass(frozen=True, slots=True)
class Creation:
    """A new table; with `also`, events of another table that are saved atomically with it, as for a rematch."""

    table: str
    opening: bytes
    secret: bytes
    links: Sequence[LinkRow]
    at: int
    wake_at: int | None = None
    also: Append | None = None
