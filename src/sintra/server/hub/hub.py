"""The hub: all live tables. Every change to a table runs decide, commit, apply, broadcast, in this order and under its lock.

So nothing is acknowledged or shown that is not on disk. A request that has begun runs to completion, even when the client has
disconnected. When the store fails, the request is refused, and the table is stale until it has been reloaded from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from itertools import islice
from typing import Any, TypeVar

from sintra import dealer
from sintra.pool.failure import BotFailed, QueueFull
from sintra.server.hub.bot_pool import BotQuestion, Thinkers
from sintra.server.hub.clerks import Clerks
from sintra.server.hub.live import Live
from sintra.server.hub.load import Load
from sintra.server.log import log_event
from sintra.server.metrics import Metrics
from sintra.server.settings import ServerSettings
from sintra.server.store.failures import Conflict, Unread, Unsaved
from sintra.server.store.rows import StoredTable
from sintra.server.store.store import Store
from sintra.server.table.opening import read_opening
from sintra.server.table.stored import kind_of, read_event, write_event
from sintra.server.table.table import Table
from sintra.server.table.who import Who
from sintra.server.wall_clock import clock
from sintra.server.wire.messages import BotThinks, Join, Leave, Request
from sintra.server.wire.refused import Refused
from sintra.session.session import Decision
from sintra.session.thinker import Thinking

Answer = TypeVar("Answer")
WAKE_BATCH = 20  # tables that are read in one transaction


class Hub:
    """All live tables of one server."""

    def __init__(self, store: Store, thinkers: Thinkers, metrics: Metrics, settings: ServerSettings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.settings = settings
        self.clerks = Clerks(metrics)
        self.load = Load(metrics)
        self.new_seed: Callable[[], bytes] = dealer.new_seed  # tests that need fixed deals set their own
        self.is_stopping = False
        self._tables: OrderedDict[str, Live] = OrderedDict()  # least recently used first
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        metrics.gauge("sintra_tables_loaded", "Tables in memory.", lambda: len(self._tables))
        metrics.gauge("sintra_moves_running", "Moves in progress.", lambda: self.load.running)
        metrics.gauge("sintra_moves_limit", "Moves that may be in progress: more are refused.", lambda: self.load.limit)
        metrics.gauge("sintra_bot_choices_waiting", "Choices that no process has begun with.", lambda: thinkers.waiting)

    # Finding tables

    async def find(self, name: str, stored: StoredTable | None = None) -> Live:
        """Return a live table: from memory, from a row just read, or from the store; raise `Refused` if there is none."""
        live = self._tables.get(name)
        if live is not None:
            self._tables.move_to_end(name)
            return live
        if stored is not None and name not in self._loading:
            return self._restore(stored)
        task = self._loading.get(name)
        if task is None:
            task = self._loading[name] = self.spawn(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    def loaded(self, name: str) -> Live | None:
        """Return a table if it is in memory; safe from any thread."""
        return self._tables.get(name)

    async def _load(self, name: str) -> Live:
        try:
            stored = await self.store.load(name)
        except Unread as error:
            raise self.unsaved(error) from error
        if stored is None:
            raise Refused.because("unknown_table")
        return self._restore(stored)

    def _restore(self, stored: StoredTable) -> Live:
        events = [read_event(event) for event in stored.events]
        return self.add(stored.table, Table(read_opening(stored.opening), stored.secret, events, self.store.uptime))

    def add(self, name: str, table: Table) -> Live:
        """Add a table to memory, and evict the least recently used idle ones beyond the limit."""
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
        """Resume bots and clocks that were running when the server stopped; in the background."""
        with contextlib.suppress(Unread):
            names = [row.table for row in await self.store.open_tables()]
            for first in range(0, len(names), WAKE_BATCH):
                asleep = [name for name in names[first : first + WAKE_BATCH] if self.loaded(name) is None]
                for stored in await self.store.load_some(asleep):
                    await self._wake_up(stored)

    async def _wake_up(self, stored: StoredTable | None) -> None:
        try:
            if stored is not None:
                await self.find(stored.table, stored)
        except Refused:
            return
        except Exception as error:  # noqa: BLE001 - one unreadable table must not keep others asleep
            log_event("table cannot be loaded", level=logging.ERROR, error=error)
        await asyncio.sleep(0)

    # Changing tables

    async def act(self, live: Live, who: Who, request: Request) -> int:
        """Run a request and return the sequence at which it was accepted; idempotent for a resent message.

        Under overload it is refused, unless somebody sits down or stands up, or it was accepted before.
        """
        with self._admitted(live, who, request):
            return await self.carry_on(live, who, request)

    async def act_here(self, live: Live, who: Who, request: Request) -> int:
        """Do the same in the caller's task, for callers that are canceled only when the server ends: that saves a task."""
        with self._admitted(live, who, request):
            live.pending += 1
            return await self._locked(live, partial(self._act, live, who, request))

    async def carry_on(self, live: Live, who: Who, request: Request) -> int:
        """Run a request as `act` does, under any load: for the remaining moves of a line that has begun."""
        return await self.guard(live, partial(self._act, live, who, request))

    def _admitted(self, live: Live, who: Who, request: Request) -> contextlib.AbstractContextManager[None]:
        if isinstance(request, Join | Leave) or live.table.answered(who.client, request.id) is not None:
            return contextlib.nullcontext()
        return self.load.moving()

    async def _act(self, live: Live, who: Who, request: Request) -> int:
        before = live.table.answered(who.client, request.id)
        if before is not None:
            return before
        now = clock()
        decision = live.table.decide(who, request, now)
        live.owner = who.address or live.owner
        await self.commit(live, decision, now)
        return accepted_at(live, who, request.id)

    async def guard(self, live: Live, work: Callable[[], Awaitable[Answer]]) -> Answer:
        """Run work under the table's lock, to completion even when the caller is canceled."""
        live.pending += 1
        return await asyncio.shield(self.spawn(self._locked(live, work)))

    async def _locked(self, live: Live, work: Callable[[], Awaitable[Answer]]) -> Answer:
        try:
            async with live.lock:
                await self.resync(live)
                return await work()
        finally:
            live.pending -= 1

    async def commit(self, live: Live, decision: Decision, now: int) -> None:
        """Save a decision, then apply and broadcast it; call with the lock held."""
        first, begun = live.table.sequence + 1, time.monotonic()
        written = [write_event(event) for event in decision.events]
        with self.saving(live):
            await self.store.append(live.id, first, written, now, decision.wake_at)
        self.metrics.commit_seconds.observe(time.monotonic() - begun)
        self.carry_out(live, decision)

    @contextlib.contextmanager
    def saving(self, live: Live) -> Any:
        """Turn store failures into refusals, and mark the table stale until it is reloaded."""
        try:
            yield
        except asyncio.CancelledError:
            live.is_stale = True  # it may be saved all the same
            raise
        except Conflict as error:
            live.is_stale = True
            raise Refused.because("behind") from error
        except Unsaved as error:
            live.is_stale = True
            raise self.unsaved(error) from error

    def carry_out(self, live: Live, decision: Decision) -> None:
        """Apply what is on disk, and broadcast it."""
        since = live.table.sequence
        live.table.apply(decision)
        for event in decision.events:
            self.metrics.events.count(kind_of(event))
        live.broadcast_events(decision.events, since)
        self.arm(live)

    async def resync(self, live: Live) -> None:
        """Reload a stale table after a store failure, and apply events that were saved after all."""
        if not live.is_stale:
            return
        try:
            stored = await self.store.load(live.id)
        except Unread as error:
            raise self.unsaved(error) from error
        if stored is None:
            self.forget(live)
            raise Refused.because("unknown_table")
        live.is_stale = False
        if unknown := [read_event(event) for event in stored.events[live.table.sequence :]]:
            self.carry_out(live, live.table.recall(unknown))

    def unsaved(self, error: Unsaved | Unread) -> Refused:
        """Log a store failure with its reason, and return the refusal for clients."""
        self.metrics.unsaved.inc()
        log_event("store fails", level=logging.ERROR, reason=error.reason)
        return Refused.because("unsaved")

    # Clocks and bots

    def arm(self, live: Live) -> None:
        """Set the timer of the clock, and start the bot whose turn it is."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self.is_stopping:
            return
        due = live.table.next_due_at()
        if due is not None:
            wait = max(0, due - clock()) / 1000
            live.timer = asyncio.get_running_loop().call_later(wait, self._expire_clock, live)
        if live.thinking is None and live.table.thinker() is not None:
            live.thinking = self.spawn(self._think(live))

    @property
    def has_running_clock(self) -> bool:
        """Whether somebody's time is running."""
        return any(live.timer for live in self._tables.values())

    def renew_clocks(self) -> None:
        """Reset all timers and resend all views: clocks have stopped because nothing can be saved, or have resumed."""
        for live in [live for live in self._tables.values() if live.table.session.clock and live.table.turn is not None]:
            self.arm(live)
            live.broadcast_events((), live.table.sequence, is_whole=True)

    def _expire_clock(self, live: Live) -> None:
        """Commit that a clock has run out."""
        live.timer = None
        _ = self.spawn(self._persist(live, live.table.due))

    async def _think(self, live: Live) -> None:
        """Play the moves of bots as long as it is a bot's turn."""
        try:
            while not self.is_stopping and (thinking := live.table.thinker()) is not None:
                live.broadcast(BotThinks(seat=thinking.seat))
                try:
                    action = (await self.thinkers.ask(question(thinking), live.owner)).action
                except (BotFailed, QueueFull) as error:
                    if isinstance(error, BotFailed):
                        log_event("bot failed", level=logging.ERROR, reason=str(error))
                    await asyncio.sleep(self.settings.timing.retry)
                    continue
                await self._persist(live, lambda now, t=thinking, a=action: live.table.bot_moved(t, a, now))  # type: ignore[misc]
        except Refused:
            return  # the table is gone
        finally:
            live.thinking = None

    async def _persist(self, live: Live, decide: Callable[[int], Decision]) -> None:
        """Commit what the server itself decides; retry until it is saved."""

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
                await asyncio.sleep(self.settings.timing.retry)
            else:
                return

    # Background tasks and shutdown

    def spawn(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Start a task, and hold a reference to it until it has ended."""
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
            log_event("task failed", level=logging.ERROR, error=error)

    def begin_stop(self) -> None:
        """Start nothing new, and wake all long polls."""
        self.is_stopping = True
        for live in self._tables.values():
            live.wake_waiting()
            if live.timer is not None:
                live.timer.cancel()
                live.timer = None

    async def stop(self) -> None:
        """Finish commits in progress and cancel everything else; bots choose again after the next start."""
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
    """Return the sequence at which a message was accepted: the same now and whenever it is resent."""
    before = live.table.answered(who.client, message)
    return live.table.sequence if before is None else before


def question(thinking: Thinking) -> BotQuestion:
    """Serialize what a bot is asked, for a worker process."""
    game = thinking.game
    return BotQuestion(game.name, game.players, dict(game.options), thinking.state.to_bytes(), thinking.bot, thinking.seed)
