"""What a request would append to a game in progress, and what happens automatically. Nothing here changes the session.

Rules are enforced here and raise their own errors; permissions are checked by the host of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sintra.dealer import Dealer
from sintra.record import is_deal
from sintra.record.replay import Replay
from sintra.session.event import (
    Begun,
    Dealt,
    Event,
    Flagged,
    Forced,
    Given,
    Joined,
    Left,
    Moved,
    Rematched,
    Resigned,
    Sender,
    Undone,
)
from sintra.session.session import Decision, Session, Sitting, nonces_of, seated
from sintra.session.step import deal_step, follow
from sintra.session.undo import Barrier, UndoPolicy, last_choice

NOTHING = Decision()


def decide_join(session: Session, event: Joined) -> Decision:
    """Seat a person; when all seats are taken, the game begins."""
    draft = _Draft(session, event.at)
    draft.add(event, None)
    sitting = seated(session.sitting, event)
    return draft.begin(sitting) if _is_full(session, sitting) else draft.decision()


def decide_move(session: Session, move: Any, now: int = 0, sender: Sender | None = None) -> Decision:
    """Play a move of the seat to act, with the deals and forced moves that follow."""
    draft = _Draft(session, now)
    after = session.game.play(session.state, move)
    is_hinted = session.hinted_at == session.sequence
    draft.add(Moved(session.state.turn, str(move), is_hinted, at=now, sender=sender), after)
    return draft.advance()


def decide_moves(session: Session, moves: Sequence[str], now: int = 0) -> Decision:
    """Play several moves of the seat to act, or none if one is illegal; without deals and forced moves that follow."""
    draft = _Draft(session, now)
    for step in follow(session.game, session.state, moves):
        draft.add(move_event(session.game, step.before, step.event, now), step.after)
    return draft.decision()


def decide_undo(session: Session, policy: UndoPolicy, now: int = 0, sender: Sender | None = None) -> Decision | Barrier:
    """Undo the last choice that a policy allows, unless the seat would lose on time by it."""
    stay = last_choice(session.standing, policy, session.undos)
    if isinstance(stay, Barrier):
        return stay
    before = session.standing[stay].before
    clock = session.clock_after_undo(stay, now)
    if clock and clock.left[before.turn] <= 0:
        return Barrier("time")
    draft = _Draft(session, now)
    draft.add(Undone(before.turn, stay, at=now, sender=sender), before)
    return draft.decision()


def decide_plain(session: Session, event: Left | Resigned | Flagged | Rematched) -> Decision:
    """Append an event that does not change the position, and after which nothing happens automatically."""
    return Decision((event,), (session.state,))


def decide_due(session: Session, now: int = 0) -> Decision:
    """Return what happens automatically now: the start, deals, forced moves, a clock that has run out."""
    draft = _Draft(session, now)
    if session.phase == "open":
        return draft.begin(session.sitting) if _is_full(session, session.sitting) else NOTHING
    if session.phase == "over":
        return NOTHING
    flag_at = session.flag_at()
    if flag_at is not None and now >= flag_at:
        return decide_plain(session, Flagged(session.state.turn, at=now))
    return draft.advance()


def decide_next(session: Session, now: int = 0) -> Decision:
    """Return what happens automatically next, as one event: a deal or a forced move."""
    found = _Draft(session, now).following() if session.phase == "playing" else None
    return Decision((found[0],), (found[1],)) if found else NOTHING


def move_event(game: Any, before: Any, text: str, now: int = 0) -> Moved | Forced:
    """Make the event of a move: `Moved`, or `Forced` if it was the only legal one."""
    is_choice = len(game.legal_actions(before)) > 1
    return Moved(before.turn, text, at=now) if is_choice else Forced(before.turn, text, at=now)


def _is_full(session: Session, sitting: Sitting) -> bool:
    return all(joined or bot for joined, bot in zip(sitting, session.plan.bots, strict=True))


class _Draft:
    """Events that would follow each other, with their positions."""

    def __init__(self, session: Session, now: int) -> None:
        self._session, self._now = session, now
        self._dealer, self._state = session.dealer, session.state
        self._deals: int | None = None  # counted lazily
        self._events: list[Event] = []
        self._states: list[Any] = []

    def add(self, event: Event, after: Any) -> None:
        """Append an event."""
        self._events.append(event)
        self._states.append(after)
        self._state = after

    def begin(self, sitting: Sitting) -> Decision:
        """Begin the game with the nonces of these people, and continue."""
        plan = self._session.plan
        self._dealer = Dealer(self._dealer.seed, nonces_of(sitting))
        self.add(Begun(len(plan.given), at=self._now), plan.game.new(plan.start))
        replay = Replay(plan.game, plan.start)
        for text in plan.given:
            event = Given(None if is_deal(text) else replay.state.turn, text, at=self._now)
            replay.step(text)
            self.add(event, replay.state.copy())
        self._deals = sum(map(is_deal, plan.given))
        return self.advance()

    def advance(self) -> Decision:
        """Append deals and forced moves until somebody has a choice."""
        while found := self.following():
            self.add(*found)
        return self.decision()

    def following(self) -> tuple[Event, Any] | None:
        """Return the deal or forced move that comes next; None if somebody has a choice, or the game is over."""
        game, state = self._session.game, self._state
        legal = game.legal_actions(state)
        if len(legal) > 1 or state.is_over:
            return None
        if not state.needs_deal:
            return Forced(state.turn, str(game.move(legal[0])), at=self._now), game.play(state, legal[0])
        step = deal_step(game, state, self._dealer, self._next_deal())
        return Dealt(step.event, at=self._now), step.after

    def _next_deal(self) -> int:
        """Return the number of the next deal; counted lazily."""
        if self._deals is None:
            self._deals = sum(is_deal(entry.text) for entry in self._session.standing)
        self._deals += 1
        return self._deals

    def decision(self) -> Decision:
        """Return the decision, with the time to wake the game if it continues without a person."""
        if not self._events:
            return NOTHING
        plan, state = self._session.plan, self._state
        continues = state is not None and not state.is_over and (plan.time is not None or plan.is_bot(state.turn))
        return Decision(tuple(self._events), tuple(self._states), self._now if continues else None)
