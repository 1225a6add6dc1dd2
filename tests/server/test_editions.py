"""Editions on the wire: the catalog lists them, a table is made by one, and whoever is there gets its words and letters."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sintra.games import editions, names
from sintra.server.shell.catalog import catalog
from sintra.server.table.opening import make_opening, read_opening, write_opening
from sintra.server.table.table import Table
from sintra.server.wire.messages import CreateTable, GameName, Join
from tests.server.playing import HERE, NOW, PERSON, SEED, WATCHER, Room, refusal, room


def opened(game: GameName, edition: str | None, **options: Any) -> Room:
    """Make a table of an edition."""
    wish = CreateTable(game=game, seats=(HERE, PERSON), edition=edition, start=0, options=options)
    return Room(Table(make_opening(wish, "table1", NOW), SEED))


def seen(here: Room, language: str = "en") -> dict[str, Any]:
    """Return the view of a watcher."""
    return dict(json.loads(here.table.write_view(WATCHER, language, None)))


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_the_catalog_lists_every_edition(language: str) -> None:
    """Each has a title of its own and a sentence about what is different, with what is printed on its box."""
    listed = {game.name: game.editions for game in catalog(language).games}
    for name in names():
        assert [edition.name for edition in listed[name]] == [edition.name for edition in editions(name)]
    ours = [edition for name in ("azul", "pavilion") for edition in listed[name]]
    assert len({edition.title for edition in ours}) == len(ours) == 4
    assert all(edition.about.endswith(".") and edition.minutes == (30, 45) and edition.age == 8 for edition in ours)


def test_the_tactile_edition_is_one_choice() -> None:
    """It brings its column bonus, and its letters in every sentence, also for somebody who only watches."""
    here = opened("azul", "tactile").seat_all()
    view = seen(here)
    assert (view["edition"], view["colors"], view["options"]["column_bonus"]) == ("tactile", "tactile", 5)
    told = " ".join(phrase["text"] for event in view["events"] for phrase in event["phrases"])
    assert not {"blue", "yellow", "black", "teal"} & set(told.replace(",", " ").replace(".", " ").split())
    mover = json.loads(here.table.write_view(here.who(0), "en", None))
    assert not any("black" in move["text"] or "teal" in move["text"] for move in mover["legal"])


def test_options_are_chosen_within_an_edition() -> None:
    """What is asked for comes before what the edition has by itself."""
    assert seen(opened("azul", "tactile", wall="grey", column_bonus=7))["options"]["column_bonus"] == 7
    assert seen(opened("pavilion", "mini", joker_order="reverse_side"))["options"]["joker_order"][0] == "orange"


def test_a_preset_still_means_its_edition() -> None:
    """A request from before there were editions gets the one that its preset belongs to; without one, the first."""
    assert seen(opened("azul", None, preset="tactile"))["colors"] == "tactile"
    assert seen(opened("pavilion", None, preset="mini"))["edition"] == "mini"
    assert seen(opened("azul", None))["edition"] == "standard"


def test_an_unknown_edition_is_refused() -> None:
    """The refusal names those that there are."""
    refused = refusal("malformed", lambda: opened("azul", "golden"))
    assert "there are standard, tactile" in str(refused.phrase.values)


def test_an_opening_from_before_editions_is_read() -> None:
    """It is the first edition, and a rematch keeps the edition that was played."""
    stored = json.loads(write_opening(opened("azul", "tactile").table.opening))
    assert read_opening(json.dumps(stored)).next_opening("table2", NOW).played.name == "tactile"
    del stored["edition"]
    assert read_opening(json.dumps(stored)).played.name == "standard"


def test_bots_of_one_level_have_different_names() -> None:
    """Each gets a first name that nobody else has, also when a person is called so."""
    here = room("hbbb")
    first = seen(here)["seats"][1]["name"]
    called: list[Any] = [seat["name"] for seat in seen(here)["seats"][1:]]
    assert len({name[:3] for name in called}) == 3
    here.ask(here.who(0), Join(id="1", seat=0, name=first))
    assert [seat["name"] for seat in seen(here)["seats"]].count(first) == 1
