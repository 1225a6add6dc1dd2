"""Pictures of replays, fair deals, rules and lessons; `tests.web.shots` takes them with its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

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


Shot = Callable[[str, Page], None]
SHOTS: dict[str, tuple[Shot, tuple[str, ...]]] = {
    "open": (opening, ("desktop", "phone-de", "narrow-dark-hu")),
    "replay": (replay, ("desktop", "desktop-dark", "laptop-hu", "tablet", "phone", "narrow-de")),
    "replay3": (replay_three, ("desktop", "laptop", "phone-dark")),
    "fair": (replay_result, ("desktop", "desktop-dark-de", "phone-hu")),
}
