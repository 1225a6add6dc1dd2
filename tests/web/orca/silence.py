"""When nothing more will be said: known by events on the whole way from a key to the voice, not by a pause.

A key counts once the page has seen it go up. A mark, put into a live region of its own, takes the way of every announcement:
Chromium, the accessibility bus, Orca, speech-dispatcher, the pen. Whatever was on its way before the mark is heard before it.
The gaps between two announcements last until a mark has been heard, so that announcements keep their order however slow Orca
is. The page is at rest once its short timers have run, no gap is left, and the server has answered what was sent. When
nothing is heard between the rest of the page and a mark, and the page is still at rest, nothing more is coming.
"""

from __future__ import annotations

import itertools
import re
import time
from pathlib import Path

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

PATIENCE = 90.0  # seconds until a key must have arrived and the page must be at rest
MARK_PATIENCE = 15.0  # seconds until a mark must have been heard; Orca drops some of what it is told while a page loads
LOOK = 0.02  # seconds between two looks
MARK = re.compile(r"^Mark \d+\.$")
GAP = 250  # milliseconds between two announcements, as in web/js/shell/announcer.js, which clears none of them
SHORT = 1000  # milliseconds: timers that are longer take texts away, ask whether the server is still there, and the like

WATCH = """
(() => {
  const later = window.setTimeout, never = window.clearTimeout, waiting = new Set();
  window.watched = { keys: 0, timers: waiting, gaps: [], isAsked: false };
  window.setTimeout = (then, after, ...more) => {
    if (after === GAP) return window.watched.gaps.push(then);
    if (after > SHORT) return later(then, after, ...more);
    const id = later((...given) => { waiting.delete(id); then(...given); }, after, ...more);
    waiting.add(id);
    return id;
  };
  window.clearTimeout = (id) => { waiting.delete(id); never(id); };
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (...given) {
    window.watched.isAsked = true;
    if (!this.isWatched) this.addEventListener("message", () => (window.watched.isAsked = false));
    this.isWatched = true;
    return send.apply(this, given);
  };
  addEventListener("keyup", () => window.watched.keys++, true);
  addEventListener("DOMContentLoaded", () => {
    const marks = document.createElement("div");
    marks.id = "marks";
    marks.setAttribute("aria-live", "polite");
    marks.style.cssText = "position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden";
    document.body.append(marks);
  });
})();
""".replace("SHORT", str(SHORT)).replace("GAP", str(GAP))
RESTS = "window.watched && !window.watched.timers.size && !window.watched.isAsked"
PUT = """text => {
  const line = document.createElement("p");
  line.textContent = text;
  document.getElementById("marks").replaceChildren(line);
}"""


class Silence:
    """Waits for the silence after what was done to a page; `paper` is what the pen writes on."""

    def __init__(self, page: Page, paper: Path) -> None:
        self._page = page
        self._paper = paper
        self._numbers = itertools.count(1)
        page.add_init_script(WATCH)

    def heard(self) -> list[str]:
        """Give everything that has been said, without marks."""
        return [line for line in self._lines() if not MARK.match(line)]

    def keys(self) -> int:
        """Give how many keys have gone up on the page."""
        return int(self._page.evaluate("window.watched.keys"))

    def wait_for_keys(self, number: int) -> None:
        """Wait until so many keys have gone up."""
        self._page.wait_for_function("number => window.watched.keys >= number", arg=number, timeout=PATIENCE * 1000)

    def wait(self) -> None:
        """Wait until nothing more is coming."""
        while True:
            self._page.wait_for_function(f"() => {RESTS}", timeout=PATIENCE * 1000)
            before = len(self.heard())
            self._mark()
            has_gap = self._page.evaluate("(window.watched.gaps.shift() ?? (() => false))() !== false")
            if not has_gap and len(self.heard()) == before and self._page.evaluate(RESTS):
                return

    def _mark(self) -> None:
        """Put a mark and wait until it is heard; another one if Orca has dropped it."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            mark = f"Mark {next(self._numbers)}."
            self._page.evaluate(PUT, mark)
            if self._hears(mark):
                return
        raise PlaywrightError(f"Orca has said no mark for {PATIENCE:.0f} seconds")

    def _hears(self, mark: str) -> bool:
        deadline = time.monotonic() + MARK_PATIENCE
        while mark not in self._lines():
            if time.monotonic() > deadline:
                return False
            time.sleep(LOOK)
        return True

    def _lines(self) -> list[str]:
        return self._paper.read_text(encoding="utf-8").splitlines()
