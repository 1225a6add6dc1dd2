"""Scenes of Azul: rare takings, tilings and ends."""

from __future__ import annotations

from typing import Any

from sintra.azul.options import Options
from tests.azul import positions as azul
from tests.i18n.scene import Scene

WORKED = azul.seat("...K. ..Y.. ...Y. ..... .....", "- R - - -", score=3)  # the worked example of docs/rules/azul.md
GREY = Options(wall="grey")


def azul_scenes() -> list[Scene]:
    """Give the scenes of Azul."""
    return [
        Scene(
            "a line, the marker and the floor",
            azul.fill(azul.setup(WORKED, azul.seat(), center={"red": 3})),
            "CR2",
            """Seat 1 takes three red tiles from the center and completes line 2.
            The start marker goes to floor slot 1.
            Two red tiles fall to the floor.
            Floor: minus 4.
            All tiles are taken.
            Seat 1 places a red tile in row 2, column 4: plus 5, total 8.
            Seat 1's floor: minus 4, total 4.
            Round 1 is over: seat 1 has 4, seat 2 has 0.""",
        ),
        Scene(
            "a taking from a factory",
            azul.fill(azul.setup(azul.seat(lines="- - - R -"), azul.seat(), factories=_factories("BRRK", "TTTT"))),
            "1R4; 2T-",
            """Seat 1 takes two red tiles from factory 1 to line 4: three of four.
            The rest goes to the center: one blue, one black.
            Seat 2 takes four teal tiles from factory 2 to the floor.
            Floor: minus 6.""",
        ),
        Scene(
            "the marker and a full floor",
            azul.fill(azul.setup(azul.seat(floor="RRRRBB"), azul.seat(), center={"black": 3}, factories=_factories("YYYY"))),
            "CK2",
            """Seat 1 takes three black tiles from the center and completes line 2.
            The start marker goes to floor slot 7.
            One black tile falls to the floor.
            One black tile finds no slot and goes to the lid.
            Floor: minus 14.""",
        ),
        Scene(
            "the marker beside a full floor",
            azul.fill(azul.setup(azul.seat(floor="RRRRBBB"), azul.seat(), center={"black": 1}, factories=_factories("YYYY"))),
            "CK1",
            """Seat 1 takes one black tile from the center and completes line 1.
            The floor is full: the start marker lies beside it and costs nothing.
            Floor: minus 14.""",
        ),
        Scene(
            "the untouched marker",
            azul.fill(azul.setup(azul.seat(), azul.seat(), turn=1, start=1, factories=_factories("BBBB"))),
            "1B5",
            """Seat 2 takes four blue tiles from factory 1 to line 5: four of five.
            All tiles are taken.
            Nobody took the start marker: seat 2 keeps it.
            Round 1 is over: seat 1 has 0, seat 2 has 0.""",
        ),
        Scene(
            "a floor that costs more than there is",
            azul.before_tiling(azul.seat(floor="*RRRRBB", lines="B - - - -", score=2)),
            "CT5",
            """Seat 2 takes one teal tile from the center to line 5: one of five.
            All tiles are taken.
            Seat 1 places a blue tile in row 1, column 1: plus 1, total 3.
            Seat 1's floor: minus 14, but not below 0, total 0.
            Round 1 is over: seat 1 has 0, seat 2 has 0.""",
        ),
        *_ends(),
        *_grey_scenes(),
    ]


def _factories(*words: str) -> tuple[Any, ...]:
    return tuple(azul.pool(word) for word in [*words, "", "", "", "", ""][:5])


def _ends() -> list[Scene]:
    """Give the ends of a game of Azul."""
    no_teal = azul.seat(lines="- B BB BBB BBBB")
    return [
        Scene(
            "a full row, column and color",
            azul.before_tiling(azul.seat(".YRKT TB... K.B.. R..B. Y...B", "B - - - -", score=20, floor="*")),
            "CT5",
            """Seat 2 takes one teal tile from the center to line 5: one of five.
            All tiles are taken.
            Seat 1 places a blue tile in row 1, column 1: plus 10, total 30.
            Seat 1's floor: minus 1, total 29.
            Round 1 is over: seat 1 has 29, seat 2 has 0.
            The game ends: seat 1 has a full row.
            Seat 1: row 1 is full, plus 2, total 31.
            Seat 1: column 1 is full, plus 7, total 38.
            Seat 1: all five blue tiles, plus 10, total 48.
            Seat 1 wins with 48 points.""",
        ),
        Scene(
            "a tie decided by rows",
            azul.fill(
                azul.setup(
                    azul.seat(".YRKT ..... ..... ..... .....", "B - - - -", score=8, floor="*"),
                    azul.seat(lines="B - - - -", score=13),
                    turn=1,
                    center={"teal": 1},
                    options=Options(max_rounds=1),
                )
            ),
            "CT5",
            """Seat 2 takes one teal tile from the center to line 5: one of five.
            All tiles are taken.
            Seat 1 places a blue tile in row 1, column 1: plus 5, total 13.
            Seat 1's floor: minus 1, total 12.
            Seat 2 places a blue tile in row 1, column 1: plus 1, total 14.
            Round 1 is over: seat 1 has 12, seat 2 has 14.
            The game ends: seat 1 has a full row.
            Seat 1: row 1 is full, plus 2, total 14.
            Seat 1 wins with 14 points and more full rows.""",
        ),
        Scene(
            "a shared victory in the last round",
            azul.before_tiling(azul.seat(floor="*"), max_rounds=1),
            "CT-",
            """Seat 2 takes one teal tile from the center to the floor.
            Floor: minus 1.
            All tiles are taken.
            Seat 1's floor: minus 1, but not below 0, total 0.
            Seat 2's floor: minus 1, but not below 0, total 0.
            Round 1 is over: seat 1 has 0, seat 2 has 0.
            The game ends: round 1 was the last.
            Seat 1 and seat 2 share the victory with 0 points each.""",
        ),
        Scene(
            "a game nobody can end",
            azul.fill(azul.setup(no_teal, azul.seat(lines="T B BB BBB BBBB", score=4), center={"red": 1})),
            "CR-",
            """Seat 1 takes one red tile from the center to the floor.
            The start marker goes to floor slot 1.
            Floor: minus 2.
            All tiles are taken.
            Seat 1's floor: minus 2, but not below 0, total 0.
            Seat 2 places a teal tile in row 1, column 5: plus 1, total 5.
            Round 1 is over: seat 1 has 0, seat 2 has 5.
            The game ends: nobody can complete a row any more.
            Seat 2 wins with 5 points.""",
        ),
    ]


def _grey_scenes() -> list[Scene]:
    """Give the scenes of the grey wall, and the end without tiles."""
    stuck = azul.seat("..B.. ...B. RY... ..... ....B", "- - BBB TTTT -", floor="*RRRR")
    crowd = azul.fill(azul.setup(*azul.crowded(4, {"teal": 1}), turn=3, start=1, round=12, center={"teal": 1}))
    colors = "\n".join(
        f"Seat {seat}: all five {color} tiles, plus 10, total {10 * number}."
        for seat in range(1, 5)
        for number, color in enumerate(("blue", "yellow", "red", "black"), 1)
    )
    return [
        Scene(
            "a line without a column, and a choice",
            azul.fill(azul.setup(stuck, azul.seat(), turn=1, center={"yellow": 1}, options=GREY)),
            "CY5; W2",
            """Seat 2 takes one yellow tile from the center to line 5: one of five.
            All tiles are taken.
            Seat 1: no column is open for line 3, three blue tiles fall to the floor.
            One blue tile finds no slot and goes to the lid.
            Seat 1 places a teal tile in row 4, column 2: plus 2, total 2.
            Seat 1's floor: minus 14, but not below 0, total 0.
            Round 1 is over: seat 1 has 0, seat 2 has 0.""",
        ),
        Scene(
            "no tile left",
            crowd,
            "CT5",
            f"""Seat 4 takes one teal tile from the center to line 5: one of five.
            The start marker goes to floor slot 1.
            Floor: minus 1.
            All tiles are taken.
            Seat 4's floor: minus 1, but not below 0, total 0.
            Round 12 is over: seat 1 has 0, seat 2 has 0, seat 3 has 0, seat 4 has 0.
            The game ends: bag and lid are empty.
            {colors}
            Seat 1, seat 2, seat 3 and seat 4 share the victory with 40 points each.""",
        ),
        Scene(
            "the lid back into the bag",
            azul.fill(
                azul.setup(azul.seat(), azul.seat(), phase="deal", round=5, marker_in_center=False, bag={"blue": 2}), into="lid"
            ),
            "BBRR YYYY KKKK TTTT RRRR",
            """Round 5: seat 1 begins.
            The bag is empty: 98 tiles from the lid go back into it.
            Factory 1: two blue, two red.
            Factory 2: four yellow.
            Factory 3: four black.
            Factory 4: four teal.
            Factory 5: four red.""",
        ),
    ]
