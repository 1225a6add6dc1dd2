"""A game at this keyboard: a session with its file and its bots. No input or output but the game's own files."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

from sintra import bots, dealer, record
from sintra.dialogue.advice import lead_of
from sintra.errors import OptionError
from sintra.games import AnyGame
from sintra.record import BotSeat, Fairness, PersonSeat, Record
from sintra.session.decision import decide_moves, decide_next, decide_undo
from sintra.session.recall import resume
from sintra.session.session import Decision
from sintra.session.step import Step
from sintra.session.thinker import Thinking, hint_bot
from sintra.session.undo import Barrier, UndoPolicy
from sintra.terminal.files import GameFile

Seat = PersonSeat | BotSeat


class LocalGame:
    """One game from its first deal to its last move.

    Every change is saved at once; `unsaved` holds the error when that did not succeed, and the game goes on all the same.
    """

    def __init__(self, begun: Record, seed: bytes, file: GameFile | None = None) -> None:
        self.session = resume(begun, seed)
        self.file = file
        self.unsaved: OSError | None = None
        self._lasting: dict[tuple[int, BotSeat], bots.Bot] = {}  # bots that stay for the whole game, such as programs

    @classmethod
    def new(
        cls,
        game: AnyGame,
        seats: Sequence[Seat],
        seed: bytes,
        file: GameFile | None = None,
        nonces: Sequence[bytes] = (),
    ) -> Self:
        """Begin a game; the record commits to the seed and does not show it. Seats without a nonce of their own give none."""
        given = (*nonces, *[b""] * len(seats))[: len(seats)]
        promise = Fairness(dealer.commitment(seed), given)
        today = dt.datetime.now(tz=dt.UTC).astimezone().date()
        return cls(Record.of(game, *seats, date=today, fairness=promise), seed, file)

    @classmethod
    def resume(cls, path: Path) -> tuple[Self, bool]:
        """Go on with a saved game; also say whether its file was cut off, and goes on from its last whole move."""
        file = GameFile(path)
        reading = record.load(path.read_bytes())
        found = reading.record
        if found.result is not None or found.state.is_over:
            raise OptionError(f"{path} holds a game that has ended: `sintra replay` shows it")
        if found.fairness is None:
            return cls(found, dealer.new_seed(), file), reading.cut is not None
        seed = file.read_seed()
        if dealer.commitment(seed) != found.fairness.commitment:
            raise OptionError(f"the seed in {file.secret} is not the one that {path} has committed to")
        return cls(found, seed, file), reading.cut is not None

    # Looking

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.session.game

    @property
    def state(self) -> Any:
        """The position now."""
        return self.session.state

    @property
    def steps(self) -> list[Step]:
        """Everything that has happened."""
        return self.session.steps

    @property
    def record(self) -> Record:
        """The game, written down."""
        return self.session.record

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self.session.seats

    def is_person(self, seat: int) -> bool:
        """Say whether a person sits there."""
        return not self.session.plan.is_bot(seat)

    @property
    def waits_for_person(self) -> bool:
        """Whether the game goes on only when a person has chosen."""
        state = self.state
        return not state.is_over and not state.needs_deal and self.is_person(state.turn)

    # Going on

    def go_on(self) -> Step | None:
        """Carry out what needs no person: a deal, a forced move, or a bot's choice; None when a person must choose."""
        decision = decide_next(self.session)
        if not decision.events:
            thinking = self.session.thinker()
            if thinking is None:
                return None
            move = self.game.move(self._choice(thinking).action)
            decision = decide_moves(self.session, [str(move)])
        (step,) = self._carry_out(decision)
        return step

    def hint(self) -> str:
        """Give a good move: the one that a short search finds."""
        return self.advice()[0]

    def advice(self) -> tuple[str, int]:
        """Give a good move and by how many points it is the best, 0 if that is not known."""
        bot = hint_bot(self.game)
        choice = self._choice(self.session.thinking(bot, self.session.bot_seed))
        nodes = int(dict(bot.settings)["nodes"])
        lead = lead_of(self.game, self.state, choice.action, nodes) if choice.is_solved else 0
        return str(self.game.move(choice.action)), lead

    def _choice(self, thinking: Thinking) -> bots.Choice:
        """Let a bot choose: one that lasts is kept, any other is made anew."""
        key = (thinking.seat, thinking.bot)
        bot = self._lasting.get(key)
        if bot is None:
            bot = bots.seated(thinking.bot, self.game, thinking.seed)
        if isinstance(bot, bots.Lasting):
            bot.reseed(thinking.seed)
            self._lasting[key] = bot
        return bot.choose(thinking.state)

    def close(self) -> None:
        """Let go of the bots that stay for the whole game; the game can go on all the same."""
        outcome = self.game.outcome(self.state) if self.state.is_over else None
        while self._lasting:
            bots.close(self._lasting.popitem()[1], outcome)

    def play(self, moves: Sequence[str]) -> list[Step]:
        """Play moves of the seat that acts: all of them, or none if one is refused."""
        return self._carry_out(decide_moves(self.session, moves))

    def undo(self) -> bool:
        """Go back to the last choice of a person, also across deals; say whether there was one."""
        plan = self.session.plan
        decision = decide_undo(self.session, UndoPolicy(plan.persons, plan.bot_seats, crosses_deals=True))
        if isinstance(decision, Barrier):
            return False
        self.session.apply(decision)
        self.save()
        return True

    def _carry_out(self, decision: Decision) -> list[Step]:
        before = len(self.session.standing)
        self.session.apply(decision)
        self.save()
        return [entry.step for entry in self.session.standing[before:]]

    # Saving

    def save(self) -> None:
        """Write the record and, as long as it does not reveal it, the seed."""
        if self.file is None:
            return
        is_secret = self.session.plan.is_sealed and self.session.result is None
        seed = self.session.dealer.seed if is_secret else None
        self._try(lambda file: file.write(str(self.record), seed))

    def save_as(self, path: Path) -> OSError | None:
        """Save in another file from now on; one that the user had not chosen is deleted. If it fails, all stays as it was."""
        before = old, _ = self.file, self.unsaved
        self.file = GameFile(path)
        self.save()
        if error := self.unsaved:
            self.file, self.unsaved = before
            return error
        if old and not old.is_chosen and old.path != path:
            old.delete()
        return None

    def _try(self, work: Callable[[GameFile], None]) -> None:
        self.unsaved = None
        if self.file is None:
            return
        try:
            work(self.file)
        except OSError as error:
            self.unsaved = error
