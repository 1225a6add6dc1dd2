"""`sintra replay`, `show`, `verify` and `perft`: commands for files."""

from __future__ import annotations

import argparse
from typing import Any

from sintra.cli.arguments import (
    add_game_by_name,
    add_language,
    add_manner,
    make_game,
    make_manner,
    positive,
    warn_if_cold,
    whole_number,
)


def add(commands: Any) -> None:
    """Add the commands."""
    _add_replay(commands)
    _add_show(commands)
    _add_verify(commands)
    _add_perft(commands)


def _add_replay(commands: Any) -> None:
    text = "Narrate a record: step by step at a terminal, all at once into a pipe."
    parser = commands.add_parser("replay", help="narrate a record", description=text)
    parser.add_argument("file", metavar="FILE", help="the record, or - for stdin")
    parser.add_argument("--to", type=whole_number, metavar="N", help="stop at this event; at a terminal, start there")
    add_manner(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object for each event")
    parser.set_defaults(run=_replay)


def _replay(options: argparse.Namespace) -> int:
    warn_if_cold()
    from sintra.terminal.replay import replay  # noqa: PLC0415 - loads Numba

    return replay(options.file, options.to, make_manner(options), as_json=options.json)


def _add_show(commands: Any) -> None:
    text = "Show a position, or a record at its end or after some event."
    parser = commands.add_parser("show", help="show a position or record", description=text)
    parser.add_argument("file", metavar="FILE", help="a position as JSON or text board, or a record; - for stdin")
    forms = ("board", "json", "sentences")
    parser.add_argument("--as", dest="form", choices=forms, default="board", help="output format (default board)")
    parser.add_argument(
        "--at", type=whole_number, metavar="N", help="of a record: the position after N events (default: the last one)"
    )
    add_manner(parser, plain=False)
    parser.set_defaults(run=_show)


def _show(options: argparse.Namespace) -> int:
    warn_if_cold()
    from sintra.terminal.show import show  # noqa: PLC0415 - loads Numba

    return show(options.file, options.form, options.at, make_manner(options))


def _add_verify(commands: Any) -> None:
    text = "Draw the deals of a record again and verify them against the dealer's commitment."
    parser = commands.add_parser("verify", help="verify the deals of a record", description=text)
    parser.add_argument("file", metavar="FILE", help="the record, or - for stdin")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_verify)


def _verify(options: argparse.Namespace) -> int:
    from sintra.terminal.verify import verify  # noqa: PLC0415 - loads Numba

    return verify(options.file, as_json=options.json, language=options.language)


def _add_perft(commands: Any) -> None:
    text = "Count the distinct sequences of N moves; a deal or the end of the game ends a sequence."
    parser = commands.add_parser("perft", help="count sequences of moves", description=text)
    parser.add_argument("file", nargs="?", metavar="FILE", help="a position or record (default: the first deal of a new game)")
    add_game_by_name(parser)
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="random seed of the first deal (default 0)")
    parser.add_argument("--depth", type=positive, required=True, metavar="N", help="number of moves")
    parser.add_argument("--split", action="store_true", help="count by first move as well")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_perft)


def _perft(options: argparse.Namespace) -> int:
    warn_if_cold()
    from sintra.terminal.positions import read_bytes, read_position  # noqa: PLC0415 - loads Numba
    from sintra.terminal.show import count, first_position  # noqa: PLC0415 - loads Numba

    game = make_game(options)
    found = read_position(read_bytes(options.file)) if options.file else first_position(game, options.seed)
    return count(found, options.depth, by_move=options.split, as_json=options.json)
