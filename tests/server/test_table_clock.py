"""The clock: it runs for the person who acts, out of the times of events, and whoever has no time left loses."""

from __future__ import annotations

from sintra import dealer
from sintra.server.wire.messages import ClockRequest, Play, Resign, Undo
from sintra.session.decision import NOTHING
from sintra.session.event import Flagged
from sintra.session.uptime import Run
from tests.server.playing import NOW, WATCHER, Room, begun

MINUTE = ClockRequest(seconds=60)
FISCHER = ClockRequest(seconds=60, increment=5)


def left(here: Room) -> list[int | None]:
    """Give what everybody sees of the clocks."""
    return [seat.time_left for seat in here.table.view(WATCHER, "en").seats]


def after(here: Room, seconds: int) -> Room:
    """Let time pass."""
    here.now += seconds * 1000
    return here


def test_there_is_no_clock_unless_somebody_wants_one() -> None:
    """Without a clock nothing ever runs out."""
    here = begun("hp")
    assert left(here) == [None, None]
    assert here.table.next_due_at() is None
    assert here.table.due(NOW + 10**12) == NOTHING


def test_time_runs_for_the_seat_that_acts() -> None:
    """What one seat thinks costs the other nothing."""
    here = begun("hp", clock=MINUTE)
    assert left(here) == [60_000, 60_000]
    assert here.table.next_due_at() == NOW + 60_000
    after(here, 10).play(here.moves()[0])
    after(here, 20).play(here.moves()[0])
    assert left(here) == [50_000, 40_000]
    view = here.table.view(WATCHER, "en")
    assert (view.turn, view.turn_began) == (0, NOW + 30_000)
    assert here.table.next_due_at() == NOW + 80_000


def test_every_choice_brings_the_increment() -> None:
    """After a choice there is more time; a forced move brings none."""
    here = begun("hp", clock=FISCHER)
    after(here, 10).play(here.moves()[0])
    assert left(here) == [55_000, 60_000]


def test_bots_have_all_the_time() -> None:
    """A bot has no clock, and its thinking costs nobody time."""
    here = begun("hb", clock=MINUTE)
    after(here, 10).play(here.moves()[0])
    assert here.table.next_due_at() is None
    assert after(here, 1000).table.due(here.now) == NOTHING
    here.reply()
    assert left(here) == [50_000, None]
    assert here.table.next_due_at() == here.now + 50_000


def test_whoever_has_no_time_left_loses() -> None:
    """The flag falls at its millisecond and not before; the record says why, and is fair."""
    here = begun("hp", clock=MINUTE)
    assert here.table.due(NOW + 59_999) == NOTHING
    here.now = NOW + 60_000
    request = Play(id="1", sequence=here.table.sequence, move=here.moves()[0])
    here.refuses("time_over", here.who(0), request)
    here.refuses("time_over", here.who(1), Resign(id="1", sequence=here.table.sequence))
    decision = here.table.due(here.now)
    assert decision.events == (Flagged(0, at=here.now),)
    here.table.apply(decision)
    assert here.table.session.result
    assert (here.table.session.result.ending, here.table.session.result.winners) == ("forfeited", (1,))
    assert "result seat 1 forfeited: no time left\n" in str(here.table.record)
    assert dealer.verify(here.table.record).is_fair
    told = [phrase.text for phrase in here.table.view(WATCHER, "en").events[-1].phrases]
    assert told == ["Anna ran out of time and loses.", "Béla wins with 0 points."]


def test_a_move_in_the_last_moment_counts() -> None:
    """With a millisecond left a move is in time."""
    here = begun("hp", clock=MINUTE)
    here.now = NOW + 59_999
    here.play(here.moves()[0])
    assert left(here) == [1, 60_000]


def test_taking_back_gives_no_time() -> None:
    """Undo does not refund time and loses the increment; the other gets back the time that ran meanwhile."""
    here = begun("hp", clock=FISCHER)
    after(here, 10).play(here.moves()[0])
    after(here, 7).undo(here.who(0))
    assert left(here) == [50_000, 60_000]
    assert here.table.next_due_at() == here.now + 50_000


def test_taking_back_a_bots_reply_costs_the_time_since() -> None:
    """While it is one's own turn again, thinking about an undo costs time."""
    here = begun("hb", clock=FISCHER)
    after(here, 10).play(here.moves()[0])
    here.reply()
    after(here, 4).undo(here.who(0))
    assert left(here) == [46_000, None]


def test_taking_back_is_refused_when_no_time_would_be_left() -> None:
    """Undo that would lose on time, for lack of the increment, is refused."""
    here = begun("hb", clock=ClockRequest(seconds=10, increment=60))
    after(here, 9).play(here.moves()[0])
    here.reply()
    request = Undo(id="1", sequence=here.table.sequence)
    refused = after(here, 2).refuses("cannot_undo", here.who(0), request)
    assert refused.phrase.key == "server.refusal.cannot_undo.time"


def test_a_clock_that_goes_backwards_gives_no_time() -> None:
    """When the server's clock is set back, nobody gains."""
    here = begun("hp", clock=MINUTE)
    after(here, 10).play(here.moves()[0])
    after(here, -100).play(here.moves()[0])
    assert left(here) == [50_000, 60_000]
    assert here.table.next_due_at() == NOW + 10_000 + 50_000


def test_a_view_follows_clocks_that_stop() -> None:
    """Without any event, what is shown changes when the server cannot save, and when it can again."""
    here = begun("hp", clock=MINUTE)
    assert (left(here), here.table.view(WATCHER, "en").turn_began) == ([60_000, 60_000], NOW)
    uptime = here.table.session.uptime
    uptime.pause(NOW + 15_000)
    assert (left(here), here.table.view(WATCHER, "en").turn_began) == ([45_000, 60_000], None)
    assert here.table.next_due_at() is None
    here.now = NOW + 90_000
    uptime.resume([Run(0, NOW + 15_000), Run(here.now, here.now)])
    assert (left(here), here.table.view(WATCHER, "en").turn_began) == ([60_000, 60_000], NOW + 75_000)
    here.play(here.moves()[0])
    assert left(here) == [45_000, 60_000]
