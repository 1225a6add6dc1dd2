"""The gate: who may come in and how often, by the address of whoever asks. Over HTTP and over websockets alike."""

from __future__ import annotations

import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

from sintra.server.settings import ServerSettings
from sintra.server.shell.headers import is_allowed_origin
from sintra.server.shell.limits import Buckets, Places
from sintra.server.wire.refused import Refused

IPV6_NETWORK = 64  # bits: whoever has one address of version 6 has all that begin alike


class Gate:
    """All limits by address."""

    def __init__(self, settings: ServerSettings) -> None:
        limits = settings.limits
        self._origins = frozenset(settings.origins)
        self._messages = Buckets(limits.address)
        self._creations = Buckets(limits.creation)
        self._work = Buckets(limits.work)
        self.sockets = Places(limits.sockets, limits.all_sockets)
        self.connections = Places(limits.connections, limits.all_sockets)
        self._proxies = frozenset(settings.proxies)

    def is_proxy(self, host: str) -> bool:
        """Say whether an address is a proxy, whose connections are those of many."""
        return "*" in self._proxies or any(_is_within(host, proxy) for proxy in self._proxies)

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse pages of other hosts."""
        headers = connection.headers
        if not is_allowed_origin(headers.get("origin"), headers.get("host"), self._origins):
            raise Refused.because("forbidden")

    def check_message(self, address: str) -> None:
        """Refuse an address that sends too much."""
        _check(self._messages, address)

    def check_creation(self, address: str) -> None:
        """Refuse an address that creates too many tables."""
        _check(self._creations, address)

    def check_work(self, address: str) -> None:
        """Refuse an address that asks for too much thinking."""
        _check(self._work, address)


def _check(buckets: Buckets, address: str) -> None:
    if not buckets.take(address, time.monotonic()):
        raise Refused.because("too_fast")


def _is_within(host: str, proxy: str) -> bool:
    """Say whether an address is that of a proxy, or within its network."""
    try:
        return ip_address(host) in ip_network(proxy, strict=False)
    except ValueError:
        return host == proxy


def address_of(connection: HTTPConnection) -> str:
    """Give the address of a client, or of its network where it can have as many as it likes."""
    return network_of(connection.client.host if connection.client else "")


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """Give an address, or its network where whoever has it can have as many as they like."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> IPV6_NETWORK << IPV6_NETWORK))
    return host
