"""A local game: a session with its save file and its bots. No I/O except the save file."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from sintra import bots, dealer, record
from sintra.dialogue.advice import lead_of
from sintra.errors import OptionError
from sintra.games import AnyGame
from sintra.phrase import Phrase
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

    Every change is saved immediately; if that fails, `unsaved` holds the error, and the game continues.
    """

    def __init__(self, begun: Record, seed: bytes, file: GameFile | None = None) -> None:
        self.session = resume(begun, seed)
        self.file = file
        self.unsaved: OSError | None = None
        self._lasting: dict[tuple[int, BotSeat], bots.Bot] = {}  # stateful bots, such as programs

    @classmethod
    def new(  # noqa: PLR0913 - a game begins with all of these
        cls,
        game: AnyGame,
        seats: Sequence[Seat],
        seed: bytes,
        file: GameFile | None = None,
        nonces: Sequence[bytes] = (),
        *,
        start: int = 0,
    ) -> Self:
        """Begin a game with a seat; the record holds a commitment to the seed, not the seed. Nonces are optional."""
        given = (*nonces, *[b""] * len(seats))[: len(seats)]
        promise = Fairness(dealer.commitment(seed), given)
        today = dt.datetime.now(tz=dt.UTC).astimezone().date()
        return cls(Record.of(game, *seats, start=start, date=today, fairness=promise), seed, file)

    @classmethod
    def resume(cls, path: Path) -> tuple[Self, bool]:
        """Resume a saved game; also return whether its file was truncated, and resumes at its last complete move."""
        file = GameFile(path)
        reading = record.load(path.read_bytes())
        found = reading.record
        if found.result is not None or found.state.is_over:
            phrase = Phrase("terminal.error.ended", {"path": str(path)})
            raise OptionError(f"{path} holds a game that has ended: `sintra replay` shows it", phrase=phrase)
        if found.fairness is None:
            return cls(found, dealer.new_seed(), file), reading.cut is not None
        seed = file.read_seed()
        if dealer.commitment(seed) != found.fairness.commitment:
            phrase = Phrase("terminal.error.other_seed", {"path": str(file.secret)})
            raise OptionError(f"the seed in {file.secret} is not the one that {path} has committed to", phrase=phrase)
        return cls(found, seed, file), reading.cut is not None

    # State

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
        """All deals and moves so far."""
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
        """Return whether a person sits there."""
        return not self.session.plan.is_bot(seat)

    @property
    def waits_for_person(self) -> bool:
        """Whether a person must choose before the game continues."""
        state = self.state
        return not state.is_over and not state.needs_deal and self.is_person(state.turn)

    # Playing

    def go_on(self) -> Step | None:
        """Play the next step that needs no person: a deal, a forced move, or a bot's choice; None when a person must choose."""
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
        """Return a good move, found by a short search."""
        return self.advice()[0]

    def advice(self) -> tuple[str, int]:
        """Return a good move and its lead in points, 0 if unknown."""
        bot = hint_bot(self.game)
        choice = self._choice(self.session.thinking(bot, self.session.bot_seed))
        nodes = int(dict(bot.settings)["nodes"])
        lead = lead_of(self.game, self.state, choice.action, nodes) if choice.is_solved else 0
        return str(self.game.move(choice.action)), lead

    def _choice(self, thinking: Thinking) -> bots.Choice:
        """Let a bot choose; a stateful one is kept and reused."""
        key = (thinking.seat, thinking.bot)
        bot = self._lasting.get(key)
        if bot is None:
            bot = bots.seated(thinking.bot, self.game, thinking.seed)
        if isinstance(bot, bots.Lasting):
            bot.reseed(thinking.seed)
            self._lasting[key] = bot
        return bot.choose(thinking.state)

    def close(self) -> None:
        """Close the stateful bots; the game can still continue."""
        outcome = self.game.outcome(self.state) if self.state.is_over else None
        while self._lasting:
            bots.close(self._lasting.popitem()[1], outcome)

    def play(self, moves: Sequence[str]) -> list[Step]:
        """Play moves of the seat to act: all of them, or none if one is illegal."""
        return self._carry_out(decide_moves(self.session, moves))

    def undo(self) -> bool:
        """Undo to the last choice of a person, also across deals; return whether there was one."""
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
        """Write the record and, until the record reveals it, the seed."""
        if self.file is None:
            return
        is_secret = self.session.plan.is_sealed and self.session.result is None
        seed = self.session.dealer.seed if is_secret else None
        try:
            self.file.write(str(self.record), seed)
            self.unsaved = None
        except OSError as error:
            self.unsaved = error

    def save_as(self, path: Path) -> OSError | None:
        """Switch to another file, and delete a default one; on failure nothing changes, and the error is returned."""
        before = old, _ = self.file, self.unsaved
        self.file = GameFile(path)
        self.save()
        if error := self.unsaved:
            self.file, self.unsaved = before
            return error
        if old and not old.is_chosen and old.path != path:
            old.delete()
        return None
