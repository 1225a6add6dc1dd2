"""Blocks played by worker processes in parallel.

When a worker dies, the bot that was thinking forfeits that game, and the block is retried. A worker with a stalled bot is
replaced.
"""

from __future__ import annotations

import contextlib
import importlib
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Any, Self

from sintra.arena.luck import make_value
from sintra.arena.match import Block, Death, Match
from sintra.bots.programs.process import close_all
from sintra.bots.warmup import first_position, think_once
from sintra.errors import OptionError
from sintra.games import generator
from sintra.pool.failure import BotFailed, TaskFailed, WorkerDied
from sintra.pool.patience import Patience
from sintra.pool.pool import Pool, Supervision
from sintra.pool.thinker import Thinker
from sintra.pool.worker import Note, Preparation, do_nothing

SUPERVISION = Supervision(must_warm_up=False, grace=5.0)  # a crash during warm-up is left to the games


@dataclass(frozen=True, slots=True)
class Task:
    """A block to be played."""

    match: Match
    number: int
    dead: tuple[Death, ...] = ()

    def run(self, note: Note) -> Block:
        """Play it in a worker; `note` reports who is thinking."""
        return self.match.play(self.number, self.dead, note)

    def after(self, death: WorkerDied) -> Task:
        """Return the task to retry after its worker died."""
        if death.place is None:
            raise OptionError(
                f"the process for block {self.number + 1} ended with exit code {death.exit_code} while no bot was thinking"
            )
        return replace(self, dead=(*self.dead, Death.at(*death.place, death.exit_code)))


def warm_up(match: Match) -> None:
    """Compile or load the rules and each bot's code; failures are ignored here and forfeit games later."""
    game = match.game
    game.play_out(generator(0), 1)
    state = first_position(game)
    patience = Patience(match.stall)
    if match.luck:
        make_value(match.value, game)(state)
    for seat in dict.fromkeys(match.lineup):
        with Thinker() as thinker, contextlib.suppress(BotFailed):
            thinker.ask(partial(think_once, seat, game, state.copy()), do_nothing, patience.stall, patience.grace)


def warm_up_all(matches: Iterable[Match]) -> None:
    """Warm up for several matches."""
    for match in matches:
        warm_up(match)


def import_modules(modules: Sequence[str]) -> None:
    """Import modules that register bots."""
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


class Workers:
    """A pool of worker processes: a context manager that ends them."""

    def __init__(self, jobs: int, modules: tuple[str, ...] = (), matches: tuple[Match, ...] = ()) -> None:
        preparation = Preparation(partial(import_modules, modules), partial(warm_up_all, matches), close_all)
        self._jobs = jobs
        self._pool = Pool(jobs, preparation, SUPERVISION, "sintra-arena")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.close()

    def play(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Block]]:
        """Play blocks as workers become free; yield them in order of completion."""
        waiting = iter(tasks)
        playing: dict[Future[Any], Task] = {}
        while True:
            for task in islice(waiting, self._jobs - len(playing)):
                playing[self._pool.submit(task)] = task
            if not playing:
                return
            for future in wait(playing, return_when=FIRST_COMPLETED).done:
                task = playing.pop(future)
                try:
                    yield task, _block(task, future)
                except WorkerDied as death:
                    again = task.after(death)
                    playing[self._pool.submit(again)] = again


def _block(task: Task, future: Future[Block]) -> Block:
    try:
        return future.result()
    except TaskFailed as error:
        raise OptionError(f"block {task.number + 1} cannot be played: {error}") from error
