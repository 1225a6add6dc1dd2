"""The simple bots: their one-ply features agree with the rules, and the greedy one is the better of the two."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from sintra import bots
from sintra._random import generator
from sintra.azul.move import Draft
from sintra.bots.azul import glance as azul
from sintra.bots.glance import Glance
from sintra.bots.mind import TILES, WORTH, mind_of
from sintra.bots.pavilion import glance as pavilion
from sintra.games import AnyGame, make
from tests.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def positions(game: AnyGame, seed: int) -> Iterator[Any]:
    """Yield every position of a random game in which somebody chooses."""
    state, rng = game.new(), generator(seed)
    while not state.is_over:
        if state.needs_deal:
            game.draw(state, rng)
        else:
            yield state
            game.play_random(state, rng)


def share(game: AnyGame, first: str, second: str, blocks: int) -> float:
    """Let two bots play blocks of two games; return the share of the first."""
    total = 0.0
    for number in range(2 * blocks):
        seats = [first, second] if number % 2 == 0 else [second, first]
        players = [bots.make(name, game, number * 2 + seat) for seat, name in enumerate(seats)]
        state, rng = game.new(), generator(number // 2)
        while not state.is_over:
            if state.needs_deal:
                game.draw(state, rng)
            else:
                game.apply(state, players[int(state.turn)].choose(state).action)
        total += game.outcome(state).shares[number % 2]
    return total / (2 * blocks)


@every_table
def test_a_glance_sees_what_the_preview_says(table: Table) -> None:
    """Points, costs and drops of every legal move of a random game are those of `Game.preview`."""
    game = table.make()
    look = mind_of(game).look
    assert look is not None
    actions, seen = np.zeros(game.max_legal, np.int32), np.zeros((game.max_legal, look.width))
    columns = azul if game.name == "azul" else pavilion
    for state in positions(game, 3):
        count = look.glance(state.array, actions, seen)
        assert actions[:count].tolist() == game.legal_actions(state)
        for action, row in zip(actions[:count].tolist(), seen, strict=False):
            found = game.preview(state, game.move(action))
            assert (row[columns.POINTS], row[columns.COST], row[columns.DROPPED]) == (found.points, found.cost, found.dropped)


def test_a_glance_counts_the_tiles_of_azul() -> None:
    """Tiles on a line and tiles dropped are all that are taken; a line that stays open promises a part of its points."""
    game = make("azul")
    state = game.deal(game.new(), "BBRK YYTT BYRK RRKT BBBB")
    actions, seen = np.zeros(game.max_legal, np.int32), np.zeros((game.max_legal, azul.WIDTH))
    azul.glance_first(state.array, actions, seen)
    found = {
        (move.source, move.color, move.line): row
        for action, row in zip(actions.tolist(), seen, strict=True)
        if isinstance(move := game.move(action), Draft)
    }
    assert found[5, "blue", 3][[azul.PLACED, azul.DROPPED, azul.POINTS, azul.PROMISE]].tolist() == [3, 1, 1, 0]
    assert found[5, "blue", 5][[azul.PLACED, azul.DROPPED, azul.POINTS, azul.PROMISE]].tolist() == [4, 0, 0, 0.8]


@pytest.mark.parametrize(("unit", "move"), [(TILES, "5B4"), (WORTH, "5B4")])
def test_both_like_a_whole_line(unit: str, move: str) -> None:
    """Four blue tiles fill the fourth line: most tiles, and most points."""
    game = make("azul")
    state = game.deal(game.new(), "BBRK YYTT BYRK RRKT BBBB")
    values = Glance(game, unit).values(state)
    best = [str(game.move(action)) for action, value in values.items() if value == max(values.values())]
    assert move in best
    assert all(text.startswith("5B") for text in best)


def test_naive_does_not_look_at_the_wall() -> None:
    """Two moves that put as many tiles on lines are the same to it, wherever they lead."""
    game = make("azul")
    state = game.deal(game.new(), "BBRK YYTT BYRK RRKT BBRK")
    values = Glance(game, TILES).values(state)
    assert len({values[game.action(game.parse_move(move))] for move in ("1B2", "1B5", "2Y3", "2T4")}) == 1


@pytest.mark.parametrize("name", ["naive", "greedy"])
def test_simple_bots_pass_only_when_they_must(name: str) -> None:
    """In Summer Pavilion they place as long as they can pay for a space, and stop as soon as they may."""
    game = make("pavilion")
    players = [bots.make(name, game, seat) for seat in range(2)]
    state, rng = game.new(), generator(8)
    while not state.is_over:
        if state.needs_deal:
            game.draw(state, rng)
            continue
        move = str(game.move(players[int(state.turn)].choose(state).action))
        assert move != "pass" or len(game.legal_actions(state)) == 1
        assert not move.startswith("-") or "stop" not in map(str, game.legal_moves(state))
        game.apply(state, game.action(game.parse_move(move)))


@pytest.mark.parametrize(
    ("table", "least"),
    [
        (Table("azul", 2), 0.83),
        (Table("azul", 2, {"wall": "grey"}), 0.93),
        (Table("pavilion", 2), 0.73),
        (Table("pavilion", 2, {"side": "grey"}), 0.53),
    ],
    ids=str,
)
def test_greedy_beats_naive(table: Table, least: float) -> None:
    """In 200 games from both seats; docs/bots.md has the shares of longer matches."""
    assert share(table.make(), "greedy", "naive", 100) >= least
