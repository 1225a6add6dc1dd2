"""Random games told in Phrases, for the tests of speech and languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from typing import Any

from sintra import bots
from sintra._random import generator
from sintra.dialogue.advice import MAX_REASONS
from sintra.dialogue.kind import kind_of
from sintra.pavilion import rules
from sintra.phrase import Phrase
from tests.tables import Table

GAMES = 28  # at each of twelve tables: more than 300 in all; `make test` plays 130, `make test-long` more than 5,000


@dataclass(frozen=True)
class Told:
    """A step of a game, a move or a deal, and what is told of it; positions are in plain words."""

    was: Any
    step: Any
    now: Any
    phrases: list[Phrase]


def tell_game(table: Table, seed: int) -> Iterator[Told]:
    """Play a random game and tell every step of it."""
    game, tell = table.make(), import_module(f"sintra.{table.game}.narration").tell
    rng, choose = generator(seed), random.Random(seed)
    state = game.new(choose.randrange(game.players))
    was = state.setup
    while not state.is_over:
        if state.needs_deal:
            deal = game.random_deal(state, rng)
            after = game.deal(state, deal)
            now, phrases, step = after.setup, game.narrate_deal(state, deal, after), deal
        else:
            action = choose.choice(game.legal_actions(state))
            after, step = state.copy(), game.move(action)
            game.apply(after, action)
            now = after.setup
            phrases = tell(was, step, now)
        yield Told(was, step, now, phrases)
        state, was = after, now


def advise_game(table: Table, seed: int, every: int = 1) -> Iterator[list[Phrase]]:
    """Let bots play, with odd seeds at random, and give every reason for every legal move in one of so many positions."""
    game, rng = table.make(), generator(seed)
    bot, state = bots.make("uniform" if seed % 2 else "greedy", game, seed), game.new()
    number = 0
    while not state.is_over:
        if state.needs_deal:
            game.draw(state, rng)
            continue
        number += 1
        if number % every == 0:
            yield from (list(kind_of(table.game).reasons(game, state, move, MAX_REASONS)) for move in game.legal_moves(state))
        game.apply(state, bot.choose(state).action)


def ask_all(name: str, setup: Any) -> list[Phrase]:
    """Ask everything that can be asked about a position."""
    speech, survey = (import_module(f"sintra.{name}.{part}") for part in ("speech", "survey"))
    phrases = [speech.describe_turn(setup), *speech.describe_sources(setup), speech.describe_bag(setup)]
    phrases += [speech.describe_scores(setup), speech.describe_big(setup)]
    phrases += (speech.describe_source(setup, number) for number in range(len(setup.factories) + 1))
    phrases += (speech.describe_color(setup, color) for color in import_module(f"sintra.{name}.tiles").COLORS)
    for seat in range(setup.players):
        phrases += speech.describe_seat(setup, seat)
        phrases += (ask_azul if name == "azul" else ask_pavilion)(speech, setup, seat)
        phrases += (survey_azul if name == "azul" else survey_pavilion)(survey, setup, seat)
    return [*phrases, survey.describe_forecast(setup)]


def ask_azul(speech: Any, setup: Any, seat: int) -> Iterator[Phrase]:
    """Ask everything about a board of Azul."""
    yield speech.describe_lid(setup)
    yield speech.describe_floor(setup, seat)
    for number in range(1, 6):
        yield speech.describe_line(setup, seat, number)
        yield speech.describe_row(setup, seat, number)
        yield speech.describe_column(setup, seat, number)
        yield speech.describe_fits(setup, seat, number)


def ask_pavilion(speech: Any, setup: Any, seat: int) -> Iterator[Phrase]:
    """Ask everything about a board of Summer Pavilion."""
    yield speech.describe_supply(setup)
    yield speech.describe_tower(setup)
    yield speech.describe_hand(setup, seat)
    yield speech.describe_affordable(setup, seat)
    yield from (speech.describe_star(setup, seat, star) for star in rules.star_names(setup.options.side))
    yield from (speech.describe_number(setup, seat, number) for number in range(1, 7))


def survey_azul(survey: Any, setup: Any, seat: int) -> Iterator[Phrase]:
    """Ask what is printed, free or missing on a board of Azul, and walk over its whole wall."""
    yield from (*survey.describe_pattern(setup), survey.describe_marker(setup))
    yield from survey.describe_costs(setup, seat)
    yield from survey.describe_goals(setup, seat)
    for row in range(1, 6):
        yield survey.describe_spots(setup, seat, row)
        yield from survey.describe_free_in_row(setup, seat, row)
        yield from survey.describe_free_in_column(setup, seat, row)
        for column, side in product(range(1, 6), survey.STEPS):
            yield from survey.describe_spot(setup, seat, (row, column))
            yield from survey.describe_step(setup, seat, (row, column), side)[1]


def survey_pavilion(survey: Any, setup: Any, seat: int) -> Iterator[Phrase]:
    """Ask what is printed, open or missing on a board of Summer Pavilion, space by space."""
    yield from survey.describe_ring(setup)
    yield from (phrase for number in range(1, 7) for phrase in survey.describe_touching(setup, number))
    yield from (survey.describe_stars(setup), survey.describe_stone(setup), *survey.describe_jokers(setup))
    yield from survey.describe_bonuses(setup, seat)
    yield from survey.describe_goals(setup, seat)
    for kind in survey.KINDS:
        yield from survey.describe_nearest(setup, seat, kind)
        for star in rules.star_names(setup.options.side):
            yield from survey.describe_features(setup, seat, kind, star)
    yield from (phrase for space in range(42) for phrase in survey.describe_space(setup, seat, space))
