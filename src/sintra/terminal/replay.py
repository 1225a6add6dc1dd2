"""`sintra replay`: narrate a record, step by step at a terminal, all at once for a pipe."""

from __future__ import annotations

import json
import sys

from sintra.dialogue.arguments import small_number
from sintra.dialogue.move_list import with_code
from sintra.dialogue.names import spoken_names
from sintra.dialogue.spelling import fold
from sintra.errors import OptionError
from sintra.i18n.languages import DEFAULT, language
from sintra.phrase import Phrase, Value
from sintra.record import Record
from sintra.session.step import Step, steps_of, tell
from sintra.terminal.positions import read_bytes, read_record
from sintra.terminal.screen import Manner, Screen


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
    """Steps back and forth in a record."""

    def __init__(self, record: Record, manner: Manner) -> None:
        self._record, self._game = record, record.game
        self._steps = steps_of(record)
        names = spoken_names(record.seats, manner.language)
        self._screen = Screen(manner, record.game_name, names, record.players)
        self._at = 0  # number of events before the current position

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
                word, *rest = self._screen.ask().split() or ["next"]
            except (EOFError, KeyboardInterrupt):
                print()
                return
            command = self._command(word)
            if command == "quit":
                return
            self._run(command, rest)

    def _command(self, word: str) -> str | None:
        for code in (self._screen.manner.language, DEFAULT):
            for name, words in language(code).typed.replay.items():
                if fold(word) in map(fold, words):
                    return name
        return None

    def _run(self, command: str | None, rest: list[str]) -> None:
        last = len(self._steps)
        if command == "next" and self._at < last:
            self._tell(self._at + 1)
            self._show()
        elif command == "next":
            self._screen.say([Phrase("terminal.replay_last")])
        elif command == "back" and self._at == 0:
            self._screen.say([Phrase("terminal.replay_first")])
        elif command == "back":
            self._go_to(self._at - 1)
        elif command == "jump" and rest and (number := small_number(rest[0])) is not None and number <= last:
            self._go_to(number)
        elif command == "board":
            self._describe()
        else:
            key = "terminal.replay_jump" if command == "jump" else "terminal.replay_begin"
            self._screen.say([Phrase(key, {"last": last})])

    def _go_to(self, number: int) -> None:
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

    def _state(self) -> object:
        return self._steps[self._at - 1].after if self._at else self._record.state_at(0)

    def _show(self) -> None:
        self._screen.show(self._state())

    def _describe(self) -> None:
        if self._screen.manner.is_plain:
            self._screen.say(self._game.describe(self._state()))
        else:
            self._show()
