"""The database: schema, version, connections and error texts. With `journal`, everything specific to SQLite.

For PostgreSQL: BYTEA for BLOB, no WITHOUT ROWID, the version in a table of its own instead of `user_version`, BEGIN without
IMMEDIATE, no pragmas (synchronous_commit is on by default), and its error codes (53100 disk full, 55P03 lock) in
`describe_error`.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable, Generator
from pathlib import Path
from typing import TypeVar

from sintra.server.store.failures import DatabaseRefused
from sintra.server.store.journal import secure_log

T = TypeVar("T")

APPLICATION = 0x53494E54  # "SINT": whose database this is
VERSION = 1
MAGIC = b"SQLite format 3\0"
PRIVATE = 0o600  # it holds the seeds of unfinished games

SCHEMA = (
    """
    CREATE TABLE tables (
        table_id   VARCHAR(64) NOT NULL PRIMARY KEY,
        opening    BLOB        NOT NULL,
        secret     BLOB        NOT NULL,
        created_at BIGINT      NOT NULL,
        changed_at BIGINT      NOT NULL,
        sequence   BIGINT      NOT NULL,
        wake_at    BIGINT
    )
    """,
    "CREATE INDEX tables_by_change ON tables (changed_at)",
    "CREATE INDEX tables_by_wake ON tables (wake_at) WHERE wake_at IS NOT NULL",
    """
    CREATE TABLE events (
        table_id VARCHAR(64) NOT NULL REFERENCES tables (table_id),
        sequence BIGINT      NOT NULL CHECK (sequence >= 1),
        body     BLOB        NOT NULL,
        PRIMARY KEY (table_id, sequence)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE links (
        token_hash BLOB        NOT NULL,
        table_id   VARCHAR(64) NOT NULL REFERENCES tables (table_id),
        seats      TEXT        NOT NULL,
        PRIMARY KEY (token_hash, table_id)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX links_by_table ON links (table_id)",
    """
    CREATE TABLE IF NOT EXISTS runs (
        began BIGINT NOT NULL PRIMARY KEY,
        ended BIGINT NOT NULL
    )
    """,  # when a server was up; databases of earlier servers get it when one first saves something
)
RUNS = SCHEMA[-1]

ERROR_TEXTS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_BUSY: "another program is writing to the database",
    sqlite3.SQLITE_LOCKED: "another program is writing to the database",
    sqlite3.SQLITE_READONLY: "the database may not be written to",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened",
    sqlite3.SQLITE_IOERR: "the disk failed to write the data",
    sqlite3.SQLITE_CORRUPT: "the database is damaged",
    sqlite3.SQLITE_NOTADB: "the file is not a database",
}
TEMPORARY = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR}
NEED_ROOM = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN}  # to open a log and its index, or less


class Database:
    """A database file with our schema, created if missing; raises DatabaseRefused for any other file."""

    def __init__(self, path: Path, busy_timeout: float) -> None:
        self.path = path
        self.busy_timeout = busy_timeout
        self.left_in_log = ""  # why the log of an earlier server could not be checkpointed; empty: it could
        self._alone = threading.Lock()  # held by a writer that connects, and by a reader that needs no room
        try:
            check_magic(path)
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE))
            self._file = path.stat().st_ino
            if self.read(is_empty):
                self._create()
            else:
                self.read(lambda connection: check_owner(connection, path))  # before anything is written to it
        except OSError as error:
            raise DatabaseRefused(f"{path} cannot be opened: {error.strerror or error}") from error
        except sqlite3.Error as error:
            raise DatabaseRefused(f"{path} cannot be opened: {describe_error(error)}") from error

    def _create(self) -> None:
        with self._alone, contextlib.closing(self._open(self._make_new)) as connection:
            begin(connection)
            if is_empty(connection):
                for statement in SCHEMA:
                    connection.execute(statement)
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {VERSION}")
            commit(connection)

    def connect(self) -> sqlite3.Connection:
        """Open a connection that commits durably, and that any thread may use, one at a time; raises sqlite3.Error."""
        with self._alone:
            return self._open(self._make_durable)

    def connect_reader(self) -> sqlite3.Connection:
        """Open a connection for reading, which any thread may use, one at a time; raises sqlite3.Error."""
        return self._open(_make_reader)

    def _open(self, prepare: Callable[[sqlite3.Connection], object]) -> sqlite3.Connection:
        address = f"{self.path.absolute().as_uri()}?mode=rw"  # never create a file here: a moved database must be noticed
        connection = sqlite3.connect(
            address, uri=True, timeout=self.busy_timeout, isolation_level=None, check_same_thread=False
        )
        try:
            prepare(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _make_new(self, connection: sqlite3.Connection) -> None:
        make_shrinkable(connection)  # before anything is written
        self._make_durable(connection)

    def _make_durable(self, connection: sqlite3.Connection) -> None:
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise DatabaseRefused(f"{self.path} is on a file system without shared memory, expected a local disk")
        connection.execute("PRAGMA synchronous = FULL")  # COMMIT returns once the data is on disk
        connection.execute("PRAGMA fullfsync = ON")  # on macOS: and not only in the disk's cache
        connection.execute("PRAGMA foreign_keys = ON")
        self.left_in_log = secure_log(connection, self.path)

    def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Read once, also on a disk without any room; raises sqlite3.Error."""
        try:
            connection = self.connect_reader()
        except sqlite3.Error as error:
            if not needs_room(error):
                raise
            with self.reading_alone() as connection:
                return work(connection)
        with contextlib.closing(connection):
            return work(connection)

    @contextlib.contextmanager
    def reading_alone(self) -> Generator[sqlite3.Connection]:
        """Open a connection for one read that needs no shared memory file, because it locks the database exclusively."""
        with self._alone, contextlib.closing(self._open(_make_lone_reader)) as connection:
            yield connection

    def is_in_place(self) -> bool:
        """Return whether the file is still the one that was opened: writes to a deleted file are lost."""
        try:
            return self.path.stat().st_ino == self._file
        except OSError:
            return False


def check_magic(path: Path) -> None:
    """Reject a file that is not SQLite before SQLite opens it, which takes some short files for empty databases."""
    if path.exists():
        with path.open("rb") as file:
            start = file.read(len(MAGIC))
        if start not in {b"", MAGIC}:
            raise DatabaseRefused(f"{path} is not a database, expected one of Sintra's or a name that does not exist yet")


def is_empty(connection: sqlite3.Connection) -> bool:
    """Return whether the database has no schema at all."""
    return bool(connection.execute("SELECT COUNT(*) = 0 FROM sqlite_master").fetchone()[0])


def has_runs(connection: sqlite3.Connection) -> bool:
    """Return whether the database keeps when a server was up; those of earlier servers do not yet."""
    return bool(connection.execute("SELECT COUNT(*) FROM sqlite_master WHERE name = 'runs'").fetchone()[0])


def check_owner(connection: sqlite3.Connection, path: Path) -> None:
    """Reject a database of another program, or of a newer Sintra."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION:
        raise DatabaseRefused(f"{path} is a database of another program, expected one of Sintra's")
    if version > VERSION:
        raise DatabaseRefused(
            f"{path} has schema version {version}, this Sintra knows {VERSION} and older; use the Sintra that wrote it"
        )


def _make_reader(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = ON")
    is_empty(connection)  # opens the log and its index


def _make_lone_reader(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = ON")
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")  # the index of the log is kept in memory


def make_shrinkable(connection: sqlite3.Connection) -> None:
    """Enable incremental vacuum in a new database, or in one that is compacted next. In any other this writes to the file."""
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")


def begin(connection: sqlite3.Connection) -> None:
    """Begin a write transaction; waits for another writer up to the busy timeout."""
    connection.execute("BEGIN IMMEDIATE")


def commit(connection: sqlite3.Connection) -> None:
    """Commit a transaction; it is on disk when this returns."""
    connection.execute("COMMIT")


def describe_error(error: sqlite3.Error) -> str:
    """Describe an error for the operator."""
    words = ERROR_TEXTS.get(primary_code(error))
    return f"{words} ({error})" if words else str(error)


def needs_room(error: sqlite3.Error) -> bool:
    """Return whether opening a database may have failed because the disk has no room for its side files."""
    return primary_code(error) in NEED_ROOM


def is_temporary(error: sqlite3.Error) -> bool:
    """Return whether a failed write is transient: a full or failing disk, or another program that writes."""
    return primary_code(error) in TEMPORARY


def primary_code(error: sqlite3.Error) -> int:
    """Return the primary error code of SQLite; 0 for errors from elsewhere."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
