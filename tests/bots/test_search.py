"""The bot `search`: its settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from sintra import bots
from sintra.bots import Limit, weights
from sintra.bots.search import DEFAULT_LIMIT, Search
from sintra.errors import OptionError
from sintra.games import make
from tests.tables import dealt


def test_settings_are_limits() -> None:
    """Nodes in the settings apply when `choose` gets no limit; a given limit overrides them."""
    game = make("azul")
    state = dealt(game, game.new(), 1)
    bot = bots.make("search", game, 0, {"nodes": "700"})
    assert bot.choose(state) == bots.make("search", game).choose(state, Limit(nodes=700))
    assert bot.choose(state, Limit(nodes=90)).nodes < bot.choose(state).nodes


def test_half_a_second_is_the_default() -> None:
    """Without settings the bot thinks by the clock."""
    bot = bots.make("search", make("azul"))
    assert isinstance(bot, Search)
    assert bot._limit == DEFAULT_LIMIT == Limit(seconds=0.5)  # pyright: ignore[reportPrivateUsage]


def test_the_evaluation_can_be_chosen(tmp_path: Path) -> None:
    """By name or as a file; the file of the fitted weights plays as they do, and others play otherwise."""
    game = make("azul")
    state = dealt(game, game.new(), 1)
    path = tmp_path / "mine.json"
    path.write_text(weights.load(game).to_json(), encoding="utf-8")
    by_kind = {
        kind: bots.make("search", game, 0, {"evaluation": kind, "nodes": "500"}).choose(state)
        for kind in ("fitted", "hand", str(path))
    }
    assert by_kind["fitted"] == by_kind[str(path)]
    assert by_kind["fitted"].values != by_kind["hand"].values


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"evaluation": "fited"}, "weights 'fited' do not exist; there are fitted, hand, or a file that ends with .json"),
        ({"evaluation": "nowhere.json"}, "cannot read the weights nowhere.json"),
        ({"nodes": "many"}, "nodes=many, expected a whole number from 1"),
        ({"seconds": "0"}, "seconds=0, expected a number above 0"),
        ({"depth": "3"}, "bot search has no setting 'depth'; it has nodes, seconds, evaluation"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_wrong_settings_are_rejected(settings: dict[str, str], message: str) -> None:
    """Every message says what would be right."""
    with pytest.raises(OptionError) as caught:
        bots.make("search", make("azul"), 0, settings)
    assert message in str(caught.value)
