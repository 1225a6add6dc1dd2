"""The server as one ASGI application: routes, headers, error handling, startup and shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from sintra.server.hub.bot_pool import Thinkers
from sintra.server.hub.hub import Hub
from sintra.server.hub.upkeep import Upkeep
from sintra.server.log import log_event
from sintra.server.metrics import Metrics
from sintra.server.settings import ServerSettings
from sintra.server.shell import openapi
from sintra.server.shell.connection import OVER_LIMIT
from sintra.server.shell.gate import API, SOCKET, Gate, address_of
from sintra.server.shell.headers import secured
from sintra.server.shell.http import Api
from sintra.server.shell.pages import NOT_FOUND, Pages
from sintra.server.shell.routes import OPERATIONS
from sintra.server.shell.socket import Socket
from sintra.server.shell.transport import PROTOCOL, Protocol
from sintra.server.shell.waiting_line import Waiting
from sintra.server.shell.warmup import warm_up_aside
from sintra.server.store.store import Store
from sintra.server.wire.refused import Refused

FAULT = b'{"type":"fault","text":"The server has made a mistake; it is in its log."}'


class Application:
    """One server: its parts, and the ASGI application that uvicorn runs."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = store
        self.thinkers = Thinkers(settings.processes, self.metrics)
        self.hub = Hub(store, self.thinkers, self.metrics, settings)
        self.upkeep = Upkeep(self.hub)
        self.gate = Gate(settings)
        self.waiting = Waiting()
        self.pages = Pages()
        self._api = Api(self.hub, self.gate)
        self.metrics.gauge("sintra_sockets", "Websockets and requests that wait.", lambda: self.gate.sockets.in_use)
        self.metrics.gauge("sintra_store_commits", "Transactions on disk since the start.", lambda: store.counters().commits)
        self.metrics.gauge("sintra_store_waiting", "Changes that wait for the disk.", lambda: store.counters().waiting)
        starlette = Starlette(
            routes=self.routes(),
            lifespan=self._lifespan,
            exception_handlers={HTTPException: self._missing, Exception: self._fault},
        )
        self._inner: ASGIApp = starlette

    def routes(self) -> list[Any]:
        """Return all routes."""
        return [
            *(operation.route(self._api) for operation in OPERATIONS),
            Route("/openapi.json", self._openapi, methods=["GET"]),
            Route("/{path:path}", self._page, methods=["GET"]),
        ]

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncGenerator[None]:
        """Start workers, and wake tables in the background; shut down with everything saved, whatever fails."""
        async with contextlib.AsyncExitStack() as stack:
            self.thinkers.start()
            stack.push_async_callback(asyncio.to_thread, self.thinkers.close)  # otherwise the process would wait for them
            stack.push_async_callback(asyncio.to_thread, self.hub.clerks.close)
            stack.push_async_callback(self.store.close)
            stack.push_async_callback(self.hub.stop)
            for work in (self._wake(), self.upkeep.watch(), self.upkeep.prune()):
                stack.callback(self.hub.spawn(work).cancel)
            log_event("started")
            yield
        log_event("stopped")

    async def _wake(self) -> None:
        await warm_up_aside()
        await self.hub.wake()

    # Beside the API

    async def _openapi(self, _: Request) -> Response:
        return Response(await asyncio.to_thread(openapi.encoded_document), media_type="application/json")

    async def _page(self, request: Request) -> Response:
        file = self.pages.find(request.scope["path"])
        if file is None:
            raise HTTPException(404)
        return file.answer(request)

    async def _missing(self, request: Request, error: Exception) -> Response:
        """Answer for an unknown path or method."""
        status = error.status_code if isinstance(error, HTTPException) else 500
        headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
        if not request.scope["path"].startswith(API):
            if status == NOT_FOUND:
                return self.pages.missing(request)
            return PlainTextResponse("This address does not take that method.\n", status, headers)
        answer = self._api.refusal(request, Refused.malformed("no such address or method, see /openapi.json"), status)
        answer.headers.update(headers)
        return answer

    async def _fault(self, _: Request, _error: Exception) -> Response:
        """Answer 500; the error itself is logged."""
        return Response(FAULT, 500, media_type="application/json")

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept a websocket, bypassing the router to save memory per idle socket."""
        connection = HTTPConnection(scope)
        address = address_of(connection)
        protocol: Protocol | None = scope.get("state", {}).get(PROTOCOL)
        try:
            self.gate.check_origin(connection)
            if not self.gate.sockets.acquire(address):
                raise Refused.because("too_many")
        except Refused as refused:
            denial = self.refuse({**scope, "type": "http", "method": "GET"}, refused)
            await WebSocket(scope, receive, send).send_denial_response(denial)
            if protocol is not None:
                protocol.handshake_complete = True  # uvicorn would log the refusal as an error
            return
        del connection
        try:
            with contextlib.suppress(ClientDisconnected):  # in the middle of the handshake
                await Socket((receive, send), protocol, address, self.hub, self.gate).run()
        finally:
            self.gate.sockets.release(address)

    def refuse(self, scope: Scope, refused: Refused) -> Response:
        """Format the refusal of a request that is not processed further."""
        return self._api.refusal(Request(scope), refused)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond to a request that has passed the gate."""
        connection = HTTPConnection(scope)
        address = address_of(connection)
        try:
            if OVER_LIMIT in scope["state"]:
                raise Refused.because("too_many")
            wait = self.gate.admit(scope["path"], address)
            self.gate.check_host(connection.headers.get("host"))
        except Refused as refused:
            refusal = self.refuse(scope, refused)
            if not await self._hold(refused, address):
                refusal.headers["connection"] = "close"
            await refusal(scope, receive, send)
            return
        if wait:
            await asyncio.sleep(wait)
        await self._inner(scope, receive, send)

    async def _hold(self, refused: Refused, address: str) -> bool:
        """Delay the refusal of a rate-limited request, to slow the client down; return whether to keep the connection."""
        if refused.code != "too_fast" or not self.gate.holds.acquire(address):
            return refused.code == "forbidden"
        try:
            await asyncio.sleep(self.settings.timing.hold)
        finally:
            self.gate.holds.release(address)
        return True

    # Around everything

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add security headers, record metrics, and log unhandled errors."""
        if scope["type"] == "lifespan":
            await self._inner(scope, receive, send)
            return
        begun, answer = time.monotonic(), Secured(send, is_tls=scope.get("scheme") in {"https", "wss"})
        try:
            if scope["type"] == "websocket" and scope["path"] == SOCKET:
                await self._socket(scope, receive, answer.send)
                return
            await self._answer(scope, receive, answer.send)
        except asyncio.CancelledError:
            if not self.hub.is_stopping:
                raise
        except Exception as error:  # noqa: BLE001 - any error is logged, and the client gets an answer
            log_event("request failed", level=logging.ERROR, error=error)
        if scope.get("type") == "http":  # a socket clears its scope
            self.metrics.requests.labels(str(answer.status)).inc()
            self.metrics.request_seconds.observe(time.monotonic() - begun)


class Secured:
    """Wraps `send`: adds security headers and records the status."""

    __slots__ = ("_is_tls", "_send", "status")

    def __init__(self, send: Send, *, is_tls: bool) -> None:
        self._send = send
        self._is_tls = is_tls
        self.status = 0

    async def send(self, message: Message) -> None:
        """Send one ASGI message."""
        if message["type"] in {"http.response.start", "websocket.http.response.start"}:
            self.status = message["status"]
            secured(message, is_tls=self._is_tls)
        await self._send(message)
