"""`sintra web`: play in the browser. Starts a local server and opens the browser."""

from __future__ import annotations

import argparse
import json
import os
import threading
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

from sintra.cli.serve import LOG_LEVELS, default_database, load_serving, port

HOST, DEFAULT_PORT = "127.0.0.1", 8765  # always the same origin: browsers store settings and links by origin
PROBE_TIMEOUT = 2.0


def add(commands: Any) -> None:
    """Add the command."""
    text = "Play in the browser: starts a server for this machine and opens its pages. Ctrl-C ends it; games are kept."
    parser = commands.add_parser("web", help="play in the browser", description=text)
    text = f"port to listen at (default {DEFAULT_PORT}, or any free one)"
    parser.add_argument("--port", type=port, metavar="N", help=text)
    parser.add_argument("--database", metavar="FILE", help="database file (default: in your data folder)")
    parser.add_argument("--no-open", action="store_true", help="print the address, but do not open a browser")
    parser.add_argument("--log", choices=LOG_LEVELS, default="error", help="log level (default error)")
    parser.set_defaults(run=_web)


def _web(options: argparse.Namespace) -> int:
    is_default = options.port is None and options.database is None
    running = f"http://{HOST}:{DEFAULT_PORT}/"
    if is_default and is_ours(running):
        print(f"Sintra is already running at {running}", flush=True)
        open_browser(running, is_wanted=not options.no_open)
        return 0
    serving = load_serving()
    from sintra.server.settings import ServerSettings  # noqa: PLC0415 - with the server

    database = Path(options.database) if options.database is not None else default_database()
    settings = ServerSettings(database, HOST, DEFAULT_PORT if options.port is None else options.port)
    ready = partial(open_browser, is_wanted=not options.no_open)
    code: int = serving.serve(settings, options.log, or_any_port=options.port is None, ready=ready)
    return code


def is_ours(url: str) -> bool:
    """Return whether a Sintra server answers at an address."""
    import urllib.request  # noqa: PLC0415 - slower to import than everything else here

    try:
        with urllib.request.urlopen(f"{url}openapi.json", timeout=PROBE_TIMEOUT) as answer:  # noqa: S310 - http, our own address
            return str(json.load(answer)["info"]["title"]) == "Sintra"
    except (OSError, ValueError, KeyError, TypeError):
        return False


def open_browser(url: str, *, is_wanted: bool) -> None:
    """Open the browser if there is one, and print the address in any case."""
    if is_wanted and has_browser():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()  # some browsers block until they are closed
        print(f"Your browser opens {url} - Ctrl-C here ends Sintra.", flush=True)
    else:
        print(f"Open {url} in a browser - Ctrl-C here ends Sintra.", flush=True)


def has_browser() -> bool:
    """Return whether a graphical browser can be opened; one inside the terminal would hide our output."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    is_in_terminal = type(found) is webbrowser.GenericBrowser and "BROWSER" not in os.environ
    return not is_in_terminal
