"""The examples of the rule books, as collected in tests/data/vectors.json, played by the engine.

A vector is a part of a position and what must come of it. There is one runner for each kind of vector; it puts the part into a
whole position and plays. Vectors name stars by their colors or places and spaces by their numbers or directions.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from sintra.pavilion.game import Pavilion
from sintra.pavilion.geometry import DIRECTIONS, FEATURES, STARS
from sintra.pavilion.move import Place
from sintra.pavilion.state import State
from sintra.pavilion.tiles import COLOR, COLORS, LETTER, counts
from tests.pavilion import positions
from tests.pavilion.positions import FULL, NAMED, grey, in_hand, last_pass, seat

pytestmark = pytest.mark.rules

FILE = Path(__file__).parent.parent / "data" / "vectors.json"
Vector = dict[str, Any]
VECTORS: dict[str, Vector] = {
    vector["id"]: vector
    for vector in json.loads(FILE.read_text(encoding="utf-8"))
    if vector["id"].startswith(("S-", "V-"))  # Summer Pavilion, and its variant on the grey side
}
PLENTY = " ".join(f"6{letter}" for letter in LETTER.values())  # a hand that can pay for anything
STAR = {**LETTER, "centre": "C"}


# From parts to positions


def order(joker: str) -> list[str]:
    """Return a joker order that begins with a color, so that it is the joker of round 1."""
    return [joker, *(color for color in COLORS if color != joker)]


def text(pool: dict[str, int]) -> str:
    """Write a pool of a vector, whose colors stand in any order."""
    return counts({color: pool[color] for color in COLORS if color in pool})


def words(stars: dict[str, Any]) -> str:
    """Write the covered spaces of the coloured side; where the center star's colors are not given, they all differ."""
    found: list[str] = []
    for star, numbers in stars.items():
        colors = iter(COLORS)
        for number in numbers:
            color = LETTER[numbers[number] if isinstance(numbers, dict) else next(colors)]
            found.append(f"{STAR[star]}{number}{color if star == 'centre' else ''}")
    return " ".join(found)


def grey_word(place: str, direction: str) -> str:
    """Name a space of the grey side by its star's name in moves and its number."""
    name = next(name for name, (star, _) in NAMED["grey"].items() if star == place)
    return name + NAMED["grey"][name][1][DIRECTIONS.index(direction)]


def placements(state: State) -> list[str]:
    """List the legal moves but the pass."""
    return [move for move in positions.legal(state).split() if move != "pass"]


def parts(over: State) -> dict[str, int]:
    """Say where the points of seat 0 come from."""
    return dict(positions.rules(over).outcome(over).parts[0])


# Acquiring


def run_draft(vector: Vector) -> None:
    """Seat 0 of three takes from factory 1 or the center, with another factory left; seat 1 is the start seat."""
    expect, source = vector["expect"], vector["source"]
    factories = f"{text(source).replace(' ', '') if source else 'BBBB'} YYYY"
    around = {"joker_order": order(vector["joker"]), "factories": factories, "center": text(vector["centre"])}
    before = positions.at("draft", seat(score=vector["score"]), seat(), seat(), start=1, **around)
    state = positions.play(before, f"{'C' if vector['from'] == 'centre' else 1}{LETTER[vector['colour']]}")
    setup = state.setup
    assert before.setup.stone_in_center == vector["stone_in_centre"]
    assert in_hand(state) == expect["hand"]
    assert setup.center == expect["centre"]
    assert setup.stone_in_center != expect["stone"]
    assert (setup.start == 0) == expect["stone"]
    assert setup.factories[0] == ({} if source else {"blue": 4})
    assert state.scores[0] == expect["score"]


def run_draft_colours(vector: Vector) -> None:
    """The tiles lie in the center or, if they are four, on a factory."""
    for pool, colors in vector["cases"]:
        around = {"joker_order": order(vector["joker"]), "center": text(pool), "factories": "YYYY"}
        before = positions.at("draft", **around)
        moves = [move for move in positions.legal(before).split() if move.startswith("C")]
        assert sorted(COLOR[move[1]] for move in moves) == colors


# Placing


def run_place(vector: Vector) -> None:
    """What is not paid in tiles of the color is paid in jokers."""
    expect, jokers = vector["expect"], vector["space"] - vector["natural"]
    before = positions.at("place", seat(words(vector["board"]), hand=text(vector["hand"])), joker_order=order(vector["joker"]))
    after = positions.play(before, f"{STAR[vector['star']]}{vector['space']}" + (f"+{jokers}" if jokers else ""))
    assert after.scores[0] == 5 + expect["points"]
    assert in_hand(after) == expect["hand"]
    assert after.setup.tower == expect["tower"]
    assert after.setup.bonus_due == expect["bonus_tiles"]
    stars = {**vector["board"], vector["star"]: {**vector["board"].get(vector["star"], {}), vector["space"]: vector["colour"]}}
    assert positions.placed(after) == positions.board(words(stars))


def run_options(vector: Vector) -> None:
    """All placements that are offered, by star, color and number."""
    before = positions.at("place", seat(words(vector["board"]), hand=text(vector["hand"])), joker_order=order(vector["joker"]))
    offered: dict[str, dict[str, list[int]]] = {}
    for move in positions.rules(before).legal_moves(before):
        if isinstance(move, Place):
            star = "centre" if move.star == "C" else COLOR[move.star]
            offered.setdefault(star, {}).setdefault(move.color, []).append(move.number)
    assert {star: {color: sorted(spaces) for color, spaces in by.items()} for star, by in offered.items()} == vector["expect"]


def run_payments(vector: Vector) -> None:
    """The space is that of the center star, which every color may cover."""
    before = positions.at("place", seat(hand=text(vector["hand"])), joker_order=order(vector["joker"]))
    name = f"C{vector['cost']}{LETTER[vector['colour']]}"
    jokers = [int(move[len(name) + 1 :] or 0) for move in placements(before) if move.startswith(name)]
    assert sorted([vector["cost"] - number, number] for number in jokers) == vector["expect"]


def run_centre_colours(vector: Vector) -> None:
    """With every color in hand, the center star is offered those it lacks."""
    before = positions.at("place", seat(words({"centre": vector["centre"]}), hand=PLENTY))
    assert sorted({COLOR[move[2]] for move in placements(before) if move.startswith("C")}) == vector["expect"]


def run_bonus(vector: Vector) -> None:
    """The features are those whose spaces are all covered after the placement and were not before."""
    expect, (star, number) = vector["expect"], vector["place"]
    before = positions.at("place", seat(words(vector["before"]), hand=PLENTY))
    after = positions.play(before, f"{STAR[star]}{number}{'R' if star == 'centre' else ''}")
    assert after.setup.bonus_due == expect["tiles"]
    assert complete(after) - complete(before) == {feature_name(name) for name in expect["features"]}


def complete(state: State) -> set[str]:
    """Name the features that seat 0 has completed."""
    board = dict(zip(STARS, positions.placed(state), strict=True))
    spaces = {f"{star} {tip}" for star in STARS for tip, tile in zip(DIRECTIONS, board[star], strict=True) if tile}
    return {feature.name for feature in FEATURES if spaces.issuperset(feature.spaces)}


def feature_name(name: str) -> str:
    """Return the name of a feature that a vector names by its kind and the colors of its outer stars."""
    kind, _, stars = name.partition(":")
    return "_".join([kind[0].upper(), *(NAMED["coloured"][LETTER[star]][0] for star in stars.split(">"))])


def run_bonus_max(vector: Vector) -> None:
    """Each space in turn is the last one of a full board."""
    every = [f"{word[0]}{number}{word[2:] if word[0] == 'C' else ''}" for word in FULL.split() for number in numbers(word)]
    assert len(every) == 42
    most = 0
    for last in every:
        board = " ".join(word for word in every if word != last)
        after = positions.play(positions.at("place", seat(board, hand=PLENTY)), last)
        most = max(most, after.setup.bonus_due)
    assert most == vector["expect"]


def numbers(word: str) -> Iterable[str]:
    """Return the numbers of a word for a board."""
    return word[1] if word[0] == "C" else word[1:]


# Passing and the end


def run_pass(vector: Vector) -> None:
    """What is not kept is discarded in the order of colors, and then the seat stops."""
    expect = vector["expect"]
    hand, keep = vector["hand"], vector["keep"]
    discards = [f"-{LETTER[color]}" for color in COLORS for _ in range(hand.get(color, 0) - keep.get(color, 0))]
    before = positions.at("place", seat(hand=text(vector["hand"]), score=vector["score"]))
    after = positions.play(before, "pass", *discards, "stop")
    assert after.setup.seats[0].corners == expect["corners"]
    assert after.setup.tower == expect["tower"]
    assert after.scores[0] == expect["score"]


def run_final(vector: Vector) -> None:
    """The tiles of the corners are in hand before the last pass of the game."""
    expect = vector["expect"]
    board = FULL if vector["covered"] == "all" else words(vector["covered"])
    over = last_pass(seat(board, hand="P" * vector["corners"], score=vector["score"]), side=vector["side"])
    check_end(over, vector["score"], expect, vector["corners"])


def check_end(over: State, score: int, expect: dict[str, int], corners: int = 0) -> None:
    """Compare the final points of seat 0, one by one and together."""
    assert over.is_over
    assert parts(over) == {"play": score, "stars": expect["stars"], "numbers": expect["numbers"], "leftover": -corners}
    assert over.scores[0] == expect["score"]


def run_jokers(vector: Vector) -> None:
    """The order is that of a game with this preset, and of its rounds."""
    game = Pavilion(preset=vector["preset"])
    assert game.options["joker_order"] == vector["expect"]
    assert [positions.at("place", round=number).joker for number in range(1, 7)] == vector["expect"]


# The grey side


def on_star(tiles: list[str]) -> str:
    """Put tiles on star 2, from its 1 on."""
    return " ".join(f"2{number}{LETTER[color]}" for number, color in enumerate(tiles, 1))


def run_grey_colours(vector: Vector) -> None:
    """With every color in hand, the star is offered those that it takes."""
    for tiles, colors in vector["cases"]:
        before = positions.at("place", grey(on_star(tiles), hand=PLENTY), side="grey")
        assert sorted({COLOR[move[2]] for move in placements(before) if move.startswith("2")}) == colors


def run_grey_star_bonus(vector: Vector) -> None:
    """The star is the only one on the board."""
    for tiles, points in vector["cases"]:
        assert parts(last_pass(grey(on_star(tiles)), grey(), side="grey"))["stars"] == points


def run_grey_counts(vector: Vector) -> None:
    """The number of a space is what a tile on it costs; every space of an empty board is tried."""
    before = positions.at("place", grey(hand="6R"), side="grey")
    prices = Counter(6 - in_hand(positions.play(before, move)).get("red", 0) for move in placements(before))
    assert {str(price): number for price, number in sorted(prices.items())} == vector["expect"]


def run_grey_bonus(vector: Vector) -> None:
    """All tiles are red; the last number is what the placement costs."""
    for case in vector["cases"]:
        covered = " ".join(f"{grey_word(*space)}R" for space in case["before"])
        before = positions.at("place", grey(covered, hand="6R"), side="grey")
        after = positions.play(before, f"{grey_word(*case['place'])}R")
        assert after.setup.bonus_due == case["tiles"]
        assert 6 - in_hand(after).get("red", 0) == case["numbers"][-1]
        for (place, direction), number in zip(case["before"], case["numbers"], strict=False):
            empty = positions.at("place", grey(hand="6R"), side="grey")
            paid = positions.play(empty, f"{grey_word(place, direction)}R")
            assert 6 - in_hand(paid).get("red", 0) == number


def run_grey_final(vector: Vector) -> None:
    """Outer stars of one color and a center star of six cover the whole board."""
    names = {place: name for name, (place, _) in NAMED["grey"].items()}
    stars = {names[place]: color for place, color in vector["stars"].items()}
    board = [f"{star}123456{LETTER[color]}" for star, color in stars.items() if color != "multi"]
    board += [f"{star}{n}{letter}" for star, color in stars.items() if color == "multi" for n, letter in enumerate("PGOYBR", 1)]
    check_end(last_pass(grey(" ".join(board), score=vector["score"]), grey(), side="grey"), vector["score"], vector["expect"])


RUNNERS: dict[str, Callable[[Vector], None]] = {
    "sp.draft": run_draft,
    "sp.draft_colours": run_draft_colours,
    "sp.place": run_place,
    "sp.options": run_options,
    "sp.payments": run_payments,
    "sp.centre_colours": run_centre_colours,
    "sp.bonus": run_bonus,
    "sp.bonus_max": run_bonus_max,
    "sp.pass": run_pass,
    "sp.final": run_final,
    "sp.jokers": run_jokers,
    "sp.grey_colours": run_grey_colours,
    "sp.grey_star_bonus": run_grey_star_bonus,
    "sp.grey_counts": run_grey_counts,
    "sp.grey_bonus": run_grey_bonus,
    "sp.grey_final": run_grey_final,
}


@pytest.mark.parametrize("name", VECTORS)
def test_vector(name: str) -> None:
    """What the vector says must come of its position comes of it."""
    RUNNERS[VECTORS[name]["kind"]](VECTORS[name])


def test_every_vector_has_a_runner() -> None:
    """No vector of Summer Pavilion is passed over, whatever its id, and no runner is left without one."""
    everything = json.loads(FILE.read_text(encoding="utf-8"))
    ours = {vector["id"] for vector in everything if vector["kind"].startswith("sp.")}
    assert ours == set(VECTORS)
    assert {vector["kind"] for vector in VECTORS.values()} == set(RUNNERS)
