"""Playing on from a position of a replay: who sits where, the new table with that position, and its honest record."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from sintra import record
from tests.server.running import Running
from tests.web.advancing import Player
from tests.web.browsing import PLAIN, join, make_table
from tests.web.conftest import Window
from tests.web.playing import ABLE, play_by_pointer

STEP = 7


def test_a_position_is_played_on_from_the_log_of_a_game(server: Running, window: Window) -> None:
    """From an entry of the log to its replay, from there to a new table, where the next move is one's own."""
    made = make_table(server.url, ["here", "here"])
    join(made, made.creator, "Marta", "Inês")
    before = Player(made, made.creator).advance(until=lambda view: view["state"]["round"] == 2)
    page = window()
    page.goto(made.link(made.creator))
    page.locator(f"#log .goto[data-at='{STEP}']").click()
    page.locator("footer.looking [data-act=replay]").click()
    page.wait_for_selector(f"#log [aria-current][data-at='{STEP}']")
    expect(page.locator(".player [href*='/table/']")).to_be_visible()
    page.locator(".player [data-act=onward]").click()
    page.locator("form[data-form=onward] select").nth(0).select_option("here")
    page.locator("form[data-form=onward] select").nth(1).select_option("here")
    page.locator("form[data-form=onward] [type=submit]").click()
    page.wait_for_url("**/table/**")
    page.wait_for_selector(ABLE)
    assert page.text_content("#log li") == "The game continues from an earlier position. "
    assert page.locator("#log .goto").count() == STEP
    play_by_pointer(page)
    table, token = page.url.rsplit("/", 1)[1].split("#")
    assert table != made.table
    link = {"authorization": f"Bearer {token}"}
    written = record.parse(httpx.get(f"{server.url}/api/tables/{table}/record", headers=link, **PLAIN).text)
    texts = [event["text"] for event in before["events"] if event["kind"] in {"deal", "move", "forced"}]
    assert (written.given, list(written.events[:STEP])) == (STEP, texts[:STEP])
    assert len(written.events) > STEP


def test_a_finished_game_ends_where_it_ended(server: Running, window: Window) -> None:
    """From its last position nobody can play on; from the one before it one can."""
    made = make_table(server.url, ["here", "here"], max_rounds=1)
    join(made, made.creator, "Marta", "Inês")
    view = Player(made, made.creator).advance()
    last = sum(event["kind"] in {"deal", "move", "forced"} for event in view["events"])
    page = window()
    page.goto(f"{server.url}/replay#{made.table}/{made.creator}/{last}")
    page.wait_for_selector(f"#log [aria-current][data-at='{last}']")
    onward = page.locator(".player [data-act=onward]")
    expect(onward).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowLeft")
    expect(onward).not_to_have_attribute("aria-disabled", "true")
