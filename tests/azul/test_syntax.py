"""Invalid JSON, text boards and bytes for positions of Azul are rejected with the place of the damage."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from sintra._parser import shown
from sintra.azul.game import Azul
from sintra.azul.kernel import DTYPE
from sintra.azul.state import State
from sintra.errors import InvalidState, StateSyntax
from tests.azul.test_state import BOARD, JSON

ENTRIES = "game, players, options, round, phase, turn, start, marker_in_center, bag, lid, center, factories, seats"
NAMES = "blue, yellow, red, black, teal"
MAX_MESSAGE = 500
HUGE = 10**4000

Path = tuple[str | int, ...]


def message(read: Callable[[Any], State], data: Any) -> str:
    """Return the message with which something is rejected as no position at all."""
    with pytest.raises(StateSyntax) as caught:
        read(data)
    return str(caught.value)


# JSON: what is wrong, and where


def changed(path: Path, value: Any) -> str:
    """Write the position with one entry changed or added."""
    data: Any = json.loads(JSON)
    place = data
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    return json.dumps(data)


NO_NUMBERS: list[Any] = [True, 2.0, "2", [], float("nan"), float("inf"), HUGE, -HUGE, 10**9]


@pytest.mark.parametrize("value", NO_NUMBERS, ids=shown)
@pytest.mark.parametrize(
    ("path", "place"),
    [
        (("players",), "players"),
        (("round",), "round"),
        (("turn",), "turn"),
        (("start",), "start"),
        (("bag", "blue"), "bag.blue"),
        (("factories", 2, "teal"), "factories[2].teal"),
        (("seats", 1, "score"), "seats[1].score"),
        (("seats", 0, "lines", 3, 1), "seats[0].lines[3][1]"),
    ],
    ids=str,
)
def test_numbers_are_whole_numbers(path: Path, place: str, value: Any) -> None:
    """Truth values, fractions, texts and numbers far out of range are rejected as numbers of tiles, seats or points."""
    text = message(State.from_json, changed(path, value))
    assert text.startswith(f"{place} is ")
    assert text.endswith(", expected a whole number of at most nine digits")


def test_nine_digits_are_a_number() -> None:
    """The largest number that is parsed is accepted by the parser; whether it is possible is another question."""
    with pytest.raises(InvalidState, match="score 999999999, expected 0 to 30000"):
        State.from_json(changed(("seats", 1, "score"), 999_999_999))
    with pytest.raises(InvalidState, match="score -999999999, expected 0 to 30000"):
        State.parse(BOARD.replace("score 7", "score -999999999"))


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        (("game",), "go", "game is 'go', expected one of azul"),
        (("game",), None, "game is None, expected one of azul"),
        (("options",), [], "options is [], expected an object"),
        (("options", "wall"), "gray", "options: wall is 'gray', expected one of coloured, grey"),
        (("options", "column_bonus"), 5.0, "options: column_bonus is 5.0, expected 7 or 5"),
        (("options", "max_rounds"), 0, "options: max_rounds is 0, expected a whole number from 1 to 30000, or none"),
        (("options", "preset"), [], "options: preset [] does not exist; there are standard, tactile"),
        (("options", "cls"), 1, "options: option 'cls' does not exist; there are wall, column_bonus, max_rounds"),
        (("phase",), "Draft", "phase is 'Draft', expected one of deal, draft, tiling, over"),
        (("phase",), 1, "phase is 1, expected one of deal, draft, tiling, over"),
        (("marker_in_center",), 0, "marker_in_center is 0, expected true or false"),
        (("marker_in_center",), None, "marker_in_center is None, expected true or false"),
        (("bag",), ["blue"], "bag is ['blue'], expected an object from colors to numbers"),
        (("lid", "green"), 1, f"a color of lid is 'green', expected one of {NAMES}"),
        (("center", "Blue"), 1, f"a color of center is 'Blue', expected one of {NAMES}"),
        (("factories",), {}, "factories is {}, expected a list"),
        (("factories", 4), [], "factories[4] is [], expected an object from colors to numbers"),
        (("factories", 4, "marker"), 1, f"a color of factories[4] is 'marker', expected one of {NAMES}"),
        (("seats",), 2, "seats is 2, expected a list"),
        (("seats", 1), None, "seats[1] is None, expected an object with score, wall, lines, floor"),
        (("seats", 1, "name"), "x", "seats[1] has unknown 'name'; expected score, wall, lines, floor"),
        (("seats", 0, "wall"), [], "seats[0].wall is [], expected a list of 5"),
        (("seats", 0, "wall", 4), [None] * 6, "seats[0].wall[4] is [None, None, None, None, None, None], expected a list of 5"),
        (("seats", 0, "wall", 4, 2), "B", f"seats[0].wall[4][2] is 'B', expected one of {NAMES}"),
        (("seats", 0, "wall", 4, 2), "marker", f"seats[0].wall[4][2] is 'marker', expected one of {NAMES}"),
        (("seats", 0, "lines"), [None] * 4, "seats[0].lines is [None, None, None, None], expected a list of 5"),
        (("seats", 0, "lines", 1), "yellow", "seats[0].lines[1] is 'yellow', expected a list of 2"),
        (("seats", 0, "lines", 1), ["yellow"], "seats[0].lines[1] is ['yellow'], expected a list of 2"),
        (("seats", 0, "lines", 1), [1, "yellow"], f"seats[0].lines[1][0] is 1, expected one of {NAMES}"),
        (("seats", 1, "floor"), "marker", "seats[1].floor is 'marker', expected a list"),
        (("seats", 1, "floor", 1), "*", f"seats[1].floor[1] is '*', expected one of {NAMES}, marker"),
        (("\ud800",), 1, f"the position has unknown '\\ud800'; expected {ENTRIES}"),
    ],
)
def test_damaged_json_is_refused_with_the_place(path: Path, value: Any, expected: str) -> None:
    """The message names the entry, what it is and what it should be."""
    assert message(State.from_json, changed(path, value)) == expected


@pytest.mark.parametrize("name", ENTRIES.split(", "))
def test_missing_entries_are_named(name: str) -> None:
    """Every entry must be there."""
    data = json.loads(JSON)
    del data[name]
    assert message(State.from_json, json.dumps(data)) == f"the position lacks {name}; expected {ENTRIES}"


@pytest.mark.parametrize("name", ["score", "wall", "lines", "floor"])
def test_missing_entries_of_a_seat_are_named(name: str) -> None:
    """Every entry of every seat must be there."""
    data = json.loads(JSON)
    del data["seats"][1][name]
    assert message(State.from_json, json.dumps(data)) == f"seats[1] lacks {name}; expected score, wall, lines, floor"


def test_missing_options_have_their_defaults() -> None:
    """Options may be omitted and have their defaults."""
    assert State.from_json(changed(("options",), {})).options == Azul().new().options


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "invalid JSON: Expecting value: line 1 column 1 (char 0)"),
        ("{", "invalid JSON: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)"),
        (JSON[:-1], f"invalid JSON: Expecting ',' delimiter: line 1 column {len(JSON)} (char {len(JSON) - 1})"),
        (JSON + "}", f"invalid JSON: Extra data: line 1 column {len(JSON) + 1} (char {len(JSON)})"),
        ("\ufeff" + JSON, "invalid JSON: Unexpected UTF-8 BOM (decode using utf-8-sig): line 1 column 1 (char 0)"),
        ("[" * 100_000, "invalid JSON: it is nested too deeply"),
        ("null", f"the position is None, expected an object with {ENTRIES}"),
        ("[]", f"the position is [], expected an object with {ENTRIES}"),
        (JSON.replace('"round": 3', '"round": 3, "round": 3'), "invalid JSON: an object has 'round' twice"),
        (JSON.replace('"blue": 4', '"blue": 3, "blue": 4'), "invalid JSON: an object has 'blue' twice"),
    ],
    ids=[*"abcdefghij"],
)
def test_what_is_no_json_is_refused(text: str, expected: str) -> None:
    """Invalid, truncated and too deeply nested JSON, and duplicate keys, are rejected."""
    assert message(State.from_json, text) == expected


def test_numbers_of_thousands_of_digits_are_refused() -> None:
    """A number too long for Python to parse is rejected like any other."""
    text = message(State.from_json, JSON.replace('"round": 3', f'"round": {"3" * 5000}'))
    assert text.startswith("invalid JSON: ")


# Text boards: what is wrong, and in which line


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (BOARD, "", "the board ends after line 0, expected 'azul, 2 players, wall coloured, column bonus 7'"),
        (
            "azul, 2",
            "Azul, 2",
            "line 1: 'Azul, 2 players, wall coloured, column bonus 5, at most 9 rounds', expected 'azul, 2 ",
        ),
        ("2 players", "5 players", "line 1: 5 players, expected 2, 3 or 4"),
        ("2 players", "999999999 players", "line 1: 999999999 players, expected 2, 3 or 4"),
        ("coloured", "colored", "line 1: wall is 'colored', expected one of coloured, grey"),
        ("bonus 5", "bonus 6", "line 1: column_bonus is 6, expected 7 or 5"),
        ("most 9", "most 0", "line 1: max_rounds is 0, expected a whole number from 1 to 30000, or none"),
        ("most 9", "most 30001", "line 1: max_rounds is 30001, expected a whole number from 1 to 30000, or none"),
        (
            "round 3",
            "round -3",
            "line 2: 'round -3, draft, seat 2 acts, seat 2 starts', expected 'round 1, draft, seat 1 acts,",
        ),
        ("round 3", "round \N{FULLWIDTH DIGIT THREE}", "line 2: 'round \N{FULLWIDTH DIGIT THREE}, draft, seat 2 acts, seat 2 "),
        ("round 3", f"round {'3' * 5000}", f"line 2: 'round {'3' * 70}..., expected 'round 1, draft, seat 1 acts, seat 1 star"),
        ("bag        12B", "bag        12X", "line 3: '12X 15Y 17R 14K 18T', expected tiles as letters B, Y, R, K, T, with "),
        ("12B", "1200B", "line 3: '1200B 15Y 17R 14K 18T', expected tiles as letters B, Y, R, K, T, with optional counts"),
        ("12B", "12 B", "line 3: '12 B 15Y 17R 14K 18T', expected tiles as letters B, Y, R, K, T, with optional counts"),
        ("12B", "-12B", "line 3: '-12B 15Y 17R 14K 18T', expected tiles as letters B, Y, R, K, T, with optional counts"),
        ("14K", "14\N{KELVIN SIGN}", "line 3: '12B 15Y 17R 14\N{KELVIN SIGN} 18T', expected tiles as letters"),
        ("lid        4B 2R\n", "", "line 4: 'center YYKT', expected a line that begins with 'lid' and goes on"),
        ("lid        4B 2R", "lid", "line 4: 'lid', expected a line that begins with 'lid' and goes on"),
        ("center     YYKT", "center **YYKT", "line 5: '*YYKT', expected tiles as letters B, Y, R, K, T, with optional counts"),
        ("factory 2", "factory 3", "line 7: 'factory 3 BBYK', expected a line that begins with 'factory 2' and goes on"),
        ("factory 5  -\n", "", "line 10: 'seat 1 score 7', expected a line that begins with 'factory 5' and goes on"),
        ("seat 1     score 7", "seat 2     score 7", "line 11: seat 2, expected seat 1"),
        ("score 7", "score 7.0", "line 11: 'seat 1 score 7.0', expected 'seat 1 score 0'"),
        ("score 7", "score 1000000000", "line 11: 'seat 1 score 1000000000', expected 'seat 1 score 0'"),
        ("  2       . Y |", "  2       . . Y |", "line 13: line 2 is '..Y', expected 2 dots or letters of one color, then |"),
        ("  2       . Y |", "  2       B Y |", "line 13: line 2 is 'BY', expected 2 dots or letters of one color, then |"),
        ("  2       . Y |", "  2       . Y", "line 13: line 2 is '.Ytbyrk', expected 2 dots or letters of one color, then |"),
        ("  2       . Y |", "  2       . X |", "line 13: line 2 is '.X', expected 2 dots or letters of one color, then |"),
        ("| k T b y r", "| k T b y", "line 14: row 3 of the wall is 'kTby', expected five letters or dots"),
        ("| k T b y r", "| k T b y x", "line 14: row 3 of the wall is 'kTbyx', expected five letters or dots"),
        ("| k T b y r", "| k T b y | r", "line 14: row 3 of the wall is 'kTby|r', expected five letters or dots"),
        ("  4   K K", "  5   K K", "line 15: '5 K K K K | r k t b y', expected a line that begins with '4' and goes on"),
        ("floor * Y", "floor + Y", "line 24: floor '+Y', expected letters B, Y, R, K, T and *, or -"),
        ("floor * Y", "floor", "line 24: 'floor', expected a line that begins with 'floor' and goes on"),
        ("\n  floor * Y", "", "the board ends after line 23, expected a line that begins with 'floor' and goes on"),
        ("floor * Y", "floor * Y\n\n\n seat 3", "line 27: 'seat 3' after the end of the board"),
    ],
)
def test_damaged_boards_are_refused_with_the_line(old: str, new: str, expected: str) -> None:
    """The message names the line, what it says and what it should say."""
    assert old in BOARD
    assert message(State.parse, BOARD.replace(old, new, 1)).startswith(expected)


# Bytes


def test_bytes_have_their_length() -> None:
    """Too few or too many bytes are rejected."""
    data = State.parse(BOARD).to_bytes()
    size = DTYPE.itemsize
    assert message(State.from_bytes, b"") == f"0 bytes, expected {size}"
    assert message(State.from_bytes, data[:-1]) == f"{size - 1} bytes, expected {size}"
    assert message(State.from_bytes, data + b"\0") == f"{size + 1} bytes, expected {size}"
    assert message(State.from_bytes, data * 100_000) == f"{size * 100_000} bytes, expected {size}"


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("column_bonus", 9, "a number in them is out of range: column_bonus is 9, expected 7 or 5"),
        (
            "max_rounds",
            31_000,
            "a number in them is out of range: max_rounds is 31000, expected a whole number from 1 to 30000, ",
        ),
        ("phase", 9, "a number in them is out of range: "),
        ("players", 100, "a number in them is out of range: "),
        ("grey", 2, "their parts contradict each other"),
        ("phase", -3, "their parts contradict each other"),
        ("marker", 7, "their parts contradict each other"),
        ("holders", 0, "their parts contradict each other"),
        ("open_lines", 1, "their parts contradict each other"),
        ("wall", 0, "their parts contradict each other"),
        ("complete", 0, "their parts contradict each other"),
    ],
)
def test_damaged_bytes_are_refused(field: str, value: int, expected: str) -> None:
    """A field out of range, or one that another field contradicts, is rejected."""
    state: Any = State.parse(BOARD.replace("floor * Y", "floor -").replace("center     ", "center   * ").replace("15Y", "16Y"))
    state.array[field] = value
    assert message(State.from_bytes, state.to_bytes()).startswith(f"the bytes are not a position: {expected}")


def test_the_byte_that_means_nothing_is_zero() -> None:
    """Equal positions have equal bytes, so the padding at the end of the record cannot vary."""
    data = State.parse(BOARD).to_bytes()
    assert data.endswith(b"\0")
    assert message(State.from_bytes, data[:-1] + b"\1") == "the bytes are not a position: their parts contradict each other"


# Too much of it


@pytest.mark.parametrize(
    ("read", "text"),
    [
        (State.from_json, f'"{"x" * 1_000_000}"'),
        (State.from_json, json.dumps([[]] * 300_000)),
        (State.from_json, json.dumps({str(number): number for number in range(100_000)})),
        (State.from_json, "[" * 900 + "]" * 900),
        (State.from_json, changed(("seats", 0, "wall"), ["x" * 100_000] * 6)),
        (State.parse, "azul " * 200_000),
        (State.parse, "\n".join([BOARD, *["factory 6 -"] * 100_000])),
        (State.parse, BOARD.replace("12B", "999B " * 200_000 + "x")),
        (State.parse, BOARD.replace("floor *", "floor " + "x" * 1_000_000)),
    ],
    ids=[*"abcdefghi"],
)
def test_long_inputs_make_short_messages(read: Callable[[str], State], text: str) -> None:
    """Nobody can fill a log or a memory with a position."""
    assert len(message(read, text)) < MAX_MESSAGE
