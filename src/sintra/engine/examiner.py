"""The host side of the conformance test: every answer of the program under test is validated strictly."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from sintra._parser import shown
from sintra.bots.bot import Limit
from sintra.bots.programs import protocol
from sintra.bots.programs.process import Process
from sintra.engine.positions import ExamQuestion
from sintra.errors import ParseError, ProgramError
from sintra.games import AnyGame

BEFORE_READY = ("plays", "setting", "info")
MAX_SHOWN = 12  # legal moves in a message


class Failed(Exception):
    """The program did not do what was expected."""

    def __init__(self, expected: str, actual: str) -> None:
        self.expected = expected
        self.actual = actual
        super().__init__(expected, actual)


class Examiner:
    """One program under test, started lazily."""

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        self._command = tuple(command)
        self._timeout = timeout
        self._process: Process | None = None
        self._game: AnyGame | None = None  # the last one started
        self.greeting = protocol.Greeting("", "")

    # Start and end

    def ready(self) -> Process:
        """Return the running program; start it if it is not running."""
        if self._process is None:
            self.start()
        if self._process is None:
            raise AssertionError("the program was started but is not running")
        return self._process

    def start(self) -> protocol.Greeting:
        """Start the program and send `hello`."""
        try:
            self._process = Process(self._command)
        except ProgramError as error:
            raise Failed("a program that can be started", str(error)) from error
        self._game = None
        self.send(protocol.GREETING)
        deadline = time.monotonic() + self._timeout
        expected = f"{protocol.GREETING} NAME VERSION"
        line = self._receive(deadline, expected)
        try:
            greeting = protocol.read_greeting(line)
        except ParseError as error:
            raise Failed(expected, shown(line)) from error
        if greeting.name == "nameless" or greeting.version == "?":
            raise Failed(expected, shown(line))
        played = [words[1] for words in map(str.split, self._await_ready(deadline)) if words[0] == "plays"]
        self.greeting = replace(greeting, games=tuple(played))
        return self.greeting

    def end(self) -> int | None:
        """Close its stdin; return the exit code, None if it is still running."""
        process = self.ready()
        process.close_input()
        code = process.wait(protocol.GRACE)
        self.close(timeout=0.0)
        return code

    def close(self, timeout: float = protocol.GRACE) -> None:
        """Terminate the program, if it is running."""
        process, self._process = self._process, None
        if process:
            process.close(timeout)

    # Messages

    def send(self, *lines: str) -> None:
        """Write lines."""
        self.ready().send(*lines)

    def begin(self, game: AnyGame, may_refuse: str = "") -> None:
        """Start a game; an `error` for an earlier line whose first word is `may_refuse` is accepted."""
        self.send(protocol.game_line(game))
        self._game = None
        self._await_ready(time.monotonic() + self._timeout, may_refuse)
        self._game = game

    def put(self, game: AnyGame, question: ExamQuestion) -> None:
        """Send a position."""
        self.ready()
        if self._game is not game:
            self.begin(game)
        self.send("seed 7", f"position {question.state.to_json()}", " ".join(["legal", *question.legal]))

    def answer(self, game: AnyGame, question: ExamQuestion, go: str) -> str:
        """Ask for a move and return it."""
        self.put(game, question)
        seconds = (protocol.parse_go(go.split()[1:]) or Limit()).seconds
        self.send(go)
        return self.move(game, question, time.monotonic() + (self._timeout if seconds is None else seconds + protocol.GRACE))

    def move(self, game: AnyGame, question: ExamQuestion, deadline: float) -> str:
        """Wait for a legal move; the `info` lines before it must be well formed."""
        legal = " ".join(question.legal[:MAX_SHOWN]) + (" ..." if len(question.legal) > MAX_SHOWN else "")
        expected = f"move and one of {legal}"
        while True:
            line = self._receive(deadline, expected)
            words = line.split()
            if words[:1] == ["info"]:
                self._check_info(words[1:], game)
            elif words[:1] == ["move"] and " ".join(words[1:]) in question.legal:
                return words[1]
            else:
                raise Failed(expected, shown(line))

    def _check_info(self, words: Sequence[str], game: AnyGame) -> None:
        _, wrong = protocol.read_info(protocol.pairs_of(words), game)
        wrong += [word for word in words if "=" not in word]
        if wrong:
            expected = f"info nodes=NUMBER values={','.join(['SHARE'] * game.players)} line=MOVE,MOVE,... solved=0 or 1"
            raise Failed(expected, wrong[0])

    def _await_ready(self, deadline: float, may_refuse: str = "") -> list[str]:
        lines: list[str] = []
        while (line := self._receive(deadline, "ready")).split() != ["ready"]:
            words = line.split()
            is_refusal = bool(may_refuse) and words[:2] == ["error", may_refuse]
            is_told = bool(words) and words[0] in BEFORE_READY and len(words) > 1
            if not (is_refusal or is_told):
                raise Failed("ready", shown(line))
            lines = [*lines, line][-protocol.MAX_LINES_BEFORE_READY :]
        return lines

    def _receive(self, deadline: float, expected: str) -> str:
        begun = time.monotonic()
        try:
            line = self.ready().receive(deadline)
        except ProgramError as error:
            raise Failed(expected, str(error)) from error
        if line is None:
            raise Failed(expected, f"nothing in {time.monotonic() - begun:.1f} seconds")
        return line
