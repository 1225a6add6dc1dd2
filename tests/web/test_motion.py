"""What moves on a page: one thing after another, points where they are earned, and an end to it whenever somebody wants one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from playwright.sync_api import Page, expect

from sintra import games
from sintra.dealer import Dealer
from tests.server.running import Running
from tests.web.advancing import Player, View
from tests.web.browsing import join, make_table
from tests.web.conftest import Window

GAP = 250  # milliseconds: a little less than a flight takes
MOVES = 3
RECORD = """() => {
    window.seen = [];
    const look = () => {
        const scores = [...document.querySelectorAll("[data-spot^='score:']")].map((place) => place.textContent).join(" ");
        const told = document.querySelectorAll("#log li").length;
        const last = window.seen.at(-1);
        if (last?.scores !== scores || last?.told !== told) window.seen.push({ at: performance.now(), scores, told });
        requestAnimationFrame(look);
    };
    look();
}"""


def watched(server: Running, window: Window, given: Sequence[str] = ()) -> tuple[Player, Page]:
    """Seat two people, and let a third look on by a page on which things move."""
    made = make_table(server.url, ["here", "here"], given=given)
    join(made, made.creator, "Marta", "Inês")
    page = window(motion="no-preference")
    page.goto(made.link(made.watch))
    page.wait_for_selector("#log li")
    return Player(made, made.creator), page


def play(player: Player, number: int) -> View:
    """Make a number of moves as fast as the server takes them."""
    before = player.view()["sequence"]
    return player.advance(lambda view: view["sequence"] >= before + number)


def shown(view: View) -> str:
    """Give the scores as the recording has them: in the order of the seats."""
    return " ".join(str(seat["score"]) for seat in view["seats"])


def first_round() -> list[str]:
    """Give a deal and the moves of its round up to the last, of which there is a choice: each what brings most."""
    game = games.make("azul", players=2)
    deal = Dealer(seed=bytes(32), nonces=()).draw(game, game.new(), 1)
    state, texts = game.deal(game.new(), deal), [f"deal {deal}"]
    while True:
        move, _ = max(game.previews(state), key=lambda pair: pair[1].points - pair[1].cost)
        after = game.play(state, move)
        if after.needs_deal:
            assert len(game.legal_moves(state)) > 1
            return texts
        state, texts = after, [*texts, str(move)]


def test_moves_are_shown_one_after_another(server: Running, window: Window) -> None:
    """Moves that come all at once are each given the time to fly, in their order, and none is lost."""
    player, page = watched(server, window)
    told = page.locator("#log li").count()
    page.evaluate(RECORD)
    play(player, MOVES)
    expect(page.locator("#log li")).to_have_count(told + MOVES)
    seen = page.evaluate("window.seen.filter((one, index, all) => index && one.told > all[index - 1].told)")
    assert [one["told"] for one in seen] == [told + number for number in range(1, MOVES + 1)]
    assert all(later["at"] - earlier["at"] >= GAP for earlier, later in pairwise(seen))


def test_a_key_shows_at_once_what_has_waited(server: Running, window: Window) -> None:
    """Nobody has to watch: a key ends what flies, and the page is where the game is."""
    player, page = watched(server, window)
    told = page.locator("#log li").count()
    play(player, MOVES)
    page.wait_for_timeout(200)  # all have come, and the first still flies or has just landed
    page.keyboard.press("Escape")
    expect(page.locator("#log li")).to_have_count(told + MOVES, timeout=1_000)
    expect(page.locator("#layer > *")).to_have_count(0, timeout=1_000)


def test_scores_count_up_with_what_rises(server: Running, window: Window) -> None:
    """At the end of a round each point is seen to be added, and the last score is that of the game."""
    player, page = watched(server, window, first_round())
    first = shown(player.view())
    page.evaluate(RECORD)
    final = shown(play(player, 1))
    page.wait_for_function("final => window.seen.at(-1).scores === final && !layer.childElementCount", arg=final)
    scores = [one["scores"] for one in page.evaluate("window.seen")]
    assert scores[0] == first
    assert len(dict.fromkeys(scores)) > len(["nothing", "all of it"])
