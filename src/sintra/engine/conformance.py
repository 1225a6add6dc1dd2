"""The conformance test behind `sintra engine-check`: does a program follow docs/bot-protocol.md, step by step?"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from sintra import games
from sintra._parser import shown
from sintra.bots.bot import Limit
from sintra.bots.programs import protocol
from sintra.engine import positions
from sintra.engine.examiner import Examiner, Failed
from sintra.engine.positions import ExamQuestion, first_question
from sintra.games import AnyGame, generator

MAX_FAILED = 10  # then the check stops
QUICK = Limit(nodes=100, seconds=0.5)
THINKING = 0.2  # seconds before `stop`


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check."""

    name: str
    failure: Failed | None = None
    note: str = ""

    @property
    def is_passed(self) -> bool:
        """Whether the program did what was expected."""
        return self.failure is None

    def __str__(self) -> str:
        if self.failure is None:
            return f"ok    {self.name}{f': {self.note}' if self.note else ''}"
        return f"FAIL  {self.name}\n        expected  {self.failure.expected}\n        got       {self.failure.actual}"


def check(command: Sequence[str], timeout: float) -> Iterator[Finding]:
    """Check a program; yield the findings as they come; stop after too many failures."""
    checker = Checker(Examiner(command, timeout))
    failed = 0
    try:
        for finding in checker.findings():
            yield finding
            failed += not finding.is_passed
            if failed == MAX_FAILED:
                return
    finally:
        checker.examiner.close()


class Checker:
    """All checks, in order. After a failure the program is restarted, so that failures are independent."""

    def __init__(self, examiner: Examiner) -> None:
        self.examiner = examiner

    def findings(self) -> Iterator[Finding]:
        """Run all checks."""
        greeted = self._try("starts and answers hello", self._hello)
        yield greeted
        if not greeted.is_passed:
            return
        plays = [name for name in games.names() if self.examiner.greeting.plays(name)]
        if not plays:
            yield Finding(
                "plays a game", Failed(f"plays {' or '.join(games.names())}", ", ".join(self.examiner.greeting.games))
            )
            return
        for name in plays:
            yield from self._tables(name)
        game = games.make(plays[0])
        for title, work in self._robustness(game, first_question(game)):
            yield self._try(title, work)
        for name in plays:
            yield self._try(f"{name}: plays a whole game", partial(self._whole_game, games.make(name)))
        for title, end in self._endings(game, first_question(game)):
            yield self._try(title, end)

    def _try(self, name: str, work: Callable[[], str | None]) -> Finding:
        try:
            return Finding(name, note=work() or "")
        except Failed as failure:
            self.examiner.close(timeout=0.0)
            return Finding(name, failure)

    def _hello(self) -> str:
        greeting = self.examiner.start()
        said = f", plays {' and '.join(greeting.games)}" if greeting.games else ""
        return f"{greeting.name} {greeting.version}{said}"

    # Choices

    def _tables(self, name: str) -> Iterator[Finding]:
        for game in positions.tables(name):
            title = positions.title(game)
            yield self._try(f"{title}: gets ready", partial(self.examiner.begin, game))
            for question in positions.questions(game):
                yield self._try(f"{title}: {question}", partial(self._answer, game, question))

    def _answer(self, game: AnyGame, question: ExamQuestion, limit: Limit = QUICK) -> str:
        return self.examiner.answer(game, question, protocol.go_line(limit))

    def _whole_game(self, game: AnyGame) -> str:
        self.examiner.begin(game)
        state, rng, moves = game.new(), generator(positions.SEED), 0
        while not state.is_over:
            if state.needs_deal:
                state = game.deal(state, game.random_deal(state, rng))
                continue
            legal = tuple(str(move) for move in game.legal_moves(state))
            state, moves = game.play(state, self._answer(game, ExamQuestion(state, legal), Limit(100, 0.1))), moves + 1
        self.examiner.send(protocol.over_line(game.outcome(state)))
        self.examiner.begin(game)
        return f"{moves} moves, then ready for another"

    # Robustness

    def _robustness(self, game: AnyGame, question: ExamQuestion) -> Iterator[tuple[str, Callable[[], str | None]]]:
        yield "answers within its time limit", lambda: self._answer(game, question, Limit(seconds=0.5))
        yield "answers with a node limit", lambda: self._answer(game, question, Limit(nodes=1000))
        yield "answers stop at once", lambda: self._stop(game, question)
        yield "ignores a stop when it is not thinking", lambda: self._between(game, question, "stop")
        yield (
            "ignores unknown lines",
            lambda: self._between(game, question, "frobnicate 1 {} =", "", "Hello there"),
        )
        yield "ignores unknown words of go", lambda: self._unknown_go_words(game, question)
        yield "reads lines that end with CR LF", lambda: self._between(game, question, "over\r", "seed 7\r")
        yield "continues after an invalid position", lambda: self._bad_line(game, question, 'position {"game":', "position")
        yield (
            "continues after an unknown setting",
            lambda: self._bad_line(game, question, "setting no-such-thing 1", "setting"),
        )
        yield "answers each go once", lambda: self._once(game, question)

    def _stop(self, game: AnyGame, question: ExamQuestion) -> str | None:
        self.examiner.put(game, question)
        self.examiner.send("go")
        time.sleep(THINKING)
        self.examiner.send("stop")
        return self.examiner.move(game, question, time.monotonic() + protocol.GRACE)

    def _between(self, game: AnyGame, question: ExamQuestion, *lines: str) -> str:
        self.examiner.send(*lines)
        self.examiner.begin(game)
        self.examiner.send(*lines)
        return self._answer(game, question)

    def _unknown_go_words(self, game: AnyGame, question: ExamQuestion) -> str:
        return self.examiner.answer(game, question, "go depth=3 nodes=100 ponder seconds=0.5")

    def _bad_line(self, game: AnyGame, question: ExamQuestion, line: str, word: str) -> str:
        """Check that a bad line is rejected or ignored, but not fatal."""
        self.examiner.ready()
        self.examiner.send(line)
        self.examiner.begin(game, may_refuse=word)
        return self._answer(game, question)

    def _once(self, game: AnyGame, question: ExamQuestion) -> None:
        self._answer(game, question)
        self.examiner.begin(game)  # anything else it sends comes before this `ready`

    # Endings

    def _endings(self, game: AnyGame, question: ExamQuestion) -> Iterator[tuple[str, Callable[[], None]]]:
        yield "ends when told to quit", lambda: self._end("quit")
        yield "ends when its input ends", self._end
        yield "ends when told to quit while it thinks", lambda: self._end_thinking(game, question)

    def _end_thinking(self, game: AnyGame, question: ExamQuestion) -> None:
        self.examiner.put(game, question)
        self._end("go", "quit")

    def _end(self, *lines: str) -> None:
        self.examiner.ready()
        self.examiner.send(*lines)
        code = self.examiner.end()
        if code is None:
            raise Failed(f"its end within {protocol.GRACE:g} seconds", "it is still running")
        if code != 0:
            raise Failed("exit code 0", shown(code))
