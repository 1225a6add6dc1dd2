"""The store: what is saved is loaded in order and without gaps, also after reopening."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from sintra.server.store.failures import Conflict, Unread, Unsaved
from sintra.server.store.rows import Append, LinkRow, OpenTable, StoredTable
from sintra.server.store.store import Store
from sintra.server.store.writer import BATCH_BOUNDS
from tests.server.storing import OPENING, SECRET, append, create, event, events, stored, token

Running = Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]


@pytest.fixture
def running(tmp_path: Path) -> Running:
    """Run a story with a store on a new database."""

    def run(story: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            async with Store(tmp_path / "sintra.db") as store:
                await story(store)

        asyncio.run(whole())

    return run


def test_a_table_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    """Opening, secret, events, times and links are the same after the store was closed and opened again."""
    path = tmp_path / "sintra.db"
    bodies = [b"", b"\x00\xff", "Ő".encode()]

    async def write() -> None:
        async with Store(path) as store:
            await create(store, "t1", at=5)
            await store.append("t1", 1, bodies[:2], 6)
            await store.append("t1", 3, bodies[2:], 7, wake_at=99)

    async def read() -> None:
        async with Store(path) as store:
            assert await store.load("t1") == StoredTable("t1", OPENING, SECRET, tuple(bodies), 5, 7, 99)
            assert await store.link(token("t1")) == LinkRow(token("t1"), "t1", "[0]")
            await store.append("t1", 4, [b"more"], 8)

    asyncio.run(write())
    asyncio.run(read())


def test_what_does_not_exist_is_none(running: Running) -> None:
    """A missing table or link is None, not an error."""

    async def story(store: Store) -> None:
        await create(store, "t1")
        assert await store.load("t2") is None
        assert await store.link(token("t2")) is None
        assert await store.link(token("t1"), "t2") is None

    running(story)


@pytest.mark.parametrize("first", [-1, 0, 1, 2, 4, 5])
def test_events_follow_the_last_one_or_are_refused(running: Running, first: int) -> None:
    """With two events on disk only the third fits: what would repeat or skip one is a Conflict that tells the sequence."""

    async def story(store: Store) -> None:
        await create(store, "t1")
        await append(store, "t1", 1, 2)
        with pytest.raises(Conflict, match="expected 3") as caught:
            await append(store, "t1", first, 2)
        assert (caught.value.table, caught.value.sequence) == ("t1", 2)
        assert await stored(store, "t1") == events("t1", 1, 2)
        await append(store, "t1", 3)

    running(story)


def test_events_need_a_table_and_a_table_a_new_name(running: Running) -> None:
    """Appending to nothing and creating what exists are Conflicts; an append without events is refused."""

    async def story(store: Store) -> None:
        with pytest.raises(Conflict, match="no such table") as caught:
            await append(store, "t1", 1)
        assert caught.value.sequence == 0
        await create(store, "t1")
        await append(store, "t1", 1)
        with pytest.raises(Conflict, match="exists already") as caught:
            await create(store, "t1")
        assert caught.value.sequence == 1
        with pytest.raises(ValueError, match="no events"):
            await store.append("t1", 2, [], 0)

    running(story)


def test_one_of_many_rivals_wins_and_the_others_learn_it(running: Running) -> None:
    """Of fifty concurrent appends of the same sequence one is saved and 49 are Conflicts; other tables are not affected."""

    async def story(store: Store) -> None:
        await create(store, "t1")
        await create(store, "t2")
        rivals = [store.append("t1", 1, [bytes([n])], 1) for n in range(50)]
        neighbors = [append(store, "t2", n) for n in range(1, 51)]
        mixed = [job for pair in zip(rivals, neighbors, strict=True) for job in pair]
        ends = await asyncio.gather(*mixed, return_exceptions=True)
        assert ends[1::2] == [None] * 50
        lost = [end for end in ends[::2] if end is not None]
        assert [type(end) for end in lost] == [Conflict] * 49
        assert all(isinstance(end, Conflict) and end.sequence == 1 for end in lost)
        assert len(await stored(store, "t1")) == 1
        assert await stored(store, "t2") == events("t2", 1, 50)

    running(story)


def test_changes_that_wait_are_saved_in_one_transaction(running: Running) -> None:
    """While the disk is busy changes queue up: two hundred of them take a few commits (group commit), as the counters show."""

    async def story(store: Store) -> None:
        await asyncio.gather(*(create(store, f"t{n}") for n in range(200)))
        before = store.counters()
        await asyncio.gather(*(append(store, f"t{n}", 1, 2) for n in range(200)))
        after = store.counters()
        assert 1 <= after.commits - before.commits <= 20
        assert (after.changes - before.changes, after.events - before.events) == (200, 400)
        assert sum(after.batches) == after.commits
        assert len(after.batches) == len(BATCH_BOUNDS) + 1
        assert after.seconds > before.seconds > 0
        assert (after.waiting, after.refused, after.failures, after.unsaved) == (0, 0, 0, 0)

    running(story)


def test_one_of_many_that_conflicts_fails_alone(running: Running) -> None:
    """Events of many tables are saved together; a stale one and one of an unknown table fail, and the others are saved."""

    async def story(store: Store) -> None:
        await asyncio.gather(*(create(store, f"t{n}") for n in range(250)))
        wishes = [append(store, f"t{n}", 2 if n == 7 else 1, 2) for n in range(250)]
        ends = await asyncio.gather(*wishes, append(store, "nobody", 1), return_exceptions=True)
        assert {n for n, end in enumerate(ends) if end is not None} == {7, 250}
        assert isinstance(ends[7], Conflict)
        assert isinstance(ends[250], Conflict)
        assert await stored(store, "t7") == []
        assert all([await stored(store, f"t{n}") == events(f"t{n}", 1, 2) for n in range(250) if n != 7])
        await append(store, "t8", 3)

    running(story)


def test_a_rematch_and_its_announcement_are_saved_together(running: Running) -> None:
    """A new table with an event of the old one: both or, when the old table has moved on, neither; links lead to both."""

    async def story(store: Store) -> None:
        await create(store, "old", at=1)
        links = [LinkRow(token("old"), "new", "[1]")]
        ends = await asyncio.gather(
            store.create("new", OPENING, SECRET, links, 2, also=Append("old", 1, [b"rematch new"], 2)),
            store.create("other", OPENING, SECRET, [], 2, also=Append("old", 1, [b"rematch other"], 2)),
            return_exceptions=True,
        )
        assert ends[0] is None
        assert isinstance(ends[1], Conflict)
        assert (ends[1].table, ends[1].sequence) == ("old", 1)
        assert await store.load("other") is None
        assert await stored(store, "old") == [b"rematch new"]
        assert await store.link(token("old"), "old") == LinkRow(token("old"), "old", "[0]")
        assert await store.link(token("old"), "new") == links[0]
        assert await store.link(token("old")) == links[0]

    running(story)


def test_links_belong_to_their_table_and_are_different(running: Running) -> None:
    """A link for another table, or two with one token, is refused, and nothing of the table is saved."""

    async def story(store: Store) -> None:
        with pytest.raises(ValueError, match="names another table"):
            await store.create("t1", OPENING, SECRET, [LinkRow(b"a", "t2", "[]")], 1)
        with pytest.raises(ValueError, match="same token"):
            await store.create("t1", OPENING, SECRET, [LinkRow(b"a", "t1", "[0]"), LinkRow(b"a", "t1", "[1]")], 1)
        assert await store.load("t1") is None

    running(story)


def test_tables_that_wait_for_nobody_are_listed(running: Running) -> None:
    """`open_tables` has those with a bot to move or a clock running, the most urgent first, as the last append left it."""

    async def story(store: Store) -> None:
        for table in ("clock", "bot", "person", "was_bot"):
            await store.create(table, OPENING, SECRET, [], 1, wake_at=50 if table == "was_bot" else None)
        await store.append("clock", 1, [b"x"], 2, wake_at=9000)
        await store.append("bot", 1, [b"x", b"y"], 2, wake_at=2)
        await store.append("was_bot", 1, [b"x"], 2)
        assert await store.open_tables() == [OpenTable("bot", 2, 2), OpenTable("clock", 9000, 1)]

    running(story)


def test_pruning_deletes_what_was_idle_and_nothing_else(running: Running) -> None:
    """Tables whose last event is older go with their links, more of them than fit one transaction; the others stay."""

    async def story(store: Store) -> None:
        await asyncio.gather(*(create(store, f"t{n}", at=n) for n in range(120)))
        await store.append("t3", 1, [b"x"], 500)
        assert await store.prune(100) == 99
        assert await store.prune(100) == 0
        assert await store.load("t2") is None
        assert await store.link(token("t2")) is None
        assert await stored(store, "t3") == [b"x"]
        assert await store.load("t100") is not None
        with pytest.raises(Conflict):
            await append(store, "t2", 1)

    running(story)


def test_a_value_that_cannot_be_saved_fails_alone(running: Running) -> None:
    """A number that is too large for the database is the fault of its caller; others in the transaction are saved."""

    async def story(store: Store) -> None:
        await create(store, "t1")
        await create(store, "t2")
        ends = await asyncio.gather(store.append("t1", 1, [b"x"], 2**63), append(store, "t2", 1), return_exceptions=True)
        assert isinstance(ends[0], OverflowError)
        assert ends[1] is None
        assert await stored(store, "t1") == []
        assert store.counters().refused == 1

    running(story)


def test_too_long_a_queue_is_refused(tmp_path: Path) -> None:
    """When the queue is full, an append is Unsaved at once; what was queued is saved."""

    async def story() -> None:
        async with Store(tmp_path / "sintra.db", max_queue=3) as store:
            await create(store, "t1")
            taken, go_on = threading.Event(), threading.Event()
            commit = store.writer.commit

            def wait_and_commit(connection: Any) -> None:
                taken.set()
                go_on.wait(60)
                commit(connection)

            store.writer.commit = wait_and_commit
            first = asyncio.create_task(append(store, "t1", 1))
            assert await asyncio.to_thread(taken.wait, 60)
            more = [asyncio.create_task(append(store, "t1", n)) for n in (2, 3, 4)]
            await asyncio.sleep(0)
            assert store.counters().waiting == 3
            with pytest.raises(Unsaved, match="too busy, 3 changes wait"):
                await append(store, "t1", 5)
            assert store.counters().unsaved == 1
            go_on.set()
            await asyncio.gather(first, *more)
            assert await stored(store, "t1") == events("t1", 1, 4)

    asyncio.run(story())


def test_who_stops_waiting_does_not_stop_the_saving(running: Running) -> None:
    """A canceled append is saved all the same, and the writer continues."""

    async def story(store: Store) -> None:
        await create(store, "t1")
        task = asyncio.create_task(append(store, "t1", 1))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await append(store, "t1", 2)
        assert await stored(store, "t1") == events("t1", 1, 2)

    running(story)


def test_closing_saves_what_waits_and_refuses_what_comes(tmp_path: Path) -> None:
    """Appends that were begun before `close` are on disk after it; later ones are Unsaved, and reading is Unread."""

    async def story() -> None:
        store = Store(tmp_path / "sintra.db")
        await create(store, "t1")
        tasks = [asyncio.create_task(append(store, "t1", n)) for n in range(1, 31)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)
        with pytest.raises(Unsaved, match="the store is closed"):
            await append(store, "t1", 31)
        with pytest.raises(Unread, match="the store is closed"):
            await store.load("t1")
        await store.close()
        async with Store(tmp_path / "sintra.db") as again:
            assert await stored(again, "t1") == events("t1", 1, 30)

    asyncio.run(story())


def test_readers_see_what_was_acknowledged(running: Running) -> None:
    """Whatever an append has returned for is there for the next reader, many times over."""

    async def story(store: Store) -> None:
        async def play(table: str) -> None:
            await create(store, table)
            for n in range(1, 21):
                await append(store, table, n)
                assert (await stored(store, table))[-1] == event(table, n)

        await asyncio.gather(*(play(f"t{n}") for n in range(10)))

    running(story)
