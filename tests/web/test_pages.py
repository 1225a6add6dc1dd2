"""Every page in every phase: nothing that axe finds, nothing wider than the window, nothing heavier than promised."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from playwright.sync_api import Page, Request

from tests.server.running import Running
from tests.web import shots
from tests.web.conftest import Window

axe: Any = import_module("axe_playwright_python.sync_playwright")  # it has no types
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
MOST_BYTES = 250_000
MOST_MILLISECONDS = 1000
STATES = [(name, shot) for name, (shot, _) in shots.SHOTS.items()]
VIEWS = [("desktop", "light"), ("desktop", "dark"), ("phone", "light")]


def problems(page: Page) -> list[str]:
    """Say what axe finds."""
    found: dict[str, Any] = axe.Axe().run(page, options={"runOnly": {"type": "tag", "values": TAGS}}).response
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found["violations"] for node in rule["nodes"]]


@pytest.mark.parametrize(("size", "theme"), VIEWS)
@pytest.mark.parametrize(("name", "shot"), STATES, ids=[name for name, _ in STATES])
def test_axe_finds_nothing(server: Running, window: Window, name: str, shot: shots.Shot, size: str, theme: str) -> None:  # noqa: PLR0913, PLR0917 - a fixture or parameter each
    """Each state of each page, light, dark and on a phone, is free of what axe knows; none scrolls sideways."""
    page = window(size, theme=theme)
    shot(server.url, page)
    assert problems(page) == [], name
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


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


def test_a_cold_load_is_light_and_quick(server: Running, window: Window) -> None:
    """The table's page brings at most 250 kB and can be used within a second; the best of three loads counts."""
    times: list[float] = []
    for _ in range(3):
        page = window()
        requests: list[Request] = []
        page.on("requestfinished", requests.append)
        shots.new_game(server.url, page)
        sizes = [_size(request) for request in requests]
        times.append(page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"))
        assert sum(sizes) <= MOST_BYTES
    assert min(times) <= MOST_MILLISECONDS


def _size(request: Request) -> int:
    sizes = request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]
