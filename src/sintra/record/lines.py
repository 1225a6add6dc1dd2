"""The lines of a record's text, one after another, with their numbers; a last line that is not whole is kept apart."""

from __future__ import annotations

import re

from sintra._parser import shown
from sintra.errors import RecordSyntax

BLANK = " \t\r"
COMMENT = "#"
# What no line holds; a return is allowed only before a line's end.
MISPLACED = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]|\r(?!\n|\\Z)")
TAIL = re.compile(r"(.*[ \t\r])?(.*)", re.DOTALL)


def line_pattern(pattern: str) -> re.Pattern[str]:
    """Compile the pattern of a line; every space in it stands for any number of blanks and tabs."""
    return re.compile(pattern.replace(" ", "[ \t]+"), re.ASCII)


class CutOffError(Exception):
    """The text ends where a line is expected, named by the argument: there was more of it once."""


class RecordLines:
    """The whole lines of a text that are neither empty nor comments, and what follows the last of them."""

    def __init__(self, text: str) -> None:
        whole, newline, tail = text.rpartition("\n")
        match = TAIL.fullmatch("" if tail.strip(BLANK).startswith(COMMENT) else tail)
        self.tail, self.lost = (match[1] or "", match[2]) if match else ("", "")  # whole words, and the one that may not be
        if bad := MISPLACED.search(whole + newline + self.tail):
            line = text.count("\n", 0, bad.start()) + 1
            raise RecordSyntax(line, f"{shown(bad[0])}, expected no control characters, and lines that end with LF or CR LF")
        numbered = enumerate((line.strip(BLANK) for line in whole.split("\n")), 1)
        self._lines = [(number, line) for number, line in numbered if line and not line.startswith(COMMENT)]
        self._next = 0
        self.number = 0  # of the line last taken
        self.tail_number = text.count("\n") + 1

    @property
    def next_number(self) -> int:
        """The number of the next line."""
        return self._lines[self._next][0] if self._next < len(self._lines) else self.tail_number

    def first_word(self) -> str:
        """Give the first word of the next line without taking the line; nothing at the end."""
        return self._lines[self._next][1].split(maxsplit=1)[0] if self._next < len(self._lines) else ""

    def take(self, expected: str) -> str:
        """Give the next line."""
        if self._next == len(self._lines):
            raise CutOffError(expected)
        self.number, line = self._lines[self._next]
        self._next += 1
        return line

    def take_tail(self) -> str:
        """Give the whole words of a last line that is not whole itself."""
        self.number, tail = self.tail_number, self.tail.strip(BLANK)
        self.tail = ""
        return tail

    @property
    def missing(self) -> str | None:
        """What of the last line has been left out because it is not whole; None if there is no such line."""
        left = (self.tail + self.lost).strip(BLANK)
        return left or None

    def match(self, pattern: re.Pattern[str], expected: str) -> re.Match[str]:
        """Give the parts of the next line."""
        line = self.take(expected)
        if match := pattern.fullmatch(line):
            return match
        raise self.error(f"{shown(line)}, expected {expected}")

    def error(self, reason: str) -> RecordSyntax:
        """Make the error for the line last taken."""
        return RecordSyntax(self.number, reason)
