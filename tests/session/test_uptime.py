"""Downtime of the host: it counts for nobody, and a fold of stored events with stored runs has the same clocks again."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from sintra import games
from sintra.session.clock import TimeControl
from sintra.session.decision import decide_due, decide_join, decide_move, decide_undo
from sintra.session.event import Joined
from sintra.session.plan import GamePlan
from sintra.session.recall import recall
from sintra.session.session import Decision, Session
from sintra.session.undo import UndoPolicy
from sintra.session.uptime import Run, Uptime
from tests.session.progress import SEED

NOW = 1_000_000
MINUTE = 60_000


def clocked(uptime: Uptime | None = None) -> Session:
    """Make a game of two persons with a minute each, which has begun at NOW."""
    session = Session(GamePlan(games.make("azul", players=2), (None, None), time=TimeControl(60)), SEED, uptime)
    for seat in range(2):
        session.apply(decide_join(session, Joined(seat, at=NOW)))
    return session


def play(session: Session, at: int) -> None:
    """Make the first legal move."""
    session.apply(decide_move(session, session.game.legal_moves(session.state)[0], at))


def folded(session: Session, uptime: Uptime) -> Session:
    """Restore a session from its events."""
    again = Session(session.plan, SEED, uptime)
    again.apply(recall(again, [entry.event for entry in session.history]))
    return again


def test_time_counts_but_for_gaps() -> None:
    """Counting is what a plain sum over all gaps gives, at random moments and with as many gaps as one likes."""
    luck = random.Random(1)
    for gaps in range(6):
        times = sorted(luck.sample(range(1000), 2 * gaps + 2))
        runs = [Run(*times[number : number + 2]) for number in range(0, len(times), 2)]
        uptime = Uptime(runs)
        down = {at for run, later in pairwise(runs) for at in range(run.ended, later.began)}
        for at in range(0, 1000, 7):
            assert uptime.counted(at) == at - sum(moment < at for moment in down)
        assert uptime.moment(uptime.counted(999)) == 999


def test_runs_without_a_gap_are_one() -> None:
    """A run that begins when the last one ended, or before it because a clock was set back, costs and gives no time."""
    uptime = Uptime([Run(0, 50), Run(50, 60), Run(40, 70)])
    assert [uptime.counted(at) for at in (10, 55, 100)] == [10, 55, 100]


def test_clocks_go_on_from_where_the_host_was_last_seen() -> None:
    """A player who has thought for ten seconds when the host goes down has fifty left when it is back, whenever that is."""
    session = clocked()
    uptime = Uptime([Run(0, NOW + 10_000), Run(NOW + 900_000, NOW + 900_000)])
    back = folded(session, uptime)
    assert back.flag_at() == NOW + 900_000 + 50_000
    assert (back.time_left(0), back.turn_began()) == (MINUTE, NOW + 890_000)
    assert not decide_due(back, NOW + 949_999).events
    assert decide_due(back, NOW + 950_000).events
    play(back, NOW + 920_000)
    assert (back.time_left(0), back.time_left(1), back.turn_began()) == (30_000, MINUTE, NOW + 920_000)


def test_clocks_stand_still_while_nothing_is_saved() -> None:
    """While the host is down, nobody runs out of time, and what is left is shown; afterwards all is as if it had not been."""
    uptime = Uptime()
    session = clocked(uptime)
    uptime.pause(NOW + 15_000)
    assert (session.flag_at(), session.turn_began(), session.time_left(0)) == (None, None, 45_000)
    assert not decide_due(session, NOW + 10 * MINUTE).events
    uptime.resume([Run(0, NOW + 14_000), Run(NOW + MINUTE, NOW + MINUTE)])
    assert session.flag_at() == NOW + MINUTE + 46_000
    assert (session.turn_began(), session.time_left(0)) == (NOW + 46_000, MINUTE)


@pytest.mark.parametrize("seed", range(5))
def test_a_fold_has_the_same_clocks(seed: int) -> None:
    """Moves and undos between runs of the host: the live session and one that is restored at the end agree on every clock."""
    luck, now, runs = random.Random(seed), NOW, [Run(NOW, NOW)]
    uptime = Uptime(runs)
    session = clocked(uptime)
    for _ in range(30):
        now += luck.randrange(2000)
        if luck.random() < 0.3:
            uptime.pause(now)
            runs[-1] = Run(runs[-1].began, now - luck.randrange(100) if now - 100 > session.history[-1].event.at else now)
            now += luck.randrange(10 * MINUTE)
            runs.append(Run(now, now))
            uptime.resume(runs)
        undo = decide_undo(session, UndoPolicy(frozenset({0, 1})), now)
        if luck.random() < 0.2 and isinstance(undo, Decision):
            session.apply(undo)
        elif session.phase == "playing":
            play(session, now)
    again = folded(session, Uptime(runs))
    assert again.clock == session.clock
    assert [entry.clock for entry in again.history] == [entry.clock for entry in session.history]
    assert again.flag_at() == session.flag_at()
