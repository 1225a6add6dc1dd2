"""`sintra play`."""

from __future__ import annotations

import argparse
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sintra.cli.arguments import add_game, add_manner, make_game, make_manner, manner_options, warn_if_cold
from sintra.errors import OptionError
from sintra.games import FIRST, names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sintra.games import AnyGame
    from sintra.record import BotSeat, PersonSeat
    from sintra.terminal.local_game import LocalGame

SEED_LABEL = "sintra play --seed "
DEFAULT_LEVEL = 3
LEVELS = range(1, 11)


def add(commands: Any) -> None:
    """Add the command."""
    text = "TerminalPlay in the terminal: people at one keyboard, bots by name; by default you against a bot of level 3."
    parser = commands.add_parser("play", help="play in the terminal", description=text)
    parser.add_argument("game", nargs="?", choices=names(), help=f"which game (default {FIRST})")
    add_game(parser, players=None)
    text = "person, person:NAME or bot:NAME, seat by seat; repeatable"
    parser.add_argument("--seat", action="append", default=[], metavar="WHO", help=text)
    text = "how well bots play on seats that are not named, 1 to 10 (default 3)"
    parser.add_argument("--level", type=int, choices=LEVELS, metavar="N", help=text)
    add_manner(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="play with the same deals again")
    text = "any word of a seat's own, mixed into the deals, seat by seat; repeatable"
    parser.add_argument("--nonce", action="append", default=[], metavar="WORD", help=text)
    parser.add_argument("--save", metavar="FILE", help="where the game is saved (default: a new file in your data folder)")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    text = "with --resume: run the programs that play in the saved game"
    parser.add_argument("--programs", action="store_true", help=text)
    parser.set_defaults(run=_play)


def _play(options: argparse.Namespace) -> int:
    session, is_cut = _resume(options) if options.resume is not None else (_begin(options), False)
    from sintra.terminal.play import TerminalPlay, prepare_input  # noqa: PLC0415 - loads Numba

    manner = make_manner(options)
    prepare_input(is_plain=manner.is_plain)
    again = manner_options(options) + (["--programs"] if programs_of(session.seats) else [])
    return TerminalPlay(session, manner, again).run(is_resumed=options.resume is not None, is_cut=is_cut)


def _resume(options: argparse.Namespace) -> tuple[LocalGame, bool]:
    given = (options.game, options.players, options.save, options.seed, options.level)
    if options.seat or options.option or options.nonce or any(value is not None for value in given):
        raise OptionError("a saved game has its seats, options and file already: leave out all that with --resume")
    warn_if_cold()
    from sintra.terminal.local_game import LocalGame  # noqa: PLC0415 - loads Numba

    try:
        session, is_cut = LocalGame.resume(Path(options.resume))
    except OSError as error:
        raise OptionError(f"{options.resume or 'a file without a name'} cannot be read: {error.strerror}") from error
    if (found := programs_of(session.seats)) and not options.programs:
        raise OptionError(f"{options.resume} would run another program, {found[0]}: with --programs it may")
    check_bots(session.game, session.seats)
    return session, is_cut


def programs_of(seats: Sequence[PersonSeat | BotSeat]) -> list[PersonSeat | BotSeat]:
    """Give the seats on which another program would be run: a file from anywhere may name any program."""
    from sintra import bots  # noqa: PLC0415 - loads Numba

    return [seat for seat in seats if bots.runs_program(seat)]


def _begin(options: argparse.Namespace) -> LocalGame:
    options.game = options.game or FIRST
    options.players = max(2, len(options.seat)) if options.players is None else options.players
    seats = read_seats(options.seat, options.players, DEFAULT_LEVEL if options.level is None else options.level)
    game = make_game(options)
    from sintra import dealer  # noqa: PLC0415 - loads Numba
    from sintra.terminal.files import GameFile, is_there, new_game_file  # noqa: PLC0415 - with the others
    from sintra.terminal.local_game import LocalGame  # noqa: PLC0415 - loads Numba

    check_bots(game, seats)
    if options.save == "":
        raise OptionError("--save needs the name of a file")
    if options.save and is_there(Path(options.save)):
        raise OptionError(f"{options.save} exists already: --resume goes on with it, or choose another name")
    seed = dealer.new_seed() if options.seed is None else seed_of(options.seed)
    nonces = read_nonces(options.nonce, options.players)
    file = GameFile(Path(options.save)) if options.save else new_game_file(game.name)
    return LocalGame.new(game, seats, seed, file, nonces)


def check_bots(game: AnyGame, seats: Sequence[PersonSeat | BotSeat]) -> None:
    """Refuse a bot that does not exist before anything is played."""
    from sintra import bots  # noqa: PLC0415 - loads Numba
    from sintra.record import BotSeat  # noqa: PLC0415 - loads Numba

    for seat in seats:
        if isinstance(seat, BotSeat):
            bots.seated(seat, game)


def seed_of(number: int) -> bytes:
    """Make the dealer's seed of a number, for games that are to be dealt the same again."""
    return sha256(f"{SEED_LABEL}{number}".encode()).digest()


def read_nonces(words: list[str], players: int) -> list[bytes]:
    """Read the words that the seats mix into the deals."""
    from sintra.record.header import MOST_NONCE_BYTES  # noqa: PLC0415 - loads Numba

    nonces = [word.encode("utf-8", "surrogateescape") for word in words]
    if len(nonces) > players or any(len(nonce) > MOST_NONCE_BYTES for nonce in nonces):
        raise OptionError(f"expected at most one nonce for each of {players} seats, of at most {MOST_NONCE_BYTES} bytes")
    return nonces


def read_seats(texts: list[str], players: int, level: int = DEFAULT_LEVEL) -> list[PersonSeat | BotSeat]:
    """Read who sits where; a person sits first, and bots of a level where nobody was named."""
    from sintra import bots  # noqa: PLC0415 - loads Numba
    from sintra.record import BotSeat, PersonSeat  # noqa: PLC0415 - loads Numba

    if len(texts) > players:
        raise OptionError(f"{len(texts)} seats are named, but there are {players} players")
    seats: list[PersonSeat | BotSeat] = []
    for text in texts or ["person"]:
        kind, _, name = text.partition(":")
        if kind == "person":
            seats.append(PersonSeat(name.strip()))
        elif kind == "bot" and name:
            seats.append(bots.parse(name))
        else:
            raise OptionError(f"seat {text!r}, expected person, person:NAME or bot:NAME, such as bot:level-3")
    return seats + [BotSeat(f"level-{level}")] * (players - len(seats))
