"""The fallback for a game that brings nothing for environments: observations, masks and stepping by the Game protocol alone.

It has the functions of a game's own modules `features` and `batch`, in plain Python. Its arrays hold States as objects;
functions that step games replace States and never mutate them, so that a shallow copy of an array is independent.

A game may define its observation by a method ``observe(state, seat)`` that returns ``observation_size`` numbers from 0 to 255.
For any other game, the numbers and words of the State's JSON are hashed into bytes by their path (feature hashing).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast
from zlib import crc32

import numpy as np

from sintra._random import next_below, stream
from sintra.channels import Channel, Layout
from sintra.envs.rewards import rewards as rewards_of
from sintra.envs.rewards import utilities

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sintra._random import Generator
    from sintra.channels import Bytes
    from sintra.games import AnyGame

    States = NDArray[np.object_]

NOBODY, ILLEGAL = -1, -2  # instead of the seat that acts
CHOICES = 0  # the stream of a game's seed for sampled actions; episode n has stream n + 1
VERSION = 1  # of the encoding
HASHED = 512  # bytes that the State's JSON is hashed into
BYTE = 255


class PlainGames:
    """The features and the stepping of one game."""

    ILLEGAL = ILLEGAL

    def __init__(self, game: AnyGame) -> None:
        self._game: Any = game
        self._own_size = int(getattr(game, "observation_size", 0))  # of the game's own observation; 0: it has none

    # Arrays of positions

    def hold(self, state: Any) -> States:
        """Make an array of one State; the functions named `first` mutate that State."""
        held = np.empty(1, np.object_)
        held[0] = state
        return held

    def state(self, states: States, place: int) -> Any:
        """Return a copy of the State at a place."""
        return states[place].copy()

    def points(self, states: States) -> NDArray[np.int16]:
        """Return the points of all seats: [games, players]."""
        return np.array([state.scores for state in states], np.int16)

    # Features

    def layout(self, game: AnyGame) -> Layout:
        """Return the channels of a game's observations."""
        if self._own_size:
            shown = Channel("observation", (self._own_size,), ("byte",), BYTE, "what the game shows of itself")
            return Layout(VERSION, (shown,))
        seats, meaning = (game.players,), "numbers and words of the State's JSON, by a hash of their place"
        return Layout(
            VERSION,
            (
                Channel("seat", seats, ("seat",), 1, "one-hot: the seat that looks"),
                Channel("turn", seats, ("seat",), 1, "one-hot: the seat that acts; none when the game is over"),
                Channel("score", (game.players, 2), ("seat", "byte"), BYTE, "the points: the low byte, then the high one"),
                Channel("position", (HASHED,), ("byte",), BYTE, meaning),
            ),
        )

    def observe_first(self, states: States, seat: int, out: Bytes) -> None:
        """Write the observation of a seat; out: [size of the layout]."""
        state = states[0]
        if self._own_size:
            out[:] = self._game.observe(state, seat)
            return
        players = self._game.players
        out[:] = 0
        out[seat] = 1
        if state.turn is not None:
            out[players + state.turn] = 1
        for number, score in enumerate(state.scores):
            out[2 * players + 2 * number : 2 * players + 2 * number + 2] = score & BYTE, score >> 8 & BYTE
        _spread(json.loads(state.to_json()), out[4 * players :])

    def mask_first(self, states: States, out: Bytes) -> None:
        """Write 1 for every legal action and 0 for every other; out: [num_actions]."""
        legal = np.empty(self._game.max_legal, np.int32)
        count = self._game.legal_into(states[0], legal)
        out[:] = 0
        out[legal[:count]] = 1

    def look_first(self, states: States, seat: int, seen: Bytes, legal: Bytes) -> None:
        """Write the observation and the action mask of a seat; the mask is all zeros if it does not act."""
        self.observe_first(states, seat, seen)
        if states[0].turn == seat:
            self.mask_first(states, legal)
        else:
            legal[:] = 0

    # One game

    def deal_first(self, states: States, rng: Generator) -> int:
        """Deal if one is due; return the seat that acts then, or -1 if the game is over."""
        state = states[0]
        while state.needs_deal:
            self._game.draw(state, rng)
        return NOBODY if state.is_over else int(state.turn)

    def play_first(self, states: States, rng: Generator, action: int) -> int:
        """Apply an action and deal if one is due; return the seat that acts then, -1 if over, -2 if the action is illegal."""
        if action not in self._game.legal_actions(states[0]):
            return ILLEGAL
        self._game.apply(states[0], action)
        return self.deal_first(states, rng)

    # Many games

    def seed_games(self, seed: Generator, seeds: Generator, choices: Generator, first_game: int) -> None:
        """Derive the seed of every game; the first one of the batch has the number first_game."""
        for game in range(len(seeds)):
            seeds[game] = stream(int(seed[0]), first_game + game)
        self.choose_again(seeds, choices)

    def choose_again(self, seeds: Generator, choices: Generator) -> None:
        """Reset the random streams of sampled actions."""
        for game in range(len(seeds)):
            choices[game] = stream(int(seeds[game]), CHOICES)

    def start_games(  # noqa: PLR0913, PLR0917 - as compiled code takes them
        self,
        _layout: States,
        states: States,
        seeds: Generator,
        counters: Generator,
        episodes: NDArray[np.int64],
        scores: NDArray[np.int16],
        start: int,
        first: int,
        last: int,
    ) -> None:
        """Start the episodes of the games from first to last - 1, up to their first decision."""
        for game in range(first, last):
            self._start(states, seeds, counters, episodes, start, game)
            scores[game] = states[game].scores

    def _start(  # noqa: PLR0913, PLR0917 - as compiled code takes them
        self, states: States, seeds: Generator, counters: Generator, episodes: NDArray[np.int64], start: int, game: int
    ) -> None:
        """Start an episode of a game; a start below 0 is drawn from the stream."""
        counters[game] = stream(int(seeds[game]), int(episodes[game]) + 1)
        rng = counters[game : game + 1]
        seat = start if start >= 0 else int(next_below(rng, self._game.players))
        states[game] = self._game.new(seat)
        self.deal_first(states[game : game + 1], rng)

    def look_at_games(  # noqa: PLR0913, PLR0917 - as compiled code takes them
        self, states: States, observations: Bytes, masks: Bytes, seats: NDArray[np.int8], first: int, last: int
    ) -> None:
        """Write the observation, the mask and the number of the seat that acts in each game."""
        for game in range(first, last):
            one = states[game : game + 1]
            seats[game] = states[game].turn
            self.observe_first(one, int(seats[game]), observations[game])
            self.mask_first(one, masks[game])

    def step_games(  # noqa: PLR0913, PLR0917 - as compiled code takes them
        self,
        _layout: States,
        states: States,
        seeds: Generator,
        counters: Generator,
        episodes: NDArray[np.int64],
        actions: NDArray[np.int64],
        rewards: NDArray[np.float32],
        dones: NDArray[np.bool_],
        scores: NDArray[np.int16],
        start: int,
        shaping: float,
        first: int,
        last: int,
    ) -> None:
        """Apply a legal action in each game, up to its next decision; a game that ends starts its next episode."""
        for game in range(first, last):
            before, state = states[game].scores, states[game].copy()
            states[game] = state
            self._game.apply(state, int(actions[game]))
            self.deal_first(states[game : game + 1], counters[game : game + 1])
            won = utilities(self._game.outcome(state)) if state.is_over else None
            rewards[game] = rewards_of(before, state.scores, shaping, won)
            scores[game], dones[game] = state.scores, state.is_over
            if state.is_over:
                episodes[game] += 1
                self._start(states, seeds, counters, episodes, start, game)

    def first_illegal(self, states: States, actions: NDArray[np.int64]) -> int:
        """Return the first game whose action is illegal, or -1."""
        pairs = enumerate(zip(states, actions.tolist(), strict=True))
        return next((game for game, (state, action) in pairs if action not in self._game.legal_actions(state)), -1)

    def sample_games(self, states: States, choices: Generator, actions: NDArray[np.int64], first: int, last: int) -> None:
        """Sample a uniformly random legal action in each game."""
        for game in range(first, last):
            legal = self._game.legal_actions(states[game])
            actions[game] = legal[int(next_below(choices[game : game + 1], len(legal)))]


def _spread(value: Any, out: Bytes) -> None:
    """Add every leaf of a JSON value to the byte given by a hash of its path; bytes saturate at 255."""
    for place, number in _leaves(value, ""):
        byte = crc32(place.encode()) % len(out)
        out[byte] = min(BYTE, int(out[byte]) + number)


def _leaves(value: Any, place: str) -> Iterator[tuple[str, int]]:
    """Yield each number with its path; a string or boolean counts 1 at its own path, null is skipped."""
    if isinstance(value, dict):
        for key, item in cast("dict[str, Any]", value).items():
            yield from _leaves(item, f"{place}.{key}")
    elif isinstance(value, list):
        for number, item in enumerate(cast("Any", value)):
            yield from _leaves(item, f"{place}.{number}")
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield place, min(BYTE, abs(int(value)))
    elif value is not None:
        yield f"{place}={value}", 1
