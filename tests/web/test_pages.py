"""Every page in every phase: nothing that axe finds, nothing out of place at any size, nothing heavier than promised."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.scale import IS_SHORT
from tests.server.running import Running
from tests.web import richest, shots
from tests.web.browsing import SIZES, join, make_table
from tests.web.conftest import Window
from tests.web.layout import faults
from tests.web.playing import sequence, wait_after

axe: Any = import_module("axe_playwright_python.sync_playwright")  # it has no types
ALL: dict[str, Any] = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]}}
COLORS: dict[str, Any] = {  # all that a theme can change
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
}
MAX_BYTES = 250_000
FITS = "document.documentElement.scrollWidth <= window.innerWidth"
VIEWS = [("desktop", "light", ALL), ("desktop", "dark", COLORS), ("phone", "light", ALL)]
LAYOUTS = ("wide", "desktop", "laptop", "tablet", "upright", "sideways", "magnified", "small")
LANGUAGES = ("en", "de", "hu")
STATES = [name for name in shots.SHOTS if name not in {"won", "lost-pavilion"}]  # pictures that other states stand for
SETTLED = 50  # milliseconds after which a window of another size is drawn


def problems(page: Page, rules: dict[str, Any]) -> list[str]:
    """Say what axe finds by some of its rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe.Axe().axe_script)
    options = {**rules, "resultTypes": ["violations"]}  # else it describes all that passed
    found: list[dict[str, Any]] = page.evaluate("options => axe.run(options).then(found => found.violations)", options)
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


@pytest.mark.parametrize(("number", "name"), list(enumerate(STATES)), ids=STATES)
def test_a_state_is_in_order(server: Running, window: Window, number: int, name: str) -> None:
    """Each state of each page is free of what axe knows; at eight sizes nothing is cut or covered, nor at 320 pixels.

    `make test-long` looks at every state in all languages and sizes, and asks axe in every view: light, dark and on a phone;
    `make test` in one language, half of the sizes and one view, by turns.
    """
    sizes = LAYOUTS[number % 2 :: 2] if IS_SHORT else LAYOUTS
    for place, language in enumerate(LANGUAGES):
        if IS_SHORT and number % len(LANGUAGES) != place:
            continue
        page = window(locale=language)
        shots.SHOTS[name][0](server.url, page)
        for size in sizes:
            _resize(page, size)
            assert faults(page) == [], f"{name}, {size}, {language}"
        _resize(page, "narrow")
        assert page.evaluate(FITS), f"{name}, 320 pixels, {language}"
        for view, (size, theme, rules) in enumerate(VIEWS):
            if not IS_SHORT or number // len(LANGUAGES) % len(VIEWS) == view:
                _resize(page, size)
                page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                assert problems(page, rules) == [], f"{name}, {size}, {theme}, {language}"


@pytest.mark.parametrize(
    ("name", "size", "language"),
    [
        ("four", "laptop", "de"),  # who begins, under a name
        ("new", "zoomed", "de"),  # goals beside one another
        ("new", "desktop", "de"),
        ("grey", "magnified", "de"),  # a choice of small cells
        ("pavilion-taking", "phone", "de"),  # a long title beside whose turn it is
        ("mini", "phone", "en"),  # the longest title beside it
        ("tactile", "phone", "hu"),
        ("watching-azul", "narrow", "de"),  # a long name in the dock
        ("long-azul", "narrow", "en"),  # and beside a small floor
    ],
)
def test_narrow_places_hold_long_words(server: Running, window: Window, name: str, size: str, language: str) -> None:
    """Where little room meets long words nothing is cut, and everything to press is at least 24 pixels in size."""
    page = window(size, locale=language)
    shots.SHOTS[name][0](server.url, page)
    assert faults(page) == []


def test_badges_of_lines_stay_on_the_board(server: Running, window: Window) -> None:
    """On a phone held sideways the badge of the longest line, which could be cut at the left, is whole."""
    page = window("sideways", locale="de")
    shots.new_game(server.url, page)
    page.click(f"{shots.ABLE} .tile")
    page.wait_for_selector("#mine li:nth-child(5) .row.legal .badge")
    left = page.eval_on_selector("#mine li:nth-child(5) .badges", "element => element.getBoundingClientRect().left")
    assert left >= page.eval_on_selector(".me", "element => element.getBoundingClientRect().left")


@pytest.mark.parametrize(("side", "language"), [("coloured", "de"), ("grey", "hu")])
def test_spaces_hold_the_most_that_a_placement_can_bring(server: Running, window: Window, side: str, language: str) -> None:
    """Six points and three tiles on every space at once, and on the one in focus, fit at every size, 320 pixels too."""
    page = window(locale=language)
    richest.show(server.url, page, side)
    page.keyboard.press("m")  # so that the focus aims
    for size in (*LAYOUTS, "phone", "narrow"):
        _resize(page, size)
        for space in ("L4", "C3", "R1"):  # at the left, in the middle, at the right
            page.focus(f"#mine [data-space={space}]")
            page.wait_for_selector(f"#mine .over[data-space={space}] .worth")
            assert faults(page) == [], f"{size}, {space}"


def _resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(SETTLED)


def test_a_page_can_be_zoomed(server: Running, window: Window) -> None:
    """At 200 % and 400 % of a laptop nothing scrolls sideways, and tiles can still be taken and placed."""
    page = window("magnified")
    made = make_table(server.url, ["here", "here"])
    join(made, made.creator, "Marta", "Inês")
    page.goto(made.link(made.creator))
    for name, (width, height) in (("Marta", (640, 360)), ("Inês", (320, 256))):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(f"{shots.ABLE} .tile").first.click()
        assert page.evaluate(FITS)
        page.locator(".chip, #mine .row.legal").locator("visible=true").first.click()
        expect(page.locator("#log")).to_contain_text(f"{name} takes")


def test_forced_colors_show_what_is_held_and_where_it_may_go(server: Running, window: Window) -> None:
    """With the system's own colors legal lines and held tiles still have borders of their own."""
    page = window(forced_colors="active")
    shots.holding(server.url, page)
    for selector in ("#mine .legal", "[aria-pressed=true] .tile"):
        style = page.locator(selector).first.evaluate("e => getComputedStyle(e).outlineStyle")
        assert style != "none", selector


def test_nothing_moves_where_less_motion_is_asked_for(server: Running, window: Window) -> None:
    """With reduced motion no tile travels and no animation runs after a move; without it tiles do travel."""
    for motion, moves in (("reduce", False), ("no-preference", True)):
        page = window(motion=motion)
        shots.new_game(server.url, page)
        page.evaluate(
            "() => { window.flown = 0; new MutationObserver(c => { window.flown += c.length; })"
            ".observe(document.getElementById('layer'), { childList: true }); }"
        )
        before = sequence(page)
        page.locator(f"{shots.ABLE} .tile").first.click()
        page.locator("#mine .row.legal").first.click(position={"x": 8, "y": 12})
        wait_after(page, before)
        if moves:
            page.wait_for_function("window.flown > 0")
        assert (page.evaluate("window.flown") > 0) is moves


def test_a_cold_load_is_light(server: Running, window: Window) -> None:
    """The table's page loads at most 250 kB; `make speed` measures the time."""
    page = window()
    requests: list[Request] = []

    def keep(request: Request) -> None:
        requests.append(request)

    page.on("requestfinished", keep)
    shots.new_game(server.url, page)
    assert requests
    assert sum(map(_size, requests)) <= MAX_BYTES


def _size(request: Request) -> int:
    sizes = request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]
