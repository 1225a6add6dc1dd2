"""Games in plain Python: an author writes the rules, and the rest of the Game protocol is derived from them.

    @dataclass(frozen=True, slots=True)
    class Position(PlainPosition):        a position: an immutable value
        bag: Mapping[str, int]
        ...

    class MyRules(Rules[Position, Take]): which moves there are, which are legal, what they do, what is drawn, the points
        ...

    def my_game(players=2, **options):    what a Plugin names as its rules
        return PlainGame(MyRules, players, **options)

rules.py    what an author implements, and what has a default
game.py     the Game derived from it
state.py    its States, and a position in plain words
form.py     dataclasses as JSON, by their annotations
reader.py   positions parsed from JSON and validated
chance.py   deals: drawn, formatted, validated
options.py  the options of a game, from its Facts
playout.py  random play

Plain Python plays some thousand moves per second. A game that needs millions brings its own Game with compiled code instead;
the protocol in `sintra.game` is the same.
"""

from __future__ import annotations

from sintra.palette import Pool
from sintra.plain.chance import Drawn, PlainDeal
from sintra.plain.game import PlainGame
from sintra.plain.rules import DEAL, OVER, REASONS, PlainPosition, Rules
from sintra.plain.state import PlainSetup, PlainState

__all__ = [
    "DEAL",
    "OVER",
    "REASONS",
    "Drawn",
    "PlainDeal",
    "PlainGame",
    "PlainPosition",
    "PlainSetup",
    "PlainState",
    "Pool",
    "Rules",
]
