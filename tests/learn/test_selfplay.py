"""Self-play: the same task gives the same games, nothing is played twice, and positions link to the end of their round."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sintra import bots
from sintra.azul.game import Azul
from sintra.azul.state import State
from sintra.learn import selfplay
from sintra.learn.selfplay import SelfPlayTask, load_chunks, play_chunk


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a chunk be three games."""
    monkeypatch.setattr(selfplay, "GAMES_PER_CHUNK", 3)


def task(folder: Path, players: int = 2, wall: str = "coloured", seed: int = 5) -> SelfPlayTask:
    """Make a task with few nodes."""
    return SelfPlayTask("azul", players, {"wall": wall}, "hand", 40, seed, folder)


def content(path: Path) -> dict[str, Any]:
    """Load one chunk."""
    return next(iter(load_chunks([path], Azul(2).new().array.dtype)))


def test_chunks_are_reproducible(tmp_path: Path) -> None:
    """The same task plays the same games in any folder; another seed or another chunk plays others."""
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    first, second = (content(play_chunk(task(tmp_path / name), 0)) for name in ("a", "b"))
    assert first.keys() == second.keys()
    assert all(first[name].tobytes() == second[name].tobytes() for name in first)
    other = content(play_chunk(task(tmp_path / "a"), 1))
    assert other["ends"].tobytes() != first["ends"].tobytes()
    assert set(first["end_games"]) == {0, 1, 2}
    assert set(other["end_games"]) == {3, 4, 5}
    reseeded = content(play_chunk(task(tmp_path / "b", seed=6), 1))
    assert reseeded["ends"].tobytes() != other["ends"].tobytes()


def test_a_chunk_that_is_there_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file stays as it is, and no bot is made."""
    path = play_chunk(task(tmp_path), 0)
    before = path.read_bytes()

    def fail(*_given: object) -> None:
        pytest.fail("it was played again")

    monkeypatch.setattr(bots, "make", fail)
    assert play_chunk(task(tmp_path), 0) == path
    assert path.read_bytes() == before


def test_a_torn_file_is_ignored(tmp_path: Path) -> None:
    """What was left half written is played again and replaced; afterwards only the chunk is there."""
    (tmp_path / "whole").mkdir()
    expected = content(play_chunk(task(tmp_path / "whole"), 0))
    (tmp_path / "games-00000.part.npz").write_bytes(b"PK torn")
    found = content(play_chunk(task(tmp_path), 0))
    assert all(found[name].tobytes() == expected[name].tobytes() for name in expected)
    assert [path.name for path in tmp_path.glob("*.npz")] == ["games-00000.npz"]


@pytest.mark.parametrize(("players", "wall"), [(2, "coloured"), (3, "grey")])
def test_positions_point_to_the_end_of_their_round(tmp_path: Path, players: int, wall: str) -> None:
    """Over two chunks, every position within a round points to the position between rounds that followed it, or to none."""
    paths = [play_chunk(task(tmp_path, players, wall), chunk) for chunk in range(2)]
    chunks = list(load_chunks(paths, Azul(players, wall=wall).new().array.dtype))
    data = {name: np.concatenate([chunk[name] for chunk in chunks]) for name in chunks[0]}
    ends, middles, places = data["ends"], data["middles"], data["middle_ends"]
    assert len(places) == len(middles) == len(data["middle_scores"]) == len(data["middle_shares"])
    assert len(ends) == len(data["end_games"]) == len(data["end_scores"]) == len(data["end_shares"])
    assert (places >= 0).any()
    assert (places < 0).any()
    for number, place in enumerate(places):
        middle = State(middles[number : number + 1])
        assert middle.phase in {"draft", "tiling"}
        if place >= 0:
            end = State(ends[place : place + 1])
            assert end.phase == "deal"
            assert end.round == middle.round + 1
            assert follows(middle, end)
            assert (data["middle_scores"][number] == data["end_scores"][place]).all()
            assert (data["middle_shares"][number] == data["end_shares"][place]).all()


def follows(middle: State, end: State) -> bool:
    """Return whether the walls of a position can have become those of another, and its bag is the same."""
    walls = zip(middle.record.wall, end.record.wall, strict=True)
    return all(int(before) & ~int(later) == 0 for before, later in walls) and middle.record.bag == end.record.bag


def test_results_are_those_of_whole_games(tmp_path: Path) -> None:
    """Shares make up one victory, and every game has as many round ends as it had rounds before its last."""
    data = content(play_chunk(task(tmp_path), 0))
    assert data["end_shares"].sum(axis=1) == pytest.approx(np.ones(len(data["end_shares"])))
    for game in np.unique(data["end_games"]):
        own = data["end_games"] == game
        assert data["ends"]["round_number"][own].tolist() == list(range(2, 2 + own.sum()))
        assert len(np.unique(data["end_scores"][own], axis=0)) == 1
