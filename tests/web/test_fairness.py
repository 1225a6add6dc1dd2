"""Checking the deals in one click: what the page says of fair, changed and uncheckable games."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.server.running import Running
from tests.web.conftest import Window
from tests.web.guide_shots import RECORDS
from tests.web.test_replay import played

RECORD = (RECORDS / "azul-2-coloured.record").read_text("utf-8")
ENGLISH = "Fair. All 7 deals were drawn again, and every tile is the one that was promised before the game."


def check(url: str, page: Page, record: str) -> str:
    """Open a record, click once, and read the verdict."""
    page.goto(f"{url}/replay")
    page.set_input_files("#file", {"name": "x.sintra", "mimeType": "text/plain", "buffer": record.encode()})
    page.click("[data-act=result]")
    page.click("[data-fair]")
    page.wait_for_function(
        "() => document.querySelector('.verdict').innerText && !document.querySelector('[data-fair][aria-disabled]')"
    )
    return page.inner_text(".verdict")


def test_a_table_is_checked_after_the_game(server: Running, window: Window) -> None:
    """One click on the result page; the explanation is there, with the fingerprint and the persons' digits."""
    made = played(server.url, 60)
    page = window()
    page.goto(made.link(made.creator))
    page.click("[data-fair]")
    page.wait_for_selector(".verdict.good")
    assert page.inner_text(".verdict").startswith("Fair. The deal was drawn again")
    page.click(".fair summary")
    assert page.locator(".fair ol li").count() == 4
    assert page.locator(".fair code").first.is_visible()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ENGLISH),
        ("de", "Fair. Alle 7 Ziehungen wurden wiederholt"),
        ("hu", "Tisztességes. 7 osztást húztunk újra"),
    ],
)
def test_a_fair_record_is_told_so(server: Running, window: Window, language: str, said: str) -> None:
    """In the language of the page."""
    assert check(server.url, window(locale=language), RECORD).startswith(said)


def test_a_nonce_that_was_changed_shows(server: Running, window: Window) -> None:
    """The page names the first deal that is not as promised."""
    changed = RECORD.replace("nonce 1 e44da7f2", "nonce 1 e44da7f3")
    assert check(server.url, window(), changed) == "Not fair: deal 1 is not what the promised number draws."


def test_a_seed_that_was_changed_shows(server: Running, window: Window) -> None:
    """Another seed than the one promised is found out."""
    seed = "0" * 63
    assert f"{seed}7" in RECORD
    changed = RECORD.replace(f"{seed}7", f"{seed}8")
    assert check(server.url, window(), changed).startswith("Not fair: the number revealed after the game")
