"""The command `sintra`: reads the command line and hands over. Nothing heavy is loaded before it is known what to do."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import TYPE_CHECKING, Any

from sintra import __version__
from sintra.errors import SintraError
from sintra.games import NAMES, make, parse_options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sintra.games import AnyGame


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code: 0 done, 1 refused with a reason, 2 a command line that makes no sense."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except SintraError as error:
        print(f"sintra: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader of our output has gone, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="sintra", description="Plays the tile games Azul and Summer Pavilion.")
    parser.add_argument("--version", action="version", version=f"sintra {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_play(commands)
    _add_bench(commands)
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=2, metavar="N", help="number of seats: 2, 3 or 4 (default 2)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="such as wall=grey; repeatable")


def _game(options: argparse.Namespace) -> AnyGame:
    """Make the game that the command line asks for; say so when that will take a while."""
    values = parse_options(options.option)
    from sintra import _jit  # noqa: PLC0415 - loads Numba

    if _jit.IS_COLD:
        print("Compiling the rules for this machine: once, for about ten seconds ...", file=sys.stderr, flush=True)
    return make(options.game, options.players, **values)


# sintra play


def _add_play(commands: Any) -> None:
    parser = commands.add_parser("play", help="play in the terminal", description="Play against random opponents.")
    parser.add_argument("game", nargs="?", choices=NAMES, default="azul", help="which game (default azul)")
    _add_game(parser)
    parser.add_argument("--seed", type=int, help="play the same deals again")
    parser.set_defaults(run=_play)


def _play(options: argparse.Namespace) -> int:
    from sintra.terminal.play import play  # noqa: PLC0415 - loads Numba

    return play(_game(options), options.seed)


# sintra bench


def _add_bench(commands: Any) -> None:
    parser = commands.add_parser("bench", help="measure speed", description="Measure the speed of the rules on this machine.")
    benches = parser.add_subparsers(title="what to measure", metavar="WHAT", required=True)
    for name, run, text in (
        ("playouts", _bench_playouts, "random games: moves a second, and what the games are like"),
        ("calls", _bench_calls, "one step from Python, checked and fast"),
        ("start", _bench_start, "starting up: first ever, later, and --help"),
    ):
        bench = benches.add_parser(name, help=text, description=f"Measure {text}.")
        bench.add_argument("--game", choices=NAMES, default="azul", help="which game (default azul)")
        _add_game(bench)
        bench.add_argument("--json", action="store_true", help="print one JSON object")
        bench.set_defaults(run=run)
        if name == "playouts":
            bench.add_argument("--threads", type=_positive, default=1, metavar="N", help="threads (default 1)")
            bench.add_argument("--games", type=_positive, default=20_000, metavar="N", help="games to count (at least 20000)")


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def _bench_playouts(options: argparse.Namespace) -> int:
    from sintra.bench import playouts  # noqa: PLC0415 - loads Numba

    return _report(playouts.measure(_game(options), options.threads, options.games), options)


def _bench_calls(options: argparse.Namespace) -> int:
    from sintra.bench import calls  # noqa: PLC0415 - loads Numba

    return _report(calls.measure(_game(options)), options)


def _bench_start(options: argparse.Namespace) -> int:
    from sintra.bench import start  # noqa: PLC0415 - starts other processes

    return _report(start.measure(options.game), options)


def _report(figures: dict[str, Any], options: argparse.Namespace) -> int:
    """Print figures as a table for people or as JSON for programs."""
    if options.json:
        print(json.dumps(figures))
        return 0
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):18} {_shown(value)}")
    return 0


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_shown(item)}" for name, item in value.items())  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, list):
        return ", ".join(_shown(item) for item in value)  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, float):
        return f"{value:.3f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
