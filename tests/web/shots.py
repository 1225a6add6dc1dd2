"""The key states of the pages, each with the views that `tests.web.gallery` takes of it by default."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web import pavilion_shots
from tests.web.advancing import Player, View
from tests.web.browsing import Made, join, make_table
from tests.web.guide_shots import SHOTS as GUIDE
from tests.web.moment_shots import SHOTS as MOMENTS
from tests.web.rare_shots import SHOTS as RARE

ABLE = "#table [data-act=take]:not([aria-disabled])"


def start_page(url: str, page: Page) -> None:
    """Show the start page."""
    page.goto(url)
    page.wait_for_selector(".cards")


def _seated(url: str, page: Page, *seats: str | int, until: Callable[[View], bool] = lambda _: True, **options: Any) -> Made:
    """Sit down, let the game go on until something is so, and open it."""
    made = make_table(url, seats, **options)
    join(made, made.creator, "Marta", *["Inês", "Tomás", "Zsófia"][: seats.count("here") - 1])
    Player(made, made.creator).advance(until)
    page.goto(made.link(made.creator))
    page.wait_for_selector(f"{ABLE}, .cell.choice, .result")
    return made


def new_game(url: str, page: Page) -> None:
    """Show the first turn."""
    _seated(url, page, "here", 3)


def moves(number: int) -> Callable[[View], bool]:
    """Make a predicate: at least a number of moves have been made."""
    return lambda view: sum(event["kind"] in {"move", "forced"} for event in view["events"]) >= number


def holding(url: str, page: Page) -> None:
    """Show tiles in hand with a line under the pointer, some moves into the game."""
    _seated(url, page, "here", "here", until=moves(15))
    page.wait_for_selector(ABLE)
    page.click(f"{ABLE} .tile")
    page.hover("#mine .legal >> nth=0" if not page.query_selector("#mine .row.legal") else "#mine .row.legal >> nth=-1")
    page.wait_for_timeout(250)


def four(url: str, page: Page) -> None:
    """Show four players, three of them bots of one level."""
    made = _seated(url, page, "here", 3, 3, 3)
    player = Player(made, made.creator)
    for _ in range(2):
        page.wait_for_selector(ABLE)
        while not (view := player.view())["legal"]:  # the bots may still be thinking
            page.wait_for_timeout(100)
        player.play(view, player.choose(view)[0])
    page.wait_for_selector(ABLE)
    page.wait_for_timeout(400)


def three(url: str, page: Page) -> None:
    """Show three players at one screen."""
    _seated(url, page, "here", "here", "here", until=moves(9))
    page.wait_for_timeout(300)


def grey(url: str, page: Page) -> None:
    """Show the choice of a column on the grey wall."""
    _seated(url, page, "here", "here", wall="grey", until=lambda view: view["state"]["phase"] == "tiling")
    page.hover(".cell.choice")
    page.wait_for_timeout(200)


def result(url: str, page: Page) -> None:
    """Show the end of a game."""
    _seated(url, page, "here", "here", "here", until=lambda _: False)
    page.wait_for_selector(".result")


def lobby(url: str, page: Page) -> None:
    """Show a table that waits for people."""
    made = make_table(url, ["here", "person", 4])
    join(made, made.creator, "Marta")
    page.goto(made.link(made.persons[0]))
    page.wait_for_selector(".sit")


def settings(url: str, page: Page) -> None:
    """Show the settings."""
    _seated(url, page, "here", 3)
    page.click("[data-act=settings]")
    page.wait_for_selector("dialog[open]")


Shot = Callable[[str, Page], None]
SHOTS: dict[str, tuple[Shot, tuple[str, ...]]] = {
    "start": (start_page, ("desktop", "desktop-dark", "phone", "desktop-hu")),
    "new": (new_game, ("desktop", "phone")),
    "holding": (
        holding,
        (
            "desktop",
            "desktop-dark",
            "laptop",
            "tablet",
            "phone",
            "narrow",
            "zoomed",
            "desktop-de",
            "phone-hu",
            "desktop-letters",
            "desktop-tactile",
            "desktop-forced",
        ),
    ),
    "three": (three, ("desktop",)),
    "four": (four, ("desktop", "laptop", "phone", "tablet")),
    "grey": (grey, ("desktop", "phone-dark")),
    "result": (result, ("desktop", "desktop-dark", "phone")),
    "lobby": (lobby, ("desktop", "phone")),
    "settings": (settings, ("desktop", "phone-de")),
    **GUIDE,
    "pavilion-taking": (pavilion_shots.taking, ("desktop", "desktop-dark", "laptop", "phone")),
    "pavilion-placing": (pavilion_shots.placing, ("desktop", "tablet", "phone", "narrow")),
    "pavilion-paying": (
        pavilion_shots.paying,
        ("desktop", "desktop-dark", "laptop", "phone", "zoomed", "desktop-de", "phone-hu", "desktop-letters", "desktop-forced"),
    ),
    "pavilion-grey": (pavilion_shots.grey, ("desktop", "phone-dark")),
    "pavilion-bonus": (pavilion_shots.bonus, ("desktop", "phone")),
    "pavilion-keeping": (pavilion_shots.keeping, ("desktop", "phone")),
    "pavilion-four": (pavilion_shots.four, ("desktop", "laptop", "phone")),
    "pavilion-result": (pavilion_shots.result, ("desktop", "phone")),
    **RARE,
    **MOMENTS,
}
