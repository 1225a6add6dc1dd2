"""Hands for tests: what a person does at a table of Azul, by pointer, by keys, by command line."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.browsing import TIMEOUT

ABLE = "#table [data-act=take]:not([aria-disabled])"
COLUMN = "#mine [data-act=column]"
STEP = 50  # milliseconds between two looks


def wait_for_turn(page: Page) -> str:
    """Wait until this window may choose or the game is over; say which: take, column or over."""
    page.locator(f"{ABLE}, {COLUMN}, .result").first.wait_for()  # holds on to no element, as a handle would
    if page.locator(".result").count():
        return "over"
    return "column" if page.locator(COLUMN).count() else "take"


def wait_until(page: Page, is_so: Callable[[], bool]) -> None:
    """Wait for a condition that the page itself does not show."""
    for _ in range(TIMEOUT // STEP):
        if is_so():
            return
        page.wait_for_timeout(STEP)
    raise AssertionError("it is still not so")


def sequence(page: Page) -> int:
    """Say how many events the log shows."""
    return int(
        page.evaluate("Math.max(0, ...[...document.querySelectorAll('#log [data-sequence]')].map(e => +e.dataset.sequence))")
    )


def play_by_pointer(page: Page) -> None:
    """Make one move with two clicks."""
    before = sequence(page)
    if page.query_selector(COLUMN):
        page.click(COLUMN)
    else:
        page.locator(f"{ABLE} .tile").first.click()
        page.locator("#mine .row.legal, #mine .floor.legal").first.click(position={"x": 8, "y": 12})
    wait_after(page, before)


def play_by_keys(page: Page) -> None:
    """Make one move with single keys alone: factory, color, line."""
    before = sequence(page)
    if page.query_selector(COLUMN):
        name = page.get_attribute(COLUMN, "data-move") or "W1"
        page.keyboard.press(name[1])
    else:
        source = page.get_attribute(ABLE, "data-source") or "0"
        color = page.get_attribute(ABLE, "data-color") or "blue"
        page.keyboard.press(source)
        page.keyboard.press({"blue": "b", "yellow": "y", "red": "r", "black": "k", "teal": "t"}[color])
        line = page.get_attribute("#mine .legal", "data-line") or "0"
        page.keyboard.press(line if line != "0" else "f")
    wait_after(page, before)


def play_by_command(page: Page) -> None:
    """Make one move with the command line alone: ask what is possible, and type the example that the line itself shows."""
    before = sequence(page)
    column = page.get_attribute(COLUMN, "data-move") if page.query_selector(COLUMN) else None
    page.keyboard.press("/")
    if column is None:
        page.keyboard.type("moves")
        page.keyboard.press("Enter")
        page.wait_for_function("() => /moves? (are|is) possible/.test(document.getElementById('say').textContent)")
    example = re.search(r"\S+$", page.get_attribute("#command", "placeholder") or "")
    assert example is not None
    move = column or example.group()
    page.keyboard.type(move)
    page.keyboard.press("Enter")
    wait_after(page, before)
    page.keyboard.press("Escape")


def wait_after(page: Page, before: int) -> None:
    """Wait until a move has arrived."""
    page.wait_for_function(
        "before => document.querySelector('.result') "
        "|| Math.max(0, ...[...document.querySelectorAll('#log [data-sequence]')].map(e => +e.dataset.sequence)) > before",
        arg=before,
    )


LISTEN = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) window.heard.push(node.textContent);
  }).observe(document.getElementById('live'), { childList: true });
}"""


def listen(page: Page) -> None:
    """Write down everything that the live region says from now on."""
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    """Give what the live region has said."""
    said: list[str] = page.evaluate("window.heard")
    return said


def number(text: str | None) -> int:
    """Read the number in a text."""
    found = re.search(r"-?\d+", text or "")
    assert found is not None
    return int(found.group())
