"""Batches of games of Azul, compiled: each function steps a slice of the batch, without the GIL, so that threads can share it.

Games are independent. Each has a seed of its own, and each of its episodes a stream of that seed: what is dealt depends only on
the seed, the number of the game and the episode, never on the size of the batch or the number of threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel, lowest_bit, popcount
from sintra._random import next_below, stream
from sintra.azul.features import drafts_from, mask, observe
from sintra.azul.kernel import (
    ACTIONS_PER_SOURCE,
    DEAL,
    DESTINATIONS,
    DRAFT,
    LANE,
    LANE_MASK,
    LAST_LANE,
    OVER,
    SIDE,
    TILING,
    Position,
    Positions,
    apply,
    begin,
    drafts_by_color,
    first_column_action,
    open_columns,
    running_totals,
    winners,
)
from sintra.azul.playout import BIT_PLACE, RECIPROCAL, draw, find_lane

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra._random import Generator
    from sintra.channels import Bytes

    Rewards = NDArray[np.float32]
    Scores = NDArray[np.int16]
    Integers = NDArray[np.int64]

NOBODY, ILLEGAL = -1, -2  # instead of the seat that acts
CHOICES = 0  # the stream of a game's seed for sampled actions; episode n has stream n + 1


@kernel
def start_games(
    layout: Positions,
    states: Positions,
    seeds: Generator,
    counters: Generator,
    episodes: Integers,
    scores: Scores,
    start: int,
    first: int,
    last: int,
) -> None:
    """Begin the episodes of the games from first to last - 1, up to their first decision."""
    for game in range(first, last):
        _start(layout[0], states[game], seeds, counters, episodes, start, game)
        for seat in range(layout[0].players):
            scores[game, seat] = states[game].score[seat]


@kernel
def _start(
    layout: Position, s: Position, seeds: Generator, counters: Generator, episodes: Integers, start: int, game: int
) -> None:
    """Begin an episode of a game; a start below 0 is drawn from the stream."""
    counters[game] = stream(seeds[game], int(episodes[game]) + 1)
    rng = counters[game : game + 1]
    seat = start if start >= 0 else next_below(rng, int(layout.players))
    begin(s, layout.players, seat, layout.grey, layout.column_bonus, layout.max_rounds)
    draw(s, rng)


@kernel
def look_at_games(states: Positions, observations: Bytes, masks: Bytes, seats: NDArray[np.int8], first: int, last: int) -> None:
    """Write the observation, the legal actions and the number of the seat that acts in each game."""
    for game in range(first, last):
        seat = int(states[game].turn)
        seats[game] = seat
        observe(states[game], seat, observations[game])
        mask(states[game], masks[game])


@kernel
def step_games(
    layout: Positions,
    states: Positions,
    seeds: Generator,
    counters: Generator,
    episodes: Integers,
    actions: Integers,
    rewards: Rewards,
    dones: Bytes,
    scores: Scores,
    start: int,
    shaping: float,
    first: int,
    last: int,
) -> None:
    """Apply a legal action in each game, up to its next decision; a game that ends begins its next episode."""
    for game in range(first, last):
        s = states[game]
        players = int(s.players)
        for seat in range(players):
            scores[game, seat] = s.score[seat]
        apply(s, int(actions[game]))
        if s.phase == DEAL:
            draw(s, counters[game : game + 1])
        _reward(s, shaping, rewards[game], scores[game])
        dones[game] = int(s.phase == OVER)
        if s.phase == OVER:
            episodes[game] += 1
            _start(layout[0], s, seeds, counters, episodes, start, game)


@kernel
def _reward(s: Position, shaping: float, rewards: Rewards, scores: Scores) -> None:
    """Write the reward of each seat for a move: its utility at the end, and a share of the points gained on the others.

    scores: those before the move; those after it are written there.
    """
    players = int(s.players)
    gained = 0
    for seat in range(players):
        gained += int(s.score[seat]) - int(scores[seat])
    won = winners(s) if s.phase == OVER else 0
    for seat in range(players):
        own = int(s.score[seat]) - int(scores[seat])
        reward = shaping * (own * players - gained) / (players - 1)
        if won:
            share = (won >> seat & 1) / popcount(won)
            reward += (share * players - 1) / (players - 1)
        rewards[seat] = reward
        scores[seat] = s.score[seat]


@kernel
def first_illegal(states: Positions, actions: Integers) -> int:
    """Return the first game whose action is illegal, or -1."""
    for game in range(len(actions)):
        if not is_legal(states[game], int(actions[game])):
            return game
    return -1


@kernel
def is_legal(s: Position, action: int) -> bool:
    """Return whether an integer is a legal action; any integer is accepted."""
    columns = first_column_action(s)
    if s.phase == DRAFT:
        if action < 0 or action >= columns:
            return False
        return bool(drafts_from(s, action // ACTIONS_PER_SOURCE) >> action % ACTIONS_PER_SOURCE & 1)
    if s.phase == TILING and columns <= action < columns + SIDE:
        row = lowest_bit(int(s.complete[s.turn & 3]))
        return bool(open_columns(s, int(s.turn), row) >> (action - columns) & 1)
    return False


@kernel
def sample_games(states: Positions, choices: Generator, actions: Integers, first: int, last: int) -> None:
    """Sample a legal action in each game, uniformly."""
    for game in range(first, last):
        actions[game] = random_action(states[game], choices[game : game + 1])


@kernel
def random_action(s: Position, rng: Generator) -> int:
    """Sample a legal action, uniformly."""
    if s.phase == TILING:
        columns = open_columns(s, int(s.turn), lowest_bit(int(s.complete[s.turn & 3])))
        return first_column_action(s) + int(BIT_PLACE[columns, next_below(rng, popcount(columns))])
    totals = running_totals(drafts_by_color(s))
    number = next_below(rng, totals >> LAST_LANE)
    shift = find_lane(totals, number)
    number -= (totals << LANE) >> shift & LANE_MASK
    sources = int(s.holders) >> shift & LANE_MASK
    lines = int(s.open_lines[s.turn & 3]) >> shift & LANE_MASK
    num_lines = popcount(lines)
    nth_source = number * int(RECIPROCAL[num_lines]) >> 16
    destination = int(BIT_PLACE[lines, number - nth_source * num_lines])
    return int(BIT_PLACE[sources, nth_source]) * ACTIONS_PER_SOURCE + shift // LANE * DESTINATIONS + destination


@kernel
def play_first(states: Positions, rng: Generator, action: int) -> int:
    """Advance the first game to its next decision: apply an action if it is legal, and deal if needed.

    Return the seat that acts then; -1: the game is over; -2: the action is illegal and nothing has changed.
    """
    s = states[0]
    if not is_legal(s, action):
        return ILLEGAL
    apply(s, action)
    return deal_first(states, rng)


@kernel
def deal_first(states: Positions, rng: Generator) -> int:
    """Deal if needed; return the seat that acts then, or -1: the game is over."""
    s = states[0]
    if s.phase == DEAL:
        draw(s, rng)
    return NOBODY if s.phase == OVER else int(s.turn)


@kernel
def seed_games(seed: Generator, seeds: Generator, choices: Generator, first_game: int) -> None:
    """Seed every game; the first one of the batch has the number first_game."""
    for game in range(len(seeds)):
        seeds[game] = stream(seed[0], first_game + game)
    choose_again(seeds, choices)


@kernel
def choose_again(seeds: Generator, choices: Generator) -> None:
    """Restart the streams of sampled actions."""
    for game in range(len(seeds)):
        choices[game] = stream(seeds[game], CHOICES)
