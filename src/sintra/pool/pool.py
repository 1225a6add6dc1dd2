"""A number of workers, one thread watching over each: tasks wait in one queue, and a worker that dies is replaced.

`submit` returns a future at once: wait for it in any thread, or in asyncio by `asyncio.wrap_future`. The first worker warms up
alone, because it compiles what is not compiled yet; the others then find it.
"""

from __future__ import annotations

import contextlib
import queue
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, Self

from sintra.pool.failure import WorkerDied
from sintra.pool.priority import Urgency
from sintra.pool.worker import Preparation, Work, Worker, do_nothing

RESTART_PAUSE = 0.5  # seconds before a worker that died while it started is started again
JOIN_SECONDS = 5.0
LOST = (EOFError, OSError, TimeoutError)  # what talking to a worker raises that is not there any more


@dataclass(frozen=True, slots=True)
class Supervision:
    """How a pool treats its workers."""

    patience: float | None = None  # seconds for a task; then its worker is lost
    warm_up_patience: float | None = None  # the same for getting ready
    tries: int = 1  # how often a task is begun whose workers die of it
    must_warm_up: bool = True  # whether a worker that dies of warming up is tried again; or else goes without
    grace: float = 0.0  # seconds to end in good order; 0: workers are killed
    replaced: Callable[[int], None] | None = None  # told the number of a worker whose successor is about to start


@dataclass(slots=True, order=True)
class _Job:
    """A task, in the order in which it is begun."""

    urgency: Urgency
    number: int
    work: Work | None = field(compare=False)  # None: nothing any more, look whether the pool is closed
    future: Future[Any] = field(compare=False, default_factory=Future[Any])
    tries: int = field(compare=False, default=0)


class Pool:
    """A number of workers; use it as a block, at whose end they are gone."""

    def __init__(self, size: int, preparation: Preparation, supervision: Supervision, name: str = "sintra-bots") -> None:
        self._size, self._preparation, self._supervision, self._name = size, preparation, supervision, name
        self._jobs: queue.PriorityQueue[_Job] = queue.PriorityQueue()
        self._numbers = count()
        self._undone = 0  # tasks that wait or are worked at
        self._counting, self._hiring = threading.Lock(), threading.Lock()  # starting a process takes too long for the first
        self._is_closed = threading.Event()
        self._has_compiled = threading.Event()
        self._threads: list[threading.Thread] = []
        self._workers: dict[int, Worker] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def waiting(self) -> int:
        """Tasks that no worker has begun."""
        return self._jobs.qsize()

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [pid for worker in list(self._workers.values()) if (pid := worker.pid) is not None]

    def start(self) -> None:
        """Start all workers, in the background; without this they start as they are needed."""
        with self._counting:
            while len(self._threads) < self._size:
                self._add_thread()

    def submit(self, work: Work, urgency: Urgency = Urgency.BOT) -> Future[Any]:
        """Have a task done; its future raises what `failure` has, `TaskFailed` or `WorkerDied`, if it cannot be."""
        job = _Job(urgency, next(self._numbers), work)
        with self._counting:
            self._undone += 1
            job.future.add_done_callback(self._count_done)
            self._jobs.put(job)
            if len(self._threads) < min(self._undone, self._size):
                self._add_thread()
        return job.future

    def close(self) -> None:
        """End all workers; tasks that wait are cancelled."""
        with self._hiring:  # no worker is started after this
            self._is_closed.set()
        self._has_compiled.set()
        for worker in list(self._workers.values()):
            worker.tell_to_end(self._supervision.grace)
        for _ in self._threads:
            self._jobs.put(_Job(Urgency.PERSON, -1, None))
        for thread in self._threads:
            thread.join(JOIN_SECONDS + self._supervision.grace)
        with contextlib.suppress(queue.Empty):
            while True:
                self._jobs.get_nowait().future.cancel()

    def _count_done(self, _: Future[Any]) -> None:
        with self._counting:
            self._undone -= 1

    def _add_thread(self) -> None:
        number = len(self._threads)
        thread = threading.Thread(target=self._watch, args=(number,), name=f"{self._name}-{number}", daemon=True)
        self._threads.append(thread)
        thread.start()

    # In the thread that watches over a worker

    def _watch(self, number: int) -> None:
        """Keep one worker going and hand tasks to it; the main function of a thread."""
        with contextlib.suppress(AttributeError):  # not every system has masks
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # a process that is starting must not hear Ctrl-C
        if number:
            self._has_compiled.wait()
        job: _Job | None = None
        while not self._is_closed.is_set():
            job = self._run(number, job)
            self._workers.pop(number, None)
            if self._supervision.replaced and not self._is_closed.is_set():
                self._supervision.replaced(number)
        if job is not None:
            _fail(job, WorkerDied(None, None, job.tries))

    def _run(self, number: int, job: _Job | None) -> _Job | None:
        """Employ one worker to its end; give back the task that shall be tried again."""
        try:
            worker = self._hire(number)
        except OSError:  # the machine has no room for another process
            return self._after_false_start(None, job)
        return self._employ(worker, job) if worker else job

    def _hire(self, number: int) -> Worker | None:
        """Start a worker, unless the pool is closed."""
        with self._hiring:
            if self._is_closed.is_set():
                return None
            worker = self._workers[number] = Worker(f"{self._name}-{number}", self._preparation)
            return worker

    def _employ(self, worker: Worker, job: _Job | None) -> _Job | None:
        """Give tasks to a worker until it has ended; give back the one that shall be tried again."""
        try:
            worker.await_ready(self._supervision.warm_up_patience)
        except LOST:
            return self._after_false_start(worker.end(self._supervision.grace), job)
        self._has_compiled.set()
        is_spent = False
        while not is_spent:
            job = job or self._jobs.get()
            if job.work is None:
                break
            try:
                is_spent = self._do(worker, job.work, job)
            except LOST:
                return self._after_death(worker, job)
            job = None
        worker.end(self._supervision.grace)
        return None

    def _do(self, worker: Worker, work: Work, job: _Job) -> bool:
        """Have a task done, and say whether the worker is spent by it."""
        if not job.tries and not job.future.set_running_or_notify_cancel():
            return False  # nobody waits for it any more
        job.tries += 1
        try:
            result = worker.do(work, job.urgency, self._supervision.patience)
        except LOST:
            raise
        except Exception as error:  # noqa: BLE001 - a task or an answer that cannot be pickled; the worker is not harmed
            job.future.set_exception(error)
            return False
        if result.failure is None:
            job.future.set_result(result.answer)
        else:
            job.future.set_exception(result.failure)
        return result.is_spent

    def _after_death(self, worker: Worker, job: _Job) -> _Job | None:
        """Let a task be tried again that its worker died of, but not for ever."""
        exit_code = worker.end(self._supervision.grace)
        if job.tries < self._supervision.tries:
            return job
        job.future.set_exception(WorkerDied(exit_code, worker.place, job.tries))
        return None

    def _after_false_start(self, exit_code: int | None, job: _Job | None) -> _Job | None:
        """Go on after a worker that died before it was ready."""
        if self._supervision.must_warm_up:
            self._is_closed.wait(RESTART_PAUSE)
        elif self._preparation.warm_up is not do_nothing:
            self._preparation = replace(self._preparation, warm_up=do_nothing)
        elif not self._is_closed.is_set():
            job = job or self._jobs.get()
            _fail(job, WorkerDied(exit_code, None, job.tries))
            return None
        return job


def _fail(job: _Job, error: Exception) -> None:
    if job.tries or job.future.set_running_or_notify_cancel():
        job.future.set_exception(error)
