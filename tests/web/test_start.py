"""The start page: one click to a game, every choice of seats and options, languages, and the games that were left."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.browsing import ELSEWHERE, join, make_table
from tests.web.conftest import Window
from tests.web.playing import ABLE

REFUSED = "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw 0; } });"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"

CLICK = "element => element.click()"
EDITIONS = """async (language) => {
  const [{ COVERS }, { wordsOf }] = await Promise.all([import("/js/games/registry.js"), import("/js/words/languages.js")]);
  const words = wordsOf(language);
  return Object.fromEntries(COVERS.map((cover) => {
    const { editions, length } = cover.text(words);
    const listed = cover.editions.map((name) => {
      const offers = cover.fields(words, name).map((field) => field.name).sort();
      return [name, editions[name].title, editions[name].about, offers];
    });
    return [cover.name, { length, editions: listed }];
  }));
}"""


def test_one_click_plays_a_bot(server: Running, window: Window) -> None:
    """The first button leads to a game that has begun, and the start page lists it afterwards."""
    page = window()
    page.goto(server.url)
    page.click("[data-act=now]")
    page.wait_for_selector(f"{ABLE}, .think")
    page.goto(server.url)
    expect(page.locator("[aria-labelledby=games-h] li")).to_have_count(1)
    page.click("[aria-labelledby=games-h] li a")
    page.wait_for_selector("#mine")


@pytest.mark.parametrize("refusal", [REFUSED, FULL], ids=["refused", "full"])
def test_a_browser_that_stores_nothing_plays_at_once(server: Running, window: Window, refusal: str) -> None:
    """Without localStorage one click still begins a game, with links for friends; the tab itself keeps language and game."""
    page = window()
    page.add_init_script(refusal)
    page.goto(server.url)
    page.select_option("#language", "de")
    page.click("[data-act=now]")
    page.wait_for_selector(f"{ABLE}, .think")
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("[aria-labelledby=games-h] li")).to_have_count(1)
    page.select_option("form[data-game=pavilion] [data-plan='kind.1']", "person")
    page.click("form[data-game=pavilion] [type=submit]")
    expect(page.locator(".seats [data-act=copy]")).to_have_count(1)


def test_seats_and_options_are_chosen(server: Running, window: Window) -> None:
    """Three players, one here and one by link, on the grey wall: the table waits, and a second browser sits down."""
    page, other = window(), window()
    page.goto(server.url)
    card = page.locator("form[data-game=azul]")
    card.locator("[data-plan=players][value='3']").check(force=True)
    card.locator("[data-plan='option.wall'][value=grey]").check(force=True)
    card.locator("[data-plan='kind.1']").select_option("here")
    card.locator("[data-plan='kind.2']").select_option("person")
    card.locator("[data-set=name]").fill("Marta")
    card.locator("[data-plan='name.1']").fill("Inês")
    card.locator("[type=submit]").click()
    page.wait_for_selector(".lobby [data-act=copy]")
    expect(page.locator(".seats")).to_contain_text("Marta")
    expect(page.locator(".seats")).to_contain_text("Inês")
    other.goto(page.get_attribute(".seats [data-act=copy]", "data-text") or "")
    expect(other.locator(".lobby b").first).to_have_text("Azul · Wall: Gray")
    other.fill(".sit input", "Tomás")
    other.click(".sit button")
    other.wait_for_selector("#mine")
    page.wait_for_selector("#mine")
    expect(page.locator("h1")).to_contain_text("Gray")


def test_languages_switch_at_any_time(server: Running, window: Window) -> None:
    """The language of the start page applies to the table, and in a game the log is translated."""
    page = window()
    page.goto(server.url)
    page.select_option("#language", "de")
    expect(page.locator("h1")).to_contain_text("Fliesen sammeln")
    page.click("[data-act=now]")
    page.wait_for_selector("#mine")
    expect(page.locator("#log")).to_contain_text("Runde 1")
    page.click("[data-act=settings]")
    page.locator("[data-set=language][value=hu]").check(force=True)
    expect(page.locator("#log")).to_contain_text("1. forduló")
    expect(page.locator("html")).to_have_attribute("lang", "hu")


def test_themes_and_letters_are_remembered(server: Running, window: Window) -> None:
    """The dark theme and letters persist across reloads."""
    page = window()
    page.goto(server.url)
    page.click("[data-act=theme]")
    page.click("[data-act=theme]")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_one_choice_plays_the_tactile_edition(server: Running, window: Window) -> None:
    """Its name, its column bonus, its letters on the tiles and in what is told; whoever comes by link gets them too."""
    page, other = window(), window()
    page.goto(server.url)
    card = page.locator("form[data-game=azul]")
    card.locator("[data-plan=edition][value=tactile]").check(force=True)
    expect(page.locator("#azul-h")).to_have_text("Azul, tactile edition")
    card.locator("[data-plan='kind.1']").select_option("person")
    card.locator("summary").click()
    card.locator("[data-plan=start]").select_option("1")
    card.locator("[type=submit]").click()
    other.goto(page.get_attribute(".seats [data-act=copy]", "data-text") or "")
    expect(other.locator(".lobby b").first).to_contain_text("Azul, tactile edition")
    other.click(".sit button")
    other.wait_for_selector("#mine")
    for one in (page, other):
        expect(one.locator("h1")).to_contain_text("Azul, tactile edition")
        expect(one.locator("html")).to_have_attribute("data-letters", "on")
        expect(one.locator("#page use[href*='tiles-tactile.svg']").first).to_be_attached()
    expect(other.locator("#log")).to_contain_text("Player 2 begins")
    other.click("[data-act=letters]")
    expect(other.locator("html")).to_have_attribute("data-letters", "off")


def test_the_editions_of_the_page_are_those_of_the_server(server: Running, window: Window) -> None:
    """Names, titles, sentences and offered options agree with the catalog, in every language; the length is as printed."""
    page = window()
    page.goto(server.url)
    for language in ("en", "de", "hu"):
        with server.http() as http:
            listed = http.get("/api/games", params={"language": language}).json()["games"]
        shown = page.evaluate(EDITIONS, language)
        for game in listed:
            if game["name"] in shown:
                found = shown[game["name"]]
                wanted = [[one["name"], one["title"], one["about"], sorted(one["offers"])] for one in game["editions"]]
                assert found["editions"] == wanted
                assert {"30", "45", "8"} <= set(re.findall(r"\d+", found["length"]))


def test_an_order_of_jokers_of_ones_own(server: Running, window: Window) -> None:
    """The order of the Mini's back is called a guess; with one's own, a color changes places, and the table has it."""
    page = window()
    page.goto(server.url)
    card = page.locator("form[data-game=pavilion]")
    card.locator("[data-plan=edition][value=mini]").check(force=True)
    card.locator("[data-plan='option.joker_order'][value=reverse_side]").evaluate(CLICK)
    expect(card.locator(".note")).to_contain_text("A guess")
    card.locator("[data-plan='option.joker_order'][value=own]").evaluate(CLICK)
    card.locator("[data-plan='place.joker_order.0']").select_option("red")
    expect(card.locator("[data-plan='place.joker_order.5']")).to_have_value("purple")
    card.locator("[type=submit]").click()
    page.wait_for_selector("#mine")
    expect(page.locator("h1")).to_contain_text("Summer Pavilion Mini")
    expect(page.locator("#page")).to_contain_text("Red is the joker")


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_play_is_in_sight_on_a_laptop(server: Running, window: Window, language: str) -> None:
    """At 1280 by 720 nobody has to scroll for a button that begins a game."""
    page = window("laptop")
    page.goto(server.url)
    page.select_option("#language", language)
    for button in page.locator(".card [type=submit]").all():
        box = button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 720


def test_a_game_is_removed_only_after_a_question(server: Running, window: Window) -> None:
    """The cross asks first; who keeps the game still has it, and who removes it does not."""
    page = window()
    page.goto(server.url)
    page.click("[data-act=now]")
    page.wait_for_selector("#mine")
    page.goto(server.url)
    games = page.locator("[aria-labelledby=games-h] li")
    page.click("[data-act=forget]")
    page.locator("#dialog .btn[data-act=close]").click()
    expect(games).to_have_count(1)
    page.click("[data-act=forget]")
    page.click("[data-act=forget-sure]")
    expect(games).to_have_count(0)


def test_links_are_copied_calmly_and_explained(server: Running, window: Window) -> None:
    """Copying is confirmed without an alarm; on this computer alone the page says so, and how others can come."""
    page = window()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(server.url)
    page.select_option("form[data-game=azul] [data-plan='kind.1']", "person")
    page.click("form[data-game=azul] [type=submit]")
    page.click(".seats [data-act=copy]")
    expect(page.locator(".lobby .done")).to_have_text("Copied.")
    expect(page.locator(".alarm")).to_have_count(0)
    expect(page.locator(".lobby .local code")).to_have_text("sintra serve --host 0.0.0.0")


def test_friends_open_a_link_at_an_address_of_the_network(server: Running, window: Window) -> None:
    """A server for other devices serves pages and sockets at any address; its links and codes lead back there."""
    here = server.url.replace("127.0.0.1", ELSEWHERE)
    page, other = window(), window("phone")
    page.goto(here)
    page.select_option("form[data-game=azul] [data-plan='kind.1']", "person")
    page.fill("#azul-name", "Marta")
    page.click("form[data-game=azul] [type=submit]")
    expect(page.locator(".seats .code[open] svg path")).to_have_count(1)
    expect(page.locator(".local")).to_have_count(0)
    link = page.get_attribute(".seats [data-act=copy]", "data-text") or ""
    assert link.startswith(here)
    other.goto(link)
    other.fill("form.sit input", "Inês")
    other.click("form.sit [type=submit]")
    for seen in (page, other):
        seen.wait_for_selector("#mine")


def test_spectators_are_told_and_can_be_invited_during_the_game(server: Running, window: Window) -> None:
    """The bar has the link for spectators, and whoever opens it reads that they are watching."""
    page, other = window(), window()
    page.goto(server.url)
    page.click("[data-act=now]")
    page.wait_for_selector("#mine")
    other.goto(page.get_attribute(".bar [data-act=copy]", "data-text") or "")
    expect(other.locator("h1")).to_contain_text("Watching")
    expect(other.locator(".bar [data-act=copy]")).to_have_count(0)


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_spectators_are_not_called_to_move(server: Running, window: Window, game: str) -> None:
    """The large board of whoever is to move is framed for spectators; only players see the mark of their turn."""
    made = make_table(server.url, ["here", "here"], game=game)
    join(made, made.creator, "Marta", "Inês")
    for token, is_playing in ((made.watch, False), (made.creator, True)):
        page = window()
        page.goto(made.link(token))
        page.wait_for_selector("#mine")
        expect(page.locator("#mine.active")).to_have_count(int(not is_playing))
        expect(page.locator("#mine .turn")).to_have_count(int(is_playing))


def test_games_at_one_screen_are_told_apart(server: Running, window: Window) -> None:
    """Where nobody sits elsewhere, the list of games names everybody."""
    page = window()
    for other in ("Inês", "Tomás"):
        made = make_table(server.url, ["here", "here"])
        join(made, made.creator, "Marta", other)
        page.goto(made.link(made.creator))
        page.wait_for_selector("#mine .turn")
    page.goto(server.url)
    assert page.locator("[aria-labelledby=games-h] li b").all_text_contents() == ["Azul: Marta, Tomás", "Azul: Marta, Inês"]
