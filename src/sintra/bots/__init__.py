"""Opponents. A Bot chooses an action from a State and sees nothing else: no dealer, no seed, no order of the bag.

bot = make("greedy", game)                        by name
bot = make("search", game, 7, {"nodes": "200000"})   with a seed and settings
bot = seated(parse("search,nodes=200000"), game)  as written on a command line or in a Record
close(bot)                                        when its game has ended: a bot may be another program

`BOTS` are our own. ``program`` is a bot, too: it runs whatever its settings name, so never make one of a text that came from
outside, such as a Record or a message, without asking the person whose machine it is (`runs_program`).
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
        raise OptionError(f"bot {name!r} does not exist; there are {', '.join([*BOTS, PROGRAM])}")
    given = Settings(name, settings or {})
    bot = External(game, seed, given) if name == PROGRAM else BOTS[name](game, seed, given)
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


def runs_program(seat: object) -> bool:
    """Say whether a seat of a Record is taken by a program that would be run."""
    return isinstance(seat, BotSeat) and seat.bot == PROGRAM
