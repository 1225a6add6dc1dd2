"""A table: the fold of its events, and what a request would add to them. It knows no sockets, no SQL, no asyncio.

    events = table.decide(who, request, now)    what a request would append; the table stays as it is
    ... the events are stored under the numbers table.sequence + 1, + 2, ...
    table.apply(events)                         now it has happened
    table.update(who, "en", since)              what everybody is told

Call `due` when a table has been made or loaded and when `next_due_at` has come, and `thinker` after every `apply`.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from sintra.dealer import Dealer
from sintra.errors import IllegalMove, MoveSyntax
from sintra.games import facts
from sintra.record import BotSeat, dealt, is_deal
from sintra.server.table import given
from sintra.server.table.event import Event, write_event
from sintra.server.table.fold import MOST_REPEATED, Fold, seat_of
from sintra.server.table.opening import Opening
from sintra.server.table.seats import Seating
from sintra.server.table.who import Thinking, Who
from sintra.server.wire.messages import Join, Leave, Play, Rematch, Request, Resign, Undo
from sintra.server.wire.refused import Refused

BOT_LABEL = b"sintra bots 1\n"


class Table(Fold):
    """A live game: it says what a request would append, what happens by itself, and what bots are to think about."""

    # Deciding

    def decide(self, who: Who, request: Request, now: int) -> list[Event]:
        """Say what a request would append, with all that is due after it; `Refused` if nothing. The table stays as it is."""
        match request:
            case Join():
                events = self._decide_join(who, request, now)
            case Leave():
                events = self._decide_leave(who, request, now)
            case Play():
                events = self._decide_play(who, request, now)
            case Undo():
                events = self._decide_undo(who, request, now)
            case Resign():
                events = self._decide_resign(who, request, now)
        return _stamped(events, who, request.id)

    def _decide_join(self, who: Who, request: Join, now: int) -> list[Event]:
        self._check_open(who, request.seat)
        sitting = self.seating.check_join(request.seat, request.name, request.nonce)
        event = Event("join", request.seat, write_event(sitting).decode(), now)
        seating = self.seating.joined(request.seat, sitting)
        return [event, *(self._beginning(seating, now) if seating.is_full else [])]

    def _decide_leave(self, who: Who, request: Leave, now: int) -> list[Event]:
        self._check_open(who, request.seat)
        if not self.seating.sitting[request.seat]:
            raise Refused.because("no_such_seat", number=request.seat + 1)
        if sum(entry.event.kind == "leave" for entry in self.history) >= MOST_REPEATED:
            raise Refused.because("too_many", "often")
        return [Event("leave", request.seat, "", now)]

    def _check_open(self, who: Who, seat: int) -> None:
        self.seating.check_person(seat)
        if seat not in who.seats:
            raise Refused.because("forbidden")
        if self.phase != "open":
            raise Refused.because("started")

    def _decide_play(self, who: Who, request: Play, now: int) -> list[Event]:
        seat = self._check_turn(who, request.sequence, now)
        try:
            move = self.game.parse_move(request.move)
            after = self.game.play(self.state, move)
        except MoveSyntax as error:
            raise Refused.because("illegal_move", text=request.move) from error
        except IllegalMove as error:
            raise Refused("illegal_move", error.reason) from error
        event = Event("move", seat, str(move), now, is_hinted=self.hinted_at == self.sequence)
        self._foresee(self.state, event, after)
        return [event, *self._following(self._dealer, after, now)]

    def _decide_undo(self, who: Who, request: Undo, now: int) -> list[Event]:
        self._check_playing(who, request.sequence, now)
        stay = self.last_choice(who)
        seat = seat_of(self.standing[stay].event)
        clock = self.clock_after_undo(stay, now)
        if clock and clock.left[seat] <= 0:
            raise Refused.because("cannot_undo", "time")
        return [Event("undo", seat, str(stay), now)]

    def _decide_resign(self, who: Who, request: Resign, now: int) -> list[Event]:
        self._check_playing(who, request.sequence, now)
        seat = request.seat
        if seat is None:
            seat = self.state.turn if self.state.turn in who.seats else min(who.seats)
        self.seating.check_person(seat)
        if seat not in who.seats:
            raise Refused.because("forbidden")
        return [Event("resign", seat, "", now)]

    def rematch(self, who: Who, request: Rematch, table: str, now: int) -> tuple[Opening, list[Event]]:
        """Settle the next table, whose id is given, and say what this one appends. The seats, and so the links, stay."""
        if not who.seats:
            raise Refused.because("forbidden")
        if self.phase != "over":
            raise Refused.because("not_over")
        if self.next_table:
            raise Refused.because("rematched")
        events = [Event("rematch", min(who.seats), table, now)]
        return self.opening.again(table, now), _stamped(events, who, request.id)

    # Checking

    def _check_playing(self, who: Who, sequence: int, now: int) -> None:
        if not who.seats:
            raise Refused.because("forbidden")
        if self.phase == "open":
            raise Refused.because("not_started")
        if self.phase == "over":
            raise Refused.because("over")
        if sequence != self.sequence:
            raise Refused.because("behind")
        due = self.next_due_at()
        if due is not None and now >= due:
            raise Refused.because("time_over", seat=self.state.turn)

    def _check_turn(self, who: Who, sequence: int, now: int) -> int:
        self._check_playing(who, sequence, now)
        seat: int = self.state.turn
        if seat not in who.seats or self.seating.is_bot(seat):
            raise Refused.because("not_your_turn", seat=seat)
        return seat

    # What happens by itself

    def due(self, now: int) -> list[Event]:
        """Say what happens by itself now: the beginning, deals, forced choices, a clock that has run out."""
        if self.phase == "open":
            return self._beginning(self.seating, now) if self.seating.is_full else []
        if self.phase == "over":
            return []
        end = self.next_due_at()
        if end is not None and now >= end:
            return [Event("flag", self.state.turn, "", now)]
        return self._following(self._dealer, self.state, now)

    def next_due_at(self) -> int | None:
        """Say when the clock of the seat that acts runs out."""
        if not self.clock or self.turn is None or self.seating.is_bot(self.turn):
            return None
        return self.clock.runs_out(self.turn)

    def _beginning(self, seating: Seating, now: int) -> list[Event]:
        drawn_by = Dealer(self._dealer.seed, seating.nonces)
        before, state = given.events(self.game, self.opening.start, self.opening.given, now)
        begin = Event("begin", None, str(len(before)) if before else "", now)
        deals = sum(is_deal(event.text) for event in before)
        return [begin, *before, *self._following(drawn_by, state, now, deals)]

    def _following(self, drawn_by: Dealer, state: Any, now: int, deals: int | None = None) -> list[Event]:
        """Deal, and play what is the only possible move, until somebody has a choice; so many deals have been before."""
        events: list[Event] = []
        if deals is None:
            deals = sum(is_deal(step.event.text) for step in self.standing)
        while len(legal := self.game.legal_actions(state)) <= 1 and not state.is_over:
            if state.needs_deal:
                deals += 1
                deal = drawn_by.draw(self.game, state, deals)
                event = Event("deal", None, dealt(state, deal), now)
                after = self.game.deal(state, deal)
            else:
                event = Event("forced", state.turn, str(self.game.move(legal[0])), now)
                after = self.game.play(state, legal[0])
            self._foresee(state, event, after)
            events.append(event)
            state = after
        return events

    def _foresee(self, before: Any, event: Event, after: Any) -> None:
        """Keep a position that `apply` will ask for, if the event is saved; what an earlier decision foresaw is of no use."""
        if before is self.state:
            self._foreseen.clear()
        self._foreseen.append((before, event.text, after))

    # Bots

    def thinker(self) -> Thinking | None:
        """Give the bot that must choose now."""
        if self.turn is None or not self.seating.is_bot(self.turn):
            return None
        bot = BotSeat(f"level-{self.seating.seats[self.turn].level}")
        digest = sha256(BOT_LABEL + self._dealer.seed + len(self.standing).to_bytes(8, "big")).digest()
        return self._thinking(bot, int.from_bytes(digest[:8], "big"))

    def bot_moved(self, thinking: Thinking, action: int, now: int) -> list[Event]:
        """Say what a bot's choice would append; nothing if the table has moved on meanwhile."""
        if thinking.sequence != self.sequence or self.turn != thinking.seat:
            return []
        after = self.game.play(self.state, action)
        move = Event("move", thinking.seat, str(self.game.move(action)), now)
        self._foresee(self.state, move, after)
        return [move, *self._following(self._dealer, after, now)]

    def hint(self, who: Who, now: int) -> Thinking:
        """Say what to think about for a hint; `Refused` if it is not this client's turn."""
        self._check_turn(who, self.sequence, now)
        return self._thinking(BotSeat("search", (("nodes", str(facts(self.game.name).hint_nodes)),)), 0)

    def _thinking(self, bot: BotSeat, seed: int) -> Thinking:
        return Thinking(self.game, self.state, self.state.turn, bot, self.sequence, seed)


def _stamped(events: list[Event], who: Who, message: str) -> list[Event]:
    """Write on the first event who asked for it, so that the message is known when it comes again."""
    first, *others = events
    return [replace(first, client=who.client, message=message), *others]
