"""Looking across the deal: equal seeds choose alike, limits hold, candidates share deals, and what is certain is exact."""

from __future__ import annotations

import threading
import time
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from sintra import bots
from sintra._random import generator
from sintra.bots.bot import Choice, Limit
from sintra.bots.clock import Clock
from sintra.bots.levels import levels_of
from sintra.bots.lookahead import BATCH, CERTAIN, Lookahead, standard_error
from sintra.bots.mind import DealEffort, Ranker
from sintra.bots.search import appraise, lookahead, searcher
from sintra.errors import OptionError
from sintra.games import AnyGame, make
from tests.tables import TABLES, Table, dealt

pytestmark = pytest.mark.slow

SMALL = DealEffort(first=3000, playout=300, each=300, gap=0.1, width=4)
ENDLESS = DealEffort(first=2000, playout=300, each=1 << 40, gap=0.5, width=4)
TIMEOUT = 60.0
CLOSE = 1e-9
OPENING = "BBRK YYTT BYRK RRKT BBBB"
of_two = pytest.mark.parametrize("table", [table for table in TABLES if table.players == 2], ids=str)


def ranker_of(game: AnyGame) -> Ranker:
    """Return the searcher of a game at two seats."""
    found = searcher(game)
    assert isinstance(found, Ranker)
    return found


def opening(game: AnyGame) -> Any:
    """Return a position of Azul after the first deal."""
    return game.deal(game.new(), OPENING)


def choices(game: AnyGame, rounds: int) -> list[Any]:
    """Return positions of a game between searches in which somebody chooses, of the first rounds."""
    bot, state, rng, found = bots.make("search", game, 0, {"nodes": "300"}), game.new(), generator(3), list[Any]()
    while not state.is_over and state.round <= rounds:
        if state.needs_deal:
            game.draw(state, rng)
            continue
        if len(game.legal_actions(state)) > 1:
            found.append(state.copy())
        game.apply(state, bot.choose(state).action)
    return found


class Watched:
    """A ranker that keeps the positions that it is asked about."""

    def __init__(self, ranker: Ranker) -> None:
        self._ranker = ranker
        self.seen: list[Any] = []

    def choice(self, state: Any, clock: Clock) -> Choice:
        """Keep the position, and choose."""
        self.seen.append(state.copy())
        return self._ranker.choice(state, clock)

    def move_values(self, state: Any, clock: Clock, max_depth: int) -> dict[int, float]:
        """Value every move."""
        return self._ranker.move_values(state, clock, max_depth)

    def ranked(self, state: Any, clock: Clock, gap: float) -> tuple[Choice, dict[int, float]]:
        """Rank the moves."""
        return self._ranker.ranked(state, clock, gap)


@of_two
def test_seed_position_and_nodes_decide(table: Table) -> None:
    """A bot that has thought before chooses the same as a new one, with the same candidates, values and nodes."""
    game = table.make()
    settings = {"nodes": "60000", "deals": "8"}
    veteran = bots.make("search", game, 5, settings)
    for state in choices(game, 1)[::5]:
        assert veteran.choose(state) == bots.make("search", game, 5, settings).choose(state)


def test_other_seeds_sample_other_deals() -> None:
    """The deals come from the bot's own seed: with another one the values differ a little."""
    game = make("azul")
    values = {Lookahead(game, ranker_of(game), SMALL, 8, seed).choice(opening(game), running()).values for seed in (1, 2, -3)}
    assert len(values) == 3


def running(limit: Limit = Limit()) -> Clock:  # noqa: B008 - frozen
    """Return a clock that runs, without a time limit."""
    return Clock().running(limit)


@of_two
def test_nodes_are_never_exceeded(table: Table) -> None:
    """All searches together keep to the limit, but for the first ply of the last one."""
    game = table.make()
    for state in choices(game, 1)[::7]:
        for nodes in (1, 5000, 40_000):
            choice = bots.make("search", game, 1, {"deals": "8"}).choose(state, Limit(nodes=nodes))
            assert choice.nodes < nodes + 2000
            assert choice.action in game.legal_actions(state)


def test_with_few_nodes_it_is_the_search() -> None:
    """When a search after a deal could not find anything, all nodes go to this round."""
    game = make("azul")
    plain = bots.make("search", game, 1, {"nodes": "2000"}).choose(opening(game))
    assert bots.make("search", game, 1, {"nodes": "2000", "deals": "32"}).choose(opening(game)) == plain


@of_two
def test_without_deals_it_is_the_search(table: Table) -> None:
    """The setting is 0 unless given, and with 0 nothing is sampled."""
    game = table.make()
    for state in choices(game, 1)[::9]:
        plain = bots.make("search", game, 1, {"nodes": "3000"}).choose(state)
        assert plain == bots.make("search", game, 2, {"nodes": "3000", "deals": "0"}).choose(state)
        assert plain.candidates == ()


def test_time_runs_out() -> None:
    """A search after a deal that would never end is cut off; without a whole batch the round's own search decides."""
    game = make("azul")
    look = Lookahead(game, ranker_of(game), ENDLESS, 32, 1)
    look.choice(opening(game), running(Limit(nodes=10_000)))  # compiles
    begin = time.monotonic()
    with Clock().running(Limit(seconds=0.3)) as clock:
        choice = look.choice(opening(game), clock)
    assert time.monotonic() - begin < TIMEOUT
    assert choice.candidates == ()
    with Clock().running(Limit(nodes=ENDLESS.first)) as clock:
        assert choice.action == ranker_of(game).ranked(opening(game), clock, ENDLESS.gap)[0].action


def test_it_can_be_stopped() -> None:
    """`stop` from another thread ends searches of the deals that would go on for days."""
    game = make("azul")
    look, found = Lookahead(game, ranker_of(game), ENDLESS, 32, 1), list[Choice]()
    with Clock().running(Limit()) as clock:
        thread = threading.Thread(target=lambda: found.append(look.choice(opening(game), clock)), daemon=True)
        thread.start()
        thread.join(0.5)
        assert thread.is_alive()
        clock.stop()
        thread.join(TIMEOUT)
    assert not thread.is_alive()
    assert found[0].action in game.legal_actions(opening(game))


def test_candidates_share_their_deals() -> None:
    """Every deal is searched once for each end of the round that candidates lead to, with the same tiles."""
    game = make("azul")
    watched = Watched(ranker_of(game))
    state = opening(game)
    found = Lookahead(game, watched, SMALL, 6, 1).appraise(state, running(), game.legal_actions(state)[:5])
    after = [seen for seen in watched.seen if seen.round > state.round]
    tiles = Counter(str(seen.array["sources"].tolist()) for seen in after)
    ends = {str(seen.array["room"].tolist()) + str(seen.array["wall"].tolist()) for seen in after}
    assert [candidate.deals for candidate in found] == [6] * 5
    assert len(tiles) == 6
    assert len(set(tiles.values())) == 1
    assert 1 < next(iter(tiles.values())) <= 5
    assert len(ends) <= 5


@of_two
def test_values_of_candidates(table: Table) -> None:
    """Each asked for has a value for every seat over all deals, its error, and a line that can be played."""
    game = table.make()
    for state in choices(game, 2)[::11]:
        actions = game.legal_actions(state)[:3]
        found = appraise(game, state, Limit(nodes=400_000), actions, deals=5)
        assert sorted(candidate.action for candidate in found) == actions
        own: list[float] = [candidate.values[state.turn] for candidate in found]
        assert own == sorted(own, reverse=True)
        for candidate in found:
            assert candidate.deals == 5
            assert abs(sum(candidate.values) - 1) < CLOSE
            assert 0 <= candidate.error < 0.3
            assert candidate.line[0] == candidate.action
            after = state
            for action in candidate.line:
                after = game.play(after, action)
            assert after.needs_deal or after.is_over


def test_the_moves_near_the_best_are_appraised() -> None:
    """Without actions to look at, those are valued that the choice would compare, all with every deal."""
    game = make("azul")
    found = appraise(game, opening(game), Limit(nodes=100_000), deals=6, seed=3)
    with Clock().running(Limit(nodes=100_000)) as clock:
        best = ranker_of(game).choice(opening(game), clock).action
    assert best in {candidate.action for candidate in found}
    assert {candidate.deals for candidate in found} == {6}
    with pytest.raises(OptionError, match="nobody acts"):
        appraise(game, game.new(), Limit(nodes=1000))


def test_the_choice_tells_its_candidates() -> None:
    """The best is what is played, with its values and its line; all have at least two batches of deals."""
    game = make("azul")
    choice = Lookahead(game, ranker_of(game), replace(SMALL, gap=0.5), 24, 1).choice(opening(game), running())
    first = choice.candidates[0]
    assert (choice.action, choice.line, choice.values) == (first.action, first.line, first.values)
    assert len(choice.candidates) > 1
    assert all(2 * BATCH <= candidate.deals <= first.deals <= 24 for candidate in choice.candidates)


@of_two
def test_the_end_of_the_game_is_exact(table: Table) -> None:
    """Where no deal is left a candidate is worth what the game ends with, without an error."""
    game = table.make()
    last = [state for state in choices(game, 9) if len(game.legal_actions(state)) < 6][-3:]
    for state in last:
        for candidate in lookahead(game, 8, 1).appraise(state, running(Limit(nodes=400_000)), game.legal_actions(state)):
            after = state
            for action in candidate.line:
                after = game.play(after, action)
            if after.is_over:
                assert (candidate.deals, candidate.error) == (0, 0.0)
                assert candidate.values == game.outcome(after).shares
    assert any(is_last(game, state) for state in last)


def is_last(game: AnyGame, state: Any) -> bool:
    """Return whether a game ends with this round if its first legal moves are played."""
    after = state.copy()
    while not after.needs_deal and not after.is_over:
        game.apply(after, game.legal_actions(after)[0])
    return bool(after.is_over)


def test_the_search_ranks_moves_by_exact_values() -> None:
    """Once a round of Azul is solved, all moves within the gap have the value that a search of every move gives them."""
    game, compared = make("azul"), 0
    for state in [state for state in choices(game, 4) if len(game.legal_actions(state)) < 16][:6]:
        ranker = ranker_of(game)
        every = ranker.move_values(state, running(), 40)
        best = max(every.values())
        for gap in (0.02, 0.2):
            choice, near = ranker.ranked(state, running(), gap)
            assert near[choice.action] == best
            assert near == {action: every[action] for action in near}
            assert set(near) == {action for action, value in every.items() if value > best - gap}
            assert list(near.values()) == sorted(near.values(), reverse=True)
            compared += len(near)
    assert compared > 20


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_the_pavilion_ranks_its_moves(side: str) -> None:
    """The choice is among those near the best, which come in order, all legal, in every phase."""
    game = make("pavilion", side=side)
    ranker, phases = ranker_of(game), set[str]()
    for state in choices(game, 2)[::3]:
        choice, near = ranker.ranked(state, running(Limit(nodes=3000)), 0.05)
        values = list(near.values())
        assert choice.action in near
        assert set(near) <= set(game.legal_actions(state))
        assert values == sorted(values, reverse=True)
        phases.add(state.phase)
    assert {"draft", "place"} <= phases


def test_draws_within_the_round_are_sampled() -> None:
    """In Summer Pavilion a line ends where the supply is refilled; then the round is played on after several draws."""
    game = make("pavilion")
    look = Lookahead(game, ranker_of(game), replace(SMALL, playout=200), 4, 1)
    drawn = 0
    for state in [state for state in choices(game, 6) if state.phase == "bonus"][:6]:
        for candidate in look.appraise(state, running(), game.legal_actions(state)[:2]):
            after = state
            for action in candidate.line:
                after = game.play(after, action)
            drawn += after.needs_deal and after.round == state.round
            assert candidate.deals in {0, 4}
    assert drawn > 0


def test_the_error_is_that_of_a_mean() -> None:
    """It follows from the spread of the samples; of a single one nothing is known."""
    assert abs(standard_error([0.2, 0.4]) - 0.1) < CLOSE
    assert standard_error([0.5] * 9) == standard_error([0.7]) == 0.0
    assert CERTAIN > 1


def test_only_two_seats_look_across_the_deal() -> None:
    """With more of them, and in games that rank no moves, the setting is rejected; the levels there do without."""
    with pytest.raises(OptionError, match="deals=8, expected 0: azul with 3 seats is not searched across the deal"):
        bots.make("search", make("azul", 3), 0, {"deals": "8"})
    assert not any(level.deals for level in levels_of(make("azul", 4)) + levels_of(make("pavilion", 3)))


@pytest.mark.parametrize("name", ["azul", "pavilion"])
def test_only_the_highest_level_looks_across_the_deal(name: str) -> None:
    """Levels 1 to 9 search this round alone, and so does the highest of Summer Pavilion; without deals it is the search."""
    *lower, highest = levels_of(make(name))
    assert [level.deals for level in lower] == [0] * 9
    assert (highest.deals > 0) == (name == "azul")
    game = make(name)
    state, settings = dealt(game, game.new(), 1), {"nodes": "3000"}
    plain = bots.make("search", game, 0, settings).choose(state)
    assert bots.make("level-10", game, 0, {**settings, "deals": "0"}).choose(state) == plain
