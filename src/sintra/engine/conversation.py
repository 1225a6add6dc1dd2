"""Serving our own bots by the line protocol: the work of `sintra engine`.

A line that cannot be is answered with an `error` that says what would be right, and the conversation goes on. A line whose
first word is not known is passed over, as the protocol asks, with a remark for people on the error output.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

from sintra import __version__, bots, games
from sintra._parser import shown
from sintra.bots.bot import Bot, Limit
from sintra.bots.programs import protocol
from sintra.bots.warmup import first_position, think_once
from sintra.errors import OptionError, ParseError, SintraError
from sintra.games import AnyGame
from sintra.pool.thinker import Call, Thinker, Thought
from sintra.record import BotSeat

LARGEST_SEED = 2**64 - 1


class Output:
    """Writes whole lines at once; a bot thinks in another thread than the one that listens."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._lock = threading.Lock()

    def say(self, line: str) -> None:
        """Write a line."""
        with self._lock:
            self._stream.write(f"{line}\n".encode())
            self._stream.flush()


class Engine:
    """One conversation with a host."""

    def __init__(self, seat: BotSeat, say: Callable[[str], None], remark: Callable[[str], None]) -> None:
        self._seat = self._seat_playing = seat  # as set for the next game, and as it was when this one began
        self._say = say
        self._remark = remark
        self._is_greeted = False
        self._seed = 0
        self._game: AnyGame | None = None
        self._bot: Bot | None = None
        self._state: Any = None  # None: nothing to choose from
        self._thinker = Thinker()
        self._call: Call | None = None  # what the bot was asked last
        self._commands: dict[str, Callable[[str], None]] = {
            "hello": self._hello,
            "setting": self._setting,
            "game": self._begin,
            "seed": self._reseed,
            "position": self._position,
            "legal": self._legal,
            "go": self._go,
            "over": self._over,
        }

    def run(self, lines: Iterator[bytes]) -> None:
        """Answer until the host says `quit` or has no more to say; a bot that still thinks answers first."""
        for line in lines:
            try:
                text = line.decode().strip()
            except UnicodeDecodeError:
                self._say("error - a line that is no text, expected UTF-8")
                continue
            if text.split(maxsplit=1)[:1] == ["quit"]:
                break
            self.hear(text)
        self._finish()
        self._thinker.close()

    def hear(self, line: str) -> None:
        """Answer a line."""
        word, _, rest = line.partition(" ")
        if word == "stop":
            threading.Thread(target=self._finish, daemon=True).start()
        elif word in self._commands:
            try:
                self._check_order(word)
                self._commands[word](rest.strip())
            except SintraError as error:
                self._refuse(word, error)
        elif word:
            known = ", ".join([*self._commands, "stop", "quit"])
            self._remark(f"{shown(word)} is passed over; known are {known}")

    def _refuse(self, word: str, error: object) -> None:
        self._say(f"error {word} {' '.join(str(error).split())}")

    def _check_order(self, word: str) -> None:
        if self._call and self._call.is_going_on:
            raise OptionError("while thinking, expected stop or quit, or first the answer")
        if not self._is_greeted and word != "hello":
            raise OptionError(f"too early, expected {protocol.GREETING} first")

    # What a host says

    def _hello(self, rest: str) -> None:
        name, *versions = rest.split() or [""]
        if name != protocol.NAME or str(protocol.VERSION) not in versions:
            raise ParseError(f"{shown(rest)}, expected {protocol.GREETING}")
        self._is_greeted = True
        self._say(f"{protocol.GREETING} sintra {__version__}")
        for game in games.names():
            self._say(f"plays {game}")
        self._say(f"setting bot values={','.join(bots.BOTS)} default={self._seat.bot}")
        self._say("ready")

    def _setting(self, rest: str) -> None:
        """Keep a setting for the next game; another bot begins without any, and a setting without a value is forgotten."""
        name, _, value = (part.strip() for part in rest.partition(" "))
        if not name:
            raise ParseError("expected a name and a value, such as setting bot greedy")
        if name == "bot":
            self._seat = BotSeat(own_bot(value))
            return
        others = tuple(pair for pair in self._seat.settings if pair[0] != name)
        self._seat = checked_seat(BotSeat(self._seat.bot, (*others, (name, value)) if value else others))

    def _begin(self, rest: str) -> None:
        self._game = self._bot = self._state = None
        self._seat_playing = self._seat
        game = protocol.parse_game(rest.split())
        self._bot = bots.seated(self._seat_playing, game, self._seed)
        warm_up(self._seat_playing, game)
        self._game = game
        self._say("ready")

    def _reseed(self, rest: str) -> None:
        seed = protocol.whole(rest, "seed")
        if seed > LARGEST_SEED:
            raise ParseError(f"seed {rest}, expected at most {LARGEST_SEED}")
        self._seed = seed
        if self._game:
            self._bot = bots.seated(self._seat_playing, self._game, seed)

    def _position(self, rest: str) -> None:
        self._state = None
        game = self._known_game()
        if not rest.startswith("{"):
            raise ParseError(f"{shown(rest)}, expected a position as JSON on one line")
        state = game.parse_state(rest)
        if not game.legal_actions(state):
            raise ParseError(f"nobody is to choose in phase {state.phase}, expected a position with legal moves")
        self._state = state

    def _legal(self, rest: str) -> None:
        """Compare the moves with our own: who disagrees about the rules had better know before the game is lost."""
        if self._state is None:
            raise ParseError("there is no position, expected one first")
        theirs, ours = set(rest.split()), {str(move) for move in self._known_game().legal_moves(self._state)}
        if theirs != ours:
            self._state = None
            more, fewer = sorted(theirs - ours)[:5], sorted(ours - theirs)[:5]
            raise ParseError(
                f"by our rules {' '.join(more) or 'nothing'} is too much and {' '.join(fewer) or 'nothing'} missing"
            )

    def _known_game(self) -> AnyGame:
        if self._game is None:
            raise ParseError(f"there is no game, expected one first, such as game {games.FIRST} players=2")
        return self._game

    def _go(self, rest: str) -> None:
        game, state, bot = self._known_game(), self._state, self._bot
        limit = protocol.parse_go(rest.split())
        if state is None or bot is None:
            raise ParseError("there is no position, expected one first")
        self._call = self._thinker.begin(lambda: _choice_lines(game, bot, state, limit), self._answer)

    def _answer(self, thought: Thought) -> None:
        """Say what the bot has chosen; whatever went wrong is said, too, because somebody waits."""
        error = thought.error
        line = thought.answer if error is None else f"error go {type(error).__name__}: {' '.join(str(error).split())}"
        with contextlib.suppress(OSError):  # nobody may be listening any more
            self._say(line)

    def _finish(self) -> None:
        """Make the bot answer that thinks, and wait for it."""
        call, bot = self._call, self._bot
        if call and bot:
            call.finish(bot.stop)

    def _over(self, _: str) -> None:
        self._state = None


def _choice_lines(game: AnyGame, bot: Bot, state: Any, limit: Limit | None) -> str:
    """Let a bot choose; write what it knows and what it plays."""
    choice = bot.choose(state, limit)
    return f"{protocol.info_line(choice, game)}\nmove {game.move(choice.action)}"


def warm_up(seat: BotSeat, game: AnyGame) -> None:
    """Let a bot choose once for nothing: loading compiled code takes a while, and the first `go` may be short of time."""
    state = game.parse_state(first_position(game).to_json())
    with contextlib.suppress(Exception):  # what a bot cannot do is said when it is asked to
        think_once(seat, game, state, Limit(nodes=1, seconds=1.0))


def own_bot(name: str) -> str:
    """Give the name of one of our own bots; other programs are not served through us."""
    if name not in bots.BOTS:
        raise OptionError(f"bot {shown(name)} does not exist here; there are {', '.join(bots.BOTS)}")
    return name


def checked_seat(seat: BotSeat) -> BotSeat:
    """Refuse a bot of ours that does not exist, or settings that it has not."""
    own_bot(seat.bot)
    bots.seated(seat, games.make(games.names()[0]))
    return seat


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """Give the lines of a stream; one that is too long is passed over."""
    while line := stream.readline(protocol.LONGEST_LINE):
        if not line.endswith(b"\n") and len(line) == protocol.LONGEST_LINE:
            while line and not line.endswith(b"\n"):
                line = stream.readline(protocol.LONGEST_LINE)
            line = b"\xff"  # which is no text, and is refused as such
        yield line


def _remark(text: str) -> None:
    sys.stderr.write(f"sintra engine: {text}\n")
    sys.stderr.flush()


def serve(bot: str) -> None:
    """Talk on the standard input and output; whatever else would be printed goes to the error output."""
    seat = checked_seat(bots.parse(bot))
    output, sys.stdout = Output(sys.stdout.buffer), sys.stderr
    try:
        Engine(seat, output.say, _remark).run(lines_of(sys.stdin.buffer))
    finally:
        sys.stdout = sys.__stdout__
