"""Clerks: expensive responses are computed in a worker process, so that they do not block the serving thread.

Addresses take turns in the queue of the `pool`, and the pending requests of one address are limited, so that one address with
many requests does not delay the others. The process is started lazily.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sintra import games
from sintra.dealer import Dealer
from sintra.pool.failure import TaskFailed, WorkerDied
from sintra.pool.pool import Pool, Supervision
from sintra.pool.priority import Urgency
from sintra.pool.slots import Slots
from sintra.pool.worker import Note, Preparation
from sintra.server.log import log_event
from sintra.server.metrics import Metrics
from sintra.server.wire.refused import Refused
from sintra.session.step import deal_step, follow, tell

Answer = TypeVar("Answer")
TIMEOUT, START_TIMEOUT = 60.0, 900.0  # seconds; the first start may compile the rules
MAX_ATTEMPTS = 2
MAX_WAITING, MAX_ALL_WAITING = 8, 256  # pending errands of one address, and of all
NAME = "sintra-clerks"


@dataclass(frozen=True, slots=True)
class Errand:
    """A call of a function, which is importable by its name; all of it can be pickled."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]

    def run(self, _: Note) -> Any:
        """Run it in the worker; a refusal is a result like any other."""
        try:
            return self.function(*self.arguments)
        except Refused as refused:
            return refused


def warm_up() -> None:
    """Load or compile the rules, by the first deal and the first move of every game."""
    for name in games.names():
        game = games.make(name)
        state = game.new()
        step = deal_step(game, state, Dealer(bytes(32), ()), 1)
        tell(game, step)
        for played in follow(game, step.after, [str(game.legal_moves(step.after)[0])]):
            tell(game, played)


class Clerks:
    """The clerks of one server."""

    def __init__(self, metrics: Metrics, size: int = 1) -> None:
        supervision = Supervision(TIMEOUT, START_TIMEOUT, MAX_ATTEMPTS, must_warm_up=False)
        self._pool = Pool(size, Preparation(warm_up=warm_up, is_nice=True), supervision, NAME)
        self._errands = Slots(MAX_WAITING, MAX_ALL_WAITING)
        metrics.gauge("sintra_long_answers_waiting", "Long answers that wait for a process.", lambda: self.waiting)

    @property
    def waiting(self) -> int:
        """The number of pending errands."""
        return self._errands.in_use

    async def ask(self, address: str, function: Callable[..., Answer], *arguments: Any) -> Answer:
        """Call a function in the worker process when it is the address's turn; raise its `Refused`."""
        if not self._errands.acquire(address):
            raise Refused.busy()
        try:
            answer = await self._run(address, Errand(function, arguments))
        finally:
            self._errands.release(address)
        if isinstance(answer, Refused):
            raise answer
        result: Answer = answer
        return result

    async def _run(self, address: str, errand: Errand) -> Any:
        """Run an errand; one whose caller was canceled before it began is dropped."""
        try:
            return await asyncio.wrap_future(self._pool.submit(errand, Urgency.PERSON, address))
        except (TaskFailed, WorkerDied) as error:
            reason = error.kind if isinstance(error, TaskFailed) else f"died {error.attempts} times"
            log_event("long answer failed", level=logging.ERROR, reason=f"{errand.function.__name__}: {reason}")
            return Refused.because("too_many")

    def close(self) -> None:
        """Stop the process; queued errands are dropped."""
        self._pool.close()
