"""A browser for tests: Chromium that talks to nobody but our server, and tables made for a purpose."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from tests.server.clients import NO_TLS

ARGUMENTS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 120_000  # milliseconds: a test that waits in vain fails late, but none fails because the machine is busy
PLAIN: dict[str, Any] = {"timeout": PATIENCE / 1000, "verify": NO_TLS}  # for requests without a browser
SIZES = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "small": (360, 740),
    "narrow": (320, 700),
    "zoomed": (720, 450),  # a desktop at 200 %
}


def program() -> str | None:
    """Find Chromium: the one that is named, else the shell without windows, which takes half the time, else the browser."""
    return os.environ.get("SINTRA_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")


@contextlib.contextmanager
def browser() -> Generator[Browser]:
    """Start Chromium: the machine's own where there is one, else the one that Playwright brings."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        yield started
        started.close()


def complaints(page: Page, errors: list[str]) -> None:
    """Collect what a page's console calls errors, but for an address that is meant to lead nowhere."""

    def hear(message: ConsoleMessage) -> None:
        is_missing = "404" in message.text and message.location["url"] == page.url
        if message.type == "error" and not is_missing:
            errors.append(message.text)

    page.on("console", hear)


@dataclass(frozen=True)
class Made:
    """A new table and its links."""

    url: str
    table: str
    creator: str
    persons: tuple[str, ...]
    watch: str

    def link(self, token: str) -> str:
        """Give the address of a link."""
        return f"{self.url}/table/{self.table}#{token}"


def make_table(
    url: str, seats: Sequence[str | int], game: str = "azul", start: int = 0, given: Sequence[str] = (), **options: Any
) -> Made:
    """Make a table; a number is a bot of that level, and what is given has been dealt and played already."""
    asked = [{"kind": "bot", "level": seat} if isinstance(seat, int) else {"kind": seat} for seat in seats]
    body = {"game": game, "seats": asked, "start": start, "options": options, "given": list(given)}
    made = httpx.post(f"{url}/api/tables", json=body, **PLAIN).raise_for_status().json()
    persons = tuple(link["token"] for link in made["persons"])
    return Made(url, made["table"], made["creator"]["token"], persons, made["watch"]["token"])


def join(made: Made, token: str, *names: str) -> None:
    """Let the persons of a link sit down, in the order of their seats."""
    table = f"{made.url}/api/tables/{made.table}"
    headers = {"authorization": f"Bearer {token}"}
    view = httpx.get(table, headers=headers, **PLAIN).raise_for_status().json()
    for place, (seat, name) in enumerate(zip(view["yours"], names, strict=True)):
        body = {"id": f"sit-{place}", "seat": seat, "name": name}
        httpx.post(f"{table}/join", json={"type": "join", **body}, headers=headers, **PLAIN).raise_for_status()


def open_page(started: Browser, size: str = "desktop", *, theme: str = "light", motion: str = "reduce", **more: Any) -> Page:
    """Open a window of a size; every error on the page fails the test that looks at `page.errors`."""
    width, height = SIZES[size]
    context = started.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce" if motion == "reduce" else "no-preference",
        has_touch=size in {"phone", "small", "narrow"},
        **more,
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page
