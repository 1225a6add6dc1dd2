"""`sintra solve` and `sintra puzzles`: exact values of positions."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from sintra.cli.arguments import add_manner, make_manner, positive, seconds, warn_if_cold, whole_number
from sintra.games import FIRST, names

if TYPE_CHECKING:
    from sintra.puzzles import Puzzle

USUAL_SECONDS = 60.0
USUAL_NUMBER = 100


def add(commands: Any) -> None:
    """Add the commands."""
    _add_solve(commands)
    parser = commands.add_parser("puzzles", help="positions with one best move", description="Make, show and prove puzzles.")
    deeds = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    _add_make(deeds)
    _add_list(deeds)
    _add_show(deeds)
    _add_check(deeds)
    _add_play(deeds)


def _add_solve(commands: Any) -> None:
    text = "Say what every legal move is worth in points at the end of the round, exactly, if all seats play their best."
    parser = commands.add_parser("solve", help="solve a position to the end of its round", description=text)
    parser.add_argument("file", metavar="FILE", help="a position as JSON or text board, or a record; - for the standard input")
    parser.add_argument("--at", type=whole_number, metavar="N", help="of a record: after so many events (default: last choice)")
    parser.add_argument("--seconds", type=seconds, metavar="S", help=f"stop after so long (default {USUAL_SECONDS:g})")
    parser.add_argument("--nodes", type=positive, metavar="N", help="stop after so many positions")
    parser.add_argument("--tell", action="store_true", help="tell the best line in sentences as well")
    add_manner(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_solve)


def _solve(options: argparse.Namespace) -> int:
    warn_if_cold()
    from sintra.bots import Limit  # noqa: PLC0415 - loads Numba
    from sintra.terminal.solve import read_choice, run  # noqa: PLC0415 - loads Numba

    is_endless = options.seconds is None and options.nodes is None
    limit = Limit(options.nodes, USUAL_SECONDS if is_endless else options.seconds)
    found = read_choice(options.file, options.at)
    return run(found, limit, make_manner(options), is_told=options.tell, as_json=options.json)


def _add_make(deeds: Any) -> None:
    text = "Let bots play, and keep positions in which the choice matters, with the exact value of every move."
    parser = deeds.add_parser("make", help="make a file of puzzles", description=text)
    parser.add_argument("game", metavar="GAME", choices=names(), help=" or ".join(names()))
    parser.add_argument("--number", type=positive, default=USUAL_NUMBER, metavar="N", help=f"how many (default {USUAL_NUMBER})")
    parser.add_argument("--seed", type=whole_number, default=0, metavar="N", help="of the games (default 0)")
    parser.add_argument("--out", default="-", metavar="FILE", help="where to write them (default: the standard output)")
    parser.set_defaults(run=_make)


def _make(options: argparse.Namespace) -> int:
    warn_if_cold()
    from sintra.terminal.puzzles import make  # noqa: PLC0415 - loads Numba

    return make(options.game, options.number, options.seed, options.out)


def _add_source(parser: argparse.ArgumentParser) -> None:
    """Add which puzzles are meant."""
    parser.add_argument("--game", choices=names(), default=FIRST, help=f"those that come with Sintra (default {FIRST})")
    parser.add_argument("--file", metavar="FILE", help="those of a file instead; - for the standard input")


def _puzzles(options: argparse.Namespace) -> tuple[Puzzle, ...]:
    warn_if_cold()
    from sintra.terminal.puzzles import puzzles_of  # noqa: PLC0415 - loads Numba

    return puzzles_of(options.game, options.file)


def _add_list(deeds: Any) -> None:
    parser = deeds.add_parser("list", help="list puzzles", description="List puzzles with what is known about them.")
    _add_source(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object for each")
    parser.set_defaults(run=_list)


def _list(options: argparse.Namespace) -> int:
    puzzles = _puzzles(options)
    from sintra.terminal.puzzles import show_list  # noqa: PLC0415 - loads Numba

    return show_list(puzzles, as_json=options.json)


def _add_show(deeds: Any) -> None:
    parser = deeds.add_parser("show", help="show a puzzle", description="Show a puzzle, and its solution if you like.")
    parser.add_argument("number", nargs="?", type=positive, default=1, metavar="NUMBER", help="which one (default 1)")
    _add_source(parser)
    parser.add_argument("--solution", action="store_true", help="with the value of every move and the best line")
    add_manner(parser)
    parser.set_defaults(run=_show)


def _show(options: argparse.Namespace) -> int:
    puzzles = _puzzles(options)
    from sintra.terminal.puzzles import show  # noqa: PLC0415 - loads Numba

    return show(puzzles, options.number, make_manner(options), is_solved=options.solution)


def _add_check(deeds: Any) -> None:
    text = "Work out every value again and play the best lines. The exit code is 1 if anything is wrong."
    parser = deeds.add_parser("check", help="prove puzzles again", description=text)
    parser.add_argument("file", metavar="FILE", help="a file of puzzles; - for the standard input")
    parser.add_argument("--sample", type=positive, metavar="N", help="only so many of them (default all)")
    parser.add_argument("--seed", type=whole_number, default=0, metavar="N", help="of the sample (default 0)")
    parser.set_defaults(run=_check, game=names()[0])


def _check(options: argparse.Namespace) -> int:
    puzzles = _puzzles(options)
    from sintra.terminal.puzzles import check  # noqa: PLC0415 - loads Numba

    return check(puzzles, options.sample, options.seed)


def _add_play(deeds: Any) -> None:
    text = "Find the best move, puzzle after puzzle; every answer is told its value, and the best line."
    parser = deeds.add_parser("play", help="solve puzzles yourself", description=text)
    parser.add_argument("number", nargs="?", type=positive, default=1, metavar="NUMBER", help="begin with this one (default 1)")
    _add_source(parser)
    add_manner(parser)
    parser.set_defaults(run=_play)


def _play(options: argparse.Namespace) -> int:
    puzzles = _puzzles(options)
    from sintra.terminal.puzzles import play  # noqa: PLC0415 - loads Numba

    return play(puzzles, options.number, make_manner(options))
