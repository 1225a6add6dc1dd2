"""Animations of moves: one after another, and skipped on any key."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.advancing import Player, View
from tests.web.browsing import join, make_table
from tests.web.conftest import Window

GAP = 250  # milliseconds: a little less than a flight takes
PRESSES = 30
MOVES = 3
RECORD = """() => {
    window.seen = [];
    const look = () => {
        const scores = [...document.querySelectorAll("[data-spot^='score:']")].map((place) => place.textContent).join(" ");
        const told = document.querySelectorAll("#log li").length;
        const last = window.seen.at(-1);
        if (last?.scores !== scores || last?.told !== told) window.seen.push({ at: performance.now(), scores, told });
        requestAnimationFrame(look);
    };
    look();
}"""


def watched(server: Running, window: Window) -> tuple[Player, Page]:
    """Seat two people, and let a third look on by a page on which things move."""
    made = make_table(server.url, ["here", "here"])
    join(made, made.creator, "Marta", "Inês")
    page = window(motion="no-preference")
    page.goto(made.link(made.watch))
    page.wait_for_selector("#log li")
    return Player(made, made.creator), page


def play(player: Player, number: int) -> View:
    """Make a number of moves as fast as the server takes them."""
    before = player.view()["sequence"]
    return player.advance(lambda view: view["sequence"] >= before + number)


def test_moves_are_shown_one_after_another(server: Running, window: Window) -> None:
    """Moves that arrive at once are queued and animated in order, and none is lost."""
    player, page = watched(server, window)
    told = page.locator("#log li").count()
    page.evaluate(RECORD)
    play(player, MOVES)
    expect(page.locator("#log li")).to_have_count(told + MOVES)
    seen = page.evaluate("window.seen.filter((one, index, all) => index && one.told > all[index - 1].told)")
    assert [one["told"] for one in seen] == [told + number for number in range(1, MOVES + 1)]
    assert all(later["at"] - earlier["at"] >= GAP for earlier, later in pairwise(seen))


def test_a_key_shows_at_once_what_has_waited(server: Running, window: Window) -> None:
    """A key skips the animations, and the page shows the current position."""
    player, page = watched(server, window)
    told = page.locator("#log li").count()
    play(player, MOVES)
    for _ in range(PRESSES):  # on a busy machine some may come only after the first key
        page.wait_for_timeout(200)
        page.keyboard.press("Escape")
        if page.locator("#log li").count() == told + MOVES:
            break
    expect(page.locator("#log li")).to_have_count(told + MOVES)
    expect(page.locator("#layer > *")).to_have_count(0, timeout=1_000)
