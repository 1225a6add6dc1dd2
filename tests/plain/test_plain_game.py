"""A game in plain Python: whatever the protocol promises follows from its rules."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import numpy as np
import pytest

from sintra._random import generator
from sintra.errors import GameIsOver, IllegalDeal, IllegalMove, InvalidState, MoveSyntax, OptionError, StateSyntax
from sintra.game import Preview
from sintra.phrase import Phrase
from sintra.plain import PlainDeal, PlainGame
from tests.plain.pebbles import Pass, Pebbles, Take, pebbles

GAME: Any = pebbles()


def dealt(text: str = "DDL") -> Any:
    """Return a new game after a deal."""
    return GAME.deal(GAME.new(), text)


def finished() -> Any:
    """Return a game that is over."""
    state = GAME.new()
    for _ in range(4):
        state = GAME.play(GAME.deal(state, GAME.random_deal(state, generator(1))), "pass")
    return state


# Options and seats


def test_options_are_those_of_the_facts() -> None:
    """Options that are not given have their defaults, and the game says all of them."""
    assert GAME.options == {"rounds": 4, "tint": "warm"}
    assert pebbles(3, rounds=np.int64(6)).options == {"rounds": 6, "tint": "warm"}
    assert repr(pebbles(3, rounds=6)) == "PlainGame(Pebbles, players=3, rounds=6, tint='warm')"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": 1}, "option 'colour' does not exist; there are rounds, tint"),
        ({"rounds": 5}, "rounds is 5, expected 4 or 6"),
        ({"rounds": True}, "rounds is True, expected 4 or 6"),
        ({"rounds": "4"}, "rounds is '4', expected 4 or 6"),
        ({"tint": None}, "tint is None, expected warm or cold"),
    ],
)
def test_other_options_are_rejected(options: dict[str, Any], message: str) -> None:
    """An option or value that the facts do not list is rejected with those they do."""
    with pytest.raises(OptionError) as error:
        pebbles(2, **options)
    assert str(error.value) == message


@pytest.mark.parametrize("players", [1, 4, True, "2", None, 2.5])
def test_other_numbers_of_seats_are_rejected(players: Any) -> None:
    """The facts say how many may play."""
    with pytest.raises(OptionError, match="players, expected 2 or 3"):
        pebbles(players)


def test_a_game_begins_with_any_of_its_seats() -> None:
    """The seat that begins is one of the table, and a number."""
    assert GAME.new(1).turn == GAME.new(np.int64(1)).turn == 1
    for start in (2, -1, True, "0"):
        with pytest.raises(OptionError, match="expected 0 to 1"):
            GAME.new(start)


# Moves and actions


def test_actions_follow_the_list_of_moves() -> None:
    """Move, action and text mean the same, and the kinds are the classes of moves."""
    assert GAME.num_actions == GAME.max_legal == 3
    assert GAME.kinds == ("take", "pass")
    assert [str(GAME.move(action)) for action in range(3)] == ["TD", "TL", "pass"]
    assert GAME.action(Take("light")) == 1
    assert GAME.parse_move(" tl ") == Take("light")
    assert GAME.parse_move("PASS") == Pass()


def test_what_is_not_a_move_is_rejected() -> None:
    """Texts, numbers and values that are not moves raise MoveSyntax with what would be right."""
    with pytest.raises(MoveSyntax, match="'TX' is not a move of pebbles, expected one such as TD"):
        GAME.parse_move("TX")
    for wrong in (3, -1, True, 1.5, None, {"no": "move"}):
        with pytest.raises(MoveSyntax, match="is not an action, expected 0 to 2"):
            GAME.play(dealt(), wrong)
    for wrong in (0, {"no": "move"}, None):
        with pytest.raises(MoveSyntax, match="is not a move of PlainGame"):
            GAME.action(wrong)


def test_legal_actions_rise_whatever_the_rules_list_first() -> None:
    """The order of the rules does not matter, and the cached list cannot be modified from outside."""
    state = dealt("LLL")
    assert GAME.legal_actions(state) == [1, 2]
    GAME.legal_actions(state).clear()
    assert GAME.legal_moves(state) == (Take("light"), Pass())
    out = np.zeros(3, np.int32)
    assert out[: GAME.legal_into(state, out)].tolist() == [1, 2]
    assert GAME.legal_actions(GAME.new()) == GAME.legal_actions(finished()) == []


def test_a_move_comes_as_move_text_or_action() -> None:
    """All three paths lead to the same position, and the one before stays."""
    state = dealt()
    before = state.to_bytes()
    after = GAME.play(state, Take("dark"))
    assert after == GAME.play(state, "td") == GAME.play(state, 0) == GAME.play(state, np.int32(0))
    assert after.scores == (2, 0)
    assert state.to_bytes() == before


def test_illegal_moves_have_a_reason() -> None:
    """Where the rules give no reason, a general one says what is the matter."""
    for state, key, message in (
        (dealt("LLL"), "not_legal", "illegal move TD: TD is not legal here"),
        (GAME.new(), "deal_due", "illegal move TD: the tiles must be dealt first"),
        (finished(), "over", "illegal move TD: the game is over"),
    ):
        with pytest.raises(IllegalMove) as error:
            GAME.play(state, "TD")
        assert error.value.reason.key == f"pebbles.refusal.{key}"
        assert str(error.value) == message
        assert isinstance(error.value, GameIsOver) == state.is_over


def test_previews_compare_points() -> None:
    """A move is worth what it changes the points by, as gain or cost."""
    assert GAME.previews(dealt()) == [(Take("dark"), Preview(2)), (Take("light"), Preview(1)), (Pass(), Preview(cost=1))]
    assert GAME.preview_rows(dealt())[2] == (2, 0, 1, 0, 0, 0, 0)
    assert GAME.previews(GAME.new()) == []


# Deals


def test_a_deal_takes_tiles_from_the_bag() -> None:
    """Letters come in any order and case; what is drawn is no longer in the bag."""
    state = GAME.deal(GAME.new(), "ldd")
    assert state.position.lying == ("dark", "dark", "light")
    assert state.position.bag == {"dark": 3, "light": 4}
    assert str(GAME.parse_deal("ldd")) == "DDL"
    assert GAME.deal_of([["light", "dark"], []]) == PlainDeal(("DL", "-"))


def test_the_reserve_is_poured_when_the_bag_is_empty() -> None:
    """The bag is drawn to its last tile, then what was spent comes back."""
    state = pebbles(rounds=6).new()
    game = state.game
    for text in ("DDD", "LLL", "DDL"):
        state = game.play(game.deal(state, text), "pass")
    assert state.position.bag == {"dark": 0, "light": 1}
    assert game.draws(state).reserve == {"dark": 5, "light": 4}
    with pytest.raises(IllegalDeal, match="the heap gets tiles of the reserve before the bag is empty"):
        game.deal(state, "DDD")
    state = game.deal(state, "DDL")
    assert (state.position.bag, state.position.reserve) == ({"dark": 3, "light": 4}, {"dark": 0, "light": 0})


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ("DD", "2 tiles for the heap, expected 3"),
        ("DDD D", "2 groups of tiles, expected 1"),
        ("-", "0 tiles for the heap, expected 3"),
    ],
)
def test_deals_that_cannot_be_are_rejected(deal: str, message: str) -> None:
    """The message says what is drawn instead."""
    with pytest.raises(IllegalDeal, match=message):
        GAME.deal(GAME.new(), deal)


def test_no_tile_is_drawn_that_is_not_there() -> None:
    """A color is drawn as often as the bag has it."""
    state = GAME.play(GAME.deal(GAME.new(), "DDD"), "pass")
    with pytest.raises(IllegalDeal, match="3 dark for the heap, but only 2 can be drawn"):
        GAME.deal(state, "DDD")


def test_texts_that_are_no_deals_are_rejected() -> None:
    """The message shows the word and the letters that there are."""
    with pytest.raises(ValueError, match=r"'DX' is not a group of tiles: a deal lists .* each as letters D, L, or - for none"):
        GAME.parse_deal("DX")
    with pytest.raises(ValueError, match="the text is empty"):
        GAME.parse_deal(" ")
    with pytest.raises(ValueError, match="expected groups of letters"):
        GAME.deal(GAME.new(), PlainDeal(("DX",)))


def test_no_deal_where_none_is_due() -> None:
    """Neither the checked path nor random dealing deals twice."""
    with pytest.raises(IllegalDeal, match="no deal is due in phase take"):
        GAME.deal(dealt(), "DDL")
    with pytest.raises(IllegalDeal, match="no deal is due in phase take"):
        GAME.random_deal(dealt(), generator(1))


def test_random_deals_are_fair() -> None:
    """Every tile of the bag is drawn equally often, and equal seeds draw equally."""
    rng = generator(5)
    drawn = "".join(str(GAME.random_deal(GAME.new(), rng)) for _ in range(2000))
    assert abs(drawn.count("D") - 3000) < 200
    assert GAME.random_deal(GAME.new(), generator(3)) == GAME.random_deal(GAME.new(), generator(3))


# Positions


def test_positions_round_trip() -> None:
    """JSON, bytes, repr, pickle and copies lead back to an equal position."""
    for state in (GAME.new(1), dealt(), GAME.play(dealt(), "TL"), finished()):
        assert GAME.parse_state(state.to_json()) == state
        assert GAME.state_from_bytes(state.to_bytes()) == state
        assert eval(repr(state), {"PlainGame": PlainGame, "Pebbles": Pebbles}) == state  # noqa: S307 - what it is for
        assert pickle.loads(pickle.dumps(state)) == copy.deepcopy(state) == copy.copy(state) == state  # noqa: S301 - our own
        assert len({state, pickle.loads(pickle.dumps(state))}) == 1  # noqa: S301 - our own
    assert dealt() != pebbles(rounds=6).deal(pebbles(rounds=6).new(), "DDL")


def test_a_setup_shows_the_position() -> None:
    """A position in plain words has its game, its options and the fields of the position, and can be copied."""
    setup = dealt().setup
    assert (setup.game, setup.players, setup.turn, setup.lying) == ("pebbles", 2, 0, ("dark", "dark", "light"))
    assert setup.to_dict()["seats"] == [{"score": 0, "has_passed": False}] * 2
    assert copy.copy(setup) == copy.deepcopy(setup) == pickle.loads(pickle.dumps(setup)) == setup == setup.copy()  # noqa: S301 - our own
    with pytest.raises(AttributeError):
        _ = setup.nothing


def test_the_fast_door_changes_the_state_it_is_given() -> None:
    """Copies stay unchanged, and the cache of legal actions is invalidated."""
    state = dealt()
    twin = state.copy()
    assert GAME.legal_actions(state) == [0, 1, 2]
    GAME.apply(state, 1)
    assert state == GAME.play(twin, 1)
    assert GAME.legal_actions(state) == []
    GAME.draw(state, generator(1))
    assert state.phase == "take"
    assert twin.scores == (0, 0)


def test_a_position_of_another_game_is_rejected() -> None:
    """Seats and options must be those of the game that is asked."""
    other = pebbles(rounds=6)
    with pytest.raises(StateSyntax, match=r"not of PlainGame\(Pebbles, players=2, rounds=4"):
        GAME.play(other.new(), 0)
    with pytest.raises(StateSyntax, match=r"not of PlainGame\(Pebbles, players=2, rounds=4"):
        GAME.parse_state(other.new().to_json())


DAMAGE: list[tuple[dict[str, Any], str]] = [
    ({"phase": "draft"}, "phase is 'draft', expected one of deal, take, over"),
    ({"round": "1"}, "round is '1', expected a whole number"),
    ({"last": 7}, "last is 7, expected a text"),
    ({"lying": "DDL"}, "lying is 'DDL', expected a list"),
    ({"pair": [7]}, r"pair is \[7\], expected a list of 2"),
    ({"pair": [7, 1]}, r"pair\[1\] is 1, expected true or false"),
    ({"bag": []}, r"bag is \[\], expected an object"),
    ({"bag": {"dark": None}}, "bag.dark is None, expected a whole number"),
    ({"seats": [{"score": 1}]}, r"seats\[0\] lacks has_passed; expected score, has_passed"),
    ({"color": "red"}, "the position has unknown 'color'"),
    ({"game": "chess"}, "'game': 'chess'"),
    ({"players": 3}, "'players': 3"),
    ({"options": {"rounds": 5}}, "options: rounds is 5, expected 4 or 6"),
]


@pytest.mark.parametrize(("change", "message"), DAMAGE, ids=[message for _, message in DAMAGE])
def test_json_is_read_strictly(change: dict[str, Any], message: str) -> None:
    """Every entry of the wrong kind is rejected with its place and what would be right."""
    with pytest.raises(StateSyntax, match=message):
        GAME.parse_state(json.dumps({**dealt().setup.to_dict(), **change}))


def test_what_is_not_a_position_is_rejected() -> None:
    """Text boards, other JSON and other bytes raise StateSyntax."""
    for text in ("", "pebbles, 2 players", "{", "{}", '{"game": "pebbles"}'):
        with pytest.raises(StateSyntax):
            GAME.parse_state(text)
    for data in (b"\xff", b"{}", dealt().to_json().encode()):
        with pytest.raises(StateSyntax):
            GAME.state_from_bytes(data)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"round": 0}, "round 0, expected 1 or more"),
        ({"turn": 2}, "turn is seat 2, expected 0 to 1"),
        ({"turn": None}, "turn is seat None, expected 0 to 1"),
        ({"phase": "over"}, "turn is seat 0, expected none when the game is over"),
        ({"seats": []}, "0 seats, expected 2"),
    ],
)
def test_impossible_positions_are_rejected(change: dict[str, Any], reason: str) -> None:
    """What all games have in common is checked, then what the rules know."""
    with pytest.raises(InvalidState) as error:
        GAME.parse_state(json.dumps({**dealt().setup.to_dict(), **change}))
    assert error.value.reasons == (reason,)


# Whole games


def test_random_games_end() -> None:
    """A survey adds up whole games; the number of moves is what playing out returns."""
    survey = GAME.survey(generator(1), 50)
    assert survey.games == 50
    assert survey.rounds == sum(survey.moves.values()) == 200 == GAME.play_out(generator(1), 50)
    assert survey.legal["take"] >= 2 * survey.moves["take"]
    state = GAME.new()
    GAME.draw(state, generator(1))
    GAME.play_random(state, generator(1))
    assert state.needs_deal


def test_an_outcome_has_winners_and_parts() -> None:
    """Those with most points win, and all points come from play unless the rules say more."""
    outcome = GAME.outcome(finished())
    assert outcome.scores == (-2, -2)
    assert outcome.winners == (0, 1)
    assert outcome.parts == ({"play": -2}, {"play": -2})
    with pytest.raises(ValueError, match="the game goes on: phase take"):
        GAME.outcome(dealt())


def test_learners_see_what_the_rules_show() -> None:
    """A position is shown to each seat as the rules have it, always in as many numbers."""
    state = GAME.play(dealt(), "TD")
    assert GAME.observation_size == 3
    assert [list(GAME.observe(state, seat)) for seat in (0, 1)] == [[2, 2, 0], [2, 0, 2]]


# Telling


def test_a_position_is_told_in_general_words() -> None:
    """Round and turn, points, then the lines of the board."""
    first, scores, *lines = GAME.describe(dealt())
    assert first == Phrase("pebbles.at_turn", {"round": 1, "seat": 0})
    assert scores == Phrase("pebbles.scores", {"scores": ((0, 0), (1, 0))})
    assert Phrase("pebbles.line", {"text": "last None"}) in lines
    assert GAME.describe(GAME.new(1))[0] == Phrase("pebbles.at_deal", {"round": 1, "seat": 1})
    over = GAME.describe(finished())
    assert over[:2] == [Phrase("pebbles.at_over", {"round": 4}), Phrase("pebbles.share", {"seats": (0, 1), "score": -2})]


def test_moves_and_deals_are_told_in_general_words() -> None:
    """Who plays what, whose points change, what was dealt, and at the end who wins."""
    new, state = GAME.new(), dealt()
    assert GAME.narrate_deal(new, GAME.parse_deal("DDL"), state) == [
        Phrase("pebbles.round", {"round": 1, "seat": 0}),
        Phrase("pebbles.dealt", {"pool": (("dark", 2), ("light", 1))}),
    ]
    assert GAME.narrate(state, Take("dark"), GAME.play(state, "TD")) == [
        Phrase("pebbles.plays", {"seat": 0, "text": "TD"}),
        Phrase("pebbles.points", {"seat": 0, "points": 2, "score": 2}),
    ]
    last = GAME.play(state, "TD")
    for text in ("DDL", "LLL", "DDL"):
        before = GAME.deal(last, text if text != "LLL" or last.position.bag["light"] > 2 else "DLL")
        last = GAME.play(before, "pass")
    assert GAME.narrate(before, Pass(), last)[-1] == Phrase("pebbles.wins", {"seat": 0, "score": 1})


def test_a_board_says_what_is_played() -> None:
    """The text of a position has its head, the points and the fields."""
    assert str(dealt()).splitlines()[:4] == [
        "pebbles, 2 players, rounds 4, tint warm",
        "round 1, take, seat 1 acts",
        "scores 0 0",
        "bag {'dark': 3, 'light': 4}",
    ]
