"""Hands for tests of lessons: what each step asks for, by pointer and by keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playwright.sync_api import Page

from tests.web.pavilion_hands import ASKED, CONFIRM

NEXT = "[data-act=on]"


def draft(source: int, color: str, line: int) -> Callable[[Page], None]:
    """Take tiles of Azul and put them into a line."""

    def act(page: Page) -> None:
        group = f"#table [data-act=take][data-source='{source}'][data-color={color}]"
        page.locator(f"{group} .tile").first.click()
        page.click(f"#mine [data-act=place][data-line='{line}']", position={"x": 8, "y": 12})

    return act


def typed(keys: str) -> Callable[[Page], None]:
    """Type a move key by key."""

    def act(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)

    return act


def gather(source: int, color: str) -> Callable[[Page], None]:
    """Take tiles of the Pavilion into the hand."""

    def act(page: Page) -> None:
        page.locator(f"#table [data-act=take][data-source='{source}'][data-color={color}] .rhomb use").first.click()
        page.click("[data-act=tray].primary:visible")

    return act


def cover(space: str) -> Callable[[Page], None]:
    """Cover a space of the Pavilion."""

    def act(page: Page) -> None:
        page.locator(f"#mine [data-space={space}] path").first.click()
        page.click(CONFIRM)

    return act


def cover_and_pick(page: Page) -> None:
    """Cover yellow 4 and take two green tiles."""
    cover("LR1")(page)
    for place in (2, 3):
        page.locator(f".stock.choosing .pick[data-place='{place}'] use").first.click()
    page.click(CONFIRM)


def keep_four(page: Page) -> None:
    """Pass: four of five tiles are kept beforehand, one is put back and kept again, and the lost point is asked about once."""
    page.click("[data-act=pass]:visible")
    for change in ("-1", "1"):
        page.locator(f"#panel [data-act=keep][data-change='{change}']").first.click()
    page.click(CONFIRM)
    page.wait_for_selector(ASKED)
    page.click(CONFIRM)


POINTER: Mapping[str, tuple[Callable[[Page], None], ...]] = {
    "azul": (
        draft(1, "blue", 2),
        draft(3, "red", 3),
        draft(0, "red", 3),
        draft(0, "teal", 1),
        draft(0, "blue", 5),
        draft(1, "black", 2),
        draft(0, "teal", 1),
    ),
    "pavilion": (gather(1, "blue"), gather(0, "red"), cover("R5"), cover_and_pick, keep_four, cover("R4")),
}


def entered(keys: str) -> Callable[[Page], None]:
    """Type where and what, then press Enter on what has the focus: the button beside the hand, or the payment."""

    def act(page: Page) -> None:
        typed(keys)(page)
        page.wait_for_selector("#mine .hand .primary:focus, #panel :focus")
        page.keyboard.press("Enter")

    return act


def enter_and_pick(page: Page) -> None:
    """Cover yellow 4, walk along the supply to the two green tiles, and go on to the button."""
    entered("4y")(page)
    page.wait_for_selector(".stock.choosing .pick:focus")
    for key in ("ArrowRight", "ArrowRight", "Enter", "ArrowRight", "Enter", "Tab", "Enter"):
        page.keyboard.press(key)


def pass_and_keep(page: Page) -> None:
    """Pass with the same keys: Enter on the button, and once more when the loss is asked about."""
    page.keyboard.press("p")
    page.wait_for_selector(f"{CONFIRM}:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    page.keyboard.press("Enter")


KEYS: Mapping[str, tuple[Callable[[Page], None], ...]] = {
    "azul": tuple(typed(keys) for keys in ("1b2", "3r3", "0r3", "0t1", "0b5", "1k2", "0t1")),
    "pavilion": (entered("1b"), entered("0r"), entered("3b"), enter_and_pick, pass_and_keep, entered("2b")),
}


def begin(url: str, page: Page, game: str) -> None:
    """Open a lesson."""
    page.goto(f"{url}/learn/{game}")
    page.wait_for_selector(".coach [data-act=hint]")


def learn(page: Page, acts: tuple[Callable[[Page], None], ...], go_on: Callable[[Page], None] | None = None) -> list[str]:
    """Do all steps; give what the coach said after each."""
    told: list[str] = []
    for act in acts:
        act(page)
        page.wait_for_selector(NEXT)
        told.append(page.inner_text(".coach .text"))
        if go_on:
            go_on(page)
        else:
            page.click(NEXT)
    return told
