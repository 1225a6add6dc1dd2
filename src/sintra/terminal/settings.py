"""Settings that are typed during a game: how much is told, in which style and language."""

from __future__ import annotations

from dataclasses import replace

from sintra.dialogue.spelling import fold
from sintra.dialogue.verbosity import VERBOSITIES
from sintra.i18n.languages import DEFAULT, codes, language
from sintra.i18n.speaker import STYLES
from sintra.terminal.screen import Manner

SETTINGS = ("verbosity", "style", "language")
WORDS_OF_LINE = 2  # a setting and its value


def changed(manner: Manner, line: str) -> Manner | None:
    """Return the manner after a line such as ``verbosity brief``; None if the line changes no setting."""
    words = line.split()
    if len(words) != WORDS_OF_LINE:
        return None
    setting, value = _meaning(words[0], manner.language), _meaning(words[1], manner.language) or fold(words[1])
    if setting == "verbosity" and value in VERBOSITIES:
        return replace(manner, verbosity=value)
    if setting == "style" and value in STYLES:
        return replace(manner, style=value)
    if setting == "language" and value in codes():
        return replace(manner, language=value)
    return None


def is_setting(manner: Manner, line: str) -> bool:
    """Return whether a line begins with a setting, whatever follows: ``verbosity``, ``style large``."""
    first = line.split()[:1]
    return bool(first) and _meaning(first[0], manner.language) in SETTINGS


def _meaning(word: str, code: str) -> str | None:
    """Find the setting or value that a word of the language, or of English, means."""
    for one in dict.fromkeys((code, DEFAULT)):
        for thing, words in language(one).typed.settings.items():
            if fold(word) in map(fold, words):
                return thing
    return None
