"""What is known about a game as people talk about it: how its moves are typed, and what can be asked.

A game brings its Kind as the part "dialogue" of its plugin. Everything that a Kind leaves out is generic and works for any
game, so a game that brings none can be talked about, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

from sintra import games
from sintra.dialogue import generic, guide
from sintra.dialogue.arguments import Asked
from sintra.dialogue.line import MoveReader
from sintra.dialogue.words import Vocabulary
from sintra.errors import OptionError
from sintra.game import Preview
from sintra.games import AnyGame
from sintra.i18n.lexicon import letters_of
from sintra.phrase import Phrase

Question = Callable[[Asked], Sequence[Phrase]]
MoveFinder = Callable[[AnyGame, Any, str], "str | None"]
Spelling = Callable[[str], str]  # the text of a move -> as it is shown
Telling = Callable[[str, str, Preview], "list[Phrase] | None"]  # a move, the same as it is shown, what it would bring


@dataclass(frozen=True, slots=True)
class Kind:
    """One game, as people talk about it."""

    example: str = generic.EXAMPLE  # of a first move, as it is typed
    read_moves: MoveReader = generic.read_moves
    find_move: MoveFinder | None = generic.find_move  # asked first, with the whole line; then moves are listed with numbers
    questions: Mapping[str, Question] = field(default_factory=lambda: generic.QUESTIONS)  # by their names, in order
    turn: Callable[[Any], Phrase] = generic.turn  # who acts in a position
    reasons: Callable[[AnyGame, Any, Any, int], Iterable[Phrase]] = generic.reasons  # why a move is good, and its lead if known
    uses_lead: bool = False  # the reasons of two players tell by how many points a move is the best
    notes: Callable[[AnyGame], Sequence[Phrase]] = generic.no_notes  # what to say about its options before it begins
    form: Callable[[Any], str] = attrgetter("phase")  # what moves look like in a position
    prompt: Callable[[AnyGame, Any, Spelling], Sequence[Phrase]] = generic.no_prompt  # what to say before a line is read
    preview: Telling = generic.no_preview  # moves of which it is told in other words what they would bring
    remarks: Callable[[Any, str], Sequence[Phrase]] = generic.no_remarks  # what else a move brings in a position
    rules: Callable[[str, Any], Sequence[Phrase]] = guide.rules  # of a game, as it is played in a position
    legend: Callable[[str, Any], Sequence[Phrase]] = guide.legend  # signs of the drawn table, beside those of the colors
    help: Callable[[str, Any], Phrase] = generic.help_on  # about a command, in a position


GENERIC = Kind()


def kind_of(game: str) -> Kind:
    """Give the Kind of a game: its own, or the generic one."""
    found = games.part(game, "dialogue") or GENERIC
    if not isinstance(found, Kind):
        raise OptionError(f"the game {game!r} brings {found!r} as its dialogue, expected a Kind")
    return found


def vocabulary(game: str, language: str, colors: str) -> Vocabulary:
    """Give the words for a game in a language, with its colors named as chosen."""
    proper = games.facts(game).letters
    shown = letters_of(game, colors)
    return Vocabulary(language, game, shown, proper, tuple(kind_of(game).questions))
