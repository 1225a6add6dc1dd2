"""Conversation about any game: moves as they are written or by their number, and questions that every State can answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from sintra.dialogue.arguments import Asked, small_number
from sintra.dialogue.line import Misread
from sintra.dialogue.words import Vocabulary, fold
from sintra.errors import MoveSyntax
from sintra.game import Preview
from sintra.games import AnyGame
from sintra.phrase import Phrase

EXAMPLE = "1"


def find_move(game: AnyGame, state: Any, line: str) -> str | None:
    """Find the move that a whole line names: as it is written, or by its number in the list of all legal moves.

    One that is not legal is found as well, so that the rules can say why.
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
    """Say what a move looks like: `find_move` has found none."""
    raise Misread(Phrase("dialogue.form.any"))


def turn(state: Any) -> Phrase:
    """Say the round and who acts."""
    if state.is_over:
        return Phrase("game.at_over", {"round": state.round})
    return Phrase("game.at_deal" if state.needs_deal else "game.at_turn", {"round": state.round, "seat": state.turn})


def _score(asked: Asked) -> list[Phrase]:
    scores: tuple[int, ...] = asked.state.scores
    return [Phrase("game.scores", {"scores": tuple(enumerate(scores))})]


QUESTIONS: Mapping[str, Callable[[Asked], Sequence[Phrase]]] = {"score": _score}


def reasons(_game: AnyGame, _state: Any, _move: Any, _lead: int) -> Iterable[Phrase]:
    """Give no reasons: nothing is known about what makes a move good."""
    return ()


def no_notes(_game: AnyGame) -> Sequence[Phrase]:
    """Say nothing about the options."""
    return ()


def no_prompt(_game: AnyGame, _state: Any, _spell: Callable[[str], str]) -> Sequence[Phrase]:
    """Say nothing before a line is read."""
    return ()


def no_preview(_move: str, _shown: str, _brings: Preview) -> list[Phrase] | None:
    """Let every move be told in the usual words."""
    return None


def no_remarks(_state: Any, _move: str) -> Sequence[Phrase]:
    """Know of nothing else that a move brings."""
    return ()


def help_on(command: str, _state: Any) -> Phrase:
    """Explain a word."""
    return Phrase(f"dialogue.help.{command}")
