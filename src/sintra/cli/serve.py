"""`sintra serve`: tables for people, bots and programs, over HTTP; `sintra backup`: a copy of their database."""

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

MOST_PORT = 65535
LOG_LEVELS = ("debug", "info", "warning", "error")
EXTRA = 'the server needs more packages: pip install "sintra[web]"'
PACKAGES = ("msgspec", "starlette", "uvicorn", "websockets")


def add(commands: Any) -> None:
    """Add the commands."""
    _add_serve(commands)
    text = "Copy the database of a server, which may go on meanwhile; the copy is checked and can be served."
    parser = commands.add_parser("backup", help="copy a server's database", description=text)
    parser.add_argument("database", type=Path, metavar="DATABASE", help="the database of a server")
    parser.add_argument("target", type=Path, metavar="TARGET", help="the name of the copy")
    parser.add_argument("--force", action="store_true", help="replace a copy that exists")
    parser.set_defaults(run=_backup)


def _add_serve(commands: Any) -> None:
    text = "Serve tables to browsers and programs; what was acknowledged is on disk. By default only this machine is served."
    parser = commands.add_parser("serve", help="serve tables to browsers and programs", description=text)
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default 127.0.0.1)")
    parser.add_argument("--port", type=port, default=8765, metavar="N", help="where to listen (default 8765); 0 takes any")
    parser.add_argument("--database", metavar="FILE", help="where tables are kept (default: in your data folder)")
    text = "the address of the pages where it is another than ours, such as https://example.org; repeatable"
    parser.add_argument("--origin", action="append", default=[], type=origin, metavar="URL", help=text)
    text = "believe this reverse proxy who its clients are; repeatable"
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=text)
    text = "delete tables that nobody has touched for so many days (default: never)"
    parser.add_argument("--retention", type=positive, metavar="DAYS", help=text)
    parser.add_argument("--processes", type=positive, metavar="N", help="processes in which bots think (default: by cores)")
    text = "tables that one address may create an hour (default 720)"
    parser.add_argument("--tables-per-hour", type=positive, default=720, metavar="N", help=text)
    text = "messages and requests that one address may send a second (default 100)"
    parser.add_argument("--messages-per-second", type=positive, default=100, metavar="N", help=text)
    parser.add_argument("--sockets-per-address", type=positive, default=200, metavar="N", help="at one time (default 200)")
    parser.add_argument("--log", choices=LOG_LEVELS, default="info", help="what is logged at least (default info)")
    parser.set_defaults(run=_serve)


def port(text: str) -> int:
    """Read the number of a port."""
    number = whole_number(text)
    if number > MOST_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} is no port, expected 0 to {MOST_PORT}")
    return number


def origin(text: str) -> str:
    """Read an origin as browsers write it: scheme, host and, where it is not the usual one, port."""
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.netloc or text.rstrip("/") != f"{parts.scheme}://{parts.netloc}":
        raise argparse.ArgumentTypeError(f"{text!r} is no origin, expected one such as https://example.org")
    return text.rstrip("/").lower()


def _serve(options: argparse.Namespace) -> int:
    code: int = load_serving().serve(_settings(options), options.log)
    return code


def load_serving() -> Any:
    """Load what serves; say what to install where it is missing."""
    _spare_scipy()
    gc.disable()  # what is loaded stays: looking through it for garbage would take a tenth of the time
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


def _spare_scipy() -> None:
    """Let Numba not find SciPy: it would load it for linear algebra, which no rule needs, and take 17 MB for it."""
    known: dict[str, Any] = sys.modules
    known.setdefault("scipy", None)


def _settings(options: argparse.Namespace) -> Any:
    from sintra.server.settings import Limits, Rate, ServerSettings  # noqa: PLC0415 - with the server

    limits = Limits(
        address=Rate(options.messages_per_second, 4 * options.messages_per_second),
        creation=Rate(options.tables_per_hour / 3600, max(20, options.tables_per_hour / 36)),
        sockets=options.sockets_per_address,
        connections=options.sockets_per_address,
    )
    return ServerSettings(
        database=Path(options.database) if options.database is not None else usual_database(),
        host=options.host,
        port=options.port,
        origins=tuple(options.origin),
        proxies=tuple(options.proxy),
        retention=options.retention,
        processes=options.processes or max(1, min(4, os.cpu_count() or 1)),
        limits=limits,
    )


def usual_database() -> Path:
    """Say where tables are kept when nobody says otherwise."""
    from sintra.terminal.files import data_folder  # noqa: PLC0415 - with the server

    return data_folder() / "tables.sqlite"


def _backup(options: argparse.Namespace) -> int:
    from sintra.server.store.backup import backup  # noqa: PLC0415 - loads SQLite

    copied = backup(options.database, options.target, force=options.force)
    print(f"{options.target}: {copied.tables} tables, {copied.events} events, {copied.size} bytes, checked.")
    return 0
