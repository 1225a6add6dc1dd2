"""All of the server as one application: routes, headers, errors, beginning and end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator
from functools import cache
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from sintra.server.hub.bot_pool import Thinkers
from sintra.server.hub.hub import Hub
from sintra.server.log import tell
from sintra.server.metrics import Metrics
from sintra.server.settings import ServerSettings
from sintra.server.shell import openapi
from sintra.server.shell.gate import Gate, address_of
from sintra.server.shell.headers import secured
from sintra.server.shell.http import Api
from sintra.server.shell.pages import NOT_FOUND, Pages
from sintra.server.shell.routes import OPERATIONS
from sintra.server.shell.socket import PATH, Socket
from sintra.server.shell.transport import CROWDED, LINE, Protocol
from sintra.server.shell.warmup import warm_up_aside
from sintra.server.store.store import Store
from sintra.server.wire.messages import write
from sintra.server.wire.refused import Refused

FAULT = b'{"type":"fault","text":"The server has made a mistake; it is in its log."}'


class Application:
    """One server: everything that it holds, and the application that uvicorn runs."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = store
        self.thinkers = Thinkers(settings.processes, self.metrics)
        self.hub = Hub(store, self.thinkers, self.metrics, settings)
        self.gate = Gate(settings)
        self.pages = Pages()
        self._api = Api(self.hub, self.gate)
        self.metrics.gauge("sintra_sockets", "Websockets and requests that wait.", lambda: self.gate.sockets.number)
        self.metrics.gauge("sintra_store_commits", "Transactions on disk since the start.", lambda: store.counters().commits)
        self.metrics.gauge("sintra_store_waiting", "Changes that wait for the disk.", lambda: store.counters().waiting)
        starlette = Starlette(
            routes=self.routes(),
            lifespan=self._lifespan,
            exception_handlers={HTTPException: self._missing, Exception: self._fault},
        )
        self._inner: ASGIApp = starlette

    def routes(self) -> list[Any]:
        """Give all addresses."""
        return [
            *(operation.route(self._api) for operation in OPERATIONS),
            Route("/openapi.json", self._openapi, methods=["GET"]),
            Route("/{path:path}", self._page, methods=["GET"]),
        ]

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncGenerator[None]:
        """Begin with what needs no waiting, and wake tables in the background; end with everything saved."""
        self.thinkers.start()
        background = [self.hub.spawn(self._wake()), self.hub.spawn(self.hub.prune())]
        tell("started")
        yield
        for task in background:
            task.cancel()
        await self.hub.stop()
        await self.store.close()
        await asyncio.to_thread(self.thinkers.close)
        tell("stopped")

    async def _wake(self) -> None:
        await warm_up_aside()
        await self.hub.wake()

    # Beside the API

    async def _openapi(self, _: Request) -> Response:
        return Response(_document(), media_type="application/json")

    async def _page(self, request: Request) -> Response:
        file = self.pages.find(request.url.path)
        if file is None:
            raise HTTPException(404)
        return file.answer(request)

    async def _missing(self, request: Request, error: Exception) -> Response:
        """Answer for an address that does not exist, or not with this method."""
        status = error.status_code if isinstance(error, HTTPException) else 500
        headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
        if not request.url.path.startswith("/api/"):
            if status == NOT_FOUND:
                return self.pages.missing(request)
            return PlainTextResponse("This address does not take that method.\n", status, headers)
        answer = self._api.refusal(
            request, Refused.because("malformed", reason="no such address or method, see /openapi.json"), status
        )
        answer.headers.update(headers)
        return answer

    async def _fault(self, _: Request, _error: Exception) -> Response:
        """Answer for a mistake of ours; the error itself goes on to the log."""
        return Response(FAULT, 500, media_type="application/json")

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a websocket in, past the routes: what an idle one takes counts."""
        connection = HTTPConnection(scope)
        address = address_of(connection)
        try:
            self.gate.check_origin(connection)
            if not self.gate.sockets.take(address):
                raise Refused.because("too_many")
        except Refused as refused:
            request = Request({**scope, "type": "http", "method": "GET"})
            websocket = WebSocket(scope, receive, send)
            await websocket.send_denial_response(self._api.refusal(request, refused))
            return
        line: Protocol | None = scope.get("state", {}).get(LINE)
        del connection
        try:
            await Socket((receive, send), line, address, self.hub, self.gate).run()
        finally:
            self.gate.sockets.give_back(address)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, unless its connection is one too many: then it hears so, and is closed."""
        if not scope.get("state", {}).get(CROWDED) or scope["type"] != "http":
            await self._inner(scope, receive, send)
            return
        refusal = self._api.refusal(Request(scope), Refused.because("too_many"))
        refusal.headers["connection"] = "close"
        await refusal(scope, receive, send)

    # Around everything

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add headers to every answer, count it, and let no error out."""
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
            return
        begun, answer = time.monotonic(), Secured(send, is_tls=scope.get("scheme") in {"https", "wss"})
        try:
            if scope["type"] == "websocket" and scope["path"] == PATH:
                await self._socket(scope, receive, answer.send)
                return
            await self._answer(scope, receive, answer.send)
        except Exception as error:  # noqa: BLE001 - whatever it is, the client gets an answer and the log an entry
            tell("request failed", level=logging.ERROR, error=error)
        if scope.get("type") == "http":  # a socket forgets its scope
            self.metrics.requests.labels(str(answer.status)).inc()
            self.metrics.request_seconds.observe(time.monotonic() - begun)


@cache
def _document() -> bytes:
    """Give the document of the API, written when it is first asked for."""
    return write(openapi.document())


class Secured:
    """An answer on its way: it gets our headers, and we its status."""

    __slots__ = ("_is_tls", "_send", "status")

    def __init__(self, send: Send, *, is_tls: bool) -> None:
        self._send = send
        self._is_tls = is_tls
        self.status = 0

    async def send(self, message: Message) -> None:
        """Send a part of it."""
        if message["type"] in {"http.response.start", "websocket.http.response.start"}:
            self.status = message["status"]
            secured(message, is_tls=self._is_tls)
        await self._send(message)
