"""A game in progress: its record, its dealer, its bots, undo and saving. No input or output but the game's own files."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

from sintra import bots, dealer, record
from sintra.dealer import Dealer
from sintra.dialogue.advice import lead_of
from sintra.dialogue.step import Step, follow, tell
from sintra.errors import OptionError
from sintra.games import AnyGame, facts
from sintra.phrase import Phrase
from sintra.record import BotSeat, Fairness, PersonSeat, Record, dealt, is_deal
from sintra.terminal.files import GameFile

Seat = PersonSeat | BotSeat
BOT_LABEL = b"sintra bots 1\n"


class Session:
    """One game from its first deal to its last move.

    Every change is saved at once; `unsaved` holds the error when that did not succeed, and the game goes on all the same.
    """

    def __init__(self, begun: Record, seed: bytes, file: GameFile | None = None) -> None:
        self.game: AnyGame = begun.game
        self.record = begun
        self.file = file
        self.unsaved: OSError | None = None
        self._dealer = Dealer(seed, begun.fairness.nonces if begun.fairness else (b"",) * begun.players)
        self._states: list[Any] = list(begun.states())
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
    def state(self) -> Any:
        """The position now."""
        return self._states[-1]

    @property
    def steps(self) -> list[Step]:
        """Everything that has happened."""
        pairs = zip(self._states, self.record.events, self._states[1:], strict=False)
        return [Step(before, event, after) for before, event, after in pairs]

    def is_person(self, seat: int) -> bool:
        """Say whether a person sits there."""
        return isinstance(self.record.seats[seat], PersonSeat)

    @property
    def waits_for_person(self) -> bool:
        """Whether the game goes on only when a person has chosen."""
        state = self.state
        return not state.is_over and not state.needs_deal and self.is_person(state.turn)

    def tell(self, step: Step) -> list[Phrase]:
        """Tell a step in Phrases."""
        return tell(self.game, step)

    # Going on

    def go_on(self) -> Step | None:
        """Carry out what needs no person: a deal, a bot's move, or a choice that is none; None when a person must choose."""
        state = self.state
        if state.is_over:
            return None
        if state.needs_deal:
            number = 1 + sum(map(is_deal, self.record.events))
            deal = self._dealer.draw(self.game, state, number)
            return self._append(dealt(state, deal), self.game.deal(state, deal))
        seat: Seat = self.record.seats[int(state.turn)]
        legal = self.game.legal_actions(state)
        if len(legal) == 1:
            return self._move(legal[0])
        return self._move(self._choice(seat).action) if isinstance(seat, BotSeat) else None

    def hint(self) -> str:
        """Give a good move: the one that a short search finds; a limit of nodes makes it the same each time."""
        return self.advice()[0]

    def advice(self) -> tuple[str, int]:
        """Give a good move and by how many points it is the best, 0 if that is not known."""
        nodes = facts(self.game.name).hint_nodes
        choice = self._choice(BotSeat("search", (("nodes", str(nodes)),)))
        lead = lead_of(self.game, self.state, choice.action, nodes) if choice.is_solved else 0
        return str(self.game.move(choice.action)), lead

    def _choice(self, bot: BotSeat) -> bots.Choice:
        """Let a bot choose. Its seed is new for each decision, so that a game that was left and resumed goes on the same."""
        digest = sha256(BOT_LABEL + self._dealer.seed + len(self.record.events).to_bytes(8, "big")).digest()
        return self._seated(bot, int.from_bytes(digest[:8], "big")).choose(self.state)

    def _seated(self, seat: BotSeat, seed: int) -> bots.Bot:
        """Give the bot of a seat with a seed: one that lasts is kept, any other is made anew."""
        key = (int(self.state.turn), seat)
        bot = self._lasting.get(key)
        if bot is None:
            bot = bots.seated(seat, self.game, seed)
        if isinstance(bot, bots.Lasting):
            bot.reseed(seed)
            self._lasting[key] = bot
        return bot

    def close(self) -> None:
        """Let go of the bots that stay for the whole game; the game can go on all the same."""
        outcome = self.game.outcome(self.state) if self.state.is_over else None
        while self._lasting:
            bots.close(self._lasting.popitem()[1], outcome)

    def play(self, moves: Sequence[str]) -> list[Step]:
        """Play moves of the seat that acts: all of them, or none if one is refused."""
        return [self._append(step.event, step.after) for step in follow(self.game, self.state, moves)]

    def _move(self, action: int) -> Step:
        return self._append(str(self.game.move(action)), self.game.play(self.state, action))

    def _append(self, event: str, after: Any) -> Step:
        before = self.state
        self._states.append(after)
        self.record = self.record.append(event)
        if after.is_over:
            self.record = self.record.finish()
            if self.record.fairness:
                self.record = self.record.reveal(self._dealer.seed)
        self.save()
        return Step(before, event, after)

    # Going back

    def undo(self) -> bool:
        """Go back to the last choice of a person; say whether there was one."""
        choices = [number for number, step in enumerate(self.steps) if self._was_choice(step)]
        if not choices:
            return False
        self.record = self.record.take_back(len(self.record.events) - choices[-1])
        del self._states[choices[-1] + 1 :]
        self.save()
        return True

    def _was_choice(self, step: Step) -> bool:
        return step.seat is not None and self.is_person(step.seat) and len(self.game.legal_actions(step.before)) > 1

    # Saving

    def save(self) -> None:
        """Write the record and, as long as it does not reveal it, the seed."""
        if self.file is None:
            return
        is_open = self.record.fairness is not None and self.record.fairness.seed is None
        self._try(lambda file: file.write(str(self.record), self._dealer.seed if is_open else None))

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
