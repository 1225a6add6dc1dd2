"""Background maintenance: heartbeats, retries of checkpoints, pruning; and clocks, which stop while nothing can be saved."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sintra.server.hub.hub import Hub
from sintra.server.log import log_event
from sintra.server.store.failures import Unread, Unsaved
from sintra.server.wall_clock import clock

DAY = 86_400_000  # milliseconds


class Upkeep:
    """Background tasks for the database and the clocks; they run until they are canceled."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = store = hub.store
        self._counted = store.uptime.moment(0)  # changes whenever clocks stop or resume
        self._reported = ""  # why the last checkpoint failed
        gauge = hub.metrics.gauge
        gauge("sintra_store_down", "1 while nothing can be saved.", lambda: store.is_down)
        gauge("sintra_store_log_bytes", "Size of the write-ahead log.", store.log_size)
        failures = "Checkpoints since the start that left something in the log."
        gauge("sintra_store_checkpoint_failures", failures, lambda: store.counters().checkpoint_failures)

    async def watch(self) -> None:
        """Save heartbeats while clocks run, retry failed checkpoints, and log failures."""
        if self._store.is_down:
            self._report_saving()
        while True:
            with contextlib.suppress(Unsaved):
                if self._store.is_down or self._hub.has_running_clock:
                    await self._store.beat()
                await self._store.checkpoint()
            self._report_checkpoint()
            if self._store.uptime.moment(0) != self._counted:
                self._counted = self._store.uptime.moment(0)
                self._report_saving()
                self._hub.renew_clocks()
            timing = self._hub.settings.timing
            await asyncio.sleep(timing.retry if self._store.is_down else timing.beat)

    def _report_saving(self) -> None:
        if self._store.is_down:
            log_event("nothing can be saved", level=logging.ERROR, reason=self._store.counters().last_failure)
        else:
            log_event("saving again")

    def _report_checkpoint(self) -> None:
        reason = self._store.counters().checkpoint_failure
        if reason and reason != self._reported:
            log_event("checkpoint failed", level=logging.WARNING, reason=reason, log_bytes=self._store.log_size())
        elif self._reported and not reason:
            log_event("checkpoint done", log_bytes=self._store.log_size())
        self._reported = reason

    async def prune(self) -> None:
        """Delete tables older than the retention period, and give their space back."""
        days = self._hub.settings.retention
        while days is not None:
            with contextlib.suppress(Unsaved, Unread):
                number = await self._store.prune(clock() - round(days * DAY))
                returned = await self._store.shrink()
                log_event("pruned", tables=number, returned_bytes=returned)
            await asyncio.sleep(self._hub.settings.timing.prune)
