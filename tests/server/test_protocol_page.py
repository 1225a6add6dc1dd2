"""docs/protocol.md, docs/server.md and the example match the code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sintra.server.shell.refusals import CONFLICT, STATUS
from sintra.server.wire.messages import ClientMessage, Code, ServerMessage, TableCreated, read_create, read_message
from tests.server.running import Running

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "web_client.py"
read_server = msgspec.json.Decoder(ServerMessage).decode


def read_from_server(line: str) -> Any:
    """Parse a message of the server, which holds a raw position."""
    return read_server(line.replace('"state": {}', '"state": null'))


READERS: dict[str, Any] = {
    "client": read_message,
    "server": read_from_server,
    "create": read_create,
    "created": msgspec.json.Decoder(TableCreated, strict=True).decode,
}
BLOCK = re.compile(r"```json (\w+)\n(.*?)```", re.DOTALL)
EXAMPLES = [(kind, line) for kind, lines in BLOCK.findall(PAGE) for line in lines.splitlines()]


@pytest.mark.parametrize(("kind", "line"), EXAMPLES)
def test_every_example_can_be_read(kind: str, line: str) -> None:
    """Every example on the page is accepted by the decoders."""
    found = READERS[kind](line)
    optional = {"clock", "options", "start", "given", "edition"}
    assert msgspec.to_builtins(found).keys() <= msgspec.json.decode(line).keys() | optional


def test_every_message_has_an_example() -> None:
    """No message of either side is missing on the page."""
    for kind, union in (("client", ClientMessage), ("server", ServerMessage)):
        shown: set[Any] = {type(READERS[kind](line)) for found, line in EXAMPLES if found == kind}
        assert shown == set(get_args(union))


def test_every_code_is_explained() -> None:
    """The table of codes is complete, with the status that each has over HTTP."""
    rows = dict(re.findall(r"^\| `(\w+)` \| (\d{3}) \|", PAGE, re.MULTILINE))
    assert rows == {code: str(STATUS.get(code, CONFLICT)) for code in get_args(Code)}


def test_every_address_is_explained(server: Running) -> None:
    """The page names every route of the API."""
    with server.http() as http:
        paths = http.get("/openapi.json").json()["paths"]
    for path in paths:
        if path.startswith("/api/"):
            last = path.rpartition("/")[2].replace("{table}", "ID")
            assert last in PAGE


def test_every_figure_is_explained(server: Running) -> None:
    """The table of metrics in docs/server.md lists all that matter and none that does not exist."""
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    with server.http() as http:
        there = set(re.findall(r"^# TYPE (\w+)", http.get("/metrics").text, re.MULTILINE))
    named = set(re.findall(r"`(sintra_\w+)", page))
    assert named <= there
    assert there - named <= {"sintra_frames_total", "sintra_bot_choices_total"}


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_the_example_plays_a_whole_game(server: Running, game: str) -> None:
    """The example client has under 80 lines and plays to the end."""
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 80
    command = [sys.executable, str(EXAMPLE), server.url, game, "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "Example has joined." in done.stdout
    assert re.search(r"^Result: \[\d+, \d+\], the seed was [0-9a-f]{64}\.$", done.stdout, re.MULTILINE)
