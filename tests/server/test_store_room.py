"""Small and full disks: the log takes a share of what is free; a full disk can be read, and saved to when it has room."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from sintra.server.store.failures import DatabaseRefused, Unsaved
from sintra.server.store.journal import LOG_BYTES, LOG_SHARE, log_size
from sintra.server.store.store import Store
from tests.server.disks import SMALL, filled, limited, mounted
from tests.server.storing import WRITE, append, create, end, line, open_and_close, serve, stored

LARGE = bytes(50_000)
Fill = Callable[[Path], contextlib.AbstractContextManager[None]]


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of three megabytes."""
    with mounted(tmp_path) as found:
        if found is None:
            pytest.skip("no file system can be mounted here")
        yield found


@contextlib.contextmanager
def no_file_may_grow(_: Path) -> Generator[None]:
    """Let no file of this process have more than a kilobyte: neither the log nor its index can be made."""
    with limited(1024):
        yield


@pytest.fixture(params=["disk", "limit"])
def full(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Path, Fill]]:
    """A folder, and how to let it have no room; on a real disk where one can be mounted."""
    if request.param == "limit":
        yield tmp_path, no_file_may_grow
    else:
        yield request.getfixturevalue("disk"), filled


async def fill_up(store: Store, table: str) -> int:
    """Append events to a new table until the disk is full; return how many bytes they have."""
    await create(store, table)
    for number in range(1, 100):
        try:
            await store.append(table, number, [LARGE], 1)
        except Unsaved:
            return (number - 1) * len(LARGE)
    raise AssertionError("the disk has room for ever")


def test_the_log_leaves_a_small_disk_to_the_database(disk: Path) -> None:
    """On three megabytes nothing is preallocated, most of it goes to tables, and what was saved can be served again."""
    path = disk / "sintra.db"

    async def story() -> None:
        async with Store(path) as store:
            await create(store, "t1")
            assert log_size(path) < SMALL / LOG_SHARE
            saved = await fill_up(store, "t2")
            assert store.counters().last_failure.startswith("the disk is full")
            assert saved > SMALL / 2
            assert path.stat().st_size > log_size(path)
        async with Store(path) as store:
            assert await stored(store, "t2") == [LARGE] * (saved // len(LARGE))

    asyncio.run(story())


def test_a_log_is_preallocated_only_where_there_is_plenty_of_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log never takes more than a share of what is free: all of it at once on a large disk, little on a small one."""
    real = os.statvfs
    for number, free in enumerate((0, LOG_BYTES * LOG_SHARE - 1, LOG_BYTES * LOG_SHARE)):

        def look(_: object, free: int = free) -> SimpleNamespace:
            return SimpleNamespace(f_bavail=free, f_frsize=1)

        monkeypatch.setattr(os, "statvfs", look)
        path = tmp_path / f"sintra{number}.db"

        async def story(path: Path = path) -> int:
            async with Store(path) as store:
                await create(store, "t1")
                return log_size(path)

        size = asyncio.run(story())
        assert (size > LOG_BYTES * 0.99) == (free == LOG_BYTES * LOG_SHARE)
    monkeypatch.setattr(os, "statvfs", real)


@pytest.mark.parametrize("was_killed", [False, True])
def test_a_full_disk_is_read_and_saved_to_when_it_has_room(full: tuple[Path, Fill], *, was_killed: bool) -> None:
    """After a stop or a kill, a server opens its database on a full disk: reading works, saving is refused until it does."""
    folder, fill = full
    path = folder / "sintra.db"
    server = serve(path, WRITE)
    assert line(server) == "saved"
    end(server)
    if not was_killed:
        open_and_close(path)

    async def story() -> None:
        with fill(folder):
            store = Store(path)
            assert store.is_down or was_killed  # whose log may give room enough for a little
            for _ in range(2):
                assert await stored(store, "t1") == [b"one", b"two"]
                with pytest.raises(Unsaved, match="the disk"):
                    await store.append("t1", 3, [SMALL * b"."], 1)
            assert store.is_down
            assert "the disk" in store.counters().last_failure
        await store.append("t1", 3, [b"three"], 1)
        assert not store.is_down
        assert await stored(store, "t1") == [b"one", b"two", b"three"]
        await store.close()
        async with Store(path) as store:
            assert await stored(store, "t1") == [b"one", b"two", b"three"]

    asyncio.run(story())


def test_a_disk_that_fills_up_later_does_not_stop_reading(disk: Path) -> None:
    """A running server on a disk that others fill refuses to save, reads on, and saves again when they have gone."""
    path = disk / "sintra.db"

    async def story() -> None:
        async with Store(path) as store:
            await create(store, "t1")
            with filled(disk):
                with pytest.raises(Unsaved, match="the disk is full"):
                    await store.append("t1", 1, [bytes(400_000)], 1)
                assert store.is_down
                assert await stored(store, "t1") == []
            await append(store, "t1", 1)
            assert not store.is_down

    asyncio.run(story())


def test_a_checkpoint_that_fails_for_lack_of_room_is_told(disk: Path) -> None:
    """What is saved in a log that does not fit into the database stays there, and the counters say why."""
    path = disk / "sintra.db"

    async def story() -> None:
        async with Store(path) as store:
            await create(store, "t1")
            await store.append("t1", 1, [bytes(1_600_000)], 1)
            assert log_size(path) > 1_600_000
            with filled(disk):
                await store.checkpoint()
                assert store.counters().checkpoint_failures == 1
                assert store.counters().checkpoint_failure.startswith("the disk")
                assert await stored(store, "t1") == [bytes(1_600_000)]

    asyncio.run(story())


def test_a_new_database_needs_room(full: tuple[Path, Fill]) -> None:
    """Where there is nothing to read and nothing can be written, the server says why it does not start."""
    folder, fill = full
    with fill(folder), pytest.raises(DatabaseRefused, match="the disk"):
        Store(folder / "new.db")
    open_and_close(folder / "new.db")


def test_another_program_that_writes_does_not_keep_a_server_from_starting(tmp_path: Path) -> None:
    """While another program holds the database for writing it can be read, and is saved to when that has ended."""
    path = tmp_path / "sintra.db"
    open_and_close(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def story() -> None:
        async with Store(path, busy_timeout=0.1) as store:
            assert store.is_down
            assert await store.load("t1") is None
            with pytest.raises(Unsaved, match="another program is writing"):
                await create(store, "t1")
            other.close()
            await create(store, "t1")
            assert not store.is_down

    asyncio.run(story())
