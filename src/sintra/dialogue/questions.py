"""Answers to questions in a game: about the position, about what has happened, and about what could."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Literal

from sintra.dialogue import guide, move_list
from sintra.dialogue.advice import reasons
from sintra.dialogue.arguments import Asked, Walk
from sintra.dialogue.filters import moves_with, points_of
from sintra.dialogue.host import HOST_COMMANDS, Host
from sintra.dialogue.kind import kind_of
from sintra.dialogue.line import Misread, Moves, Question, read_line
from sintra.dialogue.spelling import fold, plain
from sintra.dialogue.words import Vocabulary
from sintra.errors import IllegalMove, MoveSyntax
from sintra.game import Preview
from sintra.phrase import Phrase
from sintra.session.step import TooMany, since_turn_of, tell

WITHOUT_WORDS = frozenset({"table", "center", "big", "bag", "supply", "last", "since", "rules", "legend"})  # take no argument
Shown = Literal["drawn", "compact", "letters"]  # what somebody sees or hears of signs: a drawn table, compact lines, or neither


class Desk:
    """Answers questions of one person: of a seat, or of whoever acts.

    `read` parses a line. The host plays moves; a Question is answered here if `answers` says so, else by the host.
    The legend explains the signs that are `shown`. A host that makes a new Desk for each line keeps the person's `walk`.
    """

    def __init__(  # noqa: PLR0913 - what a host knows about one person
        self,
        host: Host,
        vocabulary: Vocabulary,
        names: Sequence[str] = (),
        seat: int | None = None,
        shown: Shown = "drawn",
        *,
        walk: Walk | None = None,
    ) -> None:
        self.host = host
        self._vocabulary = vocabulary
        self._names = names
        self._seat = seat
        self._shown = shown
        self._walk = Walk() if walk is None else walk
        self._kind = kind_of(vocabulary.game)
        self._own: Mapping[str, Callable[[tuple[str, ...]], list[Phrase]]] = {
            "board": self._board,
            "turn": self._turn,
            "last": self._last,
            "since": self._since,
            "moves": self._moves,
            "cost": self._cost,
            "rules": lambda _: list(self._kind.rules(vocabulary.game, host.state)),
            "legend": self._legend,
            "help": self._help,
        }

    def read(self, line: str) -> Question | Moves:
        """Parse a line; raise `Misread` with what would be right."""
        find = self._kind.find_move
        if find and (move := find(self.host.game, self.host.state, line)):
            return Moves((move,))
        found = read_line(line, self._vocabulary, self._kind.form(self.host.state), self._kind.read_moves)
        return self._parsed(found) if isinstance(found, Moves) else found

    def _parsed(self, moves: Moves) -> Moves:
        """Return moves whose texts the game can parse; raise `Misread` for others, such as a star that does not exist."""
        try:
            for text in moves.texts:
                self.host.game.parse_move(text)
        except MoveSyntax:
            self._kind.read_moves((), self._vocabulary, self._kind.form(self.host.state))  # raises with the form of a move
        return moves

    def answers(self, question: Question) -> bool:
        """Return whether this is a question about the game, not a command for the host."""
        return question.command not in HOST_COMMANDS

    def answer(self, question: Question) -> list[Phrase]:
        """Answer a question; raise `Misread` with what would be right."""
        asked = self._asked(question.command, question.rest)
        if asked.rest and question.command in WITHOUT_WORDS:
            raise asked.wanted()
        if question.command in self._own:
            return self._own[question.command](question.rest)
        found = list(self._kind.questions[question.command](asked))
        return points_of(found, asked.seat_at(0)) if asked.rest and question.command == "score" else found

    def _asked(self, command: str, rest: tuple[str, ...]) -> Asked:
        """Take the words of a question that mean something, without punctuation; names of seats are never left out."""
        known, state = {word for name in self._names for word in fold(name).split()}, self.host.state
        words = tuple(plain(word) for word in rest)
        said = tuple(word for word in words if fold(word) in known or not self._vocabulary.is_filler(fold(word)))
        return Asked(state, self._asking, said, self._vocabulary, self._kind.help(command, state), self._names, self._walk)

    @property
    def _asking(self) -> int:
        return (self.host.state.turn or 0) if self._seat is None else self._seat

    def refusal(self, error: Misread | IllegalMove | TooMany) -> list[Phrase]:
        """Say why a line was rejected."""
        match error:
            case Misread():
                return list(error.phrases)
            case IllegalMove():
                return [error.reason]
            case TooMany():
                return [Phrase("dialogue.too_many", {"text": self._vocabulary.spell(error.move)})]

    def _turn(self, _: tuple[str, ...]) -> list[Phrase]:
        """Say who acts and, where it is known, who asks."""
        turn = self._kind.turn(self.host.state)
        return [turn] if self._seat is None else [turn, Phrase("dialogue.mine", {"seat": self._seat})]

    def _board(self, rest: tuple[str, ...]) -> list[Phrase]:
        """Describe the position, or one board of it."""
        asked = self._asked("board", rest)
        if not asked.rest:
            return self.host.game.describe(self.host.state)
        if "seat" not in self._kind.questions:
            raise asked.wanted()
        return list(self._kind.questions["seat"](asked))

    # What has happened

    def _last(self, _: tuple[str, ...]) -> list[Phrase]:
        steps = self.host.steps
        return tell(self.host.game, steps[-1]) if steps else [Phrase("dialogue.nothing_yet")]

    def _since(self, _: tuple[str, ...]) -> list[Phrase]:
        steps = since_turn_of(self.host.steps, self._asking)
        told = [phrase for step in steps for phrase in tell(self.host.game, step)]
        return told or [Phrase("dialogue.nothing_since")]

    # What could happen

    def _moves(self, rest: tuple[str, ...]) -> list[Phrase]:
        """List all moves in words, or those that have what is named."""
        moves = moves_with(self.host.game.legal_moves(self.host.state), self._asked("moves", rest))
        return [Phrase("dialogue.moves", {"number": len(moves)}), *self._listed(moves)]

    def _listed(self, moves: list[Any]) -> Iterable[Phrase]:
        """List moves in words: as the game groups them, or with their numbers where those can be typed."""
        if self._kind.grouped:
            return self._kind.grouped(moves, self._vocabulary)
        if not self._kind.find_move:
            return move_list.one_by_one(moves, self._vocabulary)
        return (Phrase("dialogue.moves_of", {"listed": listed}) for listed in self._numbered(list(map(str, moves))))

    def _numbered(self, moves: list[str]) -> Iterator[str]:
        for _, group in groupby(enumerate(moves, 1), lambda move: move[1][0]):
            yield ", ".join(f"{number}: {self._vocabulary.spell(move)}" for number, move in group)

    def hint(self, move: str, lead: int = 0) -> list[Phrase]:
        """Suggest a move, which the host has found, and say why it is good."""
        host, words = self.host, self._vocabulary
        found = host.game.parse_move(move)
        hint = Phrase("dialogue.hint", {"text": words.spell(move), "move": move_list.in_words(found, words)})
        return [hint, *reasons(host.game, host.state, found, lead)]

    def _cost(self, rest: tuple[str, ...]) -> list[Phrase]:
        found = self.read(" ".join(rest)) if rest else None
        if not isinstance(found, Moves) or len(found.texts) != 1:
            raise Misread(Phrase("dialogue.wants"), Phrase("dialogue.help.cost"))
        return self._preview(found.texts[0], self._try(found.texts[0]))

    def _try(self, text: str) -> Preview:
        """Preview a move; raise what the rules raise if it is illegal."""
        host = self.host
        host.game.play(host.state, text)
        return host.game.preview(host.state, host.game.parse_move(text))

    def _preview(self, text: str, found: Preview) -> list[Phrase]:
        """Say what a move would bring."""
        spelled = self._vocabulary.spell(text)
        own = self._kind.preview(text, spelled, found)
        if own is not None:
            return own
        said = move_list.in_words(self.host.game.parse_move(text), self._vocabulary)
        phrases = [Phrase("dialogue.earns", {"text": said, "points": found.points})]
        if found.cost:
            phrases.append(Phrase("dialogue.loses", {"number": found.cost}))
        phrases += self._kind.remarks(self.host.state, text)
        if found.dropped:
            phrases.append(Phrase("dialogue.drops", {"count": found.dropped}))
        return [*phrases, Phrase("dialogue.gains", {"count": found.bonus})] if found.bonus else phrases

    def wanted(self) -> list[Phrase]:
        """Call the seat that acts, and say what it needs to know, such as the number of tiles to discard."""
        host = self.host
        return [self._kind.call(host.state), *self._kind.prompt(host.game, host.state, self._vocabulary.spell)]

    # Help

    def _legend(self, _: tuple[str, ...]) -> list[Phrase]:
        """Explain letters and signs: of the drawn table, of compact lines, or, for those who have neither, of moves."""
        if self._shown == "drawn":
            return [*guide.tiles(self._vocabulary), *self._kind.legend(self._vocabulary.game, self.host.state)]
        letters = guide.letters(self._vocabulary)
        return [*letters, *(guide.compact(self._vocabulary.game) if self._shown == "compact" else self._forms())]

    def _help(self, rest: tuple[str, ...]) -> list[Phrase]:
        if not rest:
            return [*self._forms(), *guide.words(self._vocabulary), Phrase("dialogue.help_more")]
        command = self._vocabulary.command(" ".join(rest)) or self._vocabulary.command(rest[0])
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
