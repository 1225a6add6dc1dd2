"""Why a move is a good one: everything that is said holds, and something is said of every move."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sintra import bots, games
from sintra._random import generator
from sintra.bots.bot import Limit
from sintra.bots.solver import solve
from sintra.dialogue.advice import MAX_REASONS, lead_of, reasons
from sintra.i18n import Speaker
from sintra.pavilion import rules, speech
from sintra.phrase import Phrase
from tests.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
NODES = 200_000


def advised(table: Table, seed: int) -> Iterator[tuple[Any, Any, Any, list[Phrase]]]:
    """Play at random; give a position, a legal move, the position after it, and the reasons."""
    game, rng, choose = table.make(), generator(seed), random.Random(seed)
    state = game.new()
    while not state.is_over:
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
            continue
        move = choose.choice(game.legal_moves(state))
        after = game.play(state, move)
        yield state, move, after, reasons(game, state, move)
        state = after


@every_table
def test_something_is_said_of_every_move(table: Table) -> None:
    """Each legal move has one to three reasons, and none of them is that it brings nothing."""
    speaker = Speaker("en")
    for _, move, _, why in advised(table, 1):
        said = speaker.say_all(why)
        assert 1 <= len(said) <= MAX_REASONS, str(move)
        assert not [text for text in said if "plus 0" in text or " 0 points" in text]


@every_table
def test_what_is_said_about_a_move_holds(table: Table) -> None:
    """Lines that are full, points, costs, spaces that can be paid, tiles in hand: as the rules have them after the move."""
    game, checked = table.make(), set[str]()
    for seed in range(3):
        for state, move, after, why in advised(table, seed):
            for phrase in why:
                check = CHECKS.get(phrase.key)
                if check:
                    checked.add(phrase.key)
                    assert check(game, state, move, after, phrase.values), f"{move}: {phrase}"
    assert len(checked) > len(CHECKS) // 4


def _line_is(_game: Any, state: Any, move: Any, after: Any, values: Any) -> bool:
    """Return whether the line has so many; at the end of a round it is gone."""
    if after.round != state.round or after.phase != "draft":
        return True
    held = after.setup.seats[state.turn].lines[move.line - 1]
    return bool(held == (move.color, values.get("count", values["line"])))


def _costs(game: Any, state: Any, move: Any, _after: Any, values: Any) -> bool:
    return bool(game.preview(state, move).cost == values["number"])


def _costs_least(game: Any, state: Any, move: Any, _after: Any, values: Any) -> bool:
    least = min(found.cost for _, found in game.previews(state))
    return bool(game.preview(state, move).cost == values["number"] == least)


def _is_only_clean(game: Any, state: Any, move: Any, _after: Any, _values: Any) -> bool:
    return [one for one, found in game.previews(state) if not found.cost] == [move]


def _brings_most(game: Any, state: Any, move: Any, _after: Any, _values: Any) -> bool:
    net = {one: found.points - found.cost for one, found in game.previews(state)}
    return all(worth < net[move] for one, worth in net.items() if one != move)


def _is_denied(_game: Any, state: Any, move: Any, _after: Any, values: Any) -> bool:
    """Return whether the other could fill that line: count tiles and room."""
    setup = state.setup
    pool = setup.factories[move.source - 1] if move.source else setup.center
    held = setup.seats[values["seat"]].lines[values["line"] - 1]
    fits = held is None or held[0] == move.color
    return bool(fits and pool[move.color] == values["count"] == values["line"] - (held[1] if held else 0))


def _has_marker(_game: Any, state: Any, _move: Any, after: Any, _values: Any) -> bool:
    return bool(after.round != state.round or after.setup.seats[state.turn].floor.count("marker") or after.is_over)


def _pays(_game: Any, state: Any, _move: Any, after: Any, values: Any) -> bool:
    """Return whether the space can be paid for now and could not be before."""
    was, now = (str(speech.describe_affordable(one.setup, state.turn).values.get("spaces")) for one in (state, after))
    return str(values["space"]) in now and str(values["space"]) not in was


def _holds(_game: Any, state: Any, _move: Any, after: Any, values: Any) -> bool:
    color, number = values["tiles"]
    return bool(after.setup.seats[state.turn].hand.get(color) == number)


def _scores(_game: Any, state: Any, _move: Any, after: Any, values: Any) -> bool:
    return bool(after.scores[state.turn] - state.scores[state.turn] == values["points"])


def _stone(_game: Any, state: Any, _move: Any, after: Any, values: Any) -> bool:
    is_mine = after.setup.start == state.turn and not after.setup.stone_in_center
    return bool(is_mine and state.scores[state.turn] - after.scores[state.turn] == values["number"])


def _covered(_game: Any, state: Any, _move: Any, after: Any, values: Any) -> bool:
    star = after.setup.seats[state.turn].board[rules.star_names(state.setup.options.side).index(values["star"])]
    return bool(sum(map(bool, star)) == values.get("count", 6))


def _left(_game: Any, state: Any, move: Any, after: Any, values: Any) -> bool:
    """Return whether these tiles stay; with the last choice they go to the corners, and on to the next round."""
    if str(move) == "stop" or after.turn != state.turn or after.phase != "discard":
        return True
    return bool(speech.pool_value(after.setup.seats[state.turn].hand) == values["pool"])


CHECKS = {
    "azul.why_completes": _line_is,
    "azul.why_progress": _line_is,
    "azul.why_costs": _costs,
    "azul.why_costs_least": _costs_least,
    "azul.why_clean": _is_only_clean,
    "azul.why_most": _brings_most,
    "azul.why_denies": _is_denied,
    "azul.why_marker": _has_marker,
    "pavilion.why_pays": _pays,
    "pavilion.why_hand": _holds,
    "pavilion.why_scores": _scores,
    "pavilion.why_most": _scores,
    "pavilion.why_stone": _stone,
    "pavilion.why_star": _covered,
    "pavilion.why_star_open": _covered,
    "pavilion.why_left": _left,
}


@pytest.mark.parametrize("seed", range(4))
def test_a_lead_is_what_the_solver_finds(seed: int) -> None:
    """By how much a move is the best is said of the one best move of a solved position, and of no other."""
    game = games.make("azul")
    state, choose = game.new(), random.Random(seed)
    game.draw(state, generator(seed))
    while not state.needs_deal:
        legal = game.legal_actions(state)
        if len(legal) in range(2, 16):
            found = solve(game, state, Limit(nodes=NODES))
            expected = {found.best[0]: round(found.lead)} if found.is_exact and len(found.best) == 1 else {}
            assert {action: lead for action in legal if (lead := lead_of(game, state, action, NODES))} == expected
        game.apply(state, choose.choice(legal))
    assert lead_of(games.make("pavilion"), None, 0, NODES) == 0


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_rows_columns_and_colors_are_full_as_foretold(wall: str) -> None:
    """What a move is said to fill on the wall is full when the round has ended."""
    game, checked = games.make("azul", wall=wall), 0
    for seed in range(6):
        state, bot, rng, due = game.new(), bots.make("greedy", game, seed), generator(seed), list[tuple[int, Phrase]]()
        while not state.is_over:
            if state.needs_deal:
                state = game.deal(state, game.random_deal(state, rng))
                continue
            seat, move = state.turn, game.move(bot.choose(state).action)
            due += [(seat, phrase) for phrase in reasons(game, state, move) if phrase.key in FULL]
            before, state = state, game.play(state, move)
            if state.round != before.round or state.is_over:
                assert all(FULL[phrase.key](state.setup.seats[owner].wall, phrase.values) for owner, phrase in due)
                checked, due = checked + len(due), []
    assert checked


FULL: dict[str, Callable[[Any, Any], bool]] = {
    "azul.why_row": lambda wall, values: all(wall[values["row"] - 1]),
    "azul.why_column": lambda wall, values: all(row[values["column"] - 1] for row in wall),
    "azul.why_color": lambda wall, values: all(values["color"] in row for row in wall),
}
