"""Tables that continue from a position of another game: what was given is there, and everything after it is the table's own."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sintra import dealer, record
from sintra.record import is_deal
from sintra.server.table.opening import make_opening
from sintra.server.table.table import Table
from sintra.server.wire.messages import ClockRequest, CreateTable
from sintra.session.event import Given
from tests.server.playing import BOT, HERE, NOW, PERSON, SEED, Room, begun, refusal
from tests.tables import TABLES
from tests.tables import Table as Layout

every_layout = pytest.mark.parametrize("layout", TABLES, ids=str)


def whole(layout: Layout) -> record.Record:
    """Play a whole game at random."""
    here = begun("hp" + "p" * (layout.players - 2), game=layout.game, start=1, **layout.options)
    return here.play_on(random.Random(5)).table.record


def wish(game: record.Record, steps: int, **changes: Any) -> CreateTable:
    """Request a table that continues after some deals and moves of a game: persons, and a bot on the last seat."""
    seats = (HERE, *(PERSON,) * (game.players - 2), BOT)
    wished: dict[str, Any] = {"seats": seats, "start": game.start, "given": game.events[:steps], "options": dict(game.options)}
    return CreateTable(game="azul" if game.game_name == "azul" else "pavilion", **wished | changes)


def continued(game: record.Record, steps: int, **changes: Any) -> Room:
    """Make such a table, and let everybody sit down."""
    return Room(Table(make_opening(wish(game, steps, **changes), "table2", NOW), SEED)).seat_all()


@every_layout
@pytest.mark.parametrize("steps", [1, 2, 11, 30])
def test_a_game_goes_on_from_any_position(layout: Layout, steps: int) -> None:
    """The position is the one of the other game, the rest is played to the end, and the record is true to both."""
    game = whole(layout)
    here = continued(game, steps)
    first = here.table.session.standing[steps - 1].after
    assert first == game.state_at(steps)
    assert all(isinstance(entry.event, Given) for entry in here.table.session.standing[:steps])
    table = here.play_on(random.Random(6)).table
    written = table.record
    assert (table.phase, written.given, written.events[:steps]) == ("over", steps, game.events[:steps])
    assert record.parse(str(written)) == written
    assert dealer.verify(written).finding == (
        "fair" if sum(map(is_deal, written.events)) > written.given_deals else "unverifiable"
    )
    assert here.folded_again().record == written


def test_nothing_of_it_is_known_before_everybody_sits() -> None:
    """The game begins when all seats are taken, as always; until then its record holds no event."""
    game = whole(TABLES[0])
    table = Table(make_opening(wish(game, 5), "table2", NOW), SEED)
    assert (table.phase, table.record.events, table.record.given) == ("open", (), 0)


def test_what_was_given_cannot_be_taken_back() -> None:
    """Only the table's own choices can be undone."""
    game = whole(TABLES[0])
    seats = (HERE, HERE)
    here = continued(game, 6, seats=seats)
    who = here.who(0)
    assert not here.table.can_undo(who)
    here.play(here.moves()[0])
    assert here.table.can_undo(who)
    here.undo(who)
    assert not here.table.can_undo(who)
    assert here.table.state == game.state_at(6)


def test_clocks_begin_whole() -> None:
    """Nobody has thought about the moves that were given."""
    here = continued(whole(TABLES[0]), 6, clock=ClockRequest(seconds=60, increment=5))
    assert here.table.session.clock
    assert here.table.session.clock.left == (60_000, 60_000)


def test_it_is_told_as_what_it_is() -> None:
    """The first sentence says that the game goes on; deals and moves are told as in any game."""
    here = continued(whole(TABLES[0]), 6)
    events = here.table.view(here.who(0), "en").events
    begin = next(event for event in events if event.kind == "begin")
    assert (begin.text, begin.phrases[0].text) == ("6", "The game continues from an earlier position.")
    given = [event for event in events if event.kind == "given"]
    assert len(given) == len(begin.text * 6)
    assert all(event.phrases for event in given)


def test_another_game_begins_anew() -> None:
    """After a rematch nothing is given."""
    here = continued(whole(TABLES[0]), 6).play_on(random.Random(1))
    assert here.table.opening.next_opening("table3", NOW).given == ()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"start": "random"}, "given deals and moves with a random start, expected the seat that began"),
        ({"given": ("1B1",)}, "given: event 1: "),
        ({"given": ("deal BBBB",)}, "given: event 1: "),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], reason: str) -> None:
    """The reason names the first event that the rules forbid, and what would be right."""
    game = whole(TABLES[0])
    request = wish(game, 8, **change)
    refused = refusal("malformed", lambda: make_opening(request, "table2", NOW))
    assert reason in str(refused.phrase.values["reason"])


def test_a_game_that_is_over_does_not_go_on() -> None:
    """Its last position is refused; the one before it is not."""
    game = whole(TABLES[0])
    refused = refusal("malformed", lambda: make_opening(wish(game, len(game.events)), "table2", NOW))
    assert "the game is already over" in str(refused.phrase.values["reason"])
    assert make_opening(wish(game, len(game.events) - 1), "table2", NOW).given == game.events[:-1]
