"""Tasks for workers that succeed or fail in every way; each runs in a worker process."""

from __future__ import annotations

import os
import signal
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sintra.errors import OptionError
from sintra.pool.failure import BotFailed
from sintra.pool.thinker import Thinker
from sintra.pool.worker import Note, do_nothing


@dataclass(frozen=True, slots=True)
class Errand:
    """Does what its name says."""

    name: str
    value: Any = None

    def run(self, note: Note) -> Any:
        """Do it."""
        return globals()[self.name](self.value, note)


def give(value: Any, _: Note) -> Any:
    """Answer with a value."""
    return value


def pid(_: Any, __: Note) -> int:
    """Answer with the process id."""
    return os.getpid()


def niceness(_: Any, __: Note) -> int:
    """Answer with the niceness of the thread."""
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def append(value: tuple[str, str], _: Note) -> None:
    """Write a word at the end of a file, then take a moment."""
    path, word = value
    with Path(path).open("a", encoding="utf-8") as file:
        file.write(f"{word} ")
    time.sleep(0.01)


def refuse(_: Any, __: Note) -> None:
    """Raise an error of ours."""
    raise OptionError("it does not exist")


def stumble(_: Any, __: Note) -> None:
    """Raise an unexpected error."""
    raise ZeroDivisionError("one\ntwo")


def die(value: int, note: Note) -> None:
    """End the process, having noted where."""
    note(1, 2, 3)
    os._exit(value)


def die_at_once(_: Any, __: Note) -> None:
    """End the process without a note."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(path: str, _: Note) -> str:
    """End the process the first time."""
    if not Path(path).exists():
        Path(path).touch()
        os._exit(1)
    return "survived"


def sleep(value: tuple[str, float], note: Note) -> str:
    """Take a while, having said who does."""
    note(4, 5, 6)
    path, seconds = value
    Path(path).write_text(str(os.getpid()), encoding="utf-8")
    time.sleep(seconds)
    return "slept"


def leave_a_thread(_: Any, __: Note) -> int:
    """Let a bot stall in a thread, which is then abandoned; answer with the process id."""
    try:
        with Thinker() as thinker:
            thinker.ask(lambda: time.sleep(60), do_nothing, 0.01, 0.01)
    except BotFailed:
        pass
    return os.getpid()


def unpicklable(_: Any, __: Note) -> Any:
    """Answer with something that cannot be sent."""
    return lambda: None


def die_of_warming_up() -> None:
    """End the process before it is ready."""
    os._exit(9)


def die_of_preparing() -> None:
    """End the process in the setup, which cannot be skipped."""
    os._exit(8)
