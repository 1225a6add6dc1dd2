"""A client that measures the cost of each response: the CPU time of the server's serving thread.

Only that thread blocks other clients. Its CPU clock excludes the server's other threads and processes, and the time that it
sleeps, so a busy machine hardly changes the figures.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from sintra.bench.server import Served
from sintra.errors import OptionError

TIMEOUT = 600.0  # timeout in seconds; the first hint waits until the bots are compiled
QUIET, SETTLED = (
    0.001,
    30_000,
)  # idle: within so many seconds the thread uses fewer nanoseconds of CPU time
MAX_SETTLING = 5.0
ADDRESSES = 250  # of this machine: requests rotate over them because of the rate limits per address

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Reply:
    """The response to a request."""

    status: int
    body: bytes

    @property
    def json(self) -> Any:
        """The body, parsed."""
        return json.loads(self.body)


class Probe:
    """A client of a server that runs in its own process."""

    def __init__(self, server: Served) -> None:
        process = server.process.pid
        self._clock = Path(f"/proc/{process}/task/{process}/schedstat")  # of its main thread, which serves
        if not self._clock.exists():
            raise OptionError("this system does not report the CPU time of each thread, expected Linux")
        self._place = server.place
        self._numbers = count()
        self._http = http.client.HTTPConnection(self._place.host, self._place.port, timeout=TIMEOUT)

    # Measuring

    def spent(self) -> int:
        """Return the CPU time of the serving thread so far, in nanoseconds."""
        return int(self._clock.read_bytes().split()[0])

    def settled(self) -> int:
        """Wait until the serving thread is idle; return its CPU time."""
        deadline, last = time.monotonic() + MAX_SETTLING, self.spent()
        while time.monotonic() < deadline:
            time.sleep(QUIET)
            now = self.spent()
            if now - last < SETTLED:
                return now
            last = now
        return self.spent()

    def cost(self, work: Callable[[], object]) -> float:
        """Run an action; return the CPU time that the serving thread has spent on it, in milliseconds."""
        before = self.settled()
        work()
        return (self.settled() - before) / 1e6

    # Asking

    def send(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Reply:
        """Send a request; headers are keywords with underscores for hyphens. A lost connection is status 0."""
        try:
            self._http.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
            answer = self._http.getresponse()
            return Reply(answer.status, answer.read())
        except (http.client.HTTPException, OSError):
            self._http.close()
            return Reply(0, b"")

    def post(self, path: str, message: Json, **headers: str) -> Reply:
        """Send a message as JSON."""
        return self.send("POST", path, json.dumps(message).encode(), content_type="application/json", **headers)

    def move_on(self) -> None:
        """Switch to another address of this machine, with fresh rate limits."""
        self._http.close()
        source = (f"127.0.0.{2 + next(self._numbers) % ADDRESSES}", 0)
        self._http = http.client.HTTPConnection(self._place.host, self._place.port, timeout=TIMEOUT, source_address=source)
        self.send("GET", "/healthz")

    @contextlib.contextmanager
    def socket(self) -> Generator[ClientConnection]:
        """Open a websocket; without pings, since a client that only has to be there does not read their answers in time."""
        url = f"ws://{self._place.host}:{self._place.port}/api/socket"
        with connect(
            url, max_size=None, compression=None, ping_interval=None, open_timeout=TIMEOUT, close_timeout=1
        ) as connection:
            yield connection


def hello(connection: ClientConnection, token: str, **more: Any) -> Json:
    """Enter a table; return what is shown."""
    connection.send(json.dumps({"type": "hello", "token": token, "client": "bench", **more}))
    return until(connection, "table", "refused")


def until(connection: ClientConnection, *types: str) -> Json:
    """Receive messages up to the first of a type."""
    while True:
        message: Json = json.loads(connection.recv(TIMEOUT))
        if message["type"] in types:
            return message
