"""Pictures of what is seen seldom, but then matters: refusals, dialogs, long names; `tests.web.shots` takes them too."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.advancing import Player
from tests.web.browsing import join, make_table

Shot = Callable[[str, Page], None]
TAKE = "#table [data-act=take]:not([aria-disabled])"
LONG = ("Maximiliane von Hohenfels-Schwarzenberg", "Konstantinos Papadopoulos", "Wielislawa")
SOME = 14  # moves, after which lines and floors have tiles


def _first_turn(url: str, page: Page, game: str = "azul") -> None:
    """Sit down with somebody at the same screen, before the first move."""
    made = make_table(url, ["here", "here"], game=game)
    join(made, made.creator, "Marta", "Inês")
    page.goto(made.link(made.creator))
    page.wait_for_selector(TAKE)


def refused(url: str, page: Page) -> None:
    """Show what is said of a line that is chosen before any tiles."""
    _first_turn(url, page)
    page.locator("#mine [data-line='3']").dispatch_event("click")
    page.wait_for_selector(".say.alarm")


def refused_space(url: str, page: Page) -> None:
    """Show what is said of a space that is chosen while tiles are taken."""
    _first_turn(url, page, "pavilion")
    page.locator("#mine [data-space]").first.dispatch_event("click")
    page.wait_for_selector(".say.alarm")


def hint(game: str) -> Shot:
    """Make the shot of a hint."""

    def shot(url: str, page: Page) -> None:
        _first_turn(url, page, game)
        page.click("[data-act=hint]")
        page.wait_for_selector(".say.tip")

    return shot


def keys(url: str, page: Page) -> None:
    """Show the list of keys."""
    _first_turn(url, page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] .keys")


def resigning(url: str, page: Page) -> None:
    """Show the question before resigning."""
    _first_turn(url, page)
    page.click("[data-act=resign]")
    page.wait_for_selector("dialog[open] .danger")


def nowhere(url: str, page: Page) -> None:
    """Show a link that leads to no table."""
    page.goto(f"{url}/table/AAAAAAAAAAAAAAAA#BBBB")
    page.wait_for_selector(".lobby[role=alert]")


def missing(url: str, page: Page) -> None:
    """Show an address that leads nowhere."""
    page.goto(f"{url}/no/such/page")
    page.wait_for_selector(".lost")


def inviting(url: str, page: Page) -> None:
    """Show the table of somebody who waits for a friend: seats, links, a link for watchers."""
    page.goto(url)
    page.select_option("#page form[data-game=azul] [data-plan='kind.1']", "person")
    page.fill("#azul-name", "Marta")
    page.click("form[data-game=azul] [type=submit]")
    page.wait_for_selector(".seats [data-act=copy]")


def planning(url: str, page: Page) -> None:
    """Show the start page with every kind of seat, more options, and a game to go on with."""
    _first_turn(url, page)
    page.goto(url)
    page.locator("form[data-game=azul] [data-plan=players][value='4']").check(force=True)
    for seat, kind in ((1, "here"), (2, "person")):
        page.select_option(f"form[data-game=azul] [data-plan='kind.{seat}']", kind)
    page.click("form[data-game=azul] summary")


def long_names(game: str) -> Shot:
    """Make the shot of a game of three whose names are as long as names may be."""

    def shot(url: str, page: Page) -> None:
        made = make_table(url, ["here"] * len(LONG), game=game)
        join(made, made.creator, *LONG)
        Player(made, made.creator).advance(lambda view: len(view["events"]) > SOME)
        page.goto(made.link(made.creator))
        page.wait_for_selector("#mine")
        page.wait_for_timeout(250)

    return shot


def long_result(url: str, page: Page) -> None:
    """Show a result with long names."""
    made = make_table(url, ["here"] * len(LONG))
    join(made, made.creator, *LONG)
    Player(made, made.creator).advance()
    page.goto(made.link(made.creator))
    page.wait_for_selector(".result")


SHOTS: dict[str, tuple[Shot, tuple[str, ...]]] = {
    "refused": (refused, ("desktop", "phone-de")),
    "refused-space": (refused_space, ("phone", "narrow-hu")),
    "hint-azul": (hint("azul"), ("desktop", "phone")),
    "hint-pavilion": (hint("pavilion"), ("laptop-de", "phone")),
    "keys": (keys, ("desktop", "desktop-dark-de")),
    "resigning": (resigning, ("phone",)),
    "nowhere": (nowhere, ("desktop", "desktop-dark", "phone-dark-de", "narrow-hu")),
    "missing": (missing, ("desktop", "desktop-dark-de", "phone", "narrow-hu")),
    "inviting": (inviting, ("desktop", "phone-hu")),
    "planning": (planning, ("desktop", "tablet-de", "narrow-hu", "zoomed")),
    "long-azul": (long_names("azul"), ("desktop", "laptop", "tablet", "zoomed", "phone", "narrow")),
    "long-pavilion": (long_names("pavilion"), ("desktop", "laptop", "phone")),
    "long-result": (long_result, ("desktop", "phone")),
}
