"""What is heard and where the keyboard is: the end of a round, a hint with its reason, a payment, the end of a game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.advancing import Player
from tests.web.browsing import join, make_table
from tests.web.conftest import Window
from tests.web.playing import heard, listen

GAMES: dict[str, dict[str, Any]] = {
    "azul": {},
    "pavilion": {},
    "azul grey": {"wall": "grey"},
}
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    const sources = list.getEntries().flatMap((entry) => entry.sources);
    window.shifts.push(...sources.map(({ node }) => node?.id || node?.className || ''));
  }).observe({ type: 'layout-shift', buffered: false });
}"""


def laid(window: Window, server: Running, game: str, size: str = "desktop", **options: Any) -> tuple[Page, Player, Player]:
    """Open a table of two where the other seat is played by plain HTTP."""
    made = make_table(server.url, ["here", "person"], game=game, **options)
    join(made, made.creator, "Marta")
    join(made, made.persons[0], "Inês")
    page = window(size)
    page.goto(made.link(made.creator))
    page.wait_for_selector("#mine")
    listen(page)
    return page, Player(made, made.creator), Player(made, made.persons[0])


def play_round(*players: Player) -> None:
    """Play to the end of the round."""
    for _ in range(400):
        for player in players:
            view = player.advance(lambda view: view["state"]["round"] > 1 or view["phase"] == "over")
            if view["state"]["round"] > 1:
                return
    raise AssertionError("the first round does not end")


def focus(page: Page) -> str:
    """Name what has the focus by its id or class; nothing: the body."""
    return str(
        page.evaluate(
            "document.activeElement === document.body ? '' : document.activeElement.id || document.activeElement.className"
        )
    )


@pytest.mark.parametrize(("game", "size"), [("azul", "phone"), ("azul grey", "desktop"), ("pavilion", "phone")])
def test_the_end_of_a_round_is_said_in_one_sentence_everywhere(server: Running, window: Window, game: str, size: str) -> None:
    """At the foot, in the log's details and in the live region it is the same sentence; it stays, and nothing jumps."""
    page, mine, other = laid(window, server, game.partition(" ")[0], size, **GAMES[game])
    page.evaluate(SHIFTS)
    play_round(mine, other)
    expect(page.locator("#say")).to_contain_text("Round 1 is over: Marta has")
    sentence = page.locator("#say > span").last.inner_text()
    assert (page.locator("#log").text_content() or "").count(sentence) == 1
    page.wait_for_function("said => window.heard.some((text) => text.includes(said))", arg=sentence)
    assert not [node for node in page.evaluate("window.shifts") if "say" in node]


def test_a_hint_says_why_on_screen_and_aloud(server: Running, window: Window) -> None:
    """The key H and the word hint bring the same: the move by name and its reason, never that it brings nothing."""
    page, *_ = laid(window, server, "azul")
    page.keyboard.press("h")
    expect(page.locator("#say.tip")).to_be_visible()
    text = page.locator("#say.tip > span").inner_text()
    assert text.count(".") > 1
    assert "plus 0" not in text
    page.wait_for_function("said => window.heard.includes(said)", arg=text)
    page.keyboard.press("Escape")
    expect(page.locator("#say.tip")).to_have_count(0)
    page.keyboard.press("/")
    page.keyboard.type("hint")
    page.keyboard.press("Enter")
    expect(page.locator("#say.tip > span")).to_have_text(text)


def test_a_payment_is_told_with_its_button(server: Running, window: Window) -> None:
    """Whoever lands on the button hears in sentences how it is paid and what it brings, and nothing is announced besides."""
    page, mine, other = laid(window, server, "pavilion")
    for _ in range(60):
        view = mine.advance(lambda view: view["state"]["phase"] == "place" and view["turn"] == 0)
        if view["state"]["phase"] == "place" and view["turn"] == 0:
            break
        other.advance(lambda view: view["turn"] == 0)
    spaces = page.locator("#mine .space.legal")
    expect(spaces.first).to_be_visible()
    for place in range(spaces.count()):
        spaces.nth(place).focus()
        page.keyboard.press("Enter")
        button = page.locator("#panel .primary")
        if page.locator("#pay-mix").count():
            expect(button).to_be_focused()
            expect(button).to_have_accessible_description(re.compile(r"^Pay \d .+\. Keeps .+\. You score \+\d.*\.$"))
            before = len(heard(page))
            page.keyboard.press("Escape")
            page.wait_for_function("before => window.heard.length > before", arg=before)
            assert not [text for text in heard(page) if text.startswith("Pay for ")]  # the button has said it
            break
        page.keyboard.press("Escape")
    else:
        raise AssertionError("no space has a single payment")


def test_the_keyboard_is_never_nowhere(server: Running, window: Window) -> None:
    """Opponents are reached past the log below them; another language and the end of a game leave the focus somewhere."""
    page, *_ = laid(window, server, "azul")
    page.keyboard.press("g")
    page.keyboard.press("o")
    assert focus(page) == "opponents"
    page.click("[data-act=settings]")
    page.locator("#dialog input[value=en]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#dialog-h")).to_have_text("Einstellungen")
    assert page.evaluate("document.activeElement.value") == "de"
    page.keyboard.press("Escape")
    page.click("[data-act=resign]")
    page.locator("[data-act=resign-sure]").press("Enter")
    expect(page.locator(".result")).to_be_visible()
    page.wait_for_timeout(200)  # the browser lets go of what cannot be seen a little later
    assert focus(page) == "table"


def test_what_was_said_stays_until_it_is_read(server: Running, window: Window) -> None:
    """A screen reader that is busy finds every sentence of a round still there: none has taken the place of another."""
    page, mine, other = laid(window, server, "azul")
    play_round(mine, other)
    page.wait_for_function("() => window.heard.some((text) => text.startsWith('Round 2'))")
    there, said = page.evaluate("[[...document.querySelectorAll('#live > p')].map((one) => one.textContent), window.heard]")
    assert there[-2:] == said[-2:]
    expect(page.locator("#live")).to_have_attribute("aria-atomic", "false")


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_keys_are_heard(server: Running, window: Window, game: str) -> None:
    """The number of a factory tells what lies there; the center is told with 0."""
    page, *_ = laid(window, server, game)
    for key, place in (("1", "Factory 1: "), ("0", "Center: empty.")):
        page.keyboard.press(key)
        page.wait_for_function("place => window.heard.at(-1)?.startsWith(place)", arg=place)


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_screen_readers_pass_keys_on_where_moves_are_made(server: Running, window: Window, game: str) -> None:
    """Table and own board are toolbars, where single keys and arrows reach the page, under another name; nobody else's is."""
    page, *_ = laid(window, server, game)
    for area in ("#table", "#mine"):
        expect(page.locator(area)).to_have_role("toolbar")
        expect(page.locator(area)).to_have_attribute("aria-roledescription", "area")
    expect(page.locator("[role=toolbar]")).to_have_count(2)


def test_a_slash_before_a_question_means_nothing(server: Running, window: Window) -> None:
    """The key that opens the command line may be pressed once more there."""
    page, *_ = laid(window, server, "azul")
    page.keyboard.press("/")
    page.keyboard.type("/costs")
    page.keyboard.press("Enter")
    expect(page.locator("#say.answer")).to_contain_text("The floor slots cost")
