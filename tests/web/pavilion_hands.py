"""Hands for given moves of Summer Pavilion: a placement with its payment, the tiles of a bonus, a pass."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

CONFIRM = "#panel .primary"
CHECKED = "#panel input:checked"
ASKED = "#panel.asked"  # whether a loss is meant


class PLACE:
    """Cover a space."""

    @staticmethod
    def by_pointer(page: Page, move: dict[str, Any]) -> None:
        """Click the space, its color, its payment, and the button."""
        page.locator(f"#mine .space[data-move^='{space_text(move)}'] path").first.click()
        for name, value in (("color", move["parts"]["color"]), ("pay", move["move"])):
            radio = page.locator(f"#panel input[name={name}][value='{value}']")
            if radio.count() and not radio.is_checked():
                page.locator(f"#panel label:has(input[name={name}][value='{value}'])").click()
        page.click(CONFIRM)

    @staticmethod
    def by_keys(page: Page, move: dict[str, Any]) -> None:
        """Type number and star, choose with the arrows, and press Enter."""
        page.keyboard.press(str(move["parts"]["number"]))
        page.keyboard.press(str(move["parts"]["star"]).lower())
        page.wait_for_selector("#panel form")
        for name, value in (("color", move["parts"]["color"]), ("pay", move["move"])):
            _choose_by_keys(page, name, value)
        page.keyboard.press("Enter")


class BONUS:
    """Take tiles of the supply."""

    @staticmethod
    def by_pointer(page: Page, moves: list[dict[str, Any]]) -> None:
        """Click as many tiles as are due, the first ones, and the button."""
        for place in range(len(moves)):
            page.locator(".stock.choosing .pick").nth(place).click()
        page.click(CONFIRM)

    @staticmethod
    def by_keys(page: Page, moves: list[dict[str, Any]]) -> None:
        """Walk along the supply, then to the button."""
        page.locator(".stock.choosing .pick").first.focus()
        for _ in moves:
            page.keyboard.press("Enter")
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")


class KEEP:
    """Pass, and keep what is kept beforehand."""

    @staticmethod
    def by_pointer(page: Page, move: dict[str, Any]) -> None:
        """Click pass, and the button; after a pass that was forced only the button: what can be kept is chosen."""
        if move["kind"] == "pass":
            page.locator("[data-act=pass]:visible").first.click()
        page.click(CONFIRM)
        if page.locator(ASKED).count():
            page.click(CONFIRM)

    @staticmethod
    def by_keys(page: Page, move: dict[str, Any]) -> None:
        """Press P, and Enter on the button that has the focus then; after a pass that was forced go to the button."""
        if move["kind"] == "pass":
            page.keyboard.press("p")
            page.wait_for_selector(f"{CONFIRM}:focus")
        else:
            page.locator(CONFIRM).focus()
        page.keyboard.press("Enter")
        if page.locator(ASKED).count():
            page.keyboard.press("Enter")


def space_text(move: dict[str, Any]) -> str:
    """Give the beginning of all texts of moves to the same space."""
    return f"{move['parts']['star']}{move['parts']['number']}"


def _choose_by_keys(page: Page, name: str, value: str) -> None:
    """Go to a radio with the arrows, if it is not chosen already."""
    radio = page.locator(f"#panel input[name={name}][value='{value}']")
    if not radio.count() or radio.is_checked():
        return
    page.locator(f"#panel input[name={name}]").first.focus()
    page.keyboard.press("Space")
    for _ in range(12):
        if radio.is_checked():
            return
        page.keyboard.press("ArrowRight")
