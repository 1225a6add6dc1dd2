"""Server settings: rate limits, timeouts and the rest. All defaults suit one machine and a few friends."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

MAX_FRAME_BYTES = 4096  # bytes of a message from a client
MAX_BODY_BYTES = 4096  # bytes of a request's body, but for records
MAX_CREATE_BYTES = 16 * 1024  # bytes of a request for a table, which may hold the beginning of a game
MAX_RECORD_BYTES = 256 * 1024  # bytes of a record that is sent to be replayed or verified
STEPS_PER_PAGE = 50  # of a replay, in one response


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate limit for a token bucket: sustained rate and burst."""

    per_second: float
    burst: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Rate limits and quotas of one client, one address and the whole server."""

    socket: Rate = Rate(10, 40)  # messages of one socket
    address: Rate = Rate(100, 400)  # messages and requests of one address; the gate weighs expensive ones
    files: Rate = Rate(400, 2000)  # pages and their files of one address: a page has a hundred, and a classroom thirty browsers
    arrivals: Rate = Rate(50, 400)  # connections that one address opens
    probes: Rate = Rate(5, 50)  # health checks of one address
    creation: Rate = Rate(0.2, 20)  # tables that one address creates
    work: Rate = Rate(2, 10)  # hints, replays and verifications of one address: far more expensive than a move
    sockets: int = 200  # of one address, at the same time
    connections: int = 200  # concurrent plain HTTP connections of one address; a proxy has no limit
    all_sockets: int = 20_000  # of the whole server, at the same time; and as many connections
    queue: int = 64  # messages queued for one client; beyond that it is disconnected as too slow
    queue_bytes: int = 1 << 20  # the same in bytes
    strikes: int = 50  # consecutive rate-limited or malformed messages before a socket is closed


@dataclass(frozen=True, slots=True)
class Timing:
    """Timeouts and intervals, in seconds."""

    hello: float = 10.0  # timeout for the first message of a socket
    ping: float = 20.0  # between pings
    pong: float = 20.0  # timeout for the answer to a ping
    farewell: float = 2.0  # grace period for clients to read the close reason when the server stops
    stop: float = 10.0  # timeout of a graceful shutdown: for requests that have begun
    wait: float = 1.0  # longest delay of a page or file beyond the rate limit; beyond that it is refused
    hold: float = 1.0  # delay of a refusal by a rate limit: it slows down clients that retry at once
    retry: float = 1.0  # delay before the server retries to save a change of its own
    prune: float = 3600.0  # between runs of pruning
    beat: float = 5.0  # between heartbeats while clocks run: after a kill they resume from the last one


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """One server."""

    database: Path
    host: str = "127.0.0.1"
    port: int = 8765
    origins: tuple[str, ...] = ()  # allowed besides the server's own, as browsers send them: https://example.org
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For and X-Forwarded-Proto are trusted
    retention: float | None = None  # days after which an unchanged table is deleted; None: never
    processes: int = field(default_factory=lambda: max(1, min(4, os.cpu_count() or 1)))  # worker processes for bots
    loaded: int = 2000  # tables cached in memory
    limits: Limits = Limits()
    timing: Timing = Timing()
