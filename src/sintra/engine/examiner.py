"""Asking a program under test: like a host, but every answer is looked at closely and nothing is forgiven."""

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
MOST_SHOWN = 12  # legal moves in a message


class Failed(Exception):
    """The program did not do what is expected."""

    def __init__(self, expected: str, came: str) -> None:
        self.expected = expected
        self.came = came
        super().__init__(expected, came)


class Asking:
    """One program under test, started when it is needed."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        self._command = tuple(command)
        self._patience = patience
        self._process: Process | None = None
        self._game: AnyGame | None = None  # the one that was begun last
        self.greeting = protocol.Greeting("", "")

    # Beginning and end

    def ready(self) -> Process:
        """Give the running program; start it where it does not run."""
        if self._process is None:
            self.start()
        if self._process is None:
            raise AssertionError("a program that was started is not there")
        return self._process

    def start(self) -> protocol.Greeting:
        """Start the program and say hello."""
        try:
            self._process = Process(self._command)
        except ProgramError as error:
            raise Failed("a program that can be started", str(error)) from error
        self._game = None
        self.send(protocol.GREETING)
        until = time.monotonic() + self._patience
        expected = f"{protocol.GREETING} NAME VERSION"
        line = self._receive(until, expected)
        try:
            greeting = protocol.read_greeting(line)
        except ParseError as error:
            raise Failed(expected, shown(line)) from error
        if greeting.name == "nameless" or greeting.version == "?":
            raise Failed(expected, shown(line))
        played = [words[1] for words in map(str.split, self._await_ready(until)) if words[0] == "plays"]
        self.greeting = replace(greeting, games=tuple(played))
        return self.greeting

    def end(self) -> int | None:
        """Close its input; give the exit code, None if it goes on running."""
        process = self.ready()
        process.close_input()
        code = process.wait(protocol.GRACE)
        self.close(patience=0.0)
        return code

    def close(self, patience: float = protocol.GRACE) -> None:
        """End the program, if it runs."""
        process, self._process = self._process, None
        if process:
            process.close(patience)

    # Talking

    def send(self, *lines: str) -> None:
        """Write lines."""
        self.ready().send(*lines)

    def begin(self, game: AnyGame, may_refuse: str = "") -> None:
        """Begin a game; a line before that begins with `may_refuse` may be answered with an error."""
        self.send(protocol.game_line(game))
        self._game = None
        self._await_ready(time.monotonic() + self._patience, may_refuse)
        self._game = game

    def put(self, game: AnyGame, question: ExamQuestion) -> None:
        """Lay a position before the program."""
        self.ready()
        if self._game is not game:
            self.begin(game)
        self.send("seed 7", f"position {question.state.to_json()}", " ".join(["legal", *question.legal]))

    def answer(self, game: AnyGame, question: ExamQuestion, go: str) -> str:
        """Ask for a move; give it."""
        self.put(game, question)
        seconds = (protocol.parse_go(go.split()[1:]) or Limit()).seconds
        self.send(go)
        return self.move(game, question, time.monotonic() + (self._patience if seconds is None else seconds + protocol.GRACE))

    def move(self, game: AnyGame, question: ExamQuestion, until: float) -> str:
        """Wait for a move; see that it is legal, and that what is said before it is well formed."""
        legal = " ".join(question.legal[:MOST_SHOWN]) + (" ..." if len(question.legal) > MOST_SHOWN else "")
        expected = f"move and one of {legal}"
        while True:
            line = self._receive(until, expected)
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

    def _await_ready(self, until: float, may_refuse: str = "") -> list[str]:
        lines: list[str] = []
        while (line := self._receive(until, "ready")).split() != ["ready"]:
            words = line.split()
            is_refusal = bool(may_refuse) and words[:2] == ["error", may_refuse]
            is_told = bool(words) and words[0] in BEFORE_READY and len(words) > 1
            if not (is_refusal or is_told):
                raise Failed("ready", shown(line))
            lines = [*lines, line][-protocol.MOST_LINES_BEFORE_READY :]
        return lines

    def _receive(self, until: float, expected: str) -> str:
        begun = time.monotonic()
        try:
            line = self.ready().receive(until)
        except ProgramError as error:
            raise Failed(expected, str(error)) from error
        if line is None:
            raise Failed(expected, f"nothing in {time.monotonic() - begun:.1f} seconds")
        return line
