"""The registry of games: what is installed or registered is found by its name, and nothing else."""

from __future__ import annotations

import json
import re

import pytest

from sintra import games
from sintra.errors import OptionError
from sintra.plugin import Facts, Plugin

FACTS = Facts("Nothing", ("red",), {"red": "R"})


def test_our_games_are_installed_as_plugins() -> None:
    """Both games come through the entry points of this package, the default one first."""
    assert games.names()[:1] == ("azul",)
    assert {"azul", "pavilion"} <= set(games.names())


@pytest.mark.parametrize("name", games.names())
def test_facts_agree_with_the_rules(name: str) -> None:
    """What a game declares once is what its rules do: colors, options and their defaults, and every value that is listed."""
    facts, game = games.facts(name), games.make(name)
    assert game.name == name
    assert tuple(game.draws(game.new()).bag) == facts.colors
    assert set(facts.letters) == set(facts.colors)
    defaults = {option.name: option.default for option in facts.options if option.name != "preset"}
    assert json.loads(json.dumps(dict(game.options))) == json.loads(json.dumps(defaults))  # lists for tuples
    for option in facts.options:
        for value in option.values:
            games.make(name, **{option.name: value})
    assert facts.side_option is None or facts.side_option in game.options
    for players in facts.players:
        assert games.make(name, players).players == players


def test_an_unknown_game_is_refused_with_those_that_exist() -> None:
    """The error lists what would have been right."""
    with pytest.raises(OptionError, match=re.escape("game 'chess' does not exist; there are azul, pavilion")):
        games.make("chess")


def test_a_plugin_names_only_parts_that_exist() -> None:
    """A part that no layer asks for is a mistake of whoever wrote the plugin."""
    with pytest.raises(ValueError, match="brings brain, expected parts among"):
        Plugin("nothing", FACTS, "builtins:object", {"brain": "x:y"})


def test_a_name_is_registered_once() -> None:
    """A second game of the same name is refused."""
    with pytest.raises(OptionError, match="there is a game 'azul' already"):
        games.register(Plugin("azul", FACTS, "builtins:object"))
