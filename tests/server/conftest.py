"""What the tests of the server use: a real server on a free port, in a thread of this process or as a child."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, start


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Serve for all tests of a file; rate limits are high, so that only tests of the limits hit them."""
    running = start(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield running
    running.stop()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The path of a database for one test."""
    return tmp_path / "tables.sqlite"
