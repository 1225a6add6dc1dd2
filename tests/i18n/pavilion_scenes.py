"""Scenes of Summer Pavilion: the stone, features, short supplies, passing and the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.i18n.scene import Scene
from tests.pavilion import positions as pavilion


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
