"""What a Speaker looks up: sentences and grammars, put together from a language and its words for all games."""

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
    """Give all sentences of a language by their keys, once for all Speakers; what it lacks is English."""
    found: dict[str, Template] = {}
    for one in dict.fromkeys((DEFAULT, code)):
        found |= {key: Template(text, one) for key, text in _written(one, played)}
    return MappingProxyType(found)


def _written(code: str, played: Games) -> Iterable[tuple[str, str]]:
    yield from language(code).sentences.items()
    for game in played:
        yield from words_of(code, game).sentences.items()
        yield from words_of(code, game).talk.items()


@cache
def compact_templates(played: Games) -> Mapping[str, str]:
    """Give the templates of compact lines by their keys."""
    return MappingProxyType({key: text for game in played for key, text in game_words(game).compact.items()})


@cache
def short_words(code: str, game: str) -> Mapping[str, str]:
    """Give the short words of compact lines about a game."""
    found: dict[str, str] = {}
    for one in dict.fromkeys((DEFAULT, code)):
        found |= {**language(one).short, **words_of(one, game).short}
    return MappingProxyType(found)


@cache
def grammar_of(code: str, game: str) -> type[Grammar]:
    """Give how a language says what a game has."""
    words = words_of(code, game)
    own = words.grammar or language(code).grammar
    return type(own.__name__, (own,), {"COLORS": {**own.COLORS, **words.colors}}) if words.colors else own


@cache
def talk_grammar(code: str, played: Games) -> type[Grammar]:
    """Give how a language says what any game has, for what is said around games."""
    plain = language(code).grammar
    own = dict.fromkeys(grammar_of(code, game) for game in played)
    colors = {color: name for one in own for color, name in one.COLORS.items()}
    parents = [one for one in own if one is not plain]
    return type(f"{plain.__name__}Talk", (*parents, plain), {"COLORS": colors})


def letters_of(game: str, colors: str) -> Letters:
    """Give the letters that stand for the colors of a game, by one of the ways of naming them."""
    facts = games.facts(game)
    return facts.tactile or facts.letters if colors == "tactile" else facts.letters


def color_names(code: str, game: str) -> Mapping[str, str]:
    """Give the colors of a game as a language names them."""
    names = grammar_of(code, game).COLORS
    return {color: names.get(color, color) for color in games.facts(game).colors}
