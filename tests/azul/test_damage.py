"""Fuzzing of positions of Azul: a damaged one is rejected cleanly or can be played to the end."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from sintra.azul.game import Azul
from sintra.azul.kernel import DTYPE
from sintra.azul.state import State
from sintra.azul.tiles import COLORS
from sintra.errors import InvalidState, StateSyntax
from tests.azul.positions import rules
from tests.azul.test_state import BOARD
from tests.azul.walks import reached, walk

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
    st.sampled_from([None, True, False, "", "marker", "draft", "tiling", "over", "deal", "coloured", "grey", [], {}, *COLORS]),
    st.integers(-2, 21),
    st.sampled_from([127, 128, 255, 256, 2**15, 2**16, 2**31, 2**63, 10**18, -(2**15)]),
    st.floats(allow_nan=True),
    st.text(max_size=3),
    st.lists(st.none() | st.sampled_from(COLORS), max_size=6),
    st.dictionaries(st.sampled_from(COLORS), st.integers(-1, 21)),
    st.tuples(st.sampled_from(COLORS), st.integers(0, 6)).map(list),
)


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in a JSON value: what holds it, and under which name or number."""
    keys: Any = data if hasattr(data, "items") else range(len(data))
    for key in keys:
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


@given(reached(), st.data(), st.integers(0, 2**32))
def test_damaged_json_is_refused_or_playable(table: tuple[Azul, State], data: st.DataObject, seed: int) -> None:
    """One to three entries replaced by junk or taken out: a clean refusal or a game, nothing else."""
    state = table[1]
    position = json.loads(state.to_json())
    for _ in range(data.draw(st.integers(1, 3))):
        holder, key = data.draw(st.sampled_from(list(places(position))))
        if data.draw(st.booleans()):
            holder[key] = data.draw(JUNK)
        else:
            del holder[key]
    check(attempt(State.from_json, json.dumps(position)), seed)


@given(reached(), st.randoms(use_true_random=False), st.integers(0, 2**32))
def test_shuffled_positions_are_refused_or_playable(table: tuple[Azul, State], choose: random.Random, seed: int) -> None:
    """Tiles moved between pools and boards, so that most rules still hold: a clean refusal or a game, nothing else."""
    state = table[1]
    position = json.loads(state.to_json())
    for _ in range(choose.randint(1, 4)):
        shuffle(position, choose)
    check(attempt(State.from_json, json.dumps(position)), seed)


def shuffle(position: Any, choose: random.Random) -> None:
    """Change one thing in a way that may well be possible."""
    choose.choice([move_tile, move_tile, grow_line, cover, drop, retell])(position, choose)


def take(position: Any, choose: random.Random) -> str:
    """Take a tile out of a pool, if there is one, and give its color."""
    pools = [position["bag"], position["lid"], position["center"]]
    found = [(str(color), pool) for pool in pools for color in pool]
    color, pool = choose.choice(found or [("blue", {"blue": 1})])
    pool[color] -= 1
    return color


def move_tile(position: Any, choose: random.Random) -> None:
    """Move a tile from one pool to another."""
    color = take(position, choose)
    pool = choose.choice([position["bag"], position["lid"], position["center"], choose.choice(position["factories"])])
    pool[color] = pool.get(color, 0) + 1


def grow_line(position: Any, choose: random.Random) -> None:
    """Put a tile on an empty line."""
    lines, row = choose.choice(position["seats"])["lines"], choose.randrange(5)
    lines[row] = lines[row] or [take(position, choose), 1]


def cover(position: Any, choose: random.Random) -> None:
    """Put a tile on the wall, on the spot that is printed for it if that is free."""
    seat, row, color = choose.choice(position["seats"]), choose.randrange(5), take(position, choose)
    column = (row + COLORS.index(color)) % 5
    seat["wall"][row][column] = color
    seat["score"] += choose.randint(0, 30)


def drop(position: Any, choose: random.Random) -> None:
    """Put a tile on a floor."""
    choose.choice(position["seats"])["floor"].append(take(position, choose))


def retell(position: Any, choose: random.Random) -> None:
    """Change who acts, who starts, the phase, the round, the marker or an option."""
    seats = range(position["players"])
    changes = {
        "turn": choose.choice([None, *seats]),
        "start": choose.choice(seats),
        "round": choose.randint(0, 9),
        "phase": choose.choice(["deal", "draft", "tiling", "over"]),
        "marker_in_center": not position["marker_in_center"],
        "options": {"wall": choose.choice(["coloured", "grey"]), "max_rounds": choose.choice([None, 3])},
    }
    name = choose.choice(list(changes))
    position[name] = changes[name]


@given(reached(), st.randoms(use_true_random=False), st.text(max_size=3), st.integers(0, 2**32))
def test_damaged_boards_are_refused_or_playable(table: tuple[Azul, State], choose: random.Random, junk: str, seed: int) -> None:
    """Characters and lines taken out, doubled, swapped and written over: a clean refusal or a game, nothing else."""
    state = table[1]
    text = str(state)
    for _ in range(choose.randint(1, 3)):
        at, length = choose.randrange(len(text)), choose.choice([0, 1, 1, 2, 30])
        put = choose.choice(["", junk, choose.choice("BYRKTbyrkt.*-|0123456789 \n,"), text[at : at + length] * 2])
        text = text[:at] + put + text[at + length :]
    check(attempt(State.parse, text), seed)


@given(reached(), st.randoms(use_true_random=False), st.integers(0, 2**32))
def test_damaged_bytes_are_refused_or_playable(table: tuple[Azul, State], choose: random.Random, seed: int) -> None:
    """Bits and bytes changed: a clean refusal or a game, nothing else."""
    state = table[1]
    data = bytearray(state.to_bytes())
    for _ in range(choose.randint(1, 3)):
        data[choose.randrange(len(data))] = choose.choice([0, 1, 2, 127, 128, 255, choose.randrange(256)])
    check(attempt(State.from_bytes, bytes(data)), seed)


@pytest.mark.parametrize("offset", range(0, DTYPE.itemsize, 8))
def test_every_bit_counts(offset: int) -> None:
    """No bit of a position can change unnoticed: the bytes are rejected, or they are another position."""
    state = State.parse(BOARD)
    data = state.to_bytes()
    for bit in range(64):
        word = int.from_bytes(data[offset : offset + 8], "little") ^ 1 << bit
        damaged = data[:offset] + word.to_bytes(8, "little") + data[offset + 8 :]
        assert attempt(State.from_bytes, damaged) != state
