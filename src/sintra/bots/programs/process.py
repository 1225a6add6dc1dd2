"""A running program that one talks to in lines.

Nothing that the program does holds the caller up: it may not read, not write, write without end or close its pipes. Three
threads carry the lines, because pipes can be waited for on every system only this way.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Sequence
from io import BufferedReader
from pathlib import Path
from queue import SimpleQueue
from typing import IO

from sintra._parser import shown
from sintra.bots.programs.protocol import GRACE, LONGEST_LINE
from sintra.errors import DIED, NONSENSE, ProgramError

MOST_WAITING = 1000  # lines that are kept until somebody reads them; then the program has to wait
LAST_WORDS = 4096  # bytes of the error output that are kept
MOMENT = 0.5  # seconds: what a pipe or an exit code may need to arrive after the rest


_RUNNING: weakref.WeakSet[Process] = weakref.WeakSet()


class Mailbox:
    """Lines from a program, in order; who brings more than can be kept waits."""

    def __init__(self) -> None:
        self._lines: deque[bytes] = deque()
        self._changed = threading.Condition()
        self._is_woken = False
        self.is_ended = False  # no more lines will come
        self.is_abandoned = False  # nobody will read any more

    def __len__(self) -> int:
        return len(self._lines)

    def put(self, line: bytes) -> bool:
        """Add a line; say whether anybody will still read it."""
        with self._changed:
            self._changed.wait_for(lambda: len(self._lines) < MOST_WAITING or self.is_abandoned)
            self._lines.append(line)
            self._changed.notify_all()
            return not self.is_abandoned

    def end(self) -> None:
        """Say that no more lines will come."""
        with self._changed:
            self.is_ended = True
            self._changed.notify_all()

    def abandon(self) -> None:
        """Say that nobody will read any more."""
        with self._changed:
            self.is_abandoned = True
            self._lines.clear()
            self._changed.notify_all()

    def wake(self) -> None:
        """Make `take` return at once."""
        with self._changed:
            self._is_woken = True
            self._changed.notify_all()

    def take(self, until: float) -> bytes | None:
        """Give the next line; None when the time has come, when woken, or when no more will come."""
        with self._changed:
            self._changed.wait_for(lambda: self._lines or self.is_ended or self._is_woken, max(0.0, until - time.monotonic()))
            self._is_woken = False
            if not self._lines:
                return None
            self._changed.notify_all()
            return self._lines.popleft()


class Process:
    """A program and its three pipes. It is ended when this is closed, or forgotten."""

    def __init__(self, command: Sequence[str], folder: Path | None = None) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - running this program is what the user asked for
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=folder,
                start_new_session=os.name == "posix",  # Ctrl-C is for us, and it can be ended with all that it has started
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise ProgramError(f"{command[0]} cannot be started: {reason}; expected a program that may be run") from error
        self.command = " ".join(command)
        self._lines = Mailbox()
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._last_words: deque[bytes] = deque(maxlen=1)
        pipes = self._process
        self._threads = [
            _begin(_read, pipes.stdout, self._lines),
            _begin(_listen, pipes.stderr, self._last_words),
            _begin(_write, pipes.stdin, self._to_write),
        ]
        _RUNNING.add(self)
        self._forget = weakref.finalize(self, _end, pipes, self._lines, self._to_write, self._threads, 0.0)

    def send(self, *lines: str) -> None:
        """Write lines; return at once, also when the program does not read."""
        self._to_write.put("".join(f"{line}\n" for line in lines).encode())

    def receive(self, until: float) -> str | None:
        """Give the next line; None when the time has come, or when `wake` was called. Raise when the program has ended."""
        line = self._lines.take(until)
        if line is None:
            if self._lines.is_ended and (line := self._lines.take(0)) is None:
                raise self._ending()
            if line is None:
                return None
        if not line.endswith(b"\n"):
            raise ProgramError(f"it wrote a line of more than {LONGEST_LINE} bytes, expected at most that", NONSENSE)
        try:
            return line.decode().rstrip("\r\n")
        except UnicodeDecodeError as error:
            raise ProgramError(f"it wrote {shown(line)}, expected text in UTF-8", NONSENSE) from error

    def wake(self) -> None:
        """Make `receive`, running in another thread, return at once."""
        self._lines.wake()

    @property
    def waiting(self) -> int:
        """How many lines nobody has read yet."""
        return len(self._lines)

    @property
    def code(self) -> int | None:
        """The exit code; None while it runs."""
        return self._process.poll()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def _ending(self) -> ProgramError:
        """Say how the program has ended, and what it had to say about it."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(MOMENT)
        if self.code is None:
            return ProgramError("it closed its output and goes on running, expected an answer", NONSENSE)
        self._threads[1].join(MOMENT)
        words = b"".join(self._last_words).decode(errors="replace").strip().splitlines()
        last = f"; the last line of its error output: {shown(words[-1])[1:-1]}" if words else ""
        how = f"ended with code {self.code}" if self.code >= 0 else f"was ended by signal {-self.code}"
        return ProgramError(f"it {how}, expected an answer{last}", DIED)

    def close_input(self) -> None:
        """Let the program see the end of its input."""
        self._to_write.put(None)

    def wait(self, seconds: float) -> int | None:
        """Wait for the end; give the exit code, None if it goes on running."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self._process.wait(seconds)
        return None

    def close(self, patience: float = GRACE) -> None:
        """End the program: it may do so by itself for a while, then it is made to. Closing twice does no harm."""
        if self._forget.detach():
            _end(self._process, self._lines, self._to_write, self._threads, patience)


def close_all() -> None:
    """End every program of ours at once: for a process that ends without tidying up."""
    for process in list(_RUNNING):
        process.close(0.0)


# The threads; none of them knows the Process, so that one that is forgotten can go


def _begin(work: object, *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    thread.start()
    return thread


def _read(pipe: BufferedReader, lines: Mailbox) -> None:
    """Bring whole lines; one that is too long comes cut, and is the last. A last line without its end is none."""
    with contextlib.suppress(OSError, ValueError):
        while line := pipe.readline(LONGEST_LINE):
            is_whole = line.endswith(b"\n")
            if (not is_whole and len(line) < LONGEST_LINE) or not lines.put(line) or not is_whole:
                break
    lines.end()
    with contextlib.suppress(OSError, ValueError):
        while pipe.read1(LONGEST_LINE):
            pass


def _listen(pipe: BufferedReader, last_words: deque[bytes]) -> None:
    """Keep the last of the error output, so that it never fills its pipe."""
    kept = b""
    with contextlib.suppress(OSError, ValueError):
        while more := pipe.read1(LAST_WORDS):
            kept = (kept + more)[-LAST_WORDS:]
            last_words.append(kept)


def _write(pipe: IO[bytes], to_write: SimpleQueue[bytes | None]) -> None:
    """Write what is to be written, until there is no more or nobody who reads it."""
    with contextlib.suppress(OSError, ValueError):
        while (data := to_write.get()) is not None:
            pipe.write(data)
            pipe.flush()
    with contextlib.suppress(OSError, ValueError):
        pipe.close()


# Ending


def _end(
    process: subprocess.Popen[bytes],
    lines: Mailbox,
    to_write: SimpleQueue[bytes | None],
    threads: list[threading.Thread],
    patience: float,
) -> None:
    """Let a program end by itself for a while, then make it, and all that it has started; no thread or pipe is left."""
    lines.abandon()
    to_write.put(None)
    for number, seconds in ((None, patience), ("SIGTERM", MOMENT), ("SIGKILL", GRACE)):
        if number and process.poll() is None:
            _signal(process, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
            break
    _signal(process, "SIGKILL")  # what it has started and left behind: the group exists as long as somebody is in it
    for thread, pipe in zip(threads, (process.stdout, process.stderr, process.stdin), strict=True):
        thread.join(MOMENT)
        if pipe and not thread.is_alive():  # closing a pipe that a thread still reads would wait for it
            with contextlib.suppress(OSError):
                pipe.close()


def _signal(process: subprocess.Popen[bytes], name: str) -> None:
    """End a program and all that it has started; elsewhere than on POSIX it is ended alone, and in one way only."""
    with contextlib.suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, getattr(signal, name))
        else:
            process.kill()
