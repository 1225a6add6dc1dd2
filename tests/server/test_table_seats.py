"""Before the game: the opening, sitting down, standing up, and the start."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sintra.dealer import Dealer
from sintra.server.table.opening import make_opening, read_opening, write_opening
from sintra.server.table.table import MAX_REPEATED, Table
from sintra.server.wire.messages import CreateTable, Join, Leave, Play, Resign, SeatRequest, Undo
from sintra.session.decision import NOTHING
from sintra.session.event import Begun, Dealt, Joined
from tests.server.playing import BOT, HERE, NOW, PERSON, SEED, WATCHER, begun, make_plain_opening, refusal, room

UNSEEN = ("\ufe0f", "\u034f", "\U000e0100")  # a variation selector, a joiner of graphemes, another selector: printable, unseen


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        ({"game": "azul", "seats": (HERE, SeatRequest(kind="bot"))}, "seat 1 is 'bot'"),
        ({"game": "azul", "seats": (HERE, SeatRequest(kind="person", level=3))}, "seat 1 is 'person'"),
        ({"game": "azul", "seats": (HERE, BOT), "start": 2}, "seat 3, expected 1 to 2"),
        ({"game": "azul", "seats": (HERE, BOT), "options": {"wall": "pink"}}, "wall"),
        ({"game": "pavilion", "seats": (HERE, BOT), "options": {"wall": "grey"}}, "wall"),
        ({"game": "azul", "seats": (HERE, BOT), "options": {"players": 4}}, "players"),
    ],
)
def test_tables_that_do_not_fit_are_refused(request_: dict[str, Any], reason: str) -> None:
    """Seats, levels and options must fit the game; the refusal says what does not."""
    refused = refusal("malformed", lambda: make_opening(CreateTable(**request_), "t", NOW))
    assert reason in str(refused.phrase.values["reason"])


def test_the_opening_is_complete() -> None:
    """An opening has every option with its value, and comes back as it was from its JSON."""
    opening = make_plain_opening("hpb", wall="grey")
    assert opening.options == {"wall": "grey", "column_bonus": 7, "max_rounds": None}
    assert read_opening(write_opening(opening)) == opening
    assert opening.date == "2023-11-14"


def test_some_seat_begins() -> None:
    """By default a random seat begins."""
    request = CreateTable(game="azul", seats=(HERE, PERSON, BOT))
    assert {make_opening(request, "t", NOW).start for _ in range(200)} == {0, 1, 2}


def test_the_last_to_sit_down_begins_the_game() -> None:
    """One commit holds the last join, the beginning and the first deal; before that nothing is dealt."""
    here = room("hp")
    assert [type(event) for event in here.ask(here.who(0), Join(id="1", seat=0, name="Anna"))] == [Joined]
    assert here.table.state is None
    assert here.table.due(NOW) == NOTHING
    events = here.ask(here.who(1), Join(id="1", seat=1, name="Béla"))
    assert [type(event) for event in events] == [Joined, Begun, Dealt]
    assert here.table.phase == "playing"
    assert here.table.turn == 0


def test_bots_need_not_sit_down() -> None:
    """With bots as the only others, the game begins when the creator sits down; with bots alone, by itself."""
    here = room("hbb")
    assert [type(event) for event in here.ask(here.who(0), Join(id="1", seat=0))] == [Joined, Begun, Dealt]
    alone = room("bb").table
    assert [type(event) for event in alone.due(NOW).events] == [Begun, Dealt]


def test_nonces_enter_the_deals() -> None:
    """The first deal is the one that seed and nonces draw, and the record shows the nonces."""
    here = begun("hp", start=1)
    drawn = Dealer(SEED, (b"\x00", b"\x01")).draw(here.table.game, here.table.game.new(1), 1)
    assert here.table.record.events == (f"deal {drawn}",)
    assert here.table.record.fairness
    assert here.table.record.fairness.nonces == (b"\x00", b"\x01")


def test_late_comers_are_refused() -> None:
    """Nobody sits down, stands up or gives a nonce once tiles are dealt."""
    here = begun("hp")
    here.refuses("started", here.who(1), Join(id="9", seat=1, nonce="ff"))
    here.refuses("started", here.who(1), Leave(id="9", seat=1))


def test_seats_are_for_their_links() -> None:
    """A link lets nobody sit elsewhere, nor on a bot's seat, nor on one that is taken or does not exist."""
    here = room("hpb")
    here.refuses("forbidden", here.who(0), Join(id="1", seat=1))
    here.refuses("forbidden", WATCHER, Join(id="1", seat=1))
    here.refuses("no_such_seat", here.who(2), Join(id="1", seat=2))
    here.refuses("no_such_seat", here.who(0), Join(id="1", seat=3))
    here.ask(here.who(0), Join(id="1", seat=0, name="Anna"))
    here.refuses("seat_taken", here.who(0), Join(id="2", seat=0, name="Olga"))
    assert here.table.sequence == 1


def test_names_are_clean_and_different() -> None:
    """A name is one line of visible signs, and no two people have the same; without a name one can play, too."""
    here = room("hpp")
    for name in ("a\x00b", "a\u202eb", "\ud800", "\u200d", "\u3164", "\u2800 \u2800", *UNSEEN):
        here.refuses("malformed", here.who(0), Join(id="1", seat=0, name=name))
    here.ask(here.who(0), Join(id="1", seat=0, name="  Anna \n Maria "))
    assert here.table.seating.names[0] == "Anna Maria"
    alike = (f"Anna{sign} Maria{sign}" for sign in UNSEEN)
    for name in ("anna maria", "Anna\u200d Maria", "Anna Maria\u3164", *alike):
        here.refuses("name_taken", here.who(1), Join(id="1", seat=1, name=name))
    here.ask(here.who(1), Join(id="1", seat=1))
    here.ask(here.who(2), Join(id="1", seat=2))
    assert here.table.phase == "playing"
    assert "seat 2 person\n" in str(here.table.record)


def test_standing_up_frees_the_seat() -> None:
    """Before the beginning somebody may leave, and come back under another name."""
    here = room("hp")
    here.ask(here.who(0), Join(id="1", seat=0, name="Anna"))
    here.ask(here.who(0), Leave(id="2", seat=0))
    here.refuses("no_such_seat", here.who(0), Leave(id="3", seat=0))
    here.refuses("forbidden", here.who(0), Leave(id="3", seat=1))
    here.ask(here.who(0), Join(id="4", seat=0, name="Olga"))
    assert here.table.seating.names == ("Olga", "")


def test_people_do_not_stand_up_for_ever() -> None:
    """Standing up is limited: the whole history is sent to every new client."""
    here = room("hp")
    for number in range(MAX_REPEATED):
        here.ask(here.who(0), Join(id=f"join {number}", seat=0))
        here.ask(here.who(0), Leave(id=f"leave {number}", seat=0))
    here.ask(here.who(0), Join(id="last", seat=0))
    refused = here.refuses("too_many", here.who(0), Leave(id="leave", seat=0))
    assert refused.phrase.key == "server.refusal.too_many.often"


def test_nothing_is_played_before_the_beginning() -> None:
    """Moves, undo, resigning and hints wait until everybody has sat down."""
    here = room("hp")
    for request in (Play(id="1", sequence=0, move="1B1"), Undo(id="1", sequence=0), Resign(id="1", sequence=0)):
        here.refuses("not_started", here.who(0), request)
    refusal("not_started", lambda: here.table.hint(here.who(0), NOW))
    assert here.table.thinker() is None
    assert here.table.view(here.who(0), "en").state is None


def test_a_table_shows_no_secret() -> None:
    """What a program prints of a table does not hold its seed."""
    table = Table(make_plain_opening("hb"), SEED)
    assert repr(table).startswith("<Table table1 of Azul(players=2")
    assert SEED.hex() not in repr(table)
    assert repr(SEED) not in repr(vars(table))
    assert msgspec.json.encode(table.opening).find(SEED.hex().encode()) < 0
