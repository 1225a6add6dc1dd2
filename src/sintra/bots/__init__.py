"""Opponents. A Bot chooses an action from a State and sees nothing else: no dealer, no seed, no order of the bag.

bot = make("greedy", game)                        by name
bot = make("search", game, 7, {"nodes": "200000"})   with a seed and settings
bot = seated(parse("search,nodes=200000"), game)  as written on a command line or in a Record
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sintra.bots.bot import Bot, Choice, Limit
from sintra.bots.greedy import Greedy
from sintra.bots.mcts import Mcts
from sintra.bots.settings import Settings
from sintra.bots.uniform import Uniform
from sintra.errors import InvalidRecord, OptionError
from sintra.games import AnyGame
from sintra.record import BotSeat

BOTS: dict[str, Callable[[AnyGame, int, Settings], Bot]] = {"uniform": Uniform, "greedy": Greedy, "mcts": Mcts}

__all__ = ["BOTS", "Bot", "Choice", "Greedy", "Limit", "Mcts", "Uniform", "make", "parse", "seated"]


def make(name: str, game: AnyGame, seed: int = 0, settings: Mapping[str, str] | None = None) -> Bot:
    """Make a bot by its name, for one game."""
    if name not in BOTS:
        raise OptionError(f"bot {name!r} does not exist; there are {', '.join(BOTS)}")
    given = Settings(name, settings or {})
    bot = BOTS[name](game, seed, given)
    given.done()
    return bot


def parse(text: str) -> BotSeat:
    """Read a bot as people type it: its name, then its settings, with commas between."""
    name, *settings = text.split(",")
    try:
        return BotSeat(name, tuple((key, value) for key, _, value in (setting.partition("=") for setting in settings)))
    except InvalidRecord as error:
        raise OptionError(f"bot {text!r}, expected a name and settings such as search,nodes=200000") from error


def seated(seat: BotSeat, game: AnyGame, seed: int = 0) -> Bot:
    """Make the bot that sits on a seat of a Record."""
    return make(seat.bot, game, seed, dict(seat.settings))
