"""The first lessons: played to their ends by pointer and by keys, in three languages, and on to a real game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from tests.server.running import Running
from tests.web.conftest import Window
from tests.web.lesson_hands import KEYS, NEXT, POINTER, begin, learn
from tests.web.modules import PAGES


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_a_lesson_is_learned_by_pointer(server: Running, window: Window, game: str, size: str) -> None:
    """Each step is done by clicks alone, the coach says what happened and why, and the end leads to a table with a bot."""
    page = window(size)
    begin(server.url, page, game)
    told = learn(page, POINTER[game])
    texts = json.loads((PAGES["en"] / f"coach-{game}.json").read_text("utf-8"))
    for said, text in zip(told, texts.values(), strict=True):
        assert text["happened"] in said
        assert text["why"] in said
    page.click("[data-act=first-game]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector("#mine")


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_a_lesson_is_learned_by_keys_alone(server: Running, window: Window, game: str) -> None:
    """Moves are typed, the next step is under the focus, and then what the task is about."""
    page = window()
    begin(server.url, page, game)

    def go_on(page: Page) -> None:
        assert page.evaluate("document.activeElement.dataset.act") == "on"
        page.keyboard.press("Enter")
        page.wait_for_selector(NEXT, state="detached")
        assert page.evaluate("document.activeElement.matches('#table [data-item], #mine [data-item], [data-act=first-game]')")

    assert len(learn(page, KEYS[game], go_on)) == len(KEYS[game])
    page.wait_for_selector("[data-act=first-game]")


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_the_first_link_leads_to_the_tiles(server: Running, window: Window, game: str) -> None:
    """Whoever skips to the table lands on tiles that can be taken, in an area where screen readers pass keys on."""
    page = window()
    begin(server.url, page, game)
    for key in ("Tab", "Enter"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.matches('[role=toolbar] [data-act=take]:not([aria-disabled])')")


def test_another_move_is_not_taken(server: Running, window: Window) -> None:
    """A legal move that the step does not ask for is put back, and the coach says so."""
    page = window()
    begin(server.url, page, "azul")
    for key in "1b3":
        page.keyboard.press(key)
    assert "not what this step shows" in page.inner_text(".coach .text")
    assert page.get_attribute("#mine [data-line='3']", "aria-label") == "Line 3: empty, 3 spaces."
    assert page.query_selector(NEXT) is None


def test_show_me_points_at_the_move(server: Running, window: Window) -> None:
    """Source and destination are outlined."""
    page = window()
    begin(server.url, page, "azul")
    page.click("[data-act=hint]")
    hinted = page.locator("#table .hinted")
    assert hinted.get_attribute("data-color") == "blue"
    page.locator("#table .hinted .tile").first.click()
    assert page.get_attribute("#mine .row.hinted", "data-line") == "2"


@pytest.mark.parametrize("language", ["de", "hu"])
def test_the_language_changes_in_the_middle(server: Running, window: Window, language: str) -> None:
    """The task is told again in the other language, and the lesson goes on where it was."""
    page = window()
    begin(server.url, page, "azul")
    learn(page, POINTER["azul"][:1])
    page.click("[data-act=settings]")
    page.check(f"[name=language][value={language}]", force=True)
    page.click("[data-act=close]")
    texts = json.loads((PAGES[language] / "coach-azul.json").read_text("utf-8"))
    page.wait_for_function("text => document.querySelector('.coach .text').innerText.includes(text)", arg=texts["wait"]["task"])
