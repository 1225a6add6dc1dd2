"""`sintra play`."""

from __future__ import annotations

import argparse
import secrets
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sintra.cli.arguments import add_game, add_manner, add_verbosity, make_game, make_manner, manner_options, warn_if_cold
from sintra.errors import OptionError
from sintra.games import DEFAULT_GAME, edition, editions, names
from sintra.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sintra.games import AnyGame
    from sintra.record import BotSeat, PersonSeat
    from sintra.terminal.local_game import LocalGame

SEED_LABEL = "sintra play --seed "
DEFAULT_LEVEL = 3
LEVELS = range(1, 11)
RANDOM = ("random", "draw")  # who begins is drawn


def add(commands: Any) -> None:
    """Add the command."""
    text = "Play in the terminal: people at one keyboard, bots by name; by default you against a bot of level 3."
    parser = commands.add_parser("play", help="play in the terminal", description=text)
    parser.add_argument("game", nargs="?", choices=names(), help=f"the game (default {DEFAULT_GAME})")
    add_game(parser, players=None)
    text = f"the edition, with its rules, letters and words: {_listed_editions()}"
    parser.add_argument("--edition", metavar="NAME", help=text)
    text = "who begins: the number of a seat, a name, or random (default 1)"
    parser.add_argument("--start", metavar="WHO", help=text)
    text = "person, person:NAME or bot:NAME, seat by seat; repeatable"
    parser.add_argument("--seat", action="append", default=[], metavar="WHO", help=text)
    text = "level of the bots on all other seats, 1 to 10 (default 3)"
    parser.add_argument("--level", type=int, choices=LEVELS, metavar="N", help=text)
    add_manner(parser)
    add_verbosity(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="seed for reproducible deals")
    text = "a nonce of each seat, mixed into the deals, seat by seat; repeatable"
    parser.add_argument("--nonce", action="append", default=[], metavar="WORD", help=text)
    parser.add_argument("--save", metavar="FILE", help="save file (default: a new file in your data folder)")
    parser.add_argument("--resume", metavar="FILE", help="resume a saved game")
    text = "with --resume: allow the saved game to run external programs as bots"
    parser.add_argument("--programs", action="store_true", help=text)
    parser.set_defaults(run=_play)


def _listed_editions() -> str:
    """List the editions of all games."""
    return "; ".join(f"{game}: {', '.join(edition.name for edition in editions(game))}" for game in names())


def _play(options: argparse.Namespace) -> int:
    session, is_cut = _resume(options) if options.resume is not None else (_begin(options), False)
    from sintra.terminal.play import TerminalPlay, prepare_input  # noqa: PLC0415 - loads Numba

    manner = make_manner(options)
    prepare_input(is_plain=manner.is_plain)
    again = manner_options(options) + (["--programs"] if programs_of(session.seats) else [])
    return TerminalPlay(session, manner, again, options.edition or "").run(is_resumed=options.resume is not None, is_cut=is_cut)


def _resume(options: argparse.Namespace) -> tuple[LocalGame, bool]:
    given = (options.game, options.players, options.save, options.seed, options.level, options.edition, options.start)
    if options.seat or options.option or options.nonce or any(value is not None for value in given):
        message = "a saved game already has its seats, options and file: leave these options out with --resume"
        raise OptionError(message, phrase=Phrase("terminal.error.resume"))
    warn_if_cold()
    from sintra.terminal.local_game import LocalGame  # noqa: PLC0415 - loads Numba
    from sintra.terminal.positions import unreadable  # noqa: PLC0415 - loads Numba

    try:
        session, is_cut = LocalGame.resume(Path(options.resume))
    except OSError as error:
        raise unreadable(options.resume or "a file without a name", error) from error
    if (found := programs_of(session.seats)) and not options.programs:
        phrase = Phrase("terminal.error.programs", {"text": str(found[0])})
        raise OptionError(
            f"{options.resume} would run an external program, {found[0]}: allow it with --programs", phrase=phrase
        )
    check_bots(session.game, session.seats)
    return session, is_cut


def programs_of(seats: Sequence[PersonSeat | BotSeat]) -> list[PersonSeat | BotSeat]:
    """Return the seats that would run another program: a file from anywhere may name any program."""
    from sintra import bots  # noqa: PLC0415 - loads Numba

    return [seat for seat in seats if bots.runs_program(seat)]


def _begin(options: argparse.Namespace) -> LocalGame:
    options.game = options.game or DEFAULT_GAME
    options.players = max(2, len(options.seat)) if options.players is None else options.players
    seats = read_seats(options.seat, options.players, DEFAULT_LEVEL if options.level is None else options.level)
    chosen = editions(options.game)[0] if options.edition is None else edition(options.game, options.edition)
    game = make_game(options, chosen.options)
    options.colors = options.colors or chosen.colors
    from sintra import dealer  # noqa: PLC0415 - loads Numba
    from sintra.terminal.files import GameFile, exists, new_game_file  # noqa: PLC0415 - with the others
    from sintra.terminal.local_game import LocalGame  # noqa: PLC0415 - loads Numba

    check_bots(game, seats)
    if options.save == "":
        raise OptionError("--save needs the name of a file", phrase=Phrase("terminal.error.save_name"))
    if options.save and exists(Path(options.save)):
        message = f"{options.save} already exists: resume it with --resume, or choose another name"
        raise OptionError(message, phrase=Phrase("terminal.exists", {"path": options.save}))
    seed = dealer.new_seed() if options.seed is None else seed_of(options.seed)
    nonces = read_nonces(options.nonce, options.players)
    file = GameFile(Path(options.save)) if options.save else new_game_file(game.name)
    return LocalGame.new(game, seats, seed, file, nonces, start=read_start(options.start, seats, options.language))


def check_bots(game: AnyGame, seats: Sequence[PersonSeat | BotSeat]) -> None:
    """Reject unknown bots before the game begins."""
    from sintra import bots  # noqa: PLC0415 - loads Numba
    from sintra.record import BotSeat  # noqa: PLC0415 - loads Numba

    for seat in seats:
        if isinstance(seat, BotSeat):
            bots.seated(seat, game)


def seed_of(number: int) -> bytes:
    """Derive the dealer's seed from a number, for reproducible deals."""
    return sha256(f"{SEED_LABEL}{number}".encode()).digest()


def read_start(text: str | None, seats: Sequence[PersonSeat | BotSeat], language: str) -> int:
    """Parse who begins: the number of a seat, a name, or ``random``; by default the first seat."""
    from sintra.dialogue.names import spoken_names  # noqa: PLC0415 - loads Numba
    from sintra.record import PersonSeat  # noqa: PLC0415 - loads Numba

    if text is None:
        return 0
    if text.casefold() in RANDOM:
        return secrets.randbelow(len(seats))
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(seats):
        return int(text) - 1
    own = [seat.name if isinstance(seat, PersonSeat) else "" for seat in seats]
    for called in (own, spoken_names(seats, language)):
        found = [seat for seat, name in enumerate(called) if name and name.casefold() == text.strip().casefold()]
        if len(found) == 1:
            return found[0]
    message = f"--start {text}, expected a seat from 1 to {len(seats)}, the name of a player, or random"
    raise OptionError(message, phrase=Phrase("terminal.error.start", {"text": text, "last": len(seats)}))


def read_nonces(words: list[str], players: int) -> list[bytes]:
    """Parse the nonces that the seats mix into the deals."""
    from sintra.record.header import MAX_NONCE_BYTES  # noqa: PLC0415 - loads Numba

    nonces = [word.encode("utf-8", "surrogateescape") for word in words]
    if len(nonces) > players or any(len(nonce) > MAX_NONCE_BYTES for nonce in nonces):
        message = f"expected at most one nonce for each of {players} seats, of at most {MAX_NONCE_BYTES} bytes"
        raise OptionError(message, phrase=Phrase("terminal.error.nonces", {"number": players, "last": MAX_NONCE_BYTES}))
    return nonces


def read_seats(texts: list[str], players: int, level: int = DEFAULT_LEVEL) -> list[PersonSeat | BotSeat]:
    """Parse the seats; by default a person sits first, and bots fill the rest."""
    from sintra import bots  # noqa: PLC0415 - loads Numba
    from sintra.record import BotSeat, PersonSeat  # noqa: PLC0415 - loads Numba

    if len(texts) > players:
        phrase = Phrase("terminal.error.seats", {"number": len(texts), "last": players})
        raise OptionError(f"{len(texts)} seats are named, but there are {players} players", phrase=phrase)
    seats: list[PersonSeat | BotSeat] = []
    for text in texts or ["person"]:
        kind, _, name = text.partition(":")
        if kind == "person":
            seats.append(PersonSeat(name.strip()))
        elif kind == "bot" and name:
            seats.append(bots.parse(name))
        else:
            message = f"seat {text!r}, expected person, person:NAME or bot:NAME, such as bot:level-3"
            raise OptionError(message, phrase=Phrase("terminal.error.seat", {"text": text}))
    return seats + [BotSeat(f"level-{level}")] * (players - len(seats))
