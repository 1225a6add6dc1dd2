"""The words of a line in its language: commands, questions, and what moves are said with. English always works.

A word is compared without capitals and accents: ``Zurück``, ``zurück`` and ``zuruck`` are the same.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from sintra.i18n.languages import DEFAULT, language, words_of
from sintra.i18n.lexicon import color_names
from sintra.i18n.words import Choices, TypedWords

LAST = ("rules", "legend", "undo", "save", "help", "quit")  # of all commands; those of a game stand before them
EVERYWHERE = frozenset({"board", "cost", "last", "since", "moves", "hint", *LAST})  # whatever the game
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


@cache
def typed(code: str, game: str) -> TypedWords:
    """Give what people type in a language about a game."""
    all_games, own = language(code).typed, words_of(code, game).typed
    return TypedWords(
        {**all_games.commands, **own.commands},
        {**all_games.nouns, **own.nouns},
        (*all_games.fillers, *own.fillers),
        all_games.replay,
    )


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a line can be made of: one language beside English, one game, one naming of its colors."""

    language: str
    game: str
    letters: Mapping[str, str]  # color -> the letter it is shown with; its first sign alone is understood as well
    proper: Mapping[str, str]  # color -> the letter of a move's text form
    questions: tuple[str, ...] = ()  # that can be asked about this game, beside those about every game

    # Commands

    def commands(self) -> list[str]:
        """Give the commands of this game, in their fixed order."""
        known = [command for command in typed(DEFAULT, self.game).commands if command not in LAST]
        own = {*EVERYWHERE, *self.questions}
        return [command for command in dict.fromkeys((*known, *self.questions, *LAST)) if command in own]

    def command(self, word: str) -> str | None:
        """Find the command that a word means."""
        return next((command for command in self.commands() if fold(word) in map(fold, self._command_words(command))), None)

    def taught(self, command: str) -> str:
        """Give the word that help teaches for a command."""
        return self._command_words(command)[0]

    def near_command(self, word: str) -> str | None:
        """Give the word of a command that looks most like a word."""
        return closest(word, [word for command in self.commands() for word in self._command_words(command)])

    def _command_words(self, command: str) -> list[str]:
        return self._said(command, [words.commands for words in self._typed()]) or [command]

    # Moves

    def noun(self, word: str) -> str | None:
        """Find what a word of a move means."""
        tables = [words.nouns for words in self._typed()]
        return next((noun for noun in tables[-1] if word in map(fold, self._said(noun, tables))), None)

    def is_filler(self, word: str) -> bool:
        """Say whether a word of a move changes nothing."""
        return any(word in map(fold, words.fillers) for words in self._typed())

    def color(self, word: str) -> str | None:
        """Find the color that a word or letter means."""
        return self._colors().get(fold(word))

    def near_color(self, word: str) -> str | None:
        """Give the color that looks most like a word."""
        return closest(word, [self.color_word(color) for color in self.proper])

    def color_word(self, color: str) -> str:
        """Give a color as this language names it."""
        return color_names(self.language, self.game)[color]

    def color_words(self) -> str:
        """List the colors of the game with their letters."""
        return ", ".join(f"{self.color_word(color)} ({letter})" for color, letter in self.letters.items())

    def split(self, token: str) -> list[str]:
        """Take apart letters that stand together: ``cr`` is the center and red."""
        if self.noun(token) or self.color(token) or self.is_filler(token):
            return [token]
        letters = sorted({*self._letters(), *self._short_nouns()}, key=len, reverse=True)
        sign = re.compile("|".join(map(re.escape, letters)) or "(?!)")
        return sign.findall(token) if re.fullmatch(f"(?:{sign.pattern})+", token) else [token]

    def words_of_move(self, text: str) -> list[str]:
        """Cut a line into what a move is made of."""
        found = (part for token in tokens(text) for part in self.split(token))
        return [word for word in found if not self.is_filler(word)]

    def spell(self, text: str) -> str:
        """Write the text of a move with the letters that are shown."""
        tables = [words.nouns for words in self._typed()]
        if text in tables[-1]:
            return self._said(text, tables)[0]
        shown = {self.proper[color]: letter for color, letter in self.letters.items()}
        return "".join(shown.get(sign, sign) for sign in text)

    def _letters(self) -> dict[str, str]:
        """Give the letters that are understood, with their colors."""
        found = {fold(letter): color for color, letter in self.proper.items()}
        for color, letter in self.letters.items():
            found |= {fold(letter): color, fold(letter[0]): color}
        return found

    def _colors(self) -> dict[str, str]:
        names = {fold(word): color for color in self.proper for word in (color, self.color_word(color))}
        return self._letters() | names

    def _short_nouns(self) -> set[str]:
        return {word for typed in self._typed() for words in typed.nouns.values() for word in words if len(word) == 1}

    def _typed(self) -> list[TypedWords]:
        """Give what is typed in the language, then in English."""
        return [typed(code, self.game) for code in dict.fromkeys((self.language, DEFAULT))]

    def _said(self, thing: str, tables: Iterable[Choices]) -> list[str]:
        return [word for table in tables for word in table.get(thing, ())]


def closest(word: str, known: Iterable[str]) -> str | None:
    """Give the known word that looks most like a word, if any does."""
    folded = {fold(other): other for other in known}
    near = difflib.get_close_matches(fold(word), list(folded), 1, CLOSE)
    return folded[near[0]] if near else None
