"""`sintra replay`: narrate a record, step by step at a terminal, all at once for a pipe."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from sintra.dialogue.arguments import small_number
from sintra.dialogue.line import Misread, Question
from sintra.dialogue.move_list import with_code
from sintra.dialogue.names import spoken_names
from sintra.dialogue.questions import Desk
from sintra.dialogue.spelling import fold
from sintra.errors import IllegalMove, OptionError
from sintra.games import AnyGame
from sintra.i18n.languages import DEFAULT, language
from sintra.phrase import Phrase, Value
from sintra.record import Record
from sintra.session.step import Step, steps_of, tell
from sintra.terminal.positions import read_bytes, read_record
from sintra.terminal.screen import Manner, Screen

ABOUT_MOVES = frozenset({"moves", "cost", "legend"})  # what is possible, and how it is written: only where somebody acts


def replay(file: str, to: int | None, manner: Manner, *, as_json: bool) -> int:
    """Narrate a record; return the exit code."""
    record = read_record(read_bytes(file), manner.language).record
    last = len(record.events)
    if to is not None and not 0 <= to <= last:
        phrase = Phrase("terminal.error.event", {"number": to, "last": last})
        raise OptionError(f"to event {to}, expected 0 to {last}", phrase=phrase)
    if as_json:
        return _print_json(record, last if to is None else to)
    player = Player(record, manner)
    if sys.stdin.isatty() and sys.stdout.isatty():
        player.converse(to or 0)
    else:
        player.narrate_all(last if to is None else to)
    return 0


def _print_json(record: Record, to: int) -> int:
    """Print one JSON object per line: an event, who moved, and the scores after it."""
    for number, step in enumerate(steps_of(record)[:to], 1):
        print(json.dumps({"number": number, "event": step.event, "seat": step.seat, "scores": step.after.scores}))
    return 0


class Player:
    """Steps back and forth in a record; it is the host of questions about the position there."""

    def __init__(self, record: Record, manner: Manner) -> None:
        self._record, self._game = record, record.game
        self._steps = steps_of(record)
        names = spoken_names(record.seats, manner.language)
        self._screen = Screen(manner, record.game_name, names, record.players)
        self._desk = Desk(self, self._screen.words, names, shown=manner.shown)
        self._at = 0  # number of events before the current position

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self._game

    @property
    def state(self) -> Any:
        """The position after the current event."""
        return self._steps[self._at - 1].after if self._at else self._record.state_at(0)

    @property
    def steps(self) -> Sequence[Step]:
        """What has happened up to the current event."""
        return self._steps[: self._at]

    def narrate_all(self, to: int) -> None:
        """Narrate everything up to an event."""
        for number in range(1, to + 1):
            self._tell(number)
        self._show()

    def converse(self, start: int) -> None:
        """Let a person step through the events."""
        self._at = start
        self._screen.say([Phrase("terminal.replay_begin", {"last": len(self._steps)})])
        self._show()
        while True:
            try:
                line = self._screen.ask()
            except (EOFError, KeyboardInterrupt):
                print()
                return
            word, *rest = line.split() or ["next"]
            command = self._command(word)
            if command == "quit":
                return
            if command:
                self._run(command, rest)
            else:
                self.answer(line)

    def _command(self, word: str) -> str | None:
        for code in (self._screen.manner.language, DEFAULT):
            for name, words in language(code).typed.replay.items():
                if fold(word) in map(fold, words):
                    return name
        return None

    def _run(self, command: str, rest: list[str]) -> None:
        last = len(self._steps)
        if command == "next" and self._at < last:
            self._tell(self._at + 1)
            self._show()
        elif command == "next":
            self._screen.say([Phrase("terminal.replay_last")])
        elif command == "back" and self._at == 0:
            self._screen.say([Phrase("terminal.replay_first")])
        elif command == "back":
            self.go_to(self._at - 1)
        elif command == "jump" and rest and (number := small_number(rest[0])) is not None and number <= last:
            self.go_to(number)
        elif command == "jump":
            self._screen.say([Phrase("terminal.replay_jump", {"last": last})])
        else:
            self._describe()

    def answer(self, line: str) -> None:
        """Answer a question about the current position as in a game; for anything else say what can be typed."""
        question = self._question(line)
        if question is None:
            self._screen.say([Phrase("terminal.replay_begin", {"last": len(self._steps)})])
            return
        try:
            self._screen.say(self._desk.answer(question))
        except (Misread, IllegalMove) as error:
            self._screen.say(self._desk.refusal(error))

    def _question(self, line: str) -> Question | None:
        """Parse a question that can be answered here: where nobody acts, nothing can be asked about moves."""
        try:
            found = self._desk.read(line)
        except Misread:
            return None
        if not isinstance(found, Question) or found.command == "help" or not self._desk.answers(found):
            return None
        return None if self.state.turn is None and found.command in ABOUT_MOVES else found

    def go_to(self, number: int) -> None:
        """Go to the position after an event, by its number, and tell it."""
        if number:
            self._tell(number)
        else:
            self._at = 0
            self._screen.say([Phrase("terminal.replay_first")])
        self._show()

    def _tell(self, number: int) -> None:
        """Narrate an event by its number, and move to the position after it."""
        step: Step = self._steps[number - 1]
        self._at = number
        values: dict[str, Value] = {"number": number, "last": len(self._steps)}
        if step.seat is None:
            head = Phrase("terminal.event_deal", values)
        else:
            move = with_code(self._game.parse_move(step.event), self._screen.words)
            head = Phrase("terminal.event", {**values, "move": move})
        self._screen.say([head, *tell(self._game, step)])

    def _show(self) -> None:
        self._screen.show(self.state)

    def _describe(self) -> None:
        if self._screen.manner.is_plain:
            self._screen.say(self._game.describe(self.state))
        else:
            self._show()
