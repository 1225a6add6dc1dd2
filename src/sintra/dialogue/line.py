"""Reading a line that a person types: a question or command with its words, or moves in their text form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sintra.dialogue.words import Vocabulary, fold
from sintra.phrase import Phrase

MoveReader = Callable[[Sequence[str], Vocabulary, str], list[str]]
BEGINS_MOVE = {"center": 1, "factory": 2, "star": 3}  # with so many words after it, this is no question any more
SHORTHANDS = {"?": "help", "h": "help", "q": "quit", "u": "undo"}


@dataclass(frozen=True, slots=True)
class Question:
    """A question or command, and the words after it as they were typed."""

    command: str
    rest: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Moves:
    """Moves in their text form, to be played one after another."""

    texts: tuple[str, ...]


class Misread(ValueError):
    """A line that says nothing; the Phrases say what was wrong and what would be right."""

    def __init__(self, *phrases: Phrase) -> None:
        self.phrases = phrases
        super().__init__(*phrases)


def read_line(text: str, vocabulary: Vocabulary, phase: str, read_moves: MoveReader) -> Question | Moves:
    """Read one line; keys that are no characters, such as arrows, count as blanks and are never sent back."""
    text = "".join(sign if sign.isprintable() else " " for sign in text)
    first, *rest = text.split() or ["help"]
    command = SHORTHANDS.get(fold(first)) or vocabulary.command(first)
    if command and len(rest) < BEGINS_MOVE.get(command, len(rest) + 1):
        return Question(command, tuple(rest))
    words = vocabulary.words_of_move(text)
    try:
        return Moves(tuple(read_moves(words, vocabulary, phase)))
    except Misread as error:
        if _looks_like_move(words, vocabulary):
            raise
        raise Misread(_unknown(first, vocabulary), *error.phrases[-1:]) from error


def _looks_like_move(words: Sequence[str], vocabulary: Vocabulary) -> bool:
    first = words[0] if words else ""
    return first.isdigit() or first in {"+", "-"} or bool(vocabulary.noun(first) or vocabulary.color(first))


def _unknown(word: str, vocabulary: Vocabulary) -> Phrase:
    near = vocabulary.near_command(word)
    return Phrase("dialogue.unknown_near", {"text": word, "near": near}) if near else Phrase("dialogue.unknown", {"text": word})


def no_color(word: str, vocabulary: Vocabulary) -> Phrase:
    """Say that a word is no color, which one is like it, and which there are."""
    values = {"text": word, "listed": vocabulary.color_words()}
    near = vocabulary.near_color(word)
    return Phrase("dialogue.no_color_near", {**values, "near": near}) if near else Phrase("dialogue.no_color", values)
