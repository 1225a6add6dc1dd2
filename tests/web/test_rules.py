"""The rules in the browser: texts of the same build in three languages, positions made by the rules, pages and side panel."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sintra.games import make
from tests.server.running import Running
from tests.web import guide_data
from tests.web.conftest import Window
from tests.web.guide_shots import rules_beside
from tests.web.modules import PAGES, WEB

GAMES = ("azul", "pavilion")
LANGUAGES = tuple(PAGES)


def read(name: str, language: str = "") -> Any:
    """Read a file of the pages."""
    return json.loads(((PAGES[language] if language else WEB / "text") / f"{name}.json").read_text("utf-8"))


def test_the_files_of_positions_are_what_the_rules_make() -> None:
    """Nobody has changed a position by hand: `python -m tests.web.guide_data` would write the same."""
    for path, text in guide_data.files():
        assert path.read_text("utf-8") == text, path.name


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_possible_and_has_all_legal_moves(game: str) -> None:
    """Read back by the rules, each choice of a lesson offers exactly the legal moves, and the move asked for is one of them."""
    for step in read(f"lesson-{game}"):
        for choice in step["choices"]:
            rules: Any = make(game, players=2, **choice["before"]["options"])
            told = ("goals", "features")  # by the server
            position = {name: value for name, value in choice["before"].items() if name not in told}
            state = rules.new().from_json(json.dumps(position))
            assert {move["move"] for move in choice["legal"]} == {str(move) for move in rules.legal_moves(state)}
            assert choice["good"] in {move["move"] for move in choice["legal"]}


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_tell_the_same(game: str) -> None:
    """The same sections with the same number of paragraphs and the same figures; each figure exists and has a caption."""
    figures = read(f"figures-{game}")
    builds: set[str] = set()
    for language in LANGUAGES:
        sections = read(f"rules-{game}", language)["sections"]
        builds.add(json.dumps([[one["id"], one.get("figure"), len(one["text"])] for one in sections]))
        assert all(one.get("figure") is None or (one["figure"] in figures and one["caption"]) for one in sections)
        assert {one["figure"] for one in sections if "figure" in one} == set(figures)
    assert len(builds) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_speaks_in_every_step_and_language(game: str) -> None:
    """Each step has its four texts."""
    steps = [step["id"] for step in read(f"lesson-{game}")]
    assert 5 <= len(steps) <= 8
    for language in LANGUAGES:
        texts = read(f"coach-{game}", language)
        assert list(texts) == steps
        assert all(set(text) == {"title", "task", "happened", "why"} and all(text.values()) for text in texts.values())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_the_rules(server: Running, window: Window, game: str, language: str) -> None:
    """All sections with their figures, in the language of the browser; the contents lead to them."""
    page = window(locale=language)
    page.goto(f"{server.url}/rules/{game}")
    page.wait_for_selector(".clause figure")
    told = read(f"rules-{game}", language)["sections"]
    assert [text.split("\n")[-1] for text in page.locator(".clause > h2").all_inner_texts()] == [one["title"] for one in told]
    assert page.locator(".clause figure .inert :is(.tile, .rhomb, .space)").count() > 50
    page.click(f".contents a[href='#{told[-1]['id']}']")
    assert page.evaluate("location.hash") == f"#{told[-1]['id']}"
    assert page.locator(f"#{told[-1]['id']} > h2").is_visible()


def test_the_language_switches_on_the_page(server: Running, window: Window) -> None:
    """Titles and figures follow at once."""
    page = window()
    page.goto(f"{server.url}/rules/azul")
    page.wait_for_selector(".clause")
    for language in ("hu", "de", "en"):
        page.select_option("#language", language)
        title = read("rules-azul", language)["sections"][0]["title"]
        page.wait_for_function("text => document.querySelector('.clause h2').innerText.includes(text)", arg=title)
        assert page.evaluate("document.documentElement.lang") == language


def test_the_choice_of_a_game_leads_on(server: Running, window: Window) -> None:
    """From /rules to the rules and to the lesson of each game."""
    page = window()
    page.goto(f"{server.url}/rules")
    page.wait_for_selector(".cards")
    targets = page.eval_on_selector_all(".cards a", "links => links.map(link => link.getAttribute('href'))")
    assert targets == ["/learn/azul", "/rules/azul", "/learn/pavilion", "/rules/pavilion"]


def test_the_rules_open_beside_a_game(server: Running, window: Window) -> None:
    """At the section of the phase; the game can be played on; Escape closes, and the focus returns."""
    page = window()
    rules_beside(server.url, page)
    assert page.evaluate("document.activeElement.id") == "rules-taking"
    box = page.locator("#rules-taking > h3").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 200
    page.click("#table .group:not([aria-disabled]) .tile")
    assert page.locator("#mine .legal").count() > 0
    page.focus("#rules-taking")
    page.keyboard.press("Escape")
    page.wait_for_selector("#rules", state="detached")
    assert page.evaluate("document.activeElement.dataset.act") == "rules"


def test_the_pages_can_be_installed(server: Running, window: Window) -> None:
    """Every page names the manifest, and the browser finds nothing wrong with it."""
    page = window()
    for address in ("/", "/rules", "/replay", "/learn/azul"):
        page.goto(f"{server.url}{address}")
        assert page.get_attribute("link[rel=manifest]", "href") == "/manifest.webmanifest"
    session: Any = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    for icon in json.loads(found["data"])["icons"]:
        answer = page.request.get(server.url + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
