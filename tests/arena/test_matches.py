"""Whole matches: journaled, resumed, played by several workers, with the same result each way."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sintra import dealer, record
from sintra.arena import Journal, Match, Report, SequentialTest, Way
from sintra.arena.match import Block
from sintra.arena.runner import play_matches
from sintra.arena.workers import Task, play_here
from sintra.errors import OptionError
from sintra.games import AnyGame, make

pytestmark = pytest.mark.slow

MODULES = ("tests.arena.misfit_registry",)


@pytest.fixture
def game() -> AnyGame:
    """A short game: two rounds of Azul."""
    return make("azul", max_rounds=2)


def settled(report: Report) -> dict[str, Any]:
    """A report without what depends on the clock."""
    values = report.to_json()
    for bot in values["bots"]:
        del bot["seconds_per_move"]
    return values


def test_a_match_goes_on_where_it_stopped(game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupted after some blocks and resumed, a match gives the result of an uninterrupted one."""
    match = Match.of(game, "greedy", "uniform", seed=4)
    whole = match.run(Way(8))
    real = Match.play
    played: list[int] = []

    def play(self: Match, number: int, *rest: Any) -> Block:
        played.append(number)
        if len(played) == 4:
            raise KeyboardInterrupt
        return real(self, number, *rest)

    monkeypatch.setattr(Match, "play", play)
    with pytest.raises(KeyboardInterrupt):
        match.run(Way(8), tmp_path)
    assert settled(match.run(Way(8), tmp_path)) == settled(whole)
    assert played == [0, 1, 2, 3, 3, 4, 5, 6, 7]
    assert len(list((tmp_path / "records").iterdir())) == 16


def test_a_torn_last_line_is_dropped(game: AnyGame, tmp_path: Path) -> None:
    """A journal truncated in the middle of a line is resumed from the last complete one."""
    match = Match.of(game, "greedy", "uniform")
    whole = settled(match.run(Way(4), tmp_path))
    path = tmp_path / "match.jsonl"
    text = path.read_bytes()
    for cut in (len(text) - 1, len(text) - 40, 10, 0):
        path.write_bytes(text[:cut])
        assert settled(match.run(Way(4), tmp_path)) == whole
        assert len(path.read_bytes().splitlines()) == 5


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": 2}, "its seed is 0, not 2"),
        ({"stall": 5.0}, "its stall is 60.0, not 5.0"),
        ({"luck": 3}, 'its luck is null, not {"samples": 3'),
    ],
)
def test_another_match_is_rejected(game: AnyGame, tmp_path: Path, change: dict[str, Any], message: str) -> None:
    """A folder with another match is left as it is, and the message says what is different."""
    Match.of(game, "greedy", "uniform").run(Way(1), tmp_path)
    before = (tmp_path / "match.jsonl").read_bytes()
    with pytest.raises(OptionError, match="holds another match") as caught:
        Match.of(game, "greedy", "uniform", **change).run(Way(1), tmp_path)
    assert message in str(caught.value)
    assert (tmp_path / "match.jsonl").read_bytes() == before


def test_a_match_can_be_made_longer_and_looked_at_shorter(game: AnyGame, tmp_path: Path) -> None:
    """More blocks go on with the same match; fewer give the result of its beginning."""
    match = Match.of(game, "greedy", "greedy")
    assert match.run(Way(2), tmp_path).to_json()["blocks"] == 2
    assert match.run(Way(5), tmp_path).to_json()["blocks"] == 5
    assert settled(match.run(Way(3), tmp_path)) == settled(match.run(Way(3)))


def test_a_folder_is_for_one_at_a_time(game: AnyGame, tmp_path: Path) -> None:
    """Two matches cannot be written to one folder at once."""
    match = Match.of(game, "greedy", "uniform")
    with (
        Journal(tmp_path, match),
        pytest.raises(OptionError, match="is locked: a match is being played"),
        Journal(tmp_path, match),
    ):
        pass
    with Journal(tmp_path, match):
        pass


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("nonsense", "line 2: expected a JSON object"),
        ("[1]", "line 2: expected a JSON object"),
        ('{"block": 0}', "line 2: not a block"),
        ('{"block": 0, "games": [{"rotation": 0}]}', "line 2: not a block"),
        ("[" * 100_000, "line 2: expected a JSON object"),
    ],
)
def test_a_damaged_journal_is_rejected_with_the_line(game: AnyGame, tmp_path: Path, line: str, message: str) -> None:
    """A line in the middle that is not a block is not silently ignored."""
    match = Match.of(game, "greedy", "uniform")
    with Journal(tmp_path, match):
        pass
    with (tmp_path / "match.jsonl").open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    with pytest.raises(OptionError, match="line 2") as caught:
        match.run(Way(1), tmp_path)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    "change",
    [
        {"games": []},
        {"block": -1},
        {"block": 0.5},
        {"rotation": 1},
        {"rotation": "first"},
        {"shares": [1.0]},
        {"shares": [5.0, -4.0]},
        {"shares": [math.nan, 1.0]},
        {"shares": [0.5, 0.0]},
        {"scores": ["many", "few"]},
        {"moves": None},
        {"nodes": [0.5, 1]},
        {"nodes": [10**400, 1]},
        {"forfeit": 9},
        {"reason": 5},
    ],
    ids=lambda change: str(change)[:30],
)
def test_a_block_that_cannot_be_is_rejected(game: AnyGame, tmp_path: Path, change: dict[str, Any]) -> None:
    """A line that was edited by hand and is invalid is neither counted nor a crash."""
    match = Match.of(game, "greedy", "uniform")
    match.run(Way(1), tmp_path)
    path = tmp_path / "match.jsonl"
    first, line = path.read_text(encoding="utf-8").splitlines()
    block = json.loads(line)
    (block if change.keys() & {"block", "games"} else block["games"][0]).update(change)
    path.write_text(f"{first}\n{json.dumps(block)}\n", encoding="utf-8")
    with pytest.raises(OptionError, match="line 2: not a block of a match; delete this line"):
        match.run(Way(1), tmp_path)


def test_records_are_kept_and_can_be_checked(game: AnyGame, tmp_path: Path) -> None:
    """Every game of a match lies in the folder as a Record: whole, fair, with the bots and their settings."""
    Match.of(game, "greedy", "misfit,after=1").run(Way(2), tmp_path)
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == ["000001-1.record", "000001-2.record", "000002-1.record", "000002-2.record"]
    for file in files:
        kept = record.parse(file.read_text(encoding="utf-8"))
        kept.check()
        assert dealer.verify(kept).is_fair
        assert kept.result is not None
        assert kept.result.reason == "error: RuntimeError: I have lost my way"


def test_a_match_goes_on_when_a_bot_fails(game: AnyGame) -> None:
    """Every game against a bot that fails is won, and the failures are counted by kind."""
    report = Match.of(game, "greedy", "misfit,way=illegal").run(Way(3))
    values = report.to_json()
    assert (values["wins"], values["games"]) == (6, 6)
    assert values["bots"][1]["forfeits"] == {"illegal move": 6}
    assert len(values["forfeits"]) == 6
    assert "illegal move 6" in str(report)


def test_a_bot_that_boasts_does_not_stop_the_match(game: AnyGame) -> None:
    """An absurd number of nodes is clamped, and the report can be written."""
    report = Match.of(game, "misfit,way=boasts,after=0", "uniform").run(Way(1)).to_json()
    assert report["bots"][0]["nodes_per_move"] == float(1 << 63)


def test_reports_add_up() -> None:
    """At a table of four, one among three: shares by bot, by seat and by game agree with each other."""
    report = Match.of(make("azul", 4, max_rounds=2), "greedy", "uniform").run(Way(4))
    values = report.to_json()
    first, others = values["bots"]
    assert values["games"] == 16 == values["wins"] + values["ties"] + values["losses"]
    assert first["share"] + 3 * others["share"] == pytest.approx(1)
    assert sum(values["by_seat"]) / 4 == pytest.approx(values["share"]["mean"]) == pytest.approx(first["share"])
    assert others["moves"] > first["moves"] > 0
    assert json.loads(json.dumps(values)) == values
    assert "even would be 25.0 %" in str(report)


def test_a_test_stops_a_match(game: AnyGame, tmp_path: Path) -> None:
    """A decided test ends the match early, at the same block whatever else is already in the folder."""
    match = Match.of(game, "greedy", "uniform")
    test = SequentialTest(0, 100)
    alone = match.run(Way(200, test=test))
    number = len(alone.blocks)
    assert number < 60
    assert alone.to_json()["test"]["verdict"] == "better"
    match.run(Way(number + 5), tmp_path)
    assert settled(match.run(Way(200, test=test), tmp_path)) == settled(alone)
    assert "better by 100 Elo rather than 0" in str(alone)
    assert "not decided" in str(match.run(Way(2, test=test)))


def test_the_test_waits_for_blocks_in_their_order(game: AnyGame) -> None:
    """Blocks that finish early do not count before their predecessors."""
    match = Match.of(game, "greedy", "uniform")
    way = Way(40, test=SequentialTest(0, 100))
    (course,) = play_matches([match], Way(1))
    late = type(course)(match, None, way)
    for _, block in play_here(Task(match, number) for number in range(39, 0, -1)):
        late.take(block)
        assert not late.is_decided
        assert late.blocks == []
    late.take(match.play(0))
    assert late.is_decided


def test_several_processes_give_the_same_result(game: AnyGame, tmp_path: Path) -> None:
    """Two workers play what one process plays, and the records are byte for byte the same."""
    match = Match.of(game, "greedy", "uniform", seed=9)
    here = settled(match.run(Way(5), tmp_path / "here"))
    assert settled(match.run(Way(5, jobs=2), tmp_path / "there")) == here
    for file in (tmp_path / "here" / "records").iterdir():
        assert (tmp_path / "there" / "records" / file.name).read_bytes() == file.read_bytes()


def test_bots_that_stall_or_die_cost_their_game_only(game: AnyGame) -> None:
    """In workers a bot that stalls forever or crashes its process forfeits that game, and all blocks are played."""
    for way, reason in (
        ("dies", "died: the process ended while it was thinking, with exit code 7"),
        ("stalls", "no move in time"),
    ):
        match = Match.of(game, f"misfit,way={way}", "uniform", stall=0.3)
        values = match.run(Way(2, jobs=1, modules=MODULES)).to_json()
        assert (values["losses"], values["games"]) == (4, 4)
        assert all(one["reason"].startswith(reason) for one in values["forfeits"])


def test_a_bot_that_dies_at_once_does_not_stop_the_match(game: AnyGame) -> None:
    """A bot that crashes on its first move crashes during warm-up as well; the match is played all the same."""
    values = Match.of(game, "greedy", "misfit,way=dies,after=0").run(Way(1, jobs=1, modules=MODULES)).to_json()
    assert values["bots"][1]["forfeits"] == {"died": 2}


def test_matches_without_sense_are_rejected(game: AnyGame, tmp_path: Path) -> None:
    """No blocks, a module that is not there, and a folder that is a file are rejected in words."""
    match = Match.of(game, "greedy", "uniform")
    with pytest.raises(OptionError, match="expected at least one block"):
        Way(0)
    with pytest.raises(OptionError, match="module 'no_such_module' cannot be imported"):
        match.run(Way(1, modules=("no_such_module",)))
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(OptionError, match="cannot write to"):
        match.run(Way(1), file / "folder")


def test_a_full_disk_ends_the_match_and_keeps_what_is_there(game: AnyGame, tmp_path: Path) -> None:
    """When nothing more can be written, the match stops with the reason, and goes on later."""
    match = Match.of(game, "greedy", "uniform")
    script = (
        "import resource, signal, sys\n"
        "from pathlib import Path\n"
        "from sintra.arena import Match, Way\n"
        "from sintra.games import make\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "match = Match.of(make('azul', max_rounds=2), 'greedy', 'uniform')\n"
        "match.play(0)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))\n"
        "match.run(Way(20), Path(sys.argv[1]))\n"
    )
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=False)
    assert "cannot write to" in done.stderr
    assert "finished blocks are kept" in done.stderr
    assert (tmp_path / "match.jsonl").stat().st_size == 3000
    with Journal(tmp_path, match) as journal:
        assert 0 < len(journal.blocks) < 20
    assert settled(match.run(Way(20), tmp_path)) == settled(match.run(Way(20)))
