"""Fuzzing of positions of Summer Pavilion: a damaged one is rejected cleanly or can be played to the end."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from sintra.errors import InvalidState, StateSyntax
from sintra.pavilion.game import Pavilion
from sintra.pavilion.kernel import DTYPE
from sintra.pavilion.state import State
from sintra.pavilion.tiles import COLORS
from tests.pavilion.positions import at, rules, seat
from tests.pavilion.walks import PHASES, reached, walk

pytestmark = pytest.mark.rules


def attempt(read: Callable[[Any], State], data: Any) -> State | None:
    """Parse a position; None if it is rejected cleanly. Any other error fails the test."""
    try:
        return read(data)
    except (StateSyntax, InvalidState):
        return None


def check(state: State | None, seed: int) -> None:
    """What was read, if it was, is a position that keeps the laws to its end."""
    event("refused" if state is None else "read")
    if state is None:
        return
    game = rules(state)
    *_, last = (game.parse_state(after.to_json()) for after in walk(game, state, seed))
    assert sum(game.outcome(last).shares) == pytest.approx(1)


JUNK: Any = st.one_of(
    st.sampled_from([None, True, False, "", "standard", "coloured", "grey", [], {}, *sorted(PHASES), *COLORS]),
    st.integers(-2, 23),
    st.sampled_from([127, 128, 255, 256, 2**15, 2**16, 2**31, 2**63, 10**18, -(2**15)]),
    st.floats(allow_nan=True),
    st.text(max_size=3),
    st.lists(st.none() | st.sampled_from(COLORS), max_size=7),
    st.dictionaries(st.sampled_from(COLORS), st.integers(-1, 23)),
    st.permutations(COLORS).map(list),
)


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in a JSON value: what holds it, and under which name or number."""
    keys: Any = data if hasattr(data, "items") else range(len(data))
    for key in keys:
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


@given(reached(), st.data(), st.integers(0, 2**32))
def test_damaged_json_is_refused_or_playable(table: tuple[Pavilion, State], data: st.DataObject, seed: int) -> None:
    """One to three entries replaced by junk or taken out: a clean refusal or a game, nothing else."""
    position = json.loads(table[1].to_json())
    for _ in range(data.draw(st.integers(1, 3))):
        holder, key = data.draw(st.sampled_from(list(places(position))))
        if data.draw(st.booleans()):
            holder[key] = data.draw(JUNK)
        else:
            del holder[key]
    check(attempt(State.from_json, json.dumps(position)), seed)


@given(reached(), st.randoms(use_true_random=False), st.integers(0, 2**32))
def test_shuffled_positions_are_refused_or_playable(table: tuple[Pavilion, State], choose: random.Random, seed: int) -> None:
    """Tiles moved between pools, hands and boards, so that most rules still hold: a clean refusal or a game, nothing else."""
    position = json.loads(table[1].to_json())
    for _ in range(choose.randint(1, 4)):
        choose.choice([move_tile, move_tile, cover, uncover, score, retell])(position, choose)
    check(attempt(State.from_json, json.dumps(position)), seed)


def pools(position: Any) -> list[Any]:
    """Return the pools of a position, those that move often in turn among them several times."""
    hands = [seat[name] for seat in position["seats"] for name in ("hand", "hand", "corners")]
    return [position["bag"], position["tower"], position["supply"], position["center"], *position["factories"], *hands]


def take(position: Any, choose: random.Random) -> str:
    """Take a tile out of a pool, if there is one, and give its color."""
    found = [(str(color), pool) for pool in pools(position) for color in pool]
    color, pool = choose.choice(found or [("blue", {"blue": 1})])
    pool[color] -= 1
    if not pool[color]:
        del pool[color]
    return color


def move_tile(position: Any, choose: random.Random) -> None:
    """Move a tile from one pool to another."""
    color = take(position, choose)
    pool = choose.choice(pools(position))
    pool[color] = pool.get(color, 0) + 1


def cover(position: Any, choose: random.Random) -> None:
    """Put a tile on a board, on an empty space or instead of another tile."""
    star = choose.choice(list(choose.choice(position["seats"])["board"].values()))
    star[choose.randrange(6)] = take(position, choose)


def uncover(position: Any, choose: random.Random) -> None:
    """Take a tile off a board, into the hand of its seat."""
    seat = choose.choice(position["seats"])
    star, space = choose.choice(list(seat["board"].values())), choose.randrange(6)
    if color := star[space]:
        star[space] = None
        seat["hand"][color] = seat["hand"].get(color, 0) + 1


def score(position: Any, choose: random.Random) -> None:
    """Change the score of a seat, or whether it has passed."""
    seat = choose.choice(position["seats"])
    seat["score"] += choose.randint(-9, 30)
    seat["passed"] = choose.choice([seat["passed"], not seat["passed"]])


def retell(position: Any, choose: random.Random) -> None:
    """Change who acts, who starts, the phase, the round, the stone, what is due or an option."""
    seats = range(position["players"])
    changes = {
        "turn": choose.choice([None, *seats]),
        "start": choose.choice(seats),
        "round": choose.randint(0, 7),
        "phase": choose.choice(sorted(PHASES)),
        "stone_in_center": not position["stone_in_center"],
        "bonus_due": choose.randint(0, 4),
        "discard_from": choose.choice([None, *COLORS]),
        "options": {"side": choose.choice(["coloured", "grey"]), "joker_order": choose.choice(["standard", "reverse_side"])},
    }
    name = choose.choice(list(changes))
    position[name] = changes[name]


@given(reached(), st.randoms(use_true_random=False), st.text(max_size=3), st.integers(0, 2**32))
def test_damaged_boards_are_refused_or_playable(
    table: tuple[Pavilion, State], choose: random.Random, junk: str, seed: int
) -> None:
    """Characters and lines taken out, doubled, swapped and written over: a clean refusal or a game, nothing else."""
    text = str(table[1])
    for _ in range(choose.randint(1, 3)):
        at, length = choose.randrange(len(text)), choose.choice([0, 1, 1, 2, 30])
        put = choose.choice(["", junk, choose.choice("PGOYBRpgoybr.*-()0123456789 \n,"), text[at : at + length] * 2])
        text = text[:at] + put + text[at + length :]
    check(attempt(State.parse, text), seed)


@given(reached(), st.randoms(use_true_random=False), st.integers(0, 2**32))
def test_damaged_bytes_are_refused_or_playable(table: tuple[Pavilion, State], choose: random.Random, seed: int) -> None:
    """Bits and bytes changed: a clean refusal or a game, nothing else."""
    data = bytearray(table[1].to_bytes())
    for _ in range(choose.randint(1, 3)):
        data[choose.randrange(len(data))] = choose.choice([0, 1, 2, 127, 128, 255, choose.randrange(256)])
    check(attempt(State.from_bytes, bytes(data)), seed)


@pytest.mark.parametrize("offset", range(0, DTYPE.itemsize, 8))
def test_every_bit_counts(offset: int) -> None:
    """No bit of a position can change unnoticed: the bytes are rejected, or they are another position."""
    state = at("place", seat("O23 C1P R5", hand="2R 1G"), seat(corners="2B", passed=True), tower="3Y", round=3)
    data = state.to_bytes()
    for bit in range(64):
        word = int.from_bytes(data[offset : offset + 8], "little") ^ 1 << bit
        damaged = data[:offset] + word.to_bytes(8, "little") + data[offset + 8 :]
        assert attempt(State.from_bytes, damaged) != state
