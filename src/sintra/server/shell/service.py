"""Running the server: listen, serve, and shut down gracefully, whatever clients do. The work of `sintra serve`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Generator
from dataclasses import replace
from functools import partial
from ipaddress import ip_address
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from sintra.errors import OptionError
from sintra.server.log import log_event, log_loop_error, set_up
from sintra.server.settings import MAX_FRAME_BYTES, ServerSettings
from sintra.server.shell.acceptor import Acceptor
from sintra.server.shell.app import Application
from sintra.server.shell.connection import HttpProtocol
from sintra.server.shell.descriptors import capacity, open_files, raise_limit, reserved
from sintra.server.shell.hosts import address_in_network
from sintra.server.shell.transport import Protocol
from sintra.server.store.library import log_library
from sintra.server.store.store import Store

BACKLOG = 2048
SIGNALS = (signal.SIGTERM, signal.SIGINT)
TICK = 0.02  # seconds between polls of open connections
GC_THRESHOLDS = (2_000, 5, 300)  # of the garbage collector: the young generation often, the old ones seldom
SWITCH_INTERVAL = 0.001  # seconds: the writer thread must not wait long for the event loop to yield
SEND_BUFFER = 128 * 1024  # bytes per client: the system would buffer megabytes for one that does not read


class Server(uvicorn.Server):
    """uvicorn's server, which also tells the application about shutdown and prints its address."""

    def __init__(
        self,
        application: Application,
        sockets: list[socket.socket],
        *,
        quiet: bool = False,
        ready: Callable[[str], None] | None = None,
    ) -> None:
        settings = application.settings
        self.application = application
        self.sockets = sockets
        self.capacity = capacity(settings.processes)
        self._acceptors: list[Acceptor] = []
        self._is_quiet = quiet
        self._ready = ready  # called with the address once the server listens
        super().__init__(
            uvicorn.Config(
                application,
                http=HttpProtocol,
                ws=Protocol,
                ws_max_size=MAX_FRAME_BYTES,
                ws_ping_interval=settings.timing.ping,
                ws_ping_timeout=settings.timing.pong,
                ws_per_message_deflate=False,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
            )
        )

    @property
    def address(self) -> str:
        """The URL that it listens at."""
        host, port, *_ = self.sockets[0].getsockname()
        return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until stopped; errors that asyncio catches go to the log."""
        asyncio.get_running_loop().set_exception_handler(log_loop_error)
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the application, accept connections, then report the address."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            raise SystemExit(STARTUP_FAILURE)
        make_protocol = partial(HttpProtocol, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        for listener in sockets or ():
            acceptor = Acceptor(listener, self.application.gate, self.application.waiting, self.application.metrics)
            acceptor.start(make_protocol, self.server_state.connections, self.capacity)
            self._acceptors.append(acceptor)
        self.started = True
        if self._ready:
            self._ready(self.address)
        elif not self._is_quiet:
            self._report()

    def _report(self) -> None:
        """Print the address, and the one that other devices in the network can open."""
        print(f"Sintra serves at {self.address}", flush=True)  # noqa: T201 - for the operator
        host, port, *_ = self.sockets[0].getsockname()
        found = address_in_network() if ip_address(host).is_unspecified else None
        if found:
            print(f"For other devices in your network: http://{found}:{port}/", flush=True)  # noqa: T201 - for the operator

    # Stopping

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        """Leave signals to `serve`, which handles them from before the start to the end: none is lost or raised again."""
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - the signature of a signal handler
        """Stop at the first signal; at the second one without waiting for clients."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002 - uvicorn's signature
        """Notify all clients, finish requests in progress, disconnect the remaining clients, and save everything."""
        self.application.hub.begin_stop()
        for acceptor in self._acceptors:
            acceptor.close()
        for connection in self._connections:
            self._tell(connection)
        timing, begun = self.application.settings.timing, time.monotonic()
        await self._wait_until(lambda: not self._connections, begun + timing.farewell)
        for connection in self._connections:
            if not connection.is_answering:
                connection.transport.abort()
        await self._wait_until(lambda: not self._connections and not self.server_state.tasks, begun + timing.stop)
        for connection in self._connections:
            connection.transport.abort()
        for task in self.server_state.tasks:
            task.cancel()
        await self.lifespan.shutdown()

    @property
    def _connections(self) -> list[Any]:
        return list(self.server_state.connections)

    def _tell(self, connection: Any) -> None:
        """Notify a connection; one that fails must not affect the others."""
        try:
            connection.shutdown()
        except Exception as error:  # noqa: BLE001 - the client may be gone in any state
            log_event("connection failed", level=logging.ERROR, error=error)
            connection.transport.abort()

    async def _wait_until(self, is_done: Callable[[], bool], deadline: float) -> None:
        """Wait for clients, until the deadline or a second signal."""
        while not is_done() and not self.force_exit and time.monotonic() < deadline:  # noqa: ASYNC110 - many end it
            await asyncio.sleep(TICK)

    def run_here(self) -> None:
        """Serve until stopped, in a new event loop."""
        asyncio.run(self.serve(sockets=self.sockets))


def listen(host: str, port: int) -> socket.socket:
    """Bind a socket and listen; raise `OptionError` if the address is not available."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        taken = socket.socket(family, socket.SOCK_STREAM)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # otherwise a second small frame waits 40 ms for the ACK
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except OSError as error:
        raise OptionError(
            f"cannot listen at {host} port {port}: {error.strerror or error}; choose another with --host and --port"
        ) from error
    taken.setblocking(False)  # noqa: FBT003 - the name says what is false
    return taken


def listen_or_any_port(host: str, port: int) -> socket.socket:
    """Listen at this port, or fall back to any free one."""
    try:
        return listen(host, port)
    except OptionError:
        return listen(host, 0)


def serve(
    settings: ServerSettings, log_level: str = "info", *, or_any_port: bool = False, ready: Callable[[str], None] | None = None
) -> int:
    """Serve until SIGTERM or Ctrl-C; return the exit code."""
    set_up(log_level)
    taken = (listen_or_any_port if or_any_port else listen)(settings.host, settings.port)
    try:
        store = open_store(settings)
    except BaseException:
        taken.close()
        raise
    server = Server(Application(fit_to_descriptors(settings), store), [taken], ready=ready)
    for number in SIGNALS:
        signal.signal(number, server.handle_exit)
    tune_interpreter()
    log_library()
    try:
        server.run_here()
    finally:
        for number in SIGNALS:
            signal.signal(number, signal.SIG_IGN)  # ignore another signal while the interpreter shuts down
    log_event("ended")
    return 0


def fit_to_descriptors(settings: ServerSettings) -> ServerSettings:
    """Raise the limit of open files, and lower that of sockets to what it allows: some are left for plain requests."""
    limits = settings.limits
    before = open_files()
    raise_limit(2 * limits.all_sockets + reserved(settings.processes))
    max_clients = capacity(settings.processes)
    log_event("descriptors", limit=open_files(), before=before, clients=max_clients)
    return replace(settings, limits=replace(limits, all_sockets=min(limits.all_sockets, max_clients * 9 // 10)))


def tune_interpreter() -> None:
    """Keep pauses short: make the garbage collector skip long-lived objects, and threads switch sooner."""
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)


def open_store(settings: ServerSettings) -> Store:
    """Open the database; create its folder if necessary."""
    try:
        settings.database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(
            f"{settings.database.parent} cannot be created: {error.strerror}; choose another --database"
        ) from error
    return Store(settings.database)
