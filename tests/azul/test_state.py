"""Positions of Azul as values: serialized and parsed in three forms, compared, copied, set up by hand and played on."""

from __future__ import annotations

import copy
import json
import pickle
import re
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra._random import generator
from sintra.azul.game import Azul
from sintra.azul.state import State
from sintra.errors import StateSyntax
from tests.azul.positions import rules
from tests.azul.walks import paste, reached, walk

pytestmark = pytest.mark.rules

# One position in both forms: seat 1 acts, the marker is on its floor, and everything there is occurs once.
BOARD = """\
azul, 2 players, wall coloured, column bonus 5, at most 9 rounds
round 3, draft, seat 2 acts, seat 2 starts
bag        12B 15Y 17R 14K 18T
lid        4B 2R
center     YYKT
factory 1  -
factory 2  BBYK
factory 3  -
factory 4  -
factory 5  -
seat 1     score 7
  1         . | B y r k t
  2       . Y | t b y r k
  3     . . . | k T b y r
  4   K K K K | r k t b y
  5 . . . . . | y r k t b
  floor -
seat 2     score 12
  1         . | b y R k t
  2       . . | t B y r k
  3     . . . | k t b y r
  4   . . . . | r k t b y
  5 . . . . . | y r k t b
  floor * Y"""
JSON = (
    '{"game": "azul", "players": 2, "options": {"wall": "coloured", "column_bonus": 5, "max_rounds": 9}, "round": 3, '
    '"phase": "draft", "turn": 1, "start": 1, "marker_in_center": false, '
    '"bag": {"blue": 12, "yellow": 15, "red": 17, "black": 14, "teal": 18}, "lid": {"blue": 4, "red": 2}, '
    '"center": {"yellow": 2, "black": 1, "teal": 1}, '
    '"factories": [{}, {"blue": 2, "yellow": 1, "black": 1}, {}, {}, {}], "seats": ['
    '{"score": 7, "wall": [["blue", null, null, null, null], [null, null, null, null, null], '
    '[null, "teal", null, null, null], [null, null, null, null, null], [null, null, null, null, null]], '
    '"lines": [null, ["yellow", 1], null, ["black", 4], null], "floor": []}, '
    '{"score": 12, "wall": [[null, null, "red", null, null], [null, "blue", null, null, null], '
    "[null, null, null, null, null], [null, null, null, null, null], [null, null, null, null, null]], "
    '"lines": [null, null, null, null, null], "floor": ["marker", "yellow"]}]}'
)


# The three forms


def test_a_position_has_one_text_and_one_json() -> None:
    """The forms are fixed to the letter: other programs read and write them."""
    state = State.parse(BOARD)
    assert state.to_json() == JSON
    assert str(State.from_json(JSON)) == BOARD
    assert state == State.from_json(JSON) == State.from_bytes(state.to_bytes())


def test_a_position_can_be_asked() -> None:
    """The properties say what the forms say; seats count from 0."""
    state = State.parse(BOARD)
    assert (state.players, state.round, state.phase, state.turn, state.scores) == (2, 3, "draft", 1, (7, 12))
    assert (state.needs_deal, state.is_over) == (False, False)
    assert state.options.to_dict() == {"wall": "coloured", "column_bonus": 5, "max_rounds": 9}
    assert state.setup.to_dict() == json.loads(JSON)


@given(reached())
def test_reached_positions_survive_all_forms(table: tuple[Azul, State]) -> None:
    """JSON, text board, bytes, repr, pickle and copy each round-trip to an equal position with an equal hash."""
    game, state = table
    again = [
        game.parse_state(state.to_json()),
        game.parse_state(str(state)),
        game.state_from_bytes(state.to_bytes()),
        paste(repr(state)),
        pickle.loads(pickle.dumps(state)),  # noqa: S301 - what we pickled ourselves
        copy.copy(state),
        copy.deepcopy(state),
        state.copy(),
        State.from_setup(state.setup),
    ]
    assert all(other == state and hash(other) == hash(state) and other is not state for other in again)
    assert all(str(other) == str(state) and other.to_json() == state.to_json() for other in again)


@given(reached(), st.integers(0, 2**32))
def test_what_was_read_plays_like_the_original(table: tuple[Azul, State], seed: int) -> None:
    """A position read from text leads through the same game as the original: no field is lost on the way."""
    game, state = table
    for other in (game.parse_state(state.to_json()), game.parse_state(str(state))):
        assert list(walk(game, other, seed)) == list(walk(game, state, seed))


@given(reached())
def test_json_is_plain(table: tuple[Azul, State]) -> None:
    """Any reader of JSON gets the position; reading and writing it with other spaces and order changes nothing."""
    game, state = table
    data = json.loads(state.to_json())
    backwards = json.dumps(dict(reversed(data.items())), indent=3)
    assert game.parse_state(backwards) == state
    assert game.parse_state("\n\t " + backwards + "\n") == state
    assert data == state.setup.to_dict()


@given(reached(), st.randoms(use_true_random=False))
def test_text_boards_forgive_spaces(table: tuple[Azul, State], choose: Any) -> None:
    """More spaces, tabs, empty lines and other line ends do no harm, nor does their lack between letters."""
    game, state = table
    text = str(state)
    wide = re.sub(" ", lambda _: choose.choice([" ", "  ", "\t", " \t "]), text)
    assert game.parse_state(re.sub("\n", lambda _: choose.choice(["\n", "\r\n", " \n\n", "\n  \n\t"]), wide)) == state
    assert game.parse_state(f"\n\n  {text}\n \n") == state
    narrow = re.sub(r"(?<=[BYRKTbyrkt.*|])(?<!floor) (?=[BYRKTbyrkt.*|])", "", text)
    assert narrow != text
    assert game.parse_state(narrow) == state


def test_text_boards_forgive_how_tiles_are_written() -> None:
    """Tiles may be counted or spelled out, in any order and case; small letters on the wall and dots are empty spots."""
    text = BOARD.replace("center     YYKT", "center t 2y 1K").replace("lid        4B 2R", "lid rBBrbb")
    text = text.replace("factory 2  BBYK", "factory 2 k2by").replace("floor -", "FLOOR -").replace("FLOOR", "floor")
    text = text.replace("| B y r k t", "|B....").replace("Y | t b y r k", "y | ktbyr").replace(". Y |", "Y . |")
    assert State.parse(text) == State.parse(BOARD)


# Values


def test_positions_are_compared_by_what_they_hold() -> None:
    """Different ways to the same position meet; any difference in it counts; other things are never equal to it."""
    game = Azul(2)
    state = game.deal(game.new(), "BBBB YYYY RRRR KKKK TTTT")
    one, other = (play_all(game, state, moves) for moves in ("1B1 2Y1 3R5 4K5", "3R5 4K5 1B1 2Y1"))
    assert one == other
    assert len({one, other, state}) == 2
    assert one != state
    assert State.from_json(JSON) != State.from_json(JSON.replace('"max_rounds": 9', '"max_rounds": 8'))
    assert State.from_json(JSON) != JSON
    assert State.from_json(JSON) != State.from_json(JSON).to_bytes()


def play_all(game: Azul, state: State, moves: str) -> State:
    """Play moves one after another."""
    for move in moves.split():
        state = game.play(state, move)
    return state


@pytest.mark.parametrize("duplicate", [State.copy, copy.copy, copy.deepcopy], ids=["method", "shallow", "deep"])
def test_copies_are_independent(duplicate: Any) -> None:
    """The fast path on any kind of copy leaves the original as it was."""
    game = Azul(3, wall="grey")
    state = game.new()
    twin = duplicate(state)
    game.draw(twin, generator(1))
    assert state == game.new()
    before = twin.to_bytes()
    game.apply(duplicate(twin), game.legal_actions(twin)[0])
    assert twin.to_bytes() == before


def test_a_setup_is_a_view_that_changes_nothing() -> None:
    """Mutating the Setup of a position does not change the position."""
    state = State.parse(BOARD)
    words: Any = state.setup
    words.bag["blue"] = 0
    words.factories[1].clear()
    data = words.to_dict()
    data["seats"][0]["wall"][0][0] = "teal"
    with pytest.raises(FrozenInstanceError):
        words.round = 4
    assert str(state) == BOARD
    assert state.setup.bag["blue"] == 12


def test_bytes_are_a_copy() -> None:
    """Neither changing the bytes that were read nor playing on changes the other."""
    state = State.parse(BOARD)
    data = bytearray(state.to_bytes())
    again = State.from_bytes(bytes(data))
    data[0] ^= 1
    assert again == state
    rules(again).apply(again, rules(again).legal_actions(again)[0])
    assert str(state) == BOARD


# Positions set up by hand


PUZZLE = """
    azul, 2 players, wall coloured, column bonus 7
    round 5, draft, seat 1 acts, seat 1 starts
    bag 19B 16Y 18R 18K 18T
    lid -
    center * T
    factory 1 -
    factory 2 -
    factory 3 -
    factory 4 -
    factory 5 -
    seat 1 score 30
    1 . | BYRK.
    2 .. | T....
    3 ... | K....
    4 .... | R....
    5 ..... | Y....
    floor -
    seat 2 score 31
    1 . | .....
    2 YY | .....
    3 ... | .....
    4 .... | .....
    5 ..... | .....
    floor -
"""


def test_a_puzzle_from_a_text_board() -> None:
    """A board typed from memory, with the least that must be there, is played to the end with the right points."""
    game = Azul(2)
    last = game.play(game.parse_state(PUZZLE), "CT1")
    assert last.is_over
    outcome = game.outcome(last)
    assert outcome.scores == (43, 32)
    assert outcome.winners == (0,)
    assert outcome.parts[0] == {"play": 30 + 5 - 1, "rows": 2, "columns": 7, "colors": 0}
    assert outcome.parts[1] == {"play": 31 + 1, "rows": 0, "columns": 0, "colors": 0}


def test_a_puzzle_from_json() -> None:
    """A grey position in the middle of tiling goes on with the column that its owner chooses, and ends the game."""
    data = json.loads(Azul(3, wall="grey").new().to_json())
    data |= {"phase": "tiling", "turn": 2, "start": 2, "round": 7, "bag": dict.fromkeys(data["bag"], 19)}
    data["seats"][2] |= {"score": 10, "lines": [["teal", 1], None, None, None, None], "floor": ["marker"]}
    data["seats"][2]["wall"][0] = ["red", "black", None, "blue", "yellow"]
    game = Azul(3, wall="grey")
    state = game.parse_state(json.dumps(data))
    assert [str(move) for move in game.legal_moves(state)] == ["W3"]
    last = game.play(state, "W3")
    assert last.is_over
    assert game.outcome(last).parts[2] == {"play": 10 + 5 - 1, "rows": 2, "columns": 0, "colors": 0}
    assert game.outcome(last).winners == (2,)


# Positions of another table


@pytest.mark.parametrize(
    "game",
    [
        Azul(3, column_bonus=5, max_rounds=9),
        Azul(2, column_bonus=5),
        Azul(2, max_rounds=9),
        Azul(2, wall="grey", column_bonus=5, max_rounds=9),
    ],
    ids=repr,
)
def test_positions_of_another_table_are_refused(game: Azul) -> None:
    """A game takes no position with other seats or options, whatever it is asked to do with it."""
    state = State.parse(BOARD)
    own = "Options(wall='coloured', column_bonus=5, max_rounds=9)"
    ways: list[Any] = [
        lambda: game.play(state, "2B1"),
        lambda: game.deal(state, "BBBB"),
        lambda: game.legal_actions(state),
        lambda: game.legal_moves(state),
        lambda: game.random_deal(state, generator(1)),
        lambda: game.outcome(state),
        lambda: game.parse_state(JSON),
        lambda: game.parse_state(BOARD),
        lambda: game.state_from_bytes(state.to_bytes()),
    ]
    for way in ways:
        with pytest.raises(StateSyntax) as caught:
            way()
        assert str(caught.value) == f"the position is one of 2 players with {own}, not of {game!r}"
    assert str(state) == BOARD
