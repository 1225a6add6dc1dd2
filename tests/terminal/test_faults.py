"""Errors in the reader's language: files, the system, options of a game, and the command line itself."""

from __future__ import annotations

import errno
import io
import re
from pathlib import Path

import pytest

from sintra.cli import main
from sintra.cli.usage import chosen_language, phrase_of
from sintra.errors import InvalidState, MissingExtra, ParseError, ProgramError, SintraError, StateSyntax
from sintra.i18n import Speaker
from sintra.i18n.lexicon import fragment
from sintra.terminal.faults import REASONS, said, system_reason
from tests.records import example

Capture = pytest.CaptureFixture[str]
WRONG: dict[str, list[tuple[list[str], str]]] = {  # arguments, and what they are answered with
    "de": [
        (["play", "--players", "7"], "Für 7 Spieler gibt es kein Spiel, nur für 2, 3, 4."),
        (["play", "--option", "wall=blau"], "Die Option wall kann nicht 'blau' sein, nur coloured, grey."),
        (["play", "--option", "wand=grau"], "Eine Option wand gibt es nicht; es gibt wall, column_bonus, max_rounds."),
        (["play", "--option", "grau"], "„grau“ ist keine Option: Schreibe name=wert, etwa wall=grey, jeden Namen nur einmal."),
        (["play", "--edition", "blau"], "Eine Ausgabe blau gibt es nicht; es gibt standard, tactile."),
        (["play", "--seat", "bot:niemand"], "Einen Bot niemand gibt es nicht; es gibt "),
        (["play", "--seat", "niemand"], "„niemand“ kann hier nicht sitzen: Schreibe person, person:NAME oder bot:NAME"),
        (["play", "--start", "Otto"], "„Otto“ kann nicht beginnen: Nenne einen Platz von 1 bis 2, einen Namen oder random."),
        (["play", "--save", ""], "Die Option --save braucht den Namen einer Datei."),
        (["play", "--resume", "nix"], "Es gibt keine Datei nix."),
        (["replay", "."], "Die Datei . kann nicht gelesen werden: Das ist ein Ordner."),
        (["replay", "game.record", "--to", "999"], "Ereignis 999 gibt es nicht, nur 0 bis "),
        (["show", "text"], "Die Datei ist weder eine Aufzeichnung noch eine Stellung von Azul, Summer Pavilion."),
        (["solve", "new"], "Hier hat niemand etwas zu wählen: "),
        (["puzzles", "show", "9999"], "Aufgabe 9999 gibt es nicht, nur 1 bis "),
    ],
    "hu": [
        (["play", "--players", "7"], "Nincs játék 7 játékossal, csak ennyivel: 2, 3, 4."),
        (["play", "--option", "wall=blau"], "Ez a beállítás nem lehet ilyen: wall='blau'; csak coloured, grey."),
        (["play", "--option", "wand=grau"], "Nincs ilyen beállítás: wand; ezek vannak: wall, column_bonus, max_rounds."),
        (["play", "--edition", "blau"], "Nincs ilyen kiadás: blau; ezek vannak: standard, tactile."),
        (["play", "--seat", "bot:senki"], "Nincs ilyen gépi játékos: senki; ezek vannak: "),
        (["play", "--start", "Otto"], "„Otto” nem kezdhet: egy hely kell 1-től 2-ig, egy játékos neve, vagy random."),
        (["replay", "."], "Ez a fájl nem olvasható: .; az ok: ez egy mappa."),
        (["replay", "game.record", "--to", "999"], "Nincs 999. esemény, csak 0-tól "),
        (["show", "text"], "A fájl nem feljegyzés, és nem is egy állás; ezekből a játékokból lehetne: Azul, Summer Pavilion."),
        (["solve", "new"], "Itt senkinek sincs választása: "),
        (["puzzles", "show", "9999"], "Nincs 9999. feladvány, csak 1-től "),
    ],
}
USAGE = {
    "de": [
        (["play", "chess"], "Angabe game: 'chess' gibt es hier nicht, nur 'azul', 'pavilion'."),
        (["play", "--level", "ten"], "Angabe --level: 'ten' ist hier nicht möglich."),
        (["play", "--level"], "Angabe --level: Der Wert fehlt."),
        (["replay", "x", "--colour=red"], "Das ist hier nicht bekannt: --colour=red."),
        (["replay"], "Es fehlt: FILE."),
        (["replay", "x", "--to", "-"], "Angabe --to: '-' ist keine ganze Zahl ab 0."),
        (["solve", "x", "--seconds", "nie"], "Angabe --seconds: 'nie' ist keine Zahl von Sekunden über 0."),
    ],
    "hu": [
        (["play", "chess"], "Megadva game: itt nincs ilyen: 'chess', csak 'azul', 'pavilion'."),
        (["play", "--level"], "Megadva --level: hiányzik az értéke."),
        (["replay"], "Hiányzik: FILE."),
    ],
}


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("text").write_text("Once upon a time\n", encoding="utf-8")
    Path("game.record").write_text(str(example()), encoding="utf-8")
    Path("new").write_text(example().state_at(0).to_json(), encoding="utf-8")


@pytest.mark.parametrize("language", WRONG)
def test_what_a_command_refuses_is_said_in_the_language(language: str, capsys: Capture) -> None:
    """Files, options, seats and numbers that do not exist: nothing of the answer is English."""
    for arguments, answer in WRONG[language]:
        assert main([*arguments, "--language", language]) == 1, arguments
        assert capsys.readouterr().err.splitlines()[-1].startswith(f"sintra: {answer}"), arguments


@pytest.mark.parametrize("language", USAGE)
def test_a_wrong_command_line_is_answered_in_the_language(language: str, capsys: Capture) -> None:
    """Also before its options could be read: --language counts wherever it stands."""
    for arguments, answer in USAGE[language]:
        with pytest.raises(SystemExit) as stopped:
            main([*arguments, "--language", language])
        *usage, last = capsys.readouterr().err.splitlines()
        assert (stopped.value.code, last.partition(": ")[2]) == (2, answer)
        assert usage[0].startswith({"de": "Aufruf: sintra", "hu": "használat: sintra"}[language])


def test_the_language_of_a_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is found in both forms; one that does not exist leaves the choice to the environment."""
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert chosen_language(["play", "--language", "de"]) == chosen_language(["--language=de"]) == "de"
    assert chosen_language(["play", "--language", "xx"]) == chosen_language(["play"]) == "hu"


def test_a_message_that_is_not_known_is_quoted() -> None:
    """Whatever argparse may say in another version is kept."""
    assert Speaker("de").say(phrase_of("something new")) == "Auf Englisch: something new."


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_reasons_of_the_system_have_words(language: str) -> None:
    """Every reason that we name has a text in each language; another one stays as the system says it."""
    for number, name in REASONS.items():
        assert system_reason(OSError(number, "?"), language) == fragment(language, f"terminal.reason.{name}") != ""
    assert system_reason(OSError(errno.ENOTTY, "not a typewriter"), language) == "not a typewriter"


@pytest.mark.parametrize(
    "error",
    [
        StateSyntax("round is 'x', expected a whole number"),
        InvalidState(["too many blue tiles"]),
        ProgramError("it said nothing"),
        ParseError("line 3: no"),
        MissingExtra("httpx", "server"),
    ],
)
def test_other_errors_are_introduced_in_the_language(error: SintraError) -> None:
    """What only programmers cause is quoted in English after a sentence that says what it is about."""
    for language, quoted in (("de", "Auf Englisch: "), ("hu", "Angolul: ")):
        first, _, rest = said(error, language).partition(quoted)
        assert rest == f"{error}."
        assert len(first.split()) >= 3


@pytest.mark.parametrize("language", ["de", "hu"])
def test_a_game_that_cannot_be_saved_says_why(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """The reason of the system is in the language of the game, too."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
    (tmp_path / "file").write_text("", encoding="utf-8")
    path = tmp_path / "file" / "folder" / "game.record"
    main(["play", "--seat", "bot:uniform", "--seat", "bot:uniform", "--save", str(path), "--language", language])
    assert re.search(re.escape(fragment(language, "terminal.reason.no_folder")), capsys.readouterr().out)
