"""The browser's files as files: what pages preload, what the policy allows, sprites that differ in letters only."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sintra import games
from sintra.i18n import Speaker
from sintra.i18n.lexicon import letters_of
from sintra.phrase import Phrase
from sintra.server.shell.heads import MARK
from sintra.server.shell.pages import Pages
from tests.server.running import Running
from tests.web import letter_tables, message_types
from tests.web.conftest import Window
from tests.web.modules import PAGES as LABELS
from tests.web.modules import WEB

PAGES = ("/", "/table/AAAA", "/replay", "/rules", "/learn/azul", "/learn/pavilion")
SPRITES = (*(folder / "tiles.svg" for folder in LABELS.values()), WEB / "art" / "tiles-tactile.svg")
LETTER = re.compile(r"<text ([^>]*)>(\w+)</text>")
TILE = re.compile(r'<symbol id="([^"]+)".*?<text [^>]*>(\w+)</text>', re.DOTALL)
MAX_LINES = 400


def found(suffix: str) -> list[Path]:
    """All files of a kind: of the pages, and of the languages."""
    return [path for folder in (WEB, *LABELS.values()) for path in folder.rglob(f"*.{suffix}")]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_preloads_every_module_that_it_needs(page: str, server: Running, window: Window) -> None:
    """The browser fetches what the head of the page names, and for a game that is shown what the head lists for it: no more."""
    opened = window()
    fetched: list[str] = []
    opened.on(
        "request", lambda request: fetched.append(request.url.removeprefix(server.url)) if request.url.endswith(".js") else None
    )
    with opened.expect_response(f"{server.url}{page}") as response:
        opened.goto(f"{server.url}{page}", wait_until="networkidle")
    head = response.value.text()
    named = re.findall(r'<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)">', head)
    assert named
    if page.startswith("/learn/"):
        game = page.removeprefix("/learn/")
        lists = re.findall(r'<meta name="module" content="([^"]+)">', head)
        (listed,) = [files.split() for files in lists if f"/{game}/" in files]
        assert listed[0] == f"/js/games/{game}/kind.js"
        named += listed
    assert sorted(fetched) == sorted(named)


@pytest.mark.parametrize("page", PAGES)
def test_all_pages_have_the_same_beginning(page: str) -> None:
    """The server fills in the shared head, and leaves no placeholder."""
    found = Pages().find(page)
    assert found is not None
    text = found.data.decode()
    assert MARK not in text
    assert text.count("<title>") == text.count('name="viewport"') == text.count("css/tokens.css") == 1


def test_nothing_needs_more_than_the_policy_allows() -> None:
    """No script or style stands inside a page, no style in an attribute, and nothing comes from elsewhere."""
    for path in [*found("html"), *found("svg")]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\sstyle=|\son\w+=|<script(?![^>]*src=)|href=.https?:", text), path.name
    for path in found("css"):
        assert not re.search(r"url\(.?(?:data|https?):|@import", path.read_text(encoding="utf-8")), path.name
    for path in found("js"):
        assert "innerHTML" not in path.read_text(encoding="utf-8"), path.name


def test_sprites_differ_in_their_letters_only() -> None:
    """The tiles of all languages are the same drawings."""
    texts = [path.read_text(encoding="utf-8") for path in SPRITES]
    plain = {
        re.sub(r'(<text x="24") y="\d+"(.*?)font-size="[\d.]+"', r"\1\2", LETTER.sub(r"<text \1></text>", text))
        for text in texts
    }
    assert len(plain) == 1
    assert len({tuple(match[1] for match in LETTER.findall(text)) for text in texts}) == len(SPRITES)


@pytest.mark.parametrize("language", LABELS)
def test_bots_have_the_names_that_the_server_says(language: str) -> None:
    """The start page and the table call a level by the same name."""
    text = (LABELS[language] / "words.js").read_text(encoding="utf-8")
    listed = re.search(r"botNames: \[(.*?)\]", text, re.DOTALL)
    assert listed is not None
    names = [Speaker(language).say(Phrase(f"dialogue.level.{level}")) for level in range(1, 11)]
    assert re.findall(r'"(.*?)"', listed[1]) == names


def test_message_types_are_those_of_the_api() -> None:
    """The types that the scripts are checked with are generated from the server's own document, and nobody has edited them."""
    assert message_types.FILE.read_text(encoding="utf-8") == message_types.generate()


def test_letters_are_those_of_the_languages() -> None:
    """What tools read is what a server generates from the words of the languages, and nobody has edited it."""
    assert letter_tables.FILE.read_text(encoding="utf-8") == letter_tables.generate()


@pytest.mark.parametrize("path", SPRITES, ids=lambda path: path.parent.parent.name)
def test_tiles_show_the_letters_that_are_typed(path: Path) -> None:
    """The letter drawn on a tile is the one that keys, typed lines and the terminal have for its color."""
    code, colors = ("en", "tactile") if path.name == "tiles-tactile.svg" else (path.parent.parent.name, "letters")
    drawn = dict(TILE.findall(path.read_text(encoding="utf-8")))
    for prefix, game in (("az", "azul"), ("pv", "pavilion")):
        shown = {f"{prefix}-{sign.lower()}": color for color, sign in games.facts(game).letters.items()}
        assert {color: drawn[symbol] for symbol, color in shown.items()} == letters_of(code, game, colors)


def test_files_stay_small() -> None:
    """A file that outgrows four hundred lines has two jobs."""
    for path in [*found("js"), *found("css")]:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= MAX_LINES, path.name
