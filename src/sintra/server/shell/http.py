"""The same by plain HTTP, for scripts, bots and slow connections. Every refusal is a message `refused` with its HTTP status."""

from __future__ import annotations

import asyncio
import contextlib
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
from sintra.server.metrics import MEDIA_TYPE as FIGURES_MEDIA_TYPE
from sintra.server.settings import LARGEST_BODY, LARGEST_RECORD, LARGEST_WISH
from sintra.server.shell import replays
from sintra.server.shell.catalog import catalog
from sintra.server.shell.gate import Gate, address_of
from sintra.server.shell.refusals import id_of, reason_of, status_of, write_refusal
from sintra.server.wire.messages import (
    MOST_EVENTS,
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
MOST_CLIENT = 64  # characters
MOST_WAIT = 25  # seconds for something to happen
BODY_SECONDS = 10.0
RETRY = {429: "1", 503: "2"}  # seconds after which to try again, by status
UNAUTHORIZED, TOO_LARGE, MEDIA_TYPE, TOO_LATE = 401, 413, 415, 408
Handler = Callable[[Request], Awaitable[Response]]
Acting = Join | Leave | Play | Undo | Resign
Body = TypeVar("Body")
_decoders: dict[type[Any], Any] = {}


class Api:
    """Answers requests."""

    def __init__(self, hub: Hub, gate: Gate) -> None:
        self._hub = hub
        self._gate = gate

    def answering(self, handler: Handler) -> Handler:
        """Check who asks and how often, and answer refusals in words."""

        async def answer(request: Request) -> Response:
            try:
                self._gate.check_origin(request)
                self._gate.check_message(address_of(request))
                return await handler(request)
            except Refused as refused:
                return self.refusal(request, refused)

        return answer

    def refusal(self, request: Request, refused: Refused, status: int | None = None) -> Response:
        """Answer a refusal."""
        self._hub.metrics.refusals.labels(refused.code).inc()
        code = getattr(request.state, "status", None) or status or status_of(refused)
        message = write_refusal(refused, language_of(request), getattr(request.state, "id", None), _live_of(request))
        headers = {"retry-after": RETRY[code]} if code in RETRY else {}
        if code == UNAUTHORIZED:
            headers["www-authenticate"] = "Bearer"
        return Response(write(message), code, headers, "application/json")

    # Tables

    async def create(self, request: Request) -> Response:
        """Make a table."""
        wish = await _body(request, CreateTable, LARGEST_WISH)
        self._gate.check_creation(address_of(request))
        return _json(await tables.create(self._hub, wish), 201)

    async def table(self, request: Request) -> Response:
        """Give everything that the link may see; with `wait`, as soon as something has happened after `since`."""
        since, wait = _number(request, "since", MOST_EVENTS), _number(request, "wait", MOST_WAIT)
        entry = await self._enter(request)
        table = entry.live.table
        if since is not None and since > table.sequence:
            since = None
        if wait and since == table.sequence:
            await self._wait(request, entry, wait)
        return _json(table.view(entry.who, language_of(request), since))

    async def _wait(self, request: Request, entry: Entry, seconds: int) -> None:
        """Wait for something to happen; this counts as a socket."""
        address = address_of(request)
        if not self._gate.sockets.take(address):
            raise Refused.because("too_many")
        entry.live.pending += 1
        try:
            if not self._hub.is_stopping:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(entry.live.change(), seconds)
        finally:
            entry.live.pending -= 1
            self._gate.sockets.give_back(address)

    async def act(self, request: Request, kind: type[Acting]) -> Response:
        """Carry out a request that changes a table."""
        message = await _body(request, kind)
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
        """Answer a line as people type it: a question, a move, undo or hint."""
        message = await _body(request, Ask)
        entry = await self._enter(request)
        answer = await lines.ask(self._hub, entry.live, entry.who, message, language_of(request))
        return await self._hint(request, entry, answer) if isinstance(answer, AskHint) else _json(answer)

    async def record(self, request: Request) -> Response:
        """Give the Record; with the seed only when the game is over."""
        entry = await self._enter(request)
        return Response(str(entry.live.table.record), media_type="text/plain; charset=utf-8")

    async def steps(self, request: Request) -> Response:
        """Give the positions after each event, some at once."""
        first, last = _range(request)
        entry = await self._enter(request)
        self._gate.check_work(address_of(request))
        return _json(await asyncio.to_thread(replays.steps, entry.live.table.record, language_of(request), first, last))

    # Records and games

    async def replay(self, request: Request) -> Response:
        """Give the positions of a Record that was sent."""
        first, last = _range(request)
        self._gate.check_work(address_of(request))
        data = await _read(request, LARGEST_RECORD)
        return _json(await asyncio.to_thread(replays.replay, data, language_of(request), first, last))

    async def verify(self, request: Request) -> Response:
        """Say whether the deals of a Record that was sent are what was promised."""
        self._gate.check_work(address_of(request))
        return _json(await asyncio.to_thread(replays.verify, await _read(request, LARGEST_RECORD)))

    async def games(self, request: Request) -> Response:
        """List what can be played."""
        return _json(catalog(language_of(request)))

    # About the server

    async def health(self, _: Request) -> Response:
        """Say that the server answers."""
        return PlainTextResponse("ok\n")

    async def metrics(self, _: Request) -> Response:
        """Give the figures for Prometheus."""
        return Response(self._hub.metrics.text(), media_type=FIGURES_MEDIA_TYPE)

    # Who asks

    async def _enter(self, request: Request) -> Entry:
        match = TOKEN.fullmatch(request.headers.get("authorization", "").strip())
        if match is None:
            request.state.status = UNAUTHORIZED
            raise Refused.because("forbidden")
        client = request.headers.get(CLIENT_HEADER, "")
        if len(client) > MOST_CLIENT:
            raise Refused.because(
                "malformed", reason=f"a Sintra-Client of {len(client)} characters, expected at most {MOST_CLIENT}"
            )
        entry = await tables.enter(self._hub, match[1], client, request.path_params["table"])
        request.state.live = entry.live
        return entry


def acting(kind: type[Acting]) -> Callable[[Api, Request], Awaitable[Response]]:
    """Make the handler of a kind of request that changes a table."""

    async def act(api: Api, request: Request) -> Response:
        return await api.act(request, kind)

    return act


def language_of(request: Request) -> str:
    """Give the language that is asked for: in the query, or as browsers do."""
    chosen = request.query_params.get("language")
    if chosen in codes():
        return chosen
    tags = [part.split(";")[0].strip() for part in request.headers.get("accept-language", "").split(",")]
    wishes = (wish for tag in tags for wish in (tag, tag[:2].lower()))
    return next((wish for wish in wishes if wish in codes()), DEFAULT)


def _live_of(request: Request) -> Any:
    return getattr(request.state, "live", None)


def _json(message: Any, status: int = 200) -> Response:
    return Response(write(message), status, media_type="application/json")


def _number(request: Request, name: str, most: int) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > len(str(most)) or int(text) > most:
        raise Refused.because("malformed", reason=f"{name} is not a whole number from 0 to {most}")
    return int(text)


def _range(request: Request) -> tuple[int, int | None]:
    """Read the numbers of the first and the last step."""
    first, last = _number(request, "from", MOST_EVENTS) or 0, _number(request, "to", MOST_EVENTS)
    if last is not None and last < first:
        raise Refused.because("malformed", reason="to is before from, expected a later step")
    return first, last


async def _body(request: Request, kind: type[Body], most: int = LARGEST_BODY) -> Body:
    media_type = request.headers.get("content-type", "application/json").partition(";")[0].strip().lower()
    if media_type != "application/json":
        request.state.status = MEDIA_TYPE
        raise Refused.because("malformed", reason="another media type, expected application/json")
    data = await _read(request, most)
    decoder = _decoders.get(kind) or _decoders.setdefault(kind, msgspec.json.Decoder(kind))
    request.state.id = id_of(data)
    try:
        found: Body = decoder.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused.because("malformed", reason=reason_of(error)) from error
    return found


async def _read(request: Request, most: int) -> bytes:
    """Read a body that is neither too long nor too slow."""
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    request.state.status = TOO_LARGE
                    raise Refused.because("malformed", reason=f"a body of more than {most} bytes")
    except (TimeoutError, ClientDisconnect) as error:
        request.state.status = TOO_LATE
        raise Refused.because("malformed", reason="the body did not come to its end") from error
    return bytes(data)
