"""Checks of positions: copies, round trips, fuzzed input; and of outcomes."""

from __future__ import annotations

import copy
import json
import math
import pickle
import random
from collections.abc import Iterator
from typing import Any

from sintra.contract.walk import BrokenContract, Effort, all_positions, require, some_positions, walk, walk_on
from sintra.errors import InvalidState, StateSyntax
from sintra.games import AnyGame, facts, generator

JUNK: tuple[Any, ...] = (None, True, -1, 0, 1, 2, 7, 255, 10**9, 10**18, 0.5, "", "x", "deal", "over", [], [None], {}, {"x": 1})
MISSING = object()
DAMAGES = 30  # mutations per position


def copies_are_independent(game: AnyGame, effort: Effort) -> None:
    """The fast path on a copy changes the copy and not the original."""
    rng = generator(5)
    for state in some_positions(game, effort, 5):
        before, twin = state.to_bytes(), state.copy()
        require(twin == state and hash(twin) == hash(state), "a copy is not equal to {!r}", state)
        if state.is_over:
            continue
        if state.needs_deal:
            game.draw(twin, rng)
        else:
            game.apply(twin, game.legal_actions(state)[-1])
        require(twin != state, "a deal or move changes nothing in {!r}", state)
        require(state.to_bytes() == before, "changing a copy has changed {!r}", state)


def setups_follow_the_position(game: AnyGame, _effort: Effort) -> None:
    """A setup is never stale after the fast path changed the position; its dictionary is the position's JSON."""
    state, rng = game.new(), generator(2)
    while not state.is_over:
        before = state.setup
        require(state.setup == before, "two setups of one position differ: {!r}", state)
        require(json.loads(state.to_json()) == before.to_dict(), "the setup's dictionary is not the JSON of {!r}", state)
        if state.needs_deal:
            game.draw(state, rng)
        else:
            game.apply(state, game.legal_actions(state)[0])
        require(state.setup != before, "the setup is that of an earlier position: {!r}", state)


def positions_round_trip(game: AnyGame, effort: Effort) -> None:
    """JSON and bytes round-trip; a text board does, or is rejected."""
    for state in [state for seed in range(max(1, effort.games // 4)) for state in some_positions(game, effort, seed)]:
        for form, read in (("JSON", game.parse_state(state.to_json())), ("bytes", game.state_from_bytes(state.to_bytes()))):
            require(read == state and hash(read) == hash(state), "{} of {!r} are read as {!r}", form, state, read)
            require(read.to_bytes() == state.to_bytes(), "equal positions have different bytes: {!r}", state)
        try:
            board = game.parse_state(str(state))
        except StateSyntax:
            continue
        require(board == state, "the text board of {!r} is read as {!r}", state, board)


def positions_can_be_pickled(game: AnyGame, effort: Effort) -> None:
    """Positions and games survive pickling."""
    again = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own
    require(repr(again) == repr(game), "{!r} comes back from another process as {!r}", game, again)
    for state in some_positions(game, effort, 6)[:: max(1, effort.positions // 5)]:
        require(pickle.loads(pickle.dumps(state)) == state == copy.deepcopy(state), "a pickled copy is not {!r}", state)  # noqa: S301 - our own
        require(again.legal_actions(state) == game.legal_actions(state), "{!r} sees other legal actions in {!r}", again, state)


def damage_is_rejected_or_playable(game: AnyGame, effort: Effort) -> None:
    """A position's JSON with a replaced or missing entry is rejected cleanly, or plays to its end."""
    choose = random.Random(1)  # noqa: S311 - random games, not secrets
    for state in some_positions(game, effort, 7)[:: max(1, effort.positions // 10)]:
        for _ in range(DAMAGES):
            position = json.loads(state.to_json())
            _damage(*choose.choice(list(_places(position))), choose, facts(game.name).colors)
            _check_damaged(game, json.dumps(position))


def _damage(holder: Any, key: Any, choose: random.Random, colors: tuple[str, ...]) -> None:
    """Delete or mutate an entry; plausible values are the most dangerous."""
    value: Any = holder[key]
    near: list[Any] = [choose.choice(JUNK), choose.choice(colors)]
    if isinstance(value, int):
        near += [value - 1, value + 1, 2 * value]
    elif isinstance(value, list):
        near += [value[1:], [*value, *value[:1]], value[::-1]]
    elif isinstance(value, dict):
        near += [{}, {**value, choose.choice(colors): 1}]
    damaged = choose.choice([*near, MISSING])
    if damaged is MISSING:
        del holder[key]
    else:
        holder[key] = damaged


def _check_damaged(game: AnyGame, text: str) -> None:
    try:
        for _ in walk_on(game, game.parse_state(text), 1):
            pass
    except (StateSyntax, InvalidState):
        return
    except Exception as error:
        raise BrokenContract(f"a damaged position is neither rejected nor playable: {error!r} from {text}") from error


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every entry of a JSON value as container and key."""
    keys: Any = data if hasattr(data, "items") else range(len(data))
    for key in keys:
        yield data, key
        if isinstance(data[key], dict | list):
            yield from _places(data[key])


def outcomes_add_up(game: AnyGame, effort: Effort) -> None:
    """The parts of a score add up to it, the shares to 1, winners have the most points; no outcome before the end."""
    try:
        game.outcome(game.new())
    except ValueError as error:
        require("goes on" in str(error), "asking for an outcome too early says {}, expected that the game goes on", error)
    else:
        raise BrokenContract(f"a new game of {game!r} has an outcome")
    for seed in range(effort.games):
        *_, state = walk(game, seed)
        outcome = game.outcome(state)
        sums = [sum(parts.values()) for parts in outcome.parts]
        require(
            sums == list(outcome.scores) == list(state.scores), "the parts {} do not add up to {}", outcome.parts, state.scores
        )
        require(math.isclose(sum(outcome.shares), 1), "the shares {} do not add up to 1", outcome.shares)
        best = {outcome.scores[seat] for seat in outcome.winners}
        require(
            best == {max(outcome.scores)}, "the winners {} do not have the most points of {}", outcome.winners, outcome.scores
        )


def games_end(game: AnyGame, effort: Effort) -> None:
    """No random game exceeds `max_length`, rounds never decrease, and only a finished game has no turn."""
    declared: tuple[int, int] | None = getattr(game, "max_length", None)
    longest = declared[0] if declared else None
    for seed in range(effort.games):
        states = list(walk(game, seed))
        moves = sum(1 for state in states if game.legal_actions(state))
        require(longest is None or moves <= longest, "{} moves, expected at most max_length, {}", moves, longest)
        rounds = [state.round for state in states]
        require(rounds == sorted(rounds) and rounds[0] == 1, "the rounds are {}, expected from 1 and never decreasing", rounds)
    for state in all_positions(game, Effort(games=1)):
        require((state.turn is None) == state.is_over, "turn is {} in phase {} of {!r}", state.turn, state.phase, state)
        require(state.players == game.players == len(state.scores), "{} seats with {} scores", state.players, len(state.scores))
