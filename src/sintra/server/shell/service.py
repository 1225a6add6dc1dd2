"""Running the server: listen, serve, and stop in good order. The work of `sintra serve`."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from sintra.errors import OptionError
from sintra.server.log import set_up, tell
from sintra.server.settings import LARGEST_FRAME, ServerSettings
from sintra.server.shell.app import Application
from sintra.server.shell.transport import HttpProtocol, Protocol
from sintra.server.store.store import Store

BACKLOG = 2048
COLLECT = (2_000, 5, 300)  # when Python looks for garbage in circles: often among the new, seldom among all
SWITCH = 0.001  # seconds after which a thread gives way: the one that saves must not wait for the one that serves
SEND_BUFFER = 128 * 1024  # bytes that the system may keep for one client: it would take megabytes for a silent one


class Server(uvicorn.Server):
    """uvicorn's server, which also tells the application when it stops, and people where it listens."""

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
        self._is_quiet = quiet
        self._ready = ready  # is told the address as soon as we are to be found
        super().__init__(
            uvicorn.Config(
                application,
                http=HttpProtocol,
                ws=Protocol,
                ws_max_size=LARGEST_FRAME,
                ws_ping_interval=settings.timing.ping,
                ws_ping_timeout=settings.timing.pong,
                ws_per_message_deflate=False,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                timeout_graceful_shutdown=round(settings.timing.stop),
            )
        )

    @property
    def address(self) -> str:
        """Where people find it."""
        host, port, *_ = self.sockets[0].getsockname()
        return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say where to find us, as soon as we are to be found."""
        await super().startup(sockets)
        if self.started and self._ready:
            self._ready(self.address)
        elif self.started and not self._is_quiet:
            print(f"Sintra serves at {self.address}", flush=True)  # noqa: T201 - for the person who started us

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody go who waits, then stop."""
        self.application.hub.begin_stop()
        await super().shutdown(sockets)

    def run_here(self) -> None:
        """Serve until told to stop."""
        asyncio.run(self.serve(sockets=self.sockets))


def listen(host: str, port: int) -> socket.socket:
    """Take an address; say in one line why it cannot be had."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        taken = socket.socket(family, socket.SOCK_STREAM)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # or a second small frame waits 40 ms for the client
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except OSError as error:
        raise OptionError(
            f"cannot listen at {host} port {port}: {error.strerror or error}; choose another with --host and --port"
        ) from error
    taken.setblocking(False)  # noqa: FBT003 - the name says what is false
    return taken


def listen_somewhere(host: str, port: int) -> socket.socket:
    """Take an address, at this port or, if somebody has it, at any other."""
    try:
        return listen(host, port)
    except OptionError:
        return listen(host, 0)


def serve(
    settings: ServerSettings, log_level: str = "info", *, or_any_port: bool = False, ready: Callable[[str], None] | None = None
) -> int:
    """Serve until SIGTERM or Ctrl-C; return the exit code."""
    set_up(log_level)
    taken = (listen_somewhere if or_any_port else listen)(settings.host, settings.port)
    try:
        store = open_store(settings)
    except BaseException:
        taken.close()
        raise
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _done)  # uvicorn hands its signals on when it has stopped: then all is done
    server = Server(Application(settings, store), [taken], ready=ready)
    tune_interpreter()
    server.run_here()
    tell("ended")
    return 0


def tune_interpreter() -> None:
    """Let nobody wait while Python looks through all that thousands of tables hold: they are no garbage, and go without it."""
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH)


def open_store(settings: ServerSettings) -> Store:
    """Open the database, whose folder is made if need be."""
    try:
        settings.database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"{settings.database.parent} cannot be made: {error.strerror}; choose another --database") from error
    return Store(settings.database)


def _done(*_: object) -> None:
    """There is nothing left to do."""
