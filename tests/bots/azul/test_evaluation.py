"""What a position is worth: the tables are the weights, settling is what the rules do, shares are shares."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import numpy as np
import pytest

from sintra.azul.game import Azul
from sintra.azul.setup import SeatSetup, Setup
from sintra.azul.state import State
from sintra.bots.azul.evaluation import evaluator, features, memory
from sintra.bots.azul.evaluation.evaluator import FINAL, MARGIN_SCALE, MARGIN_SHARE, POINTS, SCORE, SETTLED_SCALE, STAGES
from sintra.bots.azul.evaluation.unfinished import MID_ROUND
from tests.bots.azul.plain import (
    PENALTIES,
    WALLS,
    between_rounds,
    columns_for,
    fitted,
    game_of,
    groups,
    late,
    points_at,
    random_weights,
    walk,
    within_round,
    worth,
)

every_table = pytest.mark.parametrize(("players", "wall"), [(players, wall) for players in (2, 3, 4) for wall in WALLS])


def utilities(state: State, packed: evaluator.Weighting) -> tuple[list[float], list[float], list[float], float]:
    """Return the utilities, the points with bonuses, the scores and the scale."""
    out = np.zeros(12)
    scale = evaluator.utilities_first(state.array, packed, out, np.zeros(1, memory.DTYPE))
    seats = state.players
    return out[:seats].tolist(), out[FINAL : FINAL + seats].tolist(), out[SCORE : SCORE + seats].tolist(), scale


def softmax(values: list[float], scale: float) -> list[float]:
    """Turn utilities into shares."""
    powers = [math.exp((value - max(values)) / scale) for value in values]
    return [power / sum(powers) for power in powers]


def unpacked(seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Return the numbers that `random_weights` packs."""
    chance = np.random.default_rng(seed)
    return (
        chance.normal(size=(evaluator.ROUNDS, len(features.ROUND_END))),
        chance.uniform(2, 20, evaluator.ROUNDS),
        chance.normal(size=(evaluator.STAGES, len(MID_ROUND))),
        chance.uniform(2, 20, evaluator.STAGES),
    )


@every_table
def test_tables_are_the_weighted_sum_of_the_features_between_rounds(players: int, wall: str) -> None:
    """With random weights, the utility of every seat between two rounds is the sum of weight times feature, of its round."""
    round_end, scale, _, _ = unpacked(players)
    packed = random_weights(players)
    for seed in range(8):
        for state in walk(game_of(players, wall), seed):
            if state.needs_deal:
                row = min(max(state.round - 1, 1), evaluator.ROUNDS) - 1
                named = [between_rounds(state.setup, seat) for seat in range(players)]
                expected = [
                    sum(w * one[name] for name, w in zip(features.ROUND_END, round_end[row], strict=True)) for one in named
                ]
                found, _, scores, given = utilities(state, packed)
                assert found == pytest.approx(expected, abs=1e-9)
                assert given == scale[row]
                assert scores == list(state.scores)


def by_hand(state: State, seed: int) -> tuple[list[float], float]:
    """Work out the utilities within a round of the coloured wall: settle on paper, weigh, add the unfinished business."""
    round_end, scale, unfinished, last_scale = unpacked(seed)
    row, stage = min(state.round, evaluator.ROUNDS) - 1, min((groups(state) - 1) // 3, STAGES - 1)
    setup = state.setup
    settled = replace(setup, seats=tuple(tile_by_print(seat) for seat in setup.seats))
    if any(None not in line for seat in settled.seats for line in seat.wall) or state.round == state.options.max_rounds:
        found = [float(with_bonuses(settled, seat)) for seat in range(setup.players)]
        given = float(last_scale[stage])
    else:
        found = list[float]()
        for seat in range(setup.players):
            named = between_rounds(settled, seat) | ({"marker": 0.0} if setup.marker_in_center else {})
            found.append(sum(float(w) * named[name] for name, w in zip(features.ROUND_END, round_end[row], strict=True)))
        given = float(scale[row])
    for seat in range(setup.players):
        open_business = within_round(setup, seat)
        found[seat] += sum(w * open_business[name] for name, w in zip(MID_ROUND, unfinished[stage], strict=True))
    return found, given


def tile_by_print(seat: SeatSetup) -> SeatSetup:
    """Tile the complete lines of a coloured wall and score the floor."""
    wall, score, lines = [list(row) for row in seat.wall], seat.score, list(seat.lines)
    for row, line in enumerate(lines):
        if line and line[1] == row + 1:
            column = columns_for(wall, "coloured", row, line[0])[0]
            score += points_at(wall, row, column)
            wall[row][column] = line[0]
            lines[row] = None
    cost = PENALTIES[len(seat.floor)]
    return replace(seat, wall=tuple(map(tuple, wall)), score=max(0, score - cost), lines=tuple(lines), floor=())


def with_bonuses(setup: Setup, seat: int) -> float:
    """Add the bonuses to a seat's points."""
    named = between_rounds(setup, seat)
    wall = setup.seats[seat].wall
    rows = sum(None not in row for row in wall)
    bonus = setup.options.column_bonus
    return named["score"] + 2 * rows + bonus * named["full columns"] + 10 * named["full colors"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_within_a_round_what_is_certain_is_settled_first(players: int) -> None:
    """On the coloured wall the utility is that of the settled boards, plus what unfinished business weighs at this stage."""
    packed = random_weights(players)
    lasts = 0
    for seed in range(6):
        for state in walk(game_of(players, "coloured", max_rounds=5), seed):
            if state.phase == "draft":
                expected, scale = by_hand(state, players)
                found, _, _, given = utilities(state, packed)
                assert found == pytest.approx(expected, abs=1e-9), str(state)
                assert given == scale
                lasts += state.round == 5
    assert lasts


@every_table
def test_settling_is_what_really_ends_the_round(players: int, wall: str) -> None:
    """Seats that do not make the last draft score what was settled before it, where the grey wall leaves no choice."""
    game, packed = game_of(players, wall), random_weights(1)
    seen = 0
    for seed in range(60):
        before: State | None = None
        for state in walk(game, seed):
            if before and before.phase == "draft" and state.phase != "draft":
                seen += check_settled(before, without_choice(game, state), packed)
            before = state
    assert seen > (60 if wall == "coloured" else 0)


def without_choice(game: Azul, state: State) -> State:
    """Tile as long as there is only one column to choose."""
    while len(actions := game.legal_actions(state)) == 1:
        state = game.play(state, actions[0])
    return state


def check_settled(before: State, after: State, packed: evaluator.Weighting) -> int:
    """Compare the seats that had nothing to do with the last draft, if the round has ended; count them."""
    if after.phase not in {"deal", "over"}:
        return 0
    _, finals, scores, _ = utilities(before, packed)
    others = [seat for seat in range(before.players) if seat != before.turn]
    for seat in others:
        assert (finals if after.is_over else scores)[seat] == after.scores[seat]
    return len(others)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_grey_line_goes_where_it_brings_most(players: int) -> None:
    """With no weight but that of the score, settling a seat with one complete line takes the column of most points."""
    round_end = np.zeros((evaluator.ROUNDS, len(features.ROUND_END)))
    round_end[:, 0] = 1
    ones = np.ones(evaluator.ROUNDS), np.zeros((STAGES, len(MID_ROUND))), np.ones(STAGES)
    packed = evaluator.pack(round_end, *ones)
    seen = 0
    for seed in range(10):
        for state in walk(game_of(players, "grey"), seed):
            if state.phase != "draft":
                continue
            scores = utilities(state, packed)[2]
            for seat, own in enumerate(state.setup.seats):
                full = [(row, line[0]) for row, line in enumerate(own.lines) if line and line[1] == row + 1]
                choices = columns_for(own.wall, "grey", *full[0]) if len(full) == 1 else []
                if choices:
                    most = max(points_at(own.wall, full[0][0], column) for column in choices)
                    assert scores[seat] == max(0, own.score + most - PENALTIES[len(own.floor)])
                    seen += 1
    assert seen > 20


# Shares


@every_table
def test_shares_add_up_to_one(players: int, wall: str) -> None:
    """In every phase of random games the shares are positive and make up one victory."""
    packed = fitted(game_of(players, wall))
    for seed in range(4):
        for state in walk(game_of(players, wall), seed):
            values = worth(state, packed)
            assert sum(values) == pytest.approx(1, abs=1e-12)
            assert min(values) > 0


@every_table
def test_shares_are_a_softmax_of_the_utilities(players: int, wall: str) -> None:
    """Before the end, 97 parts of a value are the share of the victory, and 3 parts are for the margin."""
    packed = random_weights(3)
    for state in walk(game_of(players, wall), 2):
        if not state.is_over:
            found, _, _, scale = utilities(state, packed)
            shares, margin = softmax(found, scale), softmax(found, MARGIN_SCALE)
            expected = [(1 - MARGIN_SHARE) * a + MARGIN_SHARE * b for a, b in zip(shares, margin, strict=True)]
            assert worth(state, packed) == pytest.approx(expected, abs=1e-12)


@every_table
def test_a_game_that_is_over_is_worth_its_outcome(players: int, wall: str) -> None:
    """Winners share the victory; 3 parts of 100 go by the points."""
    game, packed = game_of(players, wall, max_rounds=2), random_weights(4)
    for seed in range(25):
        *_, last = walk(game, seed)
        outcome = game.outcome(last)
        margin = softmax([float(score) for score in outcome.scores], 30.0)
        expected = [0.97 * share + 0.03 * small for share, small in zip(outcome.shares, margin, strict=True)]
        assert worth(last, packed) == pytest.approx(expected, abs=1e-12)


def exchanged(state: State) -> State:
    """Let the first two seats trade places."""
    setup = state.setup
    swap = {0: 1, 1: 0}
    turn = None if setup.turn is None else swap.get(setup.turn, setup.turn)
    seats = (setup.seats[1], setup.seats[0], *setup.seats[2:])
    return State.from_setup(replace(setup, turn=turn, start=swap.get(setup.start, setup.start), seats=seats))


@pytest.mark.parametrize("wall", WALLS)
@pytest.mark.parametrize("measure", [evaluator.SHARES, POINTS])
def test_seats_that_trade_places_trade_values(wall: str, measure: int) -> None:
    """The evaluation knows no seat by its number."""
    packed = random_weights(5, measure)
    for state in walk(game_of(2, wall), 3):
        if state.phase != "tiling":
            values = worth(state, packed)
            assert worth(exchanged(state), packed) == pytest.approx(values[::-1], abs=1e-12)


def test_points_are_the_lead_over_the_mean_of_the_others() -> None:
    """The other measure counts points, between rounds and when the game is over."""
    packed = random_weights(6, POINTS)
    for players in (2, 3, 4):
        for state in walk(game_of(players, "coloured"), 4):
            if state.needs_deal or state.is_over:
                total = sum(state.scores)
                expected = [score - (total - score) / (players - 1) for score in state.scores]
                assert worth(state, packed) == pytest.approx(expected)


def test_a_settled_last_round_is_nearly_decided() -> None:
    """While columns are chosen in the last round, what counts is the points with bonuses, on a steep scale."""
    packed, seen = random_weights(7), 0
    for seed in range(12):
        for state in walk(game_of(2, "grey", max_rounds=3), seed):
            if state.phase == "tiling" and state.round == 3:
                found, finals, _, scale = utilities(state, packed)
                assert scale == SETTLED_SCALE
                assert found == finals
                seen += 1
    assert seen


def test_stages_go_by_the_groups_that_are_left() -> None:
    """Three groups make a stage, the last one holds all that are more."""
    for state in walk(game_of(4, "coloured"), 1):
        if state.phase == "draft":
            assert evaluator.stage_of_first(state.array) == min((groups(state) - 1) // 3, 5)


def test_values_do_not_depend_on_what_was_in_the_arrays() -> None:
    """Left-over numbers in the working memory change nothing."""
    packed = fitted(game_of(3, "grey"))
    chance = random.Random(1)
    for state in late(game_of(3, "grey"), 6, 10):
        out, used = np.full(12, chance.random() * 100), np.zeros(1, memory.DTYPE)
        used["features"] = chance.random() * 100
        evaluator.value_first(state.array, packed, out, used)
        assert tuple(out[:3].tolist()) == worth(state, packed)
