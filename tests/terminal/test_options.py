"""What `sintra play` does with its own options: words mixed into the deals, and a guess that is called one."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from sintra import record
from sintra.cli import main

Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Begin a game with its file in a folder, and leave it at once; return what was said."""

    def played(folder: Path, *options: str) -> str:
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"quit\n"), encoding="utf-8"))
        assert main(["play", *options, "--plain", "--save", str(folder / "game.record")]) == 0
        return capsys.readouterr().out

    return played


def test_nonces_are_in_the_record_and_in_the_deals(tmp_path: Path, play: Play) -> None:
    """A seat's own word is written down before the first tile and changes what is dealt."""
    deals: list[str] = []
    for number, words in enumerate([[], ["--nonce", "Ana"], ["--nonce", "Ana", "--nonce", "Bo"]]):
        folder = tmp_path / str(number)
        folder.mkdir()
        play(folder, "azul", "--seed", "5", *words)
        found = record.load((folder / "game.record").read_bytes()).record
        assert found.fairness is not None
        assert [nonce.decode() for nonce in found.fairness.nonces] == [*words[1::2], "", ""][:2]
        deals.append(found.events[0])
    assert len(set(deals)) == 3


def test_too_many_or_too_long_nonces_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """There is one nonce for a seat, and a record holds 64 bytes of it."""
    for words in (["--nonce", "a"] * 3, ["--nonce", "x" * 65]):
        assert main(["play", "azul", *words, "--save", str(tmp_path / "game.record")]) == 1
        assert "at most one nonce for each of 2 seats, of at most 64 bytes" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "This order of jokers is a guess"), ("de", "Diese Jokerfolge ist eine Annahme"), ("hu", "csak feltevés")],
)
def test_the_order_of_the_reverse_side_is_called_a_guess(tmp_path: Path, play: Play, language: str, sentence: str) -> None:
    """Whoever plays with the order `reverse_side` is told that nobody has verified it (P13.1); others are not."""
    said = play(tmp_path, "pavilion", "--option", "joker_order=reverse_side", "--language", language)
    assert sentence in said
    (tmp_path / "game.record").unlink()
    assert sentence not in play(tmp_path, "pavilion", "--language", language)


def test_the_tactile_edition_brings_rules_letters_and_words(tmp_path: Path, play: Play) -> None:
    """One option chooses the column bonus and how colors are named; --colors still wins."""
    said = play(tmp_path, "azul", "--edition", "tactile", "--seed", "3")
    assert said.startswith("Azul, tactile edition: a game for 2 players.")
    assert "SCH" in said
    assert "black" not in said
    assert "--colors tactile" in said  # in the command that resumes the game
    assert record.load((tmp_path / "game.record").read_bytes()).record.options["column_bonus"] == 5
    (tmp_path / "game.record").unlink()
    assert "black" in play(tmp_path, "azul", "--edition", "tactile", "--seed", "3", "--colors", "words")


@pytest.mark.parametrize(("who", "seat"), [("2", 1), ("ana", 0), ("Béla", 1), ("random", None), ("draw", None)])
def test_who_begins_is_chosen_or_drawn(tmp_path: Path, play: Play, who: str, seat: int | None) -> None:
    """A number, a name or the lot says who begins, and the record says who it was."""
    play(tmp_path, "azul", "--seat", "person:Ana", "--seat", "person:Béla", "--start", who)
    start = record.load((tmp_path / "game.record").read_bytes()).record.start
    assert start in ({0, 1} if seat is None else {seat})


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--start", "3"], "expected a seat from 1 to 2, the name of a player, or random"),
        (["--start", "Zoe"], "expected a seat from 1 to 2"),
        (["--edition", "golden"], "there are standard, tactile"),
    ],
)
def test_nobody_else_begins_and_no_other_edition_exists(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], reason: str
) -> None:
    """What does not exist is refused with what does."""
    assert main(["play", "azul", *words, "--save", str(tmp_path / "game.record")]) == 1
    assert reason in capsys.readouterr().err
