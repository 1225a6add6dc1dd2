"""Full or failing disks, locked databases: Unsaved with the reason, nothing half saved, and recovery by itself."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
import time
from collections.abc import Generator
from pathlib import Path

import pytest

from sintra.server.store.failures import Conflict, Unread, Unsaved
from sintra.server.store.journal import LOG_BYTES
from sintra.server.store.store import Store
from tests.server.disks import limited
from tests.server.storing import OPENING, SECRET, append, create, events, stored

LARGE = bytes(200_000)
HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("holding", flush=True)
sys.stdin.read()
"""


@contextlib.contextmanager
def held(path: Path) -> Generator[None]:
    """Let another process lock the database for writing."""
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdin=pipe, stdout=pipe, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "holding\n"
        yield
        other.kill()


def limit_pages(connection: sqlite3.Connection, more: int) -> None:
    """Let the database grow by so many pages and no more."""
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages + more}")


def test_a_full_disk_is_told_and_left_behind(tmp_path: Path) -> None:
    """What does not fit is Unsaved with everything in its transaction; when there is room again, the same append is saved."""

    async def story() -> None:
        async with Store(tmp_path / "sintra.db") as store:
            await create(store, "t1")
            await create(store, "t2")
            await append(store, "t1", 1)
            await store.writer.write(lambda connection: limit_pages(connection, 3))
            with pytest.raises(Unsaved, match=r"the disk is full \(database or disk is full\)"):
                await store.append("t1", 2, [b"small", LARGE], 2)
            assert await stored(store, "t1") == events("t1", 1, 1)
            counters = store.counters()
            assert (counters.failures, counters.unsaved) == (1, 1)
            assert counters.last_failure.startswith("the disk is full")
            await append(store, "t2", 1)  # this one fits
            assert store.counters().last_failure == ""
            await store.writer.write(lambda connection: limit_pages(connection, 1000))
            await store.append("t1", 2, [b"small", LARGE], 2)
            assert await stored(store, "t1") == [*events("t1", 1, 1), b"small", LARGE]

    asyncio.run(story())


def test_a_disk_that_takes_no_more_is_told_and_left_behind(tmp_path: Path) -> None:
    """When the system itself refuses to write, appends are Unsaved and reading goes on; afterwards all is as if never begun."""
    path = tmp_path / "sintra.db"

    async def story() -> None:
        async with Store(path) as store:
            await create(store, "t1")
            await append(store, "t1", 1, 2)
            with limited(len(LARGE) // 2):
                for _ in range(3):
                    with pytest.raises(Unsaved, match="the disk"):
                        await store.append("t1", 3, [b"small", LARGE], 3)
                    assert await stored(store, "t1") == events("t1", 1, 2)
            await append(store, "t1", 3)
        async with Store(path) as store:
            assert await stored(store, "t1") == events("t1", 1, 3)

    asyncio.run(story())


def test_the_log_has_its_room_before_it_is_needed(tmp_path: Path) -> None:
    """A preallocated log does not grow, and the filler is not in the database."""
    path = tmp_path / "sintra.db"

    async def story() -> None:
        async with Store(path) as store:
            await create(store, "t1")
            size = path.with_name("sintra.db-wal").stat().st_size
            assert size > LOG_BYTES * 0.99
            await store.append("t1", 1, [LARGE], 1)
            assert path.with_name("sintra.db-wal").stat().st_size == size
            listed = "SELECT name FROM sqlite_master WHERE type = 'table'"
            names = await store.readers.read(lambda connection: connection.execute(listed).fetchall())
            assert names == [("tables",), ("events",), ("links",), ("runs",)]

    asyncio.run(story())


def test_a_disk_without_room_for_a_full_log_is_written_to_all_the_same(tmp_path: Path) -> None:
    """Where the log cannot be preallocated it grows on demand, and what fits is saved."""
    path = tmp_path / "sintra.db"

    async def story() -> None:
        async with Store(path) as store:
            with limited(LOG_BYTES // 2):
                await create(store, "t1")
                await append(store, "t1", 1, 2)
        async with Store(path) as store:
            assert await stored(store, "t1") == events("t1", 1, 2)

    asyncio.run(story())


def test_a_disk_that_fails_fails_all_that_was_to_be_saved(tmp_path: Path) -> None:
    """When a commit fails, all its changes are Unsaved, nothing of it is there, and the next commit works."""
    failing = True

    async def story() -> None:
        async with Store(tmp_path / "sintra.db") as store:
            await asyncio.gather(*(create(store, f"t{n}") for n in range(20)))
            commit = store.writer.commit

            def fail(connection: sqlite3.Connection) -> None:
                if failing:
                    raise sqlite3.OperationalError("disk I/O error")
                commit(connection)

            store.writer.commit = fail
            ends = await asyncio.gather(*(append(store, f"t{n}", 1) for n in range(20)), return_exceptions=True)
            assert [str(end) for end in ends] == ["not saved: disk I/O error"] * 20
            assert [await stored(store, f"t{n}") for n in range(20)] == [[]] * 20
            nonlocal failing
            failing = False
            await asyncio.gather(*(append(store, f"t{n}", 1) for n in range(20)))
            assert await stored(store, "t7") == events("t7", 1, 1)

    asyncio.run(story())


def test_a_failing_disk_does_not_cost_the_connection(tmp_path: Path) -> None:
    """The connection is kept after a failed commit: a new one would read the failed transaction from the log."""

    async def story() -> None:
        async with Store(tmp_path / "sintra.db") as store:
            await store.writer.write(lambda connection: connection.execute("CREATE TEMPORARY TABLE mine (x INTEGER)"))
            commit = store.writer.commit

            def fail(_connection: sqlite3.Connection) -> None:
                raise sqlite3.OperationalError("disk I/O error")

            store.writer.commit = fail
            with pytest.raises(Unsaved):
                await create(store, "t1")
            store.writer.commit = commit
            assert await store.writer.write(lambda c: c.execute("SELECT COUNT(*) FROM mine").fetchone()) == (0,)

    asyncio.run(story())


def test_a_commit_that_fails_too_late_ends_in_a_conflict(tmp_path: Path) -> None:
    """If the disk took what it called failed, the next append is a Conflict with the true sequence: never a gap, never two."""

    async def story() -> None:
        async with Store(tmp_path / "sintra.db") as store:
            await create(store, "t1")
            commit = store.writer.commit

            def fail_after(connection: sqlite3.Connection) -> None:
                commit(connection)
                raise sqlite3.OperationalError("disk I/O error")

            store.writer.commit = fail_after
            with pytest.raises(Unsaved):
                await append(store, "t1", 1)
            store.writer.commit = commit
            with pytest.raises(Conflict) as caught:
                await append(store, "t1", 1)
            assert caught.value.sequence == 1
            assert await stored(store, "t1") == events("t1", 1, 1)

    asyncio.run(story())


def test_another_program_that_holds_the_database_is_waited_for_a_moment(tmp_path: Path) -> None:
    """While another process writes, appends are soon Unsaved in words and reading goes on; when it has gone, so do appends."""
    path = tmp_path / "sintra.db"

    async def story() -> None:
        async with Store(path, busy_timeout=0.2) as store:
            await create(store, "t1")
            with held(path):
                started = time.monotonic()
                with pytest.raises(Unsaved, match="another program is writing to the database"):
                    await append(store, "t1", 1)
                assert 0.1 < time.monotonic() - started < 5
                assert await stored(store, "t1") == []
            await append(store, "t1", 1)
            assert await stored(store, "t1") == events("t1", 1, 1)

    asyncio.run(story())


def test_a_database_that_is_gone_is_missed(tmp_path: Path) -> None:
    """Nothing is acknowledged that goes to a file without a name: neither deleted nor replaced files are written to."""
    path, elsewhere = tmp_path / "sintra.db", tmp_path / "elsewhere.db"

    async def story() -> None:
        async with Store(path) as store:
            await create(store, "t1")
            path.rename(elsewhere)
            with pytest.raises(Unsaved, match="is gone or was replaced"):
                await append(store, "t1", 1)
            path.touch()
            with pytest.raises(Unsaved, match="is gone or was replaced"):
                await append(store, "t1", 1)
            elsewhere.rename(path)
            await append(store, "t1", 1)
            assert await stored(store, "t1") == events("t1", 1, 1)

    asyncio.run(story())


def test_a_reader_that_fails_begins_anew(tmp_path: Path) -> None:
    """Reading that the database refuses is Unread with the reason, and the next reading works."""

    async def story() -> None:
        async with Store(tmp_path / "sintra.db") as store:
            await create(store, "t1")
            with pytest.raises(Unread, match="no such table: chairs"):
                await store.readers.read(lambda connection: connection.execute("SELECT * FROM chairs").fetchall())
            with pytest.raises(Unread, match="may not be written to"):
                await store.readers.read(lambda connection: connection.execute("DELETE FROM tables").fetchall())
            assert await stored(store, "t1") == []

    asyncio.run(story())


def test_the_writer_outlives_whatever_comes(tmp_path: Path) -> None:
    """An unexpected error, in a change or in the commit, fails that and not the writer thread."""

    async def story() -> None:
        async with Store(tmp_path / "sintra.db") as store:

            def stumble(_: sqlite3.Connection) -> None:
                raise ZeroDivisionError

            with pytest.raises(ZeroDivisionError):
                await store.writer.write(stumble)
            commit, store.writer.commit = store.writer.commit, stumble
            with pytest.raises(Unsaved, match="ZeroDivisionError"):
                await create(store, "t1")
            store.writer.commit = commit
            await create(store, "t1")
            found = await store.load("t1")
            assert found is not None
            assert (found.opening, found.secret) == (OPENING, SECRET)

    asyncio.run(story())
