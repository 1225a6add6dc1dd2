"""`sintra arena` and `sintra ladder`: bots against bots."""

from __future__ import annotations

import argparse
import json
import math
import os
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sintra.cli.arguments import add_game, make_game, positive, whole_number
from sintra.errors import OptionError
from sintra.games import DEFAULT_GAME, names

if TYPE_CHECKING:
    from sintra.arena import Report, Standings, Way
    from sintra.bots import Limit
    from sintra.games import AnyGame

DEFAULT_BLOCKS = 50
MIN_BOTS = 2
INTERRUPTED = 130


def add(commands: Any) -> None:
    """Add the commands."""
    _add_arena(commands)
    _add_ladder(commands)


def _add_arena(commands: Any) -> None:
    text = "Play a match between bots, with confidence intervals; of two bots with more than two seats, the first sits alone."
    parser = commands.add_parser("arena", help="play a match between bots", description=text)
    _add_bots(parser)
    add_game(parser, players=None)
    _add_terms(parser)
    parser.add_argument("--games", type=whole_number, metavar="N", help="instead of --blocks; rounded up to whole blocks")
    text = "variance reduction: alternative deals to sample at each deal (default 0: off)"
    parser.add_argument("--luck", type=whole_number, default=0, metavar="K", help=text)
    parser.add_argument(
        "--value", default="rounds", metavar="VALUE", help="value function for --luck: rounds, or bot:BOT (default rounds)"
    )
    text = (
        "sequential test (SPRT): stop once it is decided whether the first bot is better by ELO1 or only by ELO0, such as 0,20"
    )
    parser.add_argument("--test", type=_two_numbers, metavar="ELO0,ELO1", help=text)
    parser.add_argument(
        "--alpha", type=_number, default=0.05, metavar="P", help="false positive rate of the test (default 0.05)"
    )
    parser.add_argument(
        "--beta", type=_number, default=0.05, metavar="P", help="false negative rate of the test (default 0.05)"
    )
    parser.set_defaults(run=_arena)


def _add_ladder(commands: Any) -> None:
    text = "Rate many bots by pairwise matches."
    parser = commands.add_parser("ladder", help="rate many bots", description=text)
    _add_bots(parser)
    add_game(parser)
    text = "fix a rating, such as greedy=1000; repeatable (default: the first bot has 0)"
    parser.add_argument("--anchor", action="append", default=[], metavar="BOT=RATING", help=text)
    text = "play only pairs at most K places apart in the given order (default: all pairs)"
    parser.add_argument("--neighbors", type=positive, metavar="K", help=text)
    _add_terms(parser)
    parser.set_defaults(run=_ladder)


def _add_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=names(), help="the game")
    parser.add_argument("bots", nargs="+", metavar="BOT", help="a bot, such as greedy, or with settings: search,nodes=200000")


def _add_terms(parser: argparse.ArgumentParser) -> None:
    """Add the match settings and the output folder."""
    text = f"number of blocks: one game for each seat with the same deals (default {DEFAULT_BLOCKS})"
    parser.add_argument("--blocks", type=whole_number, metavar="N", help=text)
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="random seed of deals and bots (default 0)")
    parser.add_argument("--nodes", type=positive, metavar="N", help="default node limit per move, for bots without a limit")
    parser.add_argument("--seconds", type=_number, metavar="S", help="default time limit per move in seconds")
    text = "timeout per move in seconds for bots without a time limit (default 60)"
    parser.add_argument("--stall", type=_number, default=60.0, metavar="S", help=text)
    parser.add_argument("--jobs", type=positive, metavar="N", help="worker processes (default: one for each core)")
    parser.add_argument(
        "--out", metavar="DIR", help="output folder for blocks, records and results; the same command resumes from it"
    )
    parser.add_argument(
        "--import",
        dest="modules",
        action="append",
        default=[],
        metavar="MODULE",
        help="import a Python module that registers bots; repeatable",
    )
    parser.add_argument("--quiet", action="store_true", help="no progress on stderr")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _arena(options: argparse.Namespace) -> int:
    blocks = _blocks(options)
    if len(options.bots) < MIN_BOTS:
        raise OptionError(
            f"{len(options.bots)} bot, expected 2, or one for each seat, such as sintra arena {DEFAULT_GAME} greedy naive"
        )
    options.players = len(options.bots) if options.players is None else options.players
    if len(options.bots) not in {2, options.players}:
        raise OptionError(f"{len(options.bots)} bots for {options.players} seats, expected 2 bots or one for each seat")
    game = make_game(options)
    from sintra import arena  # noqa: PLC0415 - loads Numba

    test = None
    if options.test:
        test = arena.SequentialTest(options.test[0], options.test[1], game.players, options.alpha, options.beta)
    way = _way(options, _whole_blocks(options, blocks, game), test)
    match = arena.Match.of(game, *options.bots, luck=options.luck, value=options.value, **_terms(options))
    folder = _folder(options)
    try:
        report = match.run(way, folder)
    except KeyboardInterrupt:
        return _interrupted(options)
    return _report_match(report, folder, options)


def _ladder(options: argparse.Namespace) -> int:
    blocks = _blocks(options)
    anchors = dict(map(_anchor, options.anchor))
    game = make_game(options)
    from sintra import arena  # noqa: PLC0415 - loads Numba

    ladder = arena.Ladder(game, tuple(options.bots), anchors, options.neighbors, _terms(options))
    folder = _folder(options)
    try:
        standings = ladder.run(_way(options, blocks or DEFAULT_BLOCKS, None), folder)
    except KeyboardInterrupt:
        return _interrupted(options)
    return _report_ladder(standings, folder, options)


# Parsing the command line


def _blocks(options: argparse.Namespace) -> int | None:
    games = getattr(options, "games", None)
    if options.blocks is not None and games is not None:
        raise OptionError("--blocks and --games exclude each other: give one of them")
    if options.blocks == 0 or games == 0:
        raise OptionError("a match of 0 games, expected at least 1")
    return int(options.blocks) if options.blocks else None


def _whole_blocks(options: argparse.Namespace, blocks: int | None, game: AnyGame) -> int:
    if options.games is None:
        return blocks or DEFAULT_BLOCKS
    whole = -(-int(options.games) // game.players)
    if whole * game.players != options.games:
        text = f"{options.games} games are not a whole number of blocks of {game.players}: playing {whole * game.players}"
        print(text, file=sys.stderr)
    return whole


def _way(options: argparse.Namespace, blocks: int, test: Any) -> Way:
    from sintra.arena import Way  # noqa: PLC0415 - loads Numba

    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    progress = None if options.quiet else sys.stderr
    return Way(blocks, options.jobs or cores, test, tuple(options.modules), progress)


def _terms(options: argparse.Namespace) -> dict[str, Any]:
    return {"seed": options.seed, "limit": _limit(options), "stall": options.stall}


def _limit(options: argparse.Namespace) -> Limit | None:
    from sintra.bots import Limit  # noqa: PLC0415 - loads Numba

    limit = Limit(options.nodes, options.seconds)
    return None if limit.is_endless else limit


def _folder(options: argparse.Namespace) -> Path | None:
    if options.out == "":
        raise OptionError("--out needs the name of a folder")
    return Path(options.out) if options.out else None


def _anchor(text: str) -> tuple[str, float]:
    name, _, rating = text.rpartition("=")
    try:
        return name, _number(rating)
    except argparse.ArgumentTypeError as error:
        raise OptionError(f"anchor {text!r}, expected a bot and its rating, such as greedy=1000") from error


def _number(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return value


def _two_numbers(text: str) -> tuple[float, float]:
    low, comma, high = text.partition(",")
    if not comma:
        raise argparse.ArgumentTypeError(f"{text!r} is not two numbers with a comma, such as 0,20")
    return _number(low), _number(high)


# Reporting


def _interrupted(options: argparse.Namespace) -> int:
    if options.out:
        print(f"interrupted; the same command resumes from {options.out}: {_command()}", file=sys.stderr)
    else:
        print("interrupted; nothing was saved: with --out DIR the same command resumes where it stopped", file=sys.stderr)
    return INTERRUPTED


def _command() -> str:
    return shlex.join(["sintra", *sys.argv[1:]])


def _report_match(report: Report, folder: Path | None, options: argparse.Namespace) -> int:
    values = report.to_json()
    if folder:
        from sintra.arena.chart import draw_score  # noqa: PLC0415 - loads NumPy
        from sintra.arena.journal import write_text  # noqa: PLC0415 - with the others

        shares = [block.share() for block in report.blocks]
        title = f"{report.match.names[0]} against {', '.join(dict.fromkeys(report.match.names[1:]))}"
        write_text(folder / "score.svg", draw_score(title, shares, 1 / report.match.players))
        write_text(folder / "result.json", json.dumps(values, indent=1) + "\n")
    print(json.dumps(values) if options.json else report)
    return 0


def _report_ladder(standings: Standings, folder: Path | None, options: argparse.Namespace) -> int:
    values = standings.to_json()
    if folder:
        from sintra.arena.journal import write_text  # noqa: PLC0415 - loads NumPy

        write_text(folder / "ladder.svg", standings.to_svg())
        write_text(folder / "ladder.json", json.dumps(values, indent=1) + "\n")
    print(json.dumps(values) if options.json else standings)
    return 0
