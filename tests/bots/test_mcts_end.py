"""Monte-Carlo tree search against brute force: near the end of a game, and at chance nodes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import comb, prod, sqrt
from typing import Any

import pytest

from sintra.bots.mcts import PLAYOUTS, Mcts
from sintra.bots.settings import Settings
from sintra.bots.tree import ROOT
from sintra.games import AnyGame, make
from tests.bots.mcts_trees import children, grown, think, walk
from tests.tables import TABLES, Table

pytestmark = pytest.mark.slow

two_seats = pytest.mark.parametrize("table", [table for table in TABLES if table.players == 2], ids=str)
every_playout = pytest.mark.parametrize("playout", PLAYOUTS)


class TooBig(Exception):
    """Too large for brute force."""


def outcomes(game: AnyGame, state: Any) -> Iterator[tuple[float, Any]]:
    """Yield what a refill of the supply can bring, with its probability; the bag alone must do, or the tower alone."""
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
    """Yield every way to split a number into parts up to a limit each."""
    if not most:
        if number == 0:
            yield ()
        return
    for part in range(min(number, most[0]) + 1):
        yield from ((part, *rest) for rest in spread(number - part, most[1:]))


def solve(game: AnyGame, state: Any, most: int) -> dict[int, float]:
    """Return seat 0's exact share after every legal action, for two seats, by going through everything."""
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
    """Yield positions near the end where the moves differ by at least half a victory, with the exact share of each."""
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


# The end of the game


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
