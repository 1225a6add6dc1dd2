"""`sintra engine` and `engine-check`: bots by the line protocol."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import Any

from sintra.cli.arguments import positive, warn_if_cold
from sintra.errors import OptionError


def add(commands: Any) -> None:
    """Add the commands."""
    text = "Serve our bots to other programs by the line protocol of docs/bot-protocol.md, over stdin and stdout."
    parser = commands.add_parser("engine", help="serve bots to other programs", description=text)
    text = "the initial bot, with settings as for play, until the host chooses another (default greedy)"
    parser.add_argument("--bot", default="greedy", metavar="BOT", help=text)
    parser.set_defaults(run=_engine)
    text = (
        "Conformance test: start a program and check, step by step, that it follows the line protocol of docs/bot-protocol.md."
    )
    parser = commands.add_parser("engine-check", help="check that a program follows the protocol", description=text)
    text = "timeout in seconds for the program to get ready (default 60)"
    parser.add_argument("--patience", type=positive, default=60, metavar="S", help=text)
    parser.add_argument("command", nargs=argparse.REMAINDER, metavar="COMMAND", help="the program and its arguments")
    parser.set_defaults(run=_check)


def _engine(options: argparse.Namespace) -> int:
    warn_if_cold()
    from sintra.engine.conversation import serve  # noqa: PLC0415 - loads Numba

    serve(options.bot)
    return 0


def _check(options: argparse.Namespace) -> int:
    warn_if_cold()
    from sintra.engine.conformance import check  # noqa: PLC0415 - loads Numba

    if not options.command:
        raise OptionError("expected a program to check, such as sintra engine-check ./mybot --level 3")
    passed = failed = 0
    for finding in check(_words(options.command), float(options.patience)):
        print(finding, flush=True)
        passed, failed = passed + finding.is_passed, failed + (not finding.is_passed)
    print(f"{passed} of {passed + failed} checks passed.")
    return 1 if failed else 0


def _words(command: list[str]) -> list[str]:
    """Split a command into words, also if it was quoted as a whole."""
    if len(command) != 1 or " " not in command[0] or Path(command[0]).exists():
        return command
    try:
        return shlex.split(command[0])
    except ValueError as error:
        raise OptionError(f"{command[0]!r} is not a command: {error}, expected a program and its arguments") from error
