"""Key states of Summer Pavilion, for pictures and for axe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.advancing import Player, View
from tests.web.browsing import join, make_table
from tests.web.pavilion_playing import GROUP, PASSING, PICK, SPACE, wait_for_choice

PLACED = 16  # moves, after which some spaces are covered


def _seated(url: str, page: Page, until: Callable[[View], bool], players: int = 2, **options: Any) -> None:
    """Sit down, let the game go on until something is so, and open it."""
    made = make_table(url, ["here"] * players, game="pavilion", **options)
    join(made, made.creator, *["Marta", "Inês", "Tomás", "Zsófia"][:players])
    Player(made, made.creator).advance(until)
    page.goto(made.link(made.creator))
    wait_for_choice(page)


def _after(number: int) -> Callable[[View], bool]:
    return lambda view: sum(event["kind"] in {"move", "forced"} for event in view["events"]) >= number


def taking(url: str, page: Page) -> None:
    """Show a group in hand, some moves into the game."""
    _seated(url, page, _after(3))
    page.wait_for_selector(GROUP)
    page.locator(f"{GROUP} .rhomb").last.click()
    page.wait_for_timeout(250)


def _placing(url: str, page: Page, *, side: str = "coloured") -> None:
    def is_placing(view: View) -> bool:
        placed = sum(event["kind"] == "move" and bool(event["phrases"]) for event in view["events"])
        return placed >= PLACED and any(move["kind"] == "place" for move in view["legal"])

    _seated(url, page, is_placing, side=side)


def placing(url: str, page: Page) -> None:
    """Show the spaces that can be paid for."""
    _placing(url, page)
    page.wait_for_timeout(250)


def paying(url: str, page: Page, *, side: str = "coloured") -> None:
    """Show the panel of payments, with a choice if there is one."""
    _placing(url, page, side=side)
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
    _seated(url, page, lambda view: view["state"]["phase"] == "bonus")
    page.locator(PICK).first.click()
    page.wait_for_timeout(250)


def keeping(url: str, page: Page) -> None:
    """Show what is kept on passing."""
    _placing(url, page)
    page.locator(PASSING).first.click()
    page.wait_for_timeout(250)


def four(url: str, page: Page) -> None:
    """Show four players."""
    _seated(url, page, _after(5), players=4)
    page.wait_for_selector(GROUP)
    page.wait_for_timeout(250)


def result(url: str, page: Page) -> None:
    """Show the end of a game."""
    _seated(url, page, lambda _: False)
    page.wait_for_selector(".result")
