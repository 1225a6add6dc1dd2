"""Pictures of the pages in every state: `python -m tests.web.gallery FOLDER [STATE ...]`.

By default each state is taken in its own views; with `--sizes`, `--themes` or `--languages` in all of these. Contact sheets and
what the layout has of faults come with `--sheets` and `--faults`.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, product
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.server.running import start
from tests.web.browsing import EVERYWHERE, SIZES, browser, complaints, open_page
from tests.web.layout import faults
from tests.web.shots import SHOTS

LETTERS = {"letters": "on", "tactile": "tactile"}  # on the tiles, as the settings call them
NARROW, LOW = 960, 500  # pixels
SETTLED = 120  # milliseconds after which a window of another size is drawn
SHEET = 1600  # pixels across
SHEET_PAGE = """<style>
body { margin: 8px; display: flex; flex-wrap: wrap; gap: 8px; align-items: start; background: #777;
  font: 12px sans-serif; color: #fff }
figure { margin: 0 } img { display: block }
</style>"""


@dataclass(frozen=True)
class View:
    """How a state is looked at."""

    size: str
    theme: str = "light"
    language: str = "en"
    letters: str = "auto"
    is_forced: bool = False  # the system's colors

    @staticmethod
    def parse(text: str) -> View:
        """Read a size with words for theme, language, letters: `phone-dark-hu`."""
        size, *words = text.split("-")
        return View(
            size,
            "dark" if "dark" in words else "light",
            next((word for word in words if word in {"de", "hu"}), "en"),
            next((LETTERS[word] for word in words if word in LETTERS), "auto"),
            "forced" in words,
        )

    @property
    def window(self) -> tuple[str, str, bool, bool, bool]:
        """What needs a window of its own, so that nothing is scrolled as in another layout; the rest changes in place."""
        width, height = SIZES[self.size]
        return self.language, self.letters, self.is_forced, width <= NARROW, height <= LOW

    def __str__(self) -> str:
        """The size, and whatever is not as usual."""
        letters = next((word for word, value in LETTERS.items() if value == self.letters), "")
        words = (self.theme.removeprefix("light"), self.language.removeprefix("en"), letters, "forced" * self.is_forced)
        return "-".join(filter(None, (self.size, *words)))


def take(started: Browser, url: str, name: str, views: list[View], folder: Path) -> Iterator[tuple[str, list[str]]]:
    """Take a state in views that share a window; give each picture's name and what was wrong on the page."""
    first = views[0]
    page = open_page(
        started,
        first.size,
        theme=first.theme,
        locale=first.language,
        forced_colors="active" if first.is_forced else "none",
    )
    stored = f"{{ letters: '{first.letters}', ceremony: 'off' }}"
    page.add_init_script(f"localStorage.setItem('sintra.settings', JSON.stringify({stored}))")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    complaints(page, errors)
    try:
        SHOTS[name][0](url, page)
        for view in views:
            _show(page, view)
            page.screenshot(path=folder / f"{name}-{view}.png")
            yield f"{name}-{view}", [*errors, *faults(page)]
    except Exception as error:  # noqa: BLE001 - the next picture may succeed
        yield f"{name}-{first}", [str(error)]
    finally:
        page.context.close()


def _show(page: Page, view: View) -> None:
    width, height = SIZES[view.size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if view.theme == "dark" else "light")
    page.wait_for_timeout(SETTLED)


def sheet(started: Browser, folder: Path, names: list[str], path: Path, height: int) -> None:
    """Mount pictures on one sheet, each at most so high, with its name."""
    page = started.new_page(viewport={"width": SHEET, "height": height})
    figures: list[str] = []
    for name in names:
        data = base64.b64encode((folder / f"{name}.png").read_bytes()).decode()
        figures.append(f'<figure><img src="data:image/png;base64,{data}" height="{height}">{name}</figure>')
    page.set_content(SHEET_PAGE + "".join(figures))
    page.screenshot(path=path, full_page=True)
    page.close()


def _arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("states", nargs="*", metavar="STATE", help=f"default: all of {', '.join(SHOTS)}")
    parser.add_argument("--sizes", nargs="+", choices=SIZES)
    parser.add_argument("--themes", nargs="+", choices=("light", "dark"))
    parser.add_argument("--languages", nargs="+", choices=("en", "de", "hu"))
    parser.add_argument("--sheets", type=int, metavar="HEIGHT", help="mount the pictures of a state on a sheet, so high")
    return parser.parse_args(given)


def _views(name: str, options: argparse.Namespace) -> list[View]:
    if not (options.sizes or options.themes or options.languages):
        return [View.parse(text) for text in SHOTS[name][1]]
    every = product(options.languages or ["en"], options.themes or ["light"], options.sizes or ["desktop"])
    return [View(size, theme, language) for language, theme, size in every]


def main(given: list[str]) -> int:
    """Take the pictures; say of each what is wrong with it."""
    options = _arguments(given)
    options.folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as data, browser() as started:
        server = start(Path(data) / "tables.sqlite", host=EVERYWHERE)
        for name in options.states or SHOTS:
            taken: list[str] = []
            for _, views in groupby(sorted(_views(name, options), key=lambda view: view.window), lambda view: view.window):
                for picture, wrong in take(started, server.url, name, list(views), options.folder):
                    print(picture, *wrong, sep="\n  ", flush=True)  # noqa: T201 - for whoever looks at them
                    taken.append(picture)
                    failed += bool(wrong)
            if options.sheets:
                sheet(started, options.folder, taken, options.folder / f"sheet-{name}.png", options.sheets)
        server.stop()
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
