"""Nothing is lost by one key: tiles beyond those that can be kept, and a last choice of a round against bots."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.advancing import Player, View
from tests.web.browsing import join, make_table
from tests.web.conftest import Window

KEPT = 4  # corners of a board


def has_too_many(view: View) -> bool:
    """Say whether the seat that places now has more tiles than it can keep."""
    state, turn = view["state"], view["turn"]
    return state["phase"] == "place" and sum(state["seats"][turn]["hand"].values()) > KEPT


def test_discarding_is_announced_and_asks_once(server: Running, window: Window) -> None:
    """The most useful tiles are chosen beforehand and the loss is said; Enter asks, Escape goes back, Enter twice passes."""
    made = make_table(server.url, ("here", "here"), game="pavilion")
    join(made, made.creator, "Marta", "Inês")
    player = Player(made, made.creator)
    before = player.advance(has_too_many)
    count = sum(before["state"]["seats"][before["turn"]]["hand"].values()) - KEPT
    page = window()
    page.goto(made.link(made.creator))
    page.wait_for_selector("#mine .hand")
    say = page.locator("footer.cmd .say")
    page.keyboard.press("p")
    expect(say).to_contain_text("to the tower, minus")
    expect(page.locator("#table")).to_contain_text(f"{KEPT} of {KEPT} chosen")
    page.keyboard.press("Enter")
    expect(say).to_contain_text(f"Discard {count} tile")
    page.keyboard.press("Escape")
    expect(say).to_contain_text("Place a tile or pass")
    assert player.view()["sequence"] == before["sequence"]
    for key in ("p", "Enter", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".board.mini .passed")).to_have_count(1)


def to_round(player: Player, page: Page, number: int) -> None:
    """Play until a person chooses in a round."""
    while not (view := player.view())["legal"] or view["state"]["round"] < number:
        if view["legal"]:
            player.play(view, player.choose(view)[0])
        else:
            page.wait_for_timeout(50)  # a bot thinks


def test_undo_goes_back_over_the_end_of_a_round(server: Running, window: Window) -> None:
    """Against a bot, the last choice of a round can be taken back after the next deal; made again, it ends the round again."""
    made = make_table(server.url, ("here", 1))
    join(made, made.creator, "Marta")
    player = Player(made, made.creator)
    page = window()
    page.goto(made.link(made.creator))
    to_round(player, page, 2)
    heading = page.locator("header.bar h1")
    expect(heading).to_contain_text("Round 2")
    expect(page.locator("#mine .turn")).to_be_visible()
    while player.view()["state"]["round"] == 2:
        page.keyboard.press("u")
        page.wait_for_timeout(50)
    expect(heading).to_contain_text("Round 1")
    expect(page.locator("#mine .turn")).to_be_visible()
