"""Batches of games of Summer Pavilion, compiled: each function steps a slice, without the GIL, so that threads can share it.

Games are independent. Each has a seed of its own, and each of its episodes a stream of that seed: what is dealt depends only on
the seed, the number of the game and the episode, never on the size of the batch or the number of threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from sintra._jit import kernel, popcount
from sintra._random import next_below, stream
from sintra.pavilion.actions import MAX_LEGAL, apply, decode_placement, first_bonus, first_placement, legal_actions, pass_action
from sintra.pavilion.features import mask, observe
from sintra.pavilion.geometry import NUM_COLORS, PAYABLE
from sintra.pavilion.kernel import (
    BONUS,
    DEAL,
    DISCARD,
    DRAFT,
    OVER,
    PLACE,
    REFILL,
    Position,
    Positions,
    begin,
    discardable,
    joker_now,
    lane,
    may_stop,
    winners,
)
from sintra.pavilion.playout import draw

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
    begin(s, layout.players, seat, layout.grey, layout.joker_order)
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
        if s.phase in (DEAL, REFILL):
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
    players = int(s.players)
    placements = first_placement(players)
    bonus = first_bonus(players, int(s.grey))
    if s.phase == DRAFT:
        return 0 <= action < placements and bool(lane(int(s.takeable), action % NUM_COLORS) >> action // NUM_COLORS & 1)
    if s.phase == PLACE:
        if placements <= action < bonus:
            return _is_payable(s, action - placements)
        return action == pass_action(players, int(s.grey))
    if s.phase == BONUS:
        return bonus <= action < bonus + NUM_COLORS and lane(int(s.supply), action - bonus) > 0
    return s.phase == DISCARD and _is_discard(s, action - bonus - NUM_COLORS)


@kernel
def _is_discard(s: Position, number: int) -> bool:
    """Return whether an action, counted from the first discard on, is one that is legal, or the stop (P9)."""
    if 0 <= number < NUM_COLORS:
        return lane(discardable(s), number) > 0
    return number == NUM_COLORS + 1 and may_stop(s)


@kernel
def _is_payable(s: Position, number: int) -> bool:
    """Return whether a placement is legal: the space takes the color, and the hand holds the price (P5, P6)."""
    seat = int(s.turn) & 3
    space, color, jokers = decode_placement(int(s.grey), number)
    hand = int(s.hand[seat])
    joker = joker_now(s)
    if jokers > (0 if color == joker else lane(hand, joker)):
        return False
    return bool(int(s.open_spaces[seat, color]) & int(PAYABLE[s.grey, lane(hand, color), jokers]) & 1 << space)


@kernel
def sample_games(states: Positions, choices: Generator, actions: Integers, first: int, last: int) -> None:
    """Sample a legal action in each game, uniformly."""
    legal = np.empty(MAX_LEGAL, np.int32)
    for game in range(first, last):
        count = legal_actions(states[game], legal)
        actions[game] = legal[next_below(choices[game : game + 1], count)]


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
    if s.phase in (DEAL, REFILL):
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
