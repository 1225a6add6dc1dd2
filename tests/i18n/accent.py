"""A pseudo-language: English with accents on every letter, so that whatever is said without them has not been translated."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from sintra.i18n.grammar import Grammar
from sintra.i18n.words import Choices, TypedWords

PLAIN = "abcdefghijklmnopqrstuvwxyz"
WITH_ACCENT = "áḃçďéḟğĥíĵķĺṁñöṕɋŕšťüṽŵẋýž"
LETTERS = str.maketrans(PLAIN + PLAIN.upper(), WITH_ACCENT + WITH_ACCENT.upper())
SLOT = re.compile(r"({[^{}]*})")
AS_IT_IS = {  # methods that say no word of their own, or what was typed
    *("fill", "recite", "name", "own_name", "text", "word", "all_of", "forms", "number_words"),
}


def accent(text: str) -> str:
    """Put an accent on every letter."""
    return text.translate(LETTERS)


def sentence(template: str) -> str:
    """Translate a sentence: its slots stay, but for the words that they choose between."""
    return f"[{label(template)}]"


def label(template: str) -> str:
    """Translate a sentence without brackets around it: a name or a label."""
    return "".join(_slot(part) if SLOT.fullmatch(part) else accent(part) for part in SLOT.split(template))


def _slot(slot: str) -> str:
    name, colon, form = slot[1:-1].partition(":")
    return f"{{{name}{colon}{accent(form) if '|' in form else form}}}"


def labels(texts: Mapping[str, str]) -> dict[str, str]:
    """Translate sentences and names by their keys."""
    return {key: sentence(text) if text.endswith(".") else label(text) for key, text in texts.items()}


def words(choices: Choices) -> dict[str, tuple[str, ...]]:
    """Translate words that are typed: an x before them makes them other words than those of English."""
    return {thing: tuple(f"x{accent(word)}" for word in known) for thing, known in choices.items()}


def typed(english: TypedWords) -> TypedWords:
    """Translate everything that is typed."""
    fillers = tuple(f"x{accent(word)}" for word in english.fillers)
    return TypedWords(words(english.commands), words(english.nouns), fillers, words(english.replay))


def grammar(english: type[Grammar], colors: tuple[str, ...]) -> type[Grammar]:
    """Derive a grammar that says every value with accents."""
    methods = {name: _accented(getattr(english, name)) for name in dir(english) if _is_saying(english, name)}
    return type(f"Accented{english.__name__}", (english,), {**methods, "COLORS": {color: accent(color) for color in colors}})


def _is_saying(english: type[Grammar], name: str) -> bool:
    return not name.startswith("_") and name not in AS_IT_IS and callable(getattr(english, name))


def _accented(say: Callable[..., str]) -> Callable[..., str]:
    def said(self: Grammar, value: Any, form: str) -> str:
        return accent(say(self, value, form))

    return said
