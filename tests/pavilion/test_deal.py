"""Deals and refills of Summer Pavilion: what can be drawn is applied, all else is rejected with the reason (P8, P10)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sintra._random import generator
from sintra.errors import IllegalDeal, StateSyntax
from sintra.pavilion.game import Pavilion
from sintra.pavilion.move import Deal
from sintra.pavilion.state import State
from sintra.pavilion.tiles import from_letters, total
from tests.pavilion import positions
from tests.pavilion.positions import at, crowded, pool, rules, seat
from tests.pavilion.walks import every_table, tables, walk

pytestmark = pytest.mark.rules

SUPPLY = "PPGGOOYYBR"
FACTORIES = "PPPP GGGG OOOO YYYY BBBB"
FIRST = f"{SUPPLY} / {FACTORIES}"
WINDOW = seat("O5", hand="6O")


def gaps(**around: Any) -> State:
    """Return a position before a refill of three tiles."""
    before = at("place", WINDOW, seat(), supply="PPPGOOYYBR", **around)
    return positions.play(before, "O6", "+P", "+P", "+P")


def short() -> State:
    """Return a position of four seats before a deal: seven on the supply, five in the tower, all others on the boards."""
    return at("deal", *crowded(pool("7P 2G 3R")), round=3, supply="7P", tower="2G 3R")


def refusal(state: State, deal: Any) -> str:
    """Return the message with which a deal is rejected, and see that the position stays as it is."""
    before = state.to_bytes()
    with pytest.raises(IllegalDeal) as caught:
        rules(state).deal(state, deal)
    assert state.to_bytes() == before
    return str(caught.value)


def test_a_deal_moves_tiles_from_the_bag() -> None:
    """The tiles named lie on supply and factories, the rest in the bag, the stone in the center; the start seat acts."""
    before = Pavilion(2).new(start=1)
    after = Pavilion(2).deal(before, FIRST).setup
    assert after.supply == pool(SUPPLY)
    assert after.factories == tuple(map(from_letters, FACTORIES.split()))
    assert after.bag == pool("16P 16G 16O 16Y 17B 21R")
    assert (after.phase, after.turn, after.start, after.stone_in_center) == ("draft", 1, 1, True)
    assert before == Pavilion(2).new(start=1)


def test_a_deal_may_be_text_or_value() -> None:
    """A deal and its text do the same, in any order and case of letters; so does a refill."""
    game, state = Pavilion(2), Pavilion(2).new()
    deal = Deal(SUPPLY, tuple(FACTORIES.split()))
    assert (
        game.deal(state, deal) == game.deal(state, str(deal)) == game.deal(state, f"{SUPPLY[::-1].lower()}/{FACTORIES.lower()}")
    )
    assert game.deal(gaps(), Deal("GRR")) == game.deal(gaps(), "rgr")


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        (f"{SUPPLY} / PPPP GGGG OOOO YYYY", "4 factories, expected 5 in phase deal"),
        (f"{SUPPLY} / {FACTORIES} RRRR", "6 factories, expected 5 in phase deal"),
        (SUPPLY, "0 factories, expected 5 in phase deal"),
        (f"PPGGOOYYB / {FACTORIES}", "9 tiles on the supply, expected 10"),
        (f"{SUPPLY}R / {FACTORIES}", "11 tiles on the supply, expected 10"),
        (f"- / {FACTORIES}", "0 tiles on the supply, expected 10"),
        (f"{SUPPLY} / PPPP GGG OOOO YYYY BBBB", "3 tiles on factory 2, expected 4"),
        (f"{SUPPLY} / PPPP GGGGG OOOO YYYY BBBB", "5 tiles on factory 2, expected 4"),
        (f"{SUPPLY} / PPPP GGGG OOOO YYYY -", "0 tiles on factory 5, expected 4"),
        (f"{'P' * 100_000} / {FACTORIES}", "100000 tiles on the supply, expected 10"),
    ],
    ids=[*"abcdefghij"],
)
def test_a_deal_fills_everything(deal: str, message: str) -> None:
    """As long as there are tiles, the supply gets what it lacks and each factory of the table four, no more and no less."""
    assert refusal(Pavilion(2).new(), deal) == message


@pytest.mark.parametrize(
    ("refill", "message"),
    [
        ("RR", "2 tiles on the supply, expected 3"),
        ("RRRR", "4 tiles on the supply, expected 3"),
        ("-", "0 tiles on the supply, expected 3"),
        (f"RRR / {FACTORIES}", "5 factories, expected 0 in phase refill"),
        ("RRR / -", "1 factories, expected 0 in phase refill"),
    ],
)
def test_a_refill_fills_the_gaps_alone(refill: str, message: str) -> None:
    """Between two turns the gaps of the supply are filled, and no factory."""
    assert refusal(gaps(), refill) == message


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ("- / RRRR RGGG OOOO YYYY BBBB", "1 red on factory 2, but only 0 can be drawn"),
        ("- / RRRG GRRR OOOO YYYY BBBB", "3 red on factory 2, but only 1 can be drawn"),
        ("- / OOOO YYYY BBBB PPPP RRRR", None),
    ],
)
def test_a_deal_holds_no_tile_that_lies_elsewhere(deal: str, message: str | None) -> None:
    """A color runs out in the bag: the deal is rejected where it asks for more."""
    state = at("deal", round=2, tower="17R")
    if message is None:
        assert rules(state).deal(state, deal).phase == "draft"
    else:
        assert refusal(state, deal) == message


@pytest.mark.parametrize("supply", ["GGG", "GGB", "GOR"])
def test_the_bag_is_emptied_before_the_tower(supply: str) -> None:
    """Tiles come from the tower only when the bag has given its last one."""
    state = gaps(bag="RR", tower="5G 5B 5O")
    assert refusal(state, supply) == "the supply gets tiles from the tower before the bag is empty of RR"


def test_the_tower_is_not_touched_while_the_bag_has_enough() -> None:
    """A supply that the bag can fill gets nothing from the tower, even if that empties the bag."""
    assert refusal(gaps(bag="RRR", tower="5G"), "GRR") == "1 green on the supply, but only 0 can be drawn"


def test_the_tower_gives_no_more_than_it_has() -> None:
    """After the tower has been poured in, a color can run out all the same."""
    assert refusal(gaps(bag="R", tower="1G 5B"), "GGR") == "2 green on the supply, but only 1 can be drawn"


def test_the_tower_stays_when_the_bag_is_just_enough() -> None:
    """A bag emptied by the last tile of a deal is not refilled before the next draw."""
    state = at("deal", round=2, bag="4P 4G 4O 4Y 4B")
    after = rules(state).deal(state, f"- / {FACTORIES}").setup
    assert after.bag == {}
    assert after.tower == pool("16P 16G 16O 16Y 17B 21R")


@pytest.mark.parametrize(
    "state",
    [
        at("draft", factories="PPPP"),
        at("place"),
        at("bonus", seat("O56"), bonus_due=3),
        at("discard", seat(hand="R", passed=True)),
        at("over", seat(passed=True), seat(passed=True), round=6),
    ],
    ids=lambda state: state.phase,
)
def test_a_deal_is_refused_when_none_is_due(state: State) -> None:
    """Tiles are drawn between rounds and turns only; nobody can even ask for a random deal in the middle of one."""
    message = f"no deal is due in phase {state.phase}"
    assert refusal(state, FIRST) == refusal(state, "R") == message
    for ask in (lambda: rules(state).random_deal(state, generator(1)), lambda: rules(state).draws(state)):
        with pytest.raises(IllegalDeal) as caught:
            ask()
        assert str(caught.value) == message


@pytest.mark.parametrize("other", [Pavilion(3), Pavilion(2, side="grey"), Pavilion(2, joker_order="reverse_side")], ids=repr)
def test_a_deal_for_another_table_is_refused(other: Pavilion) -> None:
    """A position of another table is rejected before any tile is moved."""
    state = other.new()
    with pytest.raises(StateSyntax, match="the position is one of"):
        Pavilion(2).deal(state, FIRST)
    with pytest.raises(StateSyntax, match="the position is one of"):
        Pavilion(2).random_deal(state, generator(1))
    assert state == other.new()


def test_what_is_to_be_drawn() -> None:
    """A deal draws for the supply and then for each factory, a refill for the supply alone; the bag first, then the tower."""
    due = Pavilion(2).draws(Pavilion(2).new())
    assert due.groups == (("the supply", 10), *((f"factory {number}", 4) for number in range(1, 6)))
    state = gaps(bag="RR", tower="5G 5B 5O")
    refill = rules(state).draws(state)
    assert (refill.groups, refill.bag, refill.reserve) == ((("the supply", 3),), pool("2R"), pool("5G 10O 5B"))
    assert Pavilion(2).deal_of([["red", "green", "red"]]) == Deal("GRR")
    assert Pavilion(2).deal_of([[], ["red"], []]) == Deal("-", ("R", "-"))


# Too few tiles


@pytest.mark.parametrize("deal", ["GGR / RR", "GRR / GR", "RRR / GG"])
def test_a_short_deal_leaves_the_last_factories_short(deal: str) -> None:
    """Bag and tower give what they have: the supply first, then the factories; the last ones stay short or empty."""
    after = rules(short()).deal(short(), deal + " -" * 8).setup
    supply, factory = deal.split(" / ")
    assert after.supply == total(pool("7P"), pool(supply))
    assert after.factories == (from_letters(factory), *[{}] * 8)
    assert (after.bag, after.tower, after.phase) == ({}, {}, "draft")


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ("GG / RRR -", "2 tiles on the supply, expected 3"),
        ("GGR / R R", "1 tiles on factory 1, expected 2"),
        ("GGR / - RR", "0 tiles on factory 1, expected 2"),
        ("GGR / RR R", "1 tiles on factory 2, expected 0"),
        ("GGG / RR -", "3 green on the supply, but only 2 can be drawn"),
        ("GGR / RP -", "1 purple on factory 1, but only 0 can be drawn"),
    ],
)
def test_a_short_deal_still_deals_all_there_is(deal: str, message: str) -> None:
    """In a short round too every tile that is there is dealt, in order, and no other."""
    assert refusal(short(), deal + " -" * 7) == message


def test_a_short_round_can_be_played_to_the_end(scaled: Callable[[int], int]) -> None:
    """From a position with few tiles, random deals are accepted and every game ends."""
    for seed in range(scaled(10)):
        *_, last = walk(Pavilion(4), short(), seed)
        assert last.is_over


# Random deals


@every_table
def test_random_deals_are_accepted(players: int, side: str, scaled: Callable[[int], int]) -> None:
    """Along random games, what `random_deal` draws is accepted, as value and as text, and is what `draw` would do."""
    game = Pavilion(players, side=side)
    for seed in range(scaled(10)):
        for state in walk(game, game.new(), seed):
            if state.needs_deal:
                before = state.to_bytes()
                deal = game.random_deal(state, generator(seed))
                assert state.to_bytes() == before
                drawn = state.copy()
                game.draw(drawn, generator(seed))
                assert game.deal(state, deal) == game.deal(state, str(deal)) == drawn


@given(game=tables(), seed=st.integers(0, 2**32))
def test_a_changed_deal_is_refused_or_another_deal(game: Pavilion, seed: int) -> None:
    """A deal with one tile changed is rejected, or deals exactly what it says; nothing else can happen."""
    choose = random.Random(seed)
    state = choose.choice([state for state in walk(game, game.new(), seed) if state.needs_deal])
    found = game.random_deal(state, generator(seed))
    words = [word.strip("-") for word in (found.supply, *found.factories)]
    index = choose.randrange(len(words))
    words[index] = choose.choice([*"PGOYBR", ""]) + words[index][1:]
    supply, *factories = (word or "-" for word in words)
    deal = game.parse_deal(supply + (f" / {' '.join(factories)}" if factories else ""))
    try:
        after = game.deal(state, deal)
    except IllegalDeal:
        return
    assert after.setup.supply == total(state.setup.supply, from_letters(deal.supply) or {})
    assert not factories or after.setup.factories == tuple(map(from_letters, deal.factories))
    assert game.parse_state(after.to_json()) == after
