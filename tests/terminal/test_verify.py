"""`sintra verify`: verdicts, exit codes, and what people and programs are told."""

from __future__ import annotations

import io
import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from sintra.cli import main
from sintra.record import Record
from tests.records import example, play
from tests.tables import TABLES

FILE = "game.record"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def keep(record: Record | str) -> str:
    """Write a record, or any text, to a file."""
    Path(FILE).write_bytes(str(record).encode())
    return FILE


def test_a_fair_game(capsys: pytest.CaptureFixture[str]) -> None:
    """A fair game exits with 0, and says what to compare with one's own notes."""
    record = play(TABLES[0], 1)
    assert record.fairness is not None
    assert main(["verify", keep(record)]) == 0
    out = capsys.readouterr().out.splitlines()
    deals = sum(event.startswith("deal") for event in record.events)
    assert out[0] == f"Fair: {deals} deals drawn again, all as recorded."
    assert out[1] == "This holds if these are what you saw before the first tile:"
    assert out[2:] == [
        f"  commitment {record.fairness.commitment.hex()}",
        *(f"  nonce {seat} {nonce.hex() or '-'}" for seat, nonce in enumerate(record.fairness.nonces, 1)),
    ]


def test_a_fair_game_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """With --json there is one object with everything in it."""
    record = example("pavilion")
    assert record.fairness is not None
    assert main(["verify", keep(record), "--json"]) == 0
    deals = len(list(record.deals()))
    assert json.loads(capsys.readouterr().out) == {
        "verdict": "fair",
        "message": f"fair: {deals} deals drawn again, all as recorded",
        "deals": deals,
        "differs": None,
        "given": 0,
        "cut": None,
        "commitment": record.fairness.commitment.hex(),
        "nonces": [nonce.hex() for nonce in record.fairness.nonces],
    }


def unfair() -> Record:
    """Give a game with a nonce that was not used."""
    record = example()
    assert record.fairness is not None
    return replace(record, fairness=replace(record.fairness, nonces=(b"other", b"nonces")))


def test_an_unfair_game(capsys: pytest.CaptureFixture[str]) -> None:
    """A game that differs exits with 1 and says where."""
    assert main(["verify", keep(unfair())]) == 1
    out = capsys.readouterr().out
    assert out.startswith("Not fair: in deal 1, the seed and the nonces draw ")
    assert " for factory " in out
    assert out.count("\n") == 1
    assert main(["verify", FILE, "--json"]) == 1
    figures = json.loads(capsys.readouterr().out)
    assert (figures["verdict"], figures["deals"], figures["differs"]) == ("unfair", 0, 1)


@pytest.mark.parametrize(
    ("language", "fair", "unfair_says", "nothing", "unreadable"),
    [
        (
            "de",
            "alle stimmen mit der Aufzeichnung überein",
            r"Nicht fair: Bei Ziehung 1 ergeben geheime Zahl und Noncen für Plättchen \d .*(blaue|gelbe|rote|schwarze|türkise)",
            "Nichts zu prüfen: Die Aufzeichnung hat keinen Fingerabdruck.",
            "Die Aufzeichnung lässt sich nicht lesen: Zeile 1 ist nicht so geschrieben wie in Aufzeichnungen.",
        ),
        (
            "hu",
            "mind egyezik a feljegyzéssel",
            r"Nem tisztességes: az 1. osztásnál .* korongon ez lenne: .*(kék|sárga|piros|fekete|türkiz)",
            "Nincs mit ellenőrizni: a feljegyzésben nincs ujjlenyomat.",
            "A feljegyzés nem olvasható: az 1. sor nem olyan, mint egy feljegyzésben.",
        ),
    ],
)
def test_verdicts_are_said_in_the_language_of_the_reader(  # noqa: PLR0913, PLR0917 - one column for each verdict
    language: str, fair: str, unfair_says: str, nothing: str, unreadable: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Fair, not fair, nothing to compare and not a record: each is said in German and in Hungarian, with tiles in words."""
    chosen = ["--language", language]
    assert main(["verify", keep(example()), *chosen]) == 0
    assert fair in capsys.readouterr().out.splitlines()[0]
    assert main(["verify", keep(unfair()), *chosen]) == 1
    assert re.match(unfair_says, capsys.readouterr().out)
    assert main(["verify", keep(replace(example(), fairness=None)), *chosen]) == 1
    assert capsys.readouterr().out == f"{nothing}\n"
    assert main(["verify", keep("1. e4 e5\n"), *chosen]) == 1
    assert capsys.readouterr().err == f"sintra verify: {FILE}: {unreadable}\n"
    assert main(["verify", keep(str(example())[:-1]), *chosen]) == 1
    line = str(example()).count("\n")
    assert re.match(rf"(Die Datei ist in Zeile|A fájl az? ){{1}} ?{line}\b", capsys.readouterr().out)


def test_nothing_to_verify(capsys: pytest.CaptureFixture[str]) -> None:
    """A game without a commitment cannot be verified: exit code 1, with the reason."""
    assert main(["verify", keep(replace(example(), fairness=None))]) == 1
    assert capsys.readouterr().out == "Nothing to verify: the record has no commitment.\n"


def test_a_file_that_was_cut_off(capsys: pytest.CaptureFixture[str]) -> None:
    """A truncated file is reported: its last line was the seed."""
    assert main(["verify", keep(str(example())[:-1])]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("The file is cut off in line ")
    assert second == "Nothing to verify yet: the seed has not been revealed."


def test_a_file_that_is_no_record(capsys: pytest.CaptureFixture[str]) -> None:
    """A file that cannot be read exits with 1, and the line and the reason go to the error stream, or into the object."""
    assert main(["verify", keep("1. e4 e5\n")]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == f"sintra verify: {FILE}: line 1: '1. e4 e5', expected 'sintra record 1'\n"
    assert main(["verify", FILE, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["verdict"] == "unreadable"


def test_an_impossible_game(capsys: pytest.CaptureFixture[str]) -> None:
    """A deal that cannot be drawn makes the record unreadable, with its line."""
    text = str(example())
    at = text.index("deal ") + len("deal ")
    assert main(["verify", keep(text[:at] + "B" + text[at:])]) == 1
    assert "expected 4" in capsys.readouterr().err


def test_no_such_file(capsys: pytest.CaptureFixture[str]) -> None:
    """A missing file, or a folder, is a usage error: exit code 2."""
    assert main(["verify", "missing.record"]) == 2
    assert main(["verify", "."]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("sintra verify: missing.record cannot be read: ")


@pytest.mark.parametrize("arguments", [["verify"], ["verify", "a", "b"], ["verify", "a", "--jason"]])
def test_bad_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Too few, too many or unknown arguments exit with 2 and show how it is used."""
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "usage: sintra" in capsys.readouterr().err


def test_the_standard_input_can_be_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    """With - the record comes from a pipe."""
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(str(example()).encode())))
    assert main(["verify", "-"]) == 0
