"""The braille of German."""

from __future__ import annotations

from sintra.i18n.braille import LATIN, BrailleTable

TABLE = BrailleTable(
    capital="46",
    letter="6",
    signs=LATIN
    | {"ä": "345", "ö": "246", "ü": "1256", "ß": "2346"}
    | {"á": "4-1", "é": "4-15", "í": "4-24", "ó": "4-135", "ú": "4-136"}  # of names: the accent sign, then the letter
    | {".": "3", ",": "2", ";": "23", ":": "25", "!": "235", "?": "26", "'": "6", "-": "36"}
    | {"(": "2356", ")": "2356", "/": "5-2", "+": "4-235", "=": "4-2356", "*": "6-35"}
    | {"„": "236", "“": "356"},
)
