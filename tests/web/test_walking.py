"""Boards are walked with the arrow keys, and every spot is told in full."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.browsing import join, make_table
from tests.web.conftest import Window

SPOTS = {
    "en": ("Row 1, column 1: blue, free.", "Row 2, column 2: blue, free."),
    "de": ("Reihe 1, Spalte 1: Blau, noch frei.", "Reihe 2, Spalte 2: Blau, noch frei."),
    "hu": ("1. sor, 1. oszlop: kék, ", "2. sor, 2. oszlop: kék, "),
}
FOCUSED = "document.activeElement.ariaLabel ?? document.activeElement.textContent"


def opened(server: Running, page: Page, game: str) -> None:
    """Open a table for two at one screen."""
    made = make_table(server.url, ["here", "here"], game=game)
    join(made, made.creator, "Marta", "Inês")
    page.goto(made.link(made.creator))
    page.wait_for_selector("#mine [data-item]")


def test_the_wall_is_a_grid_that_arrows_walk(server: Running, window: Window) -> None:
    """The wall is one tab stop, and counts no headings as rows; the arrows go from spot to spot and stop at its edge."""
    page = window()
    opened(server, page, "azul")
    wall = page.get_by_role("grid", name="Wall")
    expect(wall.get_by_role("row")).to_have_count(5)
    expect(wall.get_by_role("gridcell")).to_have_count(25)
    expect(page.locator("#mine .wall [tabindex='0']")).to_have_count(1)
    wall.locator("[tabindex='0']").focus()
    assert page.evaluate(FOCUSED) == SPOTS["en"][0]
    for key in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    assert page.evaluate(FOCUSED) == SPOTS["en"][1]
    for _ in range(9):
        page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED).startswith("Row 2, column 1:")


@pytest.mark.parametrize("language", ["de", "hu"])
def test_spots_are_told_in_the_language_of_the_reader(server: Running, window: Window, language: str) -> None:
    """In German and Hungarian a spot of the wall tells row, column, color and whether it is covered, too."""
    page = window(locale=language)
    opened(server, page, "azul")
    first, second = SPOTS[language]
    page.locator("#mine .wall [tabindex='0']").focus()
    assert page.evaluate(FOCUSED).startswith(first)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED).startswith(second)


def test_the_floor_tells_what_it_costs(server: Running, window: Window) -> None:
    """The floor names its tiles with their costs, and what the next one would cost."""
    page = window()
    opened(server, page, "azul")
    expect(page.locator("#mine .floor")).to_have_attribute("aria-label", "Floor: no tiles. The next one costs 1.")


def test_spaces_tell_what_they_touch(server: Running, window: Window) -> None:
    """A space of the Pavilion tells star, number, cost and the features beside it, with how much of each is covered."""
    page = window()
    opened(server, page, "pavilion")
    space = page.locator("#mine [data-space=UL2]")
    expect(space).to_have_attribute("aria-label", "Orange 2: empty, costs 2. Beside a pillar, 0 of 4; a statue, 0 of 4.")


@pytest.mark.parametrize("by", ["pointer", "keys"])
def test_features_explain_themselves(server: Running, window: Window, by: str) -> None:
    """A window tells what surrounds it, what is missing and what it brings, reached by the arrows or the pointer."""
    page = window()
    opened(server, page, "pavilion")
    told = (
        "Window, surrounded by orange 5, orange 6. Missing: orange 5, orange 6. Completing it brings 3 tiles from the supply."
    )
    feature = page.locator("#mine [data-feature=W_UL]")
    expect(feature).to_have_attribute("aria-label", told)
    if by == "pointer":
        feature.click()
    else:
        page.locator("#mine [data-space=UL0]").focus()
        page.keyboard.press("ArrowLeft")
        expect(feature).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator("#say")).to_contain_text(told)
