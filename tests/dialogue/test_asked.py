"""Everything that is printed or visible can be asked for: spots, slots, rings, features, jokers, stone, turn and goals."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from sintra import games
from sintra._random import generator
from sintra.azul import rules as azul_rules
from sintra.azul import survey as azul_survey
from sintra.dialogue.arguments import Walk
from sintra.dialogue.kind import vocabulary
from sintra.dialogue.line import Misread
from sintra.games import AnyGame, outlook_of
from sintra.i18n import Speaker
from sintra.i18n.braille import UNKNOWN
from sintra.i18n.languages import codes
from sintra.i18n.speaker import CELLS
from sintra.pavilion import rules as pavilion_rules
from sintra.pavilion import survey as pavilion_survey
from sintra.pavilion.geometry import NUM_SPACES
from tests.azul import positions as azul
from tests.dialogue.answers import AZUL, GREY_PAVILION, PAVILION, POSITIONS, answers, ask, asked, desk_at, golden, in_words_of
from tests.dialogue.table import NAMES

every_question = pytest.mark.parametrize(("position", "line"), asked())


@pytest.mark.parametrize("language", codes())
@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_answers(game: str, language: str) -> None:
    """Each question is answered with what the position shows, in the very words that people have read."""
    assert answers(game, language) == golden(game, language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", codes())
@every_question
def test_every_language_and_style_answers(position: str, line: str, language: str) -> None:
    """Asked with the word of the language, each answer is sentences of that language, short lines, and known cells."""
    state = POSITIONS[position]
    at = desk_at(state, language)
    line = in_words_of(language, state.setup.game, line)
    told, english = ask(at, line, Speaker(language, names=NAMES)), ask(at, line)
    assert len(told) == len(english)
    assert all(re.fullmatch(r"[A-ZÁÉÍÓÖŐÚÜŰÄ0-9].*[^ ]\.", sentence) for sentence in told)
    assert language == "en" or not set(told) & set(english)
    compact = ask(at, line, Speaker(language, style="compact", names=NAMES))
    braille = ask(at, line, Speaker(language, style="compact", colors="tactile", braille=True))
    assert all(len(row) <= CELLS for text in compact + braille for row in text.split("\n"))
    assert UNKNOWN not in "".join(braille)


@every_question
def test_no_answer_is_long(position: str, line: str) -> None:
    """What is heard takes few sentences, each of at most thirty words, lists included."""
    told = ask(desk_at(POSITIONS[position]), line)
    assert len(told) <= 5
    assert all(len(sentence.split()) <= 30 for text in told for sentence in text.split(". "))


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("azul", "wall 6"),
        ("azul", "spot 3"),
        ("azul", "spot 3 9"),
        ("azul", "costs 3"),
        ("pavilion", "ring 7"),
        ("pavilion", "space red"),
        ("pavilion", "space 3"),
        ("pavilion", "statue c"),
        ("pavilion", "pillar x"),
        ("grey pavilion", "window red"),
    ],
)
def test_a_wrong_question_is_answered_with_the_usage(position: str, line: str) -> None:
    """A place that does not exist is answered with the usage, not an exception."""
    with pytest.raises(Misread) as error:
        ask(desk_at(POSITIONS[position]), line)
    assert all(Speaker().say(phrase) for phrase in error.value.phrases)


# Walking


@pytest.mark.parametrize("language", codes())
def test_a_walk_over_the_wall(language: str) -> None:
    """The desk goes on from the last spot, stays at the edge, and begins at the first one."""
    at, words = desk_at(AZUL, language), vocabulary("azul", language, "words")
    steps = ["right", "right", "down", "down", "left", "up", "up", "up"]
    places = ["1, column 1", "1, column 2", "2, column 2", "3, column 2", "3, column 1", "2, column 1", "1, column 1", "edge"]
    for step, place in zip(steps, places, strict=True):
        assert place in ask(at, words.taught(step))[0]
    assert ask(at, words.taught("spot"))[0] == "Row 1, column 1: blue, covered."


def test_a_walk_stays_on_the_wall_it_began_on() -> None:
    """Whose wall it is does not change from step to step."""
    at = desk_at(AZUL)
    ask(at, "spot 1 2 2")
    assert ask(at, "left")[0] == "Row 1, column 1: blue, free."


def test_a_walk_around_a_star() -> None:
    """Right goes clockwise and left back; six steps lead around."""
    at = desk_at(GREY_PAVILION)
    assert ask(at, "right")[0] == "Center 1: covered with blue."
    first = ask(at, "space 2 4")
    assert [ask(at, "right")[0][:5] for _ in range(6)] == ["The 5", "The 6", "The 3", "The 2", "The 1", "The 4"]
    assert ask(at, "left")[0].startswith("The 1 of star 2")
    assert ask(at, "right") == first


def test_a_host_can_keep_the_walk() -> None:
    """A host that makes a desk for each line lets a person walk all the same."""
    walk = Walk()
    ask(desk_at(AZUL, walk=walk), "spot 3 2")
    assert ask(desk_at(AZUL, walk=walk), "up")[0] == "Row 2, column 2: blue, covered."
    assert ask(desk_at(AZUL), "up")[0] == "Row 1, column 1: blue, covered."


def test_somebody_who_watches_has_no_seat() -> None:
    """Without a seat of one's own the answer is whose turn it is, and nothing else."""
    assert ask(desk_at(AZUL, seat=None), "turn") == ["Greedy's turn, round 2."]


# What is said is true


def positions(game: AnyGame, seed: int) -> Iterator[Any]:
    """Yield the positions of a random game as Setups, some moves apart, and the last one."""
    state, rng, choose = game.new(), generator(seed), random.Random(seed)
    number = 0
    while not state.is_over:
        if state.needs_deal:
            game.draw(state, rng)
        else:
            game.apply(state, choose.choice(game.legal_actions(state)))
        number += 1
        if number % 9 == 0:
            yield state.setup
    yield state.setup


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("seed", range(3))
def test_spots_of_random_walls(wall: str, seed: int) -> None:
    """Every spot is said to be what lies or is printed there; on the grey wall what it takes repeats in no row or column."""
    for setup in positions(games.make("azul", wall=wall), seed):
        tiles = setup.seats[0].wall
        for row in range(1, 6):
            said = azul_survey.describe_spots(setup, 0, row).values["spots"]
            printed = [{"B": "blue", "Y": "yellow", "R": "red", "K": "black", "T": "teal"}[c] for c in azul.PRINTED[row - 1]]
            free = ["" if wall == "grey" else color for color in printed]
            assert said == tuple((tile or free[at], int(tile is not None)) for at, tile in enumerate(tiles[row - 1]))
            for column in range(1, 6):
                check_spot(setup, row, column)


def check_spot(setup: Any, row: int, column: int) -> None:
    """Compare the description of a spot with the wall."""
    wall, first = setup.seats[0].wall, azul_survey.describe_spot(setup, 0, (row, column))[0]
    values: Any = first.values
    tile, across, down = wall[row - 1][column - 1], set(wall[row - 1]), {cells[column - 1] for cells in wall}
    assert (first.key == "azul.spot_covered") == (tile is not None)
    if tile:
        assert values["color"] == tile
    elif setup.options.is_grey:
        colors = {"blue", "yellow", "red", "black", "teal"} - across - down
        assert set(values.get("pool", ())) == colors
        assert (first.key == "azul.spot_closed") == (not colors)


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_forecasts_are_those_of_the_outlook(wall: str) -> None:
    """The forecast is what the Outlook has, never below zero; when the game is over it is the score."""
    for setup in positions(games.make("azul", wall=wall), 5):
        settled = outlook_of("azul").settled(setup)
        assert settled is not None
        said = azul_survey.describe_forecast(setup).values["scores"]
        assert said == tuple(enumerate(max(0, score) for score in settled))
        if setup.phase == "over":
            assert said == tuple(enumerate(seat.score for seat in setup.seats))


@pytest.mark.parametrize("seed", range(3))
def test_goals_of_random_walls(seed: int) -> None:
    """What a goal is said to lack is what it lacks, and nothing that is begun lacks less."""
    for setup in positions(games.make("azul"), seed):
        wall = setup.seats[0].wall
        goals: dict[str, Any] = {phrase.key: phrase.values for phrase in azul_survey.describe_goals(setup, 0)}
        missing = [sum(tile is None for tile in row) for row in wall]
        if row := goals.get("azul.goal_row"):
            assert len(row["pool"]) == min(number for number in missing if 0 < number < 5)
            assert not set(row["pool"]) & set(wall[row["row"] - 1])
        else:
            assert all(number in {0, 5} for number in missing)


def test_slots_add_up_to_what_a_floor_costs() -> None:
    """The slots are those of the rules: 14 points in all."""
    assert azul_rules.slot_costs() == (1, 1, 2, 2, 2, 3, 3)
    assert sum(azul_rules.slot_costs()) == azul_rules.floor_cost(7)


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_features_lie_where_the_page_of_rules_puts_them(side: str) -> None:
    """Windows, statues and pillars have the spaces that the rules name for each star, going around clockwise."""
    stars = pavilion_rules.star_names(side)[1:]
    near, far, inner = ((1, 2), (3, 4), (2, 3)) if side == "coloured" else ((3, 2), (1, 4), (2, 1))
    setup = (PAVILION if side == "coloured" else GREY_PAVILION).setup
    for number, star in enumerate(stars):
        following, centers = stars[(number + 1) % 6], ((number - 1) % 6 + 1, number + 1)
        statue = {*((star, n) for n in near), *((following, n) for n in far)}
        assert {(star, 5), (star, 6)} in around(setup, "window", star)
        assert statue in around(setup, "statue", star)
        assert statue in around(setup, "statue", following)
        assert around(setup, "pillar", star) == [{*((star, n) for n in inner), *(("C", n) for n in centers)}]


def around(setup: Any, kind: str, star: str) -> list[set[Any]]:
    """The spaces around each feature of a kind at a star, as they are told."""
    told = pavilion_survey.describe_features(setup, 0, kind, star)
    spaces: list[Any] = [phrase.values["spaces"] for phrase in told if phrase.key.endswith("_around")]
    return [set(one) for one in spaces]


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("seed", range(2))
def test_spaces_of_random_boards(side: str, seed: int) -> None:
    """What is said to be covered, and missing around features, is what lies on the board."""
    for setup in positions(games.make("pavilion", side=side), seed):
        tiles = [tile for star in setup.seats[0].board for tile in star]
        for space in range(NUM_SPACES):
            first, *_, beside, _ = pavilion_survey.describe_space(setup, 0, space)
            assert (first.key == "pavilion.space_covered") == (tiles[space] is not None)
            assert first.values.get("color") == tiles[space]
            numbers = [pavilion_rules.name_of(side, near) for near in pavilion_rules.beside(space)]
            covered = [int(tiles[near] is not None) for near in pavilion_rules.beside(space)]
            assert beside.values["near_spaces"] == tuple((*name, at) for name, at in zip(numbers, covered, strict=True))
        done = pavilion_survey.describe_bonuses(setup, 0)[0].values
        counts = pavilion_rules.covered_around(setup.seats[0].board)
        whole = {"P": ("pillars", 4), "S": ("statues", 4), "W": ("windows", 2)}
        for letter, (kind, spaces) in whole.items():
            assert done[kind] == sum(name[0] == letter and number == spaces for name, number in counts.items())
