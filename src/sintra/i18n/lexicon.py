"""The lexicon of a Speaker: sentences and grammars, assembled from a language and its words for all games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from sintra import games
from sintra.i18n.grammar import Grammar
from sintra.i18n.languages import DEFAULT, game_words, language, words_of

Letters = Mapping[str, str]  # color -> the letter that stands for it
Games = tuple[str, ...]
ANY_GAME = "game"  # before the keys of sentences that serve every game without one of its own


class Template(NamedTuple):
    """A sentence with slots, and the language that it is written in."""

    text: str
    code: str


@cache
def sentences(code: str, played: Games) -> Mapping[str, Template]:
    """Return all sentences of a language by key, cached for all Speakers; missing ones fall back to English."""
    found: dict[str, Template] = {}
    for one in dict.fromkeys((DEFAULT, code)):
        found |= {key: Template(text, one) for key, text in _written(one, played)}
    return MappingProxyType(found)


def fragment(code: str, key: str) -> str:
    """Return what stands within a sentence, as it is written; empty if there is no such key."""
    found = sentences(code, games.names()).get(key)
    return found.text if found else ""


def _written(code: str, played: Games) -> Iterable[tuple[str, str]]:
    yield from language(code).sentences.items()
    for game in played:
        yield from words_of(code, game).sentences.items()
        yield from words_of(code, game).talk.items()


@cache
def compact_templates(played: Games) -> Mapping[str, str]:
    """Return the templates of compact lines by their keys."""
    return MappingProxyType({key: text for game in played for key, text in game_words(game).compact.items()})


@cache
def short_words(code: str, game: str) -> Mapping[str, str]:
    """Return the short words of compact lines about a game."""
    found: dict[str, str] = {}
    for one in dict.fromkeys((DEFAULT, code)):
        found |= {**language(one).short, **words_of(one, game).short}
    return MappingProxyType(found)


@cache
def grammar_of(code: str, game: str) -> type[Grammar]:
    """Return the grammar of a language for a game."""
    words = words_of(code, game)
    own = words.grammar or language(code).grammar
    return type(own.__name__, (own,), {"COLORS": {**own.COLORS, **words.colors}}) if words.colors else own


@cache
def talk_grammar(code: str, played: Games) -> type[Grammar]:
    """Return the grammar of a language for sentences about any game."""
    plain = language(code).grammar
    own = dict.fromkeys(grammar_of(code, game) for game in played)
    colors = {color: name for one in own for color, name in one.COLORS.items()}
    parents = [one for one in own if one is not plain]
    return type(f"{plain.__name__}Talk", (*parents, plain), {"COLORS": colors})


def letters_of(code: str, game: str, colors: str) -> Letters:
    """Return the letters that a reader is shown for the colors of a game: drawn on tiles, in compact lines, in moves.

    They are those of the tactile edition where that is the naming, else those of the language, else those of the notation.
    """
    facts = games.facts(game)
    if colors == "tactile" and facts.tactile:
        return facts.tactile
    own = words_of(code, game).letters
    return {color: own.get(color, letter) for color, letter in facts.letters.items()}


def color_names(code: str, game: str) -> Mapping[str, str]:
    """Return the colors of a game as a language names them."""
    names = grammar_of(code, game).COLORS
    return {color: names.get(color, color) for color in games.facts(game).colors}
