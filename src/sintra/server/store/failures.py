"""What can go wrong with the store, part of the family of `sintra.errors`.

    SintraError
    └── StoreError
        ├── DatabaseRefused   it cannot be opened: no database, another program's, a newer one, in use by another server
        ├── Conflict          the events do not follow the last one of the table, or the new table exists
        ├── Unsaved           it could not be made durable now; try again
        └── Unread            it could not be read now; try again

These are messages for the operator; what people at a table are told is a Phrase of the caller.
"""

from __future__ import annotations

from sintra.errors import SintraError


class StoreError(SintraError):
    """Anything that the store refuses or cannot do."""


class DatabaseRefused(StoreError):
    """The file is nothing that this server can serve, with the reason."""


class Conflict(StoreError):
    """Somebody else was faster: `sequence` is the last one of the table on disk, 0 also for a table that does not exist."""

    def __init__(self, table: str, sequence: int, message: str) -> None:
        self.table = table
        self.sequence = sequence
        self.message = message
        super().__init__(table, sequence, message)  # the arguments as they are, so that the error can be pickled

    def __str__(self) -> str:
        return f"table {self.table}: {self.message}"


class Unsaved(StoreError):
    """Nothing was changed: the disk is full or fails, another program holds the database, or too much waits; with the reason.

    After a failing disk, and only then, a saved rest can show itself when the database is next opened. It is whole and in its
    place, so the next append to the table ends in a Conflict, and reading the table anew is right in both cases.
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)

    def __str__(self) -> str:
        return f"not saved: {self.reason}"


class Unread(StoreError):
    """The database cannot be read now, with the reason."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)

    def __str__(self) -> str:
        return f"not read: {self.reason}"
