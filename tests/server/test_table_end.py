"""The end of a game: played out, resigned, lost on time; and the rematch."""

from __future__ import annotations

import random

import pytest

from sintra import dealer, record
from sintra.server.table.table import Table
from sintra.server.wire.messages import Play, Rematch, Resign, Undo
from sintra.session.decision import NOTHING
from tests.server.playing import NOW, SEED, WATCHER, begun, refusal


@pytest.mark.parametrize("seats", ["hp", "hpp", "hppb"])
def test_giving_up_ends_the_game(seats: str) -> None:
    """Whoever resigns loses; of the others those with most points win, the seed is revealed and the record is fair."""
    here = begun(seats)
    here.play(here.moves()[0])
    here.resign(0)
    table = here.table
    assert table.phase == "over"
    assert table.session.result
    assert (table.session.result.ending, table.session.result.seat) == ("resigned", 0)
    assert table.session.result.winners == tuple(range(1, len(seats)))
    assert record.parse(str(table.record)).result == table.session.result
    assert dealer.verify(table.record).is_fair
    assert table.turn is None
    assert table.thinker() is None


def test_giving_up_is_told() -> None:
    """The log says who resigned and who wins."""
    here = begun("hp")
    here.resign(1)
    told = [phrase.text for phrase in here.table.view(WATCHER, "de").events[-1].phrases]
    assert told == ["Béla gibt auf.", "Anna gewinnt mit 0 Punkten."]
    here = begun("hpp")
    here.resign(1)
    told = [phrase.text for phrase in here.table.view(WATCHER, "en").events[-1].phrases]
    assert told == ["Béla resigns.", "Anna and Cleo share the victory with 0 points each."]


def test_one_gives_up_only_for_oneself() -> None:
    """Nobody resigns for others or for bots, nor with a stale sequence."""
    here, at = begun("hpb"), begun("hpb").table.sequence
    here.refuses("forbidden", here.who(0), Resign(id="1", sequence=at, seat=1))
    here.refuses("no_such_seat", here.who(0), Resign(id="1", sequence=at, seat=2))
    here.refuses("no_such_seat", here.who(0), Resign(id="1", sequence=at, seat=3))
    here.refuses("forbidden", WATCHER, Resign(id="1", sequence=at))
    here.refuses("behind", here.who(0), Resign(id="1", sequence=at - 1))


def test_which_seat_gives_up() -> None:
    """At a shared screen it is the seat that acts, if it is one of them, otherwise the first."""
    for start, loser in ((0, 0), (2, 2), (1, 0)):
        here = begun("hph", start=start)
        here.ask(here.who(0), Resign(id="1", sequence=here.table.sequence))
        assert here.table.session.result
        assert here.table.session.result.seat == loser


def test_after_the_end_nothing_goes_on() -> None:
    """Moves, undo, resigning and hints are refused, and nothing is due."""
    here = begun("hp")
    here.resign(0)
    at = here.table.sequence
    for request in (Play(id="1", sequence=at, move="1B1"), Undo(id="1", sequence=at), Resign(id="1", sequence=at)):
        here.refuses("over", here.who(0), request)
    refusal("over", lambda: here.table.hint(here.who(0), NOW))
    assert here.table.due(NOW + 10**9) == NOTHING
    assert here.table.next_due_at() is None


def test_the_seed_is_revealed_only_at_the_end() -> None:
    """While the game goes on, neither view nor record has the seed; when it is over, both have."""
    here = begun("hp")
    assert here.table.view(WATCHER, "en").seed is None
    assert here.table.record.fairness
    assert here.table.record.fairness.seed is None
    here.play_on(random.Random(1))
    assert here.table.view(WATCHER, "en").seed == SEED.hex()
    assert dealer.verify(here.table.record).is_fair


def test_another_game() -> None:
    """The next game has the same seats and options, the next seat begins, and the old table says where it is."""
    here = begun("hpb", start=2, wall="grey")
    here.resign(0)
    opening, decision = here.table.rematch(here.who(1), Rematch(id="again"), "table2", NOW)
    here.table.apply(decision)
    assert (opening.table, opening.start) == ("table2", 0)
    assert (opening.seats, opening.options) == (here.table.opening.seats, here.table.opening.options)
    assert here.table.session.next_table == here.table.view(WATCHER, "en").rematch == "table2"
    assert here.table.answered("client 1", "again") == here.table.sequence
    assert Table(opening, bytes(32)).phase == "open"
    assert here.table.view(WATCHER, "hu").events[-1].phrases[0].text == "Béla még egy játékot szeretne."


def test_when_there_is_no_other_game() -> None:
    """A rematch is refused for watchers, before the end, and when there already is one."""
    here = begun("hp")
    refusal("not_over", lambda: here.table.rematch(here.who(0), Rematch(id="1"), "table2", NOW))
    here.resign(0)
    refusal("forbidden", lambda: here.table.rematch(WATCHER, Rematch(id="1"), "table2", NOW))
    here.table.apply(here.table.rematch(here.who(0), Rematch(id="1"), "table2", NOW)[1])
    refusal("rematched", lambda: here.table.rematch(here.who(1), Rematch(id="1"), "table3", NOW))
