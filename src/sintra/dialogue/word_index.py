"""The index of a vocabulary: all words that it knows, folded once, so that looking one up costs nothing.

Whatever somebody types is looked up word by word while others wait: nothing may be folded, sorted or compiled for each word.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from sintra.dialogue.spelling import fold
from sintra.i18n.languages import DEFAULT, language, words_of
from sintra.i18n.lexicon import color_names, grammar_of, letters_of
from sintra.i18n.words import TypedWords

LAST = ("rules", "legend", "undo", "save", "help", "quit")  # at the end of the list, after those of a game
EVERYWHERE = frozenset({"board", "turn", "cost", "last", "since", "moves", "hint", *LAST})  # whatever the game
Meaning = TypeVar("Meaning")
Pairs = tuple[tuple[str, str], ...]  # the items of a Mapping


@dataclass(frozen=True, slots=True)
class WordIndex:
    """The words of one language and English, for one game and one naming of its colors; all keys are folded."""

    commands: tuple[str, ...]  # of this game, in their fixed order
    taught: Mapping[str, str]  # command -> the word that help teaches
    command: Mapping[str, str]  # what is typed -> the command
    inflected: Mapping[str, str]  # a word of a command with an ending -> the word that help teaches for it
    command_starts: frozenset[str]  # the first words of those that have several
    near_commands: tuple[Mapping[str, str], Mapping[str, str]]  # of the language, of English: a word -> as it is written
    nouns: Mapping[str, str]  # a word of a move -> what it means
    shown: Mapping[str, str]  # what it means -> the word that is shown, such as for ``pass``
    fillers: frozenset[str]
    numbers: Mapping[str, int]
    colors: Mapping[str, str]  # a word or letter -> the color: a letter that is shown before any other
    near_colors: Mapping[str, str]  # a name of a color -> the same as it is written
    signs: re.Pattern[str]  # the letters that may be written together


@cache
def typed(code: str, game: str) -> TypedWords:
    """Return the typed words of a language for a game."""
    all_games, own = language(code).typed, words_of(code, game).typed
    return TypedWords(
        {**all_games.commands, **own.commands},
        {**all_games.nouns, **own.nouns},
        (*all_games.fillers, *own.fillers),
        all_games.replay,
    )


@cache
def index_of(code: str, game: str, letters: Pairs, proper: Pairs, questions: tuple[str, ...]) -> WordIndex:
    """Build the index of a vocabulary, once."""
    codes = tuple(dict.fromkeys((code, DEFAULT)))
    both = [typed(one, game) for one in codes]
    commands = _commands(game, questions)
    said = {name: [*_words_of([name], *both)] or [name] for name in (*commands, *both[-1].commands)}
    known = _first_of({fold(word): name for word in said[name]} for name in commands)
    accepted = _accepted_letters(code, game, dict(letters), dict(proper))
    return WordIndex(
        commands=commands,
        taught={name: words[0] for name, words in said.items()},
        command=known,
        inflected=_inflected(codes, game, said, known),
        command_starts=frozenset(word.split()[0] for word in known if " " in word),
        near_commands=(_by_fold(_words_of(commands, both[0])), _by_fold(_words_of(commands, both[-1]))),
        nouns=_first_of(_nouns(one, game) for one in codes),
        shown=_first_of(
            {noun: words[0] for noun, words in one.nouns.items() if words and noun in both[-1].nouns} for one in both
        ),
        fillers=frozenset(fold(word) for words in both for word in words.fillers),
        numbers=_first_of(_number_words(one, game) for one in codes),
        colors=_first_of([accepted, *(_color_words(one, game) for one in codes)]),
        near_colors=_by_fold(color_names(code, game)[color] for color, _ in proper),
        signs=_signs({*accepted, *_short_nouns(both)}),
    )


def _commands(game: str, questions: tuple[str, ...]) -> tuple[str, ...]:
    """Return the commands of a game, in their fixed order."""
    known = [command for command in typed(DEFAULT, game).commands if command not in LAST]
    own = {*EVERYWHERE, *questions}
    return tuple(command for command in dict.fromkeys((*known, *questions, *LAST)) if command in own)


def _inflected(codes: Iterable[str], game: str, said: Mapping[str, list[str]], known: Mapping[str, str]) -> dict[str, str]:
    """Map the forms of the words of commands to the taught word: ``korongokon``; what is a word of its own stays that."""
    grammars = [grammar_of(code, game)({}) for code in codes]
    words = [(word, said[name][0]) for name in dict.fromkeys(known.values()) for word in said[name] if " " not in word]
    tables = ({fold(form): taught for form in grammar.forms(word)} for grammar in grammars for word, taught in words)
    return {form: taught for form, taught in _first_of(tables).items() if form not in known}


def _words_of(commands: Iterable[str], *languages: TypedWords) -> Iterator[str]:
    return (word for name in commands for words in languages for word in words.commands.get(name, ()))


def _by_fold(words: Iterable[str]) -> dict[str, str]:
    return {fold(word): word for word in words}


def _first_of(tables: Iterable[Mapping[str, Meaning]]) -> dict[str, Meaning]:
    """Merge tables; of several meanings of a word the first one counts."""
    merged: dict[str, Meaning] = {}
    for table in tables:
        merged = {**table, **merged}
    return merged


def _color_words(code: str, game: str) -> Mapping[str, str]:
    """Map all forms of the words for colors to their colors."""
    grammar, others = grammar_of(code, game)({}), words_of(code, game).other_colors
    named = [(color, word) for color, name in color_names(code, game).items() for word in (name, *others.get(color, ()))]
    forms = {fold(form): color for color, word in named for form in grammar.forms(word)}
    return forms | {fold(word): color for color, word in named}


def _nouns(code: str, game: str) -> Mapping[str, str]:
    """Map all forms of the words in moves to what they mean; single letters have no forms."""
    grammar, known = grammar_of(code, game)({}), typed(code, game).nouns
    named = [(noun, word) for noun, words in known.items() for word in words]
    forms = {fold(form): noun for noun, word in named for form in grammar.forms(word) if len(word) > 1}
    return forms | {fold(word): noun for noun, word in named}


def _short_nouns(languages: Iterable[TypedWords]) -> Iterator[str]:
    return (word for one in languages for words in one.nouns.values() for word in words if len(word) == 1)


def _number_words(code: str, game: str) -> Mapping[str, int]:
    return {fold(word): number for word, number in grammar_of(code, game)({}).number_words().items()}


def _accepted_letters(code: str, game: str, shown: Mapping[str, str], proper: Mapping[str, str]) -> dict[str, str]:
    """Map the accepted letters to their colors: those shown, then of the language and of the notation if still free."""
    seen = {fold(sign): color for color, letter in shown.items() for sign in (letter, letter[0])}
    ours = {fold(letter): color for color, letter in letters_of(code, game, "letters").items()}
    return {fold(letter): color for color, letter in proper.items()} | ours | seen


def _signs(letters: Iterable[str]) -> re.Pattern[str]:
    """Compile the letters that may be written together, the longest first."""
    return re.compile("|".join(map(re.escape, sorted(letters, key=len, reverse=True))) or "(?!)")
