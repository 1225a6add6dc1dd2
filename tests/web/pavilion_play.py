"""Playing Summer Pavilion on the page as a person would, by clicks."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.browsing import Made, join, make_table

GROUP = "#table [data-act=take]:not([aria-disabled])"
TAKE = "[data-act=tray].primary:visible"
SPACE = "#mine .space.legal"
PICK = "#table .pick"
CONFIRM = "#panel .primary"
READY = f"{GROUP}, {SPACE}, {PICK}, #panel [data-act=keep], .result"


def seat(url: str, page: Page, *seats: str | int, **options: object) -> Made:
    """Open a table of the Pavilion and wait for the first turn."""
    made = make_table(url, seats, game="pavilion", **options)
    join(made, made.creator, "Marta", *["Inês", "Tomás", "Zsófia"][: seats.count("here") - 1])
    page.goto(made.link(made.creator))
    page.wait_for_selector(GROUP)
    return made


def sequence(page: Page) -> str:
    """Say how far the game is, as the log shows it."""
    return page.evaluate("document.querySelector('#log li:last-child')?.dataset.sequence ?? 'over'")


def press(page: Page, selector: str, index: int = 0) -> None:
    """Press a button as the keyboard does."""
    page.query_selector_all(selector)[index].focus()
    page.keyboard.press("Enter")


def step(page: Page) -> str:
    """Make one choice, whatever is asked; say what it was."""
    page.wait_for_selector(READY)
    was = sequence(page)
    kind = _choose(page)
    if kind != "over":
        page.wait_for_function("was => document.querySelector('.result') || document.querySelector('#log li:last-child')?.dataset.sequence !== was", arg=was)
        page.wait_for_timeout(60)
    return kind


def _choose(page: Page) -> str:
    if page.query_selector(".result"):
        return "over"
    if page.query_selector(GROUP) and page.query_selector(".table.taking"):
        groups = page.query_selector_all(GROUP)
        press(page, GROUP, len(groups) // 2)
        page.wait_for_selector(TAKE)
        press(page, TAKE)
        return "take"
    if page.query_selector(PICK) and page.query_selector(".stock.choosing"):
        due = len(page.query_selector_all("#panel .corners li"))
        for place in range(due):
            press(page, PICK, place)
        press(page, CONFIRM)
        return "bonus"
    if page.query_selector(SPACE):
        spaces = page.query_selector_all(SPACE)
        press(page, SPACE, len(spaces) // 2)
        pay(page)
        return "place"
    return give_up(page)


def pay(page: Page) -> None:
    """Pay for the chosen space with what is offered first."""
    page.wait_for_selector("#panel form")
    if not page.query_selector("#panel .colors input:checked") and page.query_selector("#panel .colors input"):
        page.click("#panel .colors label >> nth=0")
    press(page, CONFIRM)


def give_up(page: Page) -> str:
    """Pass, or discard what is too much, and keep what can be kept."""
    if page.query_selector("#mine [data-act=pass]"):
        press(page, "#mine [data-act=pass]")
    page.wait_for_selector("#panel [data-act=keep], #panel form")
    for place in range(min(4, len(page.query_selector_all("#panel [data-act=keep]")))):
        if not page.query_selector_all("#panel [data-act=keep][aria-pressed=true]")[place : place + 1]:
            page.click("#panel [data-act=keep][aria-pressed=false] >> nth=0")
    press(page, CONFIRM)
    return "pass"
