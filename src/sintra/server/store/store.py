"""The store: tables as openings and events in a database. What it has acknowledged is on disk.

All writing goes through one thread (`writer`), all reading through a few others with connections of their own, so the event
loop never waits for the disk. `(table, sequence)` is the primary key, has no gaps, and is the only concurrency control.

The SQL of `statements` is the same for PostgreSQL. A port would change `schema` (types, opening, BEGIN, error codes) and the
marks for values (`?` there is `%s`), give readers the isolation REPEATABLE READ, and have an advisory lock for `locking`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from sintra.server.store import statements
from sintra.server.store.lock import Lock
from sintra.server.store.readers import Readers
from sintra.server.store.rows import Append, Creation, LinkRow, OpenTable, StoredTable
from sintra.server.store.schema import Database
from sintra.server.store.writer import Counters, Writer

LONGEST_QUEUE = 10_000  # changes that may wait for the disk before new ones are refused
BUSY_SECONDS = 1.0  # how long to wait for another program that writes to the database
READERS = 2
PRUNE_AT_ONCE = 50  # tables per transaction, so that nobody's move waits long behind it


class Store:
    """A database of tables, made where there is none, for this process alone until it is closed.

    Raises DatabaseRefused where that cannot be. Making one reads and writes the disk: do it before the event loop matters.
    """

    def __init__(self, path: Path, *, longest_queue: int = LONGEST_QUEUE, busy_seconds: float = BUSY_SECONDS) -> None:
        self._lock = Lock(path)
        try:
            self._database = Database(path, busy_seconds)
            self.writer = Writer(self._database, longest_queue)
        except BaseException:
            self._lock.release()
            raise
        self.readers = Readers(self._database, READERS)

    async def create(  # noqa: PLR0913 - a table's row has these columns
        self,
        table: str,
        opening: bytes,
        secret: bytes,
        links: Sequence[LinkRow],
        at: int,
        *,
        wake_at: int | None = None,
        also: Append | None = None,
    ) -> None:
        """Save a new table with its links; with `also`, events of another table with it or not at all, as for a rematch.

        Raises Conflict if the table exists or the other table has moved on, Unsaved if it cannot be made durable.
        """
        creation = Creation(table, opening, secret, tuple(links), at, wake_at, also)
        events = len(also.events) if also else 0
        await self.writer.write(lambda connection: statements.create(connection, creation), events)

    async def append(self, table: str, first: int, events: Sequence[bytes], at: int, wake_at: int | None = None) -> None:
        """Save events with the sequences `first`, `first` + 1 …; on disk when this returns.

        Raises Conflict if `first` is not the next sequence, Unsaved if it cannot be made durable. Who stops waiting does not
        stop the saving.
        """
        append = Append(table, first, tuple(events), at, wake_at)
        await self.writer.write(lambda connection: statements.append(connection, append), len(append.events), append)

    async def load(self, table: str) -> StoredTable | None:
        """Read a whole table; None if there is none of this name."""
        return await self.readers.read(lambda connection: statements.load(connection, table))

    async def link(self, token_hash: bytes, table: str | None = None) -> LinkRow | None:
        """Read what a link allows at this table, or at the newest of its tables; None if it allows nothing."""
        return await self.readers.read(lambda connection: statements.link(connection, token_hash, table))

    async def enter(
        self, token_hash: bytes, table: str | None, is_known: Callable[[str], bool]
    ) -> tuple[LinkRow | None, StoredTable | None]:
        """Read what a link allows, as `link` does, and in the same go its table, unless that is known: asked in a thread."""
        return await self.readers.read(lambda connection: statements.enter(connection, token_hash, table, is_known))

    async def load_some(self, tables: Sequence[str]) -> list[StoredTable | None]:
        """Read several tables in one go."""
        return await self.readers.read(lambda connection: [statements.load(connection, table) for table in tables])

    async def links(self, table: str) -> list[LinkRow]:
        """List the links of a table: a rematch hands them on."""
        return await self.readers.read(lambda connection: statements.links(connection, table))

    async def open_tables(self) -> list[OpenTable]:
        """List the tables that must be looked at by themselves, the most urgent first: what a server wakes when it starts."""
        return await self.readers.read(statements.open_tables)

    async def prune(self, before: int) -> int:
        """Delete the tables in which nothing has happened since `before`, with their links; return how many they were."""
        pruned = 0
        while count := await self.writer.write(lambda c: statements.prune(c, before, PRUNE_AT_ONCE)):
            pruned += count
        return pruned

    def counters(self) -> Counters:
        """Give the figures for the metrics."""
        return self.writer.counters()

    async def close(self) -> None:
        """Save what still waits, then let go of the database; what comes later is refused as Unsaved."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self.writer.close()
        self.readers.close()
        self._lock.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
