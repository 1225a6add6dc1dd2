"""Servers that start at once: a process that has loaded everything forks `sintra serve` without bots whenever it is asked.

A thousand starts would otherwise take longer than all that is tested. What is forked is a process of its own, with its own
signals, descriptors and exit code; only its imports were done before.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import httpx

from tests.server.clients import NO_TLS, TIMEOUT


@dataclass
class Forked:
    """One server."""

    forge: Forge
    pid: int
    url: str

    @property
    def socket_url(self) -> str:
        """Where websockets connect."""
        return self.url.replace("http", "ws", 1) + "/api/socket"

    def http(self, **arguments: Any) -> httpx.Client:
        """Make a client for plain HTTP."""
        return httpx.Client(base_url=self.url, timeout=TIMEOUT, verify=NO_TLS, **arguments)

    def signal(self, number: int = signal.SIGTERM) -> None:
        """Send a signal; one that has ended does not mind."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self) -> int:
        """Wait for the exit; return the exit code, negative for the signal that killed it."""
        return int(self.forge.ask({"wait": self.pid}))


@dataclass
class Forge:
    """The process that forks servers."""

    process: subprocess.Popen[str]

    def ask(self, request: dict[str, Any]) -> Any:
        """Send a request and return its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(request), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())

    def start(self, database: Path, *, files: tuple[int, int] | None = None, **limits: Any) -> Forked:
        """Start a server, with soft and hard limit of open files; its log stands beside the database."""
        pid, url = self.ask({"database": str(database), "files": files, "limits": limits})
        return Forked(self, pid, url)


@contextlib.contextmanager
def forge() -> Generator[Forge]:
    """Run the process that forks servers."""
    command = [sys.executable, "-m", "tests.server.forking"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        try:
            yield Forge(process)
        finally:
            assert process.stdin is not None
            process.stdin.close()
            process.kill()


# In that process


def main() -> int:
    """Load the server, then fork and wait as asked."""
    from sintra.cli.serve import load_serving  # noqa: PLC0415 - only here
    from sintra.server.hub.bot_pool import Thinkers  # noqa: PLC0415 - only here
    from sintra.server.shell.warmup import warm_up  # noqa: PLC0415 - only here

    service: Any = load_serving()
    warm_up()
    Thinkers.start = _start_no_bots  # type: ignore[method-assign]
    print("ready", flush=True)  # noqa: T201 - for the parent
    for line in sys.stdin:
        request = json.loads(line)
        if "wait" in request:
            _, status = os.waitpid(request["wait"], 0)
            print(os.waitstatus_to_exitcode(status), flush=True)  # noqa: T201 - for the parent
        elif (code := _fork(service, request)) is not None:
            return code
    return 0


def _start_no_bots(_: Any) -> None:
    """Start no workers: nobody asks a bot here."""


def _fork(service: Any, request: dict[str, Any]) -> int | None:
    """Fork a server; return its exit code in the child, None in the parent."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        return _serve(service, request, os.fdopen(writing, "w"))
    os.close(writing)
    with os.fdopen(reading) as pipe:
        print(json.dumps([pid, pipe.readline().strip()]), flush=True)  # noqa: T201 - for the parent
    return None


def _serve(service: Any, request: dict[str, Any], told: IO[str]) -> int:
    from sintra.server.settings import Limits, Rate, ServerSettings  # noqa: PLC0415 - only here

    database = Path(request["database"])
    log = os.open(database.with_suffix(".log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 2)
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(0, 1)
    if request["files"] is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, tuple(request["files"]))

    def ready(url: str) -> None:
        told.write(f"{url.rstrip('/')}\n")
        told.close()

    much = Rate(1e6, 1e6)
    limits = Limits(socket=much, address=much, files=much, arrivals=much, creation=much, **request["limits"])
    code: int = service.serve(ServerSettings(database, port=0, processes=1, limits=limits), ready=ready)
    return code


if __name__ == "__main__":
    raise SystemExit(main())
