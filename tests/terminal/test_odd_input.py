"""Odd files, names and numbers, and failing output: rejected with a message, never a traceback."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from itertools import pairwise
from pathlib import Path

import pytest

from sintra import games
from sintra.cli import main
from sintra.dialogue.kind import vocabulary
from sintra.dialogue.line import Misread, Question
from sintra.dialogue.questions import Desk
from sintra.phrase import Phrase
from sintra.record import PersonSeat
from sintra.terminal.files import GameFile, exists, expand_home, new_game_file
from sintra.terminal.local_game import LocalGame
from sintra.terminal.positions import is_record
from sintra.terminal.screen import Manner
from sintra.terminal.spans import Span, center, width, wrapped
from tests.terminal.transcripts import advance

pytestmark = pytest.mark.slow

ENDLESS = "9" * 5000  # more digits than Python reads


def begun(*names: str, path: Path | None = None) -> LocalGame:
    """A game of people, after the first deal."""
    seats = [PersonSeat(name) for name in names]
    session = LocalGame.new(games.make("azul", len(seats)), seats, bytes(32), GameFile(path) if path else None)
    advance(session)
    return session


def sintra(*arguments: str, folder: Path, stdin: str = "", **streams: int) -> subprocess.CompletedProcess[str]:
    """Run the program, with pipes unless other streams are given."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(folder / "data")}
    command = [sys.executable, "-m", "sintra", *arguments]
    return subprocess.run(command, cwd=folder, input=stdin, text=True, env=environment, check=False, timeout=120, **pipes)  # type: ignore[call-overload, no-any-return]


@pytest.mark.parametrize("line", [f"row {ENDLESS}", f"seat {ENDLESS}", f"row 3 {ENDLESS}", f"factory {ENDLESS}"])
def test_numbers_without_end_are_refused(line: str) -> None:
    """A number of thousands of digits is a wrong number like any other."""
    desk = Desk(begun("Ana", "Bo"), vocabulary("azul", "en", "words"))
    question = desk.read(line)
    assert isinstance(question, Question)
    with pytest.raises(Misread):
        desk.answer(question)


def test_a_seat_may_have_a_name_of_two_words() -> None:
    """The whole rest of the line is the name."""
    desk = Desk(begun("Ana", "Béla  Bartók"), vocabulary("azul", "en", "words"), ["Ana", "Béla  Bartók"])
    assert desk.answer(Question("seat", ("bela", "bartok"))) == desk.answer(Question("seat", ("2",)))
    assert desk.answer(Question("row", ("3", "Béla", "Bartók"))) == desk.answer(Question("row", ("3", "2")))


@pytest.mark.parametrize("name", ["~nobody-of-that-name/game", "x" * 300])
def test_names_that_mean_no_file(name: str) -> None:
    """An impossible path does not raise when it is looked up."""
    assert not exists(expand_home(name))


def test_a_name_that_no_file_can_have(tmp_path: Path) -> None:
    """It is refused with the reason and under its own name, and the game goes on in its old file."""
    done = sintra("play", "--save", "game.record", folder=tmp_path, stdin=f"save {'x' * 300}\nsave\n")
    assert f"{'x' * 300}: its name is too long" in done.stdout
    assert "The game is saved in game.record." in done.stdout
    assert "sintra play --resume game.record" in done.stdout


def test_games_that_begin_at_once_have_files_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file name is reserved when it is chosen; where nothing can be written, a name is returned all the same."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert len({new_game_file("azul").path for _ in range(3)}) == 3
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert not exists(new_game_file("azul").path)


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_the_form_of_a_move_fits_the_side(language: str) -> None:
    """On the grey side a star is a number: what is said to be right can be typed there."""
    colored, grey = (
        Manner(language).speaker().say(Phrase(f"dialogue.form.pavilion_{form}")) for form in ("place", "place_grey")
    )
    spell = vocabulary("pavilion", language, "words").spell
    assert spell("B6+2") in colored
    assert spell("25R") not in colored
    assert spell("25R+1") in grey
    assert spell("B6") not in grey


def test_an_unsaved_game_is_not_said_to_go_on(tmp_path: Path) -> None:
    """Where nothing could be saved, leaving says so; a name with blanks is quoted for the shell."""
    (tmp_path / "file").touch()
    said = sintra("play", "--save", "file/game.record", folder=tmp_path).stdout
    assert "--resume" not in said
    assert said.count("a part of its path is not a folder") == 2
    assert "sintra play --resume 'a game.record'" in sintra("play", "--save", "a game.record", folder=tmp_path).stdout


@pytest.mark.parametrize("text", [b"  # by hand\n\n  sintra \t record 1\r\n", b"sintra record 2"])
def test_records_are_known_by_their_first_words(text: bytes) -> None:
    """Comments and blanks before them do not matter."""
    assert is_record(text)


def test_a_terminal_without_accents(tmp_path: Path) -> None:
    """Characters the terminal cannot encode are replaced."""
    begun("Ana", "Bo", path=tmp_path / "game.record").save()
    for language in ("de", "hu"):
        shown = sintra("show", "game.record", "--as", "sentences", "--language", language, folder=tmp_path)
        assert shown.returncode == 0, shown.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_an_output_that_is_full(tmp_path: Path) -> None:
    """One line says so, and a game has been saved before the first word."""
    with Path("/dev/full").open("wb") as full:
        done = sintra("play", "--save", "game.record", folder=tmp_path, stdout=full.fileno())
    assert (done.returncode, done.stderr.splitlines()[-1]) == (1, "sintra: No space left on device")
    assert (tmp_path / "game.record").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "--players", "0"], "0 players, expected 2, 3 or 4"),
        (["play", "--save", ""], "--save needs the name of a file"),
        (["play", "--save", "x" * 300], "its name is too long"),
        (["play", "--resume", ""], "a file without a name cannot be read"),
        (["play", "pavilion", "--resume", "game.record"], "leave these options out with --resume"),
        (["play", "--resume", "other.record"], "bot 'deep' does not exist"),
    ],
)
def test_odd_command_lines(
    arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each is refused with its reason, or warned of, and nothing is played before that."""
    session = begun("Ana", "Bo", path=tmp_path / "other.record")
    session.save()
    text = (tmp_path / "other.record").read_text(encoding="utf-8")
    (tmp_path / "other.record").write_text(text.replace("person Bo", "bot deep nodes=2"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(), encoding="utf-8"))
    main(arguments)
    output = capsys.readouterr()
    assert message in output.out + output.err
    assert main(["verify", "other.record"]) == 1


def test_narrow_terminals() -> None:
    """The center's line is broken before it is too long, and no name of a file is broken."""
    narrow = center([Span("1Y●")] * 5, [[(Span("╭─1───╮"),)]] * 5, "Beutel 80 · Deckel 0", 40)
    assert max(map(width, narrow)) <= 40
    assert len(narrow) == 3
    path = "games/azul-2026-11-16-1.record"
    assert path in wrapped(f"Weiter geht es mit: sintra play --resume {path}", 40)


def test_numbers_stay_with_their_words() -> None:
    """No line breaks between a number and its word, wherever the margin is; no word is broken, and no space is another sign."""
    for sentence in (
        "You take three teal from factory 1 to line 4: 3 of 4. Then 7 points.",
        "Du setzt Gelb in Reihe 1, Feld 2: plus 1 Punkt, jetzt 12. Danach Runde 2 von 6.",
        "A fal 3. sora teljes, plusz 5 pont, így 12. A 2. mintasor tele.",
    ):
        for room in range(16, 60):
            lines = wrapped(sentence, room)
            assert " ".join(lines) == sentence
            assert not any(re.search(r"\d$", first) and second[0].isalpha() for first, second in pairwise(lines))
            assert not any(first[-1].isalpha() and second[0].isdigit() for first, second in pairwise(lines))
            assert not any(re.search(r"\d\.$", first) and second[0].islower() for first, second in pairwise(lines))


@pytest.mark.parametrize("style", ["full", "compact"])
@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_no_line_begins_like_the_prompt(tmp_path: Path, language: str, style: str) -> None:
    """Not even for somebody whose name does: only the program's own question begins with that sign."""
    seats = ("--seat", "person:> Bob", "--seat", "person:> 2")
    asked = "turn\nscore\nboard\nlegend\nrules\nhelp\nmoves\nhint\nlast\nquit\n"
    done = sintra("play", "azul", *seats, "--language", language, "--style", style, folder=tmp_path, stdin=asked)
    lines = done.stdout.splitlines()
    assert done.returncode == 0
    assert len(lines) > 30
    assert [line for line in lines if line.startswith(">")] == []
