"""Whole games through a pseudo-terminal, in every language, as they were when they were known to be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from sintra.cli import main
from sintra.dialogue.kind import vocabulary
from tests.terminal.console import Console
from tests.terminal.transcripts import SCRIPTS, Script, arguments, typed

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
def test_a_whole_game_is_told_as_before(script: Script, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same lines typed into the same game bring the same sentences, and the record that is left is fair."""
    golden = script.file.read_text(encoding="utf-8")
    with Console(*arguments(script), folder=tmp_path) as console:
        console.wait_for_prompt()
        for line in typed(golden):
            console.type(line)
        assert console.finish() == 0
    assert console.text == golden
    assert "\x1b" not in golden
    assert main(["verify", str(tmp_path / "game.record")]) == 0
    assert "Fair" in capsys.readouterr().out


@pytest.mark.parametrize("script", SCRIPTS, ids=str)
def test_every_question_is_in_the_transcripts(script: Script) -> None:
    """A transcript asks something of nearly every kind, so that its golden file holds the answers."""
    lines = typed(script.file.read_text(encoding="utf-8"))
    assert len(lines) > 40
    words = vocabulary(script.game, script.language, "words")
    assert set(words.commands()) - {words.command(line.split()[0]) for line in lines if line.strip()} == {"quit"}
