"""A pseudo-terminal for tests: runs the real program in it, types lines, and keeps everything that appears."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

PROMPT = "> "
TIMEOUT = 120.0  # seconds: the machine may be busy


# Makes the terminal the one that controls the program, so that Ctrl-C and closing it have their effect.
LAUNCH = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"


class Console:
    """The program in a terminal of its own."""

    def __init__(
        self, *arguments: str, folder: Path, width: int = 80, height: int = 24, environment: Mapping[str, str] | None = None
    ) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        kept = {
            name: value for name, value in os.environ.items() if name not in {"NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"}
        }
        kept |= {"TERM": "xterm-256color", "PYTHONUTF8": "1", "XDG_DATA_HOME": str(folder / "data")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, sys.executable, "-m", "sintra", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={**kept, **(environment or {})},
            start_new_session=True,
            close_fds=True,
        )
        os.close(slave)
        self._bytes = b""
        self.is_open = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.close()

    @property
    def text(self) -> str:
        """Everything that has appeared, typed lines included."""
        return self._bytes.decode(errors="replace").replace("\r\n", "\n")

    def wait_for_prompt(self) -> bool:
        """Read until the program prompts; return False if it has ended instead."""
        since = len(self._bytes)
        while self._read():
            if self._bytes[since:].endswith(PROMPT.encode()):
                return True
        return False

    def _read(self) -> bool:
        """Read available output; return whether there may be more."""
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline:
            if select.select([self._master], [], [], 1.0)[0]:
                try:
                    data = os.read(self._master, 65536)
                except OSError:  # the other end is closed
                    return False
                self._bytes += data
                return bool(data)
        raise TimeoutError(f"nothing for {TIMEOUT} seconds after: {self.text[-500:]}")

    def type(self, line: str) -> bool:
        """Type a line and wait for the next prompt; return whether there is one."""
        self.send(line.encode() + b"\n")
        return self.wait_for_prompt()

    def send(self, data: bytes) -> None:
        """Send keys."""
        os.write(self._master, data)

    def kill(self, number: signal.Signals) -> int:
        """Send a signal and return the exit code."""
        self.process.send_signal(number)
        return self.finish()

    def finish(self) -> int:
        """Read to the end and return the exit code."""
        with contextlib.suppress(OSError):
            while self._read():
                pass
        return self.process.wait(TIMEOUT)

    def close(self) -> None:
        """Close the terminal, as when its window is closed."""
        if self.is_open:
            self.is_open = False
            os.close(self._master)
