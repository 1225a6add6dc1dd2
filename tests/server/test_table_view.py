"""What clients see: everything that is public, in their language, legal moves for the one who acts, and never a secret."""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from sintra.azul.move import Draft
from sintra.azul.refusal import refuse
from sintra.game import Preview
from sintra.games import outlook_of
from sintra.i18n import Speaker
from sintra.pavilion.game import Pavilion
from sintra.pavilion.geometry import STARS
from sintra.pavilion.move import Pass, Place
from sintra.pavilion.setup import SeatSetup
from sintra.phrase import Phrase
from sintra.server.table import encoded
from sintra.server.table.history import tell_entry
from sintra.server.table.legal import legal_move
from sintra.server.table.opening import Opening
from sintra.server.table.table import Table
from sintra.server.table.who import Who
from sintra.server.wire.messages import ClockRequest, Play, SeatRequest, write
from sintra.server.wire.refused import Refused
from tests.server.plain_views import plain_update, plain_view
from tests.server.playing import NAMES, NOW, SEED, WATCHER, Room, begun, make_plain_opening, room
from tests.tables import TABLES
from tests.tables import Table as Layout

BLUE = "Cover blue 6 with 2 jokers: 6 points. You then take one bonus tile from the supply."
LANGUAGES = ("en", "de", "hu")


def seen(here: Room, who: Who = WATCHER, language: str = "en", since: int | None = None) -> dict[str, Any]:
    """Return a view as a client gets it."""
    return dict(json.loads(here.table.write_view(who, language, since)))


def test_everybody_sees_the_position() -> None:
    """The view has the position as JSON, whose turn it is, who sits where, and what was promised about the deals."""
    here = begun("hpb", wall="grey")
    view = seen(here)
    assert view["type"] == "table"
    assert view["state"] == json.loads(here.table.state.to_json())
    assert (view["turn"], view["phase"], view["sequence"]) == (0, "playing", here.table.sequence)
    assert [seat["name"] for seat in view["seats"]] == ["Anna", "Béla", "Guest"]
    assert [seat["kind"] for seat in view["seats"]] == ["here", "person", "bot"]
    assert [seat["nonce"] for seat in view["seats"]] == ["00", "01", ""]
    assert view["commitment"] == here.table.commitment.hex()
    assert view["options"]["wall"] == "grey"
    assert view["yours"] == []


def test_events_of_moves_carry_the_parts_of_the_move() -> None:
    """A client learns source, color and line of a move without parsing its text; other events have no parts."""
    here = begun("hh")
    legal = seen(here, here.who(0))["legal"][0]
    here.play(legal["move"])
    events = seen(here)["events"]
    (move,) = [event for event in events if event["kind"] == "move"]
    assert (move["text"], move["parts"]) == (legal["move"], legal["parts"])
    assert all("parts" not in event for event in events if event is not move)


def test_legal_moves_are_for_the_one_who_acts() -> None:
    """Only the client that controls the seat that acts gets legal moves, each with its parts and what it would bring."""
    here = begun("hp")
    legal = here.table.view(here.who(0), "en").legal
    assert [move.move for move in legal] == here.moves()
    assert here.table.view(here.who(1), "en").legal == ()
    assert here.table.view(WATCHER, "en").legal == ()
    for move in legal:
        made = here.table.game.parse_move(move.move)
        preview = here.table.game.preview(here.table.state, made)
        assert (move.points, move.cost, move.dropped, move.bonus) == (
            *(preview.points, preview.cost),
            *(preview.dropped, preview.bonus),
        )
        assert move.kind == "draft"
        assert type(made)(**move.parts) == made
        assert ": " in move.text


def test_scores_are_foretold() -> None:
    """Each seat of Azul sees what it would have if the round ended now, and what a move would make of it, never below zero."""
    here = begun("hp")
    assert [seat.ahead for seat in here.table.view(WATCHER, "en").seats] == [0, 0]
    floor = next(move for move in here.table.view(here.who(0), "en").legal if move.parts["line"] == 0)
    assert floor.ahead == 0
    best = max(here.table.view(here.who(0), "en").legal, key=lambda move: move.points - move.cost)
    assert best.ahead == best.points - best.cost
    here.play(best.move)
    assert here.table.view(WATCHER, "en").seats[0].ahead == best.ahead
    pavilion = begun("hp", game="pavilion")
    assert pavilion.table.view(WATCHER, "en").seats[0].ahead is None
    assert {move.ahead for move in pavilion.table.view(pavilion.who(0), "en").legal} == {None}


def test_goals_are_what_the_end_of_the_game_pays() -> None:
    """On the coloured side each star and number says its points from the start; Azul has no such goals (P11.2, P11.3)."""
    (known, other) = (seat.goals for seat in begun("hp", game="pavilion").table.view(WATCHER, "en").seats)
    assert known == other
    stars = {"C": 12, "UL": 17, "UR": 14, "R": 15, "LR": 16, "LL": 18, "L": 20}
    assert {goal.name: goal.points for goal in known if goal.kind == "star"} == stars
    assert {goal.name: goal.points for goal in known if goal.kind == "number"} == {"1": 4, "2": 8, "3": 12, "4": 16}
    assert all(goal.least == goal.points and goal.covered == 0 for goal in known)
    assert begun("hp").table.view(WATCHER, "en").seats[0].goals == ()


def test_a_grey_star_says_what_it_may_become() -> None:
    """Empty it may become any kind, with one tile that color or many, with two tiles it is decided (P12.6)."""
    tiles = {"UL": ["red", "red"], "UR": ["red", "blue"], "R": ["blue"]}
    board = tuple((*tiles.get(star, []), *[None] * (6 - len(tiles.get(star, [])))) for star in STARS)
    setup = dataclasses.replace(Pavilion(2, side="grey").new().setup, seats=(SeatSetup(board=board), SeatSetup()))
    found = {
        goal.name: (goal.least, goal.points, goal.covered)
        for goal in outlook_of("pavilion").aims(setup)[0]
        if goal.kind == "star"
    }
    assert (found["UL"], found["UR"], found["R"], found["L"]) == ((14, 14, 2), (12, 12, 2), (12, 15, 1), (12, 20, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_that_take_nothing_say_why(language: str) -> None:
    """Every line that does not take a color which can be taken is listed with the words of a refusal, and no other line."""
    here = begun("hh")
    rng = random.Random(5)
    for _ in range(40):
        view = here.table.view(here.who(0), language)
        legal = {(move.parts["color"], move.parts["line"]) for move in view.legal}
        colors = {color for color, _ in legal}
        expected = {(color, line) for color in colors for line in range(1, 6)} - legal
        assert {(bar.color, bar.line) for bar in view.barred} == expected
        sources = {move.parts["color"]: int(move.parts["source"]) for move in view.legal}
        for bar in view.barred:
            reason = refuse(here.table.state.setup, Draft(sources[bar.color], bar.color, bar.line))
            assert reason is not None
            assert bar.text == Speaker(language).say(reason)
        assert here.table.view(WATCHER, language).barred == ()
        here.play(rng.choice(here.moves()))


def test_hints_are_counted() -> None:
    """A choice before which a hint was given counts once for its seat, also after a restart; one without does not."""
    here = begun("hp")
    here.table.session.note_hint()
    here.play(here.moves()[0])
    here.play(here.moves()[0])
    assert [seat.hints for seat in here.table.view(WATCHER, "en").seats] == [1, 0]
    assert [seat.hints for seat in here.folded_again().view(WATCHER, "en").seats] == [1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", TABLES, ids=str)
def test_every_legal_move_is_said(layout: Layout, language: str) -> None:
    """Every move of a game is named in words, differently from all others, and what it would bring is said after it."""
    here = begun("hhhh"[: layout.players], game=layout.game, **layout.options)
    rng, outlook = random.Random(layout.players), outlook_of(layout.game)
    for _ in range(150):
        if here.table.phase != "playing":
            break
        legal = here.table.view(here.who(0), language).legal
        names = [
            here.table.views.sentence(outlook.name(here.table.game.parse_move(move.move)), language).text for move in legal
        ]
        assert len(set(names)) == len(names)
        assert all(move.text.startswith(f"{name}: ") for move, name in zip(legal, names, strict=True))
        assert all(move.text.endswith(".") and "{" not in move.text for move in legal)
        here.play(rng.choice(here.moves()))


@pytest.mark.parametrize(
    ("move", "preview", "text"),
    [
        (
            Draft(1, "yellow", 1),
            Preview(points=1, cost=2, dropped=2),
            "Yellow from factory 1 to line 1: 1 point. It costs 2 points. Two tiles fall to the floor.",
        ),
        (Draft(0, "red", 0), Preview(dropped=1), "Red from the center to the floor: no points. One tile falls to the floor."),
        (Place("B", 6, "blue", 2), Preview(points=6, bonus=1), BLUE),
        (Pass(), Preview(), "Pass: you keep all your tiles, and it costs nothing."),
        (Pass(), Preview(cost=2, dropped=2), "Pass: you can keep only four tiles, 2 must be discarded. It costs 2 points."),
    ],
)
def test_some_legal_moves_in_words(move: Any, preview: Preview, text: str) -> None:
    """A move is said as people say it, and what it would bring."""
    outlook = outlook_of("azul" if isinstance(move, Draft) else "pavilion")
    assert legal_move(outlook, "en", move, preview).text == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_said_in_the_clients_language(language: str) -> None:
    """Every event has its Phrases, said with the names of the people."""
    here = begun("hp").play_on(random.Random(2))
    speaker = Speaker(language, names=NAMES[:2])
    for event, entry in zip(here.table.view(WATCHER, language).events, here.table.session.history, strict=True):
        told = tell_entry(here.table.game, entry, here.table.session.result)
        assert [sentence.text for sentence in event.phrases] == speaker.say_all(told)
        assert event.phrases
        assert here.table.session.history[event.sequence - 1] is entry
    first = here.table.view(WATCHER, "en").events
    assert [sentence.text for event in first[:3] for sentence in event.phrases] == [
        "Anna has joined.",
        "Béla has joined.",
        "The game begins.",
    ]


def test_bots_are_called_by_their_level() -> None:
    """In each language a bot has the name of its level, and several of the same level first names."""
    here = room("hbb")
    assert [seat["name"] for seat in seen(here)["seats"]] == ["", "Ada", "Ben"]
    mixed = (*make_plain_opening("hb").seats, SeatRequest(kind="bot", level=10))
    opening: Opening = replace(make_plain_opening("hbb"), seats=mixed)
    names = [seat.name for seat in Table(opening, SEED).view(WATCHER, "hu").seats]
    assert names == ["", *(Speaker("hu").say_all([_level(1), _level(10)]))]


def _level(number: int) -> Phrase:
    return Phrase(f"dialogue.level.{number}")


def test_names_come_into_old_sentences() -> None:
    """What was said before somebody had a name is said with the name afterwards."""
    here = room("hp")
    here.table.view(WATCHER, "en")
    here.seat_all()
    assert seen(here)["events"][1]["phrases"][0]["text"] == "Béla has joined."


@pytest.mark.parametrize("since", [0, 1, 3, 7])
def test_a_client_that_comes_back_gets_what_it_has_missed(since: int) -> None:
    """With `since`, only later events are sent; the rest of the view is the same."""
    here = begun("hp")
    for _ in range(4):
        here.play(here.moves()[0])
    whole, part = seen(here), seen(here, since=since)
    assert part.pop("events") == whole.pop("events")[since:]
    assert part == whole
    update = json.loads(here.table.write_update(WATCHER, "en", since))
    assert update.pop("type") == "update"
    update.pop("events")
    assert update == {name: whole[name] for name in update}


def test_views_are_equal_however_often_they_are_asked_for() -> None:
    """Caches between views change nothing: a reloaded table says the same."""
    here = begun("hpb", game="pavilion").play_on(random.Random(5), lambda table: table.sequence > 60)
    here.table.view(WATCHER, "en")
    again = here.folded_again()
    for language in LANGUAGES:
        for who in (WATCHER, here.who(0), here.who(1)):
            assert again.write_view(who, language) == here.table.write_view(who, language)


def test_what_is_no_longer_kept_is_told_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables whose events were evicted from the cache, in several languages, say the same as freshly loaded ones."""
    monkeypatch.setattr(encoded, "MAX_CACHED_EVENTS", 30)
    rooms = [begun("hp").play_on(random.Random(number), lambda table: table.sequence > 20) for number in range(3)]
    for language in (*LANGUAGES, *LANGUAGES):
        for here in rooms:
            since = here.table.sequence
            here.play(here.moves()[0])
            again = here.folded_again()
            assert here.table.write_update(WATCHER, language, since) == again.write_update(WATCHER, language, since)
            assert here.table.write_view(WATCHER, language) == again.write_view(WATCHER, language)


@pytest.mark.parametrize("layout", TABLES, ids=str)
def test_joined_views_are_the_plain_ones(layout: Layout, scaled: Callable[[int], int]) -> None:
    """Byte for byte, what is joined from cached parts is what the message types alone would write, for all clients."""
    rng = random.Random(str(layout))
    clock = ClockRequest(seconds=900) if layout.players > 2 else None
    for _ in range(scaled(2)):
        here = begun("hppb"[: layout.players], game=layout.game, clock=clock, **layout.options)
        clients = (WATCHER, here.who(0), here.who(1), Who(frozenset(range(layout.players)), "all"))
        while here.table.phase == "playing" and here.table.sequence < 150:
            since = here.table.sequence
            _go_on(here, rng)
            for who in clients:
                for language in LANGUAGES:
                    if rng.random() < 0.1:
                        first = rng.randrange(since + 1)
                        assert here.table.write_update(who, language, since) == plain_update(here.table, who, language, since)
                        assert here.table.write_view(who, language, first) == plain_view(here.table, who, language, first)


def _go_on(here: Room, rng: random.Random) -> None:
    """Let something happen: a move, now and then a hint before it, an undo or a resignation."""
    chance = rng.random()
    if here.table.thinker():
        here.reply()
    elif chance < 0.05 and here.table.can_undo(here.who(0)):
        here.undo(here.who(0))
    elif chance > 0.99:
        here.resign(0)
    else:
        if chance > 0.9:
            here.table.session.note_hint()
        here.play(rng.choice(here.moves()))


# Secrets


@given(st.data(), st.sampled_from(["hp", "hb", "hpb", "hhpp"]), st.sampled_from(["azul", "pavilion"]), st.integers(0, 40))
def test_views_depend_on_nothing_secret(data: st.DataObject, seats: str, game: Any, length: int) -> None:
    """Two tables with the same public history and different seeds give the same bytes, but for the commitment itself."""
    here = begun(seats, game=game)
    rng = random.Random(data.draw(st.integers(0, 1000)))
    here.play_on(rng, lambda table: table.sequence > length)
    if here.table.phase == "over":
        return
    secret = data.draw(st.binary(min_size=32, max_size=32))
    twin = Table(here.table.opening, secret, [entry.event for entry in here.table.session.history])
    for who in (WATCHER, here.who(0), Who(frozenset(range(len(seats))), "all")):
        for language in LANGUAGES:
            one, other = (table.view(who, language) for table in (here.table, twin))
            assert write(replace(one, commitment="")) == write(replace(other, commitment=""))
        assert here.table.write_update(who, "en", 0) == twin.write_update(who, "en", 0)
        assert refused(here.table, who) == refused(twin, who)
    assert repr(here.table) == repr(twin)
    assert SEED.hex().encode() not in here.table.write_view(here.who(0), "en")
    assert str(here.table.record).replace(here.table.commitment.hex(), "") == str(twin.record).replace(
        twin.commitment.hex(), ""
    )


def refused(table: Table, who: Who) -> str:
    """Make an impossible request and return the whole refusal."""
    try:
        table.decide(who, Play(id="1", sequence=table.sequence, move="9B9"), NOW)
    except Refused as error:
        return f"{error!r} {error} {error.code}"
    raise AssertionError("that should have been refused")
