"""Clumsy use: double and early clicks, links opened twice, connections lost at the wrong moment."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.server.running import Running
from tests.web.advancing import Player
from tests.web.browsing import Made, join, make_table
from tests.web.conftest import Window
from tests.web.playing import ABLE, heard, listen, number, play_by_pointer, sequence, wait_after, wait_until

MOVES = 8
FLIGHT = 200  # milliseconds: a tile takes 280, one that is stopped none


def seated(server: Running, *seats: str | int, **options: Any) -> Made:
    """Create a table at which everybody at this screen sits."""
    made = make_table(server.url, seats, **options)
    join(made, made.creator, *["Marta", "Inês", "Tomás", "Zsófia"][: seats.count("here")])
    return made


def test_the_first_link_leads_to_the_table_and_not_away(server: Running, window: Window) -> None:
    """Skipping to the table keeps the address, which is the seat, and in a replay the game."""
    page = window()
    made = seated(server, "here", "here", max_rounds=1)
    page.goto(made.link(made.creator))
    page.wait_for_selector(ABLE)
    page.focus("#skip")
    page.keyboard.press("Enter")
    expect(page.locator(ABLE).first).to_be_focused()
    assert page.url == made.link(made.creator)
    Player(made, made.creator).advance()
    page.goto(f"{server.url}/replay#{made.table}/{made.creator}/3")
    expect(page.locator("#slider")).to_have_value("3")
    address = page.url
    page.focus("#skip")
    page.keyboard.press("Enter")
    expect(page.locator("#table:focus-within")).to_have_count(1)
    assert page.url == address


WATCH_LAYER = """() => {
  window.flown = [];
  const since = new Map();
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) since.set(node, performance.now());
      for (const node of removedNodes) window.flown.push(performance.now() - since.get(node));
    }
  }).observe(document.getElementById("layer"), { childList: true });
}"""


def test_tiles_fly_all_the_way(server: Running, window: Window) -> None:
    """That a move was accepted, or who is there, ends no flight: tiles arrive in their own time."""
    page = window(motion="no-preference")
    made = seated(server, "here", "here")
    page.goto(made.link(made.creator))
    page.wait_for_selector(ABLE)
    page.evaluate(WATCH_LAYER)
    play_by_pointer(page)
    page.wait_for_function("() => window.flown.length > 0 && !document.querySelector('#layer .flying')")
    assert page.evaluate("Math.min(...window.flown)") > FLIGHT


def test_a_double_click_makes_one_table(server: Running, window: Window) -> None:
    """Who clicks twice plays one game; who comes back by the browser's own button finds it listed, and can begin another."""
    page = window()
    page.goto(server.url)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    page.dblclick("[data-act=now]")
    page.wait_for_selector("#mine")
    assert len(asked) == 1
    page.goto(server.url)
    expect(page.locator("[aria-labelledby=games-h] li")).to_have_count(1)
    page.evaluate("localStorage.removeItem('sintra.tables')")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(page.locator("[aria-labelledby=games-h] li")).to_have_count(0)
    page.click("[data-act=now]")
    page.wait_for_selector("#mine")


def test_an_invitation_in_the_same_browser_is_another_seat(server: Running, window: Window) -> None:
    """Who opens the link that was meant for somebody else is asked for a name, and both games stay listed."""
    page = window()
    page.goto(server.url)
    card = page.locator("form[data-game=azul]")
    card.locator("[data-set=name]").fill("Marta")
    card.locator("[data-plan='kind.1']").select_option("person")
    card.locator("[type=submit]").click()
    page.wait_for_selector(".seats [data-act=copy]")
    mine = page.url
    other = page.context.new_page()
    other.goto(page.get_attribute(".seats [data-act=copy]", "data-text") or "")
    other.fill(".sit input", "Inês")
    expect(other.locator("#alarm")).to_be_empty()
    other.click(".sit button")
    page.wait_for_selector("#mine")
    other.goto(server.url)
    links = other.locator("[aria-labelledby=games-h] li a")
    expect(links).to_have_count(2)
    assert mine.removeprefix(server.url) in [link.get_attribute("href") for link in links.all()]


BROKEN = {
    "sintra.plan.azul": '{"players": 2, "seats": [null, null, null, null]}',
    "sintra.plan.pavilion": '{"players": 4, "seats": [{}, 1, "x", {"kind": "dog"}], "side": "purple"}',
    "sintra.tables": '[{"table": "a", "token": "b", "title": {}, "game": 5, "invitations": 5, "names": 7}]',
    "sintra.settings": '{"name": 5, "language": {}, "sound": "loud", "theme": []}',
}


def test_what_is_stored_may_be_nonsense(server: Running, window: Window) -> None:
    """With corrupt storage the start page falls back to defaults, and plays."""
    page = window()
    page.goto(server.url)
    page.evaluate("values => { for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value) }", BROKEN)
    page.reload()
    for game, seats in (("azul", 2), ("pavilion", 4)):
        expect(page.locator(f"form[data-game={game}] .seatlist li")).to_have_count(seats)
    page.click("form[data-game=azul] [type=submit]")
    page.wait_for_selector("#mine")


HAMMER = """(key) => {
  const press = () => new KeyboardEvent("keydown", { key, bubbles: true });
  for (let times = 0; times < 5; times += 1) document.body.dispatchEvent(press());
}"""


def test_keys_that_come_too_often_ask_once(server: Running, window: Window) -> None:
    """Repeated undo and hint keys send one request each, without a refusal."""
    page = window()
    made = seated(server, "here", "here")
    page.goto(made.link(made.creator))
    page.wait_for_selector(ABLE)
    play_by_pointer(page)
    page.evaluate(HAMMER, "u")
    expect(page.locator("#log .undone")).to_have_count(1)
    page.wait_for_selector(ABLE)
    page.evaluate(HAMMER, "h")
    expect(page.locator("#say.tip")).to_be_visible()
    expect(page.locator("#alarm")).to_be_empty()


def test_a_link_that_leads_nowhere_is_not_tried_again(server: Running, window: Window) -> None:
    """The page closes its connection instead of reconnecting forever."""
    page = window()
    closed: list[bool] = []
    page.on("websocket", lambda wire: wire.on("close", lambda _: closed.append(True)))
    page.goto(f"{server.url}/table/nothing#{'x' * 32}")
    expect(page.locator("[role=alert] h2")).to_be_visible()
    page.wait_for_function("() => new Promise((resolve) => setTimeout(() => resolve(true), 500))")
    assert closed == [True]


def test_without_a_network_the_page_says_so(server: Running, window: Window) -> None:
    """Rules and record that fail to load are reported; when the network is back, a retry works."""
    page = window(is_offline=True)
    made = seated(server, "here", "here", max_rounds=1)
    page.goto(made.link(made.creator))
    page.wait_for_selector(ABLE)
    page.context.set_offline(True)
    page.click("[data-act=rules]")
    expect(page.locator("#say")).to_contain_text("did not answer")
    page.context.set_offline(False)
    page.click("[data-act=rules]")
    expect(page.locator("#rules-h")).to_be_visible()
    page.keyboard.press("Escape")
    Player(made, made.creator).advance()
    page.wait_for_selector(".result")
    page.context.set_offline(True)
    page.click("[data-act=record]")
    expect(page.locator("#say")).to_contain_text("did not answer")
    page.context.set_offline(False)
    with page.expect_download() as download:
        page.click("[data-act=record]")
    assert download.value.suggested_filename == f"azul-{made.table}.sintra"


def test_a_name_that_is_taken_is_shown_before_the_game(server: Running, window: Window) -> None:
    """Where the game has no foot yet, refusals are shown above the seats."""
    page = window()
    made = make_table(server.url, ["here", "person"])
    join(made, made.persons[0], "Marta")
    page.goto(made.link(made.creator))
    page.fill(".sit input", "Marta")
    page.click(".sit button")
    expect(page.locator("#say")).to_contain_text("choose another name")
    page.fill(".sit input", "Inês")
    page.evaluate("() => [1, 2, 3].forEach(() => document.querySelector('.sit button').click())")
    page.wait_for_selector("#mine")
    page.wait_for_timeout(300)
    expect(page.locator("#say")).not_to_have_class(re.compile("alarm"))


def test_a_double_click_opens_a_dialog(server: Running, window: Window) -> None:
    """Its second click, which falls beside the dialog, does not close it; a later one does."""
    page = window()
    made = seated(server, "here", "here")
    for address in (made.link(made.creator), server.url, f"{server.url}/rules", f"{server.url}/learn/azul"):
        page.goto(address)
        page.dblclick("[data-act=settings]")
        page.wait_for_timeout(200)
        expect(page.locator("#dialog")).to_be_visible()
        page.mouse.click(5, 5)
        expect(page.locator("#dialog")).to_be_hidden()


def look_back(server: Running, page: Page) -> None:
    """Open a game with some moves, and show the last of them in place of it."""
    made = seated(server, "here", "here")
    Player(made, made.creator).advance(lambda view: view["sequence"] >= MOVES)
    page.goto(made.link(made.creator))
    page.wait_for_selector(ABLE)
    page.locator("#log [data-act=look]").last.click()
    page.wait_for_selector(".looking")


def test_looking_back_follows_the_last_wish(server: Running, window: Window) -> None:
    """Keys that come faster than positions are all counted, and who has gone back stays there."""
    page = window()
    look_back(server, page)
    first = number(page.text_content("#say b"))

    def late(route: Route) -> None:
        page.wait_for_timeout(300)
        route.continue_()

    page.route("**/steps*", late)
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(page.locator("#say b")).to_contain_text(f"Move {first - 3} ")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Escape")
    page.wait_for_timeout(800)
    expect(page.locator(".looking")).to_have_count(0)


DENIED = """
window.AudioContext = class { constructor() { throw new DOMException("no sound here", "NotSupportedError"); } };
window.Notification = class { static permission = "granted"; constructor() { throw new TypeError("Illegal constructor"); } };
Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
localStorage.setItem("sintra.settings", '{"notify": true, "sound": 100}');
"""


def test_a_browser_may_deny_sounds_and_notices(server: Running, window: Window) -> None:
    """The game goes on without audio and notifications."""
    page = window()
    page.add_init_script(DENIED)
    made = seated(server, "here", "person")
    join(made, made.persons[0], "Inês")
    page.goto(made.link(made.creator))
    page.wait_for_selector(ABLE)
    play_by_pointer(page)
    other = Player(made, made.persons[0])
    view = other.view()
    other.play(view, other.choose(view)[0])
    page.wait_for_selector(ABLE)
    play_by_pointer(page)


def test_a_wrong_file_leaves_the_replay_as_it_was(server: Running, window: Window) -> None:
    """What was wrong is said until the next step; the game that was open, its address and the way back to its table stay."""
    page = window(is_offline=True)  # the browser writes refusals to its console
    made = seated(server, "here", "here", max_rounds=1)
    Player(made, made.creator).advance()
    page.goto(f"{server.url}/replay#{made.table}/{made.creator}/3")
    expect(page.locator("#slider")).to_have_value("3")
    page.evaluate("""() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["no record"], "holiday.txt"));
      document.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }""")
    expect(page.locator("#say")).to_contain_text("This file is not a record of a game")
    expect(page.locator(f"a[href$='/table/{made.table}#{made.creator}']")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#say")).not_to_contain_text("This file is not a record of a game")
    assert page.url.endswith("/4")


def test_looking_back_outlives_a_gap_and_another_language(server: Running, window: Window) -> None:
    """Who looks at an earlier position stays there after a reconnect, and reads it in the language chosen now."""
    page = window()
    wires: list[WebSocketRoute] = []

    def through(wire: WebSocketRoute) -> None:
        wires.append(wire)
        wire.connect_to_server()

    page.route_web_socket("**/api/socket", through)
    look_back(server, page)
    wires[-1].close()
    wait_until(page, lambda: len(wires) > 1)
    expect(page.locator(".looking")).to_be_visible()
    page.keyboard.press("/")
    page.click("[data-act=settings]")
    page.locator("[data-set=language][value=de]").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator(".looking #say b")).to_contain_text("Zug")
    expect(page.locator(".looking #say span")).to_contain_text("nimmt")


def test_a_drag_ends_with_what_is_held(server: Running, window: Window) -> None:
    """Put back by Escape, overtaken by a move, or let go unseen: nothing hangs on the pointer, nothing is placed."""
    page = window()
    made = seated(server, "here", "here")
    page.goto(made.link(made.creator))
    page.wait_for_selector(ABLE)
    dragged = page.locator(".dragged")

    def drag() -> None:
        page.locator(f"{ABLE} .tile").first.hover()
        page.mouse.down()
        page.mouse.move(500, 300, steps=4)
        expect(dragged).to_have_count(1)

    drag()
    page.keyboard.press("Escape")
    expect(dragged).to_have_count(0)
    page.mouse.up()
    drag()
    player = Player(made, made.creator)
    view = player.view()
    player.play(view, player.choose(view)[0])
    expect(page.locator("#table [aria-pressed=true]")).to_have_count(0)
    page.mouse.move(510, 310)
    expect(dragged).to_have_count(0)
    page.mouse.up()
    drag()
    page.evaluate("document.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', buttons: 0 }))")
    expect(dragged).to_have_count(0)
    expect(page.locator("#table [aria-pressed=true]")).to_have_count(0)
    page.mouse.up()


def test_clicks_while_a_move_is_on_its_way_say_nothing(server: Running, window: Window) -> None:
    """A double click on a line makes one move, and does not tell somebody whose turn it is to wait for it."""
    page = window()

    def late(wire: WebSocketRoute) -> None:
        up = wire.connect_to_server()

        def send(message: str | bytes) -> None:
            page.wait_for_timeout(200)
            up.send(message)

        wire.on_message(send)

    page.route_web_socket("**/api/socket", late)
    made = seated(server, "here", "here")
    page.goto(made.link(made.creator))
    page.wait_for_selector(ABLE)
    listen(page)
    before = sequence(page)
    page.locator(f"{ABLE} .tile").first.click()
    page.locator("#mine .row.legal").first.dblclick(position={"x": 8, "y": 12})
    wait_after(page, before)
    page.wait_for_timeout(500)
    assert sequence(page) == before + 1
    assert not [text for text in heard(page) if "Wait" in text]


def test_texts_that_do_not_come_are_said_to_be_missing(server: Running, window: Window) -> None:
    """Another language without a network: rules and lesson stay as they are, report the error, and a retry works."""
    page = window(is_offline=True)
    page.goto(f"{server.url}/rules/azul")
    page.wait_for_selector(".clauses")
    page.context.set_offline(True)
    page.select_option("#language", "de")
    expect(page.locator("[role=alert]")).to_be_visible()
    expect(page.locator(".clauses h2").first).to_be_visible()
    page.context.set_offline(False)
    page.select_option("#language", "hu")
    expect(page.locator("[role=alert]")).to_have_count(0)
    page.goto(f"{server.url}/learn/azul")
    page.wait_for_selector(ABLE)
    page.context.set_offline(True)
    page.click("[data-act=settings]")
    page.locator("[data-set=language][value=en]").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator("#say")).to_contain_text("did not answer")
    expect(page.locator("#mine")).to_be_visible()
