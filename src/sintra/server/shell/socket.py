"""One websocket: incoming messages are validated, rate-limited and always answered; outgoing ones wait in a bounded queue."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

from starlette.types import Receive, Send

from sintra.server.hub import lines, tables
from sintra.server.hub.hub import Hub
from sintra.server.hub.live import MAX_CLIENTS, Live
from sintra.server.shell.gate import Gate
from sintra.server.shell.limits import TokenBucket
from sintra.server.shell.refusals import UNREADABLE, id_of, reason_of, write_refusal
from sintra.server.shell.transport import Protocol
from sintra.server.table.who import Who
from sintra.server.wire.messages import (
    Accepted,
    Ask,
    AskHint,
    ChooseLanguage,
    ClientMessage,
    Hello,
    Ping,
    Pong,
    Rematch,
    Request,
    read_message,
    write,
)
from sintra.server.wire.refused import Refused

POLICY, TRY_LATER = 1008, 1013  # close codes


class Disconnected(Exception):
    """The client has closed, or the connection was lost."""


class Socket:
    """One client over one websocket."""

    __slots__ = (
        "__weakref__",
        "_address",
        "_bucket",
        "_gate",
        "_hint",
        "_hub",
        "_is_cut",
        "_limits",
        "_live",
        "_protocol",
        "_queue",
        "_queued_bytes",
        "_receive_frame",
        "_send_frame",
        "_strikes",
        "_writer",
        "language",
        "who",
    )

    def __init__(self, channel: tuple[Receive, Send], protocol: Protocol | None, address: str, hub: Hub, gate: Gate) -> None:
        self._receive_frame, self._send_frame = channel
        self._protocol = protocol
        self._address = address
        self._hub = hub
        self._gate = gate
        self._limits = hub.settings.limits
        self._bucket = TokenBucket(self._limits.socket, time.monotonic())
        self._queue: list[bytes] = []  # short, see Limits, and mostly empty
        self._queued_bytes = 0  # bytes in the queue
        self._writer: asyncio.Task[None] | None = None
        self._hint: asyncio.Task[None] | None = None
        self._live: Live | None = None
        self._strikes = 0
        self._is_cut = False
        self.who = Who()
        self.language = "en"

    # Connection

    async def run(self) -> None:
        """Serve the client until either side closes."""
        try:
            if (await self._receive_frame())["type"] == "websocket.connect":
                await self._send_frame({"type": "websocket.accept"})
                if self._protocol is not None:
                    self._protocol.forget_handshake()
                await self._converse()
        except Disconnected:
            pass
        finally:
            self._leave()
            if self._hint is not None:
                self._hint.cancel()
            if self._writer is not None:
                self._writer.cancel()

    async def _converse(self) -> None:
        """Handle the hello, which has a timeout, then all other messages."""
        deadline = time.monotonic() + self._hub.settings.timing.hello
        while self._live is None and not self._is_cut:
            try:
                data = await asyncio.wait_for(self._receive(), max(0.0, deadline - time.monotonic()))
            except TimeoutError:
                self._cut(POLICY, "no hello in time")
                return
            await self._take(data)
        while not self._is_cut:
            await self._take(await self._receive())

    async def _receive(self) -> str | bytes:
        message = await self._receive_frame()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
        data: str | bytes | None = message.get("text")
        return data if data is not None else bytes(message["bytes"])

    def _leave(self) -> None:
        if self._live is not None:
            self._live.disconnect(self)
            self._live = None

    # Receiving

    async def _take(self, data: str | bytes) -> None:
        """Run a message, or refuse it; disconnect a client after too many invalid ones in a row."""
        self._hub.metrics.frames.count("in")
        try:
            self._check_rate()
            message = _read(data)
        except Refused as refused:
            self._refuse(refused, id_of(data))
            self._strikes += 1
            if self._strikes > self._limits.strikes:
                self._cut(POLICY, refused.code)
            return
        self._strikes = 0
        try:
            await self._carry_out(message)
        except Refused as refused:
            self._refuse(refused, getattr(message, "id", None))

    def _check_rate(self) -> None:
        if not self._bucket.take(time.monotonic()):
            raise Refused.because("too_fast")
        self._gate.check_message(self._address)

    async def _carry_out(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            await self._enter(message)
        elif isinstance(message, Ping):
            self._send(Pong())
        elif self._live is None:
            raise Refused.malformed("expected hello first")
        elif isinstance(message, ChooseLanguage):
            self.language = message.language
            self._send_view(self._live)
        elif isinstance(message, AskHint):
            self._ask_hint(self._live, message)
        elif isinstance(message, Ask):
            answer = await lines.ask(self._hub, self._live, self.who, message, self.language)
            if isinstance(answer, AskHint):
                self._ask_hint(self._live, answer)
            else:
                self._send(answer)
        else:
            await self._act(self._live, message)

    async def _act(self, live: Live, message: Request | Rematch) -> None:
        if isinstance(message, Rematch):
            self._gate.check_creation(self._address)
            sequence = await tables.rematch(self._hub, live, self.who, message)
        else:
            sequence = await self._hub.act_here(live, self.who, message)
        self._send(Accepted(id=message.id, sequence=sequence))

    async def _enter(self, hello: Hello) -> None:
        """Connect to the table of a link and send its view; a second hello switches to another table."""
        self.language = hello.language  # also for a refusal
        entry = await tables.enter(self._hub, hello.token, hello.client, hello.table, self._address)
        if len(entry.live.clients) >= MAX_CLIENTS:
            raise Refused.because("too_many")
        self._leave()
        self._live, self.who = entry.live, entry.who
        self._gate.charge(self._address, entry.seconds)
        since = hello.since if hello.since is None or hello.since <= entry.live.table.sequence else None
        self._send_view(entry.live, since)
        entry.live.connect(self)

    def _send_view(self, live: Live, since: int | None = None) -> None:
        with self._gate.charging(self._address):
            self.send(live.table.write_view(self.who, self.language, since))

    def _ask_hint(self, live: Live, message: AskHint) -> None:
        """Compute a hint in the background, one at a time; other messages are answered meanwhile."""
        if self._hint is not None and not self._hint.done():
            raise Refused.because("too_fast")
        self._gate.check_work(self._address)
        self._hint = asyncio.get_running_loop().create_task(self._send_hint(live, message))

    async def _send_hint(self, live: Live, message: AskHint) -> None:
        try:
            self._send(await tables.hint(self._hub, live, self.who, message, self.language))
        except Refused as refused:
            self._refuse(refused, message.id)

    # Sending

    def _refuse(self, refused: Refused, message: str | None) -> None:
        self._hub.metrics.refusals.labels(refused.code).inc()
        self._send(write_refusal(refused, self.language, message, self._live))

    def _send(self, message: Any) -> None:
        self.send(write(message))

    def send(self, data: bytes) -> None:
        """Write or queue a message; a client whose queue overflows is disconnected, so that it slows nobody."""
        if self._is_cut:
            return
        if not self._queue and self._protocol is not None and self._protocol.write_now(data):
            self._hub.metrics.frames.count("out")
            return
        self._queue.append(data)
        self._queued_bytes += len(data)
        if len(self._queue) > self._limits.queue or self._queued_bytes > self._limits.queue_bytes:
            self._cut(TRY_LATER, "too slow")
        elif self._writer is None or self._writer.done():
            self._writer = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # disconnected: the reader will notice
            while self._queue:
                data = self._queue[0]
                await self._send_frame({"type": "websocket.send", "text": data.decode()})
                if self._queue:
                    self._queue.pop(0)
                    self._queued_bytes -= len(data)
                    self._hub.metrics.frames.count("out")

    def _cut(self, code: int, reason: str) -> None:
        """Close immediately and drop the queue; the lost connection then ends `run`."""
        if self._is_cut:
            return
        self._is_cut = True
        self._leave()
        self._hub.metrics.cut.labels("policy" if code == POLICY else "slow").inc()
        if self._protocol is not None:
            self._protocol.cut(code, reason)
        self._queue.clear()
        self._queued_bytes = 0


def _read(data: str | bytes) -> ClientMessage:
    if isinstance(data, bytes):
        raise Refused.malformed("a binary frame, expected text")
    try:
        message: ClientMessage = read_message(data)
    except UNREADABLE as error:
        raise Refused.malformed(reason_of(error)) from error
    return message
