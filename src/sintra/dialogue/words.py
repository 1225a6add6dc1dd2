"""The words of the line, in three languages: commands, questions, and what moves are said with. English always works.

A word is compared without capitals and accents: ``Zurück``, ``zurück`` and ``zuruck`` are the same.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sintra.i18n.de.grammar import COLORS as GERMAN_COLORS
from sintra.i18n.hu.grammar import COLORS as HUNGARIAN_COLORS

Words = Mapping[str, tuple[str, ...]]  # language -> words; the first is the one that help teaches

COMMANDS: Mapping[str, Words] = {
    # questions about any game
    "board": {"en": ("board",), "de": ("brett",), "hu": ("tábla",)},
    "table": {"en": ("table",), "de": ("tisch",), "hu": ("asztal",)},
    "factory": {"en": ("factory",), "de": ("manufaktur",), "hu": ("korong", "manufaktúra")},
    "center": {"en": ("center", "centre"), "de": ("mitte", "tischmitte"), "hu": ("közép",)},
    "where": {"en": ("where",), "de": ("wo",), "hu": ("hol",)},
    "big": {"en": ("big",), "de": ("groß", "größte"), "hu": ("nagy",)},
    "seat": {"en": ("seat",), "de": ("spieler", "sitz"), "hu": ("játékos", "hely")},
    "cost": {"en": ("cost",), "de": ("kosten",), "hu": ("ár",)},
    "last": {"en": ("last",), "de": ("letzter",), "hu": ("utolsó",)},
    "since": {"en": ("since",), "de": ("seit",), "hu": ("azóta",)},
    "score": {"en": ("score", "scores"), "de": ("punkte",), "hu": ("pont", "pontok")},
    "moves": {"en": ("moves",), "de": ("züge",), "hu": ("lépések",)},
    "hint": {"en": ("hint",), "de": ("tipp",), "hu": ("tipp",)},
    "bag": {"en": ("bag",), "de": ("beutel",), "hu": ("zsák",)},
    # of Azul
    "fit": {"en": ("fit",), "de": ("passt",), "hu": ("illik",)},
    "row": {"en": ("row",), "de": ("reihe",), "hu": ("sor",)},
    "col": {"en": ("col", "column"), "de": ("spalte",), "hu": ("oszlop",)},
    "floor": {"en": ("floor",), "de": ("boden", "bodenreihe"), "hu": ("padló",)},
    # of the Pavilion
    "hand": {"en": ("hand",), "de": ("hand",), "hu": ("kéz",)},
    "supply": {"en": ("supply",), "de": ("vorrat",), "hu": ("készlet",)},
    "star": {"en": ("star",), "de": ("stern",), "hu": ("csillag",)},
    "number": {"en": ("number",), "de": ("zahl",), "hu": ("szám",)},
    "afford": {"en": ("afford",), "de": ("bezahlbar",), "hu": ("fizethető",)},
    # what teaches the game
    "rules": {"en": ("rules",), "de": ("regeln",), "hu": ("szabályok",)},
    "legend": {"en": ("legend",), "de": ("zeichen",), "hu": ("jelek",)},
    # commands
    "undo": {"en": ("undo",), "de": ("zurück",), "hu": ("vissza",)},
    "save": {"en": ("save",), "de": ("speichern",), "hu": ("ment", "mentés")},
    "help": {"en": ("help",), "de": ("hilfe",), "hu": ("súgó", "segítség")},
    "quit": {"en": ("quit", "exit"), "de": ("ende", "schluss"), "hu": ("kilép", "kilépés")},
}
ONLY: Mapping[str, frozenset[str]] = {
    "azul": frozenset({"fit", "row", "col", "floor"}),
    "pavilion": frozenset({"hand", "supply", "star", "number", "afford"}),
}
NOUNS: Mapping[str, Words] = {  # in moves
    "center": {"en": ("center", "centre", "c"), "de": ("mitte", "tischmitte"), "hu": ("közép", "közepe")},
    "floor": {"en": ("floor",), "de": ("boden", "bodenreihe"), "hu": ("padló", "padlósor")},
    "wall": {"en": ("wall", "w"), "de": ("wand",), "hu": ("fal",)},
    "pass": {"en": ("pass",), "de": ("passe", "passen"), "hu": ("passz",)},
    "stop": {"en": ("stop",), "de": ("stopp",), "hu": ("állj",)},
}
FILLERS: Words = {  # may stand in a move and change nothing
    "en": ("from", "to", "on", "with", "and", "the", "factory", "line", "star", "joker", "jokers", "take", "place"),
    "de": ("von", "aus", "in", "auf", "mit", "und", "die", "der", "manufaktur", "reihe", "musterreihe", "stern", "joker"),
    "hu": ("a", "az", "és", "korong", "sor", "mintasor", "csillag", "joker", "dzsóker"),
}
COLORS: Mapping[str, Mapping[str, str]] = {"de": GERMAN_COLORS, "hu": HUNGARIAN_COLORS}
DASHES = str.maketrans("\u2010\u2011\u2012\u2013\u2014\u2212", "------")
TOKEN = re.compile(r"[0-9]|[^\W\d_]+|\S")
CLOSE = 0.6


def fold(text: str) -> str:
    """Take away capitals and accents, and make every dash a hyphen."""
    parts = unicodedata.normalize("NFKD", text.translate(DASHES).casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def tokens(text: str) -> list[str]:
    """Cut a line into digits, runs of letters, and signs."""
    return TOKEN.findall(fold(text))


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a line can be made of: one language beside English, one game, one naming of its colors."""

    language: str
    game: str
    letters: Mapping[str, str]  # color -> the letter it is shown with; its first sign alone is understood as well
    proper: Mapping[str, str]  # color -> the letter of a move's text form

    # Commands

    def commands(self) -> list[str]:
        """Give the commands of this game, in their fixed order."""
        others = frozenset[str]().union(*(words for game, words in ONLY.items() if game != self.game))
        return [command for command in COMMANDS if command not in others]

    def command(self, word: str) -> str | None:
        """Find the command that a word means."""
        return self._found(COMMANDS, fold(word), self.commands())

    def taught(self, command: str) -> str:
        """Give the word that help teaches for a command."""
        return COMMANDS[command][self.language][0]

    def near_command(self, word: str) -> str | None:
        """Give the word of a command that looks most like a word."""
        known = [word for command in self.commands() for word in self._said(COMMANDS[command])]
        return closest(word, known)

    # Moves

    def noun(self, word: str) -> str | None:
        """Find what a word of a move means."""
        return self._found(NOUNS, word, NOUNS)

    def is_filler(self, word: str) -> bool:
        """Say whether a word of a move changes nothing."""
        return word in map(fold, self._said(FILLERS))

    def color(self, word: str) -> str | None:
        """Find the color that a word or letter means."""
        return self._colors().get(fold(word))

    def near_color(self, word: str) -> str | None:
        """Give the color that looks most like a word."""
        return closest(word, [self.color_word(color) for color in self.proper])

    def color_word(self, color: str) -> str:
        """Give a color as this language names it."""
        return COLORS[self.language][color] if self.language in COLORS else color

    def color_words(self) -> str:
        """List the colors of the game with their letters."""
        return ", ".join(f"{self.color_word(color)} ({letter})" for color, letter in self.letters.items())

    def split(self, token: str) -> list[str]:
        """Take apart letters that stand together: ``cr`` is the center and red."""
        if self.noun(token) or self.color(token) or self.is_filler(token):
            return [token]
        letters = sorted((word for word in self._colors() if len(word) == 1 or word == "sch"), key=len, reverse=True)
        sign = re.compile("|".join([*letters, "c", "w"]))
        return sign.findall(token) if re.fullmatch(f"(?:{sign.pattern})+", token) else [token]

    def words_of_move(self, text: str) -> list[str]:
        """Cut a line into what a move is made of."""
        found = (part for token in tokens(text) for part in self.split(token))
        return [word for word in found if not self.is_filler(word)]

    def spell(self, text: str) -> str:
        """Write the text of a move with the letters that are shown."""
        shown = {self.proper[color]: letter for color, letter in self.letters.items()}
        return NOUNS[text][self.language][0] if text in NOUNS else "".join(shown.get(sign, sign) for sign in text)

    def _colors(self) -> dict[str, str]:
        found = {fold(letter): color for color, letter in self.proper.items()}
        for color, letter in self.letters.items():
            found |= {fold(letter): color, fold(letter[0]): color}
        return found | {fold(word): color for color in self.proper for word in (color, self.color_word(color))}

    def _said(self, words: Mapping[str, Iterable[str]]) -> list[str]:
        return [word for language in dict.fromkeys((self.language, "en")) for word in words[language]]

    def _found(self, table: Mapping[str, Words], word: str, names: Iterable[Any]) -> str | None:
        return next((name for name in names if word in map(fold, self._said(table[name]))), None)


def closest(word: str, known: Iterable[str]) -> str | None:
    """Give the known word that looks most like a word, if any does."""
    folded = {fold(other): other for other in known}
    near = difflib.get_close_matches(fold(word), list(folded), 1, CLOSE)
    return folded[near[0]] if near else None
