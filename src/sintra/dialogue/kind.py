"""The dialogue Kind of a game: how its moves are typed, and what can be asked.

A game provides its Kind as the part "dialogue" of its plugin. Every field of a Kind has a generic default that works for any
game, so a game without one has a dialogue, too.
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
    """The dialogue of one game."""

    example: str = generic.EXAMPLE  # of a first move, as it is typed
    read_moves: MoveReader = generic.read_moves
    find_move: MoveFinder | None = generic.find_move  # asked first, with the whole line; then moves are listed with numbers
    questions: Mapping[str, Question] = field(default_factory=lambda: generic.QUESTIONS)  # by their names, in order
    turn: Callable[[Any], Phrase] = generic.turn  # who acts in a position
    call: Callable[[Any], Phrase] = generic.call  # the short call to move, said before every turn
    grouped: Callable[[Sequence[Any], Vocabulary], Sequence[Phrase]] | None = None  # legal moves in a few sentences
    reasons: Callable[[AnyGame, Any, Any, int], Iterable[Phrase]] = generic.reasons  # why a move is good, and its lead if known
    uses_lead: bool = False  # with two players, the reasons say by how many points a move is the best
    notes: Callable[[AnyGame], Sequence[Phrase]] = generic.no_notes  # about its options, before the game begins
    form: Callable[[Any], str] = attrgetter("phase")  # what moves look like in a position
    prompt: Callable[[AnyGame, Any, Spelling], Sequence[Phrase]] = generic.no_prompt  # before the input
    preview: Telling = generic.no_preview  # special sentences for what a move would bring; None for the default ones
    remarks: Callable[[Any, str], Sequence[Phrase]] = generic.no_remarks  # what else a move brings in a position
    rules: Callable[[str, Any], Sequence[Phrase]] = guide.rules  # of a game, as it is played in a position
    legend: Callable[[str, Any], Sequence[Phrase]] = guide.legend  # of the drawn table, without the colors
    help: Callable[[str, Any], Phrase] = generic.help_on  # about a command, in a position


GENERIC = Kind()


def kind_of(game: str) -> Kind:
    """Return the Kind of a game: its own, or the generic one."""
    found = games.part(game, "dialogue") or GENERIC
    if not isinstance(found, Kind):
        raise OptionError(f"the dialogue of game {game!r} is {found!r}, expected a Kind")
    return found


def vocabulary(game: str, language: str, colors: str) -> Vocabulary:
    """Return the vocabulary of a game in a language, with its colors named as chosen."""
    proper = games.facts(game).letters
    shown = letters_of(language, game, colors)
    return Vocabulary(language, game, shown, proper, tuple(kind_of(game).questions))
