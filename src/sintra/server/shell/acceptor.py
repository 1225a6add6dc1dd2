"""Accepting connections: up to the limit of file descriptors, and with a rate limit per address.

asyncio would accept the whole backlog, and log a traceback for each connection once descriptors have run out. Here idle
connections are dropped first, and a rejected client gets a response. Few are accepted at a time, so that the event loop stays
responsive.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
from collections.abc import Callable, Sized
from typing import Any

from sintra.i18n.languages import codes
from sintra.phrase import Phrase
from sintra.server.log import log_event
from sintra.server.metrics import Metrics
from sintra.server.shell.gate import Gate
from sintra.server.shell.refusals import speaker
from sintra.server.shell.waiting_line import Waiting

ACCEPTS_PER_TURN = 16  # connections accepted per iteration of the event loop
PAUSE = 0.1  # seconds of backoff after accepting failed
EXHAUSTED = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
MAX_REQUEST = 1 << 16  # bytes of a request that are read before it is rejected


def canned(status: str, code: str) -> bytes:
    """Format a refusal for a request that was not read: in all languages, since that of the client is unknown."""
    text = "".join(f"{speaker(language).say(Phrase(f'server.refusal.{code}'))}\n" for language in codes()).encode()
    lines = (f"HTTP/1.1 {status}", "content-type: text/plain; charset=utf-8", f"content-length: {len(text)}")
    return "\r\n".join((*lines, "retry-after: 1", "cache-control: no-store", "connection: close", "", "")).encode() + text


class Acceptor:
    """Accepts the connections of one listening socket."""

    def __init__(self, listener: socket.socket, gate: Gate, waiting: Waiting, metrics: Metrics) -> None:
        self._listener = listener
        self._gate = gate
        self._waiting = waiting
        self._dropped = metrics.dropped
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._too_fast, self._full = canned("429 Too Many Requests", "too_fast"), canned("503 Service Unavailable", "too_many")
        self._pause: asyncio.TimerHandle | None = None

    def start(self, make_protocol: Callable[[], asyncio.Protocol], connected: Sized, capacity: int) -> None:
        """Start accepting while fewer than `capacity` are connected."""
        self._make_protocol, self._connected, self._capacity = make_protocol, connected, capacity
        self._listen()

    def close(self) -> None:
        """Stop accepting."""
        if self._pause is not None:
            self._pause.cancel()
        self._loop.remove_reader(self._listener.fileno())
        self._listener.close()

    def _listen(self) -> None:
        self._loop.add_reader(self._listener.fileno(), self._accept_some)

    def _accept_some(self) -> None:
        for _ in range(ACCEPTS_PER_TURN):
            try:
                connection, address = self._listener.accept()
            except (BlockingIOError, InterruptedError):
                return
            except ConnectionError:
                continue  # that client is gone already
            except OSError as error:
                self._recover(error)
                return
            self._take(connection, str(address[0]))

    def _take(self, connection: socket.socket, host: str) -> None:
        if not self._gate.admits_connection(host):
            self._turn_away(connection, "fast", self._too_fast)
        elif len(self._connected) + len(self._tasks) >= self._capacity and not self._waiting.make_room():
            self._turn_away(connection, "full", self._full)
        else:
            connection.setblocking(False)  # noqa: FBT003 - the name says what is false
            task = self._loop.create_task(self._connect(connection))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _connect(self, connection: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._make_protocol, connection)
        except OSError:
            connection.close()  # that client is gone already

    def _turn_away(self, connection: socket.socket, reason: str, answer: bytes) -> None:
        """Respond without parsing the request, and close: that costs next to nothing."""
        self._dropped.labels(reason).inc()
        with contextlib.suppress(OSError), connection:
            connection.setblocking(False)  # noqa: FBT003 - the name says what is false
            with contextlib.suppress(BlockingIOError):
                connection.recv(MAX_REQUEST)  # closing with unread input would reset the connection
            connection.send(answer)
            connection.shutdown(socket.SHUT_WR)

    def _recover(self, error: OSError) -> None:
        """Drop an idle connection after accepting failed, and retry after a backoff."""
        if error.errno not in EXHAUSTED:
            raise error
        self._waiting.make_room()
        log_event("no descriptors left", level=logging.ERROR, reason=errno.errorcode[error.errno or 0])
        self._loop.remove_reader(self._listener.fileno())
        self._pause = self._loop.call_later(PAUSE, self._listen)
