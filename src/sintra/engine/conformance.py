"""The conformance test, the work of `sintra engine-check`: does a program keep to docs/bot-protocol.md, step by step?"""

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
from sintra.engine.examiner import Asking, Failed
from sintra.engine.positions import ExamQuestion, first_question
from sintra.games import AnyGame, generator

MOST_FAILED = 10  # then nothing new will be learned
QUICK = Limit(nodes=100, seconds=0.5)
THINKING = 0.2  # seconds before `stop`


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check came to."""

    name: str
    failure: Failed | None = None
    note: str = ""

    @property
    def is_passed(self) -> bool:
        """Whether the program did what is expected."""
        return self.failure is None

    def __str__(self) -> str:
        if self.failure is None:
            return f"ok    {self.name}{f': {self.note}' if self.note else ''}"
        return f"FAIL  {self.name}\n        expected  {self.failure.expected}\n        came      {self.failure.came}"


def check(command: Sequence[str], patience: float) -> Iterator[Finding]:
    """Check a program; give the findings as they come, until all is done or too much has failed."""
    checker = Checker(Asking(command, patience))
    failed = 0
    try:
        for finding in checker.findings():
            yield finding
            failed += not finding.is_passed
            if failed == MOST_FAILED:
                return
    finally:
        checker.asking.close()


class Checker:
    """All checks, in order. After one that fails the program is started anew, so that each failure stands for itself."""

    def __init__(self, asking: Asking) -> None:
        self.asking = asking

    def findings(self) -> Iterator[Finding]:
        """Go through everything."""
        greeted = self._try("starts and answers hello", self._hello)
        yield greeted
        if not greeted.is_passed:
            return
        plays = [name for name in games.names() if self.asking.greeting.plays(name)]
        if not plays:
            yield Finding("plays a game", Failed(f"plays {' or '.join(games.names())}", ", ".join(self.asking.greeting.games)))
            return
        for name in plays:
            yield from self._tables(name)
        game = games.make(plays[0])
        for title, work in self._manners(game, first_question(game)):
            yield self._try(title, work)
        for name in plays:
            yield self._try(f"{name}: plays a whole game", partial(self._whole_game, games.make(name)))
        for title, end in self._endings(game, first_question(game)):
            yield self._try(title, end)

    def _try(self, name: str, work: Callable[[], str | None]) -> Finding:
        try:
            return Finding(name, note=work() or "")
        except Failed as failure:
            self.asking.close(patience=0.0)
            return Finding(name, failure)

    def _hello(self) -> str:
        greeting = self.asking.start()
        said = f", plays {' and '.join(greeting.games)}" if greeting.games else ""
        return f"{greeting.name} {greeting.version}{said}"

    # Choices

    def _tables(self, name: str) -> Iterator[Finding]:
        for game in positions.tables(name):
            title = positions.title(game)
            yield self._try(f"{title}: gets ready", partial(self.asking.begin, game))
            for question in positions.questions(game):
                yield self._try(f"{title}: {question}", partial(self._answer, game, question))

    def _answer(self, game: AnyGame, question: ExamQuestion, limit: Limit = QUICK) -> str:
        return self.asking.answer(game, question, protocol.go_line(limit))

    def _whole_game(self, game: AnyGame) -> str:
        self.asking.begin(game)
        state, rng, moves = game.new(), generator(positions.SEED), 0
        while not state.is_over:
            if state.needs_deal:
                state = game.deal(state, game.random_deal(state, rng))
                continue
            legal = tuple(str(move) for move in game.legal_moves(state))
            state, moves = game.play(state, self._answer(game, ExamQuestion(state, legal), Limit(100, 0.1))), moves + 1
        self.asking.send(protocol.over_line(game.outcome(state)))
        self.asking.begin(game)
        return f"{moves} moves, then ready for another"

    # Manners

    def _manners(self, game: AnyGame, question: ExamQuestion) -> Iterator[tuple[str, Callable[[], str | None]]]:
        yield "answers within its time", lambda: self._answer(game, question, Limit(seconds=0.5))
        yield "answers a limit of nodes", lambda: self._answer(game, question, Limit(nodes=1000))
        yield "answers stop at once", lambda: self._stop(game, question)
        yield "passes over a stop when it does not think", lambda: self._between(game, question, "stop")
        yield (
            "passes over lines it does not know",
            lambda: self._between(game, question, "frobnicate 1 {} =", "", "Hello there"),
        )
        yield "passes over what it does not know of go", lambda: self._strange_go(game, question)
        yield "reads lines that end with CR LF", lambda: self._between(game, question, "over\r", "seed 7\r")
        yield "goes on after a position that is none", lambda: self._refusing(game, question, 'position {"game":', "position")
        yield (
            "goes on after a setting that is none",
            lambda: self._refusing(game, question, "setting no-such-thing 1", "setting"),
        )
        yield "answers each go once", lambda: self._once(game, question)

    def _stop(self, game: AnyGame, question: ExamQuestion) -> str | None:
        self.asking.put(game, question)
        self.asking.send("go")
        time.sleep(THINKING)
        self.asking.send("stop")
        return self.asking.move(game, question, time.monotonic() + protocol.GRACE)

    def _between(self, game: AnyGame, question: ExamQuestion, *lines: str) -> str:
        self.asking.send(*lines)
        self.asking.begin(game)
        self.asking.send(*lines)
        return self._answer(game, question)

    def _strange_go(self, game: AnyGame, question: ExamQuestion) -> str:
        return self.asking.answer(game, question, "go depth=3 nodes=100 ponder seconds=0.5")

    def _refusing(self, game: AnyGame, question: ExamQuestion, line: str, word: str) -> str:
        """A bad line may be refused or passed over, but it is not the end."""
        self.asking.ready()
        self.asking.send(line)
        self.asking.begin(game, may_refuse=word)
        return self._answer(game, question)

    def _once(self, game: AnyGame, question: ExamQuestion) -> None:
        self._answer(game, question)
        self.asking.begin(game)  # what else it has to say comes before this `ready`

    # Endings

    def _endings(self, game: AnyGame, question: ExamQuestion) -> Iterator[tuple[str, Callable[[], None]]]:
        yield "ends when told to quit", lambda: self._end("quit")
        yield "ends when its input ends", self._end
        yield "ends when told to quit while it thinks", lambda: self._end_thinking(game, question)

    def _end_thinking(self, game: AnyGame, question: ExamQuestion) -> None:
        self.asking.put(game, question)
        self._end("go", "quit")

    def _end(self, *lines: str) -> None:
        self.asking.ready()
        self.asking.send(*lines)
        code = self.asking.end()
        if code is None:
            raise Failed(f"its end within {protocol.GRACE:g} seconds", "it goes on running")
        if code != 0:
            raise Failed("exit code 0", shown(code))
