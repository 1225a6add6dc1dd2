"""What a host may set. Everything has a default that suits one machine and its friends."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

LARGEST_FRAME = 4096  # bytes of a message from a client
LARGEST_BODY = 4096  # bytes of a request's body, but for records
LARGEST_WISH = 16 * 1024  # bytes of a wish for a table, which may hold the beginning of a game
LARGEST_RECORD = 256 * 1024  # bytes of a record that is sent to be replayed or verified
STEPS_AT_ONCE = 50  # of a replay, in one answer


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something may happen: so many a second in the long run, and so many at once."""

    each_second: float
    at_once: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client, one address and the whole server may ask for."""

    socket: Rate = Rate(10, 40)  # messages of one socket
    address: Rate = Rate(100, 400)  # messages and requests of one address
    creation: Rate = Rate(0.2, 20)  # tables that one address creates
    work: Rate = Rate(2, 10)  # hints, replays and checks of one address: they cost much more than a move
    sockets: int = 200  # of one address, at the same time
    connections: int = 200  # of plain HTTP, of one address, at the same time; a proxy may have as many as it likes
    all_sockets: int = 20_000  # of the whole server, at the same time; and as many connections
    queue: int = 64  # messages that wait for one client; one that has more waiting is cut
    queue_bytes: int = 1 << 20  # the same in bytes
    strikes: int = 50  # refusals in a row for messages that came too fast or made no sense, before a socket is closed


@dataclass(frozen=True, slots=True)
class Timing:
    """How long the server waits, in seconds."""

    hello: float = 10.0  # for the first message of a socket
    ping: float = 20.0  # between pings
    pong: float = 20.0  # for the answer to one
    linger: float = 5.0  # for a client that was cut to take what it was told
    stop: float = 10.0  # for everything in progress, when the server stops
    save_again: float = 1.0  # before something that the server itself could not save is tried again
    prune: float = 3600.0  # between two rounds of pruning


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """One server."""

    database: Path
    host: str = "127.0.0.1"
    port: int = 8765
    origins: tuple[str, ...] = ()  # beside the server's own, as browsers write them: https://example.org
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For and X-Forwarded-Proto are believed
    retention: float | None = None  # days after which a table nobody has touched is deleted; None: never
    processes: int = field(default_factory=lambda: max(1, min(4, os.cpu_count() or 1)))  # in which bots think
    loaded: int = 2000  # tables that stay in memory
    limits: Limits = Limits()
    timing: Timing = Timing()
