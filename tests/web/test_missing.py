"""The not-found page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Window

DASH = "\N{EN DASH}"  # screen readers do not read it out, as they would a dot between words
TITLES = {"en": "This page does not exist", "de": "Diese Seite gibt es nicht", "hu": "Ez az oldal nem létezik"}


@pytest.mark.parametrize("language", TITLES)
def test_it_is_in_the_language_of_the_browser_and_leads_on(server: Running, window: Window, language: str) -> None:
    """The title is said in the language that the browser prefers, and one click leads to the start page."""
    page = window(locale=language)
    answer = page.goto(f"{server.url}/no/such/page")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text(TITLES[language])
    expect(page).to_have_title(f"{TITLES[language]} {DASH} Sintra")
    page.click(".lost .primary")
    page.wait_for_selector(".cards")


def test_it_is_in_the_language_that_was_chosen(server: Running, window: Window) -> None:
    """A choice on any page counts here too, and it can be changed here."""
    page = window()
    page.goto(server.url)
    page.select_option("#language", "hu")
    page.goto(f"{server.url}/nothing")
    expect(page.locator("h1")).to_have_text(TITLES["hu"])
    page.select_option("#language", "de")
    expect(page.locator("h1")).to_have_text(TITLES["de"])


def test_it_says_so_without_scripts(server: Running, window: Window) -> None:
    """Where scripts are off, all three languages say it, and lead on."""
    page = window(java_script_enabled=False)
    page.goto(f"{server.url}/nothing")
    assert [line.partition(".")[0] for line in page.locator("noscript p").all_inner_texts()] == list(TITLES.values())
