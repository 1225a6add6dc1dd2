"""How quick the pages are, by the browser's own timings, beside what is asked: `python -m tests.web.speed`."""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from tests.server.running import start
from tests.web import shots
from tests.web.browsing import browser, join, make_table, open_page
from tests.web.playing import ABLE, sequence, wait_after, wait_for_turn
from tests.web.scripted import LETTERS

LOADS = 5
CLICKS = 20
MOVES = 200
STEADY = 2  # rounds after which the log shows as much as it ever does
KILOBYTE, MEGABYTE = 1000, 1_000_000

# Layout shifts are counted from the first byte on; one right after a click or key is what the person asked for.
# Beside their sum stands what moved from where to where, for whoever has to find the cause.
WATCH = """
window.shifts = 0;
window.moved = [];
const place = ({ x, y, width, height }) => `${x},${y} ${width}x${height}`;
const called = (node) => !node ? 'gone' : node.nodeType === 3 ? `"${node.textContent}" of ${called(node.parentElement)}`
  : [node.parentElement?.closest('[id]')?.id, node.id || node.tagName.toLowerCase(), ...node.classList].join(' ');
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
    window.shifts += entry.value;
    for (const { node, previousRect, currentRect } of entry.sources)
      window.moved.push(`${called(node)}: ${place(previousRect)} to ${place(currentRect)}`);
  }
}).observe({ type: 'layout-shift', buffered: true });
document.addEventListener('DOMContentLoaded', () => {
  new MutationObserver((_, observer) => {
    if (document.querySelector('#table [data-act=take]:not([aria-disabled])')) {
      performance.mark('usable');
      observer.disconnect();
    }
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
});
"""

# From the click to the frame after the page has changed: the second animation frame begins when the first is painted.
CLICK = """selector => new Promise((done) => {
  const target = document.querySelector(selector);
  const begun = performance.now();
  target.click();
  requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - begun)));
})"""

# From the click that makes a move to the frame that shows what the server has made of it.
MOVE = """selector => new Promise((done) => {
  const last = () => Math.max(0, ...[...document.querySelectorAll('#log [data-sequence]')].map((one) => +one.dataset.sequence));
  const before = last();
  const begun = performance.now();
  const look = () => (last() > before || document.querySelector('.result')
    ? requestAnimationFrame(() => done(performance.now() - begun)) : requestAnimationFrame(look));
  document.querySelector(selector).click();
  look();
})"""


@dataclass(frozen=True)
class Measure:
    """One figure beside what is asked of it."""

    name: str
    value: float
    most: float
    unit: str

    @property
    def is_met(self) -> bool:
        """Whether it is as asked."""
        return self.value <= self.most

    def __str__(self) -> str:
        verdict = "met" if self.is_met else "NOT MET"
        return f"{self.name:<46} {self.value:>9.3g} {self.unit:<3} asked: at most {self.most:g} {self.unit:<3} {verdict}"


def measure(started: Browser, url: str, moves: int = MOVES) -> list[Measure]:
    """Measure everything."""
    return [*loading(started, url), *playing(started, url), *memory(started, url, moves)]


def loading(started: Browser, url: str) -> list[Measure]:
    """Load a table cold, each time in a new profile, and the start page."""
    times: list[float] = []
    sizes: list[float] = []
    requests: list[float] = []
    shifts: list[float] = []
    for _ in range(LOADS):
        page, wire = _watched(started)
        received = _count_bytes(wire)
        made = make_table(url, ["here", "here"])
        join(made, made.creator, "Marta", "Inês")
        page.goto(made.link(made.creator))
        page.wait_for_selector(ABLE)
        page.wait_for_timeout(300)
        times.append(page.evaluate("performance.getEntriesByName('usable')[0].startTime"))
        sizes.append(sum(received))
        requests.append(len(received))
        shifts.append(page.evaluate("window.shifts"))
        page.context.close()
    return [
        Measure("a table, cold, until tiles can be taken", median(times) / 1000, 1, "s"),
        Measure(f"bytes of it, in {median(requests):.0f} requests", median(sizes) / KILOBYTE, 250, "kB"),
        Measure("layout shift while it loads (CLS)", max(shifts), 0, ""),
    ]


def playing(started: Browser, url: str) -> list[Measure]:
    """Take up tiles and place them, again and again."""
    page, _ = _watched(started)
    made = make_table(url, ["here", "here"])
    join(made, made.creator, "Marta", "Inês")
    page.goto(made.link(made.creator))
    takes: list[float] = []
    places: list[float] = []
    for _ in range(CLICKS):
        if wait_for_turn(page) == "over":
            break
        takes.append(page.evaluate(CLICK, ABLE))
        places.append(page.evaluate(MOVE, "#mine .row.legal, #mine .floor.legal"))
    shifts: float = page.evaluate("window.shifts")
    page.context.close()
    return [
        Measure("from a click on tiles to its drawing, median", median(takes), 100, "ms"),
        Measure("the same, slowest", max(takes), 100, "ms"),
        Measure("from a move to its drawing, by the server, median", median(places), 100, "ms"),
        Measure("the same, slowest", max(places), 100, "ms"),
        Measure("layout shift while playing (CLS)", shifts, 0, ""),
    ]


def memory(started: Browser, url: str, moves: int) -> list[Measure]:
    """Play many moves in one page; compare what is held at the beginnings of rounds, when as much is shown each time.

    Four people at one screen who put everything on the floor play as long as anybody likes: no row is ever complete.
    """
    page, wire = _watched(started)
    made = make_table(url, ["here", "here", "here", "here"])
    join(made, made.creator, "Marta", "Inês", "Tomás", "Zsófia")
    page.goto(made.link(made.creator))
    held: list[tuple[int, float, float]] = []  # moves, bytes, nodes
    rounds: set[str] = set()
    for done in range(moves + 1):
        wait_for_turn(page)
        heading = page.text_content("h1") or ""
        if heading not in rounds or done == moves:
            rounds.add(heading)
            held.append((done, *_held(wire)))
        if done < moves:
            _play_to_floor(page)
    shifts: float = page.evaluate("window.shifts")
    page.context.close()
    (early, bytes_early, nodes_early), (late, bytes_late, nodes_late) = held[STEADY], held[-2]
    more = late - early
    return [
        Measure(f"memory for scripts after {moves} moves of one game", held[-1][1] / MEGABYTE, 20, "MB"),
        Measure(f"more at move {late} than at move {early}, a move", (bytes_late - bytes_early) / more / KILOBYTE, 10, "kB"),
        Measure("elements more, a move", (nodes_late - nodes_early) / more, 1, ""),
        Measure(f"layout shift over {moves} moves (CLS)", shifts, 0, ""),
    ]


def _play_to_floor(page: Page) -> None:
    """Make one move by keys: the first tiles that can be taken, to the floor."""
    before = sequence(page)
    page.keyboard.press(page.get_attribute(ABLE, "data-source") or "0")
    page.keyboard.press(LETTERS[page.get_attribute(ABLE, "data-color") or "blue"])
    page.keyboard.press("f")
    wait_after(page, before)


def _held(wire: CDPSession) -> tuple[float, float]:
    """Return bytes and nodes in use after a garbage collection."""
    talk: Any = wire  # what it is told and answers has no types
    talk.send("HeapProfiler.collectGarbage")
    found: dict[str, Any] = talk.send("Performance.getMetrics")
    figures = {figure["name"]: figure["value"] for figure in found["metrics"]}
    return figures["JSHeapUsedSize"], figures["Nodes"]


def _watched(started: Browser) -> tuple[Page, CDPSession]:
    page = open_page(started)
    page.add_init_script(WATCH)
    wire: Any = page.context.new_cdp_session(page)
    for domain in ("Performance", "Network"):
        wire.send(f"{domain}.enable")
    return page, wire


def _count_bytes(wire: CDPSession) -> list[float]:
    """Collect what each answer takes on the wire, headers and all."""
    received: list[float] = []

    def count(event: dict[str, Any]) -> None:
        received.append(float(event["encodedDataLength"]))

    talk: Any = wire
    talk.on("Network.loadingFinished", count)
    return received


def main() -> int:
    """Measure, print, and say whether everything is as asked."""
    with tempfile.TemporaryDirectory() as data, browser() as started:
        server = start(Path(data) / "tables.sqlite")
        shots.new_game(server.url, open_page(started))  # the rules are loaded, as on a server that has run for a minute
        measures = measure(started, server.url)
        server.stop()
    for one in measures:
        sys.stdout.write(f"{one}\n")
    return 0 if all(one.is_met for one in measures) else 1


if __name__ == "__main__":
    sys.exit(main())
