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
