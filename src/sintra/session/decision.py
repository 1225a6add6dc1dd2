"""What a request would add to a game in progress, and what happens by itself. Nothing here changes the session.

Rules are checked here and raise what they raise; who may ask, and when, is checked by whoever hosts the game.
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
    Undone,
)
from sintra.session.session import Decision, Session, Sitting, nonces_of, seated
from sintra.session.step import deal_step, follow
from sintra.session.undo import Barrier, UndoPolicy, last_choice

NOTHING = Decision()


def decide_join(session: Session, event: Joined) -> Decision:
    """Let somebody sit down; when nobody is missing any more, the game begins."""
    draft = _Draft(session, event.at)
    draft.add(event, None)
    sitting = seated(session.sitting, event)
    return draft.begin(sitting) if _is_full(session, sitting) else draft.decision()


def decide_move(session: Session, move: Any, now: int = 0) -> Decision:
    """Make a move of the seat that acts, with all that follows by itself."""
    draft = _Draft(session, now)
    after = session.game.play(session.state, move)
    draft.add(Moved(session.state.turn, str(move), session.hinted_at == session.sequence, at=now), after)
    return draft.go_on()


def decide_moves(session: Session, moves: Sequence[str], now: int = 0) -> Decision:
    """Make several moves of the seat that acts, or none if one is refused; nothing follows by itself."""
    draft = _Draft(session, now)
    for step in follow(session.game, session.state, moves):
        draft.add(move_event(session.game, step.before, step.event, now), step.after)
    return draft.decision()


def decide_undo(session: Session, policy: UndoPolicy, now: int = 0) -> Decision | Barrier:
    """Take back the last choice that a policy allows; nobody loses on time by it."""
    stay = last_choice(session.standing, policy, session.undos)
    if isinstance(stay, Barrier):
        return stay
    before = session.standing[stay].before
    clock = session.clock_after_undo(stay, now)
    if clock and clock.left[before.turn] <= 0:
        return Barrier("time")
    draft = _Draft(session, now)
    draft.add(Undone(before.turn, stay, at=now), before)
    return draft.decision()


def decide_plain(session: Session, event: Left | Resigned | Flagged | Rematched) -> Decision:
    """Let something happen that leaves the position as it is, and after which nothing goes on by itself."""
    return Decision((event,), (session.state,))


def decide_due(session: Session, now: int = 0) -> Decision:
    """Say what happens by itself now: the beginning, deals, forced moves, a clock that has run out."""
    draft = _Draft(session, now)
    if session.phase == "open":
        return draft.begin(session.sitting) if _is_full(session, session.sitting) else NOTHING
    if session.phase == "over":
        return NOTHING
    flag_at = session.flag_at()
    if flag_at is not None and now >= flag_at:
        return decide_plain(session, Flagged(session.state.turn, at=now))
    return draft.go_on()


def decide_next(session: Session, now: int = 0) -> Decision:
    """Say what happens by itself next, as one event: a deal or a forced move."""
    found = _Draft(session, now).following() if session.phase == "playing" else None
    return Decision((found[0],), (found[1],)) if found else NOTHING


def move_event(game: Any, before: Any, text: str, now: int = 0) -> Moved | Forced:
    """Make the event of a move: chosen, or the only one that was legal."""
    is_choice = len(game.legal_actions(before)) > 1
    return Moved(before.turn, text, at=now) if is_choice else Forced(before.turn, text, at=now)


def _is_full(session: Session, sitting: Sitting) -> bool:
    return all(joined or bot for joined, bot in zip(sitting, session.plan.bots, strict=True))


class _Draft:
    """Events that would follow each other, with their positions."""

    def __init__(self, session: Session, now: int) -> None:
        self._session, self._now = session, now
        self._dealer, self._state = session.dealer, session.state
        self._deals: int | None = None  # counted when one is due
        self._events: list[Event] = []
        self._states: list[Any] = []

    def add(self, event: Event, after: Any) -> None:
        """Let something happen."""
        self._events.append(event)
        self._states.append(after)
        self._state = after

    def begin(self, sitting: Sitting) -> Decision:
        """Begin the game with what these people have given to the deals, and go on."""
        plan = self._session.plan
        self._dealer = Dealer(self._dealer.seed, nonces_of(sitting))
        self.add(Begun(len(plan.given), at=self._now), plan.game.new(plan.start))
        replay = Replay(plan.game, plan.start)
        for text in plan.given:
            event = Given(None if is_deal(text) else replay.state.turn, text, at=self._now)
            replay.step(text)
            self.add(event, replay.state.copy())
        self._deals = sum(map(is_deal, plan.given))
        return self.go_on()

    def go_on(self) -> Decision:
        """Deal, and play what is the only legal move, until somebody has a choice."""
        while found := self.following():
            self.add(*found)
        return self.decision()

    def following(self) -> tuple[Event, Any] | None:
        """Give the deal or the forced move that comes next; None if somebody has a choice, or the game is over."""
        game, state = self._session.game, self._state
        legal = game.legal_actions(state)
        if state.is_over or len(legal) > 1:
            return None
        if not state.needs_deal:
            return Forced(state.turn, str(game.move(legal[0])), at=self._now), game.play(state, legal[0])
        step = deal_step(game, state, self._dealer, self._next_deal())
        return Dealt(step.event, at=self._now), step.after

    def _next_deal(self) -> int:
        """Count the deals, which were counted only if one was due before."""
        if self._deals is None:
            self._deals = sum(is_deal(entry.text) for entry in self._session.standing)
        self._deals += 1
        return self._deals

    def decision(self) -> Decision:
        """Give what would happen, and say whether it goes on without a person then."""
        if not self._events:
            return NOTHING
        plan, state = self._session.plan, self._state
        goes_on = state is not None and not state.is_over and (plan.time is not None or plan.is_bot(state.turn))
        return Decision(tuple(self._events), tuple(self._states), self._now if goes_on else None)
