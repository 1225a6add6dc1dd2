"""`sintra web`: starts a server on this machine, says where, and opens what is served already."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import webbrowser
from pathlib import Path

import httpx
import pytest

from sintra.cli import web

pytestmark = pytest.mark.slow


def test_it_serves_and_says_the_address(tmp_path: Path) -> None:
    """Without a browser to open the address is said, the pages are there, and Ctrl-C ends it in good order."""
    command = [sys.executable, "-m", "sintra", "web", "--port", "0", "--no-open", "--database", str(tmp_path / "t.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ.copy()) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            assert line.startswith("Open http://127.0.0.1:")
            url = line.split()[1]
            assert "<title>Sintra" in httpx.get(url, timeout=60).text
            assert web.is_ours(url)
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0


def test_an_address_where_nobody_answers_is_not_ours() -> None:
    """A port that nobody serves is no Sintra."""
    assert not web.is_ours("http://127.0.0.1:9/")


def test_a_browser_inside_the_terminal_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would hide what we say; one that the person has named is opened all the same."""
    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    assert not web.has_browser()
    monkeypatch.setenv("BROWSER", "lynx")
    assert web.has_browser()
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.BackgroundBrowser("firefox"))
    assert web.has_browser()
