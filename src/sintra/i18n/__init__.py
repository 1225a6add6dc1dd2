"""Phrases in words: English, German and Hungarian, as sentences, compact lines or braille.

en, de, hu    a folder for each language: how it says values, and one sentence for each Phrase of each game
compact.py    short lines for braille displays, nearly without words
braille.py    text in braille cells
speaker.py    puts these together
"""

from __future__ import annotations

from sintra.i18n.speaker import Speaker

__all__ = ["Speaker"]
