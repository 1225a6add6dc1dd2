"""One websocket: what comes in is checked, limited and always answered; what goes out waits in a queue that stays small."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from starlette.types import Receive, Send

from sintra.server.hub import lines, tables
from sintra.server.hub.hub import Hub
from sintra.server.hub.live import MOST_CLIENTS, Live
from sintra.server.shell.gate import Gate
from sintra.server.shell.limits import Bucket
from sintra.server.shell.refusals import id_of, reason_of, write_refusal
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
PATH = "/api/socket"


class Gone(Exception):
    """The client has closed, or its connection is lost."""


class Socket:
    """One client over one websocket."""

    __slots__ = (
        "__weakref__",
        "_address",
        "_bucket",
        "_gate",
        "_give_frame",
        "_hint",
        "_hub",
        "_is_cut",
        "_limits",
        "_line",
        "_live",
        "_queue",
        "_strikes",
        "_take_frame",
        "_waiting",
        "_writer",
        "language",
        "who",
    )

    def __init__(self, channel: tuple[Receive, Send], line: Protocol | None, address: str, hub: Hub, gate: Gate) -> None:
        self._take_frame, self._give_frame = channel
        self._line = line
        self._address = address
        self._hub = hub
        self._gate = gate
        self._limits = hub.settings.limits
        self._bucket = Bucket(self._limits.socket, time.monotonic())
        self._queue: list[bytes] = []  # short, see Limits, and mostly empty
        self._waiting = 0  # bytes in the queue
        self._writer: asyncio.Task[None] | None = None
        self._hint: asyncio.Task[None] | None = None
        self._live: Live | None = None
        self._strikes = 0
        self._is_cut = False
        self.who = Who()
        self.language = "en"

    # Coming and going

    async def run(self) -> None:
        """Serve the client until one of us closes."""
        try:
            if (await self._take_frame())["type"] == "websocket.connect":
                await self._give_frame({"type": "websocket.accept"})
                if self._line is not None:
                    self._line.forget_handshake()
                await self._converse()
        except Gone:
            pass
        finally:
            self._leave()
            if self._hint is not None:
                self._hint.cancel()
            if self._writer is not None:
                self._writer.cancel()

    async def _converse(self) -> None:
        """Take the first message in time, then all others."""
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
        message = await self._take_frame()
        if message["type"] == "websocket.disconnect":
            raise Gone
        data: str | bytes | None = message.get("text")
        return data if data is not None else bytes(message["bytes"])

    def _leave(self) -> None:
        if self._live is not None:
            self._live.disconnect(self)
            self._live = None

    # Taking

    async def _take(self, data: str | bytes) -> None:
        """Carry out a message, or say why not; whoever sends nonsense for long is cut."""
        self._hub.metrics.frames_in.inc()
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
            raise Refused.because("malformed", reason="expected hello first")
        elif isinstance(message, ChooseLanguage):
            self.language = message.language
            self._send(self._live.table.view(self.who, self.language))
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
            sequence = await self._hub.act(live, self.who, message)
        self._send(Accepted(id=message.id, sequence=sequence))

    async def _enter(self, hello: Hello) -> None:
        """Go to the table of a link, and see it; a second hello goes to another one."""
        self.language = hello.language  # also of a refusal
        entry = await tables.enter(self._hub, hello.token, hello.client, hello.table)
        if len(entry.live.clients) >= MOST_CLIENTS:
            raise Refused.because("too_many")
        self._leave()
        self._live, self.who = entry.live, entry.who
        table = entry.live.table
        since = hello.since if hello.since is None or hello.since <= table.sequence else None
        self._send(table.view(self.who, self.language, since))
        entry.live.connect(self)

    def _ask_hint(self, live: Live, message: AskHint) -> None:
        """Think in the background: other messages are answered meanwhile, but one hint at a time is enough."""
        if self._hint is not None and not self._hint.done():
            raise Refused.because("too_fast")
        self._gate.check_work(self._address)
        self._hint = asyncio.get_running_loop().create_task(self._give_hint(live, message))

    async def _give_hint(self, live: Live, message: AskHint) -> None:
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
        """Put a message in the queue; a client that does not take what it is sent is cut, and slows nobody."""
        if self._is_cut:
            return
        if not self._queue and self._line is not None and self._line.write_now(data):
            self._hub.metrics.frames_out.inc()
            return
        self._queue.append(data)
        self._waiting += len(data)
        if len(self._queue) > self._limits.queue or self._waiting > self._limits.queue_bytes:
            self._cut(TRY_LATER, "too slow")
        elif self._writer is None or self._writer.done():
            self._writer = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # the client has gone: the reader will notice
            while self._queue:
                data = self._queue[0]
                await self._give_frame({"type": "websocket.send", "text": data.decode()})
                if self._queue:
                    self._queue.pop(0)
                    self._waiting -= len(data)
                    self._hub.metrics.frames_out.inc()

    def _cut(self, code: int, reason: str) -> None:
        """Close at once, whatever waits; the end of the connection then ends everything else."""
        if self._is_cut:
            return
        self._is_cut = True
        self._leave()
        self._hub.metrics.cut.labels("policy" if code == POLICY else "slow").inc()
        if self._line is not None:
            self._line.cut(code, reason)
        self._queue.clear()
        self._waiting = 0


def _read(data: str | bytes) -> ClientMessage:
    if isinstance(data, bytes):
        raise Refused.because("malformed", reason="a binary frame, expected text")
    try:
        message: ClientMessage = read_message(data)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        raise Refused.because("malformed", reason=reason_of(error)) from error
    return message
