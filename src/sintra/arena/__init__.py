"""Bots against bots, measured with confidence intervals: docs/arena.md explains how, and what the numbers mean.

`play_game` plays one game, `Match.of(game, "greedy", "uniform").run(Way(blocks=100))` a match with intervals, and
`Ladder(game, ("uniform", "greedy")).run(Way(blocks=100))` rates many bots.
"""

from sintra.arena.game import Played, Terms, play_game
from sintra.arena.journal import Journal
from sintra.arena.ladder import Ladder, Standings
from sintra.arena.luck import VALUES, Luck, Value
from sintra.arena.match import Block, GameResult, Match
from sintra.arena.ratings import Pairing, fit, rate
from sintra.arena.report import Report
from sintra.arena.runner import Course, Way, play_matches
from sintra.arena.sequential import SequentialTest
from sintra.arena.statistics import Estimate, elo, estimate
from sintra.pool.patience import Patience

__all__ = [
    "VALUES",
    "Block",
    "Course",
    "Estimate",
    "GameResult",
    "Journal",
    "Ladder",
    "Luck",
    "Match",
    "Pairing",
    "Patience",
    "Played",
    "Report",
    "SequentialTest",
    "Standings",
    "Terms",
    "Value",
    "Way",
    "elo",
    "estimate",
    "fit",
    "play_game",
    "play_matches",
    "rate",
]
