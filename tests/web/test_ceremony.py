"""The end of a round and of the game: counted step by step on the large boards, before the next deal or the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.advancing import Player, View, up_to_the_end
from tests.web.browsing import Made, join, make_table
from tests.web.conftest import Window
from tests.web.playing import ABLE, heard, listen
from tests.web.speed import WATCH
from tests.web.test_pages import ALL, FITS, problems

STRICT = WATCH.replace("if (!entry.hadRecentInput) ", "")
COUNTING = "#say.counting"
NAMES = ("Marta", "Inês")
HURRY = """
const later = window.setTimeout;
window.setTimeout = (then, after, ...more) => later(then, after / 6, ...more);
"""
# So many steps, then it stands still; 250 is the gap between two announcements, and 20,000 is how long one stays.
STALL = """
const later = window.setTimeout;
window.left = 3;
const isStill = (after) => after > 100 && after !== 250 && after < 20000 && window.left-- <= 0;
window.setTimeout = (then, after, ...more) => isStill(after) ? 0 : later(then, after, ...more);
"""
# Everything that differs from one painting to the next.
RECORD = """() => {
  window.steps = [];
  const text = (found) => document.querySelector(found)?.textContent ?? '';
  const note = () => {
    const step = {
      text: text('#say.counting > span').replace(text('#say.counting .meta'), '').trim(),
      seat: document.querySelector('#mine')?.dataset.seat ?? '',
      scores: [...document.querySelectorAll("[data-spot^='score:']")]
        .sort((one, other) => one.dataset.spot < other.dataset.spot ? -1 : 1).map((one) => one.textContent).join(' '),
      dealt: document.querySelectorAll("#table [data-spot^='source:']:not([data-spot='source:0']) :is(.tile, .rhomb)").length,
      isOver: document.querySelector('.result') !== null,
    };
    if (JSON.stringify(step) !== JSON.stringify(window.steps.at(-1))) window.steps.push(step);
  };
  note();
  new MutationObserver(note).observe(document.getElementById('page'), { childList: true, subtree: true, characterData: true });
}"""


def opened(
    server: Running, page: Page, given: Sequence[str], *, game: str = "azul", watches: bool = True, **options: Any
) -> tuple[Made, Player]:
    """Open a table just before the end of a round."""
    made = make_table(server.url, ["here", "here"], game=game, given=given, **options)
    join(made, made.creator, *NAMES)
    page.goto(made.link(made.watch if watches else made.creator))
    page.wait_for_selector("#log li")
    page.evaluate(RECORD)
    return made, Player(made, made.creator)


def end_round(player: Player) -> View:
    """Make the last move of a round, and give what has happened."""
    before = player.view()["sequence"]
    return player.advance(
        lambda view: any(
            phrase["key"].endswith(".round_over")
            for event in view["events"]
            if event["sequence"] > before
            for phrase in event["phrases"]
        )
    )


def counted(view: View) -> list[dict[str, Any]]:
    """Give the sentences of the last round's end that tell points, and who is ahead."""
    ending = [event for event in view["events"] if any(one["key"].endswith(".round_over") for one in event["phrases"])][-1]
    first = next(at for at, one in enumerate(ending["phrases"]) if "score" in one["values"] or "scores" in one["values"])
    told = ending["phrases"][first:]
    return [one for one in told if not one["key"].endswith((".wins", ".wins_by_rows", ".share"))]


def steps(page: Page) -> list[dict[str, Any]]:
    """Give what the page has shown while it counted, each sentence once, as it was last seen."""
    found: dict[str, dict[str, Any]] = {one["text"]: one for one in page.evaluate("window.steps") if one["text"]}
    return list(found.values())


def test_a_round_of_azul_is_counted_in_the_order_of_its_sentences(server: Running, window: Window) -> None:
    """Each tile, then the floor, on the board of its owner, with the score after it; the next deal comes last."""
    page = window(ceremony="fast")
    page.add_init_script(HURRY)
    _, player = opened(server, page, up_to_the_end("azul", 1))
    told = counted(end_round(player))
    page.wait_for_function("() => window.steps.some((one) => one.text) && !window.steps.at(-1).text")
    shown = steps(page)[-len(told) :]
    assert [one["text"] for one in shown] == [one["text"] for one in told]
    for one, sentence in zip(shown, told, strict=True):
        assert one["dealt"] == 0
        if "score" in sentence["values"]:
            seat = sentence["values"]["seat"]
            assert one["seat"] == str(seat)
            assert one["scores"].split()[seat] == str(sentence["values"]["score"])
    assert page.evaluate("window.steps.at(-1).dealt") > 0
    expect(page.locator("[data-counted], #layer > *")).to_have_count(0)


def test_the_end_of_azul_is_counted_before_the_result(server: Running, window: Window) -> None:
    """Rows, columns and colors follow the last round on the boards; the result is not there before."""
    page = window(ceremony="fast")
    page.add_init_script(HURRY)
    _, player = opened(server, page, up_to_the_end("azul", 100))
    told = counted(end_round(player))
    page.wait_for_selector(".result")
    shown = steps(page)
    assert [one["text"] for one in shown][-len(told) :] == [one["text"] for one in told]
    assert any(one["key"].startswith("azul.bonus_") for one in told)
    assert not any(one["isOver"] for one in shown)


def test_the_end_of_the_pavilion_is_counted_before_the_result(server: Running, window: Window) -> None:
    """Stars, numbers and what is left over are counted on the boards of their owners."""
    page = window(ceremony="fast")
    page.add_init_script(HURRY)
    _, player = opened(server, page, up_to_the_end("pavilion", 100), game="pavilion")
    told = counted(end_round(player))
    page.wait_for_selector(".result")
    shown = steps(page)
    assert [one["text"] for one in shown][-len(told) :] == [one["text"] for one in told]
    assert any(one["key"].startswith("pavilion.bonus_") for one in told)
    by_text = {one["text"]: one for one in shown}
    for one in told:
        if "score" in one["values"]:
            assert by_text[one["text"]]["seat"] == str(one["values"]["seat"])
    assert not any(one["isOver"] for one in shown)


def test_what_is_counted_is_lit_and_tiles_walk_to_the_wall(server: Running, window: Window) -> None:
    """In calm speed a tile flies from its line, its cell is lit, and its points stand there."""
    page = window(motion="no-preference", ceremony="calm")
    _, player = opened(server, page, up_to_the_end("azul", 1))
    end_round(player)
    page.wait_for_selector("#layer .flying")
    page.wait_for_selector("#mine .wall [data-counted=gain]")
    expect(page.locator("#layer .counted").first).to_have_text("+1")
    expect(page.locator("#table .factory .tile")).to_have_count(0)


@pytest.mark.parametrize("key", ["Enter", " ", "Escape"])
def test_a_key_skips_the_counting_and_does_nothing_else(server: Running, window: Window, key: str) -> None:
    """The next deal is there at once, nothing is taken up and nothing was sent."""
    page = window(motion="no-preference", ceremony="calm")
    _, player = opened(server, page, up_to_the_end("azul", 1), watches=False)
    view = end_round(player)
    page.wait_for_selector(COUNTING)
    page.keyboard.press(key)
    expect(page.locator(COUNTING)).to_have_count(0, timeout=1_000)
    page.wait_for_selector(ABLE)
    assert page.locator("[aria-pressed=true]").count() == 0
    assert player.view()["sequence"] == view["sequence"]


def test_a_typed_move_skips_the_counting_and_is_not_lost(server: Running, window: Window) -> None:
    """A digit skips, and begins the move that is typed in the position that is shown now."""
    page = window(motion="no-preference", ceremony="calm")
    _, player = opened(server, page, up_to_the_end("azul", 1), watches=False)
    end_round(player)
    page.wait_for_selector(COUNTING)
    page.keyboard.press("1")
    expect(page.locator("#say kbd").first).to_have_text("1")


def test_a_click_skips_the_counting_and_does_nothing_else(server: Running, window: Window) -> None:
    """A click where a tile of the next deal will lie takes nothing; a click in the bar does what it says."""
    page = window(motion="no-preference", ceremony="calm")
    _, player = opened(server, page, up_to_the_end("azul", 1), watches=False)
    end_round(player)
    page.wait_for_selector(COUNTING)
    page.locator("#table .factory").first.click()
    expect(page.locator(COUNTING)).to_have_count(0, timeout=1_000)
    page.wait_for_selector(ABLE)
    assert page.locator("[aria-pressed=true]").count() == 0


def test_what_happens_meanwhile_waits_for_the_counting(server: Running, window: Window) -> None:
    """Moves after the deal are not shown before the round is counted, and none is lost."""
    page = window(motion="no-preference", ceremony="calm")
    _, player = opened(server, page, up_to_the_end("azul", 1))
    end_round(player)
    page.wait_for_selector(COUNTING)
    told = page.locator("#log [data-sequence]").count()
    before = player.view()["sequence"]
    last = player.advance(lambda view: view["sequence"] >= before + 2)["sequence"]
    assert page.locator("#log [data-sequence]").count() == told
    assert page.locator(COUNTING).count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector(f"#log [data-sequence='{last}']")


def test_the_setting_switches_the_counting_off(server: Running, window: Window) -> None:
    """Chosen in the dialog, it is stored, and the next deal is there at once."""
    page = window(ceremony="calm")
    _, player = opened(server, page, up_to_the_end("azul", 1))
    page.click("header [data-act=settings]:visible")
    page.locator("[data-set=ceremony][value=off]").check(force=True)
    page.keyboard.press("Escape")
    assert page.evaluate("JSON.parse(localStorage.getItem('sintra.settings')).ceremony") == "off"
    end_round(player)
    page.wait_for_function("() => window.steps.at(-1).dealt > 0")
    assert steps(page) == []


def test_a_page_that_is_opened_later_counts_nothing(server: Running, window: Window) -> None:
    """Whoever comes after the end of a round sees the next deal."""
    page = window(ceremony="calm")
    made, player = opened(server, page, up_to_the_end("azul", 1))
    end_round(player)
    late = window(ceremony="calm")
    late.goto(made.link(made.watch))
    late.wait_for_selector("#table .factory .tile")
    assert late.locator(COUNTING).count() == 0


def test_the_same_is_said_with_and_without_the_counting(server: Running, window: Window) -> None:
    """The live region has each sentence once, in the same order."""
    pages = [window(ceremony=speed) for speed in ("off", "fast")]
    given = up_to_the_end("azul", 1)
    made = make_table(server.url, ["here", "here"], given=given)
    join(made, made.creator, *NAMES)
    for page in pages:
        page.add_init_script(HURRY)
        page.goto(made.link(made.watch))
        page.wait_for_selector("#log li")
        listen(page)
    end_round(Player(made, made.creator))
    for page in pages:
        page.wait_for_function("() => window.heard.some((text) => text.startsWith('Round 2'))")
    without, with_it = ([text for text in heard(page) if text] for page in pages)
    assert with_it == without


def test_the_log_has_one_short_line_for_a_round(server: Running, window: Window) -> None:
    """Names with their points; all sentences are behind a button, by pointer and by key."""
    page = window()
    _, player = opened(server, page, up_to_the_end("azul", 1))
    view = end_round(player)
    entry = page.locator("#log li", has=page.locator("details"))
    scores = [seat["score"] for seat in view["seats"]]
    line = ", ".join(f"{name} {f'+{score}' if score else 0}" for name, score in zip(NAMES, scores, strict=True))
    expect(entry.locator(".round")).to_have_text(f"Round 1: {line} ")
    expect(entry.locator("details li").first).to_be_hidden()
    entry.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(entry.locator("details li").first).to_be_visible()
    assert entry.locator("details li").all_text_contents() == [one["text"] for one in counted(view)]


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_nothing_jumps_while_a_round_is_counted(server: Running, window: Window, size: str, game: str) -> None:
    """No layout shift is counted from the last move of a round to the next deal."""
    page = window(size, ceremony="fast")
    page.add_init_script(STRICT)
    _, player = opened(server, page, up_to_the_end(game, 1), game=game, watches=False)
    end_round(player)
    page.wait_for_function("() => window.steps.some((one) => one.text) && !window.steps.at(-1).text")
    assert page.evaluate("window.shifts") == 0, page.evaluate("window.moved")


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_axe_finds_nothing_while_points_are_counted(server: Running, window: Window, game: str) -> None:
    """A step of the end of a game is free of what axe knows, light and dark, and fits."""
    page = window(ceremony="fast")
    page.add_init_script(STALL)
    _, player = opened(server, page, up_to_the_end(game, 100), game=game)
    end_round(player)
    page.wait_for_selector("#mine [data-counted]")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert problems(page, ALL) == []
        assert page.evaluate(FITS)
    assert page.locator(COUNTING).count() == 1
