"""Rendering of Phrases: as sentences in every language, compact lines or braille.

languages.py      the registry: one line for each language
en, de, hu, ...   a folder for each: how it says values, its sentences, what people type, what pages show
language.py       what such a folder gathers
words.py          what a language has for one game, and what a game from another package provides
grammar.py        what the languages share: filling the slots of a sentence
compact/          short lines for braille displays, nearly without words
braille.py        text in braille cells
lexicon.py        sentences and grammars, assembled from all of these
speaker.py        says Phrases
"""

from __future__ import annotations

from sintra.i18n.speaker import Speaker

__all__ = ["Speaker"]
