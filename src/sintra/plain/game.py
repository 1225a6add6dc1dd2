"""The Game derived from the Rules of a plain game: the whole protocol of `sintra.game`, with validation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sintra._parser import is_whole, shown
from sintra.errors import GameIsOver, IllegalDeal, IllegalMove, MoveSyntax, OptionError, StateSyntax
from sintra.game import Draws, Outcome, Preview, Survey
from sintra.palette import Palette
from sintra.phrase import Phrase
from sintra.plain import chance, options, playout, reader
from sintra.plain.chance import Drawn, PlainDeal
from sintra.plain.rules import DEAL, OVER, REASONS, PlainPosition, Rules
from sintra.plain.state import PlainState

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sintra._random import Generator

PositionT = TypeVar("PositionT", bound=PlainPosition)
MoveT = TypeVar("MoveT")


LANE = 16  # bits of a color in a packed pool; unused by plain games


class PlainGame(Generic[PositionT, MoveT]):
    """The rules of a plain game with their options fixed."""

    def __init__(self, kind: type[Rules[PositionT, MoveT]], /, players: int = 2, **given: Any) -> None:
        self.name = kind.name
        self.facts = kind.facts
        self._palette = Palette(kind.facts.colors, "".join(kind.facts.letters[color] for color in kind.facts.colors), LANE)
        self.players = options.read_players(kind.facts, players)
        self._options = options.read(kind.facts, given)
        self.rules = kind(self.players, dict(self._options))
        self._moves = tuple(self.rules.moves())
        self._actions = {move: action for action, move in enumerate(self._moves)}
        self._texts = {str(move).upper(): move for move in self._moves}
        self.kinds = tuple(dict.fromkeys(map(playout.kind_of, self._moves)))

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self._options.items())
        return f"PlainGame({type(self.rules).__name__}, players={self.players}{given})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _remake, (type(self.rules), self.players, self._options)

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value."""
        return dict(self._options)

    @property
    def num_actions(self) -> int:
        """The number of moves that the rules list."""
        return len(self._moves)

    @property
    def max_legal(self) -> int:
        """No position has more legal actions than there are actions."""
        return len(self._moves)

    @property
    def max_length(self) -> tuple[int, int]:
        """Upper bounds for moves and for tiles drawn: there is a move between two deals, and a deal has at most all tiles."""
        moves = self.rules.max_length
        return moves, (moves + 1) * sum(self.draws(self.new()).bag.values())

    def new(self, start: int = 0) -> PlainState[PositionT]:
        """Set up a new game; it starts with a deal."""
        seat = options.whole(start)
        if not is_whole(seat) or seat not in range(self.players):
            raise OptionError(f"start is seat {shown(start)}, expected 0 to {self.players - 1}")
        return PlainState(self, self.rules.begin(seat))

    def _own(self, state: PlainState[PositionT]) -> PositionT:
        """Return the position of a State; reject one of another game."""
        theirs = state.game
        if theirs is not self and (theirs.name, theirs.players, theirs.options) != (self.name, self.players, self.options):
            raise StateSyntax(f"the position is one of {theirs!r}, not of {self!r}")
        return state.position

    # The checked path

    def play(self, state: PlainState[PositionT], move: MoveT | str | int) -> PlainState[PositionT]:
        """Return the position after a move, given as Move, text or action; raise `IllegalMove` with the reason."""
        position = self._own(state)
        found = self._find(move)
        if self._actions.get(found, -1) not in state.legal:
            raise self._refusal(position, found)
        return PlainState(self, self.rules.step(position, found))

    def _find(self, move: Any) -> MoveT:
        """Return a move from a Move, text or action."""
        if isinstance(move, str):
            return self.parse_move(move)
        return move if _is_known(move, self._actions) else self.move(move)

    def _refusal(self, position: PositionT, move: MoveT) -> IllegalMove:
        if position.phase in {OVER, DEAL}:
            reason = self.rules.phrase("refusal.over" if position.phase == OVER else "refusal.deal_due")
        else:
            reason = self.rules.refuse(position, move) or self.rules.phrase("refusal.not_legal", text=str(move))
        english = {**REASONS, **self.rules.reasons}[reason.key.partition(".")[2]]
        return (GameIsOver if position.phase == OVER else IllegalMove)(move, reason, english.format(**reason.values))

    def deal(self, state: PlainState[PositionT], deal: PlainDeal | str) -> PlainState[PositionT]:
        """Return the position after a deal; raise `IllegalDeal` if these tiles cannot be drawn."""
        found = self.parse_deal(deal) if isinstance(deal, str) else deal
        drawn = chance.check(self._palette, self.draws(state), chance.colors_of(self._palette, found))
        return PlainState(self, self.rules.deal(state.position, drawn))

    def draws(self, state: PlainState[PositionT]) -> Draws:
        """Return which tiles are drawn and from where; raise `IllegalDeal` when no deal is due."""
        position = self._own(state)
        if position.phase != DEAL:
            raise IllegalDeal(f"no deal is due in phase {position.phase}")
        due = self.rules.draws(position)
        bag, reserve = ({color: pool.get(color, 0) for color in self.facts.colors} for pool in (due.bag, due.reserve))
        return Draws(due.groups, bag, reserve)

    def deal_of(self, groups: Sequence[Sequence[str]]) -> PlainDeal:
        """Make a deal from the colors drawn for each group of `draws`."""
        return chance.write(self._palette, groups)

    def legal_actions(self, state: PlainState[PositionT]) -> list[int]:
        """List the legal actions in rising order; none when a deal is due or the game is over."""
        self._own(state)
        return list(state.legal)

    def legal_moves(self, state: PlainState[PositionT]) -> tuple[MoveT, ...]:
        """List the legal moves, in the order of their actions."""
        return tuple(self._moves[action] for action in self.legal_actions(state))

    def find_legal(self, position: PositionT) -> list[int]:
        """Ask the rules for the legal actions; `PlainState.legal` caches them."""
        if position.phase in {DEAL, OVER}:
            return []
        return sorted([self._actions[move] for move in self.rules.legal(position)])

    def preview(self, state: PlainState[PositionT], move: MoveT) -> Preview:
        """Return what a legal move would bring."""
        return self.rules.preview(self._own(state), move)

    def previews(self, state: PlainState[PositionT]) -> list[tuple[MoveT, Preview]]:
        """List the legal moves with what each would bring."""
        return [(move, self.preview(state, move)) for move in self.legal_moves(state)]

    def preview_rows(self, state: PlainState[PositionT]) -> list[tuple[int, ...]]:
        """List the legal actions, each with the numbers of its Preview."""
        return [(self._actions[move], *astuple(preview)) for move, preview in self.previews(state)]

    def outcome(self, state: PlainState[PositionT]) -> Outcome:
        """Return the outcome of a finished game; raise `ValueError` before that."""
        position = self._own(state)
        if position.phase != OVER:
            raise ValueError(f"the game goes on: phase {position.phase}")
        return Outcome(self.rules.scores(position), self.rules.winners(position), self.rules.parts(position))

    @property
    def observation_size(self) -> int:
        """How many numbers `observe` returns; 0 if the rules define no observation."""
        return self.rules.observation_size

    def observe(self, state: PlainState[PositionT], seat: int) -> Sequence[int]:
        """Return the observation of a seat for a learner: numbers from 0 to 255."""
        return self.rules.observe(state.position, seat)

    # Narration

    def describe(self, state: PlainState[PositionT]) -> list[Phrase]:
        """Describe the whole position: round and turn, points, then what is where."""
        position, phrase = self._own(state), self.rules.phrase
        victory = self._victory(position) if state.is_over else []
        scores = phrase("scores", scores=tuple(enumerate(state.scores)))
        return [self.tell_turn(position), *victory, scores, *self.rules.tell_position(position)]

    def tell_turn(self, position: PositionT) -> Phrase:
        """Describe the round and who acts."""
        if position.turn is None:
            return self.rules.phrase("at_over", round=position.round)
        key = "at_deal" if position.phase == DEAL else "at_turn"
        return self.rules.phrase(key, round=position.round, seat=position.turn)

    def _victory(self, position: PositionT) -> list[Phrase]:
        first, *others = self.rules.winners(position)
        score = self.rules.scores(position)[first]
        if others:
            return [self.rules.phrase("share", seats=(first, *others), score=score)]
        return [self.rules.phrase("wins", seat=first, score=score)]

    def narrate(self, before: PlainState[PositionT], move: MoveT, after: PlainState[PositionT]) -> list[Phrase]:
        """Narrate a move and everything that followed from it automatically."""
        victory = self._victory(after.position) if after.is_over else []
        return [*self.rules.tell_move(self._own(before), move, self._own(after)), *victory]

    def narrate_deal(self, before: PlainState[PositionT], deal: PlainDeal, after: PlainState[PositionT]) -> list[Phrase]:
        """Narrate a deal."""
        drawn = chance.check(self._palette, self.draws(before), chance.colors_of(self._palette, deal))
        return self.rules.tell_deal(before.position, drawn, self._own(after))

    def draw_board(self, state: PlainState[PositionT]) -> str:
        """Draw a position as text, with a header that says what is played and who acts."""
        position = self._own(state)
        head = ", ".join([self.name, f"{self.players} players", *(f"{name} {value}" for name, value in self._options.items())])
        acts = "" if position.turn is None else f", seat {position.turn + 1} acts"
        scores = " ".join(map(str, state.scores))
        return f"{head}\nround {position.round}, {position.phase}{acts}\nscores {scores}\n{self.rules.board(position)}"

    # Conversions

    def action(self, move: MoveT) -> int:
        """Return the action of a move."""
        if not _is_known(move, self._actions):
            raise MoveSyntax(f"{shown(move)} is not a move of {self!r}")
        return self._actions[move]

    def move(self, action: int) -> MoveT:
        """Return the move of an action."""
        number = options.whole(action)
        if not is_whole(number) or not 0 <= number < len(self._moves):
            raise MoveSyntax(f"{shown(action)} is not an action, expected 0 to {len(self._moves) - 1}")
        return self._moves[number]

    def parse_move(self, text: str) -> MoveT:
        """Parse a move; case does not matter."""
        move = self._texts.get(text.strip().upper())
        if move is None:
            raise MoveSyntax(f"{shown(text)} is not a move of {self.name}, expected one such as {self._moves[0]}")
        return move

    def parse_deal(self, text: str) -> PlainDeal:
        """Parse a deal."""
        return chance.parse(self._palette, text)

    def parse_state(self, text: str) -> PlainState[PositionT]:
        """Parse a position of this game from JSON and validate it; the text board cannot be parsed."""
        return PlainState(self, reader.read_position(self, text))

    def state_from_bytes(self, data: bytes) -> PlainState[PositionT]:
        """Parse a position of this game from its bytes."""
        state = self.parse_state(reader.decode(data))
        if state.to_bytes() != data:
            raise StateSyntax("the bytes are not a position in canonical form")
        return state

    # The fast path

    def legal_into(self, state: PlainState[PositionT], out: NDArray[np.int32]) -> int:
        """Write the legal actions into an array of `max_legal` integers; return how many there are."""
        legal = state.legal
        out[: len(legal)] = legal
        return len(legal)

    def apply(self, state: PlainState[PositionT], action: int) -> None:
        """Apply a legal action in place."""
        state.position = self.rules.step(state.position, self._moves[action])

    def draw(self, state: PlainState[PositionT], rng: Generator) -> None:
        """Deal at random in place."""
        state.position = self.rules.deal(state.position, self._draw(state, rng))

    def random_deal(self, state: PlainState[PositionT], rng: Generator) -> PlainDeal:
        """Draw a deal at random, without applying it."""
        return self.deal_of(self._draw(state, rng).groups)

    def _draw(self, state: PlainState[PositionT], rng: Generator) -> Drawn:
        return chance.draw(self._palette, self.draws(state), lambda limit: playout.below(rng, limit))

    def play_random(self, state: PlainState[PositionT], rng: Generator) -> None:
        """Apply a uniformly random legal action in place."""
        legal = state.legal
        self.apply(state, legal[playout.below(rng, len(legal))])

    def play_out(self, rng: Generator, games: int) -> int:
        """Play whole games at random; return the number of moves."""
        return sum(self.survey(rng, games).moves.values())

    def survey(self, rng: Generator, games: int) -> Survey:
        """Play whole games at random and sum up their statistics."""
        return playout.survey(self, rng, games)


def _remake(kind: type[Rules[Any, Any]], players: int, given: dict[str, Any]) -> PlainGame[Any, Any]:
    """Make a game again after pickling."""
    return PlainGame(kind, players, **given)


def _is_known(move: Any, actions: dict[Any, int]) -> bool:
    """Return whether a value is one of the moves; a number is an action, never a move."""
    try:
        return move in actions
    except TypeError:  # not hashable
        return False
