"""Where the terminal's words go: sentences, one on each line, and the drawn table for those who look at it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TextIO

from sintra.dialogue.kind import kind_of
from sintra.i18n import Speaker
from sintra.i18n.lexicon import letters_of
from sintra.i18n.speaker import copied
from sintra.phrase import Phrase
from sintra.terminal.drawing import drawing_of
from sintra.terminal.spans import Block, Span, TerminalPalette, environment_palette, wrapped

LEAST, USUAL = 40, 80  # cells across


@dataclass(frozen=True, slots=True)
class Manner:
    """How a person wants to be spoken to."""

    language: str = "en"
    colors: str = "words"
    style: str = "full"
    is_braille: bool = False
    is_plain: bool = True

    def speaker(self, names: Sequence[str] = ()) -> Speaker:
        """Make the Speaker."""
        return Speaker(self.language, colors=self.colors, style=self.style, names=names, braille=self.is_braille)


def can_draw(stream: TextIO) -> bool:
    """Say whether a stream is a terminal that shows the characters of a drawing."""
    return stream.isatty() and "utf" in (stream.encoding or "").lower()


class Screen:
    """Says sentences and draws tables on the standard output."""

    def __init__(self, manner: Manner, game: str, names: Sequence[str] = (), players: int = 0) -> None:
        self.manner = manner
        self._kind = kind_of(game)
        self.drawing = drawing_of(game)
        self.speaker = manner.speaker(names)
        self._letters = letters_of(game, manner.colors)
        self._palette: TerminalPalette = environment_palette(is_terminal=sys.stdout.isatty())
        self.names = list(names) or [self._seat_name(seat) for seat in range(players)]
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr] # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]

    def _seat_name(self, seat: int) -> str:
        return self.speaker.say(Phrase("terminal.name", {"seat": seat}))

    # Saying

    def say(self, phrases: Iterable[Phrase]) -> None:
        """Say Phrases, one sentence on each line; a drawn table's sentences are broken where the line ends."""
        for phrase in phrases:
            sentence = self.speaker.say(phrase)
            if self.manner.is_plain:
                print(sentence)
            else:
                print(*wrapped(sentence, self.room, copied(phrase)), sep="\n")
        sys.stdout.flush()

    def ask(self, prompt: str = "> ") -> str:
        """Let a person type a line; lines from a pipe need no prompt."""
        if self.manner.is_plain or not sys.stdin.isatty():
            print(prompt if sys.stdin.isatty() else "", end="", flush=True)
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            return line
        return input(prompt)  # with the editing and history of readline

    # Drawing

    @property
    def room(self) -> int:
        """The cells across."""
        return max(LEAST, shutil.get_terminal_size((USUAL, 24)).columns)

    def show(self, state: Any) -> None:
        """Draw the table, or tell it."""
        if self.manner.is_plain:
            return
        head = self.speaker.say(self._kind.turn(state))
        heads: Block = [(Span(f" {line}", "bold"),) for line in wrapped(head, self.room - 1)]
        block = [*heads, *self.drawing.draw(state, self.names, self._labels(), self._letters, self.room)]
        print(*(self._palette.paint(line) for line in block), sep="\n", flush=True)

    def _labels(self) -> Mapping[str, str]:
        return {label: self.speaker.say(Phrase(f"terminal.label.{label}")) for label in self.drawing.labels}
