"""Pictures of replays, fair deals, rules and lessons; `tests.web.shots` takes them with its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from tests.web.browsing import join, make_table
from tests.web.lesson_hands import NEXT, POINTER, begin, learn

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


def replay_pavilion(url: str, page: Page) -> None:
    """Show a game of the Pavilion for four."""
    open_record(url, page, "pavilion-4-coloured")
    page.locator("#slider").fill("80")


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
            page.set_viewport_size(
                {"width": page.viewport_size["width"], "height": page.evaluate("document.body.scrollHeight")}
            )

    return shot


def overview(url: str, page: Page) -> None:
    """Show the choice of a game to learn."""
    page.goto(f"{url}/rules")
    page.wait_for_selector(".cards")


def lesson(game: str, steps: int) -> Shot:
    """Make the shot of a lesson after some steps."""

    def shot(url: str, page: Page) -> None:
        begin(url, page, game)
        learn(page, POINTER[game][:steps])

    return shot


def lesson_answer(url: str, page: Page) -> None:
    """Show what the coach says after a step."""
    begin(url, page, "azul")
    POINTER["azul"][0](page)
    page.wait_for_selector(NEXT)


def lesson_end(url: str, page: Page) -> None:
    """Show the end of a lesson."""
    begin(url, page, "pavilion")
    learn(page, POINTER["pavilion"])
    page.wait_for_selector("[data-act=first-game]")


def rules_beside(url: str, page: Page) -> None:
    """Show the rules beside a game."""
    made = make_table(url, ["here", 1])
    join(made, made.creator, "Marta")
    page.goto(made.link(made.creator))
    page.wait_for_selector("#table .group:not([aria-disabled])")
    page.click("[data-act=rules]")
    page.wait_for_selector("#rules .clause")


SHOTS: dict[str, tuple[Shot, tuple[str, ...]]] = {
    "open": (opening, ("desktop", "phone-de", "narrow-dark-hu")),
    "replay": (replay, ("desktop", "desktop-dark", "laptop-hu", "tablet", "phone", "narrow-de")),
    "replay3": (replay_three, ("desktop", "laptop", "phone-dark")),
    "rules": (overview, ("desktop", "phone")),
    "rules-azul": (rules("azul"), ("desktop", "phone-hu", "tablet-dark-de", "narrow")),
    "rules-pavilion": (rules("pavilion"), ("desktop", "phone", "desktop-dark-hu")),
    "lesson-azul": (lesson("azul", 2), ("desktop", "laptop-de", "phone", "narrow-hu", "tablet")),
    "lesson-answer": (lesson_answer, ("desktop", "phone-de")),
    "lesson-pavilion": (lesson("pavilion", 3), ("desktop", "laptop", "phone-de")),
    "lesson-end": (lesson_end, ("desktop-hu", "phone")),
    "rules-beside": (rules_beside, ("desktop", "phone-dark")),
    "replay-pavilion": (replay_pavilion, ("desktop", "phone")),
    "fair": (replay_result, ("desktop", "desktop-dark-de", "phone-hu")),
}
