"""A `BatchEnv` whose games need not run in lockstep: some are stepped while others wait, so that one seat of each can learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from sintra.envs.batch import BatchEnv

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Places = NDArray[np.int64]  # [some]: numbers of games in the batch, each once


class StaggeredEnv(BatchEnv):
    """Many games; callers are trusted to give legal actions, and every call runs on one thread."""

    def sample_some(self, places: Places) -> NDArray[np.int64]:
        """Sample a uniformly random legal action in some games: [some]."""
        choices, actions = self._choices[places], np.empty(len(places), np.int64)
        self._kind.batch.sample_games(self._states[places], choices, actions, 0, len(places))
        self._choices[places] = choices
        return actions

    def step_some(self, places: Places, actions: NDArray[np.int64]) -> tuple[NDArray[np.float32], dict[int, NDArray[np.uint8]]]:
        """Step contiguous copies of some games, and write them back.

        Return the rewards, [some, players], and for each game that ended its final observation from all seats.
        """
        changed: list[Any] = [self._states, self._counters, self.episodes, self.rewards, self.dones, self.scores]
        states, counters, episodes, rewards, dones, scores = parts = [array[places] for array in changed]
        before, streams = states.copy(), counters.copy()
        step = (self._layout, states, self._seeds[places], counters, episodes, actions, rewards, dones, scores)
        self._kind.batch.step_games(*step, self._start, self.shaping, 0, len(places))
        self._put_back(places, changed, parts)
        ends = np.flatnonzero(dones).tolist()
        last = {int(places[end]): self._last(before[end : end + 1], streams[end : end + 1], int(actions[end])) for end in ends}
        return rewards, last

    def begin_next(self, places: Places) -> None:
        """Abandon some games and start their next episodes."""
        self.episodes[places] += 1
        changed: list[Any] = [self._states, self._counters, self.scores]
        states, counters, scores = parts = [array[places] for array in changed]
        begin = (self._layout, states, self._seeds[places], counters, self.episodes[places], scores, self._start)
        self._kind.batch.start_games(*begin, 0, len(places))
        self._put_back(places, changed, parts)

    def _put_back(self, places: Places, arrays: list[Any], parts: list[Any]) -> None:
        """Write changed copies back, and update the observations."""
        seen = (self.observations, self.masks, self.seats)
        looks = [np.empty((len(places), *array.shape[1:]), array.dtype) for array in seen]
        self._kind.batch.look_at_games(parts[0], *looks, 0, len(places))
        for array, part in zip((*arrays, *seen), (*parts, *looks), strict=True):
            array[places] = part

    def _last(self, state: Any, stream: Any, action: int) -> NDArray[np.uint8]:
        """Replay the last step on a copy of a game, and observe it from every seat: [players, size of the layout]."""
        self._kind.batch.play_first(state, stream, action)
        return self.look_from_all(state)

    def points(self) -> NDArray[np.int16]:
        """Return the points of all seats as the games stand now, new ones included: [batch, players]."""
        return self._kind.points(self._states)

    def look_at(self, place: int) -> NDArray[np.uint8]:
        """Observe a game from every seat: [players, size of the layout]."""
        return self.look_from_all(self._states[place : place + 1])

    def look_from_all(self, state: Any) -> NDArray[np.uint8]:
        """Observe a position from every seat: [players, size of the layout]."""
        seen = np.empty((self.game.players, self.layout.size), np.uint8)
        for seat in range(self.game.players):
            self._kind.features.observe_first(state, seat, seen[seat])
        return seen
