"""`sintra fit`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sintra.cli.arguments import add_game, make_game, positive, whole_number
from sintra.errors import OptionError
from sintra.games import names

if TYPE_CHECKING:
    from collections.abc import Callable

    from sintra.learn.fit import Generation

BAR_WIDTH = 24
CLEAR_LINE = "\r\x1b[K"
STRONGEST = 8  # number of weights in the report


def add(commands: Any) -> None:
    """Add the command."""
    text = "Fit the evaluation of a game in generations of self-play and regression. It can be interrupted and resumed."
    parser = commands.add_parser("fit", help="fit the evaluation of a game", description=text)
    parser.add_argument("game", choices=names(), help="the game")
    add_game(parser)
    parser.add_argument("--games", type=positive, default=8000, metavar="N", help="games in each generation (default 8000)")
    parser.add_argument("--nodes", type=positive, default=2000, metavar="N", help="nodes per move in self-play (default 2000)")
    parser.add_argument("--generations", type=positive, default=3, metavar="N", help="number of generations (default 3)")
    parser.add_argument(
        "--seed", type=whole_number, default=2017, metavar="N", help="random seed of deals and exploration (default 2017)"
    )
    text = "weights that the first generation plays with: hand, fitted or a file (default hand)"
    parser.add_argument("--first", default="hand", metavar="WEIGHTS", help=text)
    parser.add_argument("--jobs", type=positive, metavar="N", help="worker processes (default: one for each core)")
    parser.add_argument("--work", metavar="DIR", help="checkpoint folder for the games (default: fit-GAME-SIDE-N)")
    parser.add_argument("--out", metavar="FILE", help="output file for the weights (default: weights.json in the work folder)")
    parser.set_defaults(run=_fit)


def _fit(options: argparse.Namespace) -> int:
    game = make_game(options)
    from sintra.bots.weights import side_of  # noqa: PLC0415 - loads Numba
    from sintra.learn.fit import FitPlan, fit  # noqa: PLC0415 - loads Numba

    plan = FitPlan(options.games, options.nodes, options.generations, options.seed, options.first)
    folder = Path(options.work or f"fit-{game.name}-{side_of(game)}-{game.players}")
    out = Path(options.out) if options.out else folder / "weights.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = fit(game, plan, folder, options.jobs or os.cpu_count() or 1, progress(sys.stderr))
        out.write_text(found[-1].weights.to_json(), encoding="utf-8")
    except KeyboardInterrupt:
        print(f"\nsintra: interrupted; the same command resumes from {folder}", file=sys.stderr)
        raise
    except OSError as error:
        raise OptionError(f"{error.filename or folder} cannot be written: {error.strerror}") from error
    for line in report(found):
        print(line)
    print(f"Weights: {out}")
    return 0


def progress(stream: Any) -> Callable[[str, int, int], None]:
    """Make a progress bar for a terminal; elsewhere, print a line per step."""
    is_terminal = bool(stream.isatty())

    def show(name: str, done: int, total: int) -> None:
        if is_terminal:
            full = BAR_WIDTH * done // total
            end = "\n" if done == total else ""
            stream.write(f"{CLEAR_LINE}[{'#' * full}{'.' * (BAR_WIDTH - full)}] {name}, {done} of {total}{end}")
        elif done == total:
            stream.write(f"{name} done\n")
        stream.flush()

    return show


def report(found: list[Generation]) -> list[str]:
    """Summarize the fit: how well each generation predicts held-out games, and the largest weights."""
    lines = ["Prediction of held-out games, by round: explained variance of margins, and log loss of the winner"]
    for generation in found:
        pairs = zip(generation.quality.explained, generation.quality.surprise, strict=True)
        texts = [f"{explained:.2f} {surprise:.2f}" if surprise else "-" for explained, surprise in pairs]
        lines.append(f"  generation {generation.number}:  {'  |  '.join(texts)}")
    for name, table in found[-1].weights.tables.items():
        lines.append(f"Largest weights of {name.replace('_', ' ')}, in points:")
        largest = sorted(table, key=lambda feature: -max(abs(value) for value in table[feature]))[:STRONGEST]
        lines.extend(f"  {feature:32} {'  '.join(f'{value:6.2f}' for value in table[feature])}" for feature in largest)
    return lines
