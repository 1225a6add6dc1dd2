"""The search by simulation: fair to chance, right where the end is near, obedient to its limits."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from math import comb, prod, sqrt
from typing import Any

import numpy as np
import pytest

from sintra import bots
from sintra._random import generator
from sintra.bots.bot import Choice, Limit
from sintra.bots.clock import Clock
from sintra.bots.mcts import PLAYOUTS, Mcts
from sintra.bots.settings import Settings
from sintra.bots.tree import DTYPE, MAX_NODES, ROOT, Nodes, add_children, find_outcome, most_visited, plant, share_out
from sintra.errors import OptionError
from sintra.games import AnyGame, make
from tests.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
two_seats = pytest.mark.parametrize("table", [table for table in TABLES if table.players == 2], ids=str)
every_playout = pytest.mark.parametrize("playout", PLAYOUTS)


def opening(game: AnyGame, seed: int = 1) -> Any:
    """Deal a new game."""
    state = game.new()
    game.draw(state, generator(seed))
    return state


def middle(game: AnyGame, seed: int, moves: int) -> Any:
    """Play at random for so many moves and on to the next decision; the game must not be over."""
    state, rng = game.new(), generator(seed)
    while moves or state.needs_deal:
        if state.needs_deal:
            game.draw(state, rng)
        else:
            game.play_random(state, rng)
            moves -= 1
    return state


def think(game: AnyGame, state: Any, seed: int = 1, **settings: object) -> Choice:
    """Let the bot choose."""
    return bots.make("mcts", game, seed, {name: str(value) for name, value in settings.items()}).choose(state)


# Playing


@every_table
@every_playout
def test_whole_games_are_legal(table: Table, playout: str) -> None:
    """With a few simulations a move the bot plays every game to its end by the rules, with every kind of playout."""
    game = table.make()
    rng = generator(2)
    bot = bots.make("mcts", game, 3, {"nodes": "8", "playout": playout})
    state = game.new()
    while not state.is_over:
        if state.needs_deal:
            state = game.deal(state, game.random_deal(state, rng))
        else:
            state = game.play(state, bot.choose(state).action)
    assert game.outcome(state).winners


@every_table
@every_playout
def test_answers_are_whole(table: Table, playout: str) -> None:
    """An answer counts simulations, its shares add up to 1, its line can be played, and the State stays as it was."""
    game = table.make()
    for moves in (0, 7, 23):
        state = middle(game, 4, moves)
        before = state.to_bytes()
        choice = think(game, state, nodes=200, playout=playout)
        assert state.to_bytes() == before
        assert choice.nodes == 200
        assert choice.line[0] == choice.action
        assert len(choice.values) == table.players
        assert sum(choice.values) == pytest.approx(1)
        assert all(0 <= value <= 1 for value in choice.values)
        for action in choice.line:
            assert not state.needs_deal
            state = game.play(state, action)


@two_seats
def test_a_few_simulations_beat_the_greedy_bot(table: Table) -> None:
    """Of six games, three from each seat, a hundred simulations a move win at least five against the greedy bot."""
    game = table.make()
    won = 0
    for seed in range(6):
        own = seed % 2
        seats = [bots.make("greedy", game, seed), bots.make("greedy", game, seed)]
        seats[own] = bots.make("mcts", game, seed, {"nodes": "100"})
        state, rng = game.new(), generator(seed)
        while not state.is_over:
            if state.needs_deal:
                game.draw(state, rng)
            else:
                game.apply(state, seats[state.turn or 0].choose(state).action)
        won += game.outcome(state).winners == (own,)
    assert won >= 5


# Limits


@every_table
def test_equal_seeds_give_equal_trees(table: Table) -> None:
    """The same seed, position and number of simulations give the same answer, from another bot and from the same bot again."""
    game = table.make()
    state = middle(game, 5, 11)
    bot = bots.make("mcts", game, 9, {"nodes": "300"})
    choices = [bot.choose(state), bot.choose(state), think(game, state, 9, nodes=300)]
    assert choices[0] == choices[1] == choices[2]


def test_seeds_matter() -> None:
    """Another seed sees other games."""
    game = make("azul")
    state = opening(game)
    assert think(game, state, 1, nodes=300).values != think(game, state, 2, nodes=300).values


@pytest.mark.parametrize("name", ["azul", "pavilion"])
def test_stop_ends_an_endless_search(name: str) -> None:
    """Without any limit it thinks until it is stopped from another thread, and then it has an answer."""
    game = make(name)
    state = opening(game)
    bot = bots.make("mcts", game)
    timer = threading.Timer(0.3, bot.stop)
    timer.start()
    choice = bot.choose(state, Limit())
    assert choice.action in game.legal_actions(state)
    assert choice.nodes > 1


@pytest.mark.parametrize("name", ["azul", "pavilion"])
def test_seconds_end_a_search(name: str) -> None:
    """Time ends a search whose nodes would last for hours, and the given limit goes before the bot's own."""
    game = make(name)
    state = opening(game)
    bot = bots.make("mcts", game, 1, {"seconds": "100000"})
    assert 1 <= bot.choose(state, Limit(nodes=10**12, seconds=0.05)).nodes < 10**12


def test_one_node_is_enough() -> None:
    """The smallest limit gives a legal answer, even with no time at all."""
    game = make("azul")
    state = opening(game)
    assert think(game, state, nodes=1).nodes == 1
    assert think(game, state, seconds=1e-9).action in game.legal_actions(state)


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tree never has more nodes than there is room for: then leaves are played out, and the search goes on."""
    assert MAX_NODES * DTYPE.itemsize <= 2**27
    monkeypatch.setattr("sintra.bots.tree.MAX_NODES", 1000)
    for table in TABLES:
        game = table.make()
        bot = Mcts(game, 1, Settings("mcts", {"playout": "round"}))
        nodes = grown(bot, middle(game, 3, 5), 5000)
        assert len(nodes) == 1000
        assert 500 < used(nodes) <= 1000
        assert nodes["visits"][ROOT] == 5000
        assert nodes["first"][: used(nodes)].max() < used(nodes)


def grown(bot: Mcts, state: Any, simulations: int) -> Nodes:
    """Give the tree of so many simulations."""
    with Clock().running(Limit(nodes=simulations)) as clock:
        return bot.grow(state, clock)


def used(nodes: Nodes) -> int:
    """Count the nodes of a tree."""
    return int(nodes["sibling"][ROOT])


@pytest.mark.parametrize("name", ["azul", "pavilion"])
@every_playout
def test_visits_add_up(name: str, playout: str) -> None:
    """In the whole tree a node's children were visited as often as the node after it got them."""
    game = make(name)
    nodes = grown(Mcts(game, 1, Settings("mcts", {"playout": playout})), middle(game, 3, 13), 3000)
    for parent in range(used(nodes)):
        visits = sum(int(nodes["visits"][child]) for child in children(nodes, parent))
        assert visits <= nodes["visits"][parent]
        if parent == ROOT:
            assert visits == 3000


def children(nodes: Nodes, parent: int) -> Iterator[int]:
    """Go through the children of a decision or of a draw."""
    first, number = int(nodes["first"][parent]), int(nodes["children"][parent])
    if number:
        yield from range(first, first + number)
        return
    while first:
        yield first
        first = int(nodes["sibling"][first])


# Settings


def test_settings_are_read() -> None:
    """Every setting is taken, and what is wrong is named."""
    game = make("azul")
    settings = {"nodes": "5", "seconds": "1", "playout": "round", "exploration": "0.5", "margin": "0"}
    assert bots.make("mcts", game, 1, settings).choose(opening(game)).nodes == 5
    with pytest.raises(OptionError, match="playout=deep, expected random, light, round"):
        bots.make("mcts", game, 1, {"playout": "deep"})
    with pytest.raises(OptionError, match="margin=5, expected a number from 0 to 1"):
        bots.make("mcts", game, 1, {"margin": "5"})
    with pytest.raises(OptionError, match="it has nodes, seconds, playout, exploration, margin"):
        bots.make("mcts", game, 1, {"depth": "3"})


# The end of the game


class TooBig(Exception):
    """More than brute force should look at."""


def outcomes(game: AnyGame, state: Any) -> Iterator[tuple[float, Any]]:
    """Give what a refill of the supply can bring, with its probability; the bag alone must do, or the tower alone."""
    due = game.draws(state)
    (_, number), colors = due.groups[0], sorted({*due.bag, *due.reserve})
    assert len(due.groups) == 1
    number = min(number, sum(due.bag.values()) + sum(due.reserve.values()))
    if 0 < sum(due.bag.values()) < number:
        raise TooBig
    bag: Mapping[str, int] = due.bag if sum(due.bag.values()) else due.reserve
    ways = comb(sum(bag.values()), number)
    for counts in spread(number, [bag.get(color, 0) for color in colors]):
        chance = prod(comb(bag.get(color, 0), count) for color, count in zip(colors, counts, strict=True)) / ways
        drawn = [color for color, count in zip(colors, counts, strict=True) for _ in range(count)]
        yield chance, game.deal(state, game.deal_of([drawn]))


def spread(number: int, most: list[int]) -> Iterator[tuple[int, ...]]:
    """Give every way to split a number into parts up to a limit each."""
    if not most:
        if number == 0:
            yield ()
        return
    for part in range(min(number, most[0]) + 1):
        yield from ((part, *rest) for rest in spread(number - part, most[1:]))


def solve(game: AnyGame, state: Any, most: int) -> dict[int, float]:
    """Give seat 0's exact share after every legal action, for two seats, by going through everything."""
    known: dict[bytes, float] = {}

    def after(here: Any, action: int) -> Any:
        there = here.copy()
        game.apply(there, action)
        return there

    def value(here: Any) -> float:
        key = here.to_bytes()
        if key not in known:
            if len(known) == most:
                raise TooBig
            known[key] = 0.0
            known[key] = look(here)
        return known[key]

    def look(here: Any) -> float:
        if here.is_over:
            winners = game.outcome(here).winners
            return (0 in winners) / len(winners)
        if here.needs_deal:
            return sum(chance * value(there) for chance, there in outcomes(game, here))
        values = [value(after(here, action)) for action in game.legal_actions(here)]
        return max(values) if here.turn == 0 else min(values)

    return {action: value(after(state, action)) for action in game.legal_actions(state)}


def last_moments(table: Table) -> Iterator[tuple[AnyGame, Any, dict[int, float]]]:
    """Give positions near the end where the moves differ by at least half a victory, with the exact share of each."""
    options = {**table.options, "max_rounds": 2} if table.game == "azul" else table.options
    game = make(table.game, table.players, **options)
    last = 2 if table.game == "azul" else 6
    for seed in range(200):
        for state in reversed([here for here in walk(game, seed) if here.round == last][-8:]):
            if len(game.legal_actions(state)) == 1:
                continue
            try:
                values = solve(game, state, 300)
            except TooBig:
                break  # earlier positions are bigger still
            if max(values.values()) - min(values.values()) >= 0.5:
                yield game, state, values
                break


@two_seats
@every_playout
def test_forced_wins_are_found(table: Table, playout: str) -> None:
    """In the last moments of a game the bot plays a move that brute force calls best, or one as good to a twentieth."""
    found = 0
    for game, state, values in last_moments(table):
        choice = think(game, state, nodes=5000, playout=playout)
        best = max(values.values()) if state.turn == 0 else min(values.values())
        assert values[choice.action] == pytest.approx(best, abs=0.05)
        found += 1
        if found == 4:
            return
    assert found >= 3


@two_seats
def test_values_near_the_end_are_right(table: Table) -> None:
    """Wanting nothing but to win, the bot's share comes near the exact one."""
    for number, (game, state, values) in enumerate(last_moments(table)):
        choice = think(game, state, nodes=10000, margin=0)
        best = max(values.values()) if state.turn == 0 else min(values.values())
        assert choice.values[0] == pytest.approx(best, abs=0.1)
        if number == 2:
            return


# Chance


def test_refills_come_as_often_as_they_are_likely() -> None:
    """Below a bonus tile that ends a turn, what is drawn into the supply has its true frequency, within five deviations."""
    game = make("pavilion")
    bonuses = (here for seed in range(100) for here in walk(game, seed) if here.phase == "bonus")
    state = next(here for here in bonuses if game.play(here, game.legal_actions(here)[0]).needs_deal)
    nodes = grown(Mcts(game, 1, Settings("mcts", {"playout": "random"})), state, 20000)
    seen = 0
    for child in children(nodes, ROOT):
        before = game.play(state, int(nodes["action"][child]))
        counts = {int(nodes["action"][drawn]): int(nodes["visits"][drawn]) for drawn in children(nodes, child)}
        total = sum(counts.values())
        assert total == nodes["visits"][child]
        for chance, after in outcomes(game, before):
            drawn = int(after.record.supply) - int(before.record.supply)
            deviation = sqrt(total * chance * (1 - chance))
            assert abs(counts.pop(drawn, 0) - total * chance) <= 5 * deviation + 1
        assert not counts
        seen += total
    assert seen == 20000


def walk(game: AnyGame, seed: int) -> Iterator[Any]:
    """Give the positions of a random game at which somebody decides."""
    state, rng = game.new(), generator(seed)
    while not state.is_over:
        if state.needs_deal:
            game.draw(state, rng)
        else:
            yield state.copy()
            game.play_random(state, rng)


# Modes


SCRIPT = """
from tests.bots.test_mcts import answers
print(answers())
"""


def answers() -> str:
    """Say what small searches find, in all digits."""
    said: list[str] = []
    for table in TABLES:
        game = table.make()
        said += [
            repr(think(game, middle(game, 6, 30 if table.game == "azul" else 90), nodes=10, playout=playout))
            for playout in PLAYOUTS
        ]
    return "\n".join(said)


def test_uncompiled_search_is_the_same() -> None:
    """Plain Python finds what compiled code finds, to the last digit."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", SCRIPT], check=True, capture_output=True, text=True, env=environment)
    assert done.stdout.strip() == answers()


# Parts


def test_shares_by_winners_and_scores() -> None:
    """Winners share all but the margin, which goes by the scores; without winners everything does."""
    scores = np.array([30.0, 30.0, 10.0, 0.0])
    share_out(scores, 3, 0b011, 0.0, 10.0)
    assert scores.tolist() == [0.5, 0.5, 0.0, 0.0]
    scores = np.array([30.0, 20.0, 0.0, 0.0])
    share_out(scores, 2, 0b01, 0.5, 10.0)
    assert scores.sum() == pytest.approx(1)
    assert scores[0] == pytest.approx(0.5 + 0.5 / (1 + np.exp(-1)))
    scores = np.array([30.0, 20.0, 0.0, 0.0])
    share_out(scores, 2, 0, 0.5, 10.0)
    assert scores[0] == pytest.approx(1 / (1 + np.exp(-1)))


def test_outcomes_are_kept_until_the_tree_is_full() -> None:
    """The same draw leads to the same node, another draw to another, and a full tree has no room for a new one."""
    nodes = plant(4)
    first, second = find_outcome(nodes, ROOT, 7), find_outcome(nodes, ROOT, 8)
    assert first != second
    assert find_outcome(nodes, ROOT, 7) == first
    assert find_outcome(nodes, ROOT, 9) not in {ROOT, first, second}
    assert find_outcome(nodes, ROOT, 10) == ROOT
    assert find_outcome(nodes, ROOT, 8) == second


def test_priors_break_ties() -> None:
    """Among moves tried equally often the likelier one is chosen; priors are shares of 1."""
    nodes = plant(10)
    add_children(nodes, ROOT, np.array([5, 6, 7], np.int32), np.array([1.0, 2.0, 1.0]), 3)
    assert nodes["prior"][1:4].sum() == pytest.approx(1)
    assert nodes["prior"][1] == nodes["prior"][3] < nodes["prior"][2]
    assert nodes["action"][most_visited(nodes, ROOT)] == 6
