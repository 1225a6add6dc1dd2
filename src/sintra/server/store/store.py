"""The store: tables as openings and events in a database. What it has acknowledged is on disk.

All writes go through one thread (`writer`), all reads through a small thread pool (`readers`), so the event loop never blocks
on the disk. `(table, sequence)` is the primary key, has no gaps, and is the only concurrency control.

The SQL of `statements` is the same for PostgreSQL. A port would change `schema` (types, connections, BEGIN, error codes)
and the placeholders (`%s` for `?`), give readers the isolation level REPEATABLE READ, and use an advisory lock in `lock`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from sintra.server.store import chores, journal, statements
from sintra.server.store.failures import DatabaseRefused
from sintra.server.store.lock import Lock
from sintra.server.store.readers import Readers
from sintra.server.store.rows import Append, Creation, LinkRow, OpenTable, StoredTable
from sintra.server.store.schema import Database, describe_error
from sintra.server.store.writer import Counters, Writer
from sintra.session.uptime import Uptime

MAX_QUEUE = 10_000  # changes waiting for the disk before new ones are rejected
BUSY_TIMEOUT = 1.0  # seconds to wait for another program that writes to the database
READERS = 2


class Store:
    """A database of tables, created if missing, locked for this process until it is closed.

    Raises DatabaseRefused if it cannot be opened. A transient failure, such as a full disk, is not fatal: then it is read-only
    until it can save again. The constructor blocks on the disk: call it before the event loop starts.
    """

    def __init__(self, path: Path, *, max_queue: int = MAX_QUEUE, busy_timeout: float = BUSY_TIMEOUT) -> None:
        self.uptime = Uptime()  # when something could be saved: clocks of games run only then
        self._lock = Lock(path)
        try:
            self._database = Database(path, busy_timeout)
            self.writer = Writer(self._database, max_queue, self.uptime)
        except sqlite3.Error as error:
            self._lock.release()
            raise DatabaseRefused(f"{path} cannot be opened: {describe_error(error)}") from error
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
        """Save a new table with its links; with `also`, atomically with events of another table, as for a rematch.

        Raises Conflict if the table exists or the other table has moved on, Unsaved if it cannot be made durable.
        """
        creation = Creation(table, opening, secret, tuple(links), at, wake_at, also)
        events = len(also.events) if also else 0
        await self.writer.write(lambda connection: statements.create(connection, creation), events)

    async def append(self, table: str, first: int, events: Sequence[bytes], at: int, wake_at: int | None = None) -> None:
        """Save events with the sequences `first`, `first` + 1 …; on disk when this returns.

        Raises Conflict if `first` is not the next sequence, Unsaved if it cannot be made durable. Canceling the call
        does not cancel the write.
        """
        append = Append(table, first, tuple(events), at, wake_at)
        await self.writer.write(lambda connection: statements.append(connection, append), len(append.events), append)

    async def load(self, table: str) -> StoredTable | None:
        """Load a whole table; None if it does not exist."""
        return await self.readers.read(lambda connection: statements.load(connection, table))

    async def link(self, token_hash: bytes, table: str | None = None) -> LinkRow | None:
        """Load what a link allows at this table, by default at the newest of its tables; None if it allows nothing."""
        return await self.readers.read(lambda connection: statements.link(connection, token_hash, table))

    async def enter(
        self, token_hash: bytes, table: str | None, is_known: Callable[[str], bool]
    ) -> tuple[LinkRow | None, StoredTable | None]:
        """Load what a link allows, as `link` does, with its table unless `is_known`, which is called in a reader thread."""
        return await self.readers.read(lambda connection: statements.enter(connection, token_hash, table, is_known))

    async def load_some(self, tables: Sequence[str]) -> list[StoredTable | None]:
        """Load several tables in one transaction."""
        return await self.readers.read(lambda connection: [statements.load(connection, table) for table in tables])

    async def links(self, table: str) -> list[LinkRow]:
        """List the links of a table, which a rematch reuses."""
        return await self.readers.read(lambda connection: statements.links(connection, table))

    async def open_tables(self) -> list[OpenTable]:
        """List the tables to wake when the server starts, the most urgent first."""
        return await self.readers.read(statements.open_tables)

    async def prune(self, before: int) -> int:
        """Delete the tables that have not changed since `before`, with links; return their number. Moves have priority."""
        return await chores.prune(self.writer, before)

    async def shrink(self) -> int:
        """Return the space of deleted tables to the disk; return how many bytes. Moves have priority."""
        return await chores.shrink(self.writer)

    @property
    def is_down(self) -> bool:
        """Whether nothing can be saved at present."""
        return self.uptime.stopped_at() is not None

    async def beat(self) -> None:
        """Save a heartbeat, up to which clocks have run if the server is killed; raises Unsaved."""
        await self.writer.beat()

    async def checkpoint(self) -> None:
        """Checkpoint again if the last checkpoint failed, or if the log has grown too long; the counters have the result."""
        if self.counters().checkpoint_failure or journal.is_overgrown(self._database.path):
            await self.writer.checkpoint()

    def log_size(self) -> int:
        """Return the size of the write-ahead log in bytes."""
        return journal.log_size(self._database.path)

    def counters(self) -> Counters:
        """Return the statistics for the metrics."""
        return self.writer.counters()

    async def close(self) -> None:
        """Save what is queued, then release the database; later changes raise Unsaved."""
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
