"""Lines as people type them, at a table: what a person can do with a button can be done with a word."""

from __future__ import annotations

import pytest

from tests.server.clients import HERE, client, create, tokens, two_players
from tests.server.running import Running


@pytest.mark.parametrize(
    ("language", "undo", "hint"), [("en", "undo", "hint"), ("de", "zurück", "tipp"), ("hu", "vissza", "tipp")]
)
def test_undo_and_hint_are_words(server: Running, language: str, undo: str, hint: str) -> None:
    """They do what the messages of these names do, in every language."""
    created = create(server, HERE, HERE)
    with client(server, tokens(created)[0]) as one:
        one.join(0, name="Ana")
        one.join(1, name="Béla")
        one.wait_for_turn()
        start = one.view["turn"]
        one.send(type="language", language=language)
        one.until("table")
        one.move(one.view["legal"][0]["move"])
        one.wait_for_turn()
        answer = one.ask(type="ask", text=undo)
        assert answer["type"] == "accepted"
        while one.view["sequence"] < answer["sequence"]:
            one.until("table")
        assert (one.view["turn"], one.view["can_undo"]) == (start, False)
        given = one.ask(type="ask", text=hint)
        assert given["type"] == "hint"
        assert given["move"] in [legal["move"] for legal in one.view["legal"]]


@pytest.mark.parametrize("text", ["save", "quit"])
def test_what_a_table_does_by_itself_is_said(server: Running, text: str) -> None:
    """Saving and going away need no word here."""
    with two_players(server) as (one, _, _):
        answer = one.ask(type="ask", text=text)
        assert [phrase["key"] for phrase in answer["phrases"]] == ["server.kept"]
