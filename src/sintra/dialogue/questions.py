"""Answers to questions in a game: about the position, about what has happened, and about what could."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from sintra.dialogue import guide
from sintra.dialogue.advice import reasons
from sintra.dialogue.arguments import Asked
from sintra.dialogue.host import HOST_COMMANDS, Host
from sintra.dialogue.kind import kind_of
from sintra.dialogue.line import Misread, Moves, Question, read_line
from sintra.dialogue.words import Vocabulary
from sintra.errors import IllegalMove
from sintra.game import Preview
from sintra.phrase import Phrase
from sintra.session.step import TooMany, since_turn_of, tell


class Desk:
    """Answers questions of one person: of a seat, or of whoever acts.

    `read` a line. Moves are played by the host; a Question is answered here, if `answers` says so, or else by the host.
    """

    def __init__(self, host: Host, vocabulary: Vocabulary, names: Sequence[str] = (), seat: int | None = None) -> None:
        self.host = host
        self._vocabulary = vocabulary
        self._names = names
        self._seat = seat
        self._kind = kind_of(vocabulary.game)
        self._own: Mapping[str, Callable[[tuple[str, ...]], list[Phrase]]] = {
            "board": lambda _: host.game.describe(host.state),
            "last": self._last,
            "since": self._since,
            "moves": self._moves,
            "cost": self._cost,
            "rules": lambda _: list(self._kind.rules(vocabulary.game, host.state)),
            "legend": lambda _: [*guide.tiles(vocabulary), *self._kind.legend(vocabulary.game, host.state)],
            "help": self._help,
        }

    def read(self, line: str) -> Question | Moves:
        """Read a line; raise `Misread` with what would be right."""
        find = self._kind.find_move
        if find and (move := find(self.host.game, self.host.state, line)):
            return Moves((move,))
        return read_line(line, self._vocabulary, self._kind.form(self.host.state), self._kind.read_moves)

    def answers(self, question: Question) -> bool:
        """Say whether this is a question about the game, rather than a command to the host."""
        return question.command not in HOST_COMMANDS

    def answer(self, question: Question) -> list[Phrase]:
        """Answer a question; raise `Misread` with what would be right."""
        if question.command in self._own:
            return self._own[question.command](question.rest)
        state, command = self.host.state, question.command
        asked = Asked(state, self._asking, question.rest, self._vocabulary, self._kind.help(command, state), self._names)
        return list(self._kind.questions[command](asked))

    @property
    def _asking(self) -> int:
        return (self.host.state.turn or 0) if self._seat is None else self._seat

    def refusal(self, error: Misread | IllegalMove | TooMany) -> list[Phrase]:
        """Say why a line was not followed."""
        match error:
            case Misread():
                return list(error.phrases)
            case IllegalMove():
                return [error.reason]
            case TooMany():
                return [Phrase("dialogue.too_many", {"text": self._vocabulary.spell(error.move)})]

    # What has happened

    def _last(self, _: tuple[str, ...]) -> list[Phrase]:
        steps = self.host.steps
        return tell(self.host.game, steps[-1]) if steps else [Phrase("dialogue.nothing_yet")]

    def _since(self, _: tuple[str, ...]) -> list[Phrase]:
        steps = since_turn_of(self.host.steps, self._asking)
        told = [phrase for step in steps for phrase in tell(self.host.game, step)]
        return told or [Phrase("dialogue.nothing_since")]

    # What could happen

    def _moves(self, _: tuple[str, ...]) -> list[Phrase]:
        """List all moves, those from one place on a line."""
        moves = [str(move) for move in self.host.game.legal_moves(self.host.state)]
        listed = self._numbered(moves) if self._kind.find_move else self._grouped(moves)
        return [Phrase("dialogue.moves", {"number": len(moves)}), *(Phrase("dialogue.moves_of", {"listed": g}) for g in listed)]

    def _grouped(self, moves: list[str]) -> Iterator[str]:
        for _, group in groupby(moves, itemgetter(0)):
            yield " ".join(map(self._vocabulary.spell, sorted(group, key=_order)))

    def _numbered(self, moves: list[str]) -> Iterator[str]:
        for _, group in groupby(enumerate(moves, 1), lambda move: move[1][0]):
            yield ", ".join(f"{number}: {self._vocabulary.spell(move)}" for number, move in group)

    def hint(self, move: str, lead: int = 0) -> list[Phrase]:
        """Say which move is a good one, as the host has found out, and why."""
        host = self.host
        why = reasons(host.game, host.state, host.game.parse_move(move), lead)
        return [Phrase("dialogue.hint", {"text": self._vocabulary.spell(move)}), *why]

    def _cost(self, rest: tuple[str, ...]) -> list[Phrase]:
        found = self.read(" ".join(rest)) if rest else None
        if not isinstance(found, Moves) or len(found.texts) != 1:
            raise Misread(Phrase("dialogue.wants"), Phrase("dialogue.help.cost"))
        return self._preview(found.texts[0], self._try(found.texts[0]))

    def _try(self, text: str) -> Preview:
        """See what a move would bring; raise what the rules raise if it is illegal."""
        host = self.host
        host.game.play(host.state, text)
        return host.game.preview(host.state, host.game.parse_move(text))

    def _preview(self, text: str, found: Preview) -> list[Phrase]:
        """Say what a move would bring."""
        spelled = self._vocabulary.spell(text)
        own = self._kind.preview(text, spelled, found)
        if own is not None:
            return own
        phrases = [Phrase("dialogue.earns", {"text": spelled, "points": found.points})]
        if found.cost:
            phrases.append(Phrase("dialogue.loses", {"number": found.cost}))
        phrases += self._kind.remarks(self.host.state, text)
        if found.dropped:
            phrases.append(Phrase("dialogue.drops", {"count": found.dropped}))
        return [*phrases, Phrase("dialogue.gains", {"count": found.bonus})] if found.bonus else phrases

    def wanted(self) -> list[Phrase]:
        """Say what must be known before somebody can answer, such as how many tiles are to be discarded."""
        return list(self._kind.prompt(self.host.game, self.host.state, self._vocabulary.spell))

    # Help

    def _help(self, rest: tuple[str, ...]) -> list[Phrase]:
        if not rest:
            words = ", ".join(map(self._vocabulary.taught, self._vocabulary.commands()))
            return [*self._forms(), Phrase("dialogue.help_words", {"listed": words}), Phrase("dialogue.help_more")]
        command = self._vocabulary.command(rest[0])
        if command is None:
            near = self._vocabulary.near_command(rest[0])
            values = {"text": rest[0], "near": near or ""}
            raise Misread(Phrase("dialogue.unknown_near" if near else "dialogue.unknown", values))
        return [self._kind.help(command, self.host.state)]

    def _forms(self) -> list[Phrase]:
        """Say what a move looks like now."""
        try:
            self._kind.read_moves([], self._vocabulary, self._kind.form(self.host.state))
        except Misread as error:
            return list(error.phrases)
        return []


def _order(move: str) -> str:
    """Sort moves as people count: the floor comes after the lines."""
    return move[1:].replace("-", "~")
