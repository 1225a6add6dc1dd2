"""What a blind player hears: Orca reads two lessons and a round of each game, played by keyboard in Chromium.

python -m tests.web.screen_reader [NAME ...]            compare with the transcripts, and print what differs
python -m tests.web.screen_reader --write [NAME ...]    write the transcripts anew, each heard twice; read them then

Names are lesson-azul, lesson-pavilion, azul and pavilion. The programs that are needed are listed in tests/web/orca/desk.py.
"""

from __future__ import annotations

import difflib
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from tests.server.running import Running, start
from tests.web.lesson_hands import KEYS, begin, learn
from tests.web.orca.desk import Desk, desk, missing
from tests.web.playing import wait_after
from tests.web.scripted import Script, by_keys

DATA = Path(__file__).parents[1] / "data" / "web"
ARROWS = {"ArrowRight": "Right", "ArrowLeft": "Left", "ArrowDown": "Down"}
NAMED = {"Enter": "Return", "Space": "space", " ": "space", "/": "slash", **ARROWS}
WALKS = {  # what somebody does who wants to know the table: walk, and ask
    "azul": ("m", "ArrowDown", "Tab", "ArrowRight", "ArrowDown", "t", "ArrowRight"),
    "pavilion": ("m", "ArrowRight", "ArrowRight", "t", "ArrowRight"),
}
TRIES = 5
# How a page loads, and whether its first line is read out then, depends on how quick the machine is: that is between Orca and
# Chromium. Everything else is compared.
LOADING = re.compile(r"document web\.$|^Loading\.|^Finished loading")
FIRST_LINE = "Skip to the table link."
QUESTIONS = {"azul": ("wall 1", "costs"), "pavilion": ("joker", "bonus")}


class Keyboard:
    """Presses keys of the display, as Playwright's keyboard presses those of a page, and writes down what Orca says then."""

    def __init__(self, seat: Desk) -> None:
        self._desk = seat
        self._heard = len(seat.heard())
        self.lines: list[str] = []

    def press(self, key: str) -> None:
        """Press a key and listen."""
        self._desk.press(NAMED.get(key, key))
        self.note(f"[{key}]")

    def type(self, text: str) -> None:
        """Type a text; it is heard when it is sent."""
        self._desk.press(*(NAMED.get(sign, sign) for sign in text))
        self.note(f"[{text}]")

    def open(self, page: Page, go: Callable[[], None], name: str) -> None:
        """Open a page, again where Orca has heard of its loading in the wrong order: then it waits for the end, in silence."""
        told: list[str] = []
        for _ in range(TRIES):
            go()
            self._desk.settle()
            told = self._desk.heard()[self._heard :]
            steps = [line.split()[0] for line in told if line.startswith(("Loading.", "Finished loading"))]
            if steps == ["Loading.", "Finished"]:
                self.note(name)
                self.lines = [line for line in self.lines if line != FIRST_LINE]
                return
            page.goto("data:text/html,")
            self._desk.settle()
            self._heard = len(self._desk.heard())
        raise AssertionError(f"Orca has not heard {name} load in {TRIES} tries: {told}")

    def follow(self) -> None:
        """Listen to what the last key has led to by now."""
        self._desk.settle()
        self.note()

    def note(self, *what: str) -> None:
        """Write down what was done, and everything that has been said since the last time."""
        heard = self._desk.heard()
        self.lines += [*what, *(line for line in heard[self._heard :] if not LOADING.search(line))]
        self._heard = len(heard)


class Ear:
    """A page whose keyboard is that of the display."""

    def __init__(self, page: Page, keyboard: Keyboard) -> None:
        self._page = page
        self.keyboard = keyboard

    def __getattr__(self, name: str) -> Any:
        """Ask the page for everything else."""
        return getattr(self._page, name)


def hears_lesson(server: Running, page: Page, seat: Desk, game: str) -> list[str]:
    """Go through a lesson: in by the link that skips to the table, then each task by keys."""
    keyboard = Keyboard(seat)
    keyboard.open(page, lambda: begin(server.url, page, game), f"[lesson of {game}]")
    ear = cast("Page", Ear(page, keyboard))
    for key in ("Tab", "Enter"):
        keyboard.press(key)
    learn(ear, KEYS[game], lambda _: keyboard.press("Enter"))
    page.wait_for_selector("[data-act=first-game]")
    return keyboard.lines


def hears_round(server: Running, page: Page, seat: Desk, game: str) -> list[str]:
    """Walk around, ask, and play a round against somebody who plays elsewhere."""
    script = Script(server, game)
    keyboard = Keyboard(seat)
    keyboard.open(page, lambda: _open_table(page, script), f"[table of {game}]")
    ear = cast("Page", Ear(page, keyboard))
    for key in ("Tab", "Enter", *WALKS[game]):
        keyboard.press(key)
    for question in QUESTIONS[game]:
        keyboard.press("/")
        keyboard.type(question)
        keyboard.press("Enter")
    keyboard.press("Escape")
    play_round(script, ear, seat, keyboard)
    return keyboard.lines


def _open_table(page: Page, script: Script) -> None:
    page.goto(script.made.link(script.made.creator))
    page.wait_for_selector("#mine")


def play_round(script: Script, page: Page, seat: Desk, keyboard: Keyboard) -> None:
    """Play up to the second round; what the other one does is heard before the next key."""
    while True:
        script.other.advance()
        view = script.mine.view()
        if view["turn"] == 1:
            continue
        last = max(event["sequence"] for event in view["events"] if event["kind"] in {"deal", "move", "forced"})
        wait_after(page, last - 1)
        seat.settle()
        keyboard.note("[the other one plays]")
        if view["state"]["round"] > 1:
            return
        by_keys(page, script.mine.choose(view))
        keyboard.follow()


SCENES: dict[str, Callable[[Running, Page, Desk], list[str]]] = {
    "lesson-azul": lambda server, page, seat: hears_lesson(server, page, seat, "azul"),
    "lesson-pavilion": lambda server, page, seat: hears_lesson(server, page, seat, "pavilion"),
    "azul": lambda server, page, seat: hears_round(server, page, seat, "azul"),
    "pavilion": lambda server, page, seat: hears_round(server, page, seat, "pavilion"),
}


def golden(name: str) -> Path:
    """Give the file of a transcript."""
    return DATA / f"orca-{name}.txt"


def listen(name: str) -> list[str]:
    """Give the transcript of a scene; nothing where a key had no effect and the scene did not go on."""
    try:
        return transcript(name)
    except PlaywrightError as error:
        sys.stderr.write(f"{name}: {error}\n")
        return []


def transcript(name: str) -> list[str]:
    """Play a scene at a new desk; give what was pressed and said."""
    with tempfile.TemporaryDirectory(prefix="orca-", ignore_cleanup_errors=True) as folder:
        server = start(Path(folder) / "tables.sqlite")
        (Path(folder) / "desk").mkdir()
        with desk(Path(folder) / "desk") as (seat, page):
            try:
                return SCENES[name](server, page, seat)
            finally:
                server.stop()


def spoken(lines: list[str]) -> list[list[str]]:
    """Give what was said after each key, in a fixed order: whether focus or announcement comes first is left to chance."""
    blocks: list[list[str]] = []
    for line in lines:
        if line.startswith("["):
            blocks.append([])
        blocks[-1].append(line)
    return [[first, *sorted(rest)] for first, *rest in blocks]


def confirmed(name: str) -> list[str]:
    """Listen until two transcripts in a row have the same, and give that."""
    last = listen(name)
    for _ in range(TRIES):
        lines = listen(name)
        if lines and spoken(lines) == spoken(last):
            return lines
        last = lines
    raise AssertionError(f"no two transcripts of {name} are alike")


def compare(name: str) -> bool:
    """Listen, and once more if something differs from the transcript; print what still does, and say whether nothing does.

    Orca drops what it is told while too much happens at once, as on a machine that is busy with something else.
    """
    told = golden(name).read_text(encoding="utf-8").splitlines()
    lines = listen(name)
    if spoken(lines) != spoken(told):
        lines = listen(name)
    is_same = spoken(lines) == spoken(told)
    differences = difflib.unified_diff(told, lines, f"{name}, kept", f"{name}, heard", lineterm="")
    sys.stdout.writelines([] if is_same else [f"{line}\n" for line in differences])
    sys.stdout.write(f"{name}: {'as kept' if is_same else 'differs'}, {len(lines)} lines\n")
    return is_same


def main(arguments: list[str]) -> int:
    """Compare or write."""
    if lacking := missing():
        sys.stderr.write(f"Sintra: Orca needs what is missing here: {', '.join(lacking)}\n")
        return 2
    names = [one for one in arguments if one != "--write"] or list(SCENES)
    if "--write" not in arguments:
        return 0 if sum(not compare(name) for name in names) == 0 else 1  # all of them, whatever differs
    for name in names:
        golden(name).write_text("\n".join(confirmed(name)) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
