"""Scenes: positions in which something rare or instructive happens, the moves, and what is told of them in English."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sintra.azul.options import Options
from sintra.pavilion.state import State as PavilionState
from sintra.phrase import Phrase
from tests.azul import positions as azul
from tests.pavilion import positions as pavilion


@dataclass(frozen=True)
class Scene:
    """A position, what is played in it, and the sentences."""

    name: str
    state: Any
    steps: str  # moves, or deals where tiles are due, with a semicolon between them
    sentences: str  # one on each line

    def __str__(self) -> str:
        return self.name

    @property
    def game(self) -> str:
        """The name of the game."""
        return "pavilion" if isinstance(self.state, PavilionState) else "azul"

    def phrases(self) -> list[Phrase]:
        """Play the scene and give all that is told of it."""
        positions = pavilion if self.game == "pavilion" else azul
        told: list[Phrase] = []
        state = self.state
        game = positions.rules(state)
        for text in map(str.strip, self.steps.split(";")):
            if state.needs_deal:
                deal = game.parse_deal(text)
                after = game.deal(state, deal)
                told += game.narrate_deal(state, deal, after)
            else:
                move = game.parse_move(text)
                after = game.play(state, move)
                told += game.narrate(state, move, after)
            state = after
        return told


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


def pavilion_scenes() -> list[Scene]:
    """Give the scenes of Summer Pavilion."""
    return [
        Scene(
            "the stone and a joker that comes along",
            pavilion.at("draft", pavilion.seat(score=3), round=2, center="YYYGGR", factories="OOBB"),
            "CY; 1O",
            """Seat 1 takes three yellow tiles and one green joker from the center.
            Seat 1 takes the start stone: minus 4, but not below 1, total 1.
            Seat 2 takes two orange tiles from factory 1.
            The rest goes to the center: two blue.""",
        ),
        Scene(
            "the last tile is a joker",
            pavilion.at("draft", pavilion.seat(score=9), center="P"),
            "CP",
            """Seat 1 takes one purple joker from the center.
            Seat 1 takes the start stone: minus 1, total 8.
            All tiles are taken: seat 1 begins to place.""",
        ),
        Scene(
            "the untouched stone",
            pavilion.at("draft", factories="GGGG", turn=1, start=1),
            "1G",
            """Seat 2 takes four green tiles from factory 1.
            Nobody took the start stone: seat 2 keeps it.
            All tiles are taken: seat 2 begins to place.""",
        ),
        Scene(
            "two features at once, and their tiles",
            pavilion.at("place", pavilion.seat("R13 B34 C1P C2G", "1R 2P")),
            "R2+1; +R; +B; +Y; PRY",
            """Seat 1 covers red 2 with one red tile and one purple joker: plus 3, total 8.
            The pillar between red and the center is complete: one bonus tile.
            The statue between red and blue is complete: two bonus tiles.
            Seat 1 takes a red tile from the supply.
            Seat 1 takes a blue tile from the supply.
            Seat 1 takes a yellow tile from the supply.
            The supply is refilled: one purple, one yellow, one red.""",
        ),
        Scene(
            "a short supply",
            pavilion.emptied("place", pavilion.seat("O5", "6O"), supply="PP"),
            "O6; +P",
            """Seat 1 covers orange 6 with six orange tiles: plus 2, total 7.
            The window at orange is complete: three bonus tiles.
            The supply has only two tiles left.
            Seat 1 takes a purple tile from the supply.""",
        ),
        Scene(
            "an empty supply",
            pavilion.emptied("place", pavilion.seat("O5", "6O"), supply=""),
            "O6",
            """Seat 1 covers orange 6 with six orange tiles: plus 2, total 7.
            The window at orange is complete: three bonus tiles.
            The supply is empty.""",
        ),
        *_pavilion_ends(),
    ]


def _crowd(elsewhere: str, hand: str = "") -> list[Any]:
    """Give four boards with all tiles but those elsewhere; all but the last, which has a hand, have passed."""
    *others, last = pavilion.crowded(pavilion.pool(elsewhere))
    return [*(replace(other, passed=True) for other in others), replace(last, hand=pavilion.pool(hand))]


def _pavilion_ends() -> list[Scene]:
    """Give the ends of rounds and of the game."""
    done = pavilion.seat(passed=True)
    return [
        Scene(
            "passing, discarding and keeping",
            pavilion.at("place", pavilion.seat(hand="2P 1G 3R", score=2), pavilion.seat(passed=True, corners="1B")),
            "pass; -P; -G; stop",
            """Seat 1 passes.
            Seat 1 discards a purple tile: minus 1, total 1.
            Seat 1 discards a green tile and stays at 1.
            Seat 1 keeps in the corners: one purple, three red.
            Round 1 is over: seat 1 has 1, seat 2 has 5.""",
        ),
        Scene(
            "a round without anything to draw",
            pavilion.at("place", *_crowd("PPGGOOYYBR"), turn=3),
            "pass",
            """Seat 4 passes.
            Round 1 is over: seat 1 has 5, seat 2 has 5, seat 3 has 5, seat 4 has 5.
            Round 2, joker green: there are no tiles to take, seat 1 begins to place.""",
        ),
        Scene(
            "a deal without tiles for the factories",
            pavilion.at("place", *_crowd("PPGGOOYYBR", hand="BR"), turn=3, supply="PPGGOOYY"),
            "pass; -B; -R; BR / - - - - - - - - -",
            """Seat 4 passes.
            Seat 4 discards a blue tile: minus 1, total 4.
            Seat 4 discards a red tile: minus 1, total 3.
            Round 1 is over: seat 1 has 5, seat 2 has 5, seat 3 has 5, seat 4 has 3.
            Round 2, joker green: there are no tiles to take, seat 1 begins to place.
            The bag is empty: two tiles from the tower go back into it.
            Supply: two purple, two green, two orange, two yellow, one blue, one red.
            Factories 1, 2, 3, 4, 5, 6, 7, 8 and 9 are empty.""",
        ),
        Scene(
            "the final points",
            pavilion.at("place", pavilion.seat("B123456 O1 R1 Y1 G1 P1 C1P", "2R", score=50), done, round=6),
            "pass; stop",
            """Seat 1 passes.
            Seat 1 keeps in the corners: two red.
            Round 6 is over: seat 1 has 50, seat 2 has 5.
            The game is over, the final points follow.
            Seat 1: the blue star is full, plus 15, total 65.
            Seat 1: every 1 is covered, plus 4, total 69.
            Seat 1: two tiles left over, minus 2, total 67.
            Seat 1 wins with 67 points.""",
        ),
        Scene(
            "tiles left over at the lowest score, and a shared victory",
            pavilion.at("place", pavilion.seat(hand="3R", score=2), pavilion.seat(passed=True, score=1), round=6),
            "pass; stop",
            """Seat 1 passes.
            Seat 1 keeps in the corners: three red.
            Round 6 is over: seat 1 has 2, seat 2 has 1.
            The game is over, the final points follow.
            Seat 1: three tiles left over, minus 3, but not below 1, total 1.
            Seat 1 and seat 2 share the victory with 1 point each.""",
        ),
        Scene(
            "a grey star of many colors",
            pavilion.at(
                "place",
                pavilion.grey("21P 22G 23O 24Y 25B", "5R 1P", score=9),
                pavilion.grey(passed=True),
                round=6,
                side="grey",
                joker_order=["red", "green", "orange", "yellow", "blue", "purple"],
            ),
            "26R+1; +P; +P; +G; ROY; pass; stop",
            """Seat 1 covers the 6 of star 2 with five red tiles and one purple joker: plus 6, total 15.
            The window at star 2 is complete: three bonus tiles.
            Seat 1 takes a purple tile from the supply.
            Seat 1 takes a purple tile from the supply.
            Seat 1 takes a green tile from the supply.
            The supply is refilled: one orange, one yellow, one red.
            Seat 1 passes.
            Seat 1 keeps in the corners: two purple, one green.
            Round 6 is over: seat 1 has 15, seat 2 has 5.
            The game is over, the final points follow.
            Seat 1: star 2 is full, plus 12, total 27.
            Seat 1: three tiles left over, minus 3, total 24.
            Seat 1 wins with 24 points.""",
        ),
    ]


SCENES = [*azul_scenes(), *pavilion_scenes()]
