"""Answers to questions in a game: about the position, about what has happened, and about what could."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from sintra.game import Preview
from sintra.pavilion.kernel import CORNERS
from sintra.phrase import Phrase
from sintra.terminal import teaching
from sintra.terminal.asking import Asked, help_on
from sintra.terminal.kinds import KINDS
from sintra.terminal.line import Misread, Moves, Question, read_line
from sintra.terminal.session import Session
from sintra.terminal.words import Vocabulary


class Desk:
    """Answers questions of the person whose turn it is."""

    def __init__(self, session: Session, vocabulary: Vocabulary, names: Sequence[str] = ()) -> None:
        self.session = session
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
            "rules": lambda _: teaching.rules(session.state.setup, vocabulary.game),
            "legend": lambda _: teaching.legend(session.state.setup, vocabulary),
            "help": self._help,
        }

    def read(self, line: str) -> Question | Moves:
        """Read a line; raise `Misread` with what would be right."""
        return read_line(line, self._vocabulary, self._kind.form(self.session.state), self._kind.read_moves)

    def answers(self, question: Question) -> bool:
        """Say whether this is a question about the game, rather than a command to the program."""
        return question.command in self._own or question.command in self._kind.questions

    def answer(self, question: Question) -> list[Phrase]:
        """Answer a question; raise `Misread` with what would be right."""
        if question.command in self._own:
            return self._own[question.command](question.rest)
        state = self.session.state
        asked = Asked(state.setup, state.turn or 0, question.command, question.rest, self._vocabulary, self._names)
        return list(self._kind.questions[question.command](asked))

    # What has happened

    def _last(self, _: tuple[str, ...]) -> list[Phrase]:
        steps = self.session.steps
        return self.session.tell(steps[-1]) if steps else [Phrase("terminal.nothing_yet")]

    def _since(self, _: tuple[str, ...]) -> list[Phrase]:
        steps = self.session.since_turn_of(self.session.state.turn or 0)
        told = [phrase for step in steps for phrase in self.session.tell(step)]
        return told or [Phrase("terminal.nothing_since")]

    # What could happen

    def _moves(self, _: tuple[str, ...]) -> list[Phrase]:
        """List all moves, those from one place on a line."""
        moves = [str(move) for move in self.session.game.legal_moves(self.session.state)]
        groups = (
            " ".join(map(self._vocabulary.spell, sorted(group, key=_order))) for _, group in groupby(moves, itemgetter(0))
        )
        return [Phrase("terminal.moves", {"number": len(moves)}), *(Phrase("terminal.moves_of", {"listed": g}) for g in groups)]

    def _hint(self, _: tuple[str, ...]) -> list[Phrase]:
        move = self.session.hint()
        found = self._try(move)
        empty = set[str]() if found.points else {"terminal.earns", "terminal.pass_free"}
        told = [phrase for phrase in self._preview(move, found) if phrase.key not in empty]
        return [Phrase("terminal.hint", {"text": self._vocabulary.spell(move)}), *told]

    def _cost(self, rest: tuple[str, ...]) -> list[Phrase]:
        found = self.read(" ".join(rest)) if rest else None
        if not isinstance(found, Moves) or len(found.texts) != 1:
            raise Misread(Phrase("terminal.wants"), Phrase("terminal.help.cost"))
        return self._preview(found.texts[0], self._try(found.texts[0]))

    def _try(self, text: str) -> Preview:
        """See what a move would bring; raise what the rules raise if it is illegal."""
        session = self.session
        session.game.play(session.state, text)
        return session.game.preview(session.state, session.game.parse_move(text))

    def _preview(self, text: str, found: Preview) -> list[Phrase]:
        """Say what a move would bring."""
        spelled = self._vocabulary.spell(text)
        if text == "pass":
            return self._preview_pass(spelled, found)
        phrases = [Phrase("terminal.earns", {"text": spelled, "points": found.points})]
        if found.cost:
            phrases.append(Phrase("terminal.loses", {"number": found.cost}))
        phrases += self._kind.remarks(self.session.state.setup, text)
        if found.dropped:
            phrases.append(Phrase("terminal.drops", {"count": found.dropped}))
        return [*phrases, Phrase("terminal.gains", {"count": found.bonus})] if found.bonus else phrases

    def _preview_pass(self, spelled: str, found: Preview) -> list[Phrase]:
        if not found.dropped:
            return [Phrase("terminal.pass_free", {"text": spelled})]
        costs = Phrase("terminal.pass_costs", {"text": spelled, "number": found.dropped})
        return [costs, Phrase("terminal.loses", {"number": found.cost})]

    def wanted(self) -> list[Phrase]:
        """Say how many tiles must be discarded after a pass, and how to answer."""
        session = self.session
        if session.state.phase != "discard":
            return []
        moves = [str(move) for move in session.game.legal_moves(session.state)]
        if "stop" in moves:
            return [Phrase("terminal.discard_none")]
        surplus = sum(session.state.setup.seats[session.state.turn].hand.values()) - CORNERS
        return [Phrase("terminal.discard", {"number": surplus, "example": self._vocabulary.spell(moves[0])})]

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
        return [help_on(command, self.session.state.setup)]

    def _forms(self) -> list[Phrase]:
        """Say what a move looks like now."""
        try:
            self._kind.read_moves([], self._vocabulary, self._kind.form(self.session.state))
        except Misread as error:
            return list(error.phrases)
        return []


def _order(move: str) -> str:
    """Sort moves as people count: the floor comes after the lines."""
    return move[1:].replace("-", "~")
