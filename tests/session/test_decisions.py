"""Deciding and applying: what is decided is what happens, and a session can be restored from events or Record."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra import dealer, games
from sintra.dealer import Dealer
from sintra.errors import IllegalMove
from sintra.record import is_deal
from sintra.session.clock import TimeControl
from sintra.session.decision import (
    NOTHING,
    decide_due,
    decide_join,
    decide_move,
    decide_moves,
    decide_next,
    decide_plain,
    decide_undo,
)
from sintra.session.event import Begun, Dealt, Flagged, Forced, Given, Joined, Left, Moved, Resigned, Sender
from sintra.session.recall import recall, resume
from sintra.session.session import NO_TIME, Session
from sintra.session.step import TooMany
from sintra.session.undo import Barrier, UndoPolicy
from tests.session.progress import SEED, begun, begun_at, choose, opened, play_on
from tests.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
MINUTE = TimeControl(60, 5)


def seen(session: Session) -> list[Any]:
    """Return the whole state of a session."""
    entries = [(entry.event, entry.before, entry.after, entry.clock, entry.is_undone) for entry in session.history]
    standing = [session.history.index(entry) for entry in session.standing]
    return [entries, standing, session.state, session.turn, session.clock, session.sitting, session.hints, session.undos]


@given(st.integers(0, 10_000), st.sampled_from(TABLES), st.sampled_from([None, MINUTE]))
def test_events_give_the_same_session_again(seed: int, table: Table, time: TimeControl | None) -> None:
    """After any moves, hints and undos, a fresh session that recalls all events equals the live one in everything."""
    rng, now = random.Random(seed), 0
    session = begun_at(table, time=time)
    policy = UndoPolicy(session.plan.persons, session.plan.bot_seats)
    for _ in range(rng.randrange(60)):
        now += rng.choice([0, 100, 3000])
        undo = decide_undo(session, policy, now)
        if session.phase == "over":
            break
        if rng.random() < 0.1:
            session.note_hint()
        if isinstance(undo, Barrier) or rng.random() < 0.7:
            choose(session, rng, now)
        else:
            session.apply(undo)
    again = Session(session.plan, SEED)
    again.apply(recall(again, [entry.event for entry in session.history]))
    assert seen(again) == seen(session)
    assert again.record == session.record
    assert again.thinker() == session.thinker()


@every_table
def test_a_record_gives_the_same_session_again(table: Table) -> None:
    """A session resumed from its Record after any event continues with the same deals, seeds and forced moves."""
    session, rng = begun_at(table), random.Random(3)
    while session.phase == "playing":
        again = resume(session.record, SEED)
        assert again.record == session.record
        assert [type(entry.event) for entry in again.standing] == [type(entry.event) for entry in session.standing]
        assert again.thinker() is None or again.bot_seed == session.bot_seed
        move = rng.choice(session.game.legal_moves(session.state))
        events = decide_move(session, move).events
        assert decide_move(again, move).events == events
        session.apply(decide_move(session, move))
    assert resume(session.record, SEED).record == session.record


@every_table
def test_a_session_is_what_its_record_plays_back(table: Table) -> None:
    """Every position of a session is the one that the Record leads to, the result is right, and the deals are fair."""
    session = play_on(begun_at(table), random.Random(1))
    record = session.record
    record.check()
    assert [session.standing[0].before, *(entry.after for entry in session.standing)] == list(record.states())
    assert dealer.verify(record).is_fair
    assert record.result == session.result


@every_table
def test_only_moves_without_an_alternative_are_forced(table: Table) -> None:
    """Chosen moves had alternatives, forced ones had none, and when somebody must choose nothing is due."""
    session = play_on(begun_at(table), random.Random(2))
    for entry in session.standing:
        if not isinstance(entry.event, Dealt):
            assert (len(session.game.legal_actions(entry.before)) == 1) == isinstance(entry.event, Forced)
    assert decide_due(session) == decide_next(session) == NOTHING


def test_deciding_changes_nothing() -> None:
    """A decision is a value: asked again, the session decides the same, and it stays as it was."""
    session = begun(games.make("azul"))
    before, move = seen(session), session.game.legal_moves(session.state)[0]
    assert decide_move(session, move, 7) == decide_move(session, move, 7)
    assert seen(session) == before


def test_the_game_begins_when_nobody_is_missing() -> None:
    """The last to sit down brings the beginning and the first deal, which is drawn with everybody's nonce."""
    session = opened(games.make("azul", 3), "ppb")
    assert decide_due(session) == NOTHING
    session.apply(decide_join(session, Joined(1, "Ana", b"one", at=5)))
    assert session.phase == "open"
    decision = decide_join(session, Joined(0, "Eva", b"zero", at=6))
    assert [type(event) for event in decision.events] == [Joined, Begun, Dealt]
    assert decision.states[0] is None
    session.apply(decision)
    drawn = Dealer(SEED, (b"zero", b"one", b"")).draw(session.game, session.game.new(), 1)
    assert session.record.events == (f"deal {drawn}",)
    assert [str(seat) for seat in session.seats] == ["person Eva", "person Ana", "bot uniform"]


def test_bots_alone_begin_by_themselves() -> None:
    """A table of bots starts at once."""
    session = opened(games.make("azul"), "bb")
    assert [type(event) for event in decide_due(session).events] == [Begun, Dealt]


def test_who_stands_up_gives_nothing_to_the_deals() -> None:
    """A seat that was left is free again, and its nonce is gone."""
    session = opened(games.make("azul"))
    session.apply(decide_join(session, Joined(0, "Ana", b"one")))
    session.apply(decide_plain(session, Left(0)))
    assert session.sitting == (None, None)
    assert decide_due(session) == NOTHING


@pytest.mark.parametrize("steps", [1, 7, 20])
def test_a_game_goes_on_from_another(steps: int) -> None:
    """Deals and moves that are given stand first, count in the numbers of deals, and are told apart in the Record."""
    other = play_on(begun(games.make("azul")), random.Random(4)).record
    session = begun(games.make("azul"), given=other.events[:steps])
    assert session.standing[steps - 1].after == other.state_at(steps)
    assert all(isinstance(entry.event, Given) for entry in session.standing[:steps])
    record = play_on(session, random.Random(5)).record
    assert (record.given, record.events[:steps]) == (steps, other.events[:steps])
    assert sum(map(is_deal, record.events)) > record.given_deals
    assert dealer.verify(record).is_fair
    assert resume(record, SEED).record == record


def test_going_on_step_by_step_is_going_on_at_once() -> None:
    """Advancing step by step gives the same events as advancing at once."""
    for seed in range(5):
        whole, slow = begun(games.make("pavilion")), begun(games.make("pavilion"))
        rng = random.Random(seed)
        while whole.phase == "playing":
            at = len(whole.standing)
            choose(whole, rng)
            slow.apply(decide_moves(slow, [whole.standing[at].text]))
            while (step := decide_next(slow)).events:
                assert len(step.events) == 1
                slow.apply(step)
        assert slow.record == whole.record


def test_several_moves_are_played_all_or_none() -> None:
    """A move beyond the turn, or against the rules, refuses all of them."""
    session = begun(games.make("azul"))
    first, other = (str(move) for move in session.game.legal_moves(session.state)[:2])
    with pytest.raises(TooMany):
        decide_moves(session, [first, other])
    with pytest.raises(IllegalMove):
        decide_moves(session, ["9B1"])
    assert decide_moves(session, [first]).events == (Moved(0, first),)


def test_giving_up_and_running_out_of_time_end_the_game() -> None:
    """The result names the seat, the seed is revealed, and nothing goes on; a clock runs out at its millisecond."""
    session = begun(games.make("azul"))
    session.apply(decide_plain(session, Resigned(1)))
    assert session.result
    assert (session.result.ending, session.result.seat, session.revealed) == ("resigned", 1, SEED)
    assert (session.turn, session.thinker(), decide_due(session)) == (None, None, NOTHING)
    session = begun(games.make("azul"), time=MINUTE)
    assert decide_due(session, 59_999) == NOTHING
    assert decide_due(session, 60_000).events == (Flagged(0, at=60_000),)
    session.apply(decide_due(session, 60_000))
    assert session.result
    assert session.result.reason == NO_TIME


def test_who_must_be_woken() -> None:
    """A decision says when to wake the game without a client: at once for a bot or a clock, otherwise never."""
    rng = random.Random(1)
    assert choose(begun(games.make("azul")), rng, 9).wake_at is None
    assert choose(begun(games.make("azul"), time=MINUTE), rng, 9).wake_at == 9
    against_bot = begun(games.make("azul"), "pb")
    assert choose(against_bot, rng, 9).wake_at == 9
    undo = decide_undo(against_bot, UndoPolicy(frozenset({0}), frozenset({1})), 9)
    assert not isinstance(undo, Barrier)
    assert undo.wake_at is None
    assert decide_plain(against_bot, Resigned(0, at=9)).wake_at is None
    last = choose(against_bot, rng, 9)
    while against_bot.phase == "playing":
        last = choose(against_bot, rng, 9)
    assert last.wake_at is None


def test_who_asked_stands_on_the_first_event() -> None:
    """Only the first event carries the sender of the request."""
    session = opened(games.make("azul"))
    session.apply(decide_join(session, Joined(0)))
    first, *others = decide_join(session, Joined(1, sender=Sender("me", "1"))).events
    assert first.sender == Sender("me", "1")
    assert [event.sender for event in others] == [None, None]
    session.apply(decide_join(session, Joined(1)))
    moved = decide_move(session, session.game.legal_moves(session.state)[0], sender=Sender("me", "2"))
    assert [event.sender for event in moved.events] == [Sender("me", "2")]


def test_moves_after_a_hint_are_counted() -> None:
    """A hint counts for the next choice, and for no other."""
    session, rng = begun(games.make("azul")), random.Random(1)
    session.note_hint()
    choose(session, rng)
    choose(session, rng)
    assert session.hints == [1, 0]


def test_a_game_without_a_promise_shows_none() -> None:
    """A Record without a commitment gives a session whose Record has none, whatever the seed."""
    session = begun(games.make("azul"), is_sealed=False)
    again = resume(play_on(session, random.Random(1)).record, bytes(32))
    assert again.record.fairness is None
    assert again.record == session.record


def test_a_session_shows_no_secret() -> None:
    """What a program prints of a session and its bots does not hold the seed."""
    session = begun(games.make("azul"), "bp")
    assert SEED.hex() not in f"{session!r} {session.dealer!r} {session.thinker()!r}"
    assert repr(SEED) not in f"{session!r} {session.dealer!r}"
    assert str(session.bot_seed) not in repr(session.thinker())
