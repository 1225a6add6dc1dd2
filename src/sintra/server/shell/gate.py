"""The gate: which hosts and origins are answered, and rate limits by client address, for HTTP and websockets alike.

Every request is counted against its address first, in messages, weighted by its cost; pages and their files have their own
bucket. Files beyond the rate limit are delayed, so that many browsers behind one address are slowed down and not refused. What
depends on the length of a table, such as its view, is charged afterwards by its CPU time: a table that nobody has looked at for
a while costs far more than one that is in memory.
"""

from __future__ import annotations

import math
import time
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any

from starlette.requests import HTTPConnection
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sintra.pool.slots import Slots
from sintra.server.settings import ServerSettings
from sintra.server.shell.headers import is_allowed_origin
from sintra.server.shell.hosts import Hosts, shown_name
from sintra.server.shell.limits import TokenBuckets
from sintra.server.wire.refused import Refused

IPV6_NETWORK = 64  # bits: a client controls the whole IPv6 prefix
API, HEALTH, SOCKET = "/api/", "/healthz", "/api/socket"
MESSAGE_SECONDS = 0.001  # of CPU time that a message pays for; longer work is charged as so many messages
MAX_CHARGE = 50  # messages: right after the start even short work may take long
COSTS = {SOCKET: 2.0, "/metrics": 5.0, "/openapi.json": 1.0}  # in messages; any other request to the API is one


class Gate:
    """All rate limits by address."""

    def __init__(self, settings: ServerSettings) -> None:
        limits = settings.limits
        self._origins = frozenset(settings.origins)
        self._hosts = Hosts(settings.host, settings.origins)
        self._messages = TokenBuckets(limits.address)
        self._files = TokenBuckets(limits.files)
        self._probes = TokenBuckets(limits.probes)
        self._arrivals = TokenBuckets(limits.arrivals)
        self._creations = TokenBuckets(limits.creation)
        self._work = TokenBuckets(limits.work)
        self._max_wait = settings.timing.wait
        self.sockets = Slots(limits.sockets, limits.all_sockets)
        self.connections = Slots(limits.connections, limits.all_sockets)
        self.holds = Slots(limits.connections, limits.all_sockets)  # refusals that are delayed
        self._proxies: Any = ProxyHeadersMiddleware(_nothing, list(settings.proxies)).trusted_hosts

    def is_proxy(self, host: str) -> bool:
        """Return whether an address is a trusted proxy, whose connections belong to many clients."""
        return host in self._proxies

    def client_of(self, host: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """Return the rate limit key of a request from its peer, or from what a trusted proxy says about it."""
        if self.is_proxy(host):
            told = b", ".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin1")
            host = (self._proxies.get_trusted_client_address(told)[0] if told else "") or host
        return network_of(host)

    # Whether a request is answered at all

    def check_host(self, host: str | None) -> None:
        """Refuse requests for a name that is not ours."""
        if not self._hosts.answers(host):
            raise Refused.because("forbidden", "host", text=shown_name(host or ""))

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse requests from other origins."""
        headers = connection.headers
        if not is_allowed_origin(headers.get("origin"), headers.get("host"), self._origins):
            raise Refused.because("forbidden")

    # Rate limits

    def admits_connection(self, host: str) -> bool:
        """Count a new connection; return whether its address may have it."""
        return self.is_proxy(host) or self._arrivals.take(network_of(host), time.monotonic())

    def admit(self, path: str, address: str) -> float:
        """Count a request; return by how many seconds it is delayed."""
        if path == HEALTH:
            return _check(self._probes, address)
        if path.startswith(API) or path in COSTS:
            return _check(self._messages, address, COSTS.get(path, 1.0))
        return _check(self._files, address, patience=self._max_wait)

    def check_message(self, address: str) -> None:
        """Apply the rate limit of messages."""
        _check(self._messages, address)

    @contextmanager
    def charging(self, address: str) -> Generator[None]:
        """Charge an address for the CPU time of work on the serving thread, which must not wait for anything."""
        begun = time.thread_time()
        try:
            yield
        finally:
            self.charge(address, time.thread_time() - begun)

    def charge(self, address: str, seconds: float) -> None:
        """Charge an address for CPU time, beyond what its message has paid for; if it has too little, the next ones wait."""
        more = min(MAX_CHARGE, seconds / MESSAGE_SECONDS - 1)
        if more > 0:
            self._messages.reserve(address, time.monotonic(), more, patience=math.inf)

    def check_creation(self, address: str) -> None:
        """Apply the rate limit of new tables."""
        _check(self._creations, address)

    def check_work(self, address: str) -> None:
        """Apply the rate limit of expensive requests."""
        _check(self._work, address)


def _check(buckets: TokenBuckets, address: str, tokens: float = 1.0, patience: float = 0.0) -> float:
    wait = buckets.reserve(address, time.monotonic(), tokens, patience)
    if wait > patience:
        raise Refused.because("too_fast").after(wait)
    return wait


async def _nothing(*_: Any) -> None:
    """A placeholder application for uvicorn's middleware, of which only the list of proxies is used."""


def address_of(connection: HTTPConnection) -> str:
    """Return the rate limit key of a client: its address, or its network for IPv6."""
    return network_of(connection.client.host if connection.client else "")


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """Return an address as rate limit key: itself, or its network for IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> IPV6_NETWORK << IPV6_NETWORK))
    return host
