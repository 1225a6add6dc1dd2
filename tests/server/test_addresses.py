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
    """Beside answers that are no pages, browsers ask for /favicon.ico."""
    with server.http() as http:
        icon = http.get("/favicon.ico").raise_for_status()
        assert icon.headers["content-type"] == "image/png"
        assert icon.content.startswith(b"\x89PNG")


def test_a_tag_that_a_proxy_has_weakened_still_counts(server: Running) -> None:
    """What is kept is compared weakly, as HTTP asks for: a proxy that packs again marks tags so."""
    with server.http() as http:
        tag = http.get("/js/table.js").headers["etag"]
        assert http.get("/js/table.js", headers={"If-None-Match": f'"other", W/{tag}'}).status_code == 304
        assert http.get("/js/table.js", headers={"If-None-Match": 'W/"other"'}).status_code == 200
