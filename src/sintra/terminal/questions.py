"""Answers to questions in a game: about the position, about what has happened, and about what could."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from sintra.phrase import Phrase
from sintra.terminal.asking import Asked
from sintra.terminal.kinds import KINDS
from sintra.terminal.line import Misread, Moves, Question, read_line
from sintra.terminal.session import Session
from sintra.terminal.words import Vocabulary


class Desk:
    """Answers questions of the person whose turn it is."""

    def __init__(self, session: Session, vocabulary: Vocabulary, names: Sequence[str] = ()) -> None:
        self._session = session
        self._vocabulary = vocabulary
        self._names = names
        self._kind = KINDS[vocabulary.game]
        self._own: Mapping[str, Callable[[tuple[str, ...]], list[Phrase]]] = {
            "board": lambda _: session.game.describe(session.state),
            "last": self._last,
            "since": self._since,
            "moves": self._moves,
            "hint": self._hint,
            "cost": self._cost,
            "help": self._help,
        }

    def read(self, line: str) -> Question | Moves:
        """Read a line; raise `Misread` with what would be right."""
        return read_line(line, self._vocabulary, self._session.state.phase, self._kind.read_moves)

    def answers(self, question: Question) -> bool:
        """Say whether this is a question about the game, rather than a command to the program."""
        return question.command in self._own or question.command in self._kind.questions

    def answer(self, question: Question) -> list[Phrase]:
        """Answer a question; raise `Misread` with what would be right."""
        if question.command in self._own:
            return self._own[question.command](question.rest)
        state = self._session.state
        asked = Asked(state.setup, state.turn or 0, question.command, question.rest, self._vocabulary, self._names)
        return list(self._kind.questions[question.command](asked))

    # What has happened

    def _last(self, _: tuple[str, ...]) -> list[Phrase]:
        steps = self._session.steps
        return self._session.tell(steps[-1]) if steps else [Phrase("terminal.nothing_yet")]

    def _since(self, _: tuple[str, ...]) -> list[Phrase]:
        steps = self._session.since_turn_of(self._session.state.turn or 0)
        told = [phrase for step in steps for phrase in self._session.tell(step)]
        return told or [Phrase("terminal.nothing_since")]

    # What could happen

    def _moves(self, _: tuple[str, ...]) -> list[Phrase]:
        """List all moves, those from one place on a line."""
        moves = [str(move) for move in self._session.game.legal_moves(self._session.state)]
        groups = (
            " ".join(map(self._vocabulary.spell, sorted(group, key=_order))) for _, group in groupby(moves, itemgetter(0))
        )
        return [Phrase("terminal.moves", {"number": len(moves)}), *(Phrase("terminal.moves_of", {"listed": g}) for g in groups)]

    def _hint(self, _: tuple[str, ...]) -> list[Phrase]:
        move = self._session.hint()
        return [Phrase("terminal.hint", {"text": self._vocabulary.spell(move)}), *self._preview(move)]

    def _cost(self, rest: tuple[str, ...]) -> list[Phrase]:
        found = self.read(" ".join(rest)) if rest else None
        if not isinstance(found, Moves) or len(found.texts) != 1:
            raise Misread(Phrase("terminal.wants"), Phrase("terminal.help.cost"))
        return self._preview(found.texts[0])

    def _preview(self, text: str) -> list[Phrase]:
        """Say what a move would bring; raise what the rules raise if it is illegal."""
        session = self._session
        session.game.play(session.state, text)
        found = session.game.preview(session.state, session.game.parse_move(text))
        phrases = [Phrase("terminal.earns", {"text": self._vocabulary.spell(text), "points": found.points})]
        if found.cost:
            phrases.append(Phrase("terminal.loses", {"number": found.cost}))
        if found.dropped:
            phrases.append(Phrase("terminal.drops", {"count": found.dropped}))
        return [*phrases, Phrase("terminal.gains", {"count": found.bonus})] if found.bonus else phrases

    # Help

    def _help(self, rest: tuple[str, ...]) -> list[Phrase]:
        if not rest:
            words = ", ".join(map(self._vocabulary.taught, self._vocabulary.commands()))
            return [*self._forms(), Phrase("terminal.help_words", {"listed": words}), Phrase("terminal.help_more")]
        command = self._vocabulary.command(rest[0])
        if command is None:
            near = self._vocabulary.near_command(rest[0])
            values = {"text": rest[0], "near": near or ""}
            raise Misread(Phrase("terminal.unknown_near" if near else "terminal.unknown", values))
        return [Phrase(f"terminal.help.{command}")]

    def _forms(self) -> list[Phrase]:
        """Say what a move looks like now."""
        try:
            self._kind.read_moves([], self._vocabulary, self._session.state.phase)
        except Misread as error:
            return list(error.phrases)
        return []


def _order(move: str) -> str:
    """Sort moves as people count: the floor comes after the lines."""
    return move[1:].replace("-", "~")
