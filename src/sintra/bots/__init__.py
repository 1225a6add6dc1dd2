"""Opponents. A Bot chooses an action from a State and sees nothing else: no dealer, no seed, no order of the bag.

bot = make("greedy", game)                        by name
bot = make("search", game, 7, {"nodes": "200000"})   with a seed and settings
bot = seated(parse("search,nodes=200000"), game)  as written on a command line or in a Record
close(bot)                                        after the game: a bot may own a subprocess

`BOTS` are our own. ``program`` is a bot, too: it runs whatever its settings name, so never make one from untrusted text,
such as a Record or a message, without asking the owner of the machine (`runs_program`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sintra.bots.bot import Bot, Choice, Lasting, Limit, close
from sintra.bots.greedy import Greedy
from sintra.bots.levels import LEVEL_BOTS
from sintra.bots.mcts import Mcts
from sintra.bots.naive import Naive
from sintra.bots.programs.external import External
from sintra.bots.search import Search
from sintra.bots.settings import Settings
from sintra.bots.uniform import Uniform
from sintra.errors import InvalidRecord, OptionError
from sintra.games import AnyGame
from sintra.phrase import Phrase
from sintra.record import BotSeat

BOTS: dict[str, Callable[[AnyGame, int, Settings], Bot]] = {
    "uniform": Uniform,
    "naive": Naive,
    "greedy": Greedy,
    "search": Search,
    "mcts": Mcts,
    **LEVEL_BOTS,
}
PROGRAM = "program"

__all__ = [
    "BOTS",
    "PROGRAM",
    "Bot",
    "Choice",
    "External",
    "Greedy",
    "Lasting",
    "Limit",
    "Mcts",
    "Naive",
    "Search",
    "Uniform",
    "close",
    "make",
    "parse",
    "runs_program",
    "seated",
]


def make(name: str, game: AnyGame, seed: int = 0, settings: Mapping[str, str] | None = None) -> Bot:
    """Make a bot by its name, for one game."""
    if name not in BOTS and name != PROGRAM:
        there = ", ".join([*BOTS, PROGRAM])
        phrase = Phrase("terminal.error.bot", {"text": name, "listed": there})
        raise OptionError(f"bot {name!r} does not exist; there are {there}", phrase=phrase)
    given = Settings(name, settings or {})
    bot = External(game, seed, given) if name == PROGRAM else BOTS[name](game, seed, given)
    given.reject_unknown()
    return bot


def parse(text: str) -> BotSeat:
    """Parse a bot as typed: its name, then its settings, separated by commas."""
    name, *settings = text.split(",")
    try:
        return BotSeat(name, tuple((key, value) for key, _, value in (setting.partition("=") for setting in settings)))
    except InvalidRecord as error:
        raise OptionError(f"bot {text!r}, expected a name and settings such as search,nodes=200000") from error


def seated(seat: BotSeat, game: AnyGame, seed: int = 0) -> Bot:
    """Make the bot that sits on a seat of a Record."""
    return make(seat.bot, game, seed, dict(seat.settings))


def runs_program(seat: object) -> bool:
    """Return whether a seat of a Record runs an external program."""
    return isinstance(seat, BotSeat) and seat.bot == PROGRAM
