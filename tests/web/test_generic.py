"""A game that the pages have no drawing of, in a real browser: messages of Azul come under another name, with a text."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.running import Running
from tests.web.browsing import SIZES, join, make_table
from tests.web.conftest import Window
from tests.web.playing import heard, listen, sequence, wait_after
from tests.web.test_pages import ALL, FITS, problems

NAME = "mosaic"
BOARD = "a b c\n. # ."
SENTENCES = ["Row 1 has three tiles.", "Row 2 has one."]
DESCRIPTION: list[dict[str, Any]] = [{"key": f"{NAME}.row", "values": {}, "text": text} for text in SENTENCES]
MOVES = "#mine [data-act=choose]"


def renamed(text: str) -> str:
    """Rewrite a message of the server as for a game that the pages do not know."""
    message: dict[str, Any] = json.loads(text)
    if "game" in message:
        message["game"] = NAME
    if message.get("state"):
        message.update(state={"game": NAME, "options": {"size": 5}}, state_text=BOARD, description=DESCRIPTION)
    return json.dumps(message)


def disguise(line: WebSocketRoute) -> None:
    """Intercept the messages between page and server."""
    server = line.connect_to_server()
    server.on_message(lambda message: line.send(renamed(str(message))))


@pytest.fixture
def table(server: Running, window: Window) -> Page:
    """Open a table of an unknown game, at which both people sit."""
    page = window()
    page.route_web_socket("**/api/socket", disguise)
    made = make_table(server.url, ["here", "here"])
    join(made, made.creator, "Marta", "Inês")
    page.goto(made.link(made.creator))
    expect(page.locator(MOVES).first).to_be_visible()
    return page


def test_the_position_is_text_for_the_eye_and_sentences_for_the_ear(table: Page) -> None:
    """The board stands as it was sent, hidden from readers, who get the sentences; the bar has a title and the options."""
    expect(table.locator("#table pre")).to_have_text(BOARD)
    expect(table.locator("#table pre")).to_have_attribute("aria-hidden", "true")
    expect(table.locator("#table .told li")).to_have_text(SENTENCES)
    expect(table.locator("h1")).to_contain_text("Mosaic")
    expect(table.locator("h1")).to_contain_text("size: 5")


def test_it_is_played_by_pointer_by_keys_and_by_command(table: Page) -> None:
    """A click on a move makes it; so do the arrows and Enter in the list, and a move that is typed; each is said aloud."""
    listen(table)
    before = sequence(table)
    table.locator(MOVES).nth(2).click()
    wait_after(table, before)
    before = sequence(table)
    expect(table.locator(MOVES).first).not_to_have_attribute("aria-disabled", "true")
    for key in ("m", "ArrowDown", "ArrowDown"):
        table.keyboard.press(key)
    third = table.locator(MOVES).nth(2).get_attribute("data-move") or ""
    expect(table.locator(f"{MOVES}:focus")).to_have_attribute("data-move", third)
    table.keyboard.press("Enter")
    wait_after(table, before)
    before = sequence(table)
    expect(table.locator(MOVES).first).not_to_have_attribute("aria-disabled", "true")
    move = table.locator(MOVES).first.get_attribute("data-move") or ""
    table.keyboard.press("/")
    table.keyboard.type(move)
    table.keyboard.press("Enter")
    wait_after(table, before)
    table.wait_for_function("() => window.heard.filter((said) => said.includes(' takes ')).length >= 3")
    assert sum(" takes " in said for said in heard(table)) == 3


def test_axe_finds_nothing_and_nothing_scrolls_sideways(table: Page) -> None:
    """The generic page is as accessible as the others, on a desktop and on a phone."""
    for size in ("desktop", "phone"):
        width, height = SIZES[size]
        table.set_viewport_size({"width": width, "height": height})
        table.wait_for_timeout(50)
        assert problems(table, ALL) == [], size
        assert table.evaluate(FITS), size
