"""Undo under the policies of a server's table and of the terminal."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from sintra import games
from sintra.session.clock import TimeControl
from sintra.session.decision import decide_move, decide_undo
from sintra.session.event import Dealt, Forced, Moved, Undone
from sintra.session.session import Session
from sintra.session.undo import Barrier, UndoPolicy
from tests.session.progress import begun, choose, play_on

FIRST, SECOND, BOTH = frozenset({0}), frozenset({1}), frozenset({0, 1})


def undo(session: Session, policy: UndoPolicy, now: int = 0) -> Any:
    """Undo, and return the position or the barrier."""
    found = decide_undo(session, policy, now)
    if isinstance(found, Barrier):
        return found
    session.apply(found)
    return session.state


def azul(seats: str = "pp", **plan: Any) -> Session:
    """Begin a game of Azul."""
    return begun(games.make("azul"), seats, **plan)


def test_a_choice_is_taken_back() -> None:
    """The position is as it was, the Record forgets the move, and the history keeps it, marked."""
    session, rng = azul(), random.Random(1)
    before, at = session.state, session.sequence
    choose(session, rng)
    assert undo(session, UndoPolicy(FIRST)) is before
    assert (session.turn, len(session.standing), session.undos) == (0, 1, 1)
    assert [entry.is_undone for entry in session.history[at:]] == [True, False]
    assert session.history[-1].event == Undone(0, 1)


def test_nothing_to_take_back() -> None:
    """Who has not chosen has nothing to undo, whatever others did."""
    session, rng = azul(), random.Random(1)
    assert undo(session, UndoPolicy(BOTH)) == Barrier("nothing")
    choose(session, rng)
    assert undo(session, UndoPolicy(SECOND)) == Barrier("nothing")


def test_choices_of_others_stand_unless_the_policy_crosses_them() -> None:
    """A later choice of somebody else is a barrier, unless the policy crosses that seat."""
    session, rng = azul(), random.Random(1)
    before = session.state
    choose(session, rng)
    choose(session, rng)
    assert undo(session, UndoPolicy(FIRST)) == Barrier("acted", 1)
    assert undo(session, UndoPolicy(FIRST, SECOND)) is before


def test_deals_stand_unless_the_policy_crosses_them() -> None:
    """After a deal a server refuses undo, and the terminal goes back to the choice before it; the same deal comes again."""
    session = azul()
    play_on(session, random.Random(1), lambda: session.state.round > 1)
    texts = session.record.events
    choice = max(number for number, entry in enumerate(session.standing) if isinstance(entry.event, Moved))
    before, move = session.standing[choice].before, session.standing[choice].text
    assert undo(session, UndoPolicy(BOTH)) == Barrier("deal")
    assert undo(session, UndoPolicy(BOTH, crosses_deals=True)) is before
    session.apply(decide_move(session, session.game.parse_move(move)))
    assert session.record.events == texts


@pytest.mark.parametrize("seed", range(4))
def test_forced_moves_are_taken_back_with_the_choice_before_them(seed: int) -> None:
    """A forced move is not a choice: undo skips it, even one's own."""
    session = begun(games.make("pavilion"))
    play_on(session, random.Random(seed), lambda: isinstance(session.standing[-1].event, Forced))
    number = max(at for at, entry in enumerate(session.standing) if isinstance(entry.event, Moved))
    assert not any(isinstance(entry.event, Dealt) for entry in session.standing[number:])
    before = session.standing[number].before
    assert undo(session, UndoPolicy(frozenset({before.turn}))) is before


def test_what_was_given_is_never_taken_back() -> None:
    """A game that goes on from another goes back to its own first choice and no further, under any policy."""
    other = play_on(azul(), random.Random(4)).record
    session = azul(given=other.events[:7])
    policy, first = UndoPolicy(BOTH, crosses_deals=True), session.state
    assert undo(session, policy) == Barrier("nothing")
    choose(session, random.Random(1))
    assert undo(session, policy) is first
    assert undo(session, policy) == Barrier("nothing")


def test_not_too_often() -> None:
    """A policy may limit the number of undos; by default there is no limit."""
    session, rng = azul(), random.Random(1)
    policy = UndoPolicy(FIRST, max_times=2)
    for _ in range(2):
        choose(session, rng)
        assert not isinstance(undo(session, policy), Barrier)
    choose(session, rng)
    assert undo(session, policy) == Barrier("often")
    assert not isinstance(undo(session, replace(policy, max_times=None)), Barrier)


def test_taking_back_gives_no_time() -> None:
    """Undo refunds no time and loses the increment; it is refused where no time would be left."""
    session, rng = azul(time=TimeControl(10, 60)), random.Random(1)
    choose(session, rng, 4_000)
    undo(session, UndoPolicy(FIRST), 5_000)
    assert session.clock
    assert session.clock.left == (6_000, 10_000)
    choose(session, rng, 10_000)
    choose(session, rng, 11_000)
    assert undo(session, UndoPolicy(FIRST, SECOND), 12_000) == Barrier("time")
