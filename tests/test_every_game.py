"""What every registered game keeps: the shipped contract, and what only our own games promise beyond it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from sintra import contract, games
from sintra.contract.walk import walk
from sintra.errors import IllegalMove, OptionError
from tests.tables import TABLES, Table

pytestmark = pytest.mark.rules
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
GAMES = 12  # per table and check
POSITIONS = 40  # at which every action is tried
MIN_POSITIONS = 2  # the same in the slow modes
ALL_POSITIONS = 200  # of a game, spread over it
SOME_POSITIONS = 30  # of a game in the slow modes


def spread(states: list[Any], number: int) -> list[Any]:
    """Take at most so many positions, spread over a game."""
    return states[:: -(-len(states) // number)]


def test_every_game_is_tested() -> None:
    """A game that is registered without tables here would go unchecked."""
    assert {table.game for table in TABLES} == set(games.names())


@every_table
@pytest.mark.parametrize("promise", contract.RULES)
def test_the_contract_is_kept(table: Table, promise: str, scaled: Callable[[int], int]) -> None:
    """Every promise that any game makes to bots, records, servers and environments holds at every table."""
    effort = contract.Effort(games=scaled(GAMES), positions=max(MIN_POSITIONS, scaled(POSITIONS)))
    contract.RULES[promise](table.make(), effort)


@every_table
def test_text_boards_round_trip(table: Table, scaled: Callable[[int], int]) -> None:
    """Our own games read their text boards, too, and every form leads back to an equal position."""
    game = table.make()
    for seed in range(scaled(GAMES // 4)):
        for state in spread(list(walk(game, seed)), max(SOME_POSITIONS, scaled(ALL_POSITIONS))):
            assert game.parse_state(str(state)) == state
            assert game.parse_state(state.to_json()) == state
            assert game.state_from_bytes(state.to_bytes()) == state
            assert hash(game.parse_state(str(state))) == hash(state)


@every_table
def test_reasons_are_the_games_own(table: Table) -> None:
    """Our own games never answer an illegal move with a general reason."""
    game = table.make()
    states = list(walk(game, 3))
    for state in spread(states, MIN_POSITIONS):
        legal = game.legal_actions(state)
        for action in range(0, game.num_actions, 7):
            if action not in legal:
                with pytest.raises(IllegalMove) as refusal:
                    game.play(state, action)
                assert refusal.value.reason.key.startswith(f"{table.game}.refusal.")


@every_table
def test_tiles_are_conserved(table: Table, scaled: Callable[[int], int]) -> None:
    """No tile of any color is ever made or lost."""
    game = table.make()
    for seed in range(scaled(GAMES)):
        totals = [count_tiles(state.setup.to_dict()) for state in walk(game, seed)]
        assert all(total == totals[0] for total in totals)
        assert len(set(totals[0].values())) == 1


def count_tiles(position: dict[str, Any]) -> Counter[str]:
    """Count the tiles in a position written as a dictionary, wherever they lie."""
    counts: Counter[str] = Counter()
    for place in (position, *position["seats"]):
        pools = [place.get(name, {}) for name in POOLS] + place.get("factories", [])
        for pool in pools:
            counts.update(pool)
        for color, number in filter(None, place.get("lines", [])):
            counts[color] += number
        spaces = [*place.get("wall", []), place.get("floor", []), *place.get("board", {}).values()]
        counts.update(tile for row in spaces for tile in row if tile not in {None, "marker"})
    return counts


POOLS = ("bag", "lid", "tower", "supply", "center", "hand", "corners")


@pytest.mark.parametrize("name", games.names())
def test_unknown_options_are_refused(name: str) -> None:
    """Names, values and numbers of seats that do not exist are rejected with what there is."""
    with pytest.raises(OptionError, match="there are"):
        games.make(name, colour="blue")
    for players in (0, 1, 5, -2):
        with pytest.raises(OptionError, match="2, 3 or 4"):
            games.make(name, players)
    with pytest.raises(OptionError, match="seat 2"):
        games.make(name).new(start=2)


def test_unknown_games_are_refused() -> None:
    """The message names the games that there are."""
    with pytest.raises(OptionError, match="azul"):
        games.make("chess")
