"""A pool of worker processes, each supervised by a thread: tasks wait in a fair queue, and dead workers are replaced.

`submit` returns a future: wait for it in any thread, or in asyncio by `asyncio.wrap_future`. The first worker warms up alone,
because it fills the compilation cache for the others. Some workers may be kept free of long tasks.
"""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from multiprocessing import resource_tracker
from typing import Any, Self

from sintra.pool.failure import WorkerDied
from sintra.pool.fair_queue import FairQueue
from sintra.pool.priority import Urgency
from sintra.pool.worker import Preparation, Work, Worker, do_nothing

RESTART_DELAY = 0.5  # seconds before a worker that died during startup is restarted
JOIN_TIMEOUT = 5.0
WORKER_LOST = (EOFError, OSError, TimeoutError)  # raised when talking to a worker that has died or hangs


@dataclass(frozen=True, slots=True)
class Supervision:
    """How a pool supervises its workers."""

    timeout: float | None = None  # seconds for a task; then its worker is killed
    warm_up_timeout: float | None = None  # the same for warming up
    max_attempts: int = 1  # before a task whose workers die fails
    must_warm_up: bool = True  # whether to retry a failed warm-up; otherwise workers start without it
    grace: float = 0.0  # seconds for a graceful stop; 0: workers are killed
    short_workers: int = 0  # more workers, which take no long tasks
    replaced: Callable[[int], None] | None = None  # called with the number of a worker that is about to be replaced


@dataclass(slots=True)
class _Job:
    """A queued task."""

    work: Work
    urgency: Urgency
    future: Future[Any] = field(default_factory=Future[Any])
    attempts: int = 0


class Pool:
    """A pool of workers; as a context manager it stops them at the end."""

    def __init__(self, size: int, preparation: Preparation, supervision: Supervision, name: str = "sintra-bots") -> None:
        self._size, self._preparation, self._supervision, self._name = size, preparation, supervision, name
        self._jobs: FairQueue[_Job] = FairQueue(len(Urgency))
        self._unfinished = 0  # tasks queued or running
        self._lock, self._starting = threading.Lock(), threading.Lock()  # starting a process takes too long to hold the first
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
        """The number of queued tasks."""
        return len(self._jobs)

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [pid for worker in list(self._workers.values()) if (pid := worker.pid) is not None]

    def start(self) -> None:
        """Start all workers in the background; by default they start on demand, which takes each of them seconds."""
        with self._lock:
            while len(self._threads) < self._size + self._supervision.short_workers:
                self._add_thread()

    def submit(self, work: Work, urgency: Urgency = Urgency.BOT, owner: str = "") -> Future[Any]:
        """Queue a task, among equally urgent ones in turn with those of other owners.

        Its future raises `TaskFailed` or `WorkerDied` if it fails.
        """
        job = _Job(work, urgency)
        with self._lock:
            self._unfinished += 1
        job.future.add_done_callback(self._count_done)
        if not self._jobs.put(job, urgency, owner):
            job.future.cancel()
        with self._lock:
            if len(self._threads) < min(self._unfinished, self._size + self._supervision.short_workers):
                self._add_thread()
        return job.future

    def close(self) -> None:
        """Stop all workers; queued tasks are canceled."""
        with self._starting:  # no worker is started after this
            self._is_closed.set()
        self._has_compiled.set()
        for worker in list(self._workers.values()):
            worker.request_stop(self._supervision.grace)
        for job in self._jobs.close():
            job.future.cancel()
        for thread in self._threads:
            thread.join(JOIN_TIMEOUT + self._supervision.grace)

    def _count_done(self, _: Future[Any]) -> None:
        with self._lock:
            self._unfinished -= 1

    def _add_thread(self) -> None:
        number = len(self._threads)
        thread = threading.Thread(target=self._supervise, args=(number,), name=f"{self._name}-{number}", daemon=True)
        self._threads.append(thread)
        thread.start()

    # In the supervising thread

    def _supervise(self, number: int) -> None:
        """Keep one worker running and feed it tasks; the main function of a thread."""
        if number:
            self._has_compiled.wait()
        job: _Job | None = None
        while not self._is_closed.is_set():
            job = self._run(number, job)
            self._workers.pop(number, None)
            if self._supervision.replaced and not self._is_closed.is_set():
                self._supervision.replaced(number)
        if job is not None:
            _fail(job, WorkerDied(None, None, job.attempts))

    def _run(self, number: int, job: _Job | None) -> _Job | None:
        """Run one worker to its end; return the task to retry, if any."""
        try:
            worker = self._start_worker(number)
        except OSError:  # such as no memory for another process
            return self._after_failed_start(number, None, job)
        return self._feed(number, worker, job) if worker else job

    def _start_worker(self, number: int) -> Worker | None:
        """Start a worker, unless the pool is closed."""
        with self._starting:
            if self._is_closed.is_set():
                return None
            _block_ctrl_c()
            worker = self._workers[number] = Worker(f"{self._name}-{number}", self._preparation)
            return worker

    def _next(self, number: int) -> _Job | None:
        """Wait for the next task of a worker; None when the pool is closed."""
        return self._jobs.get(None if number < self._size else Urgency.LONG)

    def _feed(self, number: int, worker: Worker, job: _Job | None) -> _Job | None:
        """Feed tasks to a worker until it has ended; return the one to retry, if any."""
        try:
            worker.await_ready(self._supervision.warm_up_timeout)
        except WORKER_LOST:
            return self._after_failed_start(number, worker.end(self._supervision.grace), job)
        self._has_compiled.set()
        must_restart = False
        while not must_restart:
            job = job or self._next(number)
            if job is None:
                break
            try:
                must_restart = self._do(worker, job)
            except WORKER_LOST:
                return self._after_death(worker, job)
            job = None
        worker.end(self._supervision.grace)
        return None

    def _do(self, worker: Worker, job: _Job) -> bool:
        """Run a task, and return whether the worker must be restarted after it."""
        if not job.attempts and not job.future.set_running_or_notify_cancel():
            return False  # it was canceled
        job.attempts += 1
        try:
            result = worker.do(job.work, job.urgency, self._supervision.timeout)
        except WORKER_LOST:
            raise
        except Exception as error:  # noqa: BLE001 - a task or answer that cannot be pickled; the worker is fine
            job.future.set_exception(error)
            return False
        if result.failure is None:
            job.future.set_result(result.answer)
        else:
            job.future.set_exception(result.failure)
        return result.must_restart

    def _after_death(self, worker: Worker, job: _Job) -> _Job | None:
        """Return a task to be retried after its worker died, or fail it after too many attempts."""
        exit_code = worker.end(self._supervision.grace)
        if job.attempts < self._supervision.max_attempts:
            return job
        job.future.set_exception(WorkerDied(exit_code, worker.place, job.attempts))
        return None

    def _after_failed_start(self, number: int, exit_code: int | None, job: _Job | None) -> _Job | None:
        """Handle a worker that died before it was ready: retry, skip the warm-up, or fail the task."""
        if self._supervision.must_warm_up:
            self._is_closed.wait(RESTART_DELAY)
        elif self._preparation.warm_up is not do_nothing:
            self._preparation = replace(self._preparation, warm_up=do_nothing)
        elif not self._is_closed.is_set() and (job := job or self._next(number)) is not None:
            _fail(job, WorkerDied(exit_code, None, job.attempts))
            return None
        return job


def _block_ctrl_c() -> None:
    """Block Ctrl-C in this thread, so that a starting process inherits the mask.

    The tracker starts first: starting it unblocks Ctrl-C again.
    """
    with contextlib.suppress(AttributeError):  # not every system has a tracker and masks
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def _fail(job: _Job, error: Exception) -> None:
    if job.attempts or job.future.set_running_or_notify_cancel():
        job.future.set_exception(error)
