"""Text in Unicode braille cells: six dots, uncontracted, in the braille of each language (`de/braille.py` is one).

Letters are cells, a run of digits has the number sign before it, and a letter from a to j right after a digit has the letter
sign before it, so that it is not read as one. Capital letters are lowercased by default: letters of colors would double in
length.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field

BLANK = "\u2800"
UNKNOWN = "\u283f"  # all six dots: a character that a language's braille has no cell for
NUMBER_SIGN = "3456"
DIGIT_LETTERS = "jabcdefghi"  # the letters that stand for 0 to 9

LATIN = (
    {"a": "1", "b": "12", "c": "14", "d": "145", "e": "15", "f": "124", "g": "1245", "h": "125", "i": "24", "j": "245"}
    | {"k": "13", "l": "123", "m": "134", "n": "1345", "o": "135", "p": "1234", "q": "12345", "r": "1235", "s": "234"}
    | {"t": "2345", "u": "136", "v": "1236", "w": "2456", "x": "1346", "y": "13456", "z": "1356"}
)


@dataclass(frozen=True, slots=True)
class BrailleTable:
    """The cells of one language, as numbers of dots; several cells of one sign are joined by hyphens."""

    capital: str
    letter: str  # before a letter that would be read as a digit
    signs: Mapping[str, str]
    pairs: Mapping[str, str] = field(default_factory=dict[str, str])  # two letters that share a cell


DEFAULT_TABLE = BrailleTable(  # English braille: for languages without a table of their own
    capital="6",
    letter="56",
    signs=LATIN
    | {".": "256", ",": "2", ";": "23", ":": "25", "!": "235", "?": "236", "'": "3", "-": "36"}
    | {"(": "5-126", ")": "5-345", "/": "456-34", "+": "5-235", "=": "5-2356", "*": "5-35"}
    | {"“": "236", "”": "356"},
)
SHAPES = {  # of the drawn table, which its legend names: the same in all languages, unless a table has its own
    "·": "5",
    "•": "456-256",
    "★": "5-35",
    "▸": "1256-135",
    "▶": "1256-135",
    ">": "4-345",
    "…": "256-256-256",
    "\u2013": "36",  # a dash
    "„": "236",
    "“": "236",
    "”": "356",
    "\u2019": "3",  # an apostrophe
}
KEYBOARD = (  # what names and paths may have besides, as in English braille
    {'"': "6-2356", "#": "456-1456", "$": "4-234", "%": "46-356", "&": "4-12346", "@": "4-1", "_": "46-36", "\\": "456-16"}
    | {"[": "46-126", "]": "46-345", "{": "456-126", "}": "456-345", "<": "4-126", "|": "456-1256", "~": "4-35", "^": "4-26"}
    | {"\u2014": "6-36", "\u2212": "5-36", "\u00d7": "5-236", "»": "356", "«": "236", "\u2018": "3", "\u201a": "3", "`": "3"}
    | {"°": "45-245", "€": "4-15"}
)
WITHOUT_PARTS = {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "\u0131": "i", "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th"}


def cells(dots: str) -> str:
    """Turn numbers of dots into cells: ``4-235`` into two."""
    return "".join(chr(0x2800 + sum(1 << int(dot) - 1 for dot in cell)) for cell in dots.split("-"))


def to_braille(text: str, table: BrailleTable = DEFAULT_TABLE, *, capitals: bool = False) -> str:
    """Transcribe a text into cells, preserving spaces and line breaks; letters that a language lacks lose their accents."""
    pattern = "|".join([*table.pairs, "[0-9]+", "."])
    out: list[str] = []
    after_digit = False
    for match in re.finditer(pattern, _known(text, table), re.DOTALL | re.IGNORECASE):
        sign = match[0]
        if sign[0] in "0123456789":
            out.append(cells(NUMBER_SIGN) + "".join(cells(LATIN[DIGIT_LETTERS[int(digit)]]) for digit in sign))
        else:
            if after_digit and sign.lower() in DIGIT_LETTERS:
                out.append(cells(table.letter))
            if capitals and sign[0].isupper():
                out.append(cells(table.capital))
            out.append(_sign(sign, table))
        after_digit = sign[-1] in "0123456789"
    return "".join(out)


def _known(text: str, table: BrailleTable) -> str:
    """Replace what a table has no cell for by its simpler form: ``ê`` by ``e``, ``³`` by ``3``."""
    return "".join(sign if _dots(sign, table) else _simpler(sign) for sign in unicodedata.normalize("NFC", text))


def _simpler(sign: str) -> str:
    plain = WITHOUT_PARTS.get(sign.lower())
    if plain is not None:
        return plain.capitalize() if sign.isupper() else plain
    parts = (part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part))
    return "".join(WITHOUT_PARTS.get(part, part) for part in parts) or sign


def _dots(sign: str, table: BrailleTable) -> str | None:
    low = sign.lower()
    return table.pairs.get(low) or table.signs.get(low) or SHAPES.get(low) or KEYBOARD.get(low)


def _sign(sign: str, table: BrailleTable) -> str:
    if sign in {" ", "\n"}:
        return BLANK if sign == " " else sign
    dots = _dots(sign, table)
    return cells(dots) if dots else UNKNOWN
