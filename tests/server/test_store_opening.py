"""Opening a database: made where there is none, refused in words where it is something else, and for one server at a time."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from sintra.server.store.failures import DatabaseRefused, Unsaved
from sintra.server.store.schema import VERSION
from sintra.server.store.store import Store
from tests.server.storing import create, stored

SERVE = """
import pathlib, sys
from sintra.server.store.store import Store
store = Store(pathlib.Path(sys.argv[1]))
print("serving", flush=True)
sys.stdin.read()
"""
WRITE = """
import asyncio, pathlib, sys
from sintra.server.store.store import Store
async def write():
    store = Store(pathlib.Path(sys.argv[1]))
    await store.create("t1", b"", b"", [], 0)
    await store.append("t1", 1, [b"one", b"two"], 0)
    print("saved", flush=True)
    sys.stdin.read()
asyncio.run(write())
"""
BOT = """
import os, pathlib, sys
from sintra.server.store.store import Store
store = Store(pathlib.Path(sys.argv[1]))
child = os.fork()
if child == 0:
    sys.stdin.read()
    os._exit(0)
print(child, flush=True)
sys.stdin.read()
"""


def serve(path: Path, script: str = SERVE) -> subprocess.Popen[str]:
    """Start another process that serves a database."""
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-c", script, str(path)], stdin=pipe, stdout=pipe, stderr=nothing, text=True)


def line(process: subprocess.Popen[str]) -> str:
    """The next line that a process prints."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


def end(process: subprocess.Popen[str]) -> None:
    """Kill a process of ours as hard as it goes."""
    process.send_signal(signal.SIGKILL)
    process.communicate()


def open_and_close(path: Path) -> None:
    """Open a store and close it again."""

    async def story() -> None:
        await Store(path).close()

    asyncio.run(story())


def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    """Seeds of running games are in it: neither the database nor what lies beside it can be read by others."""

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
    with pytest.raises(DatabaseRefused, match=r"notes\.txt is no database, expected one of Sintra's"):
        Store(path)
    assert path.read_bytes() == content


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    """A file that begins like a database and goes on otherwise is refused in words."""
    path = tmp_path / "sintra.db"
    path.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    with pytest.raises(DatabaseRefused, match="cannot be opened: the file is no database"):
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


def test_one_process_serves_a_database_once(tmp_path: Path) -> None:
    """A second store in the same process is refused, by any name of the file, and the first one keeps its lock."""
    path, alias = tmp_path / "sintra.db", tmp_path / "alias.db"

    async def story() -> None:
        async with Store(path) as store:
            alias.symlink_to(path)
            for name in (path, alias):
                with pytest.raises(DatabaseRefused, match="is served by this process already"):
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
    """The processes in which bots think are children: one that goes on after its server was killed is in nobody's way."""
    path = tmp_path / "sintra.db"
    server = serve(path, BOT)
    child = int(line(server))
    server.send_signal(signal.SIGKILL)
    server.wait()
    os.kill(child, 0)  # it lives
    open_and_close(path)
    server.communicate()  # closes its input, which ends it


def test_a_log_that_somebody_reads_is_not_built_upon(tmp_path: Path) -> None:
    """The log of a killed server is first moved into the database; while a backup reads it, that cannot be, and is told."""
    path = tmp_path / "sintra.db"
    server = serve(path, WRITE)
    assert line(server) == "saved"
    end(server)
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("BEGIN")
    assert reader.execute("SELECT COUNT(*) FROM events").fetchone() == (2,)

    async def story() -> None:
        with pytest.raises(DatabaseRefused, match="another program, such as a backup, reads the database"):
            Store(path, busy_seconds=0.1)
        reader.close()
        async with Store(path, busy_seconds=0.1) as store:
            assert not (tmp_path / "sintra.db-wal").exists()
            assert await stored(store, "t1") == [b"one", b"two"]

    asyncio.run(story())


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
