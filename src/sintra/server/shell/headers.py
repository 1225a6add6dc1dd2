"""Security headers of every response: a page may load from this server only, and must not be framed."""

from __future__ import annotations

from collections.abc import Collection, MutableMapping
from typing import Any
from urllib.parse import urlsplit

CONTENT_SECURITY = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; "
    "require-trusted-types-for 'script'"
)
SECURITY: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_SECURITY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def secured(message: MutableMapping[str, Any], *, is_tls: bool) -> None:
    """Add the headers to the start of a response; without a cache header of its own it is not cached."""
    headers = list(message.get("headers", ()))
    names = {name.lower() for name, _ in headers}
    added = (*SECURITY, STRICT_TRANSPORT) if is_tls else SECURITY
    headers += [pair for pair in added if pair[0] not in names]
    if b"cache-control" not in names:
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers


def is_allowed_origin(origin: str | None, host: str | None, allowed: Collection[str]) -> bool:
    """Return whether an origin is allowed: programs send none, our own pages are same-origin."""
    if origin is None or origin in allowed:
        return True
    try:
        place = urlsplit(origin)
        port = place.port or DEFAULT_PORTS.get(place.scheme)
        asked = urlsplit(f"//{host or ''}")
        return (
            place.scheme in {"http", "https"}
            and (place.hostname or "") != ""
            and ((place.hostname, port) == (asked.hostname, asked.port or DEFAULT_PORTS[place.scheme]))
        )
    except ValueError:
        return False
