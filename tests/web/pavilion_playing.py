"""Hands for tests: what a person does at a table of Summer Pavilion, by pointer and by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.browsing import Made, join, make_table
from tests.web.playing import sequence, wait_after

GROUP = ".table.taking [data-act=take]:not([aria-disabled])"
TAKE = "[data-act=tray].primary:visible"
SPACE = "#mine .space.legal"
PICK = ".stock.choosing .pick"
KEEP = "#panel [data-act=keep]:not([aria-disabled])"
CONFIRM = "#panel .primary"
ASKED = "#panel.asked"
PASSING = "[data-act=pass]:visible"
MOST = 500  # choices of a game
Hands = dict[str, Callable[[Page], None]]
LETTERS = {"purple": "p", "green": "g", "orange": "o", "yellow": "y", "blue": "b", "red": "r"}


def sit(url: str, page: Page, *seats: str | int, **options: Any) -> Made:
    """Open a table of the Pavilion and wait for the first turn."""
    made = make_table(url, seats, game="pavilion", **options)
    join(made, made.creator, *["Marta", "Inês", "Tomás", "Zsófia"][: seats.count("here")])
    page.goto(made.link(made.creator))
    page.wait_for_selector(GROUP)
    return made


def wait_for_choice(page: Page) -> str:
    """Wait until this window may choose or the game is over; say which: take, place, bonus, keep or over."""
    page.wait_for_selector(f"{GROUP}, {SPACE}, {PICK}, {KEEP}, #mine [data-act=pass], .result", state="attached")
    for selector, choice in ((".result", "over"), (GROUP, "take"), (PICK, "bonus"), (SPACE, "place")):
        if page.query_selector(selector):
            return choice
    return "keep"


def play(page: Page, hands: Hands, places: int = 99) -> str:
    """Make one choice; with no more places to cover, pass. Say what it was."""
    choice = wait_for_choice(page)
    if choice == "over":
        return choice
    before = sequence(page)
    choice = "keep" if choice == "place" and places <= 0 else choice
    hands[choice](page)
    wait_after(page, before)
    page.wait_for_function("() => !document.querySelector('#panel form [aria-disabled=true].pick')")
    return choice


def play_on(page: Page, hands: Hands, until: Callable[[str], bool], places: int = 2) -> None:
    """Play so many placements a round at most, until the next choice is of a kind."""
    left = places
    for _ in range(MOST):
        choice = wait_for_choice(page)
        if choice == "over" or until(choice):
            return
        left = places if choice == "take" else left
        left -= play(page, hands, left) == "place"


# By pointer


def _take_by_pointer(page: Page) -> None:
    page.locator(f"{GROUP} .rhomb").first.click()
    page.locator(TAKE).first.click()


def _place_by_pointer(page: Page) -> None:
    worth = page.locator(f"{SPACE}:has(.worth i) path")
    (worth.first if worth.count() else page.locator(f"{SPACE} path").last).click()
    if page.locator("#panel .colors input").count() and not page.locator("#panel .colors input:checked").count():
        page.locator("#panel .colors label").first.click()
    page.click(CONFIRM)


def _bonus_by_pointer(page: Page) -> None:
    for place in range(page.locator("#panel .corners li").count()):
        page.locator(PICK).nth(place).click()
    page.click(CONFIRM)


def _keep_by_pointer(page: Page) -> None:
    if page.locator(PASSING).count():
        page.locator(PASSING).first.click()
    page.click(CONFIRM)
    if page.locator(ASKED).count():
        page.click(CONFIRM)


# By keys


def _take_by_keys(page: Page) -> None:
    page.keyboard.press(page.get_attribute(GROUP, "data-source") or "0")
    page.keyboard.press(LETTERS[page.get_attribute(GROUP, "data-color") or "red"])
    page.keyboard.press("Enter")


def _place_by_keys(page: Page) -> None:
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    page.wait_for_selector("#panel form")
    if page.locator("#panel .colors input").count() and not page.locator("#panel .colors input:checked").count():
        page.keyboard.press("Space")
    page.keyboard.press("Enter")


def _bonus_by_keys(page: Page) -> None:
    for _ in range(page.locator("#panel .corners li").count()):
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def _keep_by_keys(page: Page) -> None:
    page.keyboard.press("p")
    page.wait_for_selector(CONFIRM)
    page.locator(CONFIRM).press("Enter")
    if page.locator(ASKED).count():
        page.keyboard.press("Enter")


BY_POINTER: Hands = {"take": _take_by_pointer, "place": _place_by_pointer, "bonus": _bonus_by_pointer, "keep": _keep_by_pointer}
BY_KEYS: Hands = {"take": _take_by_keys, "place": _place_by_keys, "bonus": _bonus_by_keys, "keep": _keep_by_keys}
