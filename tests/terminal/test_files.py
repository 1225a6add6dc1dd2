"""`sintra replay`, `show` and `perft`, and what `play` refuses: exit codes and outputs for people and scripts."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from sintra import games
from sintra.cli import main
from sintra.cli.play import read_seats
from sintra.errors import OptionError
from sintra.perft import perft
from sintra.record import BotSeat, PersonSeat, parse
from sintra.terminal.files import GameFile, data_folder, new_game_file
from sintra.terminal.local_game import LocalGame
from sintra.terminal.replay import Player
from sintra.terminal.screen import Manner
from tests.terminal.console import Console
from tests.terminal.transcripts import advance, choose

SEED = bytes(32)
RECORDS = Path(__file__).parents[1] / "data" / "records"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The record of a game that has just begun: one deal, two moves."""
    session = LocalGame.new(
        games.make("azul"), [PersonSeat("Ana"), BotSeat("greedy")], SEED, GameFile(tmp_path / "game.record")
    )
    advance(session)
    choose(session)
    advance(session)
    return tmp_path / "game.record"


def test_replay_tells_everything_to_a_pipe(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every event is numbered and told in sentences, in the language that is asked for."""
    assert main(["replay", str(saved), "--language", "de"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "1 von 3: Ziehung."
    assert lines[1] == "Runde 1: Ana beginnt."
    assert any(line.startswith("3 von 3: ") for line in lines)


def test_replay_for_scripts(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--json prints an object for each event, and --to ends there."""
    assert main(["replay", str(saved), "--json", "--to", "2"]) == 0
    events = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [event["number"] for event in events] == [1, 2]
    assert [event["seat"] for event in events] == [None, 0]
    assert events[1]["scores"] == [0, 0]


def test_replay_at_a_terminal(saved: Path) -> None:
    """A person steps on, back, jumps, looks, and leaves; a wrong word lists the right ones."""
    with Console("replay", "game.record", "--plain", folder=saved.parent) as console:
        console.wait_for_prompt()
        for line in ("back", "next", "jump 3", "next", "jump 9", "xyzzy", "back", "board", "jump 0"):
            assert console.type(line)
        assert not console.type("quit")
        assert console.finish() == 0
    for said in ("This is the beginning.", "1 of 3: deal", "3 of 3", "This is the end", "from 0 to 3", "next, back", "Bag: "):
        assert said in console.text


@pytest.mark.parametrize("record", ["azul-3-grey", "pavilion-4-coloured"])
def test_replay_answers_questions(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever a game answers can be asked anywhere in a record, from before the first deal to the end."""
    found = parse((RECORDS / f"{record}.record").read_text(encoding="utf-8"))
    player, last = Player(found, Manner()), len(found.events)
    asked = [
        "score",
        "seat 2",
        "last",
        "since",
        "turn",
        "bag",
        "table",
        "goals",
        "forecast",
        "rules",
        "legend",
        "moves",
        "xyzzy",
    ]
    for at in (0, 1, 2, last // 2, last - 1, last):
        player.go_to(at)
        for line in (*asked, "help", "undo", "3R4", "factory 99", "cost", "where red", "wall", "stone", "left"):
            capsys.readouterr()
            player.answer(line)
            assert capsys.readouterr().out.strip()
    player.answer("score")
    assert f"has {found.state.scores[1]}" in capsys.readouterr().out


def test_show_gives_a_position_in_every_form(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Text board and JSON can be read again and are the same position; sentences speak three languages; - is the input."""
    assert main(["show", str(saved), "--at", "1"]) == 0
    board = capsys.readouterr().out
    (tmp_path / "board.txt").write_text(board, encoding="utf-8")
    assert main(["show", str(tmp_path / "board.txt"), "--as", "json"]) == 0
    position = capsys.readouterr().out
    assert json.loads(position)["phase"] == "draft"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(position.encode())))
    assert main(["show", "-"]) == 0
    assert capsys.readouterr().out == board
    assert main(["show", str(saved), "--as", "sentences", "--language", "hu"]) == 0
    assert "következik" in capsys.readouterr().out


def test_perft_of_a_position_and_of_a_new_game(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The counts are those of the function; split adds up to them, and scripts get JSON."""
    game = games.make("azul")
    state = LocalGame.resume(saved)[0].record.state
    assert main(["perft", str(saved), "--depth", "2", "--split"]) == 0
    *parts, total = capsys.readouterr().out.splitlines()
    assert int(total) == sum(int(part.split()[1]) for part in parts) == perft(game, state, 2)
    assert main(["perft", "--game", "pavilion", "--depth", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["game"] == "pavilion"
    assert figures["count"] > 4


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["show", "missing.record"], "missing.record cannot be read: No such file"),
        (["show", "{file}", "--at", "4"], "after 4 events, expected 0 to 3"),
        (["replay", "{file}", "--to", "4"], "to event 4, expected 0 to 3"),
        (["replay", "missing.record"], "cannot be read"),
        (["play", "--resume", "missing.record"], "cannot be read"),
        (["play", "--resume", "{file}", "--players", "3"], "leave these options out with --resume"),
        (["play", "--save", "{file}"], "already exists: resume it with --resume"),
        (["play", "--seat", "cat:Ana"], "expected person, person:NAME or bot:NAME"),
        (["play", "--seat", "bot:nobody"], "there are uniform, naive, greedy"),
        (["play", "--players", "2", "--seat", "person", "--seat", "person", "--seat", "person"], "3 seats are named"),
        (["play", "--players", "7"], "7 players, expected 2, 3 or 4"),
    ],
)
def test_refusals_are_one_line(arguments: list[str], message: str, saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be done ends with exit code 1 and one line that says what would be right."""
    assert main([argument.replace("{file}", str(saved)) for argument in arguments]) == 1
    errors = capsys.readouterr().err.splitlines()
    assert errors[-1].startswith("sintra: ")
    assert message in errors[-1]


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe", b'{"game": "chess"}'])
def test_a_file_that_is_nothing_is_refused(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is neither a position nor a record is refused with a reason."""
    (tmp_path / "file").write_bytes(content)
    assert main(["show", str(tmp_path / "file")]) == 1
    assert "position" in capsys.readouterr().err


def test_seats_are_filled_up() -> None:
    """Alone you play against bots of level 3; seats that are not named are bots as well."""
    assert read_seats([], 3) == [PersonSeat(), BotSeat("level-3"), BotSeat("level-3")]
    assert read_seats(["bot:uniform", "person:Ana"], 2) == [BotSeat("uniform"), PersonSeat("Ana")]
    with pytest.raises(OptionError):
        read_seats(["bot"], 2)


def test_games_get_new_files_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --save a game has a file of its own, named by game and day; two games do not share one."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = new_game_file("azul")
    first.write("text", None)
    second = new_game_file("azul")
    assert first.path.parent == second.path.parent == data_folder() == tmp_path / "sintra"
    assert first.path != second.path
    assert not first.is_chosen
