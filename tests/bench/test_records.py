"""The bench of records: it measures real games, and prints what scripts read."""

from __future__ import annotations

import pytest

from sintra import games
from sintra.bench import records
from sintra.record import is_deal, parse


@pytest.mark.parametrize("name", games.names())
def test_the_figures_are_there(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures are named, positive, and of the games that were played."""
    monkeypatch.setattr(records, "GAMES", 2)
    monkeypatch.setattr(records, "RUNS", 1)
    figures = records.measure(games.make(name))
    assert list(figures) == [
        *("bench", "game", "players", "options", "moves_per_game", "deals_per_game", "bytes_per_game"),
        *("read_s", "replay_s", "write_s", "append_us"),
    ]
    played = [records.random_record(games.make(name), seed) for seed in range(2)]
    events = [event for record in played for event in record.events]
    assert figures["deals_per_game"] == sum(map(is_deal, events)) / 2
    assert figures["moves_per_game"] == len(events) / 2 - figures["deals_per_game"]
    assert min(figures[name] for name in ("read_s", "replay_s", "write_s", "append_us")) > 0


def test_the_games_are_whole() -> None:
    """What is measured are games played to their end, as any other record."""
    record = records.random_record(games.make("azul", 3, wall="grey"), 5)
    assert record.state.is_over
    assert parse(str(record)) == record
