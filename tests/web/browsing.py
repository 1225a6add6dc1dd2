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

ELSEWHERE = "192.0.2.7"  # this machine at an address that other devices might know it by
ARGUMENTS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
]
EVERYWHERE = "0.0.0.0"  # noqa: S104 - the setting of a server that other devices may reach
TIMEOUT = 120_000  # milliseconds: generous, so that no test fails because the machine is busy
PLAIN: dict[str, Any] = {"timeout": TIMEOUT / 1000, "verify": NO_TLS}  # for requests without a browser
# The setting for the end of a round, where nothing is stored yet; a page may have no storage.
CHOOSE = """
try {
  if (!localStorage.getItem('sintra.settings')) localStorage.setItem('sintra.settings', '{"ceremony": "CEREMONY"}');
} catch {}
"""
SIZES = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "small": (360, 740),
    "narrow": (320, 700),
    "zoomed": (720, 450),  # a desktop at 200 %
    "magnified": (640, 360),  # a laptop at 200 %
    "sideways": (844, 390),  # a phone held so
    "upright": (768, 1024),  # a tablet held so
    "wide": (2560, 1440),
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
    """Collect the console errors of a page, except for expected 404s and headers that count with TLS only."""

    def hear(message: ConsoleMessage) -> None:
        is_missing = "404" in message.text and message.location["url"] == page.url
        is_plain = ELSEWHERE in page.url and "Cross-Origin-Opener-Policy" in message.text
        if message.type == "error" and not is_missing and not is_plain:
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


def make_table(  # noqa: PLR0913 - what a request may say
    url: str,
    seats: Sequence[str | int],
    *,
    game: str = "azul",
    edition: str | None = None,
    start: int = 0,
    given: Sequence[str] = (),
    **options: Any,
) -> Made:
    """Create a table; a number is a bot of that level, and what is given has been dealt and played already."""
    asked = [{"kind": "bot", "level": seat} if isinstance(seat, int) else {"kind": seat} for seat in seats]
    body = {"game": game, "edition": edition, "seats": asked, "start": start, "options": options, "given": list(given)}
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


def open_page(
    started: Browser,
    size: str = "desktop",
    *,
    theme: str = "light",
    motion: str = "reduce",
    ceremony: str = "off",
    **more: Any,
) -> Page:
    """Open a window of a size; rounds that end are counted step by step only where a test asks for it."""
    width, height = SIZES[size]
    context = started.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce" if motion == "reduce" else "no-preference",
        has_touch=size in {"phone", "small", "narrow"},
        **more,
    )
    context.add_init_script(CHOOSE.replace("CEREMONY", ceremony))
    page = context.new_page()
    page.set_default_timeout(TIMEOUT)
    return page
