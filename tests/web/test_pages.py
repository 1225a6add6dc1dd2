"""Every page in every phase: nothing that axe finds, nothing wider than the window, nothing heavier than promised."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.server.running import Running
from tests.web import shots
from tests.web.browsing import SIZES
from tests.web.conftest import Window
from tests.web.playing import sequence, wait_after

axe: Any = import_module("axe_playwright_python.sync_playwright")  # it has no types
ALL: dict[str, Any] = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]}
COLORS: dict[str, Any] = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}  # all that a theme can change
MOST_BYTES = 250_000
STATES = [(name, shot) for name, (shot, _) in shots.SHOTS.items()]
FITS = "document.documentElement.scrollWidth <= window.innerWidth"
VIEWS = [("desktop", "light", ALL), ("desktop", "dark", COLORS), ("phone", "light", ALL)]


def problems(page: Page, rules: dict[str, Any]) -> list[str]:
    """Say what axe finds by some of its rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe.Axe().axe_script)
    options = {"runOnly": rules, "resultTypes": ["violations"]}  # else it describes all that passed
    found: list[dict[str, Any]] = page.evaluate("options => axe.run(options).then(found => found.violations)", options)
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


@pytest.mark.parametrize(("name", "shot"), STATES, ids=[name for name, _ in STATES])
def test_axe_finds_nothing(server: Running, window: Window, name: str, shot: shots.Shot) -> None:
    """Each state of each page, light, dark and on a phone, is free of what axe knows; none scrolls sideways, nor at 320."""
    page = window()
    shot(server.url, page)
    for size, theme, rules in VIEWS:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.wait_for_timeout(50)
        assert problems(page, rules) == [], f"{name}, {size}, {theme}"
        assert page.evaluate(FITS), f"{name}, {size}, {theme}"
    page.set_viewport_size({"width": 320, "height": 700})
    assert page.evaluate(FITS), f"{name}, 320 pixels"


@pytest.mark.parametrize("zoom", [2, 4])
def test_a_page_can_be_zoomed(server: Running, window: Window, zoom: int) -> None:
    """At 200 % and 400 % of a window of 1280 pixels nothing scrolls sideways, and tiles can still be taken and placed."""
    page = window()
    page.set_viewport_size({"width": 1280 // zoom, "height": 1024 // zoom})
    shots.new_game(server.url, page)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.locator(f"{shots.ABLE} .tile").first.click()
    page.locator(".chip, #mine .row.legal").locator("visible=true").first.click()
    expect(page.locator("#log li").nth(1)).to_contain_text("Marta")


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


@pytest.mark.parametrize("size", ["tablet", "narrow"])
def test_a_game_fits_into_other_windows(server: Running, window: Window, size: str) -> None:
    """On a tablet and at 320 pixels nothing scrolls sideways, and no target is smaller than 24 pixels."""
    page = window(size)
    shots.holding(server.url, page)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    small = """[...document.querySelectorAll('button, a, input, select')].map(e => [e, e.getBoundingClientRect()])
      .filter(([e, box]) => box.width && (box.width < 24 || box.height < 24) && !e.matches('.skip, .sr'))
      .map(([e]) => e.outerHTML.slice(0, 120))"""
    assert page.evaluate(small) == []


def test_a_cold_load_is_light(server: Running, window: Window) -> None:
    """The table's page brings at most 250 kB; `make speed` says how quick it is."""
    page = window()
    requests: list[Request] = []

    def keep(request: Request) -> None:
        requests.append(request)

    page.on("requestfinished", keep)
    shots.new_game(server.url, page)
    assert requests
    assert sum(map(_size, requests)) <= MOST_BYTES


def _size(request: Request) -> int:
    sizes = request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]
