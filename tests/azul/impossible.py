"""Impossible positions of Azul with everything that is wrong with them, and what builds such positions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sintra.azul.options import Options
from sintra.azul.setup import SeatSetup, Setup
from sintra.azul.tiles import total
from tests.azul.positions import PRINTED, pool, seat, setup, tiles_by_color

GREY = Options(wall="grey")
EMPTY = seat()
FULL_ROW_WORDS = "BYRKT ..... ..... ..... ....."
FULL_ROW = seat(wall=FULL_ROW_WORDS, score=2)
ONE_LEFT: dict[str, Any] = {"factories": (pool("BBYY"), *[{}] * 4)}
NO_MARKER: dict[str, Any] = {"marker_in_center": False}
DEAL: dict[str, Any] = {"phase": "deal", **NO_MARKER}
OVER: dict[str, Any] = {"phase": "over", "turn": None, **NO_MARKER}
TILING: dict[str, Any] = {"phase": "tiling", "options": GREY, **NO_MARKER}
BLUE_LINES = seat(
    ".YRKT ..... ..... ..... .....", "- B BB BBB BBBB"
)  # takes blue alone, as do its lines with half of all blue tiles


def complete(*boards: SeatSetup, into: Any = "bag", **changes: Any) -> Setup:
    """Make a Setup of these boards and put the tiles that lie nowhere into the bag or the lid; nothing is checked."""
    made = setup(*boards, **changes)
    missing = {color: 20 - number for color, number in tiles_by_color(made).items()}
    tiles: dict[str, Any] = {into: total(getattr(made, into), missing)}
    return replace(made, **tiles)


def drafting(*boards: SeatSetup, **changes: Any) -> Setup:
    """Make a Setup in the middle of drafting, with one factory left."""
    return complete(*boards, **{**ONE_LEFT, **changes})


def packed(letters: str) -> SeatSetup:
    """Return a board that is as full as can be: each row lacks one color, and its line has room for one more tile of it."""
    wall = " ".join(row.replace(letter, ".") for row, letter in zip(PRINTED, letters, strict=True))
    return seat(wall, lines=" ".join(letter * row or "-" for row, letter in enumerate(letters)), score=40)


def three_packed_boards() -> list[SeatSetup]:
    """Return boards that hold all tiles but two of each color."""
    return [packed("YBKKB"), packed("YBTTY"), packed("RBRYR")]


def boards_of_all_tiles() -> list[SeatSetup]:
    """Return four boards that hold every tile: three packed ones, and ten tiles on the fourth."""
    rest = seat(wall="BYRK. TBYR. ..... ..... .....", lines="- - K - T")
    return [*three_packed_boards(), rest]


@dataclass(frozen=True)
class Case:
    """An impossible position and everything that is wrong with it."""

    name: str
    position: Setup
    reasons: list[str]

    def __str__(self) -> str:
        return self.name


SHAPES = [
    Case("players-1", replace(drafting(EMPTY, EMPTY), players=1), ["1 players, expected 2, 3 or 4"]),
    Case("players-5", replace(drafting(EMPTY, EMPTY), players=5), ["5 players, expected 2, 3 or 4"]),
    Case("players-huge", replace(drafting(EMPTY, EMPTY), players=10**9), ["1000000000 players, expected 2, 3 or 4"]),
    Case("seats", replace(drafting(EMPTY, EMPTY), seats=(EMPTY,)), ["1 seats for 2 players"]),
    Case("factories", drafting(EMPTY, EMPTY, factories=({},) * 7), ["7 factories, expected 5 for 2 players"]),
    Case("phase", drafting(EMPTY, EMPTY, phase="draw"), ["phase 'draw', expected one of deal, draft, tiling, over"]),
    Case("start", drafting(EMPTY, EMPTY, start=2), ["start is seat 2, expected 0 to 1"]),
    Case("start-negative", drafting(EMPTY, EMPTY, start=-1), ["start is seat -1, expected 0 to 1"]),
    Case("turn", drafting(EMPTY, EMPTY, turn=2), ["turn is seat 2, expected 0 to 1"]),
    Case("turn-none", drafting(EMPTY, EMPTY, turn=None), ["turn is seat None, expected 0 to 1"]),
    Case(
        "turn-over",
        complete(FULL_ROW, EMPTY, **{**OVER, "turn": 0}),
        ["turn is seat 0, expected none when the game is over"],
    ),
    Case("round-0", drafting(EMPTY, EMPTY, round=0), ["round 0, expected 1 to 30000"]),
    Case("round-30001", drafting(EMPTY, EMPTY, round=30_001), ["round 30001, expected 1 to 30000"]),
    Case("round-65537", drafting(EMPTY, EMPTY, round=65_537), ["round 65537, expected 1 to 30000"]),
    Case("round-limit", drafting(EMPTY, EMPTY, round=4, options=Options(max_rounds=3)), ["round 4, expected 1 to 3"]),
]

TILES = [
    Case(
        "conservation",
        setup(EMPTY, EMPTY, center=pool("T"), bag=pool("21B 20Y 19R 20K 19T")),
        ["21 blue tiles in all, expected 20", "19 red tiles in all, expected 20"],
    ),
    Case(
        "negative",
        drafting(EMPTY, EMPTY, lid={"blue": -1}),
        ["a pool holds a negative number of tiles"],
    ),
    Case(
        "factory-5",
        complete(EMPTY, EMPTY, factories=(pool("BBBBB"), *[{}] * 4)),
        ["factory 1 holds 5 tiles, expected at most 4"],
    ),
    Case(
        "factory-3",
        complete(EMPTY, EMPTY, factories=({}, {}, pool("BBB"), {}, {})),
        ["factory 3 holds 3 tiles, expected 0 or 4 while there are tiles in the bag"],
    ),
    Case(
        "factory-later",
        complete(EMPTY, EMPTY, factories=({}, pool("BBB"), {}, pool("YYYY"), {}), into="lid"),
        ["factory 2 holds 3 tiles, but a later factory is not empty"],
    ),
    Case(
        "center",
        drafting(EMPTY, EMPTY, center=pool("13B")),
        ["13 tiles in the center, expected at most 12, three of each empty factory"],
    ),
]

MARKERS = [
    Case("two-markers", drafting(seat(floor="*"), EMPTY, marker_in_center=True), ["2 start markers, expected one"]),
    Case("three-markers", drafting(seat(floor="*B*"), seat(floor="*")), ["3 start markers, expected one"]),
    Case(
        "marker-elsewhere",
        drafting(EMPTY, seat(floor="B*")),
        ["the marker is on the floor of seat 1, but start is seat 0"],
    ),
    Case(
        "marker-late",
        complete(FULL_ROW, EMPTY, **{**OVER, "marker_in_center": True}),
        ["the marker is in the center in phase over, expected only while drafting"],
    ),
    Case(
        "marker-nowhere",
        drafting(seat(floor="BBBBBB"), seat(floor="BBBBBBB"), **NO_MARKER),
        ["the marker is nowhere: expected in the center or on the floor of start seat 0"],
    ),
]

BOARDS = [
    Case("score-negative", drafting(seat(score=-1), EMPTY), ["seat 0: score -1, expected 0 to 30000"]),
    Case("score-30001", drafting(EMPTY, seat(score=30_001)), ["seat 1: score 30001, expected 0 to 30000"]),
    Case("score-65536", drafting(EMPTY, seat(score=65_536)), ["seat 1: score 65536, expected 0 to 30000"]),
    Case("floor-8", drafting(EMPTY, seat(floor="BBBBBBBB")), ["seat 1: 8 things on the floor, expected at most 7"]),
    Case(
        "line-overfull",
        drafting(replace(EMPTY, lines=(None, ("blue", 3), None, None, None)), EMPTY),
        ["seat 0: line 2 holds 3 tiles, expected 1 to 2"],
    ),
    Case(
        "line-0",
        drafting(EMPTY, replace(EMPTY, lines=(None, None, None, None, ("teal", 0)))),
        ["seat 1: line 5 holds 0 tiles, expected 1 to 5"],
    ),
    Case(
        "line-negative",
        drafting(EMPTY, replace(EMPTY, lines=(("teal", -1), None, None, None, None))),
        ["19 teal tiles in all, expected 20", "seat 1: line 1 holds -1 tiles, expected 1 to 1"],
    ),
    Case(
        "line-on-wall",
        drafting(seat("..... .B... ..... ..... .....", lines="- B - - -"), EMPTY),
        ["seat 0: line 2 holds blue, which row 2 of the wall has already"],
    ),
    Case(
        "spot",
        drafting(seat("..... B.... ..... ..... ....."), EMPTY),
        ["seat 0: row 2, column 1 of the wall holds blue, expected teal"],
    ),
    Case(
        "grey-row",
        drafting(seat("..... ..... B.B.. ..... ....."), EMPTY, options=GREY),
        ["seat 0: row 3 of the wall holds blue 2 times"],
    ),
    Case(
        "grey-column",
        drafting(EMPTY, seat("..... .Y... .Y... .Y... ....."), options=GREY),
        ["seat 1: column 2 of the wall holds yellow 3 times"],
    ),
]

PHASES = [
    Case("draft-empty", complete(EMPTY, EMPTY), ["no tiles on factories or in the center, expected some while drafting"]),
    Case(
        "draft-full-row",
        drafting(EMPTY, FULL_ROW),
        ["seat 1: row 1 of the wall is full, so the game would be over"],
    ),
    Case(
        "deal-tiles",
        drafting(EMPTY, EMPTY, center=pool("T"), **DEAL),
        ["5 tiles on factories and in the center in phase deal, expected none"],
    ),
    Case(
        "deal-line",
        complete(EMPTY, seat(lines="- YY - - -"), **DEAL),
        ["seat 1: line 2 is complete, expected it to be emptied by now"],
    ),
    Case(
        "deal-floor",
        complete(seat(floor="*B"), EMPTY, **DEAL),
        ["seat 0: 2 things on the floor, expected it to be cleared by now"],
    ),
    Case("deal-turn", complete(EMPTY, EMPTY, **DEAL, turn=1), ["turn is seat 1, expected the start seat 0 before a deal"]),
    Case("deal-full-row", complete(FULL_ROW, EMPTY, **DEAL), ["seat 0: row 1 of the wall is full, so the game would be over"]),
    Case("deal-nothing", setup(*boards_of_all_tiles(), **DEAL), ["bag and lid are empty, so the game would be over"]),
    Case(
        "deal-dead",
        complete(BLUE_LINES, BLUE_LINES, **DEAL),
        ["no tile can be placed on any wall any more, so the game would be over"],
    ),
    Case(
        "tiling-coloured",
        complete(seat(lines="B - - - -"), EMPTY, **{**TILING, "options": Options()}),
        ["phase tiling on the coloured wall, expected only on the grey wall"],
    ),
    Case("tiling-nothing", complete(seat(lines="- B - - -"), EMPTY, **TILING), ["seat 0 has no complete line to place"]),
    Case(
        "tiling-fallen",
        complete(seat("..B.. ....B RY... ...B. .....", lines="- - BBB - -"), EMPTY, **TILING),
        ["seat 0 has no legal column for line 3, which would have fallen by now"],
    ),
    Case(
        "tiling-untidy",
        complete(seat(lines="B - - - -", floor="*"), seat(lines="Y - - - -"), **TILING, turn=1),
        [
            "seat 0: line 1 is complete, expected it to be emptied by now",
            "seat 0: 1 things on the floor, expected it to be cleared by now",
        ],
    ),
    Case(
        "tiling-full-row",
        complete(seat("..... ..... ..... BYRKT .....", lines="- BB - - -"), FULL_ROW, EMPTY, **TILING),
        [
            "seat 0: row 4 of the wall is full, so the game would be over",
            "seat 1: row 1 of the wall is full, so the game would be over",
        ],
    ),
    Case("over-early", complete(EMPTY, EMPTY, **OVER), ["the game is over, but no row of any wall is full"]),
    Case(
        "over-too-early",
        complete(EMPTY, seat("BYRK. TB... ..... ..... ....."), **OVER),
        ["the game is over, but no row of any wall is full"],
    ),
    Case(
        "over-score",
        complete(replace(FULL_ROW, score=1), EMPTY, **OVER),
        ["seat 0: score 1, expected at least the 2 points of its bonuses"],
    ),
    Case(
        "over-bonuses",
        complete(seat("BYRKT TB... K.B.. R..B. Y...B", score=18), EMPTY, **OVER, options=Options(column_bonus=7)),
        ["seat 0: score 18, expected at least the 19 points of its bonuses"],
    ),
]

CASES = [*SHAPES, *TILES, *MARKERS, *BOARDS, *PHASES]
