"""The lines of a record's text, one after another, with their numbers; an incomplete last line is kept apart."""

from __future__ import annotations

import re

from sintra._parser import shown
from sintra.errors import RecordSyntax

BLANK = " \t\r"
COMMENT = "#"
# Not allowed in a line; a carriage return is allowed only before a line feed.
MISPLACED = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]|\r(?!\n|\\Z)")
TAIL = re.compile(r"(.*[ \t\r])?(.*)", re.DOTALL)


def line_pattern(pattern: str) -> re.Pattern[str]:
    """Compile the pattern of a line; every space in it stands for any number of blanks and tabs."""
    return re.compile(pattern.replace(" ", "[ \t]+"), re.ASCII)


class CutOffError(Exception):
    """The text is truncated where a line is expected, which the argument describes."""


class RecordLines:
    """The complete lines of a text, without empty lines and comments, and the incomplete one at its end."""

    def __init__(self, text: str) -> None:
        whole, newline, tail = text.rpartition("\n")
        match = TAIL.fullmatch("" if tail.strip(BLANK).startswith(COMMENT) else tail)
        self.tail, self.lost = (match[1] or "", match[2]) if match else ("", "")  # complete words; one that may be truncated
        if bad := MISPLACED.search(whole + newline + self.tail):
            line = text.count("\n", 0, bad.start()) + 1
            raise RecordSyntax(line, f"{shown(bad[0])}, expected no control characters, and lines that end with LF or CR LF")
        numbered = enumerate((line.strip(BLANK) for line in whole.split("\n")), 1)
        self._lines = [(number, line) for number, line in numbered if line and not line.startswith(COMMENT)]
        self._next = 0
        self.number = 0  # of the line consumed last
        self.tail_number = text.count("\n") + 1

    @property
    def next_number(self) -> int:
        """The number of the next line."""
        return self._lines[self._next][0] if self._next < len(self._lines) else self.tail_number

    def first_word(self) -> str:
        """Peek at the first word of the next line; empty at the end."""
        return self._lines[self._next][1].split(maxsplit=1)[0] if self._next < len(self._lines) else ""

    def take(self, expected: str) -> str:
        """Consume and return the next line."""
        if self._next == len(self._lines):
            raise CutOffError(expected)
        self.number, line = self._lines[self._next]
        self._next += 1
        return line

    def take_tail(self) -> str:
        """Consume and return the complete words of an incomplete last line."""
        self.number, tail = self.tail_number, self.tail.strip(BLANK)
        self.tail = ""
        return tail

    @property
    def missing(self) -> str | None:
        """What of the last line was dropped because it is incomplete; None if there is no such line."""
        left = (self.tail + self.lost).strip(BLANK)
        return left or None

    def match(self, pattern: re.Pattern[str], expected: str) -> re.Match[str]:
        """Consume the next line and match it."""
        line = self.take(expected)
        if match := pattern.fullmatch(line):
            return match
        raise self.error(f"{shown(line)}, expected {expected}")

    def error(self, reason: str) -> RecordSyntax:
        """Make the error for the line consumed last."""
        return RecordSyntax(self.number, reason)
