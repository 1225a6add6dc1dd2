"""Replays in a real browser: by pointer, by keys, from files, links and tables."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.browsing import PLAIN, Made, join, make_table
from tests.web.conftest import Window
from tests.web.guide_shots import RECORDS, open_record
from tests.web.playing import heard, listen

WHERE = "#say b"


def where(page: Page) -> str:
    """Say where the replay stands."""
    return page.inner_text(WHERE)


def played(url: str, moves: int = 6) -> Made:
    """Create a table and play some moves there over HTTP: always the first legal one."""
    made = make_table(url, ["here", "here"], max_rounds=1)
    join(made, made.creator, "Marta", "Inês")
    table, headers = f"{url}/api/tables/{made.table}", {"authorization": f"Bearer {made.creator}"}
    for number in range(moves):
        view = httpx.get(table, headers=headers, **PLAIN).raise_for_status().json()
        if view["phase"] == "over":
            break
        move = view["legal"][0]["move"]
        body = {"type": "move", "id": f"move-{number}", "sequence": view["sequence"], "move": move}
        httpx.post(f"{table}/moves", json=body, headers=headers, **PLAIN).raise_for_status()
    return made


def test_a_record_is_walked_through_by_pointer(server: Running, window: Window) -> None:
    """Buttons, slider and list of moves lead to the positions they name; nothing on the boards can be done."""
    page = window()
    open_record(server.url, page, "azul-2-coloured")
    assert where(page) == "Move 0 of 75, round 1"
    page.click("[data-act=next]")
    assert where(page) == "Move 1 of 75, round 1"
    assert page.inner_text("#log [aria-current]").startswith("Ána Ö. takes one black from factory 5 to line 3")
    page.click("[data-act=last]")
    assert where(page) == "Move 75 of 75, round 7"
    assert page.get_attribute("[data-act=next]", "aria-disabled") == "true"
    page.click("[data-act=previous]")
    assert where(page) == "Move 74 of 75, round 7"
    page.click("[data-act=first]")
    page.click("#log [data-at='30']")
    assert page.input_value("#slider") == "30"
    page.locator("#slider").fill("41")
    assert where(page) == "Move 37 of 75, round 4"
    assert page.query_selector("#table [data-act=take]:not([aria-disabled])") is None


def test_a_record_is_walked_through_by_keys(server: Running, window: Window) -> None:
    """Arrows, Home, End and Space do what the buttons do, and each step is said."""
    page = window()
    open_record(server.url, page, "azul-2-coloured")
    page.evaluate("document.activeElement.blur()")
    listen(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert where(page) == "Move 2 of 75, round 1"
    page.wait_for_function("() => window.heard.at(-1)?.startsWith('Search takes two yellow from factory 1')")
    page.keyboard.press("ArrowLeft")
    assert where(page) == "Move 1 of 75, round 1"
    page.keyboard.press("End")
    assert where(page) == "Move 75 of 75, round 7"
    page.keyboard.press("Home")
    assert where(page) == "Move 0 of 75, round 1"
    page.keyboard.press("Space")
    page.wait_for_function("() => document.querySelector('[data-act=play]').getAttribute('aria-label') === 'Pause'")
    page.wait_for_function("() => document.querySelector('#say b').innerText.startsWith('Move 1 ')")
    page.keyboard.press("Space")
    assert page.get_attribute("[data-act=play]", "aria-label") == "Play"
    assert heard(page)


def test_the_slider_is_worked_by_keys(server: Running, window: Window) -> None:
    """Under the focus it steps by arrows and says where it stands."""
    page = window()
    open_record(server.url, page, "azul-2-coloured")
    page.focus("#slider")
    page.keyboard.press("ArrowRight")
    assert page.get_attribute("#slider", "aria-valuetext") == "Move 1 of 75, round 1"
    page.keyboard.press("End")
    assert page.get_attribute("#slider", "aria-valuetext") == "Move 75 of 75, round 7"


def test_four_times_the_speed_plays_to_the_end(server: Running, window: Window) -> None:
    """Playing stops by itself after the last move."""
    page = window()
    open_record(server.url, page, "azul-2-coloured")
    page.locator("#slider").fill("80")
    page.check("[data-speed='4']", force=True)
    page.click("[data-act=play]")
    page.wait_for_function("() => document.querySelector('#slider').value === '82'")
    page.wait_for_function("() => document.querySelector('[data-act=play]').getAttribute('aria-label') === 'Play'")


def test_a_long_game_comes_in_parts(server: Running, window: Window) -> None:
    """All pages of steps are loaded, and the address of a late step works once it is there."""
    page = window()
    open_record(server.url, page, "azul-3-grey")
    assert page.get_attribute("#slider", "max") == "135"
    page.keyboard.press("End")
    address = page.url
    assert address.endswith("/135")
    page.reload()
    page.wait_for_function("() => document.querySelector('#slider')?.value === '135'")


def test_a_position_is_shared_by_a_link_that_needs_nothing_else(server: Running, window: Window) -> None:
    """The link holds the whole record: another browser shows the same position."""
    page = window()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_record(server.url, page, "pavilion-2-coloured")
    page.locator("#slider").fill("33")
    before = page.inner_text("#main")
    page.click("[data-act=share]")
    page.wait_for_function("() => document.querySelector('#say').innerText.includes('copied')")
    link = page.evaluate("navigator.clipboard.readText()")
    other = window()
    other.goto(link)
    other.wait_for_function("() => document.querySelector('#slider')?.value === '33'")
    other.wait_for_function("max => document.querySelector('#slider').max === max", arg=page.get_attribute("#slider", "max"))
    assert other.inner_text("#main") == before


def test_the_record_is_downloaded_as_it_was_opened(server: Running, window: Window) -> None:
    """Byte for byte."""
    page = window()
    open_record(server.url, page, "azul-2-coloured")
    with page.expect_download() as download:
        page.click(".player [data-act=record]")
    assert Path(download.value.path()).read_bytes() == (RECORDS / "azul-2-coloured.record").read_bytes()


def test_a_file_is_dropped(server: Running, window: Window) -> None:
    """Dropping a file anywhere on the page opens it."""
    page = window()
    page.goto(f"{server.url}/replay")
    page.wait_for_selector(".drop")
    text = (RECORDS / "azul-2-coloured.record").read_text("utf-8")
    drop = """text => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'game.sintra', { type: 'text/plain' }));
      const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      document.querySelector('.drop').dispatchEvent(event);
    }"""
    page.evaluate(drop, text)
    page.wait_for_selector("#slider")
    assert where(page).endswith("round 1")


@pytest.mark.parametrize("content", ["", "no record at all", "sintra record 1\ngame chess\n"])
def test_a_file_that_is_no_record_is_told_so(server: Running, window: Window, content: str) -> None:
    """The page says why, and stays ready for another one."""
    page = window(is_offline=True)  # a refusal is an error in the console, and is meant here
    page.goto(f"{server.url}/replay")
    page.set_input_files("#file", {"name": "x.sintra", "mimeType": "text/plain", "buffer": content.encode()})
    expect(page.locator(".alarm p").first).to_contain_text("record")
    assert page.inner_text(".alarm .detail[lang=en]").count("expected") == 1
    page.set_input_files("#file", RECORDS / "azul-2-coloured.record")
    page.wait_for_selector("#slider")


FAULTS = {
    "de": "Die Tischmitte ist leer. Darum kann der Zug CB1 in Zeile 10 der Aufzeichnung nicht stimmen.",
    "hu": "Az asztal közepe üres. Ezért a feljegyzés 10. sorában nem állhat ez a lépés: CB1.",
}


@pytest.mark.parametrize("language", FAULTS)
def test_a_faulty_record_is_explained_in_the_language_of_the_page(server: Running, window: Window, language: str) -> None:
    """The line and what is wrong there are said in words; what the program found stands below, marked as English."""
    text = (RECORDS / "azul-2-coloured.record").read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(text) if line.startswith("deal")) + 1
    text[first] = f"CB1 {text[first]}"
    page = window(is_offline=True, locale=language)
    page.goto(f"{server.url}/replay")
    page.set_input_files("#file", {"name": "x.sintra", "mimeType": "text/plain", "buffer": "\n".join(text).encode()})
    expect(page.locator(".alarm p").first).to_have_text(FAULTS[language].replace("10", str(first + 1)))
    expect(page.locator(".alarm [lang=en]")).to_have_text("illegal move CB1: the center is empty")


def test_a_link_that_holds_nothing_is_told_so(server: Running, window: Window) -> None:
    """A truncated link is reported instead of leaving an empty page."""
    page = window()
    page.goto(f"{server.url}/replay#record/abc!/3")
    page.wait_for_selector(".alarm")
    assert page.inner_text(".alarm") == "There is no game in this link. Open a record instead."


def test_a_cut_record_is_shown_as_far_as_it_goes(server: Running, window: Window) -> None:
    """At its last position the page says that the file ends there."""
    page = window()
    page.goto(f"{server.url}/replay")
    text = (RECORDS / "azul-2-coloured.record").read_text("utf-8")[:650]
    page.set_input_files("#file", {"name": "x.sintra", "mimeType": "text/plain", "buffer": text.encode()})
    page.wait_for_selector("#slider")
    page.click("[data-act=last]")
    assert "ends in the middle" in page.inner_text("#say")


@pytest.mark.parametrize(
    ("language", "said"), [("de", "Zug 37 von 75, Runde 4"), ("hu", "37. lépés (összesen 75), 4. forduló")]
)
def test_the_language_changes_at_any_time(server: Running, window: Window, language: str, said: str) -> None:
    """Words and sentences change, the position stays."""
    page = window()
    open_record(server.url, page, "azul-2-coloured")
    page.locator("#slider").fill("41")
    english = page.inner_text("#log")
    page.click("[data-act=settings]")
    page.check(f"[name=language][value={language}]", force=True)
    page.click("[data-act=close]")
    page.wait_for_function("text => document.querySelector('#log').innerText !== text", arg=english)
    expect(page.locator(WHERE)).to_have_text(said)  # the steps come in portions: their number grows until all are there
    assert page.evaluate("document.documentElement.lang") == language


def test_another_board_is_the_large_one(server: Running, window: Window) -> None:
    """Any seat's board can be looked at."""
    page = window()
    open_record(server.url, page, "azul-2-coloured")
    assert page.get_attribute("#mine", "data-seat") == "0"
    page.select_option("[data-seat-of]", "1")
    assert page.get_attribute("#mine", "data-seat") == "1"


def test_on_a_phone_the_board_of_the_pavilion_comes_first(server: Running, window: Window) -> None:
    """While tiles are placed the whole board is seen and the goals stand below it; while they are taken, all factories are."""
    page = window("phone")
    open_record(server.url, page, "pavilion-2-coloured")
    entries = (page.locator(f"#log li:has-text('{said}') [data-at]").first for said in ("covers", "Round 2"))
    placing, taking = (entry.get_attribute("data-at") or "" for entry in entries)
    page.locator("#slider").fill(placing)
    assert seen(page, "#mine .stars") == [True]
    assert page.evaluate("document.querySelector('.idle').getBoundingClientRect().top > mine.getBoundingClientRect().bottom")
    page.locator("#slider").fill(taking)
    assert seen(page, "#table .disc") == [True] * 5
    page.locator("#slider").fill(placing)
    assert seen(page, "#mine .stars") == [True]


def seen(page: Page, place: str) -> list[bool]:
    """Say of each element whether it lies between the bar and the player."""
    script = """all => all.map((one) => {
      const rect = (part) => part.getBoundingClientRect();
      const [bar, player] = ['.bar', '.player'].map((name) => rect(document.querySelector(name)));
      return rect(one).top >= bar.bottom && rect(one).bottom <= player.top;
    })"""
    found: list[bool] = page.eval_on_selector_all(place, script)
    return found


def test_a_table_is_replayed_while_it_is_played(server: Running, window: Window) -> None:
    """From the log of a game to its replay, and back."""
    made = played(server.url)
    page = window()
    page.goto(made.link(made.creator))
    page.click(".log [data-act=replay]")
    page.wait_for_selector("#slider")
    assert where(page) == "Move 0 of 6, round 1"
    assert page.query_selector("[data-act=result]") is None
    page.click(".player [href^='http']")
    page.wait_for_selector("#table [data-act=take]:not([aria-disabled])")


def test_a_finished_table_is_replayed_from_its_result(server: Running, window: Window) -> None:
    """The result leads to the replay, and the replay shows the same result."""
    made = played(server.url, 60)
    page = window()
    page.goto(made.link(made.creator))
    page.wait_for_selector(".result")
    table = page.inner_text(".breakdown")
    page.click(".headline [data-act=replay]")
    page.wait_for_selector("#slider")
    page.click("[data-act=result]")
    assert page.inner_text(".breakdown") == table
    assert page.is_visible(".graph")
    page.goto(f"{server.url}/replay")
    assert page.locator(".side li").count() == 1
