"""Blocks played by several processes at once.

Each worker is a fresh process (`spawn`), gets one block at a time and sends it back. When a process dies, whoever was thinking
loses that game, and the block is played again to that point. A worker with a stalled bot in it is replaced by a fresh one.
"""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import Any, Self

from sintra import bots
from sintra.arena.guard import BotFailed, Patience, Thinker, has_left_threads
from sintra.arena.luck import make_value
from sintra.arena.match import Block, Death, Match
from sintra.bots import Limit
from sintra.bots.programs.process import close_all
from sintra.errors import OptionError, SintraError
from sintra.games import AnyGame, generator
from sintra.record import BotSeat

JOIN_SECONDS = 5.0
WARM_UP_NODES, WARM_UP_SECONDS = 64, 0.5  # of each bot, so that its code is loaded before its time counts
NOBODY = (-1, -1, -1)
READY = "ready"


@dataclass(frozen=True, slots=True)
class Task:
    """A block to be played."""

    match: Match
    number: int
    dead: tuple[Death, ...] = ()


def warm_up(match: Match) -> None:
    """Compile or load the rules and each bot's code; failures are left to the games, where they cost a game."""
    game = match.game
    game.play_out(generator(0), 1)
    state = game.new()
    game.draw(state, generator(0))
    patience = Patience(match.stall)
    if match.luck:
        make_value(match.value, game)(state)
    for seat in dict.fromkeys(match.lineup):
        with Thinker() as thinker, contextlib.suppress(BotFailed):
            thinker.ask(partial(_think_once, seat, game, state.copy()), _nothing, patience.stall, patience.grace)


def _think_once(seat: BotSeat, game: AnyGame, state: Any) -> None:
    bot = bots.seated(seat, game)
    try:
        bot.choose(state, Limit(WARM_UP_NODES, WARM_UP_SECONDS))
    finally:
        bots.close(bot)


def _nothing() -> None:
    """Loading code cannot be stopped."""


def import_modules(modules: Sequence[str]) -> None:
    """Import modules that bring bots of their own."""
    if modules and "" not in sys.path:
        sys.path.insert(0, "")  # the current folder, as for `python -m`
    for module in modules:
        try:
            importlib.import_module(module)
        except ImportError as error:
            raise OptionError(f"module {module!r} cannot be imported: {error}") from error


def play_here(tasks: Iterable[Task]) -> Iterator[tuple[Task, Block]]:
    """Play blocks in this process, one after another."""
    for task in tasks:
        yield task, task.match.play(task.number, task.dead)


# In the worker


def work(pipe: Connection, thinking: Any, modules: tuple[str, ...], matches: tuple[Match, ...]) -> None:
    """Play blocks until there are no more; the main function of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends its workers
    signal.signal(signal.SIGTERM, _leave)
    try:
        import_modules(modules)
        for match in matches:
            warm_up(match)
        pipe.send(READY)
        while True:
            task: Task = pipe.recv()
            pipe.send((_answer(task, thinking), has_left_threads()))
    except (EOFError, OSError):
        pass  # the parent has gone
    finally:
        close_all()  # programs that bots left behind were still asking
        os._exit(0)  # without waiting for threads that were left behind


def _leave(*_: object) -> None:
    """End in good order: a game in progress lets go what its bots hold, such as other programs."""
    raise SystemExit


def _answer(task: Task, thinking: Any) -> Block | str:
    """Play a block, or say why it cannot be played."""

    def watch(*place: int) -> None:
        thinking[:] = place

    try:
        return task.match.play(task.number, task.dead, watch)
    except SintraError as error:
        return str(error)
    except Exception as error:  # noqa: BLE001 - a fault of ours: the parent reports it
        return f"{type(error).__name__}: {error}"
    finally:
        thinking[:] = NOBODY


# In the parent


@dataclass(slots=True)
class _Worker:
    """A process, its pipe, and what it is playing."""

    process: Any
    pipe: Connection
    thinking: Any
    task: Task | None = None
    is_ready: bool = False


@dataclass(slots=True)
class Workers:
    """A number of processes; use it as a block, at whose end they are gone."""

    jobs: int
    modules: tuple[str, ...] = ()
    matches: tuple[Match, ...] = ()  # whose code every worker loads first; a bot that dies of that is left to the games
    _workers: list[_Worker] = field(default_factory=list[_Worker])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            _end(worker)
        self._workers.clear()

    def play(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Block]]:
        """Play blocks as processes become free; they come back in any order."""
        waiting = iter(tasks)
        while True:
            self._hand_out(waiting)
            busy = {worker.pipe: worker for worker in self._workers if worker.task}
            if not busy:
                return
            for pipe in wait(list(busy)):
                done = self._collect(busy[pipe])  # type: ignore[index]
                if done:
                    yield done

    def _hand_out(self, waiting: Iterator[Task]) -> None:
        """Give every free worker a block; start workers as long as there are blocks."""
        while sum(worker.task is not None for worker in self._workers) < self.jobs:
            task = next(waiting, None)
            if task is None:
                return
            self._give(task)

    def _give(self, task: Task) -> None:
        worker = next((worker for worker in self._workers if worker.task is None), None) or self._start()
        worker.task = task
        try:
            worker.pipe.send(task)
        except OSError:  # it has died of loading code
            self._drop(worker)
            self._give(self._after_death(worker, task))

    def _collect(self, worker: _Worker) -> tuple[Task, Block] | None:
        """Take a worker's answer; when it died, have its block played again by another."""
        task = worker.task
        if task is None:
            return None
        try:
            message = worker.pipe.recv()
        except (EOFError, OSError):
            self._drop(worker)
            self._give(self._after_death(worker, task))
            return None
        if message == READY:
            worker.is_ready = True
            return None
        worker.task = None
        answer, is_spent = message
        if is_spent:
            self._drop(worker)
        if isinstance(answer, Block):
            return task, answer
        raise OptionError(f"block {task.number + 1} cannot be played: {answer}")

    def _after_death(self, worker: _Worker, task: Task) -> Task:
        """Say how to go on with the block of a worker that died."""
        place, exit_code = tuple(worker.thinking), worker.process.exitcode
        if place != NOBODY:
            return replace(task, dead=(*task.dead, Death.at(place[0], place[1], place[2], exit_code)))
        if not worker.is_ready and self.matches:
            self.matches = ()
            return task
        raise OptionError(f"the process for block {task.number + 1} ended with exit code {exit_code} while no bot was thinking")

    def _start(self) -> _Worker:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        thinking = context.RawArray("q", NOBODY)
        process = context.Process(target=work, args=(theirs, thinking, self.modules, self.matches), daemon=True)
        with _deaf_to_interrupts():  # so that Ctrl-C does not reach a process that is still starting
            process.start()
        theirs.close()
        worker = _Worker(process, ours, thinking)
        self._workers.append(worker)
        if len(self._workers) == 1:
            ours.poll(None)  # the first compiles what is not compiled yet; the others then find it
        return worker

    def _drop(self, worker: _Worker) -> None:
        self._workers.remove(worker)
        _end(worker)


def _end(worker: _Worker) -> None:
    worker.pipe.close()
    worker.process.join(JOIN_SECONDS)
    if worker.process.is_alive():
        worker.process.kill()
        worker.process.join(JOIN_SECONDS)


@contextlib.contextmanager
def _deaf_to_interrupts() -> Generator[None]:
    """Ignore Ctrl-C for a moment: a process that is started inherits this, until it says otherwise."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
