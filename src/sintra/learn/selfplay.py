"""Self-play: bots play themselves, and positions are sampled for fitting.

Games come in chunks, one file each: an existing chunk is not replayed, so that fitting can be stopped and resumed.
"""

from __future__ import annotations

import dataclasses
import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from sintra import bots, games
from sintra.bots import Limit
from sintra.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

GAMES_PER_CHUNK = 25
RANDOM_MOVES = 0.04  # the share of random moves, for exploration
KEPT_WITHIN_ROUND = 0.2  # the share of positions within a round that are sampled


@dataclass(frozen=True, slots=True)
class SelfPlayTask:
    """What to play."""

    game: str
    players: int
    options: Mapping[str, Any]
    weights: str  # the evaluation to play with: a name or a file
    nodes: int
    seed: int
    folder: Path

    def check_folder(self) -> None:
        """Reject a folder with games of another task; otherwise write the task to it."""
        path = self.folder / "task.json"
        text = json.dumps({**dataclasses.asdict(self), "folder": "", "whim": RANDOM_MOVES}, indent=1)
        if path.exists() and path.read_text(encoding="utf-8") != text:
            raise OptionError(f"{self.folder} holds games of another fit; choose another folder with --work, or delete it")
        path.write_text(text, encoding="utf-8")


@dataclass(slots=True)
class Sample:
    """Sampled positions with the results of their games: between rounds, and within a round."""

    ends: list[Any] = field(default_factory=list[Any])  # positions between two rounds
    end_games: list[int] = field(default_factory=list[int])  # the number of the game
    end_scores: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])  # of the whole game
    end_shares: list[tuple[float, ...]] = field(default_factory=list[tuple[float, ...]])
    middles: list[Any] = field(default_factory=list[Any])  # positions within a round
    middle_ends: list[int] = field(default_factory=list[int])  # the index in `ends` of the end of the round; -1: the last one
    middle_scores: list[tuple[int, ...]] = field(default_factory=list[tuple[int, ...]])
    middle_shares: list[tuple[float, ...]] = field(default_factory=list[tuple[float, ...]])


def play_chunk(task: SelfPlayTask, chunk: int) -> Path:
    """Play the games of a chunk, unless its file exists; return the file."""
    path = task.folder / f"games-{chunk:05}.npz"
    if path.exists():
        return path
    game = games.make(task.game, task.players, **task.options)
    bot = bots.make("search", game, 0, {"evaluation": task.weights})
    sample = Sample()
    for number in range(GAMES_PER_CHUNK):
        _play_game(game, bot, task, chunk * GAMES_PER_CHUNK + number, sample)
    temporary = path.with_suffix(".part.npz")
    arrays: Any = _arrays(sample)  # NumPy's stubs mistake the keywords for options
    np.savez_compressed(temporary, **arrays)
    temporary.replace(path)
    return path


def _arrays(sample: Sample) -> dict[str, NDArray[Any]]:
    """Turn a sample into arrays; positions as bytes, because NumPy does not save records with nested arrays well."""
    return {
        "ends": np.concatenate(sample.ends).view(np.uint8),
        "end_games": np.array(sample.end_games),
        "end_scores": np.array(sample.end_scores),
        "end_shares": np.array(sample.end_shares),
        "middles": np.concatenate(sample.middles).view(np.uint8),
        "middle_ends": np.array(sample.middle_ends),
        "middle_scores": np.array(sample.middle_scores),
        "middle_shares": np.array(sample.middle_shares),
    }


def _play_game(game: Any, bot: Any, task: SelfPlayTask, number: int, sample: Sample) -> None:
    """Play one game and sample its positions."""
    chance = random.Random(f"{task.seed} {number}")  # noqa: S311 - exploration, not a secret
    rng = games.generator(chance.getrandbits(64))
    limit = Limit(nodes=task.nodes)
    state = game.new(chance.randrange(game.players))
    first_end, first_middle = len(sample.ends), len(sample.middles)
    while not state.is_over:
        if state.needs_deal:
            _keep_end(sample, state, first_middle)
            game.draw(state, rng)
            continue
        if state.phase == "draft" and chance.random() < KEPT_WITHIN_ROUND:
            sample.middles.append(state.array.copy())
            sample.middle_ends.append(-1)
        legal = game.legal_actions(state)
        is_random = len(legal) == 1 or chance.random() < RANDOM_MOVES
        game.apply(state, chance.choice(legal) if is_random else bot.choose(state, limit).action)
    outcome = game.outcome(state)
    sample.end_games.extend([number] * (len(sample.ends) - first_end))
    for scores, shares, count in (
        (sample.end_scores, sample.end_shares, len(sample.ends) - first_end),
        (sample.middle_scores, sample.middle_shares, len(sample.middles) - first_middle),
    ):
        scores.extend([outcome.scores] * count)
        shares.extend([outcome.shares] * count)


def _keep_end(sample: Sample, state: Any, first_middle: int) -> None:
    """Sample a position between two rounds, and link the positions of the previous round to it."""
    if state.round == 1 or state.phase != "deal":
        return
    for middle in range(len(sample.middles) - 1, first_middle - 1, -1):
        if sample.middle_ends[middle] >= 0:
            break
        sample.middle_ends[middle] = len(sample.ends)
    sample.ends.append(state.array.copy())


def load_chunks(paths: list[Path], dtype: Any) -> Iterator[dict[str, NDArray[Any]]]:
    """Load chunks; the indices of round ends are offset to count over all of them."""
    ends_before = 0
    for path in paths:
        with np.load(path) as data:
            chunk = {name: data[name] for name in data.files}
        for name in ("ends", "middles"):
            chunk[name] = chunk[name].view(dtype)
        places = chunk["middle_ends"]
        chunk["middle_ends"] = np.where(places >= 0, places + ends_before, -1)
        ends_before += len(chunk["ends"])
        yield chunk
