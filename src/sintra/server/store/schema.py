"""The database: its tables, its version, how it is opened, and its errors in words. All that is SQLite's own stands here.

For PostgreSQL: BYTEA for BLOB, no WITHOUT ROWID, the version in a table of its own instead of `user_version`, BEGIN without
IMMEDIATE, no pragmas (synchronous_commit is on by itself), and its error classes (53100 disk full, 55P03 lock) in `in_words`.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from sintra.server.store.failures import DatabaseRefused

APPLICATION = 0x53494E54  # "SINT": whose database this is
VERSION = 1
MAGIC = b"SQLite format 3\0"
PRIVATE = 0o600  # the seeds of games that are not over are in it
ROOM = 4_500_000  # bytes of the log: it is moved into the database at 1000 pages, and begun anew

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
)

WORDS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_BUSY: "another program is writing to the database",
    sqlite3.SQLITE_LOCKED: "another program is writing to the database",
    sqlite3.SQLITE_READONLY: "the database may not be written to",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened",
    sqlite3.SQLITE_IOERR: "the disk does not take the data",
    sqlite3.SQLITE_CORRUPT: "the database is damaged",
    sqlite3.SQLITE_NOTADB: "the file is no database",
}


class Database:
    """A file with our schema, made where there is none; raises DatabaseRefused for a file that is something else."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        self.path = path
        self.busy_seconds = busy_seconds
        try:
            check_magic(path)
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE))
            self._file = path.stat().st_ino
            self._prepare()
        except OSError as error:
            raise DatabaseRefused(f"{path} cannot be opened: {error.strerror or error}") from error
        except sqlite3.Error as error:
            raise DatabaseRefused(f"{path} cannot be opened: {in_words(error)}") from error

    def _prepare(self) -> None:
        with contextlib.closing(self.connect(is_reader=True)) as connection:
            if not is_empty(connection):
                check_ours(connection, self.path)  # before anything is written to what may be somebody else's
        with contextlib.closing(self.connect()) as connection:
            begin(connection)
            if is_empty(connection):
                for statement in SCHEMA:
                    connection.execute(statement)
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {VERSION}")
            commit(connection)

    def connect(self, *, is_reader: bool = False) -> sqlite3.Connection:
        """Open a connection that any thread may use, one at a time; raises sqlite3.Error."""
        address = f"{self.path.absolute().as_uri()}?mode=rw"  # never make a file here: one that was moved away must be missed
        connection = sqlite3.connect(
            address, uri=True, timeout=self.busy_seconds, isolation_level=None, check_same_thread=False
        )
        try:
            if is_reader:
                connection.execute("PRAGMA query_only = ON")
            else:
                self._make_durable(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _make_durable(self, connection: sqlite3.Connection) -> None:
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise DatabaseRefused(f"{self.path} lies on a file system without shared memory, expected a local disk")
        connection.execute("PRAGMA synchronous = FULL")  # COMMIT returns after the disk has taken the data
        connection.execute("PRAGMA fullfsync = ON")  # on macOS: and not only the disk's cache
        connection.execute("PRAGMA foreign_keys = ON")
        settle(connection)

    def is_in_place(self) -> bool:
        """Say whether the file is still the one that was opened: what is written to a deleted file is lost."""
        try:
            return self.path.stat().st_ino == self._file
        except OSError:
            return False


def check_magic(path: Path) -> None:
    """Refuse a file of other contents before SQLite sees it, which takes some short ones for empty databases."""
    if path.exists():
        with path.open("rb") as file:
            start = file.read(len(MAGIC))
        if start not in {b"", MAGIC}:
            raise DatabaseRefused(f"{path} is no database, expected one of Sintra's or a name that does not exist yet")


def is_empty(connection: sqlite3.Connection) -> bool:
    """Say whether nothing was ever made in the database."""
    return bool(connection.execute("SELECT COUNT(*) = 0 FROM sqlite_master").fetchone()[0])


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a database of another program, or of a newer Sintra."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION:
        raise DatabaseRefused(f"{path} is a database of another program, expected one of Sintra's")
    if version > VERSION:
        raise DatabaseRefused(
            f"{path} has schema version {version}, this Sintra knows {VERSION} and older; use the Sintra that wrote it"
        )


def begin(connection: sqlite3.Connection) -> None:
    """Begin a transaction that writes; waits for another writer as long as the connection allows."""
    connection.execute("BEGIN IMMEDIATE")


def settle(connection: sqlite3.Connection) -> None:
    """Move everything from the log into the database itself.

    A log that is found may end with what a failing disk has not taken, although it can be read. Nothing may be put behind that.
    """
    (is_busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if is_busy:
        raise sqlite3.OperationalError("another program, such as a backup, reads the database; try again when it has ended")


def make_room(connection: sqlite3.Connection) -> None:
    """Let the log have its full size before anything is put into it, if the disk has the room.

    To sync a file that grows, a journaling file system first writes what other programs have waiting: one commit in a hundred
    took 51 ms where it now takes 16. What fills the log here is rolled back, and overwritten by what comes.
    """
    (cache,) = connection.execute("PRAGMA cache_size").fetchone()
    connection.execute("PRAGMA cache_size = 10")  # pages: what does not fit goes to the log before it is committed
    try:
        begin(connection)
        connection.execute("CREATE TABLE room (filler BLOB)")
        connection.execute("INSERT INTO room VALUES (zeroblob(?))", (ROOM,))
    except sqlite3.Error:
        pass  # the log grows as it must
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute(f"PRAGMA cache_size = {cache}")


def commit(connection: sqlite3.Connection) -> None:
    """End a transaction; when this returns, it is on disk."""
    connection.execute("COMMIT")


def in_words(error: sqlite3.Error) -> str:
    """Say for the operator what went wrong."""
    words = WORDS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)  # the primary code; none for errors from elsewhere
    return f"{words} ({error})" if words else str(error)
