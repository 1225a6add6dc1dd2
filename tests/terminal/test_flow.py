"""The flow of a game in the terminal: what is told when, in which words, and how much of it."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from sintra import games
from sintra.cli import main
from sintra.cli.play import seed_of
from sintra.dialogue.verbosity import parts_of_round, split_deal, told
from sintra.errors import OptionError
from sintra.phrase import Phrase
from sintra.record import BotSeat, PersonSeat
from sintra.terminal.faults import environment_language, said
from sintra.terminal.local_game import LocalGame
from sintra.terminal.screen import Manner
from sintra.terminal.settings import changed
from tests.terminal.console import Console
from tests.terminal.transcripts import SEED, Script, advance, arguments, choose

Play = Callable[..., list[str]]
KEYS = ("takes_to_line", "to_center", "all_taken", "places", "places", "places", "round_over")
SEATS = (1, None, None, 0, 0, 1, None)


def ending() -> list[Phrase]:
    """The narration of a move that ends a round."""
    return [Phrase(f"azul.{key}", {} if seat is None else {"seat": seat}) for key, seat in zip(KEYS, SEATS, strict=True)]


def keys(phrases: list[Phrase]) -> list[str]:
    """The keys of Phrases, without their game."""
    return [phrase.key.partition(".")[2] for phrase in phrases]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Type lines into a new game from a pipe; return the lines that are said."""

    def played(lines: str, *options: str) -> list[str]:
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(lines.encode()), encoding="utf-8"))
        begun = ["play", "azul", "--plain", "--seed", "3", "--seat", "person:Ana", "--seat", "bot:greedy"]
        assert main([*begun, "--save", str(tmp_path / "game.record"), *options]) == 0
        return capsys.readouterr().out.splitlines()

    return played


def test_the_result_of_a_round_comes_first() -> None:
    """The move, then the result, then the scoring of each seat as a part of its own; nothing is lost but what it repeats."""
    assert [keys(part) for part in parts_of_round(ending())] == [
        ["takes_to_line", "to_center", "round_over"],
        ["places", "places"],
        ["places"],
    ]
    assert parts_of_round(ending()[:2]) == [ending()[:2]]


def test_three_steps_of_verbosity() -> None:
    """Brief says who did what and how a round ended; normal and full lose nothing, least of all what goes to the center."""
    assert keys(told(ending(), "brief")) == ["takes_to_line", "round_over"]
    assert told(ending(), "normal") == told(ending(), "full") == ending()
    now, later = split_deal([Phrase("azul.round"), Phrase("azul.factory"), Phrase("azul.factories_empty")])
    assert (keys(now), keys(later)) == (["round"], ["factory", "factories_empty"])


def test_the_call_is_short_and_to_you(play: Play) -> None:
    """The only person at the keyboard is addressed, without the round, which was said when it began."""
    said_lines = play("1 blue 1\n")
    assert said_lines.count("Your turn.") == 2
    assert "You play at this keyboard." in said_lines
    assert "You take one blue from factory 1 and fill line 1." in said_lines
    assert sum("ound 1" in line for line in said_lines) == 1


def test_undo_names_the_move_and_the_answer(play: Play) -> None:
    """Taking back says which move, and that the bot's answer went, too."""
    lines = play("1 blue 1\nundo\nundo\n")
    at = lines.index("Taken back: Blue from factory 1 to line 1.")
    assert lines[at + 1 : at + 4] == [
        "Also taken back: the answer of Greedy.",
        "Your turn.",
        "There is no move of yours to take back.",
    ]


def test_brief_says_less(play: Play) -> None:
    """At the brief step the deal is one sentence and a move another."""
    lines = play("1 blue 1\n", "--verbosity", "brief")
    assert not any(line.startswith(("Factory", "To the center")) for line in lines)
    assert any(line.startswith("Greedy takes") for line in lines)


def test_settings_are_typed_during_the_game(play: Play) -> None:
    """Verbosity, style and language change at once, in the words of the language or in English."""
    lines = play("verbosity brief\nlanguage de\nmitte\nansage voll\nstil kompakt\nmitte\nquit\n")
    assert "Changed." in lines
    assert lines.count("Geändert.") == 3
    assert "In der Tischmitte liegt nur der Startspielermarker." in lines
    assert "C *" in lines
    manner = Manner("hu")
    assert changed(manner, "beszéd rövid") == Manner("hu", verbosity="brief")
    assert changed(manner, "nyelv fr") is changed(manner, "style") is changed(manner, "1 blue") is None


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", "verbosity", "Verbosity brief, normal or full;"),
        ("en", "style large", "Verbosity brief, normal or full;"),
        ("de", "Ausführlichkeit", "Ansage kurz, normal oder voll;"),
        ("hu", "részletesség nagy", "Beszéd rövid, normál vagy teljes;"),
    ],
)
def test_a_setting_without_a_value_says_which_there_are(play: Play, language: str, line: str, said: str) -> None:
    """A setting alone, or with a value that does not exist, is no unknown word."""
    assert any(told.startswith(said) for told in play(f"{line}\nquit\n", "--language", language))


def test_a_round_ends_in_parts_at_a_terminal(tmp_path: Path) -> None:
    """Result first; the scoring and the new tiles come with an empty line each, and a move skips them."""
    mirror = LocalGame.new(games.make("azul"), [PersonSeat("Ana"), BotSeat("greedy")], seed_of(SEED))
    with Console(*arguments(Script("azul", "en")), folder=tmp_path) as console:
        console.wait_for_prompt()
        while "Round 1 is over" not in console.text:
            advance(mirror)
            console.type(choose(mirror)[0])
        end = console.text.split("Round 1 is over")[1]
        assert "Round 2" in end
        assert end.rstrip("> ").endswith("Enter: more.\n")
        assert " in row " not in end
        assert "Factory 1" not in end.split("Round 2")[1].split("takes")[0]
        heard: list[str] = []
        while console.text.rstrip("> ").endswith("Enter: more.\n"):
            before = len(console.text)
            console.type("")
            heard.append(console.text[before:])
        assert len(heard) >= 2
        assert " in row " in "".join(heard)
        assert "Center: " in heard[-1]


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({"LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LANG": "hu"}, "hu"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(variables: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --language the environment decides, if it names one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert environment_language() == code


def test_errors_are_said_in_the_language_of_the_reader(capsys: pytest.CaptureFixture[str]) -> None:
    """A missing file is missed in German and Hungarian; what has no sentence is quoted in English."""
    for code, message in {"de": "Es gibt keine Datei nix.record.", "hu": "Nincs ilyen fájl: nix.record."}.items():
        assert main(["replay", "nix.record", "--language", code]) == 1
        assert capsys.readouterr().err.splitlines()[-1] == f"sintra: {message}"
    assert said(OptionError("no such thing"), "en") == "no such thing"
    assert said(OptionError("no such thing"), "de") == "Das geht so nicht. Auf Englisch: no such thing."


def test_replay_and_puzzles_speak_in_words(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A replayed deal has no letters, a move has its name, and puzzles take the words of the language."""
    play("1 blue 1\n")
    assert main(["replay", str(tmp_path / "game.record"), "--language", "de", "--plain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith(": Ziehung.")
    assert any(line.startswith("2 von ") and "Blau von Plättchen 1 in Musterreihe 1: 1B1." in line for line in lines)
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"mitte\nc blau boden\nende\n"), encoding="utf-8"))
    assert main(["puzzles", "play", "--plain", "--language", "de"]) == 0
    out = capsys.readouterr().out
    assert out.count("Tischmitte: drei blaue") >= 2
    assert "Blau aus der Tischmitte in die Bodenreihe: CB- ist der beste Zug" in out
    assert "Gelöste Aufgaben: 1 von 1." in out
