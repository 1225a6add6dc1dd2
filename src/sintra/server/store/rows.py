"""What the store takes and gives, as plain values. The store does not look into openings, events, secrets or seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LinkRow:
    """What one link to a table allows. A rematch gives its tokens to a second table, so one hash may have several rows."""

    token_hash: bytes
    table: str
    seats: str  # JSON, as the caller wrote it: the seats that the link controls, or that it may only watch


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
    """A table that must be looked at without anybody asking, and from when on."""

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
    wake_at: int | None = None  # when the table must next be looked at by itself: now for a bot, the end of a clock, or never


@dataclass(frozen=True, slots=True)
class Creation:
    """A new table; with `also`, events of another table that are saved with it or not at all, as for a rematch."""

    table: str
    opening: bytes
    secret: bytes
    links: Sequence[LinkRow]
    at: int
    wake_at: int | None = None
    also: Append | None = None
