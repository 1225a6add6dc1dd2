"""Arguments that several commands share: game, language and style, numbers."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sintra.dialogue.verbosity import VERBOSITIES
from sintra.games import DEFAULT_GAME, make, names, parse_options
from sintra.i18n import Speaker
from sintra.i18n.languages import codes
from sintra.i18n.speaker import COLORS, STYLES
from sintra.phrase import Phrase
from sintra.terminal.faults import environment_language

if TYPE_CHECKING:
    from sintra.games import AnyGame
    from sintra.terminal.screen import Manner

LANGUAGE_HELP = "language of the output (default: that of the environment if supported, else en)"


def add_game(parser: argparse.ArgumentParser, *, players: int | None = 2) -> None:
    """Add the number of seats and the options of a game."""
    parser.add_argument("--players", type=int, default=players, metavar="N", help="number of seats: 2, 3 or 4 (default 2)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as wall=grey; repeatable",
    )


def add_game_by_name(parser: argparse.ArgumentParser) -> None:
    """Add a game as an option."""
    parser.add_argument("--game", choices=names(), default=DEFAULT_GAME, help=f"the game (default {DEFAULT_GAME})")
    add_game(parser)


def make_game(options: argparse.Namespace, fixed: Mapping[str, Any] | None = None) -> AnyGame:
    """Make the game from the command line options; what is fixed, such as by an edition, comes before them."""
    values = {**(fixed or {}), **parse_options(options.option)}
    warn_if_cold()
    return make(options.game, options.players, **values)


def warn_if_cold() -> None:
    """Warn when the compilation cache is cold."""
    from sintra import _jit  # noqa: PLC0415 - loads Numba

    if _jit.IS_COLD:
        print(Speaker(environment_language()).say(Phrase("terminal.compiling")), file=sys.stderr, flush=True)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the language of the output."""
    parser.add_argument("--language", choices=codes(), default=environment_language(), help=LANGUAGE_HELP)


def add_manner(parser: argparse.ArgumentParser, *, plain: bool = True) -> None:
    """Add the options for language and style of output."""
    add_language(parser)
    parser.add_argument("--colors", choices=COLORS, help="how colors are named (default words)")
    parser.add_argument("--style", choices=STYLES, default="full", help="whole sentences or short lines (default full)")
    parser.add_argument("--braille", action="store_true", help="output in Unicode braille cells; nothing is drawn")
    if plain:
        parser.add_argument("--plain", action="store_true", help="sentences only, nothing drawn: for screen readers and logs")


def add_verbosity(parser: argparse.ArgumentParser) -> None:
    """Add the verbosity of the narration."""
    text = "how much of moves and rounds is narrated (default normal)"
    parser.add_argument("--verbosity", choices=VERBOSITIES, default="normal", help=text)


def make_manner(options: argparse.Namespace) -> Manner:
    """Make the Manner from the options; plain where the output cannot draw."""
    from sintra.terminal.screen import Manner, can_draw  # noqa: PLC0415 - loads Numba

    is_plain = bool(getattr(options, "plain", True)) or options.braille or not can_draw(sys.stdout)
    verbosity = getattr(options, "verbosity", "normal")
    return Manner(options.language, options.colors or COLORS[0], options.style, options.braille, is_plain, verbosity)


def manner_options(options: argparse.Namespace) -> list[str]:
    """Return the options that reproduce the manner: those that differ from the defaults."""
    defaults = {"language": environment_language(), "colors": COLORS[0], "style": STYLES[0], "verbosity": "normal"}
    chosen = [(name, getattr(options, name, defaults[name])) for name in defaults]
    words = [word for name, value in chosen if value not in {None, defaults[name]} for word in (f"--{name}", value)]
    return words + [f"--{name}" for name in ("braille", "plain") if getattr(options, name)]


def whole_number(text: str) -> int:
    """Parse a non-negative integer."""
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0")
    return int(text)


def positive(text: str) -> int:
    """Parse a positive integer."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def seconds(text: str) -> float:
    """Parse a positive duration in seconds."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return value
