"""Checks of actions and moves: a bijection, legal means accepted, and both paths lead to the same game."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np

from sintra.contract.walk import BrokenContract, Effort, all_positions, require, some_positions
from sintra.errors import GameIsOver, IllegalMove
from sintra.game import Preview
from sintra.games import AnyGame, generator

MAX_TEXT = 16  # characters of a move: the limit of the server's messages
KEYWORDS = {"round", "deal", "refill", "result", "seed", "date", "given", "commitment"}  # that start lines of a record
TRIES = 40  # random moves for each legal one
DEVIATIONS = 6  # standard deviations of tolerance


def actions_rise_and_lie_in_range(game: AnyGame, effort: Effort) -> None:
    """Legal actions are strictly increasing and in range, and there are some exactly when a seat acts."""
    out = np.empty(game.max_legal, np.int32)
    for state in all_positions(game, effort):
        actions = game.legal_actions(state)
        require(actions == sorted(set(actions)), "legal actions {} do not rise in {!r}", actions, state)
        require(
            all(0 <= action < game.num_actions for action in actions), "an action of {} is out of range in {!r}", actions, state
        )
        is_choice = not state.needs_deal and not state.is_over
        require(bool(actions) == is_choice, "{} legal actions in phase {} of {!r}", len(actions), state.phase, state)
        found = out[: game.legal_into(state, out)].tolist()
        require(found == actions, "legal_into writes {}, legal_actions gives {} in {!r}", found, actions, state)


def actions_and_moves_are_the_same(game: AnyGame, _effort: Effort) -> None:
    """Every action has its own move and text, and each converts back to the action, in upper and lower case."""
    moves = [game.move(action) for action in range(game.num_actions)]
    require(len(set(moves)) == game.num_actions, "two actions of {!r} have the same move", game)
    for action, move in enumerate(moves):
        require(game.action(move) == action, "action {} is {!r}, whose action is {}", action, move, game.action(move))
        for text in (str(move), str(move).lower(), str(move).upper()):
            require(game.parse_move(text) == move, "{!r} is read as {!r}, expected {!r}", text, game.parse_move(text), move)


def texts_fit_into_records(game: AnyGame, _effort: Effort) -> None:
    """The text of a move is one short word of plain characters that is not a keyword of records."""
    for action in range(game.num_actions):
        text = str(game.move(action))
        is_word = text.isascii() and text.isprintable() and len(text.split()) == 1 and "#" not in text
        require(
            is_word and len(text) <= MAX_TEXT, "the move {!r}, expected one word of at most {} plain characters", text, MAX_TEXT
        )
        require(text.lower() not in KEYWORDS, "the move {!r} is a keyword of records", text)
        kind = type(game.move(action)).__name__.lower()
        require(kind in game.kinds, "the move {!r} is of kind {!r}, expected one of {}", text, kind, ", ".join(game.kinds))


def legal_means_accepted(game: AnyGame, effort: Effort) -> None:
    """An action is listed as legal exactly if `play` accepts it; a rejected one has a reason and changes nothing."""
    for state in some_positions(game, effort, 3):
        legal, before = set(game.legal_actions(state)), state.to_bytes()
        for action in range(game.num_actions):
            if action in legal:
                game.play(state, action)
            else:
                _rejected(game, state, action)
        require(state.to_bytes() == before, "playing has changed the position it was played in: {!r}", state)


def _rejected(game: AnyGame, state: Any, action: int) -> None:
    try:
        game.play(state, action)
    except IllegalMove as error:
        key = error.reason.key
        named = key.startswith(f"{game.name}.refusal.")
        require(named, "{} is rejected with {}, expected a key that begins with {}.refusal", game.move(action), key, game.name)
        require(error.message, "{} is rejected with {}, which says nothing in English", game.move(action), key)
        require(isinstance(error, GameIsOver) == state.is_over, "{} raises {!r} in {!r}", game.move(action), error, state)
        return
    raise BrokenContract(f"{game.move(action)} is not listed as legal, but played, in {state!r}")


def previews_agree(game: AnyGame, effort: Effort) -> None:
    """`previews` agrees with `preview` of each legal move; it is empty when a deal is due or the game is over."""
    for state in some_positions(game, effort, 4):
        previews = game.previews(state)
        single = [(move, game.preview(state, move)) for move in game.legal_moves(state)]
        require(previews == single, "previews gives {}, preview of each {} in {!r}", previews, single, state)
        rows = [(game.move(action), Preview(*numbers)) for action, *numbers in game.preview_rows(state)]
        require(rows == previews, "preview_rows gives {}, previews gives {} in {!r}", rows, previews, state)


def both_paths_lead_to_the_same_game(game: AnyGame, effort: Effort) -> None:
    """A game replayed from the texts of its deals and moves is byte for byte the same, on either path."""
    for seed in range(max(1, effort.games // 4)):
        rng, choose = generator(seed), random.Random(seed)  # noqa: S311 - random games, not secrets
        state, told, fast = game.new(), game.new(), game.new()
        while not state.is_over:
            if state.needs_deal:
                deal = game.random_deal(state, rng)
                state, told, fast = game.deal(state, deal), game.deal(told, str(deal)), game.deal(fast, deal)
            else:
                move = choose.choice(game.legal_moves(state))
                state, told = game.play(state, move), game.play(told, str(move))
                game.apply(fast, game.action(move))
            same = state.to_bytes() == told.to_bytes() == fast.to_bytes()
            require(same, "the paths diverge: {!r}, by text {!r}, on the fast path {!r}", state, told, fast)
        require(game.outcome(state) == game.outcome(told), "equal games end differently: {!r}", state)


def random_moves_are_uniform(game: AnyGame, effort: Effort) -> None:
    """The random move picks every legal action equally often (chi-squared)."""
    rng = generator(99)
    for state in some_positions(game, effort, 8)[:: max(1, effort.positions // 4)]:
        ways = Counter(game.play(state, action).to_bytes() for action in game.legal_actions(state))
        if not ways:
            continue
        number = TRIES * len(ways)
        picks = Counter(_after_random_move(game, state, rng) for _ in range(number))
        require(set(picks) <= set(ways), "a random move leads where no legal one does, from {!r}", state)
        expected = {after: number * times / ways.total() for after, times in ways.items()}
        chi_squared = sum((picks[after] - mean) ** 2 / mean for after, mean in expected.items())
        most = len(ways) + DEVIATIONS * (2 * len(ways)) ** 0.5
        require(
            chi_squared < most, "random moves are not uniform: chi-squared {:.1f}, expected below {:.1f}", chi_squared, most
        )


def _after_random_move(game: AnyGame, state: Any, rng: Any) -> bytes:
    after = state.copy()
    game.play_random(after, rng)
    return bytes(after.to_bytes())
