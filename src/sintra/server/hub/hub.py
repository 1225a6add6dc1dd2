"""The hub: all live tables. Whatever changes a table goes decide, commit, apply, tell, under its lock and in this order.

So nothing is acknowledged or shown that is not on disk. A request that has begun is carried to its end, even when whoever asked
has gone. When the store fails, the request is refused in words and the table asks the store how things stand before it goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from itertools import islice
from typing import Any, TypeVar

from sintra import dealer
from sintra.pool.failure import BotFailed
from sintra.server.hub.bot_pool import BotQuestion, Thinkers
from sintra.server.hub.live import Live
from sintra.server.log import tell
from sintra.server.metrics import Metrics
from sintra.server.settings import ServerSettings
from sintra.server.store.failures import Conflict, Unread, Unsaved
from sintra.server.store.rows import StoredTable
from sintra.server.store.store import Store
from sintra.server.table.opening import read_opening
from sintra.server.table.stored import kind_of, read_event, write_event
from sintra.server.table.table import Table
from sintra.server.table.who import Who
from sintra.server.wire.messages import BotThinks, Request
from sintra.server.wire.refused import Refused
from sintra.session.session import Decision
from sintra.session.thinker import Thinking

Answer = TypeVar("Answer")
WOKEN_AT_ONCE = 20  # tables that are read in one go


def clock() -> int:
    """Give the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """All live tables of one server."""

    def __init__(self, store: Store, thinkers: Thinkers, metrics: Metrics, settings: ServerSettings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.settings = settings
        self.new_seed: Callable[[], bytes] = dealer.new_seed  # a test that needs the same deals again gives its own
        self.is_stopping = False
        self._tables: OrderedDict[str, Live] = OrderedDict()  # the one used last at the end
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        metrics.gauge("sintra_tables_loaded", "Tables in memory.", lambda: len(self._tables))
        metrics.gauge("sintra_bot_choices_waiting", "Choices that no process has begun with.", lambda: thinkers.waiting)

    # Finding tables

    async def find(self, name: str, stored: StoredTable | None = None) -> Live:
        """Give a live table, from memory, as it has just been read, or from the store; `Refused` if there is none."""
        live = self._tables.get(name)
        if live is not None:
            self._tables.move_to_end(name)
            return live
        if stored is not None and name not in self._loading:
            return self._take_up(stored)
        task = self._loading.get(name)
        if task is None:
            task = self._loading[name] = self.spawn(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    def loaded(self, name: str) -> Live | None:
        """Give a table if it is in memory; any thread may ask."""
        return self._tables.get(name)

    async def _load(self, name: str) -> Live:
        try:
            stored = await self.store.load(name)
        except Unread as error:
            raise self.unsaved(error) from error
        if stored is None:
            raise Refused.because("unknown_table")
        return self._take_up(stored)

    def _take_up(self, stored: StoredTable) -> Live:
        events = [read_event(event) for event in stored.events]
        return self.add(stored.table, Table(read_opening(stored.opening), stored.secret, events))

    def add(self, name: str, table: Table) -> Live:
        """Take a table into memory; others that nobody needs may have to leave."""
        live = self._tables[name] = Live(name, table)
        self.arm(live)
        for other in [*islice(self._tables.values(), max(0, len(self._tables) - self.settings.loaded))]:
            if not other.is_busy and other is not live:
                del self._tables[other.id]
        return live

    def forget(self, live: Live) -> None:
        """Drop a table that has been deleted."""
        if self._tables.get(live.id) is live:
            del self._tables[live.id]

    async def wake(self) -> None:
        """Take up again what bots and clocks were about when the server stopped; in the background."""
        with contextlib.suppress(Unread):
            names = [row.table for row in await self.store.open_tables()]
            for first in range(0, len(names), WOKEN_AT_ONCE):
                asleep = [name for name in names[first : first + WOKEN_AT_ONCE] if self.loaded(name) is None]
                for stored in await self.store.load_some(asleep):
                    await self._wake_up(stored)

    async def _wake_up(self, stored: StoredTable | None) -> None:
        try:
            if stored is not None:
                await self.find(stored.table, stored)
        except Refused:
            return
        except Exception as error:  # noqa: BLE001 - one table that cannot be read must not keep others asleep
            tell("table cannot be loaded", level=logging.ERROR, error=error)
        await asyncio.sleep(0)

    # Changing tables

    async def act(self, live: Live, who: Who, request: Request) -> int:
        """Carry out a request, or find that it was carried out before; give the sequence at which it was accepted."""

        async def work() -> int:
            before = live.table.answered(who.client, request.id)
            if before is not None:
                return before
            now = clock()
            await self.commit(live, live.table.decide(who, request, now), now)
            return accepted_at(live, who, request.id)

        return await self.guard(live, work)

    async def guard(self, live: Live, work: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do something under the table's lock, to its end even when whoever asked has gone."""
        live.pending += 1
        return await asyncio.shield(self.spawn(self._locked(live, work)))

    async def _locked(self, live: Live, work: Callable[[], Awaitable[Answer]]) -> Answer:
        try:
            async with live.lock:
                await self.settle(live)
                return await work()
        finally:
            live.pending -= 1

    async def commit(self, live: Live, decision: Decision, now: int) -> None:
        """Save what was decided, then carry it out and tell everybody; call it with the lock."""
        first, begun = live.table.sequence + 1, time.monotonic()
        written = [write_event(event) for event in decision.events]
        with self.saving(live):
            await self.store.append(live.id, first, written, now, decision.wake_at)
        self.metrics.commit_seconds.observe(time.monotonic() - begun)
        self.carry_out(live, decision)

    @contextlib.contextmanager
    def saving(self, live: Live) -> Any:
        """Answer for a store that refuses: the table is not to be trusted until the store has said how things stand."""
        try:
            yield
        except Conflict as error:
            live.is_doubtful = True
            raise Refused.because("behind") from error
        except Unsaved as error:
            live.is_doubtful = True
            raise self.unsaved(error) from error

    def carry_out(self, live: Live, decision: Decision) -> None:
        """Carry out what is on disk, and tell everybody."""
        since = live.table.sequence
        live.table.apply(decision)
        for event in decision.events:
            self.metrics.events.labels(kind_of(event)).inc()
        live.tell(decision.events, since)
        self.arm(live)

    async def settle(self, live: Live) -> None:
        """After a failure: see what is on disk, and carry out what we did not know of."""
        if not live.is_doubtful:
            return
        try:
            stored = await self.store.load(live.id)
        except Unread as error:
            raise self.unsaved(error) from error
        if stored is None:
            self.forget(live)
            raise Refused.because("unknown_table")
        live.is_doubtful = False
        if unknown := [read_event(event) for event in stored.events[live.table.sequence :]]:
            self.carry_out(live, live.table.recall(unknown))

    def unsaved(self, error: Unsaved | Unread) -> Refused:
        """Say that the store fails, in the log with the reason."""
        self.metrics.unsaved.inc()
        tell("store fails", level=logging.ERROR, reason=error.reason)
        return Refused.because("unsaved")

    # What happens by itself

    def arm(self, live: Live) -> None:
        """Set the clock, and let the bot think that must choose."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self.is_stopping:
            return
        due = live.table.next_due_at()
        if due is not None:
            wait = max(0, due - clock()) / 1000
            live.timer = asyncio.get_running_loop().call_later(wait, self._ring, live)
        if live.thinking is None and live.table.thinker() is not None:
            live.thinking = self.spawn(self._think(live))

    def _ring(self, live: Live) -> None:
        """A clock has run out."""
        live.timer = None
        _ = self.spawn(self._persist(live, live.table.due))

    async def _think(self, live: Live) -> None:
        """Let bots choose as long as it is a bot's turn."""
        try:
            while not self.is_stopping and (thinking := live.table.thinker()) is not None:
                live.tell_all(BotThinks(seat=thinking.seat))
                try:
                    action = (await self.thinkers.ask(question(thinking))).action
                except BotFailed as error:
                    tell("bot failed", level=logging.ERROR, reason=str(error))
                    await asyncio.sleep(self.settings.timing.save_again)
                    continue
                await self._persist(live, lambda now, t=thinking, a=action: live.table.bot_moved(t, a, now))  # type: ignore[misc]
        except Refused:
            return  # the table is gone
        finally:
            live.thinking = None

    async def _persist(self, live: Live, decide: Callable[[int], Decision]) -> None:
        """Commit what happens by itself; as long as that cannot be saved, try again."""

        async def work() -> None:
            now = clock()
            if (decision := decide(now)).events:
                await self.commit(live, decision, now)
            else:
                self.arm(live)

        while not self.is_stopping:
            try:
                await self.guard(live, work)
            except Refused as refused:
                if refused.code not in {"unsaved", "behind"}:
                    raise
                await asyncio.sleep(self.settings.timing.save_again)
            else:
                return

    # Going on and stopping

    def spawn(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Do something in a task of its own, which is remembered until it has ended."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None and not isinstance(error, Refused):
            tell("task failed", level=logging.ERROR, error=error)

    async def prune(self) -> None:
        """Delete tables that nobody has touched for long; for ever, in the background."""
        days = self.settings.retention
        while days is not None:
            with contextlib.suppress(Unsaved, Unread):
                number = await self.store.prune(clock() - round(days * 86_400_000))
                tell("pruned", tables=number)
            await asyncio.sleep(self.settings.timing.prune)

    def begin_stop(self) -> None:
        """Begin nothing new, and let everybody go who waits for something to happen."""
        self.is_stopping = True
        for live in self._tables.values():
            live.wake_waiting()
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None

    async def stop(self) -> None:
        """Let commits that have begun come to their end; bots stop thinking, their choice is made after the next start."""
        self.begin_stop()
        busy = [live for live in self._tables.values() if live.pending]
        for live in busy:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.lock.acquire(), self.settings.timing.stop)
        rest = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)


def accepted_at(live: Live, who: Who, message: str) -> int:
    """Give the sequence at which a message was accepted: the same now and whenever it is sent again."""
    before = live.table.answered(who.client, message)
    return live.table.sequence if before is None else before


def question(thinking: Thinking) -> BotQuestion:
    """Write down what a bot is asked, for another process."""
    game = thinking.game
    return BotQuestion(game.name, game.players, dict(game.options), thinking.state.to_bytes(), thinking.bot, thinking.seed)
