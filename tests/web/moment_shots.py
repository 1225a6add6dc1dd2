"""Pictures of moments that pass and of rare tables: points being counted, a game lost or shared, watchers, editions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.advancing import Player, View, played
from tests.web.browsing import ELSEWHERE, join, make_table

Shot = Callable[[str, Page], None]
CHOICE = "#table [data-act=take]:not([aria-disabled]), .cell.choice, #mine .space.legal, .result"
NAMES = ("Marta", "Inês", "Tomás", "Zsófia")
LAST = 99  # later than any round: the game itself ends
LOST, SHARED = 0, {"azul": 23, "pavilion": 6}  # seeds: the first seat of Azul loses; nobody wins alone
# So many steps of a counting, then it stands still; 250 is the gap between two announcements.
STALL = """
try { localStorage.setItem('sintra.settings', '{"ceremony": "fast"}'); } catch {}
const later = window.setTimeout;
window.left = STEPS;
const isStill = (after) => after > 100 && after !== 250 && after < 20000 && window.left-- <= 0;
window.setTimeout = (then, after, ...more) => isStill(after) ? 0 : later(then, after, ...more);
"""


def counting(game: str, rounds: int, steps: int) -> Shot:
    """Make the shot of a round's end, or of the game's, after some steps."""

    def shot(url: str, page: Page) -> None:
        given, last = played(game, rounds)
        made = make_table(url, ["here", "here"], game=game, given=given)
        join(made, made.creator, *NAMES[:2])
        page.add_init_script(STALL.replace("STEPS", str(steps)))
        page.goto(made.link(made.creator))
        page.wait_for_selector("#log li")
        player = Player(made, made.creator)
        player.play(player.view(), {"move": last})
        page.wait_for_selector("#say.counting")
        page.wait_for_function("() => window.left < 0")

    return shot


def ended(game: str, *seats: str | int, seed: int = 0) -> Shot:
    """Make the shot of a result, as the person at this screen sees it."""

    def shot(url: str, page: Page) -> None:
        given, last = played(game, LAST, seed)
        made = make_table(url, seats, game=game, given=given)
        join(made, made.creator, NAMES[0])
        for token in made.persons:
            join(made, token, NAMES[1])
        players = [Player(made, token) for token in (made.creator, *made.persons)]
        for player in players:
            view = player.view()
            if view["legal"]:
                player.play(view, {"move": last})
        while players[0].view()["phase"] != "over":  # a bot may have moved otherwise
            players[0].advance()
        page.goto(made.link(made.creator))
        page.wait_for_selector(".result")

    return shot


def table(game: str, *seats: str | int, until: Callable[[View], bool] = lambda _: False, **options: Any) -> Shot:
    """Make the shot of a table some moves into the game, or when something is so."""

    def shot(url: str, page: Page) -> None:
        made = make_table(url, seats, game=game, **options)
        join(made, made.creator, *NAMES[: seats.count("here")])
        Player(made, made.creator).advance(until)
        page.goto(made.link(made.creator))
        page.wait_for_selector(CHOICE, state="attached")
        page.wait_for_timeout(200)

    return shot


def moves(number: int) -> Callable[[View], bool]:
    """Make a predicate: at least a number of moves have been made."""
    return lambda view: sum(event["kind"] in {"move", "forced"} for event in view["events"]) >= number


def watching(game: str) -> Shot:
    """Make the shot of a game that one watches."""

    def shot(url: str, page: Page) -> None:
        made = make_table(url, ["here", "here", 2], game=game)
        join(made, made.creator, "Maximiliane von Hohenfels-Schwarzenberg", "Inês")
        Player(made, made.creator).advance(moves(4))
        page.goto(made.link(made.watch))
        page.wait_for_selector("#mine")
        page.wait_for_timeout(200)

    return shot


def editions(url: str, page: Page) -> None:
    """Show the start page with the rare editions, and an order of jokers of one's own."""
    page.goto(url)
    for game, edition in (("azul", "tactile"), ("pavilion", "mini")):
        page.locator(f"form[data-game={game}] [data-plan=edition]").nth(1).check(force=True)
        assert edition
    for opener in page.locator("form summary").all():
        opener.click()
    page.locator("form[data-game=pavilion] [data-plan^='option.'][value=own]").first.check(force=True)


def scanning(url: str, page: Page) -> None:
    """Show a table that waits for friends, on an address that their devices can reach, with a code to scan."""
    page.goto(url.replace("127.0.0.1", ELSEWHERE))
    page.select_option("form[data-game=azul] [data-plan='kind.1']", "person")
    page.fill("#azul-name", "Marta")
    page.click("form[data-game=azul] [type=submit]")
    page.wait_for_selector(".seats .code[open] svg")


SHOTS: dict[str, tuple[Shot, tuple[str, ...]]] = {
    "counting-azul": (counting("azul", 2, 4), ("desktop", "phone")),
    "counting-azul-end": (counting("azul", LAST, 9), ("desktop", "phone")),
    "counting-pavilion-end": (counting("pavilion", LAST, 4), ("desktop", "phone")),
    "lost": (ended("azul", "here", "person", seed=LOST), ("desktop", "phone")),
    "won": (ended("azul", 4, "here", seed=LOST), ("desktop",)),
    "shared": (ended("azul", "here", "person", seed=SHARED["azul"]), ("desktop",)),
    "lost-pavilion": (ended("pavilion", 4, "here"), ("desktop",)),
    "watching-azul": (watching("azul"), ("desktop", "upright", "phone")),
    "watching-pavilion": (watching("pavilion"), ("desktop", "phone")),
    "grey-four": (table("azul", "here", "here", "here", "here", until=moves(30), wall="grey"), ("desktop", "phone")),
    "tactile": (table("azul", "here", "here", until=moves(12), edition="tactile"), ("desktop", "phone")),
    "mini": (table("pavilion", "here", "here", until=moves(24), edition="mini"), ("desktop", "phone")),
    "pavilion-three": (table("pavilion", "here", 1, "here", until=moves(3)), ("desktop",)),
    "editions": (editions, ("desktop", "phone-de")),
    "scanning": (scanning, ("desktop", "phone")),
}
