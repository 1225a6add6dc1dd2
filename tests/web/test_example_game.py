"""The example game in a real browser: the pages have no drawing of it, and nothing in Sintra knows it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.examples.installation import install, search_path
from tests.server.running import Child, spawn
from tests.web.browsing import SIZES, join, make_table
from tests.web.conftest import Window
from tests.web.playing import heard, listen, sequence, wait_after
from tests.web.test_pages import ALL, FITS, problems

MOVES = "#mine [data-act=choose]"
OPEN = f"{MOVES}:not([aria-disabled=true])"
ROUNDS = 8


@pytest.fixture(scope="module")
def quarry(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    """Serve with the example game installed beside Sintra."""
    folder = tmp_path_factory.mktemp("quarry")
    install(folder / "packages")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", search_path(folder / "packages"))
        with spawn(folder / "tables.db") as server:
            yield server


@pytest.fixture
def table(quarry: Child, window: Window) -> Page:
    """Open a table at which a person plays against a bot."""
    page = window()
    made = make_table(quarry.url, ["here", 1], game="quarry", rounds=ROUNDS, yard="marked")
    join(made, made.creator, "Marta")
    page.goto(made.link(made.creator))
    expect(page.locator(OPEN).first).to_be_visible()
    return page


def test_the_start_page_offers_it(quarry: Child, window: Window) -> None:
    """Whoever opens the page finds the game by its name, beside those that have drawings."""
    page = window()
    page.goto(f"{quarry.url}/")
    expect(page.locator("main")).to_contain_text("Quarry")


def test_the_position_is_a_text_board_and_sentences(table: Page) -> None:
    """The eye sees the board, the ear hears the same in sentences."""
    expect(table.locator("#table pre")).to_contain_text("seat 1  A B C D")
    expect(table.locator("#table .told li").first).to_have_text("Marta's turn, round 1.")
    expect(table.locator("#table .told")).to_contain_text("On the cart, from the front:")
    expect(table.locator("h1")).to_contain_text("Quarry")


def by_pointer(page: Page) -> None:
    """Click on a move."""
    page.locator(OPEN).first.click()


def by_keys(page: Page) -> None:
    """Go to the list, one move down, and press Enter."""
    for key in ("m", "ArrowDown", "Enter"):
        page.keyboard.press(key)


def by_command(page: Page) -> None:
    """Type a move as it is written."""
    move = page.locator(OPEN).first.get_attribute("data-move") or ""
    page.keyboard.press("/")
    page.keyboard.type(move)
    page.keyboard.press("Enter")


def test_a_whole_game_by_pointer_keys_and_command(table: Page) -> None:
    """A person plays to the end, each move by another hand; every one is said aloud, and the result is shown."""
    listen(table)
    hands = (by_pointer, by_keys, by_command)
    for number in range(ROUNDS):
        expect(table.locator(OPEN).first).to_be_visible()
        before = sequence(table)
        hands[number % len(hands)](table)
        wait_after(table, before)
    expect(table.locator(".result").first).to_be_visible()
    table.wait_for_function("() => window.heard.filter((said) => said.includes('Marta takes ')).length >= 8")
    said = " ".join(heard(table))
    assert "wins with" in said or "share the victory" in said


def test_axe_finds_nothing(table: Page) -> None:
    """The page is as accessible as those with drawings, and nothing scrolls sideways."""
    for size in ("desktop", "phone"):
        width, height = SIZES[size]
        table.set_viewport_size({"width": width, "height": height})
        table.wait_for_timeout(50)
        assert problems(table, ALL) == [], size
        assert table.evaluate(FITS), size
