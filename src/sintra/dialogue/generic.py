"""Fallbacks for any game: moves by their text or number, and questions that every State can answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from sintra.dialogue.arguments import Asked, small_number
from sintra.dialogue.line import Misread
from sintra.dialogue.spelling import fold
from sintra.dialogue.words import Vocabulary
from sintra.errors import MoveSyntax
from sintra.game import Preview
from sintra.games import AnyGame
from sintra.phrase import Phrase

EXAMPLE = "1"


def find_move(game: AnyGame, state: Any, line: str) -> str | None:
    """Find the move that a line names: by its text, or by its number in the list of legal moves.

    Illegal moves are found as well, so that the rules can say why they are illegal.
    """
    moves = [str(move) for move in game.legal_moves(state)]
    text = "".join(line.split())
    if text in moves:
        return text
    alike = [move for move in moves if fold(move) == fold(text)]
    if len(alike) == 1:
        return alike[0]
    number = small_number(text)
    if number is not None and 1 <= number <= len(moves):
        return moves[number - 1]
    try:
        return str(game.parse_move(text))
    except MoveSyntax:
        return None


def read_moves(_words: Sequence[str], _vocabulary: Vocabulary, _form: str) -> list[str]:
    """Raise the usage of moves: `find_move` has found none."""
    raise Misread(Phrase("dialogue.form.any"))


def turn(state: Any) -> Phrase:
    """Say the round and who acts."""
    if state.is_over:
        return Phrase("game.at_over", {"round": state.round})
    return Phrase("game.at_deal" if state.needs_deal else "game.at_turn", {"round": state.round, "seat": state.turn})


def call(state: Any) -> Phrase:
    """Call the seat that acts; the round was said when it began."""
    return Phrase("dialogue.call", {"seat": state.turn})


def _score(asked: Asked) -> list[Phrase]:
    scores: tuple[int, ...] = asked.state.scores
    return [Phrase("game.scores", {"scores": tuple(enumerate(scores))})]


QUESTIONS: Mapping[str, Callable[[Asked], Sequence[Phrase]]] = {"score": _score}


def reasons(_game: AnyGame, _state: Any, _move: Any, _lead: int) -> Iterable[Phrase]:
    """Return no reasons: nothing is known about what makes a move good."""
    return ()


def no_notes(_game: AnyGame) -> Sequence[Phrase]:
    """Say nothing about the options."""
    return ()


def no_prompt(_game: AnyGame, _state: Any, _spell: Callable[[str], str]) -> Sequence[Phrase]:
    """Say nothing before the input."""
    return ()


def no_preview(_move: str, _shown: str, _brings: Preview) -> list[Phrase] | None:
    """Use the default sentences for every move."""
    return None


def no_remarks(_state: Any, _move: str) -> Sequence[Phrase]:
    """Add no remarks about a move."""
    return ()


def help_on(command: str, _state: Any) -> Phrase:
    """Explain a command."""
    return Phrase(f"dialogue.help.{command}")
