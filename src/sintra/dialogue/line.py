"""The parser of a typed line: a question or command with its arguments, or moves in their text form."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sintra.dialogue.spelling import fold, plain
from sintra.dialogue.words import MAX_COMMAND_WORDS, Vocabulary
from sintra.phrase import Phrase

ORDINAL = re.compile(r"([0-9]+)(?:\.|-[^\W\d_]+|st|nd|rd|th)", re.IGNORECASE)
MoveReader = Callable[[Sequence[str], Vocabulary, str], list[str]]
BEGINS_MOVE = {"center": 1, "factory": 2, "star": 3, "row": 3, "table": 2}  # with this many words it is a move, not a question
BEGINS_MOVE_IN = {("tiling", "wall"): 1}  # the same in one phase only
IS_MOVE_IN = {("tiling", "spot"): 1}  # with exactly this many words: a space of the row that is chosen for
MAX_WORDS, MAX_LETTERS = 100, 400  # of a line; letters only of one that may be a move, for a question may end with a path
SPOT_WORDS, MAX_SPOT_WORDS = 4, 10  # a row, its number, a column, its number; with fillers
MAX_INFLECTED_WORDS = 4  # of a question that is asked with endings; a longer line is rather a move that went wrong
SHORTHANDS = {"?": "help", "h": "help", "q": "quit", "u": "undo"}


class Word(NamedTuple):
    """A word of a line: as it was typed, and as it is looked up."""

    text: str
    key: str


Found = tuple[str, Sequence[Word]]  # a command, and what follows it


@dataclass(frozen=True, slots=True)
class Question:
    """A question or command, and its arguments as they were typed."""

    command: str
    rest: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Moves:
    """Moves in their text form, to be played one after another."""

    texts: tuple[str, ...]


class Misread(ValueError):
    """A line that cannot be parsed; the Phrases say what was wrong and what would be right."""

    def __init__(self, *phrases: Phrase) -> None:
        self.phrases = phrases
        super().__init__(*phrases)


def read_line(text: str, vocabulary: Vocabulary, phase: str, read_moves: MoveReader) -> Question | Moves:
    """Parse one line; control characters, such as those of arrow keys, count as blanks and are never echoed.

    A slash before it, as other programs want one, means nothing.
    """
    text = "".join([sign if sign.isprintable() else " " for sign in text]).strip().removeprefix("/")
    said = [_word(word) for word in text.split() or ["help"]]
    first = said[0].text
    if fold(first) in SHORTHANDS:
        return _asked(SHORTHANDS[fold(first)], said[1:])
    if len(said) > MAX_WORDS:
        raise Misread(Phrase("dialogue.too_long"))
    question = _question(said, vocabulary, phase)
    if question:
        return _asked(*question)
    words = _words_of_move(text, vocabulary)
    try:
        return Moves(tuple(read_moves(words, vocabulary, phase)))
    except Misread as error:
        question = _inflected_question(said, vocabulary, phase)
        if question:
            return _asked(*question)
        if _looks_like_move(words, vocabulary):
            raise
        raise Misread(_unknown(first, vocabulary), *error.phrases[-1:]) from error


def _word(text: str) -> Word:
    return Word(text, fold(plain(text)))


def _asked(command: str, rest: Sequence[Word]) -> Question:
    return Question(command, tuple(word.text for word in rest))


def _question(words: Sequence[Word], vocabulary: Vocabulary, phase: str) -> Found | None:
    """Find the question of a line: after words that mean nothing, a command, or what belongs to one: ``2. játékos``."""
    spot = _spot(words, vocabulary)
    if spot:
        return spot
    for at, word in enumerate(words):
        rest = words[at:]
        star = _star(rest, vocabulary)
        if star:
            return star
        command, size = _command(rest, vocabulary)
        if command:
            return None if _begins_move(command, rest[size:], vocabulary, phase) else (command, rest[size:])
        if len(rest) == 1 or not vocabulary.is_filler(word.key):
            return _numbered(rest, vocabulary, phase)
    return None


def _inflected_question(words: Sequence[Word], vocabulary: Vocabulary, phase: str) -> Found | None:
    """Find the question of a short line that is no move, if its words have endings: ``a padlósorban``, ``columns``."""
    bases = [vocabulary.index.inflected.get(word.key) for word in words]
    if not any(bases) or len(words) > MAX_INFLECTED_WORDS:
        return None
    return _question([_word(base) if base else word for word, base in zip(words, bases, strict=True)], vocabulary, phase)


def _command(words: Sequence[Word], vocabulary: Vocabulary) -> tuple[str | None, int]:
    """Find the command that a line begins with, and how many words it has; the longest one counts."""
    most = MAX_COMMAND_WORDS if words[0].key in vocabulary.index.command_starts else 1
    for size in range(min(most, len(words)), 1, -1):
        command = vocabulary.command(plain(" ".join(word.text for word in words[:size])))
        if command:
            return command, size
    return vocabulary.index.command.get(words[0].key), 1


def _begins_move(command: str, rest: Sequence[Word], vocabulary: Vocabulary, phase: str) -> bool:
    """Return whether a line that begins with a command is a move: one that has enough words."""
    enough = BEGINS_MOVE_IN.get((phase, command)) or BEGINS_MOVE.get(command)
    size = sum(not vocabulary.is_filler(word.key) for word in rest)
    return (enough is not None and size >= enough) or IS_MOVE_IN.get((phase, command)) == size


def _numbered(words: Sequence[Word], vocabulary: Vocabulary, phase: str) -> Found | None:
    """Find a question after its number: ``3. korong``."""
    number = ORDINAL.fullmatch(words[0].text)
    found = _question(words[1:], vocabulary, phase) if number and len(words) > 1 else None
    if not number or not found:
        return None
    command, rest = found
    return _question([_word(vocabulary.taught(command)), _word(number[1]), *rest], vocabulary, phase)


def _star(words: Sequence[Word], vocabulary: Vocabulary) -> Found | None:
    """Find the question about a star after its name: ``blue star``; with a number it is a move."""
    if len(words) > len(("blue", "star")):
        return None
    name, noun = fold(words[0].text), [vocabulary.index.command.get(word.key) for word in words[1:]]
    is_center = vocabulary.noun(name) == "center"
    is_short = not noun and is_center and not vocabulary.command(name) and "star" in vocabulary.commands() and len(name) > 1
    is_named = noun == ["star"] and (is_center or bool(vocabulary.color(name)))
    return ("star", words[:1]) if is_short or is_named else None


def _words_of_move(text: str, vocabulary: Vocabulary) -> list[str]:
    """Tokenize a line into the words of a move; raise `Misread` for more than any move has."""
    words = vocabulary.words_of_move(text) if len(fold(text)) <= MAX_LETTERS else []
    if len(words) > MAX_WORDS or len(fold(text)) > MAX_LETTERS:
        raise Misread(Phrase("dialogue.too_long"))
    return words


def _spot(words: Sequence[Word], vocabulary: Vocabulary) -> Found | None:
    """Find the question about a spot by its row and column as they are said: ``row 3, column 2``, ``3. sor, 2. mező``."""
    if len(words) > MAX_SPOT_WORDS or "spot" not in vocabulary.commands():
        return None
    said = [plain(word.text) for word in words if not vocabulary.is_filler(word.key)]
    if len(said) != SPOT_WORDS:
        return None
    for first, row, second, column in (said, (said[1], said[0], said[3], said[2])):
        is_spot = vocabulary.command(first) == "row" and vocabulary.command(second) in {"col", "spot"}
        if is_spot and row.isdigit() and column.isdigit():
            return "spot", (_word(row), _word(column))
    return None


def _looks_like_move(words: Sequence[str], vocabulary: Vocabulary) -> bool:
    first = words[0] if words else ""
    is_noun = bool(vocabulary.noun(first)) and len(words) > 1  # alone it is rather a question that this game does not have
    return first[:1].isdigit() or first in {"+", "-"} or is_noun or bool(vocabulary.color(first))


def _unknown(word: str, vocabulary: Vocabulary) -> Phrase:
    near = vocabulary.near_command(word)
    return Phrase("dialogue.unknown_near", {"text": word, "near": near}) if near else Phrase("dialogue.unknown", {"text": word})


def no_color(word: str, vocabulary: Vocabulary) -> Phrase:
    """Say that a word is not a color, suggest the closest one, and list the colors."""
    values = {"text": word, "listed": vocabulary.color_words()}
    near = vocabulary.near_color(word)
    return Phrase("dialogue.no_color_near", {**values, "near": near}) if near else Phrase("dialogue.no_color", values)
