"""Commands that are printed to be copied: they work where they are printed, and nothing breaks or rewrites them."""

from __future__ import annotations

import shlex
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from sintra import games
from sintra.cli import main
from sintra.i18n import Speaker
from sintra.i18n.languages import language as spoken
from sintra.phrase import Phrase
from sintra.record import BotSeat
from sintra.terminal.files import GameFile
from sintra.terminal.local_game import LocalGame
from sintra.terminal.play import TerminalPlay
from sintra.terminal.program import command, program
from sintra.terminal.screen import Manner
from sintra.terminal.spans import wrapped
from tests.terminal.console import Console

pytestmark = pytest.mark.slow

LONG = "some folder/" + "Long_Name" * 12 + ".record"


@pytest.fixture(name="script")
def _script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program in a folder with a blank in its name, started from the folder above."""
    script = tmp_path / "my env" / "sintra"
    script.parent.mkdir()
    script.write_text("#!/bin/sh\n", encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "argv", [str(script)])
    return script


def test_a_program_on_the_path_is_called_by_its_name(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But not if another program of that name is found first."""
    monkeypatch.setenv("PATH", str(script.parent))
    assert program() == "sintra"
    other = script.parent.parent / "other" / "sintra"
    other.parent.mkdir()
    other.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    other.chmod(0o755)
    monkeypatch.setenv("PATH", f"{other.parent}:{script.parent}")
    assert program() == "'my env/sintra'"


def test_a_program_elsewhere_is_called_by_its_path(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The path is as short as it can be from here, and the shell takes it for one word and for a path."""
    assert program() == "'my env/sintra'"
    monkeypatch.setattr(sys, "argv", ["my env/sintra"])
    assert program() == "'my env/sintra'"
    monkeypatch.setattr(sys, "argv", [str(script)])
    monkeypatch.chdir(script.parent)
    assert program() == "./sintra"
    (script.parent / "deeper").mkdir()
    monkeypatch.chdir(script.parent / "deeper")
    assert program() == shlex.quote(str(script))


@pytest.mark.parametrize(
    ("started", "name"), [("lib/sintra/__main__.py", "python -m sintra"), ("-c", "sintra"), ("", "sintra")]
)
def test_other_ways_to_start(script: Path, monkeypatch: pytest.MonkeyPatch, started: str, name: str) -> None:
    """A module is started as one; where nothing is known, the usual name must do."""
    assert script.exists()
    monkeypatch.setattr(sys, "argv", [started])
    assert program() == name


def test_files_are_words_of_the_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file is never taken for an option, nor for two words."""
    monkeypatch.setattr(sys, "argv", ["-c"])
    assert command("verify", file=Path("-a game")) == "sintra verify './-a game'"
    go_on = command("play", "--resume", file=Path("game.record"), options=("--language", "de"))
    assert go_on == "sintra play --resume game.record --language de"


@pytest.mark.parametrize(
    ("given", "repeated"),
    [
        ("", ""),
        ("--language en --colors words --style full", ""),
        ("--plain", " --plain"),
        ("--braille --language hu", " --language hu --braille"),
        ("--style compact --plain --colors tactile", " --colors tactile --style compact --plain"),
    ],
)
def test_the_manner_is_repeated_and_the_command_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given: str, repeated: str
) -> None:
    """On leaving a game a command is printed on one line, never in braille cells, that resumes it in the same manner."""
    monkeypatch.setattr(sys, "argv", ["sintra/__main__.py"])
    file = tmp_path / "My game.record"

    def leave(*arguments: str) -> str:
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"quit\n"), encoding="utf-8"))
        assert main(list(arguments)) == 0
        return capsys.readouterr().out

    left = leave("play", *given.split(), "--save", str(file))
    expected = f"python -m sintra play --resume '{file}'{repeated}"
    assert [line for line in left.splitlines() if line.endswith(expected)]
    gone_on = leave(*shlex.split(expected)[3:])
    assert str(file) in gone_on.split(expected, maxsplit=1)[0], "the file is told as it is"
    assert expected in gone_on


def test_a_drawn_game_does_not_break_the_command(tmp_path: Path) -> None:
    """Nor the name of a file, in a narrow terminal."""
    (tmp_path / "some folder").mkdir()
    with Console("play", "--save", LONG, folder=tmp_path, width=50) as console:
        console.wait_for_prompt()
        console.type("save")
        console.type("quit")
        assert console.finish() == 0
    assert f"\n{LONG}.\n" in console.text
    assert f"python -m sintra play --resume '{LONG}'\n" in console.text


@pytest.mark.parametrize("language", ["en", "de", "hu"])
@pytest.mark.parametrize("style", ["full", "compact"])
@pytest.mark.parametrize("braille", [False, True])
def test_what_is_copied_stays_as_it_is(language: str, style: str, *, braille: bool) -> None:
    """In every sentence with a file or command."""
    speaker = Speaker(language, style=style, braille=braille)
    sentences = {
        key: name for key, text in spoken(language).sentences.items() for name in ("path", "command") if f"{{{name}}}" in text
    }
    assert len(sentences) == 12
    for key, name in sentences.items():
        said = speaker.say(Phrase(key, {name: LONG, "reason": "Full", "text": "Full"}))
        assert LONG in said
        assert LONG in "\n".join(wrapped(said, 40, LONG))


def test_the_end_tells_how_to_check_the_deals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the file in the command."""
    monkeypatch.setattr(sys, "argv", ["-c"])
    file = tmp_path / "my game.record"
    session = LocalGame.new(games.make("azul", 2), [BotSeat("greedy")] * 2, bytes(32), GameFile(file))
    assert TerminalPlay(session, Manner()).run() == 0
    assert capsys.readouterr().out.endswith(f"To check its deals: sintra verify '{file}'\n")


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_compact_sentences_begin_with_a_capital(language: str) -> None:
    """What is said in whole sentences in both styles begins as sentences do; the short lines of the games do not."""
    speaker = Speaker(language, style="compact")
    said = [speaker.say(Phrase(key, {"seat": 0, "bot": "greedy"})) for key in ("terminal.person", "dialogue.bot")]
    assert all(text[0].isupper() for text in said)
    assert speaker.say(Phrase("azul.round", {"round": 1, "seat": 0})) == "r1 S1"
