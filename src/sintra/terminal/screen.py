"""Output of the terminal: sentences, one per line, and the drawn table unless the output is plain."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TextIO

from sintra.dialogue.kind import kind_of, vocabulary
from sintra.dialogue.questions import Shown
from sintra.i18n import Speaker
from sintra.i18n.speaker import copied
from sintra.phrase import Phrase
from sintra.terminal.drawing import drawing_of
from sintra.terminal.spans import Block, Span, TerminalPalette, environment_palette, wrapped

PROMPT = "> "
MIN_WIDTH, DEFAULT_WIDTH = 40, 80  # in cells


@dataclass(frozen=True, slots=True)
class Manner:
    """Language and style of the output."""

    language: str = "en"
    colors: str = "words"
    style: str = "full"
    is_braille: bool = False
    is_plain: bool = True
    verbosity: str = "normal"

    @property
    def shown(self) -> Shown:
        """Which signs the legend explains."""
        if not self.is_plain:
            return "drawn"
        return "compact" if self.style == "compact" else "letters"

    def speaker(self, names: Sequence[str] = (), you: int | None = None) -> Speaker:
        """Make the Speaker, which addresses the seat `you`."""
        return Speaker(self.language, colors=self.colors, style=self.style, names=names, braille=self.is_braille, you=you)


def can_draw(stream: TextIO) -> bool:
    """Return whether a stream is a terminal that can show drawings."""
    return stream.isatty() and "utf" in (stream.encoding or "").lower()


def _unlike_prompt(line: str) -> str:
    """Indent a line that begins like the prompt, as a name may: whoever listens would take it for a question."""
    return f" {line}" if line.startswith(PROMPT.strip()) else line


class Screen:
    """Says sentences and draws tables on the standard output."""

    def __init__(self, manner: Manner, game: str, names: Sequence[str] = (), players: int = 0, you: int | None = None) -> None:
        self.manner = manner
        self._kind = kind_of(game)
        self.drawing = drawing_of(game)
        self.speaker = manner.speaker(names, you)
        self.words = vocabulary(game, manner.language, manner.colors)
        self._palette: TerminalPalette = environment_palette(is_terminal=sys.stdout.isatty())
        self.names = [self._seat_name(seat) for seat in range(players or len(names))]
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr] # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]

    def _seat_name(self, seat: int) -> str:
        return self.speaker.say(Phrase("terminal.name", {"seat": seat}))

    # Saying

    def say(self, phrases: Iterable[Phrase]) -> None:
        """Print Phrases, one sentence per line; wrapped to the width of the terminal unless plain."""
        for phrase in phrases:
            sentence = self.speaker.say(phrase)
            lines = sentence.split("\n") if self.manner.is_plain else wrapped(sentence, self.room, copied(phrase))
            print(*map(_unlike_prompt, lines), sep="\n")
        sys.stdout.flush()

    def ask(self, prompt: str = PROMPT) -> str:
        """Read a line from the person; input from a pipe gets no prompt."""
        if self.manner.is_plain or not sys.stdin.isatty():
            print(prompt if sys.stdin.isatty() else "", end="", flush=True)
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            return line
        return input(prompt)  # with the editing and history of readline

    @property
    def is_heard(self) -> bool:
        """Whether a person follows the sentences line by line, and can ask for more: plain, and not from a pipe."""
        return self.manner.is_plain and sys.stdin.isatty()

    # Drawing

    @property
    def room(self) -> int:
        """The width of the terminal in cells."""
        return max(MIN_WIDTH, shutil.get_terminal_size((DEFAULT_WIDTH, 24)).columns)

    def show(self, state: Any) -> None:
        """Draw the table, unless the output is plain."""
        if self.manner.is_plain:
            return
        head = self.speaker.say(self._kind.turn(state))
        heads: Block = [(Span(f" {line}", "bold"),) for line in wrapped(head, self.room - 1)]
        block = [*heads, *self.drawing.draw(state, self.names, self._labels(), self.words.letters, self.room)]
        print(*(self._palette.paint(line) for line in block), sep="\n", flush=True)

    def _labels(self) -> Mapping[str, str]:
        return {label: self.speaker.say(Phrase(f"terminal.label.{label}")) for label in self.drawing.labels}
