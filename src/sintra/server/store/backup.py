"""`sintra backup`: a complete, verified copy of a database, made while the server runs.

The copy is a consistent snapshot. It is written to a draft, verified, and then renamed atomically, so the target is either the
old copy or the new one. It is one plain file that can be served.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from sintra.server.store.failures import DatabaseRefused, Unsaved
from sintra.server.store.schema import PRIVATE, check_owner, describe_error

DRAFT_SUFFIX = ".part"
SIDE_SUFFIXES = ("-wal", "-shm", "-journal")  # of the files that SQLite may keep beside a database


@dataclass(frozen=True, slots=True)
class Copied:
    """What is in a copy."""

    tables: int
    events: int
    size: int  # in bytes


def backup(database: Path, target: Path, *, force: bool = False) -> Copied:
    """Copy a database; raises DatabaseRefused if source or target is not suitable, Unsaved if the copy fails."""
    _check_names(database, target, force=force)
    draft = target.with_name(target.name + DRAFT_SUFFIX)
    try:
        _delete(draft)
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, PRIVATE))
        copied = _copy(database, draft)
        _sync(draft)
        draft.replace(target)
        _sync(target.parent)
    except sqlite3.Error as error:
        raise Unsaved(f"{target}: {describe_error(error)}") from error
    except OSError as error:
        raise Unsaved(f"{target}: {error.strerror or error}") from error
    finally:
        with contextlib.suppress(OSError):
            _delete(draft)
    return copied


def _check_names(database: Path, target: Path, *, force: bool) -> None:
    if not database.is_file():
        raise DatabaseRefused(f"{database} does not exist, expected a database created by a server")
    if target.is_dir():
        raise DatabaseRefused(f"{target} is a folder, expected the name of a file")
    if target.exists() and target.samefile(database):
        raise DatabaseRefused(f"{target} is the database itself, expected another name for the copy")
    if target.exists() and not force:
        raise DatabaseRefused(f"{target} exists already; choose another name, or replace it with --force")
    if any(target.with_name(target.name + suffix).exists() for suffix in SIDE_SUFFIXES):
        raise DatabaseRefused(f"{target} is in use, or its server was killed, expected a name that no server uses")


def _copy(database: Path, draft: Path) -> Copied:
    with contextlib.closing(_open(database)) as source, contextlib.closing(_open(draft)) as copy:
        check_owner(source, database)
        source.backup(copy)  # in one step: with several, every commit of the server would restart it
        copy.execute("PRAGMA journal_mode = DELETE")  # a single file, readable on read-only media
        return _check(copy, draft)


def _open(path: Path) -> sqlite3.Connection:
    """Open an existing file for writing: a read-only connection would leave side files behind.

    Only SQLite may open a database that this process serves: POSIX drops all locks on a file when any descriptor is closed.
    """
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)


def _check(copy: sqlite3.Connection, draft: Path) -> Copied:
    """Verify the copy: the database must be intact, and no table may lack an event."""
    problems = [str(text) for (text,) in copy.execute("PRAGMA integrity_check") if text != "ok"]
    problems += [f"{name} refers to a table that is not there" for name, *_ in copy.execute("PRAGMA foreign_key_check")]
    problems += [f"table {table} has {found} of {count} events" for table, count, found in copy.execute(_MISSING_EVENTS)]
    if problems:
        raise Unsaved(f"the copy is corrupt, so the database is, too: {'; '.join(problems[:3])}")
    (tables, events) = copy.execute("SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM events)").fetchone()
    return Copied(tables, events, draft.stat().st_size)


_MISSING_EVENTS = """
    SELECT tables.table_id, tables.sequence, COUNT(events.sequence)
    FROM tables LEFT JOIN events ON events.table_id = tables.table_id
    GROUP BY tables.table_id, tables.sequence
    HAVING COUNT(events.sequence) <> tables.sequence OR COALESCE(MAX(events.sequence), 0) <> tables.sequence
"""


def _sync(path: Path) -> None:
    """Sync a file or a folder to disk."""
    file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _delete(draft: Path) -> None:
    for suffix in ("", *SIDE_SUFFIXES):
        draft.with_name(draft.name + suffix).unlink(missing_ok=True)
