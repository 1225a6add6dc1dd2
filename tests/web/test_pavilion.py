"""A table of Summer Pavilion in a real browser: whole games by pointer and by keys, payments, bonus tiles, passing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web import pavilion_shots
from tests.web.advancing import Player
from tests.web.browsing import join, make_table
from tests.web.conftest import Window
from tests.web.pavilion_playing import BY_KEYS, BY_POINTER, CONFIRM, GROUP, SPACE, TAKE, Hands, play_on, sit, wait_for_choice
from tests.web.playing import listen

LAST_ROUND = 6
PARTS = 4  # play, stars, numbers, leftover
ROOM = 40  # pixels: two lines of the log
SPACES = {"coloured": [7, 7, 7, 7], "grey": [6, 6, 12, 6]}  # with the numbers 1 to 4

# What lies where a corner's text does: spaces, features, points of stars.
LIES_ON = """tally => {
  tally.scrollIntoView({ block: 'center' });
  const { left, top, right, bottom } = tally.getBoundingClientRect();
  const meets = (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  const round = [...document.querySelectorAll('#mine :is(.feat, .crest)')].filter((one) => meets(one.getBoundingClientRect()));
  const points = [left, (left + right) / 2, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => [x, y]));
  const below = points.flatMap(([x, y]) => document.elementsFromPoint(x, y)).filter((one) => one.matches('.space path'));
  return [...round, ...below].map((one) => one.outerHTML);
}"""


@pytest.mark.parametrize("hands", [BY_POINTER, BY_KEYS], ids=["pointer", "keys"])
def test_the_end_of_a_game_is_played(server: Running, window: Window, hands: Hands) -> None:
    """By pointer alone and by keys alone the last round on the grey side ends with the result and its four parts.

    Whole games on the coloured side are in test_transcripts.py.
    """
    page = window()
    made = make_table(server.url, ["here", "here"], game="pavilion", side="grey")
    join(made, made.creator, "Marta", "Inês")
    Player(made, made.creator).advance(lambda view: view["state"]["round"] == LAST_ROUND and view["state"]["phase"] == "place")
    page.goto(made.link(made.creator))
    play_on(page, hands, lambda _: False, places=1)
    expect(page.locator("#result-h")).to_contain_text(re.compile("win|share"))
    assert page.locator(".breakdown tbody tr").count() == PARTS


def test_a_joker_is_lifted_along(server: Running, window: Window) -> None:
    """A group on a factory with a joker takes one along, says so, and Escape puts both back."""
    page = window()
    mixed = page.locator(".disc:has(.joker) [data-act=take]:not([aria-disabled]):not(:has(.joker))")
    for _ in range(8):
        sit(server.url, page, "here", "here")
        if mixed.count():
            break
    mixed.first.locator(".rhomb").first.click()
    expect(page.locator(".along")).to_have_count(1)
    expect(page.locator(TAKE)).to_contain_text("and 1 joker")
    page.keyboard.press("Escape")
    expect(page.locator(".along")).to_have_count(0)


def test_dragging_takes(server: Running, window: Window) -> None:
    """Tiles dragged to the hand are taken."""
    page = window()
    sit(server.url, page, "here", "here")
    page.locator(f"{GROUP} .rhomb").first.hover()
    page.mouse.down()
    target = page.locator("#mine .hand").bounding_box()
    assert target is not None
    page.mouse.move(target["x"] + 200, target["y"] + 30, steps=8)
    page.mouse.up()
    expect(page.locator("#log li").last).to_contain_text("Marta takes")


def test_every_payment_is_offered_and_the_one_with_fewest_jokers_chosen(server: Running, window: Window) -> None:
    """The radios of a space are the legal moves of the server for it; what is chosen keeps most jokers."""
    page = window()
    sit(server.url, page, "here", "here")
    play_on(page, BY_POINTER, lambda choice: choice == "place")
    offered: list[int] = []
    for place in range(page.locator(SPACE).count()):
        page.locator(SPACE).nth(place).press("Enter")
        if page.locator("#panel [name=color]").count():
            page.keyboard.press("Escape")
            continue
        texts = page.locator("#panel [name=pay]").evaluate_all("all => all.map(one => one.value)")
        offered.append(len(texts))
        jokers = [int(text.partition("+")[2] or 0) for text in texts]
        assert jokers == sorted(jokers)
        assert not texts or page.locator("#panel [name=pay]:checked").get_attribute("value") == texts[0]
        page.keyboard.press("Escape")
    assert offered


def test_an_impossible_space_is_explained(server: Running, window: Window) -> None:
    """While taking, a click on the board says when tiles are placed; later the server says why a space cannot be paid."""
    page = window()
    sit(server.url, page, "here", "here")
    page.locator("#mine .space path").first.click(force=True)  # it says that it is disabled, and answers
    expect(page.locator("#say")).to_contain_text("when all factories")
    play_on(page, BY_POINTER, lambda choice: choice == "place")
    page.locator("#mine .space:not(.legal):not([data-space^=C]) path").first.click(force=True)
    expect(page.locator("#say.alarm")).not_to_be_empty()
    assert wait_for_choice(page) == "place"


def test_bonus_tiles_are_taken_exactly(server: Running, window: Window) -> None:
    """After a feature is complete, the button works at the exact number of tiles, and the tiles come into the hand."""
    page = window()
    pavilion_shots.bonus(server.url, page)
    listen(page)
    due = page.locator("#panel .corners li").count()
    page.locator(".pick[aria-pressed=true]").click()
    for place in range(due):
        expect(page.locator(CONFIRM)).to_have_attribute("aria-disabled", "true")
        page.locator(".pick").nth(place).click()
    expect(page.locator(CONFIRM)).not_to_have_attribute("aria-disabled", "true")
    page.click(CONFIRM)
    expect(page.locator("#log")).to_contain_text("takes a")
    page.wait_for_function("said => window.heard.some((text) => text.includes(said))", arg=f"{due} of {due} chosen")


def test_a_phone_takes_and_pays_by_touch(server: Running, window: Window) -> None:
    """On a phone taps take tiles by the dock, and the panel that pays lies over the dock."""
    page = window("phone")
    sit(server.url, page, "here", 1)
    page.locator(f"{GROUP} .rhomb").first.tap()
    page.locator(TAKE).tap()
    expect(page.locator(".purse .rstack").first).to_be_visible()
    play_on(page, BY_POINTER, lambda choice: choice == "place")
    page.locator(f"{SPACE} path").first.tap()
    expect(page.locator(CONFIRM)).to_be_in_viewport()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_fits_into_a_low_window(server: Running, window: Window, players: int) -> None:
    """Boards and log stand above the foot, whoever plays, and the log has room for what happened last."""
    page = window("laptop")
    sit(server.url, page, *["here"] * players)
    foot = page.locator("footer").bounding_box()
    assert foot is not None
    for place in ("#mine", "#table", "aside.log", *[f".opp .board >> nth={number}" for number in range(players - 1)]):
        box = page.locator(place).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= foot["y"]
    log = page.locator("#log").bounding_box()
    assert log is not None
    assert log["height"] >= ROOM


def test_stars_say_what_they_bring(server: Running, window: Window) -> None:
    """The points of each star stand where its tiles meet, and in its name; those of an opponent in the tip of the board."""
    page = window()
    sit(server.url, page, "here", "here")
    assert page.locator("#mine .crest").all_text_contents() == ["17", "14", "15", "16", "18", "20", "12"]
    assert page.locator("#mine [role=group][aria-label^='Purple star']").get_attribute("aria-label") == (
        "Purple star: 0 of 6, 20 points when full"
    )
    assert "Purple star: 0 of 6, 20 points when full" in (page.get_attribute(".opp .stars", "title") or "")


@pytest.mark.parametrize(
    ("size", "side"),
    [
        ("desktop", "grey"),
        ("laptop", "coloured"),
        ("phone", "grey"),
        ("narrow", "coloured"),
        pytest.param("desktop", "coloured", marks=pytest.mark.long),
        pytest.param("laptop", "grey", marks=pytest.mark.long),
        pytest.param("phone", "coloured", marks=pytest.mark.long),
        pytest.param("narrow", "grey", marks=pytest.mark.long),
    ],
)
def test_numbers_are_counted_in_the_corners_of_the_board(server: Running, window: Window, size: str, side: str) -> None:
    """While a payment is chosen, all numbers still show how far they are and what they bring, and lie on nothing else."""
    page = window(size)
    pavilion_shots.paying(server.url, page, side=side)
    expect(page.locator("#panel .primary")).to_be_visible()
    tallies = page.locator("#mine .tally")
    assert [text.split() for text in tallies.all_inner_texts()] == [["1", "+4"], ["2", "+8"], ["3", "+12"], ["4", "+16"]]
    assert [tallies.nth(place).locator("i").count() for place in range(4)] == SPACES[side]
    for place in range(4):
        expect(tallies.nth(place)).to_be_visible()
        assert tallies.nth(place).evaluate(LIES_ON) == []
