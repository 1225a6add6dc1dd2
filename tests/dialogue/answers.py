"""Positions, and what is answered to questions about them in English."""

from __future__ import annotations

from typing import Any

from sintra.azul.options import Options
from tests.azul import positions as azul
from tests.pavilion import positions as pavilion

AZUL = azul.fill(
    azul.setup(
        azul.seat("B.... .B... ..... ..... .....", "- YY - RRR -", floor="*T", score=4),
        azul.seat(score=1),
        turn=1,
        round=2,
        factories=tuple(map(azul.pool, ("", "BBBK", "", "KKTT", ""))),
        lid={"black": 2},
    )
)
GREY_AZUL = azul.fill(
    azul.setup(
        azul.seat("BY... R.B.. ..... ..... .....", floor="TTTTTTT"),
        azul.seat(),
        options=Options(wall="grey"),
        factories=tuple(map(azul.pool, ("BBBK", "", "", "", ""))),
    )
)
PAVILION = pavilion.at("place", pavilion.seat("B12 C4R O123456", "2P 1B 2R", score=23), pavilion.seat(score=7), round=2)
GREY_PAVILION = pavilion.at("place", pavilion.grey("112R 23B C4R C1B", "2P 1B"), pavilion.grey(), side="grey")
DRAFT = pavilion.at("draft", pavilion.seat(), round=6, factories="RRBB")

POSITIONS: dict[str, Any] = {
    "azul": AZUL,
    "grey azul": GREY_AZUL,
    "pavilion": PAVILION,
    "grey pavilion": GREY_PAVILION,
    "draft": DRAFT,
}
ANSWERS = {  # a line, then each sentence of the answer
    "azul": """
turn
    Greedy's turn, round 2.
    You are Ana.
wall
    Row 1: blue, yellow, red, black, teal.
    Row 2: teal, blue, yellow, red, black.
    Row 3: black, teal, blue, yellow, red.
    Row 4: red, black, teal, blue, yellow.
    Row 5: yellow, red, black, teal, blue.
wall 1
    Wall row 1: blue covered, yellow free, red free, black free, teal free.
wall 1 2
    Wall row 1: blue free, yellow free, red free, black free, teal free.
row 2
    Line 2: yellow, full.
    Wall row 2: column 2 blue.
    Free in row 2: column 1 teal, column 3 yellow, column 4 red, column 5 black.
col 2
    Wall column 2: row 2 blue.
    Free in column 2: row 1 yellow, row 3 teal, row 4 black, row 5 red.
spot 1 2
    Row 1, column 2: yellow, free.
    Left blue, covered; right red, free; below blue, covered.
spot 1 1 Greedy
    Row 1, column 1: blue, free.
    Right yellow, free; below teal, free.
marker
    Ana has the start marker and begins the next round.
costs
    2 floor slots are taken: minus 2; the next costs 2.
    The floor slots cost, in order, 1, 1, 2, 2, 2, 3, 3.
costs 2
    No floor slot is taken; the next costs 1.
    The floor slots cost, in order, 1, 1, 2, 2, 2, 3, 3.
forecast
    If the round ended now: Ana has 4, Greedy has 1.
goals
    Full: 0 rows, 0 columns, 0 colors.
    Row 1 lacks yellow, red, black, teal: plus 2.
    Column 1 lacks row 2 teal, row 3 black, row 4 red, row 5 yellow: plus 7.
    Blue lacks rows 3, 4 and 5: plus 10.
goals 2
    The wall is empty.
""",
    "grey azul": """
wall
    The gray wall shows no colors: each color fits once into each row and once into each column.
wall 1
    Wall row 1: blue covered, yellow covered, free, free, free.
row 1
    Line 1 is empty.
    Wall row 1: column 1 blue, column 2 yellow.
    Row 1 still takes red, black, teal.
col 3
    Wall column 3: row 2 blue.
    Column 3 still takes yellow, red, black, teal.
spot 1 3
    Row 1, column 3: free, takes red, black, teal.
    Left yellow, covered; right free; below blue, covered.
marker
    The start marker is in the center; first player of this round: Ana.
costs
    All floor slots are taken: minus 14; more tiles cost nothing.
    The floor slots cost, in order, 1, 1, 2, 2, 2, 3, 3.
goals
    Full: 0 rows, 0 columns, 0 colors.
    Row 1 lacks red, black, teal: plus 2.
    Column 1 lacks rows 3, 4 and 5: plus 7.
    Blue lacks rows 3, 4 and 5: plus 10.
""",
    "pavilion": """
turn
    Ana's turn to place a tile or pass; round 2, green is the joker.
    You are Ana.
ring
    On every star the numbers lie in a ring, clockwise 1, 2, 3, 4, 5, 6; 6 touches 1.
ring 1
    1 touches 6 and 2.
stars
    Around the center star, clockwise from the upper left: orange, red, blue, yellow, green, purple.
space red 3
    Red 3: free, costs 3.
    Beside it: red 2 free, red 4 free.
    It belongs to the pillar between red and the center, 0 of 4; the statue between orange and red, 2 of 4.
space c 5
    Center 5: free, costs 5.
    It takes purple, green, orange, yellow, blue.
    Beside it: center 4 covered, center 6 free.
    It belongs to the pillar between green and the center, 1 of 4; the pillar between purple and the center, 0 of 4.
space blue 2
    Blue 2: covered with blue.
    Beside it: blue 1 covered, blue 3 free.
    It belongs to the pillar between blue and the center, 1 of 4; the statue between blue and yellow, 2 of 4.
bonus
    Complete: 0 pillars, 0 statues, 1 window.
    The pillar between orange and the center lacks center 6, center 1.
    The statue between orange and red lacks red 3, red 4.
    The window at red lacks red 5, red 6.
pillar orange
    Around the pillar between orange and the center, one bonus tile: orange 2, orange 3, center 6, center 1.
    Open: center 6, center 1.
statue blue
    Around the statue between red and blue, two bonus tiles: red 1, red 2, blue 3, blue 4.
    No space is covered.
    Around the statue between blue and yellow, two bonus tiles: blue 1, blue 2, yellow 3, yellow 4.
    Open: yellow 3, yellow 4.
window orange
    Around the window at orange, three bonus tiles: orange 5, orange 6.
    All are covered.
stone
    Ana holds the start stone and places first.
joker
    Green is the joker of round 2.
    In the rounds to come: orange, yellow, blue, red.
forecast
    Scores with full stars and numbers added: Ana has 40, Greedy has 7.
goals
    Full: 1 star, 0 numbers.
    The blue star lacks 3, 4, 5 and 6: plus 15.
    Number 4 lacks red, blue, yellow, green, purple: plus 16.
    The pillar between orange and the center lacks center 6, center 1.
goals 2
    The board is empty.
""",
    "grey pavilion": """
ring
    On every outer star the numbers lie in a ring, clockwise 3, 2, 1, 4, 5, 6; 6 touches 3.
    On the center star every space costs 3; they count 1 to 6, clockwise from the top.
ring 3
    3 touches 6 and 2.
    On the center star, space 3 touches 2 and 4.
space 2 4
    The 4 of star 2: free, costs 4.
    It takes purple, green, orange, yellow, blue, red.
    Beside it: the 1 of star 2 free, the 5 of star 2 free.
    It belongs to the statue between star 1 and star 2, 1 of 4.
pillar 1
    Around the pillar between star 1 and the center, one bonus tile: the 2 of star 1, the 1 of star 1, center 6, center 1.
    Open: center 6.
""",
    "draft": """
stone
    The start stone is in the center; first player of this round: Ana.
joker
    Red is the joker of round 6.
""",
}


def asked() -> list[tuple[str, str, list[str]]]:
    """Return the name of the position, the line and the answer of every question."""
    found: list[tuple[str, str, list[str]]] = []
    for name, text in ANSWERS.items():
        for line in text.strip().splitlines():
            if line.startswith(" "):
                found[-1][2].append(line.strip())
            else:
                found.append((name, line, []))
    return found
