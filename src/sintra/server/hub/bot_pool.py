"""Bots think here: in processes of their own, which give way to the server, one thread watching over each.

Everybody at a table waits for its bots, so they give way only a little; a hint, which a person has asked for, not at all.
A process that dies, or does not answer in time, is replaced, and what it was asked is asked again. A bot sees a State and a
seed for this one decision, nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import queue
import signal
import threading
import time
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import product
from multiprocessing.connection import Connection
from typing import Any

from sintra import games
from sintra.dialogue.advice import lead_of
from sintra.errors import SintraError
from sintra.record import BotSeat
from sintra.server.log import tell
from sintra.server.metrics import Metrics

NICENESS = 5  # of bots' moves: on a busy machine a third of what others get. At 19 it was a hundredth, and games stood still
PATIENCE, WARM_UP_PATIENCE = 60.0, 900.0  # seconds; compiling all bots for the first time takes minutes
TRIES = 3
PAUSE = 0.5  # seconds before a process that died while it started is started again
WARM_UP_NODES, WARM_UP_SECONDS = 64, 0.5
READY = "ready"


class BotFailed(Exception):
    """A bot did not choose, however often it was asked."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot has chosen and, for a hint, by how many points it is the best to the end of the round; 0 if unknown."""

    action: int
    lead: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: everything that it may see."""

    game: str
    players: int
    options: Mapping[str, Any]
    state: bytes = field(repr=False)
    bot: BotSeat
    seed: int = field(repr=False)
    explores: int = 0  # for a hint: so many nodes may be spent on finding out how much better the choice is

    @property
    def is_hint(self) -> bool:
        """Whether a person has asked, and not the game."""
        return self.explores > 0

    def answer(self) -> Thought:
        """Let the bot choose, here and now."""
        from sintra import bots  # noqa: PLC0415 - only the processes need them: the server starts sooner without

        game = games.make(self.game, self.players, **dict(self.options))
        state = game.state_from_bytes(self.state)
        choice = bots.seated(self.bot, game, self.seed).choose(state)
        is_certain = self.is_hint and choice.is_solved
        return Thought(int(choice.action), lead_of(game, state, choice.action, self.explores) if is_certain else 0)


# In the process


def work(pipe: Connection) -> None:
    """Answer questions until there are no more; the main function of a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C and a stop are for the server, which ends us
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    hints = _start_hints()
    _give_way(NICENESS)
    end_with_server()
    with contextlib.suppress(EOFError, OSError):
        warm_up()
        pipe.send(READY)
        while True:
            question: Question = pipe.recv()
            try:
                pipe.send(hints.submit(question.answer).result() if question.is_hint else question.answer())
            except SintraError as error:
                pipe.send(type(error).__name__)
    os._exit(0)


def _start_hints() -> ThreadPoolExecutor:
    """Start the thread that answers hints, before the process gives way: on Linux each thread has a niceness of its own."""
    hints = ThreadPoolExecutor(1, "hints", _give_way, (0,))
    hints.submit(os.getpid).result()
    return hints


def _give_way(niceness: int) -> None:
    """Let the server go first. Niceness alone is not enough: one move in a hundred waited 100 ms for bots just woken."""
    with contextlib.suppress(OSError, AttributeError):  # not every system has these
        os.nice(niceness)
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def end_with_server() -> None:
    """End as soon as the server has been killed: what is being compiled takes minutes, and the next server waits beside it."""
    threading.Thread(target=_outlive_server, name="server", daemon=True).start()


def _outlive_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def warm_up() -> None:
    """Compile or load the rules, the bots of all levels and the solver, before anybody waits for them."""
    from sintra import bots  # noqa: PLC0415 - only the processes need them: the server starts sooner without

    limit = bots.Limit(WARM_UP_NODES, WARM_UP_SECONDS)
    for name, players in product(games.names(), (2, 3)):  # more than two think in another way
        game = games.make(name, players)
        state = game.new()
        game.draw(state, games.generator(0))
        for bot in ("level-1", "level-10", "search"):
            bots.make(bot, game).choose(state.copy(), limit)
        lead_of(game, state, int(game.legal_actions(state)[0]), WARM_UP_NODES)  # for hints


# In the server


@dataclass(slots=True)
class _Job:
    question: Question
    future: Future[Thought]
    tries: int = 0


class Thinkers:
    """A number of processes, and the questions that wait for them."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._is_closed = threading.Event()
        self._has_compiled = threading.Event()  # the first process compiles what is not compiled yet; the others find it
        self._threads = [
            threading.Thread(target=self._watch, args=(n,), name=f"bots-{n}", daemon=True) for n in range(processes)
        ]
        self._processes: dict[int, Any] = {}

    def start(self) -> None:
        """Start the processes in the background."""
        for thread in self._threads:
            thread.start()

    @property
    def waiting(self) -> int:
        """Questions that no process has taken yet."""
        return self._jobs.qsize()

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [process.pid for process in list(self._processes.values()) if process.is_alive()]

    async def ask(self, question: Question) -> Thought:
        """Give what the bot has chosen; raise `BotFailed` when it could not be had."""
        begun = time.monotonic()
        job = _Job(question, Future())
        self._jobs.put(job)
        thought = await asyncio.wrap_future(job.future)
        self._metrics.thoughts.add()
        self._metrics.think_seconds.add(time.monotonic() - begun)
        return thought

    def close(self) -> None:
        """End all processes; questions that wait are not answered any more."""
        self._is_closed.set()
        self._has_compiled.set()
        for process in list(self._processes.values()):
            process.kill()
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            if thread.is_alive():
                thread.join(5)

    def _watch(self, number: int) -> None:
        """Keep one process going and hand questions to it; the main function of a thread."""
        if number:
            self._has_compiled.wait()
        job: _Job | None = None
        while not self._is_closed.is_set():
            try:
                job = self._run(number, job)
            except (EOFError, OSError, TimeoutError):  # it died before it was ready
                self._is_closed.wait(PAUSE)
            self._drop(number)
            if not self._is_closed.is_set():
                self._metrics.crashes.add()
                tell("bot process replaced", level=logging.WARNING, number=number)
            job = _again(job) if job else None

    def _run(self, number: int, job: _Job | None) -> _Job | None:
        """Start a process and serve it until it dies; give back the question that it had not answered."""
        pipe = self._start(number)
        _receive(pipe, WARM_UP_PATIENCE)
        self._has_compiled.set()
        while True:
            if job is None:
                job = self._jobs.get()
            if job is None or self._is_closed.is_set():
                return None
            try:
                self._serve(pipe, job)
            except (EOFError, OSError, TimeoutError):
                return job
            job = None

    def _serve(self, pipe: Connection, job: _Job) -> None:
        if not job.tries and not job.future.set_running_or_notify_cancel():
            return  # nobody waits for it any more
        job.tries += 1
        pipe.send(job.question)
        answer = _receive(pipe, PATIENCE)
        if isinstance(answer, Thought):
            job.future.set_result(answer)
        else:
            job.future.set_exception(BotFailed(f"{job.question.bot.bot}: {answer}"))

    def _start(self, number: int) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), daemon=True, name=f"sintra-bots-{number}")
        process.start()
        theirs.close()
        self._processes[number] = process
        return ours

    def _drop(self, number: int) -> None:
        process = self._processes.pop(number, None)
        if process is not None:
            process.kill()
            process.join(5)


def _again(job: _Job) -> _Job | None:
    """Ask once more what a process died of, but not for ever."""
    if job.tries < TRIES:
        return job
    job.future.set_exception(BotFailed(f"{job.question.bot.bot} died {job.tries} times"))
    return None


def _receive(pipe: Connection, patience: float) -> Any:
    if not pipe.poll(patience):
        raise TimeoutError
    return pipe.recv()
