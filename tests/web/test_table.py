"""A table of Azul in a real browser: every way to play, undo, hints, resigning, rematch, and lost connections."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.running import Running
from tests.web.advancing import Player
from tests.web.browsing import PLAIN, Made, join, make_table
from tests.web.conftest import Window
from tests.web.playing import (
    ABLE,
    heard,
    listen,
    play_by_command,
    play_by_keys,
    play_by_pointer,
    sequence,
    wait_after,
    wait_for_turn,
)

Play = Callable[[Page], None]


def seated(server: Running, page: Page, *seats: str | int, **options: Any) -> Made:
    """Create a table, sit down, and open it."""
    made = make_table(server.url, seats, **options)
    join(made, made.creator, *["Marta", "Inês", "Tomás", "Zsófia"][: seats.count("here")])
    page.goto(made.link(made.creator))
    page.wait_for_selector(ABLE)
    return made


@pytest.mark.parametrize("play", [play_by_pointer, play_by_keys, play_by_command])
def test_a_game_is_played_to_its_end(server: Running, window: Window, play: Play) -> None:
    """By pointer alone, by keys alone and by command line alone a game on the grey wall ends with its result.

    Games on the coloured wall are in test_transcripts.py.
    """
    page = window()
    seated(server, page, "here", "here", max_rounds=1, wall="grey")
    while wait_for_turn(page) != "over":
        play(page)
    expect(page.locator("#result-h")).to_contain_text(re.compile("wins|share"))
    assert page.locator(".breakdown tbody tr").count() == 4


def test_dragging_places(server: Running, window: Window) -> None:
    """Tiles dragged to a legal line are placed there; dropped elsewhere they go back."""
    page = window()
    seated(server, page, "here", "here")
    before = sequence(page)
    page.locator(f"{ABLE} .tile").first.hover()
    page.mouse.down()
    page.mouse.move(400, 300, steps=5)
    page.mouse.move(700, 100, steps=5)
    page.mouse.up()
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)
    page.locator(f"{ABLE} .tile").first.hover()
    page.mouse.down()
    target = page.locator("#mine [data-line='5']").bounding_box()
    assert target is not None
    page.mouse.move(target["x"] + 60, target["y"] + 20, steps=8)
    page.mouse.up()
    page.wait_for_function("before => document.querySelectorAll('#log li').length > 0 && before >= 0", arg=before)
    expect(page.locator("#mine [data-line='5'] .tile, #opponents [data-seat='0'] .lines .tile").first).to_be_visible()


def test_touch_places_by_chips(server: Running, window: Window) -> None:
    """On a phone a tap takes, and a chip in the dock places."""
    page = window("phone")
    seated(server, page, "here", "here")
    page.locator(f"{ABLE} .tile").first.tap()
    page.locator(".chip").first.tap()
    expect(page.locator("#log li").last).to_contain_text("Marta")


def test_arrows_and_enter_play(server: Running, window: Window) -> None:
    """Inside a region arrows move; Enter takes, and the focus goes to the first legal line; Escape puts back."""
    page = window()
    seated(server, page, "here", "here")
    page.keyboard.press("t")
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") != first
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('#mine .legal')")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.matches('[data-act=take]')")
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)


def test_an_illegal_place_is_explained(server: Running, window: Window) -> None:
    """A click on a line that takes no such tiles says why, in the server's words, and puts the tiles back."""
    page = window()
    seated(server, page, "here", "here")
    for _ in range(2):
        before = sequence(page)
        page.locator(f"{ABLE} .tile").first.click()
        page.locator("#mine [data-line='5']").click()
        wait_after(page, before)
    color = page.evaluate("document.querySelector('#mine [data-line=\"5\"]').getAttribute('aria-label').match(/5: (\\w+),/)[1]")
    page.locator(f"{ABLE}:not([data-color={color}]) .tile").first.click()
    page.locator("#mine [data-line='5']").click(force=True)
    expect(page.locator("#say")).to_contain_text("ine 5")
    expect(page.locator("#alarm")).to_contain_text("ine 5")


def test_undo_hint_and_giving_up(server: Running, window: Window) -> None:
    """Undo takes a move back, a hint shows a move, resigning asks first and ends the game; a rematch begins at once."""
    page = window()
    seated(server, page, "here", "here")
    page.keyboard.press("h")
    expect(page.locator(".hinted").first).to_be_visible()
    play_by_pointer(page)
    play_by_pointer(page)
    page.keyboard.press("u")
    expect(page.locator("#log .undone")).to_have_count(1)
    page.click("[data-act=resign]")
    page.click("[data-act=resign-sure]")
    expect(page.locator(".result .meta").first).to_contain_text("resigned")
    old = page.url
    page.click("[data-act=rematch]")
    page.wait_for_url(lambda url: url != old)
    page.wait_for_selector(ABLE)
    page.goto(old)
    page.reload()
    expect(page.locator("[data-act=rematch]")).to_contain_text("Go to the rematch")


def test_everything_is_said(server: Running, window: Window) -> None:
    """The live region says what is taken up, what a move did, and whose turn it is."""
    page = window()
    seated(server, page, "here", 1)
    page.wait_for_timeout(600)
    listen(page)
    page.locator(f"{ABLE} .tile").first.click()
    page.locator("#mine .row.legal").first.click(position={"x": 8, "y": 12})
    wait_for_turn(page)
    page.wait_for_function("() => window.heard.length > 2 && window.heard.at(-1) === 'Your turn.'")
    said = heard(page)
    assert "possible" in said[0]
    assert said[1].startswith("Marta takes")
    assert any("takes" in text and not text.startswith("Marta") for text in said)
    assert said[-1] == "Your turn."


def test_two_browsers_play_and_one_loses_its_connection(server: Running, window: Window) -> None:
    """Two people at two browsers; one loses its connection, says so, reconnects and has missed nothing."""
    one, other = window(), window()
    wires: list[WebSocketRoute] = []
    attempts: list[WebSocketRoute] = []
    cuts: list[bool] = []

    def through(wire: WebSocketRoute) -> None:
        if cuts:
            attempts.append(wire)
            wire.close()
        else:
            wires.append(wire)
            wire.connect_to_server()

    one.route_web_socket("**/api/socket", through)
    made = make_table(server.url, ["here", "person"])
    join(made, made.creator, "Marta")
    join(made, made.persons[0], "Inês")
    one.goto(made.link(made.creator))
    other.goto(made.link(made.persons[0]))
    wait_for_turn(one)
    play_by_pointer(one)
    wait_for_turn(other)
    cuts.append(True)
    wires[-1].close()
    expect(one.locator("#say")).to_contain_text("Connection lost")
    expect(one.locator("#alarm")).to_contain_text("Connection lost")
    play_by_pointer(other)
    before = len(attempts)
    one.click("[data-act=connect]")  # while it cannot connect: else the page might do so first, and the button be gone
    while len(attempts) == before:
        one.wait_for_timeout(20)
    cuts.clear()
    wait_for_turn(one)
    expect(one.locator("#log li").last).to_contain_text("Inês")
    play_by_pointer(one)
    wait_for_turn(other)
    assert sequence(one) == sequence(other)


def test_missed_moves_are_counted_and_shown(server: Running, window: Window) -> None:
    """After a reconnect the number of missed moves is announced, and the current position is shown."""
    page = window(motion="no-preference", is_offline=True)
    made = make_table(server.url, ["here", "person"])
    join(made, made.creator, "Marta")
    join(made, made.persons[0], "Inês")
    wires: list[WebSocketRoute] = []
    is_cut: list[bool] = []

    def through(wire: WebSocketRoute) -> None:
        if is_cut:
            wire.close()
        else:
            wires.append(wire)
            wire.connect_to_server()

    page.route_web_socket("**/api/socket", through)
    page.goto(made.link(made.creator))
    page.wait_for_selector(ABLE)
    listen(page)
    mine, other = Player(made, made.creator), Player(made, made.persons[0])
    is_cut.append(True)
    wires[-1].close()
    expect(page.locator("#say")).to_contain_text("Connection lost")
    for player in (mine, other):
        view = player.view()
        player.play(view, player.choose(view)[0])
    is_cut.clear()
    page.evaluate("() => document.querySelector('[data-act=connect]')?.click()")  # gone if it has just reconnected by itself
    page.wait_for_selector(ABLE)
    page.wait_for_function("() => window.heard.includes('Connected again. You missed 2 moves.')")
    expect(page.locator("#opponents .lines .tile")).not_to_have_count(0)


def test_others_moves_keep_a_ring_until_mine(server: Running, window: Window) -> None:
    """What the opponent has taken and placed has a thin ring, which goes when I move."""
    page = window()
    made = make_table(server.url, ["here", "person"], start=1)
    join(made, made.creator, "Marta")
    join(made, made.persons[0], "Inês")
    page.goto(made.link(made.creator))
    page.wait_for_selector("#mine")
    other = Player(made, made.persons[0])
    view = other.view()
    other.play(view, other.choose(view)[0])
    page.wait_for_selector(ABLE)
    expect(page.locator("#opponents [data-ringed] .tile")).not_to_have_count(0)
    expect(page.locator("#table [data-ringed]")).not_to_have_count(0)
    play_by_pointer(page)
    expect(page.locator("[data-ringed]")).to_have_count(0)


def test_clocks_run_and_the_title_calls(server: Running, window: Window) -> None:
    """At a table with clocks each person's time is shown, mine runs, and title and icon say that it is my turn."""
    page = window()
    body = {"game": "azul", "seats": [{"kind": "here"}, {"kind": "person"}], "start": 0, "clock": {"seconds": 600}}
    found = httpx.post(f"{server.url}/api/tables", json=body, **PLAIN).raise_for_status().json()
    made = Made(server.url, found["table"], found["creator"]["token"], (found["persons"][0]["token"],), "")
    join(made, made.creator, "Marta")
    join(made, made.persons[0], "Inês")
    page.goto(made.link(made.creator))
    page.wait_for_selector(ABLE)
    expect(page.locator("#opponents seat-clock")).to_have_text("10:00")
    expect(page.locator("#mine seat-clock")).to_have_text(re.compile(r"9:\d\d"))
    expect(page).to_have_title(re.compile("^Your turn"))
    expect(page.locator("#favicon")).to_have_attribute("href", "/art/logo-turn.svg")
    play_by_pointer(page)
    expect(page).not_to_have_title(re.compile("^Your turn"))
    expect(page.locator("#favicon")).to_have_attribute("href", "/art/logo.svg")


def test_hints_are_shown_in_the_result(server: Running, window: Window) -> None:
    """Who has asked for hints finds their number under the breakdown."""
    page = window()
    made = seated(server, page, "here", "here", max_rounds=1)
    page.keyboard.press("h")
    expect(page.locator(".hinted").first).to_be_visible()
    Player(made, made.creator).advance()
    expect(page.locator(".breakdown .hints td").first).to_have_text("1")


def test_a_wrong_link_is_said_to_be_wrong(server: Running, window: Window) -> None:
    """A link that leads nowhere gets a sentence, what may be the matter, and a way out; the logo says whose page it is."""
    page = window(locale="de")
    page.goto(f"{server.url}/table/nothing#{'x' * 32}")
    expect(page.locator("[role=alert] h2")).to_be_visible()
    expect(page.locator("[role=alert] p")).to_contain_text("Vielleicht wurde der Link nicht ganz kopiert")
    expect(page.locator(".bar h1")).to_have_css("clip-path", "inset(50%)")
    page.click("[role=alert] .primary")
    page.wait_for_selector(".cards")


def test_the_command_line_shows_a_move_that_can_be_typed_now(server: Running, window: Window) -> None:
    """The example in it is legal at this moment: typed as it stands it is accepted, and the next one is another."""
    page = window()
    seated(server, page, "here", "here")
    before = sequence(page)
    example = page.get_attribute("#command", "placeholder") or ""
    page.keyboard.press("/")
    page.keyboard.type(example.removeprefix("Move or question: "))
    page.keyboard.press("Enter")
    wait_after(page, before)
    expect(page.locator("#command")).not_to_have_attribute("placeholder", example)


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_the_mark_of_my_turn_stays_where_it_is(server: Running, window: Window, game: str) -> None:
    """Whatever is said of a seat below its name, such as the marker it has taken, moves nothing beside the name."""
    page = window()
    made = make_table(server.url, ["here", "here"], game=game)
    join(made, made.creator, "Marta", "Inês")
    page.goto(made.link(made.creator))
    turn = page.locator("#mine .who .turn")
    before = turn.bounding_box()
    page.locator("#mine .who .meta").evaluate("meta => meta.textContent = 'At this screen · start marker · and much more'")
    assert before is not None
    assert turn.bounding_box() == before
