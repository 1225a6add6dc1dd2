"""The registry of games: what is installed or registered is found by its name, and nothing else."""

from __future__ import annotations

import json
import re

import pytest

from sintra import games
from sintra.contract.facts import editions_can_be_played
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


@pytest.mark.parametrize("name", games.names())
def test_every_edition_can_be_played(name: str) -> None:
    """What a game declares as an edition makes a game for every number of seats, and an unknown one is refused."""
    editions_can_be_played(name)
    with pytest.raises(OptionError, match="does not exist; there are"):
        games.edition(name, "golden")


def test_the_four_boxes_are_there_by_name() -> None:
    """Azul and Summer Pavilion have two editions each; the tactile one fixes its column bonus and names colors by letters."""
    assert [(name, edition.name) for name in ("azul", "pavilion") for edition in games.editions(name)] == [
        ("azul", "standard"),
        ("azul", "tactile"),
        ("pavilion", "standard"),
        ("pavilion", "mini"),
    ]
    tactile = games.edition("azul", "tactile")
    assert games.make("azul", **tactile.options).options["column_bonus"] == 5
    assert tactile.colors == "tactile"


def test_an_unknown_game_is_refused_with_those_that_exist() -> None:
    """The error lists what would have been right."""
    with pytest.raises(OptionError, match=re.escape("game 'chess' does not exist; there are azul, pavilion")):
        games.make("chess")


def test_a_plugin_names_only_parts_that_exist() -> None:
    """A part that no layer knows is an error of the plugin's author."""
    with pytest.raises(ValueError, match="has unknown parts brain, expected some of"):
        Plugin("nothing", FACTS, "builtins:object", {"brain": "x:y"})


def test_a_name_is_registered_once() -> None:
    """A second game of the same name is rejected."""
    with pytest.raises(OptionError, match="game 'azul' is already registered"):
        games.register(Plugin("azul", FACTS, "builtins:object"))
