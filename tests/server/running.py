"""Servers that tests talk to: `start` runs one in a thread of this process, `spawn` runs `sintra serve` as a child."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from sintra.server.settings import Limits, Rate, ServerSettings, Timing
from sintra.server.shell.app import Application
from sintra.server.shell.service import Server, listen
from sintra.server.store.store import Store
from tests.server.clients import NO_TLS, TIMEOUT

MUCH = Rate(1e6, 1e6)
HIGH = Limits(
    socket=MUCH,
    address=MUCH,
    files=MUCH,
    arrivals=MUCH,
    probes=MUCH,
    creation=MUCH,
    work=MUCH,
    sockets=10_000,
    connections=10_000,
)


@dataclass
class Running:
    """A server in a thread of this process."""

    server: Server
    thread: threading.Thread
    url: str

    @property
    def application(self) -> Application:
        """What is being served."""
        return self.server.application

    @property
    def socket_url(self) -> str:
        """Where websockets connect."""
        return self.url.replace("http", "ws", 1) + "/api/socket"

    def http(self, **arguments: Any) -> httpx.Client:
        """Make a client for plain HTTP."""
        return httpx.Client(base_url=self.url, timeout=TIMEOUT, verify=NO_TLS, **arguments)

    def stop(self) -> None:
        """Stop gracefully."""
        self.server.should_exit = True
        self.thread.join(TIMEOUT)
        assert not self.thread.is_alive()


def start(database: Path, limits: Limits = HIGH, timing: Timing | None = None, **settings: Any) -> Running:
    """Serve a database in a thread."""
    chosen = ServerSettings(
        database, limits=limits, timing=timing or Timing(), processes=settings.pop("processes", 1), **settings
    )
    return run(Server(Application(chosen, Store(database)), [listen("127.0.0.1", 0)], quiet=True))


def run(server: Server) -> Running:
    """Run a server in a thread."""
    thread = threading.Thread(target=server.run_here, daemon=True)
    thread.start()
    deadline = time.monotonic() + TIMEOUT
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline
        time.sleep(0.005)
    return Running(server, thread, server.address.rstrip("/"))


@dataclass
class Child:
    """`sintra serve` as a process of its own."""

    process: subprocess.Popen[str]
    url: str
    database: Path
    log: Path = field(default_factory=Path)

    @property
    def socket_url(self) -> str:
        """Where websockets connect."""
        return self.url.replace("http", "ws", 1) + "/api/socket"

    def http(self, **arguments: Any) -> httpx.Client:
        """Make a client for plain HTTP."""
        return httpx.Client(base_url=self.url, timeout=TIMEOUT, verify=NO_TLS, **arguments)

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and wait for the exit; return the exit code."""
        self.process.send_signal(number)
        return self.process.wait(TIMEOUT)


def free_port() -> int:
    """Find a free port."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@contextlib.contextmanager
def spawn(database: Path, *arguments: str) -> Generator[Child]:
    """Run `sintra serve` on a free port, with its log beside the database; it is killed at the end if it still runs."""
    log = database.with_suffix(".log")
    command = [
        sys.executable,
        "-m",
        "sintra",
        "serve",
        "--port",
        "0",
        "--database",
        str(database),
        "--processes",
        "1",
        *arguments,
    ]
    with log.open("a", encoding="utf-8") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=os.environ.copy())
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Sintra serves at http"), log.read_text(encoding="utf-8")
        yield Child(process, line.split()[-1].rstrip("/"), database, log)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(TIMEOUT)
        assert process.stdout is not None
        process.stdout.close()
