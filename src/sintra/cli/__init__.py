"""The command `sintra`: reads the command line and hands over. Nothing heavy is loaded before it is known what to do."""

from __future__ import annotations

import argparse
import os
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING, TextIO

from sintra import __version__, games
from sintra.cli import arena, bench, engine, fit, play, records, serve, solve, web
from sintra.errors import SintraError

if TYPE_CHECKING:
    from collections.abc import Sequence

DONE, REFUSED, INTERRUPTED = 0, 1, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code: 0 done, 1 refused with a reason, 2 a command line that makes no sense.

    `solve` has another one, 3, for a position that was not solved within its limit.
    """
    options = parser().parse_args(arguments)
    _replace_what_cannot_be_written(sys.stdout)
    try:
        code = int(options.run(options))
        sys.stdout.flush()  # while an error can still be answered for
    except SintraError as error:
        print(f"sintra: {error}", file=sys.stderr)
        return REFUSED
    except BrokenPipeError:  # the reader of our output has gone, as `head` does
        _drop_output()
        return DONE
    except OSError as error:  # such as no space for our output; files that are asked for are answered for where they are read
        print(f"sintra: {error.strerror or error}", file=sys.stderr)
        _drop_output()
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _drop_output() -> None:
    """Send what is still to be written nowhere: Python would try once more when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _replace_what_cannot_be_written(stream: TextIO) -> None:
    """Let a sign that the terminal does not have be no reason to stop."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def parser() -> argparse.ArgumentParser:
    """Make the parser of the whole command line."""
    titles = " and ".join(games.facts(name).title for name in games.names())
    whole = argparse.ArgumentParser(prog="sintra", description=f"Plays the tile games {titles}.")
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
