"""Scenes of Azul: rare takings, tilings and ends."""

from __future__ import annotations

from typing import Any

from sintra.azul.options import Options
from tests.azul import positions as azul
from tests.i18n.scene import Scene

WORKED = azul.seat("...K. ..Y.. ...Y. ..... .....", "- R - - -", score=3)  # the worked example of docs/rules/azul.md
GREY = Options(wall="grey")


def azul_scenes() -> list[Scene]:
    """Return the scenes of Azul."""
    return [
        Scene(
            "a line, the marker and the floor",
            azul.fill(azul.setup(WORKED, azul.seat(), center={"red": 3})),
            "CR2",
            """Player 1 takes three red from the center and fills line 2.
            With the start marker.
            Two fall, floor minus 4.
            All tiles are taken.
            Player 1 places red in row 2, column 4: plus 5, total 8.
            Player 1's floor: minus 4, total 4.
            Round 1 is over: player 1 has 4, player 2 has 0.""",
        ),
        Scene(
            "a taking from a factory",
            azul.fill(azul.setup(azul.seat(lines="- - - R -"), azul.seat(), factories=_factories("BRRK", "TTTT"))),
            "1R4; 2T-",
            """Player 1 takes two red from factory 1 to line 4: three of four.
            To the center: blue, black.
            Player 2 takes four teal from factory 2 to the floor.
            Floor: minus 6.""",
        ),
        Scene(
            "the marker and a full floor",
            azul.fill(azul.setup(azul.seat(floor="RRRRBB"), azul.seat(), center={"black": 3}, factories=_factories("YYYY"))),
            "CK2",
            """Player 1 takes three black from the center and fills line 2.
            With the start marker.
            One falls, floor minus 14.
            The floor is full: one goes to the lid.""",
        ),
        Scene(
            "the marker beside a full floor",
            azul.fill(azul.setup(azul.seat(floor="RRRRBBB"), azul.seat(), center={"black": 1}, factories=_factories("YYYY"))),
            "CK1",
            """Player 1 takes one black from the center and fills line 1.
            The floor is full: the start marker lies beside it and costs nothing.
            Floor: minus 14.""",
        ),
        Scene(
            "the untouched marker",
            azul.fill(azul.setup(azul.seat(), azul.seat(), turn=1, start=1, factories=_factories("BBBB"))),
            "1B5",
            """Player 2 takes four blue from factory 1 to line 5: four of five.
            All tiles are taken.
            Nobody took the start marker: player 2 keeps it.
            Round 1 is over: player 1 has 0, player 2 has 0.""",
        ),
        Scene(
            "a floor that costs more than there is",
            azul.before_tiling(azul.seat(floor="*RRRRBB", lines="B - - - -", score=2)),
            "CT5",
            """Player 2 takes one teal from the center to line 5: one of five.
            All tiles are taken.
            Player 1 places blue in row 1, column 1: plus 1, total 3.
            Player 1's floor: minus 14, but not below 0, total 0.
            Round 1 is over: player 1 has 0, player 2 has 0.""",
        ),
        *_ends(),
        *_grey_scenes(),
    ]


def _factories(*words: str) -> tuple[Any, ...]:
    return tuple(azul.pool(word) for word in [*words, "", "", "", "", ""][:5])


def _ends() -> list[Scene]:
    """Return the ends of a game of Azul."""
    first = azul.seat(".YRKT ..... ..... ..... .....", "- B BB BBB BBBB")
    second = azul.seat(".YRK. ..... ..... ..... .....", "T B BB BBB BBBB", score=4)
    return [
        Scene(
            "a full row, column and color",
            azul.before_tiling(azul.seat(".YRKT TB... K.B.. R..B. Y...B", "B - - - -", score=20, floor="*")),
            "CT5",
            """Player 2 takes one teal from the center to line 5: one of five.
            All tiles are taken.
            Player 1 places blue in row 1, column 1: plus 10, total 30.
            Player 1's floor: minus 1, total 29.
            Round 1 is over: player 1 has 29, player 2 has 0.
            The game ends: player 1 has a full row.
            Player 1: row 1 is full, plus 2, total 31.
            Player 1: column 1 is full, plus 7, total 38.
            Player 1: all five blue tiles, plus 10, total 48.
            Player 1 wins with 48 points.""",
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
            """Player 2 takes one teal from the center to line 5: one of five.
            All tiles are taken.
            Player 1 places blue in row 1, column 1: plus 5, total 13.
            Player 1's floor: minus 1, total 12.
            Player 2 places blue in row 1, column 1: plus 1, total 14.
            Round 1 is over: player 1 has 12, player 2 has 14.
            The game ends: player 1 has a full row.
            Player 1: row 1 is full, plus 2, total 14.
            Player 1 wins with 14 points; full rows break the tie.""",
        ),
        Scene(
            "a shared victory in the last round",
            azul.before_tiling(azul.seat(floor="*"), max_rounds=1),
            "CT-",
            """Player 2 takes one teal from the center to the floor.
            Floor: minus 1.
            All tiles are taken.
            Player 1's floor: minus 1, but not below 0, total 0.
            Player 2's floor: minus 1, but not below 0, total 0.
            Round 1 is over: player 1 has 0, player 2 has 0.
            The game ends: round 1 was the last.
            Player 1 and player 2 share the victory with 0 points each.""",
        ),
        Scene(
            "a game that nothing can change",
            azul.fill(azul.setup(first, second, center={"red": 1})),
            "CR-",
            """Player 1 takes one red from the center to the floor.
            With the start marker.
            Floor: minus 2.
            All tiles are taken.
            Player 1's floor: minus 2, but not below 0, total 0.
            Player 2 places teal in row 1, column 5: plus 4, total 8.
            Round 1 is over: player 1 has 0, player 2 has 8.
            The game ends: nobody can place a tile on the wall anymore.
            Player 2 wins with 8 points.""",
        ),
    ]


def _grey_scenes() -> list[Scene]:
    """Return the scenes of the grey wall, and the end without tiles."""
    stuck = azul.seat("..B.. ...B. RY... ..... ....B", "- - BBB TTTT -", floor="*RRRR")
    crowd = azul.fill(azul.setup(*azul.crowded(4, {"teal": 1}), turn=3, start=1, round=12, center={"teal": 1}))
    colors = "\n".join(
        f"Player {seat}: all five {color} tiles, plus 10, total {10 * number}."
        for seat in range(1, 5)
        for number, color in enumerate(("blue", "yellow", "red", "black"), 1)
    )
    return [
        Scene(
            "a line without a column, and a choice",
            azul.fill(azul.setup(stuck, azul.seat(), turn=1, center={"yellow": 1}, options=GREY)),
            "CY5; W2",
            """Player 2 takes one yellow from the center to line 5: one of five.
            All tiles are taken.
            Player 1: line 3 has no open column, so three blue tiles fall to the floor.
            The floor is full: one goes to the lid.
            Player 1 places teal in row 4, column 2: plus 2, total 2.
            Player 1's floor: minus 14, but not below 0, total 0.
            Round 1 is over: player 1 has 0, player 2 has 0.""",
        ),
        Scene(
            "no tile left",
            crowd,
            "CT5",
            f"""Player 4 takes one teal from the center to line 5: one of five.
            With the start marker.
            Floor: minus 1.
            All tiles are taken.
            Player 4's floor: minus 1, but not below 0, total 0.
            Round 12 is over: player 1 has 0, player 2 has 0, player 3 has 0, player 4 has 0.
            The game ends: the bag and the lid are empty.
            {colors}
            Player 1, player 2, player 3 and player 4 share the victory with 40 points each.""",
        ),
        Scene(
            "the lid back into the bag",
            azul.fill(
                azul.setup(azul.seat(), azul.seat(), phase="deal", round=5, marker_in_center=False, bag={"blue": 2}), into="lid"
            ),
            "BBRR YYYY KKKK TTTT RRRR",
            """Round 5: player 1 begins.
            The bag is empty: 98 tiles from the lid go back into it.
            Factory 1: two blue, two red.
            Factory 2: four yellow.
            Factory 3: four black.
            Factory 4: four teal.
            Factory 5: four red.""",
        ),
    ]
