"""One server for a database: a second one is kept out by whatever name, and may begin as soon as the first has died."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from sintra.server.store.backup import backup
from sintra.server.store.failures import DatabaseRefused
from sintra.server.store.store import Store
from tests.server.storing import WRITE, append, create, end, line, open_and_close, serve, stored

BOT = """
import os, pathlib, sys
from sintra.server.store.store import Store
store = Store(pathlib.Path(sys.argv[1]))
if os.fork() == 0:
    print(os.getpid(), flush=True)  # once it has let go of the lock
    sys.stdin.read()
    os._exit(0)
sys.stdin.read()
"""


def by_its_name(path: Path) -> Path:
    """Name the database as before."""
    return path


def by_hard_link(path: Path) -> Path:
    """Give the database a second name in its folder."""
    other = path.with_name("other.db")
    other.hardlink_to(path)
    return other


def by_far_hard_link(path: Path) -> Path:
    """Give the database a second name in another folder."""
    folder = path.with_name("elsewhere")
    folder.mkdir()
    (folder / "other.db").hardlink_to(path)
    return folder / "other.db"


def by_symbolic_link(path: Path) -> Path:
    """Name the database by a symbolic link."""
    other = path.with_name("other.db")
    other.symlink_to(path)
    return other


def without_lock_file(path: Path) -> Path:
    """Delete the lock file."""
    path.with_name(path.name + ".lock").unlink()
    return path


def moved(path: Path) -> Path:
    """Rename the database."""
    return path.rename(path.with_name("moved.db"))


def replaced(path: Path) -> Path:
    """Put another file in the place of the database."""
    path.rename(path.with_name("moved.db"))
    return path


Way = Callable[[Path], Path]


@pytest.mark.parametrize("way", [by_hard_link, by_far_hard_link, by_symbolic_link, without_lock_file, moved, replaced])
def test_a_second_server_is_kept_out(tmp_path: Path, way: Way) -> None:
    """By whatever name, and with or without its lock file, a database that is served is refused."""
    path = tmp_path / "sintra.db"
    first = serve(path)
    assert line(first) == "serving"
    name = way(path)
    with pytest.raises(DatabaseRefused, match="is served by another process"):
        Store(name)
    other = serve(name)
    assert line(other) == ""
    end(other)
    with pytest.raises(DatabaseRefused, match="is served by another process"):
        Store(name)
    end(first)


@pytest.mark.parametrize("way", [by_its_name, by_symbolic_link, without_lock_file])
def test_a_second_server_starts_as_soon_as_the_first_was_killed(tmp_path: Path, way: Way) -> None:
    """No lease must run out: after SIGKILL the database can be served at once, and has everything."""
    path = tmp_path / "sintra.db"
    first = serve(path)
    assert line(first) == "serving"
    name = way(path)
    end(first)
    started = time.monotonic()
    open_and_close(name)
    assert time.monotonic() - started < 10


def test_a_hard_link_is_not_served_without_its_log(tmp_path: Path) -> None:
    """What a killed server has in its log would be lost by another name: it is refused, and the right name is said."""
    path, other = tmp_path / "sintra.db", tmp_path / "other.db"
    server = serve(path, WRITE)
    assert line(server) == "saved"
    end(server)
    other.hardlink_to(path)
    words = r"other\.db is a hard link, and the log of the database is .*sintra\.db-wal; expected .*sintra\.db"
    with pytest.raises(DatabaseRefused, match=words):
        Store(other)
    open_and_close(path)  # which leaves no log behind

    async def read() -> None:
        async with Store(other) as store:
            assert await stored(store, "t1") == [b"one", b"two"]

    asyncio.run(read())


def test_the_lock_outlives_all_that_sqlite_closes(tmp_path: Path) -> None:
    """Connections that come and go in the same process, as those of a backup, do not release the lock."""
    path = tmp_path / "sintra.db"

    async def story() -> None:
        async with Store(path) as store:
            await create(store, "t1")
            for number in range(3):
                sqlite3.connect(path).close()
                backup(path, tmp_path / f"copy{number}.db")
            without_lock_file(path)
            other = serve(path)
            assert line(other) == ""
            end(other)
            await append(store, "t1", 1)

    asyncio.run(story())
    open_and_close(path)


def test_one_process_serves_a_database_once(tmp_path: Path) -> None:
    """A second store in the same process is refused, by any name of the file, and the first one keeps its lock."""
    path, alias = tmp_path / "sintra.db", tmp_path / "alias.db"

    async def story() -> None:
        async with Store(path) as store:
            alias.symlink_to(path)
            for name in (path, alias):
                with pytest.raises(DatabaseRefused, match="is already served by this process"):
                    Store(name)
            other = serve(path)
            assert line(other) == ""
            end(other)
            await create(store, "t1")

    asyncio.run(story())


def test_two_processes_cannot_serve_one_database(tmp_path: Path) -> None:
    """The second server is refused with the number of the first, and may begin as soon as that one was killed."""
    path = tmp_path / "sintra.db"
    first = serve(path)
    assert line(first) == "serving"
    with pytest.raises(DatabaseRefused, match=f"is served by another process, {first.pid}; stop that first"):
        Store(path)
    end(first)
    open_and_close(path)


def test_a_child_that_outlives_a_killed_server_does_not_keep_its_lock(tmp_path: Path) -> None:
    """The processes in which bots think are children: one that outlives its killed server does not hold the lock."""
    path = tmp_path / "sintra.db"
    server = serve(path, BOT)
    child = int(line(server))
    server.send_signal(signal.SIGKILL)
    server.wait()
    os.kill(child, 0)  # it lives
    open_and_close(path)
    server.communicate()  # closes its input, which ends it
