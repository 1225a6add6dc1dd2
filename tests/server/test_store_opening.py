"""Opening a database: created if missing, refused if it is something else, also while others read it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from sintra.server.store.failures import DatabaseRefused, Unsaved
from sintra.server.store.schema import VERSION, Database
from sintra.server.store.store import Store
from tests.server.storing import WRITE, create, end, line, open_and_close, serve, stored


def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    """Neither the database nor its side files can be read by others: they hold the seeds of running games."""

    async def story() -> None:
        async with Store(tmp_path / "sintra.db") as store:
            await create(store, "t1")
            names = ("sintra.db", "sintra.db-wal", "sintra.db-shm", "sintra.db.lock")
            assert [stat.S_IMODE((tmp_path / name).stat().st_mode) for name in names] == [0o600] * 4

    asyncio.run(story())


def settings(connection: sqlite3.Connection) -> list[object]:
    """What a connection promises."""
    names = ("journal_mode", "synchronous", "foreign_keys")
    return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]


def fail(_: sqlite3.Connection) -> None:
    """Fail as a disk does."""
    raise sqlite3.OperationalError("disk I/O error")


def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    """The writer's connection has a write-ahead log and full synchronization, also after a failure."""

    async def story() -> None:
        async with Store(tmp_path / "sintra.db") as store:
            assert await store.writer.write(settings) == ["wal", 2, 1]
            commit = store.writer.commit
            store.writer.commit = fail
            with pytest.raises(Unsaved):
                await create(store, "t1")
            store.writer.commit = commit
            assert await store.writer.write(settings) == ["wal", 2, 1]

    asyncio.run(story())


@pytest.mark.parametrize("content", [b"x", b"hello", b"SQLite format 4\0" * 100, bytes(4096), b"\xff" * 5000])
def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    """Whatever is in the file, short or long, is not written over."""
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(DatabaseRefused, match=r"notes\.txt is not a database, expected one of Sintra's"):
        Store(path)
    assert path.read_bytes() == content


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    """A file with the header of a database and other content is refused."""
    path = tmp_path / "sintra.db"
    path.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    with pytest.raises(DatabaseRefused, match="cannot be opened: the file is not a database"):
        Store(path)


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    """A database with tables of others is not served and stays as it was."""
    path = tmp_path / "music.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE songs (title TEXT)")
    other.close()
    content = path.read_bytes()
    with pytest.raises(DatabaseRefused, match="a database of another program"):
        Store(path)
    assert path.read_bytes() == content


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    """A schema of a later Sintra is refused with both versions, and not touched."""
    path = tmp_path / "sintra.db"
    open_and_close(path)
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    newer.close()
    content = path.read_bytes()
    with pytest.raises(DatabaseRefused, match=f"has schema version {VERSION + 1}, this Sintra knows {VERSION} and older"):
        Store(path)
    assert path.read_bytes() == content


def test_a_place_where_no_database_can_be_is_refused(tmp_path: Path) -> None:
    """A folder, and a file in a folder that does not exist, are refused in words."""
    with pytest.raises(DatabaseRefused, match="Is a directory"):
        Store(tmp_path)
    with pytest.raises(DatabaseRefused, match="No such file or directory; expected a folder that can be written to"):
        Store(tmp_path / "missing" / "sintra.db")


def test_a_refused_database_is_not_kept_locked(tmp_path: Path) -> None:
    """After a refusal the same name can be served, once the file is right."""
    path = tmp_path / "sintra.db"
    path.write_bytes(b"hello")
    with pytest.raises(DatabaseRefused):
        Store(path)
    path.unlink()
    open_and_close(path)


def test_a_backup_never_keeps_a_server_from_starting(tmp_path: Path) -> None:
    """While another program reads the log of a killed server, the next one opens, saves, and checkpoints when it may."""
    path = tmp_path / "sintra.db"
    server = serve(path, WRITE)
    assert line(server) == "saved"
    end(server)
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("BEGIN")
    assert reader.execute("SELECT COUNT(*) FROM events").fetchone() == (2,)

    async def story() -> None:
        async with Store(path, busy_timeout=0.1) as store:
            assert not store.is_down
            assert store.counters().checkpoint_failure == "another program, such as a backup, reads the database"
            assert store.counters().checkpoint_failures == 1
            await store.append("t1", 3, [b"three"], 1)
            assert await stored(store, "t1") == [b"one", b"two", b"three"]
            await store.checkpoint()
            assert store.counters().checkpoint_failures == 2
            assert reader.execute("SELECT COUNT(*) FROM events").fetchone() == (2,)
            reader.close()
            await store.checkpoint()
            assert store.counters().checkpoint_failure == ""
        async with Store(path) as store:
            assert await stored(store, "t1") == [b"one", b"two", b"three"]

    asyncio.run(story())


def test_a_log_that_cannot_be_checkpointed_is_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a log holds, and the disk may not, is written and synced again before anything is appended, byte for byte."""
    path, log = tmp_path / "sintra.db", tmp_path / "sintra.db-wal"
    server = serve(path, WRITE)
    assert line(server) == "saved"
    end(server)
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("BEGIN")
    assert reader.execute("SELECT COUNT(*) FROM events").fetchone() == (2,)
    content, synced = log.read_bytes(), list[tuple[int, bytes]]()
    sync = os.fsync

    def note(file: int) -> None:
        synced.append((os.fstat(file).st_ino, log.read_bytes()))
        sync(file)

    monkeypatch.setattr(os, "fsync", note)
    database = Database(path, 0.1)
    database.connect().close()
    assert synced == [(log.stat().st_ino, content)]
    reader.close()


def test_a_killed_server_leaves_a_database_that_can_be_served(tmp_path: Path) -> None:
    """What lies beside the database after a kill is read in by the next server."""
    path = tmp_path / "sintra.db"
    server = serve(path, WRITE)
    assert line(server) == "saved"
    end(server)
    assert (tmp_path / "sintra.db-wal").stat().st_size > 0

    async def read() -> None:
        async with Store(path) as store:
            assert await stored(store, "t1") == [b"one", b"two"]

    asyncio.run(read())
