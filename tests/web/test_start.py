"""The start page: one click to a game, every choice of seats and options, languages, and the games that were left."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Window
from tests.web.playing import ABLE

REFUSED = "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw 0; } });"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


def test_one_click_plays_a_bot(server: Running, window: Window) -> None:
    """The first button leads to a game that has begun, and the start page lists it afterwards."""
    page = window()
    page.goto(server.url)
    page.click("[data-act=now]")
    page.wait_for_selector(f"{ABLE}, .think")
    page.goto(server.url)
    expect(page.locator("[aria-labelledby=games-h] li")).to_have_count(1)
    page.click("[aria-labelledby=games-h] li a")
    page.wait_for_selector("#mine")


@pytest.mark.parametrize("refusal", [REFUSED, FULL], ids=["refused", "full"])
def test_a_browser_that_stores_nothing_plays_at_once(server: Running, window: Window, refusal: str) -> None:
    """Without a store one click still begins a game, its friends' links are there, and the tab knows language and game."""
    page = window()
    page.add_init_script(refusal)
    page.goto(server.url)
    page.select_option("#language", "de")
    page.click("[data-act=now]")
    page.wait_for_selector(f"{ABLE}, .think")
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("[aria-labelledby=games-h] li")).to_have_count(1)
    page.select_option("form[data-game=pavilion] [data-plan='kind.1']", "person")
    page.click("form[data-game=pavilion] [type=submit]")
    expect(page.locator(".seats [data-act=copy]")).to_have_count(1)


def test_seats_and_options_are_chosen(server: Running, window: Window) -> None:
    """Three players, one here and one by link, on the grey wall: the table waits, and a second browser sits down."""
    page, other = window(), window()
    page.goto(server.url)
    card = page.locator("form[data-game=azul]")
    card.locator("[data-plan=players][value='3']").check(force=True)
    card.locator("[data-plan='option.wall'][value=grey]").check(force=True)
    card.locator("[data-plan='kind.1']").select_option("here")
    card.locator("[data-plan='kind.2']").select_option("person")
    card.locator("[data-set=name]").fill("Marta")
    card.locator("[data-plan='name.1']").fill("Inês")
    card.locator("[type=submit]").click()
    page.wait_for_selector(".lobby [data-act=copy]")
    expect(page.locator(".seats")).to_contain_text("Marta")
    expect(page.locator(".seats")).to_contain_text("Inês")
    other.goto(page.get_attribute(".seats [data-act=copy]", "data-text") or "")
    expect(other.locator(".lobby b").first).to_have_text("Azul · Wall: Grey")
    other.fill(".sit input", "Tomás")
    other.click(".sit button")
    other.wait_for_selector("#mine")
    page.wait_for_selector("#mine")
    expect(page.locator("h1")).to_contain_text("Grey")


def test_languages_switch_at_any_time(server: Running, window: Window) -> None:
    """The switch on the start page stays for the table, and in a game the log is told anew."""
    page = window()
    page.goto(server.url)
    page.select_option("#language", "de")
    expect(page.locator("h1")).to_contain_text("Fliesen sammeln")
    page.click("[data-act=now]")
    page.wait_for_selector("#mine")
    expect(page.locator("#log")).to_contain_text("Runde 1")
    page.click("[data-act=settings]")
    page.locator("[data-set=language][value=hu]").check(force=True)
    expect(page.locator("#log")).to_contain_text("1. forduló")
    expect(page.locator("html")).to_have_attribute("lang", "hu")


def test_themes_and_letters_are_remembered(server: Running, window: Window) -> None:
    """Dark and letters stay chosen when the page comes again."""
    page = window()
    page.goto(server.url)
    page.click("[data-act=theme]")
    page.click("[data-act=theme]")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
