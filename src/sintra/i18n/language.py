"""What a language is: the folder of a language gathers all of it in its `LANGUAGE`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sintra.i18n.braille import DEFAULT_TABLE, BrailleTable
from sintra.i18n.grammar import Grammar
from sintra.i18n.words import TypedWords


@dataclass(frozen=True, slots=True)
class Language:
    """A language, apart from what it has for single games: that lies beside it, in a file with the name of the game."""

    name: str  # as its speakers call it
    grammar: type[Grammar]  # how it says values
    sentences: Mapping[str, str]  # of dialogue, terminal, server and any game, by the key of their Phrase
    short: Mapping[str, str]  # words that compact templates write in capitals
    typed: TypedWords
    braille: BrailleTable = DEFAULT_TABLE
