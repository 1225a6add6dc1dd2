"""The words of a game: what one language has for it, and what a game from another package provides in all languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sintra.i18n.compact import Compact
from sintra.i18n.grammar import Grammar

Texts = Mapping[str, str]
Choices = Mapping[str, tuple[str, ...]]  # a thing -> the words that mean it; help teaches the first


@dataclass(frozen=True, slots=True)
class TypedWords:
    """Words that people type, compared ignoring case and accents; English ones always work, too."""

    commands: Choices = field(default_factory=dict[str, tuple[str, ...]])  # questions and commands, in the order of help
    nouns: Choices = field(default_factory=dict[str, tuple[str, ...]])  # in moves
    fillers: tuple[str, ...] = ()  # ignored in a move
    replay: Choices = field(default_factory=dict[str, tuple[str, ...]])  # commands of `sintra replay`
    settings: Choices = field(default_factory=dict[str, tuple[str, ...]])  # of the terminal, and their values


@dataclass(frozen=True, slots=True)
class Words:
    """What one language has for one game. All of it is optional: the fallback is English, or something generic."""

    sentences: Texts = field(default_factory=dict[str, str])  # by the key of a Phrase of the game, such as "NAME.falls"
    talk: Texts = field(default_factory=dict[str, str])  # about the game, by keys of dialogue, terminal and server
    colors: Texts = field(default_factory=dict[str, str])  # color -> its name, where the language does not have it already
    letters: Texts = field(default_factory=dict[str, str])  # color -> the letter on its tiles; default: those of the notation
    other_colors: Choices = field(default_factory=dict[str, tuple[str, ...]])  # color -> other names of it that people type
    short: Texts = field(default_factory=dict[str, str])  # words that compact templates write in capitals
    typed: TypedWords = field(default_factory=TypedWords)  # beside those of the language
    grammar: type[Grammar] | None = None  # derived from the language's own: how it says what only this game has


@dataclass(frozen=True, slots=True)
class GameWords:
    """The part "words" of a game's plugin."""

    languages: Mapping[str, Words] = field(default_factory=dict[str, Words])  # by code; a folder of a language goes first
    compact: Texts = field(default_factory=dict[str, str])  # templates of compact lines, the same in all languages
    signs: type[Compact] = Compact  # how compact lines say what only this game has


NO_WORDS = Words()
NO_GAME_WORDS = GameWords()
