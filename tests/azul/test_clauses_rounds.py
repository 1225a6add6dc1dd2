"""Azul's clauses A5 and A6: the next round, the end and the winner."""

from __future__ import annotations

import pytest

from sintra._random import generator
from sintra.azul.options import Options
from sintra.azul.state import State
from sintra.azul.tiles import total
from sintra.errors import GameIsOver, IllegalDeal
from tests.azul import positions

pytestmark = pytest.mark.rules


def test_a5_1_going_on() -> None:
    """After the tiling the round number grows by one, and a deal is due with the marker's holder as start seat."""
    before = positions.read("round 4, draft, seat 2 acts, seat 1 starts\n center * K")
    after = positions.play(before, "CK2")
    positions.check(after, "round 5, deal, seat 2 acts, seat 2 starts\n bag 20B 20Y 20R 19K 20T\n lid -\n center -")
    assert after.needs_deal
    dealt = positions.rules(after).deal(after, "BBBB BBBB BBBB BBBB BBBB")
    positions.check(dealt, "round 5, draft, seat 2 acts, seat 2 starts\n center *")


def test_a5_2_the_empty_bag() -> None:
    """When the bag runs out in the middle of a factory, the whole lid is poured in and drawing goes on."""
    before = positions.read("round 5, deal, seat 1 acts, seat 1 starts\n bag 5B 2R")
    after = positions.rules(before).deal(before, "BBBB BRRT BYRK TTTT TTTT")
    positions.check(after, "bag 14B 19Y 17R 19K 11T\n lid -")


def test_a5_2_the_lid_waits_for_the_last_tile() -> None:
    """No tile of the lid is dealt while the bag holds one."""
    before = positions.read("round 5, deal, seat 1 acts, seat 1 starts\n bag 5B 2R")
    game = positions.rules(before)
    with pytest.raises(IllegalDeal, match="factory 2 gets tiles from the lid before the bag is empty of BRR"):
        game.deal(before, "BBBB BRTT RYYK TTTT TTTT")
    with pytest.raises(IllegalDeal, match="factory 2 gets tiles from the lid before the bag is empty of BRR"):
        game.deal(before, "BBBB RRTT BYYK TTTT TTTT")
    with pytest.raises(IllegalDeal, match="1 teal on factory 1, but only 0 can be drawn"):
        game.deal(before, "BBBT BBRR YYYY TTTT TTTT")


def test_a5_2_never_earlier() -> None:
    """A deal that takes the last tile of the bag leaves the lid as it is; the next deal pours it."""
    before = positions.read("round 5, deal, seat 1 acts, seat 1 starts\n bag 10B 10R")
    after = positions.rules(before).deal(before, "BBBB BBBB BBRR RRRR RRRR")
    positions.check(after, "bag -\n lid 10B 20Y 10R 20K 20T")


@pytest.mark.parametrize("seed", range(5))
def test_a5_2_random_deals_empty_the_bag_first(seed: int) -> None:
    """A random deal takes every tile of the bag, then the lid's, and exactly the bag's where these are enough."""
    before = positions.read("round 5, deal, seat 1 acts, seat 1 starts\n bag 5B 2R")
    game = positions.rules(before)
    factories = game.random_deal(before, generator(seed)).factories
    first, second = positions.pool(factories[0]), positions.pool(factories[1])
    from_bag = total(first, second)
    assert set(first) <= {"blue", "red"}
    assert (from_bag["blue"] >= 5, from_bag["red"] >= 2) == (True, True)
    enough = positions.read("round 5, deal, seat 1 acts, seat 1 starts\n bag 10B 10R")
    dealt = game.random_deal(enough, generator(seed)).factories
    assert positions.pool("".join(dealt)) == {"blue": 10, "red": 10}


def short_of_tiles(bag: str, lid: str) -> State:
    """Make a position of four seats before a deal with almost all tiles on the boards."""
    seats = positions.crowded(4, total(positions.pool(bag), positions.pool(lid)))
    pools = {"bag": positions.pool(bag), "lid": positions.pool(lid)}
    return positions.fill(positions.setup(*seats, phase="deal", marker_in_center=False, round=9, **pools))


def test_a5_3_the_short_round() -> None:
    """With ten tiles left the first factories are filled, the third is short, the others are empty, and play goes on."""
    before = short_of_tiles("3R", "7B")
    after = positions.rules(before).deal(before, "RRRB BBBB BB - - - - - -")
    positions.check(
        after,
        """
        round 9, draft, seat 1 acts, seat 1 starts
        bag        -
        lid        -
        center     *
        factory 1  BRRR
        factory 2  BBBB
        factory 3  BB
        factory 4  -
        factory 9  -
        """,
    )
    played = positions.play(after, "1R-", "CB-", "3B-")
    positions.check(played, "round 9, draft, seat 4 acts, seat 2 starts\n center -\n factory 2 BBBB\n factory 3 -")
    positions.check(positions.play(played, "2B-"), "round 10, deal, seat 2 acts, seat 2 starts\n bag -\n lid 7B 3R")


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        ("RRRB BBB BBB - - - - - -", "3 tiles on factory 2, expected 4"),
        ("RRRB BBBB - BB - - - - -", "0 tiles on factory 3, expected 2"),
        ("RRRB BBBB BB B - - - - -", "1 tiles on factory 4, expected 0"),
    ],
)
def test_a5_3_no_other_factory_is_short(deal: str, reason: str) -> None:
    """Factories are filled one after another as long as there are tiles."""
    before = short_of_tiles("3R", "7B")
    with pytest.raises(IllegalDeal, match=reason):
        positions.rules(before).deal(before, deal)


def test_a5_3_random_deals_run_short_too() -> None:
    """A random deal fills the same factories."""
    before = short_of_tiles("3R", "7B")
    sizes = [len(tiles.strip("-")) for tiles in positions.rules(before).random_deal(before, generator(1)).factories]
    assert sizes == [4, 4, 2, 0, 0, 0, 0, 0, 0]


def test_a6_1_a_full_row_ends_the_game() -> None:
    """The game ends when a row is full, after the tiling of all seats: the last seat still places its tile."""
    before = positions.read(
        """
        round 5, draft, seat 2 acts, seat 1 starts
        center     * T
        seat 1     score 10
          1         . | b y r k t
          2       K K | T B Y R k
          3     . . . | k t b y r
          4   . . . . | r k t b y
          5 . . . . . | y r k t b
          floor -
        seat 2     score 10
          1         . | b y r k t
          2       . . | t b y r k
          3     R R R | k t b y r
          4   . . . . | r k t b y
          5 . . . . . | y r k t b
          floor Y
        """
    )
    after = positions.play(before, "CT5")
    positions.check(
        after,
        """
        round 5, over, seat 2 starts
        lid        1Y 2R 1K
        center     -
        seat 1     score 17
          1         . | b y r k t
          2       . . | T B Y R K
          3     . . . | k t b y r
          4   . . . . | r k t b y
          5 . . . . . | y r k t b
          floor -
        seat 2     score 9
          1         . | b y r k t
          2       . . | t b y r k
          3     . . . | k t b y R
          4   . . . . | r k t b y
          5 . . . . T | y r k t b
          floor -
        """,
    )
    assert (after.is_over, after.turn, positions.legal(after)) == (True, None, "")
    with pytest.raises(GameIsOver):
        positions.play(after, "1B1")


def test_a6_1_columns_and_colors_do_not_end_the_game() -> None:
    """A full column and a full color earn nothing and end nothing while no row is full."""
    wall = "B.... TB... K.B.. R..B. ....."
    after = positions.tile(positions.seat(wall, lines="- - - - YYYYY", score=10))
    assert (after.phase, after.round, after.scores) == ("deal", 2, (15, 0))
    after = positions.tile(positions.seat(wall, lines="- - - - BBBBB", score=10))
    assert (after.phase, after.round, after.scores) == ("deal", 2, (11, 0))


def test_a6_1_the_grey_wall_waits_for_all_seats() -> None:
    """On the grey wall, too, the seats after the one with the full row finish their tiling before the game ends."""
    full_row = positions.seat("B.RKT ..... ..... ..... .....", "Y - - - -", floor="*", score=5)
    seats = (full_row, positions.seat(lines="- - - KKKK -"))
    before = positions.fill(positions.setup(*seats, turn=1, center={"teal": 1}, options=Options(wall="grey")))
    first = positions.play(before, "CT5", "W2")
    assert (first.phase, first.turn, first.scores) == ("tiling", 1, (9, 0))
    last = positions.play(first, "W5")
    assert (last.phase, last.turn, last.scores) == ("over", None, (11, 1))


@pytest.mark.parametrize(
    ("wall", "lines", "points", "bonus"),
    [
        (".YRKT ..... ..... ..... .....", "B - - - -", 5, 2),
        (".YRKT .BYRK ..... ..... .....", "B TT - - -", 5 + 7, 4),
        (".YRKT .BYRK .TBYR .KTBY .....", "B TT KKK RRRR -", 5 + 7 + 8 + 9, 8),
    ],
)
def test_a6_2_rows(wall: str, lines: str, points: int, bonus: int) -> None:
    """Each full row earns 2 points when the game ends."""
    after = positions.tile(positions.seat(wall, lines, score=20))
    parts = positions.rules(after).outcome(after).parts[0]
    assert parts == {"play": 20 + points, "rows": bonus, "columns": 0, "colors": 0}
    assert after.scores == (20 + points + bonus, 0)


@pytest.mark.parametrize(("options", "bonus"), [({}, 7), ({"column_bonus": 7}, 7), ({"column_bonus": 5}, 5)])
@pytest.mark.parametrize("columns", [1, 2])
def test_a6_3_columns(options: dict[str, int], bonus: int, columns: int) -> None:
    """Each full column earns 7 points, or 5 with that option; the tile of row 1 completes a row of 5 and a column of 5."""
    wall = ".YRKT TB... KT... RK... YR..." if columns == 2 else ".YRKT T.... K.... R.... Y...."
    after = positions.tile(positions.seat(wall, "B - - - -", score=20), **options)
    outcome = positions.rules(after).outcome(after)
    assert outcome.parts[0] == {"play": 30, "rows": 2, "columns": columns * bonus, "colors": 0}
    assert after.scores == outcome.scores == (32 + columns * bonus, 0)


def test_a6_4_colors() -> None:
    """Each color with all five tiles on the wall earns 10 points: red and blue do, teal with four does not."""
    after = positions.tile(positions.seat(".YRKT TB.R. .TB.R R.TB. .R..B", "B - - - -", score=20))
    assert positions.rules(after).outcome(after).parts[0] == {"play": 27, "rows": 2, "columns": 0, "colors": 20}
    assert after.scores == (49, 0)


def test_a6_4_colors_wherever_they_lie() -> None:
    """On the grey wall five blue tiles earn 10 points though they lie on none of their printed spots."""
    board = positions.seat(".B... B.... ...B. ....B YK.RT", "- - - - BBBBB", score=20)
    after = positions.play(positions.tile(board, wall="grey"), "W3")
    assert positions.rules(after).outcome(after).parts[0] == {"play": 25, "rows": 2, "columns": 0, "colors": 10}
    assert after.scores == (37, 0)


@pytest.mark.parametrize(
    ("scores", "rows", "winners"),
    [
        ((30, 31), (2, 1), (1,)),  # points before rows
        ((30, 30), (1, 2), (1,)),  # rows break the tie
        ((30, 30), (1, 1), (0, 1)),  # a shared victory
        ((2, 2, 2), (0, 1, 0), (1,)),
        ((49, 50, 50, 50), (4, 1, 2, 2), (2, 3)),
        ((50, 50, 50, 50), (1, 1, 1, 1), (0, 1, 2, 3)),
    ],
)
def test_a6_5_the_winner(scores: tuple[int, ...], rows: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """Most points win, then most full rows; seats still equal share the victory in equal parts."""
    walls = [" ".join([*positions.PRINTED[:full], *["....."] * (5 - full)]) for full in rows]
    seats = [positions.seat(wall, score=score) for wall, score in zip(walls, scores, strict=True)]
    over = positions.fill(positions.setup(*seats, phase="over", turn=None, marker_in_center=False))
    outcome = positions.rules(over).outcome(over)
    assert (outcome.scores, outcome.winners) == (scores, winners)
    assert outcome.shares == tuple(1 / len(winners) if seat in winners else 0 for seat in range(len(scores)))


def test_a6_5_columns_do_not_break_a_tie() -> None:
    """Only rows break a tie: two equal scores with one row each are a shared victory, whatever else is on the walls."""
    full_column = positions.seat(".YRKT T.... K.... R.... Y....", "B - - - -", score=10)
    row_only = positions.seat(".YRKT ..... ..... ..... .....", "B - - - -", score=23)
    before = positions.fill(positions.setup(full_column, row_only, turn=1, center={"teal": 1}))
    after = positions.play(before, "CT5")
    assert after.scores == (29, 29)
    assert positions.rules(after).outcome(after).winners == (0, 1)
