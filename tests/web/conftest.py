"""What the tests of the pages use: a server, a browser, and windows whose errors fail the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.scale import IS_SHORT
from tests.server.running import Running, start
from tests.web.browsing import EVERYWHERE, TIMEOUT, browser, complaints, open_page

Window = Callable[..., Page]
expect.set_options(timeout=TIMEOUT)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run whole games first: they take longest, and would leave the other processes idle at the end."""
    items.sort(key=lambda item: "test_transcripts" not in item.nodeid)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Serve for all tests of the pages."""
    running = start(tmp_path_factory.mktemp("server") / "tables.sqlite", host=EVERYWHERE)
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, server: Running) -> Iterator[None]:
    """Give each test the same deals in every run of `make test`, so that a failure is a change; `make test-long` draws anew."""
    hub, numbers = server.application.hub, count()
    usual = hub.new_seed
    if IS_SHORT:
        hub.new_seed = lambda: sha256(f"{request.node.nodeid} {next(numbers)}".encode()).digest()
    yield
    hub.new_seed = usual


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Run a browser for all tests of the pages."""
    with browser() as started:
        yield started


@pytest.fixture
def window(chromium: Browser) -> Iterator[Window]:
    """Open windows; an error on a page, or a file that the policy forbids, fails the test."""
    pages: list[Page] = []
    errors: list[str] = []

    def opened(size: str = "desktop", *, is_offline: bool = False, **more: Any) -> Page:
        page = open_page(chromium, size, **more)
        page.on("pageerror", lambda error: errors.append(str(error)))
        if not is_offline:
            complaints(page, errors)
        pages.append(page)
        return page

    yield opened
    for page in pages:
        page.context.close()
    assert not errors
