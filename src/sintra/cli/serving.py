"""`sintra backup`: a copy of a server's database."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def add(commands: Any) -> None:
    """Add the commands."""
    text = "Copy the database of a server, which may go on meanwhile; the copy is checked and can be served."
    parser = commands.add_parser("backup", help="copy a server's database", description=text)
    parser.add_argument("database", type=Path, metavar="DATABASE", help="the database of a server")
    parser.add_argument("target", type=Path, metavar="TARGET", help="the name of the copy")
    parser.add_argument("--force", action="store_true", help="replace a copy that exists")
    parser.set_defaults(run=_backup)


def _backup(options: argparse.Namespace) -> int:
    from sintra.server.backup import backup  # noqa: PLC0415 - loads SQLite

    copied = backup(options.database, options.target, force=options.force)
    print(f"{options.target}: {copied.tables} tables, {copied.events} events, {copied.size} bytes, checked.")
    return 0
