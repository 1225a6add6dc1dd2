"""Looks across the deal: values the best moves by searching the next round after sampled deals.

A search that ends with the round trusts its evaluation of the last position. This one takes the moves that such a search finds
nearly equal, plays each of them to the end of the round, deals many times, searches every deal briefly, and takes the mean. All
candidates get the same random numbers, hence nearly the same deals, so that their differences vary little. Those that fall
behind get no more deals, and when one is left it is chosen. The deals come from the bot's own seed, never from the dealer.

It works with any `Ranker`; the searches do the work, and little of the time is spent here.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from sintra.bots.bot import Candidate, Choice
from sintra.games import AnyGame, generator

if TYPE_CHECKING:
    from sintra.bots.clock import Clock
    from sintra.bots.mind import DealEffort, Ranker

LABEL = b"sintra deals 1\n"
STREAM = 1 << 32  # numbers between the seeds of two deals: more than one needs
BATCH = 4  # deals between two looks at who has fallen behind
CERTAIN = 2.0  # standard errors
INDIFFERENT = 0.003  # a share of the victory that is not worth more deals
BRANCHES = 4  # different draws within the round, over which the deals are spread
TRIED = 2  # times as many moves are played out as there may be candidates: several may lead to the same end of the round
SEARCHES = 20  # to play a candidate to the end of the round, roughly
MIN_EACH = 200  # with fewer nodes after each deal, searching this round is the better use of them


@dataclass(slots=True)
class _Prospect:
    """A candidate with the values of its deals so far."""

    action: int
    line: tuple[int, ...] = ()
    ends: list[Any] = field(default_factory=list[Any])  # by branch; a single one if the round has no draws left
    samples: list[tuple[float, ...]] = field(default_factory=list[tuple[float, ...]])

    def candidate(self, seat: int) -> Candidate:
        """Sum up."""
        is_over = self.ends[0].is_over and len(self.ends) == 1
        values = tuple(sum(column) / len(self.samples) for column in zip(*self.samples, strict=True))
        error = standard_error([sample[seat] for sample in self.samples])
        return Candidate(self.action, self.line, values, error, 0 if is_over else len(self.samples))


class Lookahead:
    """A searcher that looks across the deal, for one bot; not reentrant."""

    def __init__(self, game: AnyGame, ranker: Ranker, effort: DealEffort, deals: int, seed: int) -> None:
        self._game, self._ranker, self._effort = game, ranker, effort
        self._deals, self._seed = deals, seed

    def choice(self, state: Any, clock: Clock) -> Choice:
        """Choose the candidate that is worth most across the deal."""
        effort = self._affordable(clock)
        if effort is None:
            return self._ranker.choice(state, clock)
        with clock.part(effort.first) as part:
            first, ranked = self._ranker.ranked(state, part, effort.gap)
        found = self._sample(state, clock, effort, list(ranked), is_choice=True) if len(ranked) > 1 else ()
        if not found:  # no rival, or no time
            return replace(first, nodes=clock.nodes)
        best = found[0]
        return Choice(best.action, best.line, best.values, clock.nodes, candidates=found)

    def move_values(self, state: Any, clock: Clock, max_depth: int) -> dict[int, float]:
        """Value every legal move for the seat that acts, to the end of the round alone."""
        return self._ranker.move_values(state, clock, max_depth)

    def appraise(self, state: Any, clock: Clock, actions: Iterable[int] = ()) -> tuple[Candidate, ...]:
        """Value the given actions, or those near the best, with the same deals, best first; with fewer if time runs out."""
        effort = self._affordable(clock) or replace(self._effort, first=MIN_EACH, playout=MIN_EACH, each=MIN_EACH)
        asked = list(actions)
        if not asked:
            with clock.part(effort.first) as part:
                asked = list(self._ranker.ranked(state, part, effort.gap)[1])[: effort.width]
        return self._sample(state, clock, effort, asked, is_choice=False)

    def _affordable(self, clock: Clock) -> DealEffort | None:
        """Return the effort that a node limit allows: all of it if possible, else the same part of everything."""
        full = self._effort
        total = full.first + full.width * (self._deals * full.each + SEARCHES * full.playout)
        part = min(1.0, (clock.max_nodes - clock.nodes) / total)
        if part * full.each < MIN_EACH:
            return None
        first, playout, each = (int(part * nodes) for nodes in (full.first, full.playout, full.each))
        return replace(full, first=first, playout=max(playout, MIN_EACH), each=each)

    def _sample(
        self, state: Any, clock: Clock, effort: DealEffort, actions: Sequence[int], *, is_choice: bool
    ) -> tuple[Candidate, ...]:
        """Deal until the choice is clear, all deals are made or time is out; return what was valued, best first."""
        sampling = _Sampling(self._game, self._ranker, clock, effort, state, self._first_seed(state))
        prospects = sampling.play_out_rivals(actions) if is_choice else sampling.play_out(actions)
        live, number = list(prospects), 0
        while live and number < self._deals and (len(live) > 1 or not is_choice):
            batch = range(number, min(number + BATCH, self._deals))
            if not all(sampling.add_deal(live, deal) for deal in batch):
                break
            number = batch.stop
            if is_choice and number > BATCH:
                live = contenders(live, sampling.seat)
        known = [prospect for prospect in prospects if prospect.samples]
        known.sort(key=lambda prospect: (prospect not in live, -_mean(prospect, sampling.seat)))
        return tuple(prospect.candidate(sampling.seat) for prospect in known)

    def _first_seed(self, state: Any) -> int:
        """Return a number that depends on the seed and the position alone."""
        digest = sha256(LABEL + self._seed.to_bytes(16, "big", signed=True) + state.to_bytes()).digest()
        return int.from_bytes(digest[:8], "big")


class _Sampling:
    """The deals of one position."""

    def __init__(self, game: AnyGame, ranker: Ranker, clock: Clock, effort: DealEffort, state: Any, seed: int) -> None:  # noqa: PLR0913, PLR0917 - all that one choice needs
        self._game, self._ranker, self._clock, self._effort = game, ranker, clock, effort
        self._state, self._seed = state, seed
        self.seat = int(state.turn)
        self._known: dict[tuple[bytes, int], tuple[float, ...]] = {}  # the end of a round and the number of a deal

    def play_out(self, actions: Sequence[int]) -> list[_Prospect]:
        """Play each action to the end of the round; leave out those for which time is too short."""
        found = [self._prospect(action) for action in actions]
        return [prospect for prospect in found if prospect]

    def play_out_rivals(self, actions: Sequence[int]) -> list[_Prospect]:
        """The same for the first few actions that lead to different ends of the round."""
        found: dict[tuple[bytes, ...], _Prospect] = {}
        for action in actions[: TRIED * self._effort.width]:
            prospect = self._prospect(action) if len(found) < self._effort.width else None
            if prospect:
                found.setdefault(tuple(end.to_bytes() for end in prospect.ends), prospect)
        return list(found.values())

    def _prospect(self, action: int) -> _Prospect | None:
        after, line = self._state.copy(), [action]
        self._game.apply(after, action)
        self._advance(after, line)
        ends = [after]
        if self._is_draw(after):
            ends = [self._branch(after, branch) for branch in range(BRANCHES)]
        return None if self._clock.is_expired else _Prospect(action, tuple(line), ends)

    def _is_draw(self, state: Any) -> bool:
        """Return whether tiles are drawn within the round."""
        return bool(state.needs_deal) and state.round == self._state.round

    def _branch(self, state: Any, branch: int) -> Any:
        """Return an end of the round after other draws within it."""
        after, rng = state.copy(), generator(self._seed - (branch + 1) * STREAM)
        while self._is_draw(after):
            self._game.draw(after, rng)
            self._advance(after, [])
        return after

    def _advance(self, state: Any, line: list[int]) -> None:
        """Play the best moves in place until tiles are drawn, the game is over or time is out."""
        while not state.needs_deal and not state.is_over and not self._clock.is_expired:
            with self._clock.part(self._effort.playout) as part:
                choice = self._ranker.choice(state, part)
                is_finished = not part.is_expired  # then the rest of its line is as good as another search
            for action in choice.line if is_finished else choice.line[:1]:
                self._game.apply(state, action)
                line.append(action)

    def add_deal(self, prospects: Iterable[_Prospect], number: int) -> bool:
        """Add a sample to each candidate; return whether there was time for all, and otherwise add none."""
        values = [self._value(prospect.ends[number % len(prospect.ends)], number) for prospect in prospects]
        if self._clock.is_expired:
            return False
        for prospect, sample in zip(prospects, values, strict=True):
            prospect.samples.append(sample)
        return True

    def _value(self, end: Any, number: int) -> tuple[float, ...]:
        """Return each seat's share of the victory after a deal; or as the game ended."""
        if end.is_over:
            return self._game.outcome(end).shares
        key = end.to_bytes(), number
        if key not in self._known:
            dealt = end.copy()
            self._game.draw(dealt, generator(self._seed + number * STREAM))
            with self._clock.part(self._effort.each) as part:
                self._known[key] = self._ranker.choice(dealt, part).values
        return self._known[key]


def contenders(prospects: Sequence[_Prospect], seat: int) -> list[_Prospect]:
    """Return the best candidate, and those that may still be better than it by more than makes no difference."""
    best = max(prospects, key=lambda prospect: _mean(prospect, seat))
    return [prospect for prospect in prospects if prospect is best or _may_be_better(prospect, best, seat)]


def _may_be_better(prospect: _Prospect, best: _Prospect, seat: int) -> bool:
    gains = [own[seat] - other[seat] for own, other in zip(prospect.samples, best.samples, strict=True)]
    return sum(gains) / len(gains) + CERTAIN * standard_error(gains) > INDIFFERENT


def _mean(prospect: _Prospect, seat: int) -> float:
    return sum(sample[seat] for sample in prospect.samples) / len(prospect.samples)


def standard_error(numbers: Sequence[float]) -> float:
    """Return the standard error of the mean; 0 if there are too few numbers to tell."""
    count = len(numbers)
    if count < 2:  # noqa: PLR2004 - no spread
        return 0.0
    mean = sum(numbers) / count
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)
