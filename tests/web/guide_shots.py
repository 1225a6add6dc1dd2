"""Pictures of replays, fair deals, rules and lessons; `tests.web.shots` takes them with its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

Shot = Callable[[str, Page], None]
RECORDS = Path(__file__).parents[1] / "data" / "records"


def opening(url: str, page: Page) -> None:
    """Show the invitation to open a record."""
    page.goto(f"{url}/replay")
    page.wait_for_selector(".drop")


def open_record(url: str, page: Page, name: str) -> None:
    """Open a record from a file and wait for all of it."""
    page.goto(f"{url}/replay")
    page.set_input_files("#file", RECORDS / f"{name}.record")
    page.wait_for_selector("#slider")
    page.wait_for_function("() => location.hash.startsWith('#record/')")


def replay(url: str, page: Page) -> None:
    """Show a position in the middle of a game."""
    open_record(url, page, "azul-2-coloured")
    page.locator("#slider").fill("41")


def replay_three(url: str, page: Page) -> None:
    """Show a game of three on the grey wall."""
    open_record(url, page, "azul-3-grey")
    page.locator("#slider").fill("60")


def replay_result(url: str, page: Page) -> None:
    """Show the result of a record, with its deals checked."""
    open_record(url, page, "azul-3-grey")
    page.click("[data-act=result]")
    page.click("[data-fair]")
    page.wait_for_selector(".verdict.good")
    page.click(".fair summary")


def rules(game: str) -> Shot:
    """Make the shot of a page of rules, from its top to its end."""

    def shot(url: str, page: Page) -> None:
        page.goto(f"{url}/rules/{game}")
        page.wait_for_selector(".clause figure")
        if page.viewport_size:
            page.set_viewport_size({"width": page.viewport_size["width"], "height": page.evaluate("document.body.scrollHeight")})

    return shot


def overview(url: str, page: Page) -> None:
    """Show the choice of a game to learn."""
    page.goto(f"{url}/rules")
    page.wait_for_selector(".cards")


def lesson(game: str, steps: int) -> Shot:
    """Make the shot of a lesson after some steps."""

    def shot(url: str, page: Page) -> None:
        page.goto(f"{url}/learn/{game}")
        page.wait_for_selector(".coach")
        for _ in range(steps):
            step(page, game)
            page.click("[data-act=on]")

    return shot


def step(page: Page, game: str) -> None:
    """Do what a step of a lesson asks for, found by the button that shows it."""
    page.wait_for_selector(".coach")
    for _ in range(4):
        if page.query_selector("[data-act=on]"):
            return
        page.click("[data-act=hint]")
        if game == "azul":
            page.click(".hinted .tile")
            page.click("#mine .hinted", position={"x": 8, "y": 12})


SHOTS: dict[str, tuple[Shot, tuple[str, ...]]] = {
    "open": (opening, ("desktop", "phone-de", "narrow-dark-hu")),
    "replay": (replay, ("desktop", "desktop-dark", "laptop-hu", "tablet", "phone", "narrow-de")),
    "replay3": (replay_three, ("desktop", "laptop", "phone-dark")),
    "rules": (overview, ("desktop", "phone")),
    "rules-azul": (rules("azul"), ("desktop", "phone-hu", "tablet-dark-de", "narrow")),
    "rules-pavilion": (rules("pavilion"), ("desktop", "phone", "desktop-dark-hu")),
    "lesson-azul": (lesson("azul", 2), ("desktop", "laptop-de", "phone", "narrow-hu", "tablet")),
    "lesson-pavilion": (lesson("pavilion", 0), ("desktop", "phone-de")),
    "fair": (replay_result, ("desktop", "desktop-dark-de", "phone-hu")),
}
