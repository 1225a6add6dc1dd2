"""Reading from the database in a few threads, each with a connection of its own, so that nobody waits for the writer."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sintra.server.store.failures import Unread
from sintra.server.store.schema import Database, in_words

T = TypeVar("T")


class Readers:
    """The threads that read."""

    def __init__(self, database: Database, count: int) -> None:
        self._database = database
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="sintra-reader")
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._is_closed = False

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run some reading in one of the threads, all of it at one moment of the database; raises Unread."""
        if self._is_closed:
            raise Unread("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._read, work)

    def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            connection = self._connection()
            connection.execute("BEGIN")
            try:
                return work(connection)
            finally:
                connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._drop()
            raise Unread(in_words(error)) from error

    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = self._own.connection = self._database.connect(is_reader=True)
            self._connections.append(connection)
        return connection

    def _drop(self) -> None:
        """Forget this thread's connection, so that the next reading begins with a new one."""
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is not None:
            self._own.connection = None
            self._connections.remove(connection)
            with contextlib.suppress(sqlite3.Error):
                connection.close()

    def close(self) -> None:
        """Wait for what is being read, then close all connections."""
        self._is_closed = True
        self._pool.shutdown()
        for connection in self._connections:
            connection.close()
