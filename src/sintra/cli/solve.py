"""`sintra solve` and `sintra puzzles`: exact values of positions."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from sintra.cli.arguments import add_language, add_manner, make_manner, positive, seconds, warn_if_cold, whole_number
from sintra.games import DEFAULT_GAME, names

if TYPE_CHECKING:
    from sintra.puzzles import Puzzle

DEFAULT_SECONDS = 60.0
DEFAULT_NUMBER = 100


def add(commands: Any) -> None:
    """Add the commands."""
    _add_solve(commands)
    parser = commands.add_parser(
        "puzzles", help="positions with one best move", description="Generate, show, play and verify puzzles."
    )
    actions = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    _add_make(actions)
    _add_list(actions)
    _add_show(actions)
    _add_check(actions)
    _add_play(actions)


def _add_solve(commands: Any) -> None:
    text = "Compute the exact value of every legal move in points at the end of the round, under optimal play by all seats."
    parser = commands.add_parser("solve", help="solve a position to the end of its round", description=text)
    parser.add_argument("file", metavar="FILE", help="a position as JSON or text board, or a record; - for stdin")
    parser.add_argument("--at", type=whole_number, metavar="N", help="of a record: after N events (default: the last choice)")
    parser.add_argument("--seconds", type=seconds, metavar="S", help=f"time limit in seconds (default {DEFAULT_SECONDS:g})")
    parser.add_argument("--nodes", type=positive, metavar="N", help="node limit")
    parser.add_argument("--tell", action="store_true", help="also narrate the best line")
    add_manner(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_solve)


def _solve(options: argparse.Namespace) -> int:
    warn_if_cold()
    from sintra.bots import Limit  # noqa: PLC0415 - loads Numba
    from sintra.terminal.solve import read_choice, run  # noqa: PLC0415 - loads Numba

    is_endless = options.seconds is None and options.nodes is None
    limit = Limit(options.nodes, DEFAULT_SECONDS if is_endless else options.seconds)
    found = read_choice(options.file, options.at, options.language)
    return run(found, limit, make_manner(options), is_told=options.tell, as_json=options.json)


def _add_make(actions: Any) -> None:
    text = "Generate puzzles from self-play: positions in which the choice matters, with the exact value of every move."
    parser = actions.add_parser("make", help="generate a file of puzzles", description=text)
    parser.add_argument("game", metavar="GAME", choices=names(), help=" or ".join(names()))
    parser.add_argument(
        "--number", type=positive, default=DEFAULT_NUMBER, metavar="N", help=f"number of puzzles (default {DEFAULT_NUMBER})"
    )
    parser.add_argument("--seed", type=whole_number, default=0, metavar="N", help="random seed of the games (default 0)")
    parser.add_argument("--out", default="-", metavar="FILE", help="output file (default: stdout)")
    parser.set_defaults(run=_make)


def _make(options: argparse.Namespace) -> int:
    warn_if_cold()
    from sintra.terminal.puzzles import make  # noqa: PLC0415 - loads Numba

    return make(options.game, options.number, options.seed, options.out)


def _add_source(parser: argparse.ArgumentParser) -> None:
    """Add the source of the puzzles."""
    help_text = f"the puzzles that come with a game (default {DEFAULT_GAME})"
    parser.add_argument("--game", choices=names(), default=DEFAULT_GAME, help=help_text)
    parser.add_argument("--file", metavar="FILE", help="the puzzles of a file instead; - for stdin")


def _puzzles(options: argparse.Namespace) -> tuple[Puzzle, ...]:
    warn_if_cold()
    from sintra.terminal.puzzles import puzzles_of  # noqa: PLC0415 - loads Numba

    return puzzles_of(options.game, options.file)


def _add_list(actions: Any) -> None:
    parser = actions.add_parser("list", help="list puzzles", description="List puzzles with their tags.")
    _add_source(parser)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object for each")
    parser.set_defaults(run=_list)


def _list(options: argparse.Namespace) -> int:
    puzzles = _puzzles(options)
    from sintra.terminal.puzzles import show_list  # noqa: PLC0415 - loads Numba

    return show_list(puzzles, options.language, as_json=options.json)


def _add_show(actions: Any) -> None:
    parser = actions.add_parser("show", help="show a puzzle", description="Show a puzzle, optionally with its solution.")
    parser.add_argument(
        "number", nargs="?", type=positive, default=1, metavar="NUMBER", help="number of the puzzle (default 1)"
    )
    _add_source(parser)
    parser.add_argument("--solution", action="store_true", help="with the value of every move and the best line")
    add_manner(parser)
    parser.set_defaults(run=_show)


def _show(options: argparse.Namespace) -> int:
    puzzles = _puzzles(options)
    from sintra.terminal.puzzles import show  # noqa: PLC0415 - loads Numba

    return show(puzzles, options.number, make_manner(options), is_solved=options.solution)


def _add_check(actions: Any) -> None:
    text = "Recompute every value and play the best lines. The exit code is 1 if anything is wrong."
    parser = actions.add_parser("check", help="verify puzzles", description=text)
    parser.add_argument("file", metavar="FILE", help="a file of puzzles; - for stdin")
    parser.add_argument("--sample", type=positive, metavar="N", help="verify a random sample of N puzzles (default: all)")
    parser.add_argument("--seed", type=whole_number, default=0, metavar="N", help="random seed of the sample (default 0)")
    parser.set_defaults(run=_check, game=DEFAULT_GAME)


def _check(options: argparse.Namespace) -> int:
    puzzles = _puzzles(options)
    from sintra.terminal.puzzles import check  # noqa: PLC0415 - loads Numba

    return check(puzzles, options.sample, options.seed)


def _add_play(actions: Any) -> None:
    text = "Find the best move, puzzle after puzzle; after each answer its value and the best line are shown."
    parser = actions.add_parser("play", help="solve puzzles yourself", description=text)
    parser.add_argument(
        "number", nargs="?", type=positive, default=1, metavar="NUMBER", help="number of the first puzzle (default 1)"
    )
    _add_source(parser)
    add_manner(parser)
    parser.set_defaults(run=_play)


def _play(options: argparse.Namespace) -> int:
    puzzles = _puzzles(options)
    from sintra.terminal.puzzles import play  # noqa: PLC0415 - loads Numba

    return play(puzzles, options.number, make_manner(options))
