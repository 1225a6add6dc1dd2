"""Database reads in a small thread pool, each thread with its own connection, so that reads never wait for the writer."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sintra.server.store.failures import Unread
from sintra.server.store.schema import Database, describe_error, needs_room

T = TypeVar("T")


class Readers:
    """The thread pool for reads."""

    def __init__(self, database: Database, count: int) -> None:
        self._database = database
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="sintra-reader")
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._is_closed = False

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a read in one of the threads, on a consistent snapshot; raises Unread."""
        if self._is_closed:
            raise Unread("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._read, work)

    def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            try:
                connection = self._connection()
            except sqlite3.Error as error:
                if not needs_room(error):
                    raise
                with self._database.reading_alone() as connection:
                    return _read_at_once(connection, work)
            return _read_at_once(connection, work)
        except sqlite3.Error as error:
            self._drop()
            raise Unread(describe_error(error)) from error

    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = self._own.connection = self._database.connect_reader()
            self._connections.append(connection)
        return connection

    def _drop(self) -> None:
        """Close this thread's connection, so that its next read opens a new one."""
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is not None:
            self._own.connection = None
            self._connections.remove(connection)
            with contextlib.suppress(sqlite3.Error):
                connection.close()

    def close(self) -> None:
        """Wait for running reads, then close all connections."""
        self._is_closed = True
        self._pool.shutdown()
        for connection in self._connections:
            connection.close()


def _read_at_once(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        connection.execute("COMMIT")
