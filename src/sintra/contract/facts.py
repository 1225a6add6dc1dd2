"""Facts: what a plugin declares once is what its rules do."""

from __future__ import annotations

from typing import Any

from sintra import games
from sintra.contract.walk import BrokenContract, require
from sintra.errors import OptionError

PRESET = "preset"  # an option that only chooses others


def facts_agree_with_the_rules(name: str) -> None:
    """Name, colors, letters, seats, options with their defaults and every listed value are those of the rules."""
    facts, game = games.facts(name), games.make(name)
    require(game.name == name, "the rules of {!r} call themselves {!r}", name, game.name)
    require(set(facts.letters) == set(facts.colors), "letters for {}, expected for every color", ", ".join(facts.letters))
    bag = tuple(game.draws(game.new()).bag)
    require(bag == facts.colors, "the first bag holds {}, expected {}", ", ".join(bag), ", ".join(facts.colors))
    defaults = {option.name: option.default for option in facts.options if option.name != PRESET}
    options = {key: _frozen(value) for key, value in game.options.items()}
    require(options == defaults, "the rules have the options {}, the facts {}", options, defaults)
    for option in facts.options:
        for value in option.values:
            games.make(name, **{option.name: value})
    require(facts.side_option in {None, *defaults}, "side_option is {!r}, expected an option", facts.side_option)
    for players in facts.players:
        require(games.make(name, players).players == players, "the rules seat others than {}", players)


def _frozen(value: Any) -> Any:
    """Make a tuple of a list: options may be given as either."""
    parts: Any = value
    return tuple(parts) if isinstance(value, list) else value


def others_are_rejected(name: str) -> None:
    """Options, numbers of seats and first seats that do not exist are rejected with `OptionError`."""
    wrong: tuple[tuple[Any, dict[str, Any]], ...] = (
        (2, {"no_such_option": 1}),
        (0, {}),
        (max(games.facts(name).players) + 1, {}),
    )
    for players, options in wrong:
        try:
            games.make(name, players, **options)
        except OptionError as error:
            require(str(error), "an OptionError says nothing")
        else:
            raise BrokenContract(f"{name} is made for {players} players with {options}")
    game = games.make(name)
    for start in (-1, game.players):
        try:
            game.new(start)
        except OptionError:
            continue
        raise BrokenContract(f"{game!r} begins with seat {start}")
