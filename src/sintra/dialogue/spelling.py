"""The spelling of typed words: compared ignoring case and accents, split into tokens, and matched when misspelled.

``Zurück``, ``zurück`` and ``zuruck`` are the same. Anybody may type anything, so all of this is linear in what was typed.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

DASHES = str.maketrans("\u2010\u2011\u2012\u2013\u2014\u2212", "------")
TOKEN = re.compile(r"[0-9]\.?|[^\W\d_]+|[^\s.,;:!?]")
SUFFIX = re.compile(r"(?<=[0-9])(?:-[^\W\d_]{2,}|(?:st|nd|rd|th)\b)")  # of a number: ``4-es``, ``4th``
PUNCTUATION = ".,;:!?"
CLOSE, CLOSE_FOREIGN = 0.6, 0.8  # how much a word must resemble a known one: of the reader's language, of English


@lru_cache(maxsize=256)  # a line is looked up in several ways, and letters may expand to eighteen each
def fold(text: str) -> str:
    """Normalize a text: lowercase, no accents, every dash a hyphen."""
    if text.isascii():
        return text.casefold()
    parts = unicodedata.normalize("NFKD", text.translate(DASHES).casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def tokens(folded: str) -> list[str]:
    """Tokenize a folded line into digits, runs of letters, and signs; an ordinal keeps its dot, and ``4-es`` becomes ``4.``."""
    return TOKEN.findall(SUFFIX.sub(".", folded))


def plain(word: str) -> str:
    """Strip a word of a question of punctuation and of the suffix of a number: ``3.``, ``3-as`` and ``3rd`` are ``3``."""
    return SUFFIX.sub("", word.translate(DASHES)).rstrip(PUNCTUATION) or word


def closest(word: str, known: Mapping[str, str], least: float = CLOSE) -> str | None:
    """Return the known word closest to a misspelled one, if any is close; they are given by their folded forms."""
    folded = fold(word)
    size = len(folded)
    near = [other for other in known if 2 * min(size, len(other)) >= least * (size + len(other))]
    found = difflib.get_close_matches(folded, near, 1, least) if near else []
    return known[found[0]] if found else None
