"""Arguments that several commands share: which game, how to be spoken to, numbers."""

from __future__ import annotations

import argparse
import math
import sys
from typing import TYPE_CHECKING

from sintra.games import FIRST, make, names, parse_options
from sintra.i18n.languages import DEFAULT, codes
from sintra.i18n.speaker import COLORS, STYLES

if TYPE_CHECKING:
    from sintra.games import AnyGame
    from sintra.terminal.screen import Manner


def add_game(parser: argparse.ArgumentParser, *, players: int | None = 2) -> None:
    """Add the number of seats and the options of a game."""
    parser.add_argument("--players", type=int, default=players, metavar="N", help="number of seats: 2, 3 or 4 (default 2)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="such as wall=grey; repeatable")


def add_game_by_name(parser: argparse.ArgumentParser) -> None:
    """Add a game as an option."""
    parser.add_argument("--game", choices=names(), default=FIRST, help=f"which game (default {FIRST})")
    add_game(parser)


def make_game(options: argparse.Namespace) -> AnyGame:
    """Make the game that the command line asks for."""
    values = parse_options(options.option)
    warn_if_cold()
    return make(options.game, options.players, **values)


def warn_if_cold() -> None:
    """Say so when the rules must be compiled first."""
    from sintra import _jit  # noqa: PLC0415 - loads Numba

    if _jit.IS_COLD:
        print("Compiling the rules for this machine: once, for about ten seconds ...", file=sys.stderr, flush=True)


def add_manner(parser: argparse.ArgumentParser, *, plain: bool = True) -> None:
    """Add how a person wants to be spoken to."""
    parser.add_argument("--language", choices=codes(), default=DEFAULT, help=f"the language (default {DEFAULT})")
    parser.add_argument("--colors", choices=COLORS, default="words", help="how colors are named (default words)")
    parser.add_argument("--style", choices=STYLES, default="full", help="whole sentences or short lines (default full)")
    parser.add_argument("--braille", action="store_true", help="write in braille cells; nothing is drawn")
    if plain:
        parser.add_argument("--plain", action="store_true", help="sentences only, nothing drawn: for screen readers and logs")


def make_manner(options: argparse.Namespace) -> Manner:
    """Give the manner that the command line asks for; where nothing can be drawn, it is plain."""
    from sintra.terminal.screen import Manner, can_draw  # noqa: PLC0415 - loads Numba

    is_plain = bool(getattr(options, "plain", True)) or options.braille or not can_draw(sys.stdout)
    return Manner(options.language, options.colors, options.style, options.braille, is_plain)


def manner_options(options: argparse.Namespace) -> list[str]:
    """Give the options that ask for the same manner again: those that were given and are not the default."""
    usual = {"language": DEFAULT, "colors": COLORS[0], "style": STYLES[0]}
    chosen = [(name, getattr(options, name)) for name in usual]
    words = [word for name, value in chosen if value != usual[name] for word in (f"--{name}", value)]
    return words + [f"--{name}" for name in ("braille", "plain") if getattr(options, name)]


def whole_number(text: str) -> int:
    """Read a number from 0."""
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0")
    return int(text)


def positive(text: str) -> int:
    """Read a number from 1."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def seconds(text: str) -> float:
    """Read a length of time above 0."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return value
