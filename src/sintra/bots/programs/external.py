"""The bot that asks another program, by the line protocol of docs/bot-protocol.md.

The program is started by the first choice, runs for the whole game, and is terminated by `close`. Any protocol violation or
timeout raises `ProgramError` and terminates it; the next choice restarts it.
"""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from typing import Any, Self

from sintra._parser import shown
from sintra.bots.bot import Choice, Limit
from sintra.bots.programs import protocol
from sintra.bots.programs.description import read_description
from sintra.bots.programs.process import Process
from sintra.bots.settings import Settings
from sintra.errors import ILLEGAL, NONSENSE, STALLED, IllegalMove, ParseError, ProgramError, SintraError
from sintra.game import Outcome
from sintra.games import AnyGame

DEFAULT_TIMEOUT = 60.0  # seconds to get ready, and to choose without a time limit


class External:
    """Plays the moves of a program. Also a context manager, which closes it."""

    def __init__(self, game: AnyGame, seed: int, settings: Settings) -> None:
        self._game = game
        self._seed: int | None = seed
        self.limit = settings.limit(Limit())
        self._timeout = settings.number("patience", DEFAULT_TIMEOUT) or DEFAULT_TIMEOUT
        self.program = read_description(settings)
        self.process: Process | None = None  # the running program
        self._stopping = threading.Lock()  # `stop` comes from another thread
        self.is_thinking = False
        self._is_stopped = False
        self._deadline = 0.0
        self.greeting: protocol.Greeting | None = None  # how the program introduced itself

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Choosing

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Ask the program; raise `ProgramError` unless it answers with a legal move before the deadline."""
        try:
            process = self._ready()
            return self._ask(process, state, limit or self.limit)
        except ProgramError as error:
            name = self.process.command if self.process else self.program.command[0]
            self._end(0.0)
            raise ProgramError(error.message, error.kind, name) from error
        except BaseException:  # such as Ctrl-C: a late answer would be taken for the next one
            self._end(0.0)
            raise

    def _ask(self, process: Process, state: Any, limit: Limit) -> Choice:
        legal = [str(move) for move in self._game.legal_moves(state)]
        if not legal:
            raise ProgramError(f"nobody acts in phase {state.phase}, expected a position with legal moves")
        self._reject_unsolicited(process)
        if self._seed is not None:
            process.send(f"seed {self._seed}")
            self._seed = None
        process.send(f"position {state.to_json()}", " ".join(["legal", *legal]))
        self._start_thinking(process, limit)
        try:
            return self._read_answer(process, state)
        finally:
            with self._stopping:
                self.is_thinking = False

    def _reject_unsolicited(self, process: Process) -> None:
        """Reject unread lines from the program: they would be taken for an answer."""
        while (line := process.receive(0.0)) is not None:
            if line.split()[:1] != ["info"]:
                raise ProgramError(f"it said {shown(line)} without being asked, expected nothing", NONSENSE)

    def _start_thinking(self, process: Process, limit: Limit) -> None:
        with self._stopping:
            self.is_thinking, self._is_stopped = True, False
            self._deadline = time.monotonic() + (self._timeout if limit.seconds is None else limit.seconds)
            process.send(protocol.go_line(limit))

    def _read_answer(self, process: Process, state: Any) -> Choice:
        known = Choice(-1)
        while True:
            line = self._next_line(process)
            word, _, rest = line.partition(" ")
            if word == "info":
                found, _ = protocol.read_info(protocol.pairs_of(rest.split()), self._game)
                known = replace(known, **found)
            elif word == "move":
                return self._checked_choice(rest.strip(), state, known)
            elif word == "error":
                raise ProgramError(f"it refuses: {shown(rest)[1:-1]}")
            else:
                raise ProgramError(f"it said {shown(line)}, expected move, info or error", NONSENSE)

    def _next_line(self, process: Process) -> str:
        """Return the next line; at the deadline send `stop`, and after the grace period raise."""
        while (line := process.receive(self._deadline)) is None:
            if time.monotonic() < self._deadline:
                continue  # `stop` has moved the deadline forward
            if self._is_stopped:
                raise ProgramError(f"no answer for {protocol.GRACE:g} seconds after stop, expected a move", STALLED)
            self.stop()
        return line

    def _checked_choice(self, text: str, state: Any, known: Choice) -> Choice:
        try:
            move = self._game.parse_move(text)
            self._game.play(state, move)
            action = self._game.action(move)
        except SintraError as error:
            kind = ILLEGAL if isinstance(error, IllegalMove) else NONSENSE
            raise ProgramError(f"it moved {shown(text)}: {error}", kind) from error
        line = known.line if known.line[:1] == (action,) else ()
        return replace(known, action=action, line=line)

    def stop(self) -> None:
        """Make the program answer at once, within the grace period."""
        with self._stopping:
            if not self.is_thinking or self._is_stopped or self.process is None:
                return
            self._is_stopped = True
            self._deadline = time.monotonic() + protocol.GRACE
            self.process.send("stop")
            self.process.wake()

    # Starting and ending

    def reseed(self, seed: int) -> None:
        """Use another seed for the choices from here on."""
        self._seed = seed

    def _ready(self) -> Process:
        """Return the running program; start it and the game if it is not running."""
        if self.process is None:
            self.process = Process(self.program.command, self.program.folder)
            self.greeting = greet(self.process, time.monotonic() + self._timeout)
            if not self.greeting.plays(self._game.name):
                games = ", ".join(self.greeting.games)
                raise ProgramError(f"it plays {games}, expected {self._game.name}")
            self.process.send(*(f"setting {name} {value}" for name, value in self.program.settings.items()))
            self.process.send(protocol.game_line(self._game))
            await_ready(self.process, time.monotonic() + self._timeout)
        return self.process

    def close(self, outcome: Outcome | None = None) -> None:
        """Tell the program that the game is over, and terminate it."""
        if self.process is not None:
            self.process.send(protocol.over_line(outcome), "quit")
        self._end(protocol.GRACE)

    def _end(self, grace: float) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.close(grace)


def greet(process: Process, deadline: float) -> protocol.Greeting:
    """Send `hello`; return how the program introduces itself."""
    process.send(protocol.GREETING)
    first = expect(process, deadline, "hello")
    try:
        greeting = protocol.read_greeting(first)
    except ParseError as error:
        raise ProgramError(str(error)) from error
    lines = await_ready(process, deadline)
    games = tuple(line.split()[1] for line in lines if line.startswith("plays ") and len(line.split()) > 1)
    return replace(greeting, games=games)


def await_ready(process: Process, deadline: float) -> list[str]:
    """Wait for `ready`; return the lines before it."""
    lines: list[str] = []
    while (line := expect(process, deadline, "ready")).split() != ["ready"]:
        if line.split()[:1] not in (["plays"], ["setting"], ["info"]):
            raise ProgramError(f"it said {shown(line)}, expected ready", NONSENSE)
        lines = [*lines, line][-protocol.MAX_LINES_BEFORE_READY :]
    return lines


def expect(process: Process, deadline: float, what: str) -> str:
    """Return the next line; raise on `error` and on timeout."""
    line = process.receive(deadline)
    if line is None:
        raise ProgramError(f"no answer in time, expected {what}", STALLED)
    if line.split()[:1] == ["error"]:
        raise ProgramError(f"it refuses: {shown(line.partition(' ')[2])[1:-1]}")
    return line
