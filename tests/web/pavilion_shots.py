"""Key states of Summer Pavilion, for pictures and for axe."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.pavilion_playing import BY_POINTER, GROUP, PASSING, PICK, SPACE, play, play_on, sit, wait_for_choice


def taking(url: str, page: Page) -> None:
    """Show a group in hand, some moves into the game."""
    sit(url, page, "here", "here")
    for _ in range(3):
        play(page, BY_POINTER)
    page.wait_for_selector(GROUP)
    page.locator(f"{GROUP} .rhomb").last.click()
    page.wait_for_timeout(250)


def _placing(url: str, page: Page, *, side: str = "coloured") -> None:
    sit(url, page, "here", "here", side=side)
    play_on(page, BY_POINTER, lambda choice: choice == "place")
    for _ in range(4):
        if wait_for_choice(page) == "place":
            play(page, BY_POINTER)
    play_on(page, BY_POINTER, lambda choice: choice == "place")


def placing(url: str, page: Page) -> None:
    """Show the spaces that can be paid for."""
    _placing(url, page)
    page.wait_for_timeout(250)


def paying(url: str, page: Page) -> None:
    """Show the panel of payments, with a choice if there is one."""
    _placing(url, page)
    for place in range(page.locator(SPACE).count()):
        page.locator(SPACE).nth(place).press("Enter")
        if page.locator("#panel [name=pay]").count() > 1:
            break
    page.wait_for_timeout(250)


def grey(url: str, page: Page) -> None:
    """Show the choice of a color on the grey side."""
    _placing(url, page, side="grey")
    page.locator(f"{SPACE} path").first.click()
    page.wait_for_timeout(250)


def bonus(url: str, page: Page) -> None:
    """Show the choice of bonus tiles."""
    sit(url, page, "here", "here")
    play_on(page, BY_POINTER, lambda choice: choice == "bonus", places=99)
    page.locator(PICK).first.click()
    page.wait_for_timeout(250)


def keeping(url: str, page: Page) -> None:
    """Show what is kept on passing."""
    _placing(url, page)
    page.locator(PASSING).first.click()
    page.wait_for_timeout(250)


def four(url: str, page: Page) -> None:
    """Show four players."""
    sit(url, page, "here", "here", "here", "here")
    for _ in range(5):
        play(page, BY_POINTER)
    page.wait_for_selector(GROUP)
    page.wait_for_timeout(250)


def result(url: str, page: Page) -> None:
    """Show the end of a game."""
    sit(url, page, "here", 1)
    play_on(page, BY_POINTER, lambda _: False, places=1)
    page.wait_for_selector(".result")
