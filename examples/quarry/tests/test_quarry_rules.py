"""The rules of Quarry, clause by clause; the first example is the one of its page."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from sintra_quarry.rules import Position, Quarry, Take, quarry
from sintra_quarry.yard import EMPTY, SPACES, count_courses, group, is_joined, name_of, open_spaces

from sintra.errors import IllegalDeal, IllegalMove, InvalidState
from sintra.games import generator
from sintra.phrase import Phrase
from sintra.plain import PlainGame, PlainState

Game = PlainGame[Position, Take]
COLORS = {"W": "white", "G": "grey", "B": "brown", "R": "red", ".": None}


def yard_of(*rows: str) -> tuple[str | None, ...]:
    """Read a yard drawn as text."""
    return tuple(COLORS[sign] for row in rows for sign in row)


def laid(game: Game, cart: str, *yards: tuple[str | None, ...], points: tuple[int, ...] = (3, 3)) -> PlainState[Position]:
    """Make a position in which seat 1 acts; what its yards hold need not fit the round."""
    empty = game.new().position
    held = (*yards, *(EMPTY for _ in range(game.players - len(yards))))
    colors = tuple(str(COLORS[sign]) for sign in cart)
    return PlainState(game, replace(empty, phase="take", cart=colors, yards=held, points=points))


B2 = yard_of("....", ".G..", "....", "....")


def test_the_example_of_the_page() -> None:
    """Anna passes over a white stone, lays the second grey one and has four points."""
    game = quarry()
    before = laid(game, "WGGR", B2)
    after = game.play(before, "2b3")
    assert after.scores == (4, 3)
    assert after.position.cart == ("white", "grey", "red")
    assert after.position.yards[0] == yard_of("....", ".G..", ".G..", "....")
    assert game.narrate(before, game.parse_move("2B3"), after) == [
        Phrase("quarry.pays", {"seat": 0, "number": 1}),
        Phrase("quarry.lays", {"seat": 0, "color": "grey", "text": "B3", "points": 2, "score": 4}),
    ]


def test_setup() -> None:
    """Clause 1: 14 stones of each color, empty yards, three points."""
    for players in (2, 3, 4):
        position = quarry(players).new().position
        assert set(position.bag.values()) == {14}
        assert position.yards == (EMPTY,) * players
        assert position.points == (3,) * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cart_has_two_stones_more_than_players(players: int) -> None:
    """Clause 2: one stone for each place, in the order in which they were drawn."""
    game = quarry(players)
    state = game.deal(game.new(), " ".join("WGBRWG"[: players + 2]))
    assert len(state.position.cart) == players + 2
    assert state.position.cart[:4] == ("white", "grey", "brown", "red")
    with pytest.raises(IllegalDeal, match=f"expected {players + 2}"):
        game.deal(game.new(), "W G B")


def test_the_heap_is_poured_into_an_empty_bag() -> None:
    """Clause 2: with four seats the bag is empty before the last round, and the game goes on with the heap."""
    game, rng = quarry(4), generator(1)
    state, poured = game.new(), 0
    while not state.is_over:
        if state.needs_deal:
            heap = sum(state.position.heap.values())
            game.draw(state, rng)
            poured += sum(state.position.heap.values()) < heap
        else:
            game.play_random(state, rng)
    assert poured == 1


def test_everybody_takes_once_and_the_next_begins() -> None:
    """Clauses 3 and 8: after all seats the rest goes to the heap, and the next seat begins the next round."""
    game = quarry(3)
    state = game.deal(game.new(2), "W W G R R")
    turns: list[int | None] = []
    while not state.needs_deal:
        turns.append(state.turn)
        state = game.play(state, game.legal_actions(state)[0])
    assert turns == [2, 0, 1]
    assert (state.round, state.turn, state.position.start) == (2, 0, 0)
    assert state.position.heap == {"white": 0, "grey": 0, "brown": 0, "red": 2}


@pytest.mark.parametrize(("points", "places"), [(0, {1}), (1, {1, 2}), (2, {1, 2, 3}), (9, {1, 2, 3, 4})])
def test_passing_over_costs_points(points: int, places: set[int]) -> None:
    """Clause 4: nobody passes over more stones than there are points."""
    game = quarry()
    state = laid(game, "WGGR", B2, points=(points, 3))
    assert {move.place for move in game.legal_moves(state)} == places


def test_a_stone_touches_another() -> None:
    """Clause 5: the first goes anywhere, others beside a stone, and never on one."""
    assert open_spaces(EMPTY) == tuple(SPACES)
    assert [name_of(space) for space in open_spaces(B2)] == ["B1", "A2", "C2", "B3"]


@pytest.mark.parametrize(
    ("yard", "space", "points"),
    [
        (yard_of("....", ".G..", "....", "...."), "C2", 1),
        (yard_of("..W.", ".W..", "....", "...."), "C2", 3),
        (yard_of(".W..", "W...", "....", "...."), "B2", 3),
        (yard_of("WWWW", "W...", "....", "...."), "B2", 4),
        (yard_of("....", "GG..", "....", "...."), "C2", 1),
    ],
)
def test_a_stone_scores_its_group(yard: tuple[str | None, ...], space: str, points: int) -> None:
    """Clause 6: a point for each stone of the group, four at most."""
    game = quarry()
    assert game.play(laid(game, "WGGR", yard), f"1{space}").scores == (3 + points, 3)


@pytest.mark.parametrize(("side", "points"), [("plain", 1), ("marked", 3)])
def test_marks(side: str, points: int) -> None:
    """Clause 7: white on B1 scores two points more in the marked yard only."""
    game = quarry(yard=side)
    assert game.play(laid(game, "WGGR", EMPTY), "1B1").scores == (3 + points, 3)
    assert game.play(laid(game, "GWGR", EMPTY), "1B1").scores == (4, 3)


@pytest.mark.parametrize("rounds", [12, 8])
def test_the_game_ends_after_its_rounds(rounds: int) -> None:
    """Clause 8: every seat has laid one stone in each round."""
    survey = quarry(3, rounds=rounds).survey(generator(1), 3)
    assert survey.rounds == 3 * rounds
    assert survey.moves == {"take": 9 * rounds}


def test_courses() -> None:
    """Clause 9: a full row or column with four colors counts, with three it does not."""
    assert count_courses(yard_of("WGBR", "GWRB", "BRWG", "RBGW")) == 8
    assert count_courses(yard_of("WGBR", "G...", "B...", "R...")) == 2
    assert count_courses(yard_of("WGBW", "WGBR", "WGB.", "W...")) == 1
    assert count_courses(EMPTY) == 0


def test_courses_count_at_the_end() -> None:
    """Clauses 9 and 10: six points for each course, and the most points win."""
    game = quarry(rounds=8)
    one, other = yard_of("WGBR", "GWR.", "....", "...."), yard_of("WWGG", "WWGG", "....", "....")
    before = laid(game, "RGG", one, other, points=(3, 8))
    last = PlainState(game, replace(before.position, round=8, start=1))
    after = game.play(last, "1A3")
    assert after.is_over
    assert game.outcome(after).parts == ({"play": 4, "courses": 6}, {"play": 8, "courses": 0})
    assert game.outcome(after).winners == (0,)
    assert game.preview(last, game.parse_move("1A3")).points == 7
    told = game.narrate(last, game.parse_move("1A3"), after)
    assert Phrase("quarry.courses", {"seat": 0, "number": 1, "points": 6, "score": 10}) in told
    assert told[-1] == Phrase("quarry.wins", {"seat": 0, "score": 10})


@pytest.mark.parametrize(
    ("move", "reason", "message"),
    [
        ("4B3", "refusal.cart", "there are only 3 stones on the cart"),
        ("1B2", "refusal.taken", "there is a stone on B2 already"),
        ("1D4", "refusal.apart", "D4 touches none of your stones"),
        ("3B3", "refusal.points", "every stone passed over costs a point, and you have 1"),
    ],
)
def test_illegal_moves_have_reasons(move: str, reason: str, message: str) -> None:
    """Each clause that forbids a move is a reason of its own."""
    game = quarry()
    with pytest.raises(IllegalMove) as error:
        game.play(laid(game, "WGG", B2, points=(1, 3)), move)
    assert error.value.reason.key == f"quarry.{reason}"
    assert error.value.message == message


def test_the_text_board() -> None:
    """The board shows the cart and the yards, with small letters for marks."""
    state = laid(quarry(yard="marked"), "WG", B2)
    assert str(state).splitlines() == [
        "quarry, 2 players, yard marked, rounds 12",
        "round 1, take, seat 1 acts",
        "scores 3 3",
        "cart    W G",
        "seat 1  A B C D",
        "     1  . w . .",
        "     2  . G . g",
        "     3  b . . .",
        "     4  . . r .",
        "seat 2  A B C D",
        "     1  . w . .",
        "     2  . . . g",
        "     3  b . . .",
        "     4  . . r .",
    ]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"yards": [[None] * 16]}, "expected 2 yards of 16 spaces"),
    ({"points": [3]}, "the points of 1 seats, expected 2"),
    ({"points": [3, -1]}, "seat 1: -1 points, expected 0 to 3"),
    ({"start": 2}, "start is seat 2, expected 0 to 1"),
    ({"cart": ["white", "grey", "blue", "red"]}, "expected stones of white, grey, brown, red on the cart and in the yards"),
    ({"bag": {"white": 14}}, "expected bag and heap to name white, grey, brown, red"),
    ({"round": 13}, "round 13 in phase take, expected 12 rounds"),
    ({"round": 2}, "seat 0: 0 stones in the yard, expected 1"),
    ({"cart": ["white", "grey", "red"]}, "3 stones on the cart, expected 4"),
    ({"heap": {"white": 1, "grey": 0, "brown": 0, "red": 0}}, "15 white stones in all, expected 14"),
]


@pytest.mark.parametrize(("change", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_impossible_positions_are_rejected(change: dict[str, Any], reason: str) -> None:
    """Everything that the rules cannot reach has its reason."""
    game = quarry()
    position = game.deal(game.new(), "W G B R").setup.to_dict()
    with pytest.raises(InvalidState) as error:
        game.parse_state(json.dumps({**position, **change}))
    assert reason in error.value.reasons


def test_stones_of_a_yard_are_joined() -> None:
    """Clause 5: a yard in two pieces cannot be."""
    assert is_joined(EMPTY)
    assert is_joined(yard_of("WG..", ".B..", "....", "...."))
    assert not is_joined(yard_of("W...", ".B..", "....", "...."))
    assert group(yard_of("WW..", "W.W.", "....", "...."), 0) == {0, 1, 4}


def test_the_rules_are_quick_enough() -> None:
    """Random games take no more than a second for two thousand moves, on any machine of today."""
    game = PlainGame(Quarry)
    assert game.max_length[0] == 24
    assert game.play_out(generator(1), 20) == 480
