"""The HTTP API, for scripts, bots and slow connections. Every refusal is a `refused` message with its HTTP status."""

from __future__ import annotations

import asyncio
import contextlib
import math
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from sintra.i18n.languages import DEFAULT, codes
from sintra.server.hub import lines, tables
from sintra.server.hub.hub import Hub
from sintra.server.hub.tables import Entry
from sintra.server.metrics import MEDIA_TYPE as METRICS_MEDIA_TYPE
from sintra.server.settings import MAX_BODY_BYTES, MAX_CREATE_BYTES, MAX_RECORD_BYTES
from sintra.server.shell import replays
from sintra.server.shell.catalog import encoded_catalog
from sintra.server.shell.gate import API, Gate, address_of
from sintra.server.shell.refusals import MAX_RETRY_AFTER, UNREADABLE, id_of, reason_of, status_of, write_refusal
from sintra.server.wire.messages import (
    MAX_EVENTS,
    Accepted,
    Ask,
    AskHint,
    CreateTable,
    Join,
    Leave,
    Play,
    Rematch,
    Resign,
    Undo,
    write,
)
from sintra.server.wire.refused import Refused

TOKEN = re.compile(r"(?i:bearer) +([A-Za-z0-9_-]{16,128})")
CLIENT_HEADER = "sintra-client"
MAX_CLIENT = 64  # characters
MAX_QUERY, MAX_LANGUAGES = 1024, 256  # bytes of a query string, characters of Accept-Language that are looked at
MAX_SHORT_RECORD = 40  # events: a longer record is written by a clerk
MAX_WAIT = 25  # seconds of a long poll
BODY_TIMEOUT = 10.0  # timeout for a body in seconds, plus
MIN_BODY_RATE = 8192  # the time that it takes at this minimum rate in bytes per second
RETRY_AFTER = {429: 1.0, 503: 2.0}  # seconds, by status
UNAUTHORIZED, TOO_LARGE, MEDIA_TYPE, REQUEST_TIMEOUT = 401, 413, 415, 408
Handler = Callable[[Request], Awaitable[Response]]
Acting = Join | Leave | Play | Undo | Resign
Body = TypeVar("Body")
_decoders: dict[type[Any], Any] = {}


class Api:
    """The handlers of the HTTP API."""

    def __init__(self, hub: Hub, gate: Gate) -> None:
        self._hub = hub
        self._gate = gate

    def answering(self, handler: Handler) -> Handler:
        """Wrap a handler: check origin and query first, and turn `Refused` into a response."""

        async def answer(request: Request) -> Response:
            try:
                self._gate.check_origin(request)
                _check_query(request)
                return await handler(request)
            except Refused as refused:
                return self.refusal(request, refused)

        return answer

    def refusal(self, request: Request, refused: Refused, status: int | None = None) -> Response:
        """Write a refusal as a response."""
        self._hub.metrics.refusals.labels(refused.code).inc()
        code = getattr(request.state, "status", None) or status or status_of(refused)
        message = write_refusal(refused, language_of(request), getattr(request.state, "id", None), _live_of(request))
        headers = {"www-authenticate": "Bearer"} if code == UNAUTHORIZED else {}
        if code in RETRY_AFTER:
            headers["retry-after"] = _seconds(refused.retry_after or RETRY_AFTER[code])
        if not request.scope["path"].startswith(API):
            return PlainTextResponse(f"{message.text}\n", code, headers)
        return Response(write(message), code, headers, "application/json")

    # Tables

    async def create(self, request: Request) -> Response:
        """Create a table."""
        wanted = await _body(request, CreateTable, MAX_CREATE_BYTES)
        self._gate.check_creation(address_of(request))
        return _json(await tables.create(self._hub, wanted), 201)

    async def table(self, request: Request) -> Response:
        """Return everything that the link may see; with `wait`, long-poll for events after `since`."""
        since, wait = _number(request, "since", MAX_EVENTS), _number(request, "wait", MAX_WAIT)
        if since is not None:
            self._hub.load.check()  # a client that has seen the table can wait, as one with a socket would
        entry = await self._enter(request)
        table = entry.live.table
        if since is not None and since > table.sequence:
            since = None
        if wait and since == table.sequence:
            await self._wait(request, entry, wait)
        with self._gate.charging(address_of(request)):
            return _encoded(table.write_view(entry.who, language_of(request), since))

    async def _wait(self, request: Request, entry: Entry, seconds: int) -> None:
        """Long-poll for a change; this counts as a socket."""
        address = address_of(request)
        if not self._gate.sockets.acquire(address):
            raise Refused.because("too_many")
        entry.live.pending += 1
        changed = entry.live.next_change()  # before anything else can run: wait_for starts a task of its own
        try:
            if not self._hub.is_stopping:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), seconds)
        finally:
            entry.live.pending -= 1
            self._gate.sockets.release(address)

    async def act(self, request: Request, kind: type[Acting]) -> Response:
        """Run a request that changes a table."""
        message = await _body(request, kind)
        if not isinstance(message, Join | Leave):
            self._hub.load.check()  # before anything is read for it
        entry = await self._enter(request)
        sequence = await self._hub.act(entry.live, entry.who, message)
        return _json(Accepted(id=message.id, sequence=sequence))

    async def rematch(self, request: Request) -> Response:
        """Ask for another game."""
        message = await _body(request, Rematch)
        entry = await self._enter(request)
        self._gate.check_creation(address_of(request))
        sequence = await tables.rematch(self._hub, entry.live, entry.who, message)
        return _json(Accepted(id=message.id, sequence=sequence))

    async def hint(self, request: Request) -> Response:
        """Ask for a good move."""
        message = await _body(request, AskHint)
        return await self._hint(request, await self._enter(request), message)

    async def _hint(self, request: Request, entry: Entry, message: AskHint) -> Response:
        self._gate.check_work(address_of(request))
        return _json(await tables.hint(self._hub, entry.live, entry.who, message, language_of(request)))

    async def ask(self, request: Request) -> Response:
        """Answer a typed line: a question, a move, undo or hint."""
        message = await _body(request, Ask)
        entry = await self._enter(request)
        answer = await lines.ask(self._hub, entry.live, entry.who, message, language_of(request))
        return await self._hint(request, entry, answer) if isinstance(answer, AskHint) else _json(answer)

    async def record(self, request: Request) -> Response:
        """Return the Record; with the seed only when the game is over."""
        table = (await self._enter(request)).live.table
        with self._gate.charging(address_of(request)):
            record = table.record
        is_long = len(record.events) > MAX_SHORT_RECORD
        text = await self._hub.clerks.ask(address_of(request), str, record) if is_long else str(record)
        return Response(text, media_type="text/plain; charset=utf-8")

    async def steps(self, request: Request) -> Response:
        """Return the positions after each event, one page of them."""
        first, last = _range(request)
        entry = await self._enter(request)
        self._gate.check_work(address_of(request))
        return await self._work_out(request, replays.steps, entry.live.table.record, language_of(request), first, last)

    # Records and games

    async def replay(self, request: Request) -> Response:
        """Return the positions of an uploaded Record."""
        first, last = _range(request)
        self._gate.check_work(address_of(request))
        data = await _read(request, MAX_RECORD_BYTES)
        return await self._work_out(request, replays.replay, data, language_of(request), first, last)

    async def verify(self, request: Request) -> Response:
        """Verify the deals of an uploaded Record against its commitment."""
        self._gate.check_work(address_of(request))
        return await self._work_out(request, replays.verify, await _read(request, MAX_RECORD_BYTES))

    async def _work_out(self, request: Request, make: Callable[..., Any], *arguments: Any) -> Response:
        """Compute an expensive response in the worker process."""
        data = await self._hub.clerks.ask(address_of(request), replays.written, make, *arguments)
        return Response(data, media_type="application/json")

    async def games(self, request: Request) -> Response:
        """List what can be played."""
        return Response(encoded_catalog(language_of(request)), media_type="application/json")

    # About the server

    async def health(self, _: Request) -> Response:
        """Answer the health check."""
        return PlainTextResponse("ok\n")

    async def metrics(self, _: Request) -> Response:
        """Return the metrics for Prometheus."""
        return Response(self._hub.metrics.text(), media_type=METRICS_MEDIA_TYPE)

    # Authorization

    async def _enter(self, request: Request) -> Entry:
        match = TOKEN.fullmatch(request.headers.get("authorization", "").strip())
        if match is None:
            request.state.status = UNAUTHORIZED
            raise Refused.because("forbidden")
        client = request.headers.get(CLIENT_HEADER, "")
        if len(client) > MAX_CLIENT:
            raise Refused.malformed(f"a Sintra-Client of {len(client)} characters, expected at most {MAX_CLIENT}")
        entry = await tables.enter(self._hub, match[1], client, request.path_params["table"], address_of(request))
        self._gate.charge(address_of(request), entry.seconds)
        request.state.live = entry.live
        return entry


def acting(kind: type[Acting]) -> Callable[[Api, Request], Awaitable[Response]]:
    """Make the handler for one type of request that changes a table."""

    async def act(api: Api, request: Request) -> Response:
        return await api.act(request, kind)

    return act


def language_of(request: Request) -> str:
    """Negotiate the language: from the query, from Accept-Language, or the default."""
    chosen = request.query_params.get("language") if _has_short_query(request) else None
    if chosen in codes():
        return chosen
    tags = [part.split(";")[0].strip() for part in request.headers.get("accept-language", "")[:MAX_LANGUAGES].split(",")]
    wanted = (code for tag in tags for code in (tag, tag[:2].lower()))
    return next((code for code in wanted if code in codes()), DEFAULT)


def _seconds(number: float) -> str:
    """Write a delay as a header has it: whole seconds, at most an hour."""
    return str(math.ceil(min(number, MAX_RETRY_AFTER)))


def _has_short_query(request: Request) -> bool:
    return len(request.scope["query_string"]) <= MAX_QUERY


def _check_query(request: Request) -> None:
    if not _has_short_query(request):
        raise Refused.malformed(f"a query of more than {MAX_QUERY} bytes")


def _live_of(request: Request) -> Any:
    return getattr(request.state, "live", None)


def _json(message: Any, status: int = 200) -> Response:
    return _encoded(write(message), status)


def _encoded(message: bytes, status: int = 200) -> Response:
    return Response(message, status, media_type="application/json")


def _number(request: Request, name: str, max_value: int) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > len(str(max_value)) or int(text) > max_value:
        raise Refused.malformed(f"{name} is not a whole number from 0 to {max_value}")
    return int(text)


def _range(request: Request) -> tuple[int, int | None]:
    """Parse the numbers of the first and the last step."""
    first, last = _number(request, "from", MAX_EVENTS) or 0, _number(request, "to", MAX_EVENTS)
    if last is not None and last < first:
        raise Refused.malformed("to is before from, expected a later step")
    return first, last


async def _body(request: Request, kind: type[Body], max_bytes: int = MAX_BODY_BYTES) -> Body:
    media_type = request.headers.get("content-type", "application/json").partition(";")[0].strip().lower()
    if media_type != "application/json":
        request.state.status = MEDIA_TYPE
        _close_after(request)
        raise Refused.malformed("another media type, expected application/json")
    data = await _read(request, max_bytes)
    decoder = _decoders.get(kind) or _decoders.setdefault(kind, msgspec.json.Decoder(kind))
    request.state.id = id_of(data)
    try:
        found: Body = decoder.decode(data)
    except UNREADABLE as error:
        raise Refused.malformed(reason_of(error)) from error
    return found


def _close_after(request: Request) -> None:
    """Announce that the connection closes after the response, because the body is not read: uvicorn copies this header."""
    request.scope["headers"].append((b"connection", b"close"))


async def _read(request: Request, max_bytes: int) -> bytes:
    """Read a body, with a size limit, and a timeout that grows with its size; the transport discards the rest."""
    data, begun = bytearray(), asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(BODY_TIMEOUT) as limit:
            async for chunk in request.stream():
                data += chunk
                limit.reschedule(begun + BODY_TIMEOUT + len(data) / MIN_BODY_RATE)
                if len(data) > max_bytes:
                    request.state.status = TOO_LARGE
                    _close_after(request)
                    raise Refused.malformed(f"a body of more than {max_bytes} bytes")
    except (TimeoutError, ClientDisconnect) as error:
        request.state.status = REQUEST_TIMEOUT
        _close_after(request)
        raise Refused.malformed("the body was not received in time") from error
    return bytes(data)
