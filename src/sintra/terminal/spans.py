"""Text drawing: styled spans, lines of spans, blocks of lines, frames; and colors where the terminal allows them.

Nothing depends on color alone: a tile has a letter and a symbol of its own.
"""

from __future__ import annotations

import os
import re
import textwrap
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from math import ceil

from sintra.dialogue.signs import glyph

JOINT = "\ue000"  # stands for a non-breaking space while lines are wrapped
AT_NUMBER = re.compile(  # a space between a number and its word: 3 of 4, Runde 2, 2. sor
    r"(?<=\d) (?=[^\W\d_])|(?<=[^\W\d_]) (?=\d)|(?<=\d\.) (?=[a-zà-ÿőű])"
)
TILE_STYLES = {  # foreground and background: of 256 colors, of 16 colors
    "blue": ("38;5;231;48;5;25", "97;44"),
    "yellow": ("38;5;16;48;5;220", "30;43"),
    "red": ("38;5;231;48;5;160", "97;41"),
    "black": ("38;5;231;48;5;238", "97;100"),
    "teal": ("38;5;16;48;5;43", "30;46"),
    "purple": ("38;5;231;48;5;91", "97;45"),
    "green": ("38;5;231;48;5;28", "30;42"),
    "orange": ("38;5;16;48;5;208", "30;103"),
}
SPOT_STYLES = {  # an empty place of a color
    "blue": ("38;5;68", "34"),
    "yellow": ("38;5;178", "33"),
    "red": ("38;5;167", "31"),
    "black": ("38;5;245", "90"),
    "teal": ("38;5;37", "36"),
    "purple": ("38;5;134", "35"),
    "green": ("38;5;71", "32"),
    "orange": ("38;5;172", "33"),
}
PLAIN_STYLES = {"bold": "1", "dim": "2", "turn": "1;7"}
NONE, SIXTEEN, MANY = 0, 16, 256
FACTORY_WIDTH = 5


@dataclass(frozen=True, slots=True)
class Span:
    """Text in one style: a name of `PLAIN_STYLES`, or ``tile`` or ``spot`` and a color."""

    text: str
    style: str = ""


Line = tuple[Span, ...]
Block = list[Line]


def cells(text: str) -> int:
    """Return the width of a text in cells."""
    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in text)
    return len(text) + wide - sum(unicodedata.combining(sign) > 0 for sign in text)


def width(line: Line) -> int:
    """Return the width of a line in cells."""
    return sum(cells(span.text) for span in line)


def padded(line: Line, size: int) -> Line:
    """Pad a line with spaces."""
    return (*line, Span(" " * (size - width(line)))) if width(line) < size else line


def clipped(text: str, size: int) -> str:
    """Truncate a text to a width."""
    while cells(text) > size:
        text = text[:-2] + "…"
    return text


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Put blocks side by side."""
    sizes = [max(map(width, block), default=0) for block in blocks]
    lines: Block = []
    for parts in zip_longest(*blocks, fillvalue=()):
        line: Line = ()
        for part, size in zip(parts, sizes, strict=True):
            line = (*line, *padded(part, size), Span(" " * gap))
        lines.append(line[:-1])
    return lines


def rows_of(blocks: Sequence[Block], room: int, gap: int = 1) -> Block:
    """Arrange blocks in rows that fit the width, about the same number in each."""
    size = max(max(map(width, block)) for block in blocks) + gap
    rows = ceil(len(blocks) / max(1, (room + gap) // size))
    number = ceil(len(blocks) / rows)
    return [line for at in range(0, len(blocks), number) for line in beside(blocks[at : at + number], gap)]


def framed(lines: Block, title: Line, aside: Line = (), *, heavy: bool = False, style: str = "") -> Block:
    """Draw a frame around lines, with a title on the left and a text on the right; a heavy frame stands out."""
    across, down, corners = ("━", "┃", "┏┓┗┛") if heavy else ("─", "│", "╭╮╰╯")
    size = max(map(width, lines))
    left = (Span(corners[0] + across, style), *title)
    right = (*aside, Span((across if aside else "") + corners[1], style))
    fill = size + 2 - width(left) - width(right)
    top = (*left, Span(across * fill, style), *right)
    body = [(Span(down, style), *padded(line, size), Span(down, style)) for line in lines]
    return [top, *body, (Span(corners[2] + across * size + corners[3], style),)]


def factory(number: int, tiles: Sequence[Span]) -> Block:
    """Draw a factory with up to four tiles; an empty one is dimmed."""
    lines = [padded(spaced(tiles[at : at + 2]), FACTORY_WIDTH) for at in (0, 2)]
    return framed(lines, (Span(str(number), "bold" if tiles else "dim"),), style="" if tiles else "dim")


def tile(color: str, letters: Mapping[str, str]) -> Span:
    """Draw a tile: its letter and its symbol."""
    return Span(letters[color][0] + glyph(color), f"tile {color}")


def spot(color: str, letters: Mapping[str, str]) -> Span:
    """Draw an empty space that takes one color only."""
    return Span(letters[color][0].lower() + " ", f"spot {color}")


def spaced(spans: Iterable[Span]) -> Line:
    """Join spans with spaces."""
    return tuple(part for span in spans for part in (span, Span(" ")))[:-1]


def counted(pool: Mapping[str, int], letters: Mapping[str, str]) -> list[Span]:
    """Draw a pool as counts and tiles."""
    return [Span(f"{number}{letters[color][0]}{glyph(color)}", f"tile {color}") for color, number in pool.items()]


def center(held: Sequence[Span], factories: Sequence[Block], aside: str, room: int) -> Block:
    """Draw factories and center: the center in a frame beside them or, where there is no room, on a line below.

    Without factories there is only the line.
    """
    pool = (Span(" C ", "bold"), *(spaced(held) or (Span("-"),)))
    lines_below: Block = [(*pool, Span(f"    {aside}"))]
    if width(lines_below[0]) > room:
        lines_below = [pool, (Span(f" {aside}"),)]
    if not factories:
        return lines_below
    table = rows_of(factories, room)
    half = max(3, (len(held) + 1) // 2)
    lines = [spaced(held[:half]) or (Span("-"),), spaced(held[half:])]
    size = max(*map(width, lines), len(aside) + len("C") + 4)
    boxed = beside([table, framed([padded(line, size) for line in lines], (Span("C", "bold"),), (Span(f" {aside} "),))])
    if max(map(width, boxed)) <= room:
        return boxed
    return [*table, *lines_below]


@dataclass(frozen=True, slots=True)
class TerminalPalette:
    """The colors that the terminal supports: none, 16 or 256."""

    colors: int = NONE
    codes: Mapping[str, str] = field(default_factory=dict[str, str])

    @classmethod
    def of(cls, environment: Mapping[str, str], *, is_terminal: bool) -> TerminalPalette:
        """Detect color support: ``NO_COLOR`` disables, ``FORCE_COLOR`` enables, otherwise ``TERM`` decides."""
        forced = environment.get("FORCE_COLOR", "")
        term = environment.get("TERM", "")
        if environment.get("NO_COLOR") or forced == "0":
            return cls()
        if not forced and (not is_terminal or term in {"", "dumb"}):
            return cls()
        has_many = "256" in term or bool(environment.get("COLORTERM")) or forced in {"2", "3"}
        colors = MANY if has_many else SIXTEEN
        place = 0 if has_many else 1
        tiles = {f"tile {color}": codes[place] for color, codes in TILE_STYLES.items()}
        spots = {f"spot {color}": codes[place] for color, codes in SPOT_STYLES.items()}
        return cls(colors, {**PLAIN_STYLES, **tiles, **spots})

    def paint(self, line: Line) -> str:
        """Render a line with escape codes."""
        return "".join(self._paint(span) for span in line).rstrip()

    def _paint(self, span: Span) -> str:
        code = self.codes.get(span.style)
        return f"\x1b[{code}m{span.text}\x1b[0m" if code else span.text


def wrapped(sentence: str, room: int, whole: str = "") -> list[str]:
    """Wrap a sentence; numbers stay with their words, and a file name or command is never broken, so that it can be copied."""
    breaker = textwrap.TextWrapper(room, break_on_hyphens=False, break_long_words=not whole)
    joined = AT_NUMBER.sub(JOINT, sentence.replace(whole, whole.replace(" ", JOINT)) if whole else sentence)
    return [part.replace(JOINT, " ") for line in joined.split("\n") for part in breaker.wrap(line) or [""]]


def environment_palette(*, is_terminal: bool) -> TerminalPalette:
    """Detect color support from the environment of this process."""
    return TerminalPalette.of(os.environ, is_terminal=is_terminal)
