"""The log: an entry shows its position while the game goes on, earlier rounds are folded, and nothing on the page jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.server.running import Running
from tests.web.advancing import Player
from tests.web.browsing import Made, join, make_table
from tests.web.conftest import Window
from tests.web.pavilion_playing import BY_POINTER, play
from tests.web.playing import ABLE, listen, play_by_pointer, wait_for_turn
from tests.web.speed import WATCH

LOOKING = "footer.looking"
CURRENT = "#log [aria-current=step]"
PHONES = ("phone", "narrow")
STRICT = WATCH.replace("if (!entry.hadRecentInput) ", "")  # a dock that grows under the thumb counts too


def _opened(server: Running, page: Page, rounds: int) -> tuple[Made, Player]:
    """Open a game of two at one screen that has come to a round."""
    made = make_table(server.url, ["here", "here"])
    join(made, made.creator, "Marta", "Inês")
    player = Player(made, made.creator)
    player.advance(until=lambda view: view["state"]["round"] == rounds)
    page.goto(made.link(made.creator))
    page.wait_for_selector(ABLE)
    return made, player


def test_an_entry_shows_its_position_and_the_way_back(server: Running, window: Window) -> None:
    """By pointer: the first deal lies there whole again, nothing can be taken, and one button leads back."""
    page = window()
    _, player = _opened(server, page, 1)
    player.play(view := player.view(), player.choose(view)[0])
    page.wait_for_selector("#log li:nth-of-type(3) .goto")
    tiles = page.locator("#table .factory .tile").count()
    page.locator("#log .goto").first.click()
    page.wait_for_selector(LOOKING)
    assert page.locator("#table .factory .tile").count() > tiles
    assert page.locator(ABLE).count() == 0
    assert "Move 0 of 1, round 1" in (page.text_content("#say") or "")
    assert "Your turn" in page.title()
    page.click("[data-act=back]")
    page.wait_for_selector(ABLE)
    assert page.locator("#table .factory .tile").count() == tiles


def test_a_position_is_reached_by_keys_and_said(server: Running, window: Window) -> None:
    """G goes to the log, Enter shows the position, the arrows go on, and Escape returns to the entry."""
    page = window()
    _, player = _opened(server, page, 2)
    steps = sum(event["kind"] in {"deal", "move", "forced"} for event in player.view()["events"])
    listen(page)
    page.keyboard.press("g")
    page.keyboard.press("End")
    page.locator("#log .goto").last.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{CURRENT}[data-at='{steps}']")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f"{CURRENT}[data-at='{steps - 1}']")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"{CURRENT}[data-at='{steps}']")
    page.wait_for_function("() => window.heard.some((text) => text.startsWith('Move '))")  # the next answer would supersede it
    page.keyboard.press("Escape")
    page.wait_for_selector(ABLE)
    page.wait_for_function("() => window.heard.some((text) => text === 'Back at the current position.')")


def test_looking_back_stays_while_others_play(server: Running, window: Window) -> None:
    """What happens meanwhile comes into the log, and does not take the position away."""
    page = window()
    _, player = _opened(server, page, 1)
    page.locator("#log .goto").first.click()
    page.wait_for_selector(LOOKING)
    before = page.locator("#log [data-sequence]").count()
    player.play(view := player.view(), player.choose(view)[0])
    page.wait_for_function("count => document.querySelectorAll('#log [data-sequence]').length > count", arg=before)
    assert page.locator(LOOKING).count() == 1
    assert page.locator(f"{CURRENT}[data-at='1']").count() == 1


def test_earlier_rounds_are_folded_and_all_their_entries_within_reach(server: Running, window: Window) -> None:
    """Two rounds are there entry by entry; a line opens another with all its entries, and each shows its position."""
    page = window()
    _opened(server, page, 4)
    assert page.locator("#log .folded button[aria-expanded=false]").count() == len((1, 2))
    shown = page.locator("#log [data-sequence]").count()
    page.locator("#log .folded button").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#log .folded button[aria-expanded=true]")
    assert "Round 1" in (page.text_content("#log li:nth-child(2)") or "") or "begins" in (
        page.text_content("#log li:nth-child(2)") or ""
    )
    assert page.locator("#log [data-sequence]").count() > shown
    page.locator("#log .goto[data-at='2']").click()
    page.wait_for_selector(LOOKING)
    assert "round 1" in (page.text_content("#say") or "")


def test_the_result_still_shows_every_position(server: Running, window: Window) -> None:
    """After the end an entry shows the boards as they lay, and the way back leads to the result."""
    page = window()
    made = make_table(server.url, ["here", "here"], max_rounds=1)
    join(made, made.creator, "Marta", "Inês")
    Player(made, made.creator).advance()
    page.goto(made.link(made.creator))
    page.wait_for_selector(".result")
    page.locator("#log .goto[data-at='3']").click()
    page.wait_for_selector(LOOKING)
    assert page.locator("#table .factory").count() == len("12345")
    page.click("[data-act=back]")
    page.wait_for_selector(".result")


@pytest.mark.parametrize("size", ["desktop", *PHONES])
def test_nothing_jumps_while_azul_is_played(server: Running, window: Window, size: str) -> None:
    """No layout shift is counted from the first byte on, over a round and into the next; on phones nor after a touch."""
    page = window(size)
    page.add_init_script(WATCH if size == "desktop" else STRICT)
    made = make_table(server.url, ["here", "here"])
    join(made, made.creator, "Marta", "Inês")
    page.goto(made.link(made.creator))
    for _ in range(8):
        wait_for_turn(page)
        play_by_pointer(page)
    assert page.evaluate("window.shifts") == 0, page.evaluate("window.moved")


@pytest.mark.parametrize("size", PHONES)
def test_a_small_board_stands_still_however_long_its_last_sentence_is(server: Running, window: Window, size: str) -> None:
    """No line, one line or five below it: an opponent's floor keeps its place."""
    page = window(size)
    _, player = _opened(server, page, 1)
    player.play(view := player.view(), player.choose(view)[0])
    page.wait_for_selector(".opp .last")
    tops = {
        page.evaluate(
            "words => { document.querySelector('.opp .last').textContent = 'Marta takes. '.repeat(words);"
            " return document.querySelector('.opp .floor').getBoundingClientRect().top; }",
            words,
        )
        for words in (0, 1, 3, 12)
    }
    assert len(tops) == 1, tops


@pytest.mark.parametrize("size", ["desktop", *PHONES])
def test_nothing_jumps_while_the_pavilion_is_played(server: Running, window: Window, size: str) -> None:
    """The same from taking tiles to placing them, against somebody elsewhere."""
    page = window(size)
    page.add_init_script(WATCH if size == "desktop" else STRICT)
    made = make_table(server.url, ["here", "person"], game="pavilion")
    join(made, made.creator, "Marta")
    join(made, made.persons[0], "Inês")
    other = Player(made, made.persons[0])
    page.goto(made.link(made.creator))
    for _ in range(12):
        other.advance()
        play(page, BY_POINTER)
    assert page.evaluate("window.shifts") == 0, page.evaluate("window.moved")
