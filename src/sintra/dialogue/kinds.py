"""What is known about each game: how its moves are typed, and what can be asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from sintra.azul.tiles import LETTER as AZUL_LETTERS
from sintra.dialogue.arguments import Asked
from sintra.dialogue.azul import moves as azul_moves
from sintra.dialogue.azul import questions as azul_questions
from sintra.dialogue.azul import reasons as azul_reasons
from sintra.dialogue.line import MoveReader
from sintra.dialogue.pavilion import moves as pavilion_moves
from sintra.dialogue.pavilion import questions as pavilion_questions
from sintra.dialogue.pavilion import reasons as pavilion_reasons
from sintra.dialogue.words import Vocabulary
from sintra.games import AnyGame
from sintra.i18n.speaker import LETTERS
from sintra.pavilion.tiles import LETTER as PAVILION_LETTERS
from sintra.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Kind:
    """One game, as people talk about it."""

    letters: Mapping[str, str]  # of moves in their text form
    example: str  # of a first move
    read_moves: MoveReader
    questions: Mapping[str, Callable[[Asked], Sequence[Phrase]]]
    turn: Callable[[Any], Phrase]
    reasons: Callable[[AnyGame, Any, Any, int], Iterable[Phrase]]  # why a move is good, and by how many points if that is known
    notes: Callable[[AnyGame], Sequence[Phrase]] = lambda _: ()  # what to say about its options before it begins
    form: Callable[[Any], str] = attrgetter("phase")  # what moves look like in a position
    remarks: Callable[[Any, str], Sequence[Phrase]] = lambda _setup, _move: ()  # what else a move brings


KINDS: Mapping[str, Kind] = {
    "azul": Kind(
        AZUL_LETTERS,
        azul_moves.EXAMPLE,
        azul_moves.read,
        azul_questions.QUESTIONS,
        azul_questions.turn,
        azul_reasons.reasons,
        remarks=azul_questions.remarks,
    ),
    "pavilion": Kind(
        PAVILION_LETTERS,
        pavilion_moves.EXAMPLE,
        pavilion_moves.read,
        pavilion_questions.QUESTIONS,
        pavilion_questions.turn,
        pavilion_reasons.reasons,
        pavilion_questions.notes,
        pavilion_questions.form,
    ),
}


def vocabulary(game: str, language: str, colors: str) -> Vocabulary:
    """Give the words for a game in a language, with its colors named as chosen."""
    proper = KINDS[game].letters
    return Vocabulary(language, game, LETTERS[colors][game] if colors in LETTERS else proper, proper)
