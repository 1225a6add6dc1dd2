"""The contract of every game with bots, records, servers and environments, as checks that its author can run.

    import sintra.contract
    sintra.contract.check("quarry")          every number of seats, every value of every option

    sintra.contract.check_game(game)         one table
    sintra.contract.CHECKS                   the single checks by name, for a parametrized test

A check plays random games and raises `BrokenContract`, an `AssertionError`, with the call, the position, the actual and the
expected result. It needs no extra dependencies.

walk.py       random games and their positions
moves.py      actions, moves, legality, both paths
positions.py  copies, JSON, bytes, damage, outcomes
chance.py     deals
speech.py    Phrases, and sentences of them in every language
layers.py     records, bots and environments on top of the game
facts.py      what the plugin declares
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from sintra import games
from sintra.contract import chance, facts, layers, moves, positions, speech
from sintra.contract.walk import BrokenContract, Effort
from sintra.games import AnyGame

__all__ = ["CHECKS", "LAYERS", "RULES", "BrokenContract", "Effort", "check", "check_game", "tables"]

Check = Callable[[AnyGame, Effort], None]
RULES: Mapping[str, Check] = {  # of the rules alone
    check.__name__: check
    for check in (
        moves.actions_rise_and_lie_in_range,
        moves.actions_and_moves_are_the_same,
        moves.texts_fit_into_records,
        moves.legal_means_accepted,
        moves.previews_agree,
        moves.both_paths_lead_to_the_same_game,
        moves.random_moves_are_uniform,
        positions.copies_are_independent,
        positions.setups_follow_the_position,
        positions.positions_round_trip,
        positions.positions_can_be_pickled,
        positions.damage_is_rejected_or_playable,
        positions.outcomes_add_up,
        positions.games_end,
        chance.deals_are_accepted_when_due,
        chance.dealers_draw_what_is_accepted,
        chance.tiles_that_are_not_there_are_rejected,
        speech.everything_is_told,
    )
}
LAYERS: Mapping[str, Check] = {  # of the layers above; parts that the game does not bring have generic fallbacks
    check.__name__: check
    for check in (
        speech.everything_can_be_said,
        layers.records_round_trip_and_verify,
        layers.bots_choose_legal_moves,
        layers.batches_step,
    )
}
CHECKS: Mapping[str, Check] = {**RULES, **LAYERS}


def check(name: str, effort: Effort | None = None) -> None:
    """Check a game by its name: its facts, then every table."""
    facts.facts_agree_with_the_rules(name)
    facts.others_are_rejected(name)
    facts.editions_can_be_played(name)
    for game in tables(name):
        check_game(game, effort)


def check_game(game: AnyGame, effort: Effort | None = None) -> None:
    """Check one table; the message of an error names the check."""
    for one in CHECKS.values():
        one(game, effort or Effort())


def tables(name: str) -> Iterator[AnyGame]:
    """Yield a game for every number of seats, and for every value of every option, one at a time."""
    known = games.facts(name)
    for players in known.players:
        yield games.make(name, players)
    for option in known.options:
        yield from (games.make(name, **{option.name: value}) for value in option.values if value != option.default)
