"""A subprocess that speaks a line protocol over its pipes.

The program can never block the caller: it may stop reading or writing, write endlessly or close its pipes. Three threads do the
blocking I/O, because waiting for a pipe with a timeout is portable only this way.
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
from sintra.bots.programs.protocol import GRACE, MAX_LINE_LENGTH
from sintra.errors import DIED, NONSENSE, ProgramError

MAX_WAITING = 1000  # unread lines; then the program blocks
MAX_STDERR = 4096  # bytes of stderr that are kept
SHORT_TIMEOUT = 0.5  # seconds: what a pipe or an exit code may need to arrive after the rest


_RUNNING: weakref.WeakSet[Process] = weakref.WeakSet()


class Mailbox:
    """A bounded queue of lines from a program; `put` blocks when it is full."""

    def __init__(self) -> None:
        self._lines: deque[bytes] = deque()
        self._changed = threading.Condition()
        self._is_woken = False
        self.is_ended = False  # no more lines will come
        self.is_abandoned = False  # nobody will read any longer

    def __len__(self) -> int:
        return len(self._lines)

    def put(self, line: bytes) -> bool:
        """Add a line, blocking while the queue is full; return False once it is abandoned."""
        with self._changed:
            self._changed.wait_for(lambda: len(self._lines) < MAX_WAITING or self.is_abandoned)
            self._lines.append(line)
            self._changed.notify_all()
            return not self.is_abandoned

    def end(self) -> None:
        """Mark the end: no more lines will come."""
        with self._changed:
            self.is_ended = True
            self._changed.notify_all()

    def abandon(self) -> None:
        """Drop all lines and unblock the writer: nobody will read any longer."""
        with self._changed:
            self.is_abandoned = True
            self._lines.clear()
            self._changed.notify_all()

    def wake(self) -> None:
        """Make `take` return at once."""
        with self._changed:
            self._is_woken = True
            self._changed.notify_all()

    def take(self, deadline: float) -> bytes | None:
        """Return the next line; None at the deadline, when woken, or at the end."""
        with self._changed:
            timeout = max(0.0, deadline - time.monotonic())
            self._changed.wait_for(lambda: self._lines or self.is_ended or self._is_woken, timeout)
            self._is_woken = False
            if not self._lines:
                return None
            self._changed.notify_all()
            return self._lines.popleft()


class Process:
    """A subprocess and its three pipes. It is terminated when this is closed or garbage-collected."""

    def __init__(self, command: Sequence[str], folder: Path | None = None) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - running this program is what the user asked for
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=folder,
                start_new_session=os.name == "posix",  # Ctrl-C is for us, and its children can be killed with it
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise ProgramError(f"{command[0]} cannot be started: {reason}; expected an executable") from error
        self.command = " ".join(command)
        self._lines = Mailbox()
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._stderr_tail: deque[bytes] = deque(maxlen=1)
        pipes = self._process
        self._threads = [
            _start_thread(_read, pipes.stdout, self._lines),
            _start_thread(_drain_stderr, pipes.stderr, self._stderr_tail),
            _start_thread(_write, pipes.stdin, self._to_write),
        ]
        _RUNNING.add(self)
        self._forget = weakref.finalize(self, _end, pipes, self._lines, self._to_write, self._threads, 0.0)

    def send(self, *lines: str) -> None:
        """Queue lines for writing; never blocks, even when the program does not read."""
        self._to_write.put("".join(f"{line}\n" for line in lines).encode())

    def receive(self, deadline: float) -> str | None:
        """Return the next line; None at the deadline or when `wake` was called. Raise if the program has exited."""
        line = self._lines.take(deadline)
        if line is None:
            if self._lines.is_ended and (line := self._lines.take(0)) is None:
                raise self._ending()
            if line is None:
                return None
        if not line.endswith(b"\n"):
            raise ProgramError(f"it wrote a line of more than {MAX_LINE_LENGTH} bytes, expected at most that", NONSENSE)
        try:
            return line.decode().rstrip("\r\n")
        except UnicodeDecodeError as error:
            raise ProgramError(f"it wrote {shown(line)}, expected text in UTF-8", NONSENSE) from error

    def wake(self) -> None:
        """Make `receive`, running in another thread, return at once."""
        self._lines.wake()

    @property
    def waiting(self) -> int:
        """The number of unread lines."""
        return len(self._lines)

    @property
    def code(self) -> int | None:
        """The exit code; None while it runs."""
        return self._process.poll()

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    def _ending(self) -> ProgramError:
        """Return an error that says how the program exited, with the last line of its stderr."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(SHORT_TIMEOUT)
        if self.code is None:
            return ProgramError("it closed its output but is still running, expected an answer", NONSENSE)
        self._threads[1].join(SHORT_TIMEOUT)
        words = b"".join(self._stderr_tail).decode(errors="replace").strip().splitlines()
        last = f"; the last line of its error output: {shown(words[-1])[1:-1]}" if words else ""
        how = f"ended with code {self.code}" if self.code >= 0 else f"was ended by signal {-self.code}"
        return ProgramError(f"it {how}, expected an answer{last}", DIED)

    def close_input(self) -> None:
        """Close the program's stdin."""
        self._to_write.put(None)

    def wait(self, seconds: float) -> int | None:
        """Wait for the program to exit; return the exit code, None if it is still running."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self._process.wait(seconds)
        return None

    def close(self, grace: float = GRACE) -> None:
        """Terminate the program after a grace period in which it may exit by itself. Closing is idempotent."""
        if self._forget.detach():
            _end(self._process, self._lines, self._to_write, self._threads, grace)


def close_all() -> None:
    """Kill every program of ours: for a process that exits without cleanup."""
    for process in list(_RUNNING):
        process.close(0.0)


# The threads; none of them references the Process, so that it can be garbage-collected


def _start_thread(work: object, *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    thread.start()
    return thread


def _read(pipe: BufferedReader, lines: Mailbox) -> None:
    """Queue whole lines; truncate an overlong one and stop. A last line without a newline is dropped."""
    with contextlib.suppress(OSError, ValueError):
        while line := pipe.readline(MAX_LINE_LENGTH):
            is_whole = line.endswith(b"\n")
            if (not is_whole and len(line) < MAX_LINE_LENGTH) or not lines.put(line) or not is_whole:
                break
    lines.end()
    with contextlib.suppress(OSError, ValueError):
        while pipe.read1(MAX_LINE_LENGTH):
            pass


def _drain_stderr(pipe: BufferedReader, tail: deque[bytes]) -> None:
    """Drain stderr, so that its pipe never fills up, and keep its tail."""
    kept = b""
    with contextlib.suppress(OSError, ValueError):
        while more := pipe.read1(MAX_STDERR):
            kept = (kept + more)[-MAX_STDERR:]
            tail.append(kept)


def _write(pipe: IO[bytes], to_write: SimpleQueue[bytes | None]) -> None:
    """Write queued data until the queue ends or the pipe breaks."""
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
    grace: float,
) -> None:
    """Wait for a program to exit, then terminate and kill it with its children; no thread or pipe is left."""
    lines.abandon()
    to_write.put(None)
    for number, seconds in ((None, grace), ("SIGTERM", SHORT_TIMEOUT), ("SIGKILL", GRACE)):
        if number and process.poll() is None:
            _signal(process, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
            break
    _signal(process, "SIGKILL")  # children left behind: the group exists as long as one of them runs
    for thread, pipe in zip(threads, (process.stdout, process.stderr, process.stdin), strict=True):
        thread.join(SHORT_TIMEOUT)
        if pipe and not thread.is_alive():  # closing a pipe that a thread still reads would block
            with contextlib.suppress(OSError):
                pipe.close()


def _signal(process: subprocess.Popen[bytes], name: str) -> None:
    """Signal a program and its children; without POSIX, kill the program alone."""
    with contextlib.suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, getattr(signal, name))
        else:
            process.kill()
