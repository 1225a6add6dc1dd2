"""Checks of facts: what a plugin declares agrees with its rules."""

from __future__ import annotations

from typing import Any

from sintra import games
from sintra.contract.walk import BrokenContract, require
from sintra.errors import OptionError
from sintra.games import PRESET
from sintra.i18n.speaker import COLORS


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


def editions_can_be_played(name: str) -> None:
    """Every edition has a name of its own, makes a game for every number of seats, and offers options that exist."""
    facts, editions = games.facts(name), games.editions(name)
    known = {option.name for option in facts.options}
    names = [edition.name for edition in editions]
    require(len(set(names)) == len(names), "editions {}, expected each name once", ", ".join(names))
    for edition in editions:
        require(set(edition.offers) <= known, "edition {} offers {}, expected options", edition.name, edition.offers)
        require(edition.colors in COLORS, "edition {} names colors by {!r}", edition.name, edition.colors)
        require(0 < edition.minutes[0] <= edition.minutes[1], "edition {} takes {} minutes", edition.name, edition.minutes)
        for players in facts.players:
            games.make(name, players, **edition.options)


def _frozen(value: Any) -> Any:
    """Convert a list to a tuple: options may be either."""
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
