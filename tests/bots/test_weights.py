"""Weight files: those that come with Sintra, and errors in others."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

from sintra.bots import weights
from sintra.bots.azul.evaluation import evaluator, features, unfinished
from sintra.bots.azul.search.searcher import pack
from sintra.bots.weights import FORMAT, Weights
from sintra.errors import OptionError
from sintra.games import AnyGame, make
from tests.tables import TABLES, Table

AZUL = [table for table in TABLES if table.game == "azul"]
every_table = pytest.mark.parametrize("table", AZUL, ids=str)


def fitted() -> Weights:
    """Return the weights of two players on the coloured wall."""
    return weights.load(make("azul"))


@every_table
def test_there_are_weights_for_every_table(table: Table) -> None:
    """The file is for this table, names features of Azul and no other, for two seats all, and says how it was made."""
    found = weights.load(table.make())
    assert (found.game, found.side, found.players) == ("azul", table.options["wall"], table.players)
    assert set(found.tables) == {"round_end", "unfinished"}
    for name, names in (("round_end", features.ROUND_END), ("unfinished", unfinished.MID_ROUND)):
        assert set(found.tables[name]) <= set(names)
        assert table.players > 2 or list(found.tables[name]) == list(names)  # the search of larger tables is another
    assert set(found.scales) == {"round_end", "last_round"}
    assert {"command", "generation", "positions", "explained", "surprise"} <= set(found.made)
    assert f"--players {table.players}" in found.made["command"]
    assert len(pack(found)) == 1


@every_table
def test_hand_picked_weights_fit_every_table(table: Table) -> None:
    """The file for comparison has known features only."""
    assert len(pack(weights.load(table.make(), weights.HAND))) == 1


@every_table
def test_files_survive_being_written_and_read(table: Table) -> None:
    """Written and read again, weights are the same, and so is their text."""
    found = weights.load(table.make())
    again = weights.parse(found.to_json())
    assert again == found
    assert again.to_json() == found.to_json()
    assert json.loads(found.to_json())["format"] == FORMAT


def test_tables_become_arrays() -> None:
    """A row for each round, a column for each feature, in the order asked for; what is not named weighs nothing."""
    found = dataclasses.replace(fitted(), tables={"t": {"b": [1, 2], "a": [3, 4.5]}})
    assert found.table("t", ("a", "b", "c"), 2).tolist() == [[3, 1, 0], [4.5, 2, 0]]
    assert found.table("none", ("a",), 2).tolist() == [[0], [0]]


def test_a_file_is_loaded_by_its_path(tmp_path: Path) -> None:
    """Whatever ends with .json is a path."""
    path = tmp_path / "mine.json"
    path.write_text(fitted().to_json(), encoding="utf-8")
    assert weights.load(make("azul"), str(path)) == fitted()


def test_files_that_cannot_be_read_are_rejected(tmp_path: Path) -> None:
    """No file, a folder, and bytes that are not text."""
    broken, folder = tmp_path / "broken.json", tmp_path / "folder.json"
    broken.write_bytes(b"\xff\xfe{")
    folder.mkdir()
    for path in (tmp_path / "nowhere.json", broken, folder):
        with pytest.raises(OptionError, match="cannot read the weights"):
            weights.load(make("azul"), str(path))


def test_unknown_kinds_are_rejected() -> None:
    """A name that is not a path is one of two."""
    with pytest.raises(OptionError, match="'best' do not exist; there are fitted, hand"):
        weights.load(make("azul"), "best")


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '"a"', "{}", json.dumps({"format": FORMAT, "game": "azul"})])
def test_texts_that_are_no_weights_are_rejected(text: str) -> None:
    """The message says what writes such files."""
    with pytest.raises(OptionError, match=r"cannot parse the weights: .*as `sintra fit` writes it"):
        weights.parse(text)


def test_other_formats_are_rejected() -> None:
    """The message names both formats, and nothing else has to be right before."""
    with pytest.raises(OptionError, match=r"^weights in format 'sintra weights 2', expected 'sintra weights 1'$"):
        weights.parse('{"format": "sintra weights 2"}')


def changed(table: str, feature: str, values: object) -> Weights:
    """Return the fitted weights with one feature changed."""
    found = fitted()
    tables = {**found.tables, table: {**found.tables[table], feature: values}}
    return dataclasses.replace(found, tables=tables)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("found", "message"),
    [
        (changed("round_end", "luck", [1] * 6), "table round_end has an unknown feature 'luck'"),
        (changed("round_end", "score", [1] * 5), "round_end: score has 5 numbers, expected 6"),
        (changed("unfinished", "to move", []), "unfinished: to move has 0 numbers, expected 6"),
        (changed("round_end", "score", ["1"] * 6), "round_end: score has '1', expected a number"),
        (changed("round_end", "score", [float("nan")] * 6), "round_end: score has nan, expected a number"),
        (dataclasses.replace(fitted(), scales={}), "round_end has 0 numbers, expected 6"),
        (
            dataclasses.replace(fitted(), scales={"round_end": [1, 2, 3, 0, 5, 6], "last_round": [1] * 6}),
            "round_end has the scale 0.0, expected numbers above 0",
        ),
    ],
    ids=lambda value: value[:30] if isinstance(value, str) else "",
)
def test_weights_that_do_not_fit_are_rejected(found: Weights, message: str) -> None:
    """Unknown features, wrong lengths, values that are not numbers, and scales that cannot be divided by."""
    with pytest.raises(OptionError) as caught:
        pack(found)
    assert str(caught.value) == f"weights of azul: {message}"


def test_sides_go_by_the_name_of_the_option() -> None:
    """The wall of one game is what the side is of the other."""
    games: list[AnyGame] = [make("azul", wall="grey"), make("pavilion", side="grey"), make("azul")]
    assert [weights.side_of(game) for game in games] == ["grey", "grey", "coloured"]


def test_rows_are_rounds_and_stages() -> None:
    """The numbers of rows that files have are those that compiled code reads."""
    packed = pack(fitted())
    score = fitted().tables["round_end"]["score"]
    assert packed["score"][0].tolist() == list(score)
    assert packed["scale"][0].tolist() == list(fitted().scales["round_end"])
    assert packed["last_scale"][0].tolist() == list(fitted().scales["last_round"])
    assert packed["unfinished"].shape == (1, evaluator.STAGES, len(unfinished.MID_ROUND))
