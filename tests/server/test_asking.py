"""Typed lines at a table: whatever has a button has a word."""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from typing import Any

import pytest

from sintra import games
from sintra.dialogue.kind import vocabulary
from sintra.i18n.lexicon import letters_of
from tests.server.clients import HERE, Client, Json, client, create, tokens, two_players
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
    """Saving and quitting are answered: the server does them by itself."""
    with two_players(server) as (one, _, _):
        answer = one.ask(type="ask", text=text)
        assert [phrase["key"] for phrase in answer["phrases"]] == ["server.kept"]


def test_a_walk_goes_on_from_line_to_line(server: Running) -> None:
    """Each person walks alone over the board: the table keeps how far everybody has come."""
    with two_players(server) as (one, two, _):
        assert said(one, "spot 3 2") == "azul.spot_free 3 2"
        assert said(two, "right") == "azul.spot_free 1 1"
        assert said(one, "up") == "azul.spot_free 2 2"
        assert said(two, "down") == "azul.spot_free 2 1"


def said(person: Client, text: str) -> str:
    """Ask for a spot; give the key of the first sentence, and its row and column."""
    first = person.ask(type="ask", text=text)["phrases"][0]
    return f"{first['key']} {first['values']['row']} {first['values']['column']}"


def played(one: Client, **message: Any) -> Json:
    """Send a request that is accepted, and wait until the table has it."""
    answer = one.ask(**message)
    assert answer["type"] == "accepted", answer
    while one.view["sequence"] < answer["sequence"]:
        one.until("table", "update")
    return answer


@contextlib.contextmanager
def alone(server: Running, game: str, language: str) -> Generator[Client]:
    """Sit down on both seats of a table."""
    with client(server, tokens(create(server, HERE, HERE, game=game))[0], language=language) as one:
        one.join(0, name="Ana")
        one.join(1, name="Béla")
        one.wait_for_turn()
        yield one


@pytest.mark.parametrize(("language", "stop"), [("de", "stopp"), ("hu", "kész")])
def test_several_moves_on_one_line_are_played_one_after_another(server: Running, language: str, stop: str) -> None:
    """Discards as help teaches them, with the letters of the language: all of them or none, and a retry repeats nothing."""
    letters = letters_of(language, "pavilion", "letters")
    with alone(server, "pavilion", language) as one:
        while one.view["state"]["phase"] == "draft":
            played(one, type="ask", text=vocabulary("pavilion", language, "words").spell(one.view["legal"][0]["move"]))
        played(one, type="ask", text=vocabulary("pavilion", language, "words").spell("pass"))
        hand = one.view["state"]["seats"][one.view["turn"]]["hand"]
        surplus = [f"-{letters[color]}" for color in games.facts("pavilion").colors for _ in range(hand.get(color, 0))][:-4]
        before = one.view["sequence"]
        refused = one.ask(type="ask", text=" ".join([*surplus, stop, stop]))
        assert (refused["type"], one.view["sequence"]) == ("answer", before)
        line = {"type": "ask", "text": " ".join([*surplus, stop]), "id": "discards"}
        answer = played(one, **line)
        assert answer["sequence"] >= before + len(surplus) + 1
        assert one.ask(**line)["sequence"] == answer["sequence"]


def test_lines_take_the_letters_that_the_client_is_shown(server: Running) -> None:
    """In Hungarian K is blue and was never black; with the tactile letters SCH is black; the legend lists what is shown."""
    with alone(server, "azul", "hu") as one:
        legal = {move["move"]: move["parts"] for move in one.view["legal"]}
        for letters, signs in (("language", letters_of("hu", "azul", "letters")), ("tactile", games.facts("azul").tactile)):
            legend = one.ask(type="ask", text="jelek", letters=letters)["phrases"][0]["text"]
            assert all(f"{sign} " in legend for sign in signs.values())
            for move, parts in legal.items():
                cost = one.ask(type="ask", text=f"ár {move[0]}{signs[parts['color']]}{move[2]}", letters=letters)
                proper = one.ask(type="ask", text=f"ár {move[0]} {parts['color']} {move[2]}", letters=letters)
                assert cost["phrases"] == proper["phrases"]
                if parts["line"] > 1:
                    break
