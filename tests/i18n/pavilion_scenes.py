"""Scenes of Summer Pavilion: the stone, features, short supplies, passing and the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.i18n.scene import Scene
from tests.pavilion import positions as pavilion


def pavilion_scenes() -> list[Scene]:
    """Return the scenes of Summer Pavilion."""
    return [
        Scene(
            "the stone and a joker that comes along",
            pavilion.at("draft", pavilion.seat(score=3), round=2, center="YYYGGR", factories="OOBB"),
            "CY; 1O",
            """Player 1 takes three yellow and one green joker from the center.
            With the start stone: minus 4, but not below 1, total 1.
            Player 2 takes two orange from factory 1.
            To the center: two blue.""",
        ),
        Scene(
            "the last tile is a joker",
            pavilion.at("draft", pavilion.seat(score=9), center="P"),
            "CP",
            """Player 1 takes one purple joker from the center.
            With the start stone: minus 1, total 8.
            All tiles are taken: player 1 places first.""",
        ),
        Scene(
            "the untouched stone",
            pavilion.at("draft", factories="GGGG", turn=1, start=1),
            "1G",
            """Player 2 takes four green from factory 1.
            Nobody took the start stone: player 2 keeps it.
            All tiles are taken: player 2 places first.""",
        ),
        Scene(
            "two features at once, and their tiles",
            pavilion.at("place", pavilion.seat("R13 B34 C1P C2G", "1R 2P")),
            "R2+1; +R; +B; +Y; PRY",
            """Player 1 covers red 2 with one joker: plus 3, total 8.
            Pillar: one bonus tile.
            Statue: two bonus tiles.
            Player 1 takes a red tile from the supply.
            Player 1 takes a blue tile from the supply.
            Player 1 takes a yellow tile from the supply.
            The supply is refilled: one purple, one yellow, one red.""",
        ),
        Scene(
            "a short supply",
            pavilion.emptied("place", pavilion.seat("O5", "6O"), supply="PP"),
            "O6; +P",
            """Player 1 covers orange 6: plus 2, total 7.
            Window: three bonus tiles.
            The supply has only two tiles left.
            Player 1 takes a purple tile from the supply.""",
        ),
        Scene(
            "an empty supply",
            pavilion.emptied("place", pavilion.seat("O5", "6O"), supply=""),
            "O6",
            """Player 1 covers orange 6: plus 2, total 7.
            Window: three bonus tiles.
            The supply is empty.""",
        ),
        *_pavilion_ends(),
    ]


def _crowd(elsewhere: str, hand: str = "") -> list[Any]:
    """Return four boards with all tiles but those elsewhere; all but the last, which has a hand, have passed."""
    *others, last = pavilion.crowded(pavilion.pool(elsewhere))
    return [*(replace(other, passed=True) for other in others), replace(last, hand=pavilion.pool(hand))]


def _pavilion_ends() -> list[Scene]:
    """Return the ends of rounds and of the game."""
    done = pavilion.seat(passed=True)
    return [
        Scene(
            "passing, discarding and keeping",
            pavilion.at("place", pavilion.seat(hand="2P 1G 3R", score=2), pavilion.seat(passed=True, corners="1B")),
            "pass; -P; -G; stop",
            """Player 1 passes.
            Player 1 discards a purple tile: minus 1, total 1.
            Player 1 discards a green tile and stays at 1.
            Player 1 keeps one purple, three red.
            Round 1 is over: player 1 has 1, player 2 has 5.""",
        ),
        Scene(
            "a round without anything to draw",
            pavilion.at("place", *_crowd("PPGGOOYYBR"), turn=3),
            "pass",
            """Player 4 passes.
            Round 1 is over: player 1 has 5, player 2 has 5, player 3 has 5, player 4 has 5.
            Round 2, green is the joker: there are no tiles to take, player 1 places first.""",
        ),
        Scene(
            "a deal without tiles for the factories",
            pavilion.at("place", *_crowd("PPGGOOYYBR", hand="BR"), turn=3, supply="PPGGOOYY"),
            "pass; -B; -R; BR / - - - - - - - - -",
            """Player 4 passes.
            Player 4 discards a blue tile: minus 1, total 4.
            Player 4 discards a red tile: minus 1, total 3.
            Round 1 is over: player 1 has 5, player 2 has 5, player 3 has 5, player 4 has 3.
            Round 2, green is the joker: there are no tiles to take, player 1 places first.
            The bag is empty: two tiles from the tower go back into it.
            Supply: two purple, two green, two orange, two yellow, one blue, one red.
            Factories 1, 2, 3, 4, 5, 6, 7, 8 and 9 are empty.""",
        ),
        Scene(
            "the final points",
            pavilion.at("place", pavilion.seat("B123456 O1 R1 Y1 G1 P1 C1P", "2R", score=50), done, round=6),
            "pass; stop",
            """Player 1 passes.
            Player 1 keeps two red.
            Round 6 is over: player 1 has 50, player 2 has 5.
            The game is over. Now comes the final scoring.
            Player 1: the blue star is full, plus 15, total 65.
            Player 1: every 1 is covered, plus 4, total 69.
            Player 1: two tiles left over, minus 2, total 67.
            Player 1 wins with 67 points.""",
        ),
        Scene(
            "tiles left over at the lowest score, and a shared victory",
            pavilion.at("place", pavilion.seat(hand="3R", score=2), pavilion.seat(passed=True, score=1), round=6),
            "pass; stop",
            """Player 1 passes.
            Player 1 keeps three red.
            Round 6 is over: player 1 has 2, player 2 has 1.
            The game is over. Now comes the final scoring.
            Player 1: three tiles left over, minus 3, but not below 1, total 1.
            Player 1 and player 2 share the victory with 1 point each.""",
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
            """Player 1 covers the 6 of star 2 with red and one joker: plus 6, total 15.
            Window: three bonus tiles.
            Player 1 takes a purple tile from the supply.
            Player 1 takes a purple tile from the supply.
            Player 1 takes a green tile from the supply.
            The supply is refilled: one orange, one yellow, one red.
            Player 1 passes.
            Player 1 keeps two purple, one green.
            Round 6 is over: player 1 has 15, player 2 has 5.
            The game is over. Now comes the final scoring.
            Player 1: star 2 is full, plus 12, total 27.
            Player 1: three tiles left over, minus 3, total 24.
            Player 1 wins with 24 points.""",
        ),
    ]
