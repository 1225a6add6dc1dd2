"""The command `sintra`: parses the command line and dispatches. Heavy imports are deferred to the command that needs them."""

from __future__ import annotations

import argparse
import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING, TextIO

from sintra import __version__, games
from sintra.cli import arena, bench, engine, fit, play, records, serve, solve, web
from sintra.cli.usage import UsageParser, chosen_language
from sintra.errors import SintraError

if TYPE_CHECKING:
    from collections.abc import Sequence

DONE, REFUSED, INTERRUPTED = 0, 1, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code: 0 success, 1 error with a message, 2 invalid command line.

    `solve` also has 3, for a position that was not solved within its limit.
    """
    UsageParser.language = chosen_language(arguments)
    options = parser().parse_args(arguments)
    _replace_unencodable(sys.stdout)
    try:
        code = int(options.run(options))
        sys.stdout.flush()  # while an error can still be reported
    except SintraError as error:
        _report(error, options)
        return REFUSED
    except BrokenPipeError:  # the reader of our output has closed it, as `head` does
        _drop_output()
        return DONE
    except OSError as error:  # such as no space for our output; input files are handled where they are read
        _report(error, options)
        _drop_output()
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _report(error: SintraError | OSError, options: argparse.Namespace) -> None:
    from sintra.terminal.faults import environment_language, said  # noqa: PLC0415 - only where it is needed

    print(f"sintra: {said(error, getattr(options, 'language', environment_language()))}", file=sys.stderr)


def _drop_output() -> None:
    """Redirect stdout to the null device: Python would flush it again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _replace_unencodable(stream: TextIO) -> None:
    """Replace characters the terminal cannot encode."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def parser() -> argparse.ArgumentParser:
    """Make the parser of the whole command line."""
    titles = " and ".join(games.facts(name).title for name in games.names())
    whole = UsageParser(prog="sintra", description=f"Plays the tile games {titles}.")
    whole.add_argument("--version", action="version", version=f"sintra {__version__}")
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", required=True)
    play.add(commands)
    records.add(commands)
    solve.add(commands)
    engine.add(commands)
    web.add(commands)
    serve.add(commands)
    arena.add(commands)
    fit.add(commands)
    bench.add(commands)
    return whole
