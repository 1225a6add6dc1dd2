"""`sintra web`: play in the browser. The server runs on this machine for this machine, and the browser opens by itself."""

from __future__ import annotations

import argparse
import json
import os
import threading
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

from sintra.cli.serve import LOG_LEVELS, load_serving, port, usual_database

HOST, USUAL_PORT = "127.0.0.1", 8765  # the same address each time: browsers keep settings and links by address
LOOK_SECONDS = 2.0


def add(commands: Any) -> None:
    """Add the command."""
    text = "Play in the browser: starts a server for this machine and opens its pages. Ctrl-C ends it; games are kept."
    parser = commands.add_parser("web", help="play in the browser", description=text)
    text = f"where to listen (default {USUAL_PORT}, or any free one)"
    parser.add_argument("--port", type=port, metavar="N", help=text)
    parser.add_argument("--database", metavar="FILE", help="where tables are kept (default: in your data folder)")
    parser.add_argument("--no-open", action="store_true", help="only say the address")
    parser.add_argument("--log", choices=LOG_LEVELS, default="warning", help="what is logged at least (default warning)")
    parser.set_defaults(run=_web)


def _web(options: argparse.Namespace) -> int:
    is_usual = options.port is None and options.database is None
    running = f"http://{HOST}:{USUAL_PORT}/"
    if is_usual and is_ours(running):
        print(f"Sintra is being served already, at {running}", flush=True)
        tell(running, is_wanted=not options.no_open)
        return 0
    serving = load_serving()
    from sintra.server.settings import ServerSettings  # noqa: PLC0415 - with the server

    database = Path(options.database) if options.database is not None else usual_database()
    settings = ServerSettings(database, HOST, USUAL_PORT if options.port is None else options.port)
    is_wanted = not options.no_open
    code: int = serving.serve(settings, options.log, or_any_port=options.port is None, ready=partial(tell, is_wanted=is_wanted))
    return code


def is_ours(url: str) -> bool:
    """Say whether a Sintra answers at an address."""
    import urllib.request  # noqa: PLC0415 - what it brings takes longer than all other commands together

    try:
        with urllib.request.urlopen(f"{url}openapi.json", timeout=LOOK_SECONDS) as answer:  # noqa: S310 - http, our own address
            return str(json.load(answer)["info"]["title"]) == "Sintra"
    except (OSError, ValueError, KeyError, TypeError):
        return False


def tell(url: str, *, is_wanted: bool) -> None:
    """Open the browser where there is one, and say where to go in any case."""
    if is_wanted and has_browser():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()  # some browsers return when they are closed
        print(f"Your browser opens {url} - Ctrl-C here ends Sintra.", flush=True)
    else:
        print(f"Open {url} in a browser - Ctrl-C here ends Sintra.", flush=True)


def has_browser() -> bool:
    """Say whether a browser can be opened that has a window of its own; one inside the terminal would hide what we say."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    is_in_terminal = type(found) is webbrowser.GenericBrowser and "BROWSER" not in os.environ
    return not is_in_terminal
