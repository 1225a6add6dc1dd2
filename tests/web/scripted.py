"""The same whole game by different hands: fixed deals, moves chosen by a simple rule, and everything that is said.

python -m tests.web.scripted [GAME ...]     rewrite the golden transcripts; look at the diff before you commit it
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.server.running import Running, start
from tests.web.advancing import Player
from tests.web.browsing import Made, browser, join, make_table, open_page
from tests.web.pavilion_hands import BONUS, KEEP, PLACE
from tests.web.playing import sequence, wait_after

DATA = Path(__file__).parents[1] / "data" / "web"
GAMES = ("azul", "pavilion")
SEED = bytes(range(7, 39))
ALL_ROUNDS = 100  # more than any game has
LETTERS = {"blue": "b", "yellow": "y", "red": "r", "black": "k", "teal": "t", "purple": "p", "green": "g", "orange": "o"}

# No pauses between sentences, and each of them written down.
LISTEN = """
const later = window.setTimeout;
window.setTimeout = (then, after, ...more) => later(then, after === 250 ? 0 : after, ...more);
window.heard = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (target.id === 'live') for (const node of addedNodes) window.heard.push(node.textContent);
  }
}).observe(document, { childList: true, subtree: true });
"""
Hands = Callable[[Page, list[dict[str, Any]]], None]


class Script:
    """A game of two: one seat is played in the browser, the other by plain HTTP."""

    def __init__(self, server: Running, game: str) -> None:
        hub = server.application.hub
        usual, hub.new_seed = hub.new_seed, lambda: SEED
        self.made: Made = make_table(server.url, ["here", "person"], game=game)
        hub.new_seed = usual
        join(self.made, self.made.creator, "Marta")
        join(self.made, self.made.persons[0], "Inês")
        self.mine = Player(self.made, self.made.creator)
        self.other = Player(self.made, self.made.persons[0])

    def play(self, page: Page, hands: Hands, rounds: int = ALL_ROUNDS) -> list[str]:
        """Play so many rounds, or to the end; return everything that the live region has said."""
        page.add_init_script(LISTEN)
        page.goto(self.made.link(self.made.creator))
        page.wait_for_selector("#mine")
        while True:
            self.other.advance()
            view = self.mine.view()
            if view["turn"] == 1 or (hands is not by_command and _is_discarding(view)):
                continue  # the last moves of a choice are still on their way: the page itself discards what is not kept
            settle(page, view)
            if view["phase"] == "over" or view["state"]["round"] > rounds:
                return list(page.evaluate("window.heard"))
            chosen = self.mine.choose(view)
            hands(page, chosen)


def _is_discarding(view: dict[str, Any]) -> bool:
    """Say whether the page is about to discard; after a pass that was forced it waits for the button."""
    is_forced = view["events"][-1]["kind"] == "forced"
    return bool(view["turn"] == 0 and view["state"]["phase"] == "discard" and not is_forced)


def settle(page: Page, view: dict[str, Any]) -> None:
    """Wait until the page shows the position and has announced everything."""
    page.wait_for_function(
        "sequence => document.querySelector('.result') || Math.max(0, ...[...document.querySelectorAll('#log [data-sequence]')]"
        ".map(one => +one.dataset.sequence)) >= sequence",
        arg=max((event["sequence"] for event in view["events"] if event["kind"] in {"deal", "move", "forced"}), default=0),
    )
    last = -1
    while (said := page.evaluate("window.heard.length")) != last:
        last = said
        page.wait_for_timeout(40)


# By pointer


def by_pointer(page: Page, moves: list[dict[str, Any]]) -> None:
    """Make a choice with clicks alone."""
    before, (first, *_) = sequence(page), moves
    parts, kind = first["parts"], first["kind"]
    if kind == "draft":
        page.click(f"[data-act=take][data-source='{parts['source']}'][data-color={parts['color']}] :is(.tile, .rhomb)")
        if "line" in parts:
            page.click(f"#mine [data-line='{parts['line']}']", position={"x": 8, "y": 12})
        else:
            page.locator("[data-act=tray].primary:visible").first.click()
    elif kind == "place":
        PLACE.by_pointer(page, first)
    elif kind == "bonus":
        BONUS.by_pointer(page, moves)
    else:
        KEEP.by_pointer(page, first)
    wait_after(page, before + len(moves) - 1)


# By keys


def by_keys(page: Page, moves: list[dict[str, Any]]) -> None:
    """Make a choice with keys alone."""
    before, (first, *_) = sequence(page), moves
    parts, kind = first["parts"], first["kind"]
    if kind == "draft":
        page.keyboard.press(str(parts["source"]))
        page.keyboard.press(LETTERS[parts["color"]])
        page.keyboard.press("Enter" if "line" not in parts else str(parts["line"] or "f"))
    elif kind == "place":
        PLACE.by_keys(page, first)
    elif kind == "bonus":
        BONUS.by_keys(page, moves)
    else:
        KEEP.by_keys(page, first)
    wait_after(page, before + len(moves) - 1)


# By command line


def by_command(page: Page, moves: list[dict[str, Any]]) -> None:
    """Type the first move of a choice into the command line; what is left of it is asked for again."""
    before = sequence(page)
    page.keyboard.press("/")
    page.keyboard.type(moves[0]["move"])
    page.keyboard.press("Enter")
    wait_after(page, before)
    page.keyboard.press("Escape")


HANDS: dict[str, Hands] = {"pointer": by_pointer, "keys": by_keys, "command": by_command}


def golden(game: str) -> Path:
    """Give the file of a game's transcript."""
    return DATA / f"{game}-heard.txt"


def transcript(started: Browser, server: Running, game: str, way: str, rounds: int = ALL_ROUNDS) -> list[str]:
    """Play a game in a way; return what was said, less what only a typed number is answered with."""
    page = open_page(started)
    try:
        return [text for text in Script(server, game).play(page, HANDS[way], rounds) if not LOOKED_AT.match(text)]
    finally:
        page.context.close()


FOCUSED = re.compile(r"\* (Take \d|Pay for|Keep up to)")  # what the focus says, where keys move it there
LOOKED_AT = re.compile(r"(Factory \d|Center): |\d$")  # a place of the table, or the number of a space, that was typed
HELD = "* "  # before what is said when something is taken up: typing moves takes up nothing
TYPED = "> "  # before what calls again for the rest of a choice: by hand it is one choice, typed it is several


def marked(whole: list[str], typed: list[str]) -> list[str]:
    """Mark what was said by hand and not when moves were typed, and the other way round."""
    lines: list[str] = []
    for kind, first, last, begin, end in SequenceMatcher(None, whole, typed, autojunk=False).get_opcodes():
        if kind == "equal":
            lines += whole[first:last]
        else:
            lines += [HELD + text for text in whole[first:last]] + [TYPED + text for text in typed[begin:end]]
    return lines


def expected(lines: list[str], way: str) -> list[str]:
    """Give what is said in a way, out of the lines of a golden file."""
    own, foreign = (TYPED, HELD) if way == "command" else (HELD, TYPED)
    told = [line for line in lines if way != "keys" or not FOCUSED.match(line)]
    return [line.removeprefix(own) for line in told if not line.startswith(foreign)]


def main(games: list[str]) -> None:
    """Write the golden files, all or those of the games that are named."""
    DATA.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, browser() as started:
        server = start(Path(data) / "tables.sqlite")
        for game in games or GAMES:
            whole, typed = (transcript(started, server, game, way) for way in ("pointer", "command"))
            golden(game).write_text("\n".join(marked(whole, typed)) + "\n", encoding="utf-8")
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
