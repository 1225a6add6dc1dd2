"""Addresses of pages as people and browsers write them."""

from __future__ import annotations

import pytest

from tests.server.running import Running


@pytest.mark.parametrize("path", ["/rules", "/rules/azul", "/learn/pavilion", "/replay", "/table/abc"])
def test_a_slash_at_the_end_changes_nothing(server: Running, path: str) -> None:
    """The same page comes with it and without."""
    with server.http() as http:
        assert http.get(f"{path}/").raise_for_status().text == http.get(path).raise_for_status().text


def test_a_browser_that_asks_for_an_icon_gets_one(server: Running) -> None:
    """Browsers request /favicon.ico for responses that are not pages."""
    with server.http() as http:
        icon = http.get("/favicon.ico").raise_for_status()
        assert icon.headers["content-type"] == "image/png"
        assert icon.content.startswith(b"\x89PNG")


def test_a_tag_that_a_proxy_has_weakened_still_counts(server: Running) -> None:
    """ETags are compared weakly, as HTTP asks for: a proxy that compresses marks them as weak."""
    with server.http() as http:
        tag = http.get("/js/table.js").headers["etag"]
        assert http.get("/js/table.js", headers={"If-None-Match": f'"other", W/{tag}'}).status_code == 304
        assert http.get("/js/table.js", headers={"If-None-Match": 'W/"other"'}).status_code == 200


@pytest.mark.parametrize(
    "path", ["/nothing", "/table/", "/table/a/b", "/rules/chess", "/learn/chess", "/js/nothing.js", "/missing"]
)
def test_an_address_that_leads_nowhere_is_a_page_of_ours(server: Running, path: str) -> None:
    """A browser gets our 404 page; a program gets one line."""
    with server.http() as http:
        page = http.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
        line = http.get(path)
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "/js/missing.js" in page.text
    assert "/css/tokens.css" in page.text
    assert (line.status_code, line.text) == (404, "There is no such page.\n")


def test_addresses_of_the_api_answer_programs_also_when_they_lead_nowhere(server: Running) -> None:
    """Under /api/ the answer is a refusal in JSON, whatever is accepted; a wrong method for a page is not a 404."""
    with server.http() as http:
        answer = http.get("/api/nothing", headers={"Accept": "text/html"})
        assert (answer.status_code, answer.json()["code"]) == (404, "malformed")
        assert http.post("/rules", headers={"Accept": "text/html"}).text == "This address does not take that method.\n"
