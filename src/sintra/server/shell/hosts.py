"""The names that the server answers to, as the header `Host` has them.

A foreign page may have its own name resolved to this machine (DNS rebinding): to the browser we would then be that page's own
server. So only names that nobody else can own are answered: those of this machine, and those in the settings. An address
cannot be rebound: a server that listens for other machines answers to any, since a router or container may have translated it.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

LOCALHOST = "localhost"
MAX_NAME = 253  # characters of a domain name
NAME = re.compile(r"[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?")
HEADER = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^\[\]:@/?#\\\s]*)(?::\d{0,5})?")
SOMEWHERE = "192.0.2.1"  # an address for examples, which no machine has
MAX_KNOWN = 1024  # headers whose verdict is cached


class Hosts:
    """The names of one server."""

    def __init__(self, host: str, origins: Iterable[str]) -> None:
        bound = _address(host)
        is_local = host == LOCALHOST or (bound is not None and bound.is_loopback)
        self._takes_addresses = not is_local
        passed = {urlsplit(origin).hostname or "" for origin in origins} | {host.lower()}
        self._names = frozenset(passed | {LOCALHOST} | (set() if is_local else own_names())) - {""}
        self._answers = lru_cache(MAX_KNOWN)(self._decide)

    def answers(self, header: str | None) -> bool:
        """Return whether a request with this header is answered; only old programs send none."""
        return header is None or (len(header) <= 2 * MAX_NAME and self._answers(header))

    def _decide(self, header: str) -> bool:
        name = name_of(header)
        address = _address(name)
        if address is not None:
            return self._takes_addresses or address.is_loopback or str(address) in self._names
        return name in self._names or name.endswith(f".{LOCALHOST}")


def name_of(header: str) -> str:
    """Return the name in a Host header: in lower case, without port, brackets and final dot; empty if it is malformed."""
    match = HEADER.fullmatch(header.strip())
    return match[1].strip("[]").lower().removesuffix(".") if match else ""


def shown_name(header: str) -> str:
    """Return the name in a Host header if it looks like one, to be quoted in an answer."""
    name = name_of(header[: 2 * MAX_NAME])
    return name if NAME.fullmatch(name) else "NAME"


def own_names() -> set[str]:
    """Return the names of this machine in its own network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"}


def address_in_network() -> str | None:
    """Return the address of this machine in its network, None without one; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE, 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if ip_address(found).is_loopback else found


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None
