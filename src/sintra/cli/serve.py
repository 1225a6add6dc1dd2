"""`sintra serve`: tables for people, bots and programs, over HTTP; `sintra backup` and `sintra compact`: their database."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sintra.cli.arguments import positive, warn_if_cold, whole_number
from sintra.errors import OptionError

MAX_PORT = 65535
LOG_LEVELS = ("debug", "info", "warning", "error")
EXTRA = 'the server needs more packages: pip install "sintra[web]"'
PACKAGES = ("msgspec", "starlette", "uvicorn", "websockets")


def add(commands: Any) -> None:
    """Add the commands."""
    _add_serve(commands)
    text = "Copy the database of a server, which may keep running; the copy is verified and can be served."
    parser = commands.add_parser("backup", help="copy a server's database", description=text)
    parser.add_argument("database", type=Path, metavar="DATABASE", help="the database of a server")
    parser.add_argument("target", type=Path, metavar="TARGET", help="the name of the copy")
    parser.add_argument("--force", action="store_true", help="replace an existing copy")
    parser.set_defaults(run=_backup)
    text = "Rewrite the database of a stopped server without free pages (VACUUM); from then on it shrinks by itself."
    parser = commands.add_parser("compact", help="compact a server's database", description=text)
    parser.add_argument("database", type=Path, metavar="DATABASE", help="the database of a stopped server")
    parser.set_defaults(run=_compact)


def _add_serve(commands: Any) -> None:
    text = "Serve tables to browsers and programs, durably. By default it listens on this machine only."
    parser = commands.add_parser("serve", help="serve tables to browsers and programs", description=text)
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="address to listen at (default 127.0.0.1)")
    parser.add_argument(
        "--port", type=port, default=8765, metavar="N", help="port to listen at (default 8765; 0: any free one)"
    )
    parser.add_argument("--database", metavar="FILE", help="database file (default: in your data folder)")
    text = "an allowed origin besides our own, such as https://example.org; repeatable"
    parser.add_argument("--origin", action="append", default=[], type=origin, metavar="URL", help=text)
    text = "trust the X-Forwarded headers of this reverse proxy; repeatable"
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=text)
    text = "delete tables that have not changed for DAYS days (default: never)"
    parser.add_argument("--retention", type=positive, metavar="DAYS", help=text)
    parser.add_argument("--processes", type=positive, metavar="N", help="worker processes for bots (default: by cores)")
    text = "rate limit: tables created per hour by one address (default 720)"
    parser.add_argument("--tables-per-hour", type=positive, default=720, metavar="N", help=text)
    text = "rate limit: messages and requests per second from one address (default 100)"
    parser.add_argument("--messages-per-second", type=positive, default=100, metavar="N", help=text)
    parser.add_argument(
        "--sockets-per-address", type=positive, default=200, metavar="N", help="concurrent sockets of one address (default 200)"
    )
    parser.add_argument("--log", choices=LOG_LEVELS, default="info", help="log level (default info)")
    parser.set_defaults(run=_serve)


def port(text: str) -> int:
    """Parse a port number."""
    number = whole_number(text)
    if number > MAX_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port, expected 0 to {MAX_PORT}")
    return number


def origin(text: str) -> str:
    """Parse an origin as browsers send it: scheme, host and, unless it is the default, port."""
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.netloc or text.rstrip("/") != f"{parts.scheme}://{parts.netloc}":
        raise argparse.ArgumentTypeError(f"{text!r} is not an origin, expected one such as https://example.org")
    return text.rstrip("/").lower()


def _serve(options: argparse.Namespace) -> int:
    code: int = load_serving().serve(_settings(options), options.log)
    return code


def load_serving() -> Any:
    """Import the server; raise `OptionError` with the extra to install if a package is missing."""
    _hide_scipy()
    gc.disable()  # nothing loaded here becomes garbage: collections would take a tenth of the time
    try:
        warn_if_cold()
        from sintra.server.shell import service  # noqa: PLC0415 - loads Numba and the packages of the extra
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] in PACKAGES:
            raise OptionError(EXTRA) from error
        raise
    finally:
        gc.freeze()
        gc.enable()
    return service


def _hide_scipy() -> None:
    """Hide SciPy from Numba, which would load it for linear algebra that no rule needs, and take 17 MB."""
    known: dict[str, Any] = sys.modules
    known.setdefault("scipy", None)


def _settings(options: argparse.Namespace) -> Any:
    from sintra.server.settings import Limits, Rate, ServerSettings  # noqa: PLC0415 - with the server

    limits = Limits(
        address=Rate(options.messages_per_second, 4 * options.messages_per_second),
        files=Rate(4 * options.messages_per_second, 20 * options.messages_per_second),
        arrivals=Rate(options.messages_per_second / 2, 4 * options.messages_per_second),
        creation=Rate(options.tables_per_hour / 3600, max(20, options.tables_per_hour / 36)),
        sockets=options.sockets_per_address,
        connections=options.sockets_per_address,
    )
    return ServerSettings(
        database=Path(options.database) if options.database is not None else default_database(),
        host=options.host,
        port=options.port,
        origins=tuple(options.origin),
        proxies=tuple(options.proxy),
        retention=options.retention,
        processes=options.processes or max(1, min(4, os.cpu_count() or 1)),
        limits=limits,
    )


def default_database() -> Path:
    """Return the default path of the database."""
    from sintra.terminal.files import data_folder  # noqa: PLC0415 - with the server

    return data_folder() / "tables.sqlite"


def _backup(options: argparse.Namespace) -> int:
    from sintra.server.store.backup import backup  # noqa: PLC0415 - loads SQLite

    copied = backup(options.database, options.target, force=options.force)
    print(f"{options.target}: {copied.tables} tables, {copied.events} events, {copied.size} bytes, checked.")
    return 0


def _compact(options: argparse.Namespace) -> int:
    from sintra.server.store.compaction import compact  # noqa: PLC0415 - loads SQLite

    compacted = compact(options.database)
    print(f"{options.database}: {compacted.before} bytes before, {compacted.after} bytes now.")
    return 0
