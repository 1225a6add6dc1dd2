"""Restoring a game in progress from its stored events or its Record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from sintra.record import BotSeat, Record, is_deal
from sintra.record.replay import Replay
from sintra.session.decision import move_event
from sintra.session.event import Begun, Dealt, Event, Forced, Given, Joined, Moved, StepEvent, Undone
from sintra.session.plan import GamePlan
from sintra.session.session import Decision, Session


def recall(session: Session, events: Iterable[Event]) -> Decision:
    """Replay stored events as a decision, with the position after each; every deal and move is validated."""
    kept = tuple(events)
    return Decision(kept, tuple(_positions(session, kept)))


def _positions(session: Session, events: tuple[Event, ...]) -> Iterator[Any]:
    game, start, state = session.game, session.plan.start, session.state
    standing = [entry.before for entry in session.standing]
    replay: Replay | None = None
    for event in events:
        match event:
            case Begun():
                state = game.new(start)
            case Given() | Dealt() | Moved() | Forced():
                replay = replay or Replay(game, start, state)
                standing.append(state)
                state = replay.after(state, event.text)
            case Undone():
                state = standing[event.stay]
                del standing[event.stay :]
            case _:
                pass
        yield state


def resume(record: Record, seed: bytes) -> Session:
    """Resume a game from its Record; the seed must match the commitment of the Record, if it has one."""
    bots = tuple(seat if isinstance(seat, BotSeat) else None for seat in record.seats)
    plan = GamePlan(record.game, bots, record.start, record.date, is_sealed=record.fairness is not None)
    session = Session(plan, seed)
    nonces = record.fairness.nonces if record.fairness else (b"",) * record.players
    names = ("" if isinstance(seat, BotSeat) else seat.name for seat in record.seats)
    joined = tuple(Joined(seat, *words) for seat, words in enumerate(zip(names, nonces, strict=True)))
    session.apply(Decision((*joined, Begun(record.given)), (None,) * len(joined) + (record.game.new(record.start),)))
    states = tuple(record.states())
    events = (_event(record, number, before) for number, before in enumerate(states[:-1]))
    session.apply(Decision(tuple(events), states[1:]))
    return session


def _event(record: Record, number: int, before: Any) -> StepEvent:
    text = record.events[number]
    if number < record.given:
        return Given(None if is_deal(text) else before.turn, text)
    return Dealt(text) if is_deal(text) else move_event(record.game, before, text)
