"""The engine behind `sintra engine`: serves our own bots by the line protocol.

An invalid line is answered with an `error` that says what was expected, and the conversation goes on. A line with an unknown
first word is ignored, as the protocol requires, with a warning on stderr.
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

MAX_SEED = 2**64 - 1


class Output:
    """Writes whole lines atomically: the bot answers from another thread than the one that reads."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._lock = threading.Lock()

    def say(self, line: str) -> None:
        """Write a line."""
        with self._lock:
            self._stream.write(f"{line}\n".encode())
            self._stream.flush()


class Engine:
    """One session with a host."""

    def __init__(self, seat: BotSeat, say: Callable[[str], None], warn: Callable[[str], None]) -> None:
        self._seat = self._seat_playing = seat  # for the next game, and for the current one
        self._say = say
        self._warn = warn
        self._is_greeted = False
        self._seed = 0
        self._game: AnyGame | None = None
        self._bot: Bot | None = None
        self._state: Any = None  # None: no position yet
        self._thinker = Thinker()
        self._call: Call | None = None  # the last request to the bot
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
        """Answer lines until `quit` or the end of input; a bot that is still thinking answers first."""
        for line in lines:
            try:
                text = line.decode().strip()
            except UnicodeDecodeError:
                self._say("error - a line that is not text, expected UTF-8")
                continue
            if text.split(maxsplit=1)[:1] == ["quit"]:
                break
            self.handle(text)
        self._finish()
        self._thinker.close()

    def handle(self, line: str) -> None:
        """Handle one line."""
        word, _, rest = line.partition(" ")
        if word == "stop":
            threading.Thread(target=self._finish, daemon=True).start()
        elif word in self._commands:
            try:
                self._check_order(word)
                self._commands[word](rest.strip())
            except SintraError as error:
                self._reject(word, error)
        elif word:
            known = ", ".join([*self._commands, "stop", "quit"])
            self._warn(f"{shown(word)} is ignored; known are {known}")

    def _reject(self, word: str, error: object) -> None:
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
        """Store a setting for the next game; changing the bot clears all settings, and a setting without a value is removed."""
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
        seed = protocol.parse_integer(rest, "seed")
        if seed > MAX_SEED:
            raise ParseError(f"seed {rest}, expected at most {MAX_SEED}")
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
            raise ParseError(f"nobody acts in phase {state.phase}, expected a position with legal moves")
        self._state = state

    def _legal(self, rest: str) -> None:
        """Compare the legal moves with our own: a disagreement about the rules should surface at once."""
        if self._state is None:
            raise ParseError("there is no position, expected one first")
        theirs, ours = set(rest.split()), {str(move) for move in self._known_game().legal_moves(self._state)}
        if theirs != ours:
            self._state = None
            more, fewer = sorted(theirs - ours)[:5], sorted(ours - theirs)[:5]
            raise ParseError(
                f"by our rules {' '.join(more) or 'nothing'} is extra and {' '.join(fewer) or 'nothing'} is missing"
            )

    def _known_game(self) -> AnyGame:
        if self._game is None:
            raise ParseError(f"there is no game, expected one first, such as game {games.DEFAULT_GAME} players=2")
        return self._game

    def _go(self, rest: str) -> None:
        game, state, bot = self._known_game(), self._state, self._bot
        limit = protocol.parse_go(rest.split())
        if state is None or bot is None:
            raise ParseError("there is no position, expected one first")
        self._call = self._thinker.begin(lambda: _choice_lines(game, bot, state, limit), self._answer)

    def _answer(self, thought: Thought) -> None:
        """Send the bot's choice, or the error: the host is waiting for either."""
        error = thought.error
        line = thought.answer if error is None else f"error go {type(error).__name__}: {' '.join(str(error).split())}"
        with contextlib.suppress(OSError):  # the host may be gone
            self._say(line)

    def _finish(self) -> None:
        """Stop the bot that is thinking, and wait for its answer."""
        call, bot = self._call, self._bot
        if call and bot:
            call.finish(bot.stop)

    def _over(self, _: str) -> None:
        self._state = None


def _choice_lines(game: AnyGame, bot: Bot, state: Any, limit: Limit | None) -> str:
    """Ask a bot; format the `info` and `move` lines."""
    choice = bot.choose(state, limit)
    return f"{protocol.info_line(choice, game)}\nmove {game.move(choice.action)}"


def warm_up(seat: BotSeat, game: AnyGame) -> None:
    """Warm up the bot: loading compiled code takes a while, and the first `go` may have a short time limit."""
    state = game.parse_state(first_position(game).to_json())
    with contextlib.suppress(Exception):  # a failure is reported when the bot is asked for real
        think_once(seat, game, state, Limit(nodes=1, seconds=1.0))


def own_bot(name: str) -> str:
    """Return the name of one of our own bots; reject external programs."""
    if name not in bots.BOTS:
        raise OptionError(f"bot {shown(name)} does not exist here; there are {', '.join(bots.BOTS)}")
    return name


def checked_seat(seat: BotSeat) -> BotSeat:
    """Reject an unknown bot or unknown settings."""
    own_bot(seat.bot)
    bots.seated(seat, games.make(games.names()[0]))
    return seat


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream; replace an overlong one by invalid UTF-8."""
    while line := stream.readline(protocol.MAX_LINE_LENGTH):
        if not line.endswith(b"\n") and len(line) == protocol.MAX_LINE_LENGTH:
            while line and not line.endswith(b"\n"):
                line = stream.readline(protocol.MAX_LINE_LENGTH)
            line = b"\xff"  # not text, so it is rejected
        yield line


def _warn(text: str) -> None:
    sys.stderr.write(f"sintra engine: {text}\n")
    sys.stderr.flush()


def serve(bot: str) -> None:
    """Serve on stdin and stdout; anything else that is printed goes to stderr."""
    seat = checked_seat(bots.parse(bot))
    output, sys.stdout = Output(sys.stdout.buffer), sys.stderr
    try:
        Engine(seat, output.say, _warn).run(lines_of(sys.stdin.buffer))
    finally:
        sys.stdout = sys.__stdout__
