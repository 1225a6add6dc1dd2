"""The page on notation: every example in it round-trips."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sintra import games
from sintra.dealer import verify
from sintra.games import AnyGame
from sintra.record import parse
from sintra.record.replay import CHANCE
from sintra.record.writer import VERSION
from tests.records import play
from tests.tables import TABLES, Table

PAGE = (Path(__file__).parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)


def table_of(heading: str) -> list[str]:
    """Return the examples in the first column of a table."""
    _, _, rest = PAGE.partition(f"| {heading} | meaning |\n")
    return EXAMPLE.findall(rest.split("\n\n")[0])


def blocks(kind: str) -> list[str]:
    """Return the examples in blocks of code of one kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def any_game(name: str) -> list[AnyGame]:
    """Return a game with every side of its board."""
    return [table.make() for table in TABLES if table.game == name]


@pytest.mark.parametrize("name", games.names())
def test_every_move_on_the_page_is_a_move(name: str) -> None:
    """Every example of a move round-trips, and has an action on one side of the board."""
    examples = table_of(f"{name} move")
    assert len(examples) >= 3
    for text in examples:
        assert str(games.make(name).parse_move(text)) == text
        assert any(text in {str(game.move(action)) for action in range(game.num_actions)} for game in any_game(name))


@pytest.mark.parametrize("name", games.names())
def test_every_kind_of_move_is_on_the_page(name: str) -> None:
    """There is an example of every class of move."""
    classes = {type(game.move(action)).__name__ for game in any_game(name) for action in range(game.num_actions)}
    assert {type(games.make(name).parse_move(text)).__name__ for text in table_of(f"{name} move")} == classes


@pytest.mark.parametrize("name", games.names())
def test_every_deal_on_the_page_is_a_deal(name: str) -> None:
    """Every example of a deal round-trips."""
    examples = table_of(f"{name} deal")
    assert len(examples) >= 2
    for text in examples:
        assert str(games.make(name).parse_deal(text)) == text


def test_every_position_on_the_page_is_a_position() -> None:
    """Each example in JSON is a possible position, and the text board beside it is the same one, drawn."""
    pairs = list(zip(blocks("json"), blocks("board"), strict=True))
    assert [json.loads(text)["game"] for text, _ in pairs] == list(games.names())
    for text, board in pairs:
        game = games.make(json.loads(text)["game"])
        state = game.parse_state(text)
        assert state == game.parse_state(board)
        assert json.loads(state.to_json()) == json.loads(text)
        assert f"{state}\n" == board


def test_every_record_on_the_page_is_canonical() -> None:
    """Each example of a record round-trips byte for byte; there is one of each game."""
    records = [parse(text) for text in blocks("record")]
    assert [str(record) for record in records] == blocks("record")
    assert [record.game_name for record in records] == list(games.names())
    assert verify(records[0]).is_fair


def test_the_page_names_the_versions() -> None:
    """The version of the records is the one that is written."""
    assert f"| records | {VERSION} |" in PAGE
    assert PAGE.count(f"sintra record {VERSION}") >= 3


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_deals_begin_with_the_words_of_the_grammar(table: Table) -> None:
    """The phases in which tiles are due have no other names than those that the grammar knows."""
    record = play(table, 1)
    assert {state.phase for state, _ in record.deals()} <= set(CHANCE)
    assert f'( "{CHANCE[0]}" | "{CHANCE[1]}" )' in PAGE
