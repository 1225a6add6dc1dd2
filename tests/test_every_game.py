"""What every registered game keeps: the contract that bots, records, servers and environments rely on."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from sintra import games
from sintra._random import generator
from sintra.errors import GameIsOver, IllegalDeal, IllegalMove, OptionError
from sintra.game import Preview
from sintra.games import AnyGame
from tests.tables import TABLES, Table

pytestmark = pytest.mark.rules
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
GAMES = 12  # per table and test
POSITIONS = 40  # at which every action is tried
FEWEST_POSITIONS = 2  # the same in the slow modes
ALL_POSITIONS = 200  # of a game, spread over it
SOME_POSITIONS = 30  # of a game in the slow modes
MOST_MOVES = 5_000  # no random game is anywhere near this long


def walk(game: AnyGame, seed: int) -> Iterator[Any]:
    """Give every position of a random game, deals included, with the last one over."""
    rng, choose = generator(seed), random.Random(seed)
    state = game.new(choose.randrange(game.players))
    for _ in range(MOST_MOVES):
        yield state
        if state.is_over:
            return
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
        else:
            state = game.play(state, choose.choice(game.legal_actions(state)))
    pytest.fail(f"a random game with seed {seed} did not end within {MOST_MOVES} moves")


def spread(states: list[Any], number: int) -> list[Any]:
    """Take at most so many positions, spread over a game."""
    return states[:: -(-len(states) // number)]


def test_every_game_is_tested() -> None:
    """A game that is registered without tables here would go unchecked."""
    assert {table.game for table in TABLES} == set(games.names())


@every_table
def test_legal_means_accepted(table: Table, scaled: Callable[[int], int]) -> None:
    """An action is listed as legal exactly if `play` accepts it, and a refusal changes nothing and has a reason."""
    game = table.make()
    for state in spread(list(walk(game, 3)), max(FEWEST_POSITIONS, scaled(POSITIONS))):
        legal, before = game.legal_actions(state), state.to_bytes()
        for action in range(game.num_actions):
            if action in legal:
                game.play(state, action)
            else:
                with pytest.raises(IllegalMove) as refusal:
                    game.play(state, action)
                assert refusal.value.reason.key.startswith(f"{table.game}.refusal.")
                assert isinstance(refusal.value, GameIsOver) == state.is_over
        assert state.to_bytes() == before


@every_table
def test_actions_are_unique_and_in_range(table: Table, scaled: Callable[[int], int]) -> None:
    """Legal actions rise strictly, lie in range, and there are some exactly when somebody is to act."""
    game = table.make()
    out = np.empty(game.max_legal, np.int32)
    for seed in range(scaled(GAMES)):
        for state in walk(game, seed):
            actions = game.legal_actions(state)
            assert actions == sorted(set(actions))
            assert all(0 <= action < game.num_actions for action in actions)
            assert bool(actions) == (not state.needs_deal and not state.is_over)
            assert out[: game.legal_into(state, out)].tolist() == actions


@every_table
def test_action_and_move_are_the_same_thing(table: Table) -> None:
    """Every action has its own move and text, and each leads back to the action."""
    game = table.make()
    moves = [game.move(action) for action in range(game.num_actions)]
    assert len(set(moves)) == len({str(move) for move in moves}) == game.num_actions
    for action, move in enumerate(moves):
        assert game.action(move) == action
        assert game.parse_move(str(move)) == move
        assert game.parse_move(str(move).lower()) == move


@every_table
def test_previews_of_all_moves_are_those_of_each(table: Table, scaled: Callable[[int], int]) -> None:
    """All legal moves come with what `preview` says of each; none when a deal is due or the game is over."""
    game = table.make()
    for seed in range(max(1, scaled(GAMES) // 4)):
        for state in walk(game, seed):
            assert game.previews(state) == [(move, game.preview(state, move)) for move in game.legal_moves(state)]
            rows = game.preview_rows(state)
            assert [(game.move(action), Preview(*numbers)) for action, *numbers in rows] == game.previews(state)


@every_table
def test_a_position_that_is_changed_tells_the_change(table: Table) -> None:
    """What was read of a position before the fast door changed it is not told again."""
    game = table.make()
    state, rng = game.new(), generator(2)
    while not state.is_over:
        before = state.setup
        assert state.setup == before
        if state.needs_deal:
            game.draw(state, rng)
        else:
            game.apply(state, game.legal_actions(state)[0])
        assert state.setup != before
        assert state.setup == game.state_from_bytes(state.to_bytes()).setup


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


@every_table
def test_copies_are_independent(table: Table) -> None:
    """Playing, dealing and the fast door on a copy leave the original as it was."""
    game = table.make()
    rng = generator(5)
    for state in walk(game, 5):
        before = state.to_bytes()
        twin = state.copy()
        assert twin == state
        if state.is_over:
            continue
        if state.needs_deal:
            game.draw(twin, rng)
        else:
            game.apply(twin, game.legal_actions(state)[-1])
        assert twin != state
        assert state.to_bytes() == before


@every_table
def test_positions_round_trip(table: Table, scaled: Callable[[int], int]) -> None:
    """JSON, text board, bytes and repr each lead back to an equal position."""
    game = table.make()
    for seed in range(scaled(GAMES // 4)):
        for state in spread(list(walk(game, seed)), max(SOME_POSITIONS, scaled(ALL_POSITIONS))):
            assert game.parse_state(state.to_json()) == state
            assert game.parse_state(str(state)) == state
            assert game.state_from_bytes(state.to_bytes()) == state
            assert hash(game.parse_state(str(state))) == hash(state)


@every_table
def test_same_deals_and_moves_make_the_same_game(table: Table) -> None:
    """A game told by the texts of its deals and moves comes out byte for byte the same, by either door."""
    game = table.make()
    rng, choose = generator(11), random.Random(11)
    state = game.new()
    again, fast = game.new(), game.new()
    while not state.is_over:
        if state.needs_deal:
            deal = game.random_deal(state, rng)
            state, again = game.deal(state, deal), game.deal(again, str(deal))
            fast = game.deal(fast, deal)
        else:
            move = choose.choice(game.legal_moves(state))
            state, again = game.play(state, move), game.play(again, str(move))
            game.apply(fast, game.action(move))
        assert state.to_bytes() == again.to_bytes() == fast.to_bytes()
    assert game.outcome(state) == game.outcome(again)


@every_table
def test_outcomes_add_up(table: Table, scaled: Callable[[int], int]) -> None:
    """The parts of a score add up to it, the shares of a victory to 1, and nobody beats a winner."""
    game = table.make()
    for seed in range(scaled(GAMES)):
        *_, state = walk(game, seed)
        outcome = game.outcome(state)
        assert [sum(parts.values()) for parts in outcome.parts] == list(outcome.scores) == list(state.scores)
        assert sum(outcome.shares) == pytest.approx(1)
        assert {outcome.scores[seat] for seat in outcome.winners} == {max(outcome.scores)}


@every_table
def test_no_outcome_before_the_end(table: Table) -> None:
    """Asking for the outcome of a game that goes on is an error."""
    game = table.make()
    with pytest.raises(ValueError, match="goes on"):
        game.outcome(game.new())


@every_table
def test_a_deal_is_accepted_only_when_due(table: Table) -> None:
    """A deal in the middle of a round is refused and changes nothing."""
    game = table.make()
    state = game.new()
    deal = game.random_deal(state, generator(1))
    state = game.deal(state, deal)
    before = state.to_bytes()
    with pytest.raises(IllegalDeal, match="no deal is due"):
        game.deal(state, deal)
    assert state.to_bytes() == before


@every_table
def test_random_moves_are_uniform(table: Table, scaled: Callable[[int], int]) -> None:
    """The compiled random move picks every legal action equally often (chi-squared, at six standard deviations)."""
    game = table.make()
    rng = generator(99)
    for state in list(walk(game, 8))[1 :: 40 if scaled(GAMES) >= GAMES else 100]:
        if not game.legal_actions(state):
            continue
        ways = Counter(game.play(state, action).to_bytes() for action in game.legal_actions(state))
        picks = Counter(played.to_bytes() for played in (random_successor(game, state, rng) for _ in range(40 * len(ways))))
        expected = {after: 40 * len(ways) * number / ways.total() for after, number in ways.items()}
        assert set(picks) <= set(ways)
        chi_squared = sum((picks[after] - mean) ** 2 / mean for after, mean in expected.items())
        assert chi_squared < len(ways) + 6 * (2 * len(ways)) ** 0.5


def random_successor(game: AnyGame, state: Any, rng: Any) -> Any:
    """Play one compiled random move on a copy."""
    after = state.copy()
    game.play_random(after, rng)
    return after


@pytest.mark.parametrize("name", games.names())
def test_unknown_options_are_refused(name: str) -> None:
    """Names, values and numbers of seats that do not exist are refused with what there is."""
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
