"""Upkeep of a database in use: pruning in small steps behind the moves, a file that shrinks, checkpoints that are told of."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
from pathlib import Path

import pytest

from sintra.cli import main
from sintra.server.store.backup import backup
from sintra.server.store.compaction import compact
from sintra.server.store.failures import DatabaseRefused, Unsaved
from sintra.server.store.journal import LOG_BYTES, log_size
from sintra.server.store.store import Store
from tests.server import pruning
from tests.server.storing import append, create, events, open_and_close, stored

LARGE = bytes(100_000)
SMALL_STEP = 8  # tables


async def fill(store: Store, tables: int, at: int = 1) -> None:
    """Make tables with one large event each."""
    await asyncio.gather(*(create(store, f"t{n}", at) for n in range(tables)))
    await asyncio.gather(*(store.append(f"t{n}", 1, [LARGE], at) for n in range(tables)))


class Commits:
    """Counts the tables at every commit, and can hold commits up."""

    def __init__(self, store: Store) -> None:
        self.tables: list[int] = []
        self.begun, self.go_on = threading.Event(), threading.Event()
        self.go_on.set()
        self._commit = store.writer.commit
        store.writer.commit = self

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Commit."""
        self.tables.append(connection.execute("SELECT COUNT(*) FROM tables").fetchone()[0])
        self.begun.set()
        assert self.go_on.wait(60)
        self._commit(connection)


def test_pruning_takes_small_steps(tmp_path: Path) -> None:
    """No transaction deletes more than a few tables, so that no move waits long behind it."""

    async def story() -> None:
        async with Store(tmp_path / "sintra.db") as store:
            await asyncio.gather(*(create(store, f"t{n}") for n in range(100)))
            commits = Commits(store)
            assert await store.prune(5000) == 100
            assert commits.tables[-1] == 0
            steps = [before - after for before, after in zip([100, *commits.tables], commits.tables, strict=False)]
            assert 0 < max(steps) <= SMALL_STEP

    asyncio.run(story())


def test_moves_go_before_pruning(tmp_path: Path) -> None:
    """What is appended while a step of pruning waits is saved before it, in a transaction of its own."""

    async def story() -> None:
        async with Store(tmp_path / "sintra.db") as store:
            await asyncio.gather(*(create(store, f"t{n}", at=n) for n in range(40)))
            commits, done = Commits(store), list[str]()
            commits.go_on.clear()
            first = asyncio.create_task(append(store, "t39", 1))
            await asyncio.to_thread(commits.begun.wait, 60)
            pruning = asyncio.create_task(store.prune(20))
            await asyncio.sleep(0)
            second = asyncio.create_task(append(store, "t39", 2))
            second.add_done_callback(lambda _: done.append("append"))
            pruning.add_done_callback(lambda _: done.append("prune"))
            await asyncio.sleep(0)
            commits.go_on.set()
            await asyncio.gather(first, second, pruning)
            assert done == ["append", "prune"]
            assert commits.tables[:2] == [40, 40]
            assert await stored(store, "t39") == events("t39", 1, 2)

    asyncio.run(story())


def test_pruning_has_its_turn_beside_endless_moves(tmp_path: Path) -> None:
    """Though the queue is never empty, old tables are deleted in the end."""

    async def story() -> None:
        async with Store(tmp_path / "sintra.db") as store:
            await asyncio.gather(*(create(store, f"t{n}", at=n) for n in range(20)))
            pruning = asyncio.create_task(store.prune(10))

            async def play(table: str) -> None:
                number = 0
                while not pruning.done():
                    number += 1
                    await append(store, table, number)

            await asyncio.wait_for(asyncio.gather(*(play(f"t{n}") for n in range(10, 20))), 60)
            assert await pruning == 10

    asyncio.run(story())


def test_pruning_that_cannot_be_saved_is_left_for_later(tmp_path: Path) -> None:
    """A step that fails is rolled back and told, and neither harms the moves nor counts as downtime."""

    async def story() -> None:
        async with Store(tmp_path / "sintra.db") as store:
            await asyncio.gather(*(create(store, f"t{n}") for n in range(10)))
            commit = store.writer.commit

            def fail(_: sqlite3.Connection) -> None:
                raise sqlite3.OperationalError("disk I/O error")

            store.writer.commit = fail
            with pytest.raises(Unsaved, match="disk I/O error"):
                await store.prune(5000)
            store.writer.commit = commit
            assert not store.is_down
            await append(store, "t0", 1)
            assert await store.load("t9") is not None
            assert await store.prune(5000) == 10

    asyncio.run(story())


def test_a_file_gives_the_space_of_deleted_tables_back(tmp_path: Path) -> None:
    """After pruning most of the tables the file is a small part of what it was, in small steps, and intact."""
    path = tmp_path / "sintra.db"

    async def story() -> int:
        async with Store(path) as store:
            await fill(store, 10)
            await create(store, "kept", at=9000)
            await store.append("kept", 1, [LARGE], 9000)
            await store.checkpoint()
            assert await store.prune(5000) == 10
            returned = await store.shrink()
            assert returned > 800_000
            assert await store.shrink() == 0
            assert await stored(store, "kept") == [LARGE]
        return returned

    asyncio.run(story())
    assert path.stat().st_size < 300_000
    assert backup(path, tmp_path / "copy.db").tables == 1


def test_appends_beside_pruning_can_be_measured(tmp_path: Path) -> None:
    """`tests.server.pruning` prunes half of the tables in turns with a rest, beside a load; the file is smaller afterwards."""
    path = tmp_path / "sintra.db"
    pruning.fill(path, 400, random.Random(1))
    size = path.stat().st_size
    found = asyncio.run(pruning.measure(path, rate=50, window=0.3, limit=60))
    assert found.left == 0
    assert min(len(found.without), len(found.beside)) > 0
    assert path.stat().st_size < 0.8 * size


def old(path: Path) -> None:
    """Make a database as earlier servers did: it cannot shrink, and does not know when they were up."""
    open_and_close(path)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("DROP TABLE runs")
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("PRAGMA auto_vacuum = NONE")
    connection.execute("VACUUM")
    assert connection.execute("PRAGMA auto_vacuum").fetchone() == (0,)
    connection.close()


def test_the_database_of_an_earlier_server_is_compacted_on_demand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is served as it is, without shrinking; `sintra compact` makes it small, and such that it shrinks from then on."""
    path = tmp_path / "sintra.db"
    old(path)

    async def make() -> None:
        async with Store(path) as store:
            await fill(store, 20)
            await create(store, "kept", at=9000)
            assert await store.prune(5000) == 20
            assert await store.shrink() == 0
            with pytest.raises(DatabaseRefused, match="is already served by this process"):
                compact(path)

    asyncio.run(make())
    size = path.stat().st_size
    assert size > 2_000_000
    assert main(["compact", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: {size} bytes before, {path.stat().st_size} bytes now.\n"
    assert path.stat().st_size < 100_000

    async def shrinks() -> None:
        async with Store(path) as store:
            assert await store.load("kept") is not None
            await fill(store, 8)
            assert await store.prune(5000) == 8
            assert await store.shrink() > 600_000

    asyncio.run(shrinks())
    assert path.stat().st_size < 300_000


def test_what_cannot_be_compacted_is_refused(tmp_path: Path) -> None:
    """Nothing is created, and the database of another program is not touched."""
    path = tmp_path / "music.db"
    with pytest.raises(DatabaseRefused, match="does not exist"):
        compact(path)
    assert not path.exists()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE songs (title TEXT)")
    other.close()
    content = path.read_bytes()
    with pytest.raises(DatabaseRefused, match="of another program"):
        compact(path)
    assert path.read_bytes() == content


def test_a_log_that_cannot_be_checkpointed_is_told_of_and_shrinks_later(tmp_path: Path) -> None:
    """While a backup takes long the log grows and the counters say why; when it has ended, the log is short again."""
    path = tmp_path / "sintra.db"

    async def story() -> None:
        async with Store(path) as store:
            await create(store, "t1")
            reader = sqlite3.connect(path, isolation_level=None)
            reader.execute("BEGIN")
            reader.execute("SELECT COUNT(*) FROM tables").fetchone()
            await store.checkpoint()
            assert store.counters().checkpoint_failures == 0  # nothing is wrong yet
            await store.append("t1", 1, [bytes(LOG_BYTES)] * 2, 1)
            await store.append("t1", 3, [LARGE], 1)
            assert store.log_size() > 2 * LOG_BYTES
            await store.checkpoint()
            counters = store.counters()
            assert counters.checkpoint_failures == 1
            assert counters.checkpoint_failure == "another program, such as a backup, reads the database"
            reader.close()
            await store.checkpoint()
            assert store.counters().checkpoint_failure == ""
            await store.append("t1", 4, [b"x"], 1)
            assert log_size(path) < 1.2 * LOG_BYTES

    asyncio.run(story())
