"""Lists of moves in words: grouped by the game if it can, else each by its name with its short form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sintra.dialogue.words import Vocabulary
from sintra.games import outlook_of
from sintra.i18n import Speaker
from sintra.phrase import Phrase


def in_words(move: Any, vocabulary: Vocabulary) -> str:
    """Say a move in the words of the language."""
    return Speaker(vocabulary.language).say(outlook_of(vocabulary.game).name(move))


def with_code(move: Any, vocabulary: Vocabulary, before: str = ": ") -> str:
    """Say a move in words, with its short form after it where that is another text."""
    said, code = in_words(move, vocabulary), vocabulary.spell(str(move))
    return said if said.casefold() == code.casefold() else f"{said}{before}{code}"


def one_by_one(moves: Sequence[Any], vocabulary: Vocabulary) -> list[Phrase]:
    """List moves, each in a sentence of its own."""
    return [Phrase("dialogue.moves_of", {"listed": f"{with_code(move, vocabulary)}."}) for move in moves]
