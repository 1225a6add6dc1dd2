"""What can go wrong with the store, part of the family of `sintra.errors`.

    SintraError
    └── StoreError
        ├── DatabaseRefused   it cannot be opened: not a database, not ours, a newer schema, or in use by another server
        ├── Conflict          the sequence is stale, or the new table already exists
        ├── Unsaved           it could not be saved now; retry
        └── Unread            it could not be read now; retry

These are messages for the operator; what people at a table are told is a Phrase of the caller.
"""

from __future__ import annotations

from sintra.errors import SintraError


class StoreError(SintraError):
    """Base class of all errors of the store."""


class DatabaseRefused(StoreError):
    """The file cannot be served, with the reason."""


class Conflict(StoreError):
    """The write is stale: `sequence` is the last one of the table on disk, 0 also for a table that does not exist."""

    def __init__(self, table: str, sequence: int, message: str) -> None:
        self.table = table
        self.sequence = sequence
        self.message = message
        super().__init__(table, sequence, message)  # the arguments as they are, so that the error can be pickled

    def __str__(self) -> str:
        return f"table {self.table}: {self.message}"


class Unsaved(StoreError):
    """Nothing was changed: disk full or failing, database locked by another program, or queue full; with the reason.

    After a disk failure, and only then, the change may turn out to be saved when the database is next opened. It is complete
    and in order, so the next append to the table raises Conflict, and reloading the table is right in both cases.
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
