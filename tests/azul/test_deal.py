"""Deals of Azul: those that can be drawn are applied, all others are rejected with the reason (A1.6, A5.2, A5.3)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra._random import generator
from sintra.azul.game import Azul
from sintra.azul.move import Deal
from sintra.azul.state import State
from sintra.azul.tiles import from_letters
from sintra.errors import IllegalDeal, StateSyntax
from tests.azul.impossible import three_packed_boards
from tests.azul.positions import pool, read, rules, seat, setup
from tests.azul.walks import every_table, tables, walk

pytestmark = pytest.mark.rules

FIRST = "BBBB YYYY RRRR KKKK TTTT"
GREY = "azul, 2 players, wall grey, column bonus 7"
EMPTY_LINES = "\n".join(f"{row} {'.' * row} | ....." for row in (2, 3, 4, 5))
LAST_TWO_OF_THE_BAG = "round 2, deal, seat 1 acts, seat 1 starts\nbag 2B"


def short(players: int) -> State:
    """Return a position before a deal: five tiles in the bag, five in the lid, and all others on three of the boards."""
    boards = [*three_packed_boards(), *[seat()] * (players - 3)]
    around: dict[str, Any] = {"marker_in_center": False, "bag": pool("BBYYR"), "lid": pool("RKKTT")}
    return State.from_setup(setup(*boards, phase="deal", round=9, **around))


def refusal(state: State, deal: Any) -> str:
    """Return the message with which a deal is rejected, and see that the position stays as it is."""
    before = state.to_bytes()
    with pytest.raises(IllegalDeal) as caught:
        rules(state).deal(state, deal)
    assert state.to_bytes() == before
    return str(caught.value)


def test_a_deal_moves_tiles_from_the_bag_to_the_factories() -> None:
    """The tiles named lie on the factories, the rest in the bag, the marker in the center; the start seat acts."""
    before = Azul(2).new(start=1)
    after = Azul(2).deal(before, "BBYK TTTT YYRR KKKK BBBB").setup
    assert after.factories == tuple(map(from_letters, ("BBYK", "TTTT", "YYRR", "KKKK", "BBBB")))
    assert after.bag == {"blue": 14, "yellow": 17, "red": 18, "black": 15, "teal": 16}
    assert (after.phase, after.turn, after.start, after.marker_in_center) == ("draft", 1, 1, True)
    assert before == Azul(2).new(start=1)


def test_a_deal_may_be_text_or_value() -> None:
    """A deal and its text do the same, in any order and case of letters."""
    game, state = Azul(2), Azul(2).new()
    deal = Deal(("BBYK", "YYYY", "RRRR", "KKKK", "TTTT"))
    assert game.deal(state, deal) == game.deal(state, str(deal)) == game.deal(state, "kbyb yyyy rrrr kkkk tttt")


# What cannot be dealt


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ("BBBB", "1 factories, expected 5"),
        (f"{FIRST} BBBB", "6 factories, expected 5"),
        (Deal(()), "0 factories, expected 5"),
        ("BBB YYYY RRRR KKKK TTTT", "3 tiles on factory 1, expected 4"),
        ("BBBB YYYYY RRRR KKKK TTTT", "5 tiles on factory 2, expected 4"),
        ("BBBB YYYY RRRR KKKK -", "0 tiles on factory 5, expected 4"),
        ("- - - - -", "0 tiles on factory 1, expected 4"),
        (f"{'B' * 100_000} YYYY RRRR KKKK TTTT", "100000 tiles on factory 1, expected 4"),
    ],
    ids=[*"abcdefgh"],
)
def test_a_deal_fills_every_factory_with_four(deal: Deal | str, message: str) -> None:
    """As long as there are tiles, each factory of the table gets four, no more and no less."""
    assert refusal(Azul(2).new(), deal) == message


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ("BBBB BRKT RRRR KKKK TTTT", "1 blue on factory 2, but only 0 can be drawn"),
        ("BBBR KKTT BBRR RRKK KKTT", "2 blue on factory 3, but only 1 can be drawn"),
        ("BBBY BYRR RRRR RRRR RRRR", "1 yellow on factory 2, but only 0 can be drawn"),
    ],
)
def test_a_deal_holds_no_tile_that_lies_elsewhere(deal: str, message: str) -> None:
    """A color runs out in the bag: the deal is rejected where it asks for more."""
    state = read("round 2, deal, seat 1 acts, seat 1 starts\nlid 16B 19Y")
    assert refusal(state, deal) == message


@pytest.mark.parametrize("deal", ["YYRR BBKK TTTT YYYY RRRR", "BYRR BKKT TTTT YYYY RRRR"])
def test_the_bag_is_emptied_before_the_lid(deal: str) -> None:
    """Tiles come from the lid only when the bag has given its last one."""
    message = "factory 1 gets tiles from the lid before the bag is empty of BB"
    assert refusal(read(LAST_TWO_OF_THE_BAG), deal) == message


def test_the_lid_is_not_touched_while_the_bag_has_enough() -> None:
    """A factory that the bag can fill gets nothing from the lid, even if that empties the bag."""
    state = read("round 2, deal, seat 1 acts, seat 1 starts\nbag 4B")
    assert refusal(state, "YYYY BBBB RRRR KKKK TTTT") == "4 yellow on factory 1, but only 0 can be drawn"


def test_the_lid_gives_no_more_than_it_has() -> None:
    """After the lid has been poured in, a color can run out all the same."""
    state = read(f"azul, 3 players, wall grey, column bonus 7\n{LAST_TWO_OF_THE_BAG}")
    message = "4 blue on factory 6, but only 2 can be drawn"
    assert refusal(state, "BBYR BBBB BBBB BBBB BBBB BBBB YYYY") == message


def test_the_lid_is_poured_in_with_the_first_tile_that_is_missing() -> None:
    """With the bag used up in the middle of a factory, all that is left of the lid lies in the bag afterwards."""
    after = Azul(2).deal(read(LAST_TWO_OF_THE_BAG), "BBYR BBBB YYYY RRRR KKTT").setup
    assert after.bag == {"blue": 14, "yellow": 15, "red": 15, "black": 18, "teal": 18}
    assert after.lid == {}


def test_the_lid_stays_when_the_bag_is_just_enough() -> None:
    """A bag emptied by the last tile of a deal is not refilled before the next draw."""
    state = read("round 2, deal, seat 1 acts, seat 1 starts\nbag 4B 4Y 4R 4K 4T")
    after = Azul(2).deal(state, FIRST).setup
    assert after.bag == {}
    assert after.lid == {"blue": 16, "yellow": 16, "red": 16, "black": 16, "teal": 16}


@pytest.mark.parametrize(
    "drawing",
    [
        "center *\nfactory 1 BBBB",
        f"{GREY}\nround 2, tiling, seat 1 acts, seat 1 starts\nseat 1 score 0\n1 B|.....\n{EMPTY_LINES}\nfloor *",
        "azul, 2 players, wall coloured, column bonus 7, at most 1 rounds\nround 1, over, seat 1 starts",
    ],
    ids=["draft", "tiling", "over"],
)
def test_a_deal_is_refused_when_none_is_due(drawing: str) -> None:
    """Tiles are dealt between rounds only; nobody can even ask for a random deal in the middle of one."""
    state = read(drawing)
    message = f"no deal is due in phase {state.phase}"
    assert refusal(state, FIRST) == message
    with pytest.raises(IllegalDeal, match=message):
        rules(state).random_deal(state, generator(1))


@pytest.mark.parametrize("deal", [FIRST, f"{FIRST} BBBB YYYY", f"{FIRST} BBBB YYYY RRRR KKKK"])
def test_a_deal_for_another_table_is_refused(deal: str) -> None:
    """A position of three seats given to a game of two is rejected before any tile is moved."""
    state = Azul(3).new()
    with pytest.raises(StateSyntax, match="the position is one of 3 players"):
        Azul(2).deal(state, deal)
    with pytest.raises(StateSyntax, match="the position is one of 3 players"):
        Azul(2).random_deal(state, generator(1))
    assert state == Azul(3).new()


# Too few tiles


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("deal", ["BBYY RRKK TT", "BBYR YKKT RT", "BYYR BTTK RK"])
def test_a_short_deal_leaves_the_last_factories_short(players: int, deal: str) -> None:
    """Bag and lid give what they have; the factories at the end stay short or empty."""
    state = short(players)
    deal += " -" * (2 * players - 2)
    after = rules(state).deal(state, deal).setup
    assert after.factories == tuple(map(from_letters, deal.split()))
    assert (after.bag, after.lid, after.phase) == ({}, {}, "draft")


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ("BBYY RRKK T -", "1 tiles on factory 3, expected 2"),
        ("BBYY RRKK TTT -", "3 tiles on factory 3, expected 2"),
        ("BBYY RRKK - TT", "0 tiles on factory 3, expected 2"),
        ("BBYY RRKK TT T", "1 tiles on factory 4, expected 0"),
        ("BBYY RRK KTT -", "3 tiles on factory 2, expected 4"),
        ("BBYR RKKT TY -", "factory 2 gets tiles from the lid before the bag is empty of Y"),
        ("BBBY YRRK KT -", "3 blue on factory 1, but only 2 can be drawn"),
        ("BBYY RRRK KT -", "3 red on factory 2, but only 2 can be drawn"),
        ("BBYY RRKK KT -", "1 black on factory 3, but only 0 can be drawn"),
    ],
)
def test_a_short_deal_still_deals_all_there_is(players: int, deal: str, message: str) -> None:
    """In a short round too every tile that is there is dealt, in order, and no other."""
    assert refusal(short(players), deal + " -" * (2 * players - 3)) == message


@pytest.mark.parametrize("players", [3, 4])
def test_a_short_round_can_be_played_to_the_end(players: int, scaled: Callable[[int], int]) -> None:
    """From a position with few tiles, random deals are accepted and every game ends."""
    for seed in range(scaled(10)):
        *_, last = walk(Azul(players), short(players), seed)
        assert last.is_over


# Random deals


@every_table
def test_random_deals_are_accepted(players: int, wall: str, scaled: Callable[[int], int]) -> None:
    """Along random games, what `random_deal` draws is accepted, as value and as text, and is what `draw` would do."""
    game = Azul(players, wall=wall)
    for seed in range(scaled(20)):
        for state in walk(game, game.new(), seed):
            if state.needs_deal:
                before = state.to_bytes()
                deal = game.random_deal(state, generator(seed))
                assert state.to_bytes() == before
                drawn = state.copy()
                game.draw(drawn, generator(seed))
                assert game.deal(state, deal) == game.deal(state, str(deal)) == drawn


@given(game=tables(), seed=st.integers(0, 2**32))
def test_a_changed_deal_is_refused_or_another_deal(game: Azul, seed: int) -> None:
    """A deal with one tile changed is rejected, or deals exactly what it says; nothing else can happen."""
    choose = random.Random(seed)
    state = choose.choice([state for state in walk(game, game.new(), seed) if state.needs_deal])
    words = [word.strip("-") for word in game.random_deal(state, generator(seed)).factories]
    index = choose.randrange(len(words))
    words[index] = choose.choice([*"BYRKT", ""]) + words[index][1:]
    deal = game.parse_deal(" ".join(word or "-" for word in words))
    try:
        after = game.deal(state, deal)
    except IllegalDeal:
        return
    assert after.setup.factories == tuple(map(from_letters, deal.factories))
    assert game.parse_state(after.to_json()) == after
