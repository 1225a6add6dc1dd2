"""Positions for the tests of Summer Pavilion: what matters is given, the rest is filled up to a whole position.

`at` takes a phase, some seats and the pools that matter. What is left out is empty, of two seats on the coloured side in
round 1 with a full supply, and the bag gets every tile that lies nowhere, so that there are twenty-two of each color: the
tower, if the bag is given, and the hand of the last seat, if both are. Boards are written as moves write placements: ``O23``
are the 2 and the 3 of the orange star, ``C4R`` is a red tile on the fourth space of the center star, ``256R`` are two on star
2 of the grey side. Nothing here knows the rules: `State` checks the positions, and `Pavilion` carries out the moves.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from sintra.errors import IllegalMove
from sintra.pavilion.game import Pavilion
from sintra.pavilion.options import Options
from sintra.pavilion.setup import SeatSetup, Setup, Star
from sintra.pavilion.state import State
from sintra.pavilion.tiles import COLOR, COLORS, LETTER, Pool, from_counts, size, total

SUPPLY = "PPGGOOYYBR"  # the supply where it does not matter
KEY = re.compile(r"pavilion|round|bag|tower|supply|center|factory \d|seat \d")
WORD = re.compile(r"([C1-6PGOYBR])([1-6]+)([PGOYBR]?)")

# Of each star, by its name in moves: its place, and the numbers of its spaces clockwise from the top. The page of rules draws
# them; the center star's spaces are counted on both sides, whatever they print.
NAMED: dict[str, dict[str, tuple[str, str]]] = {
    "coloured": {
        "C": ("C", "123456"),
        "O": ("UL", "612345"),
        "R": ("UR", "561234"),
        "B": ("R", "456123"),
        "Y": ("LR", "345612"),
        "G": ("LL", "234561"),
        "P": ("L", "123456"),
    },
    "grey": {
        "C": ("C", "123456"),
        "1": ("UL", "632145"),
        "2": ("UR", "563214"),
        "3": ("R", "456321"),
        "4": ("LR", "145632"),
        "5": ("LL", "214563"),
        "6": ("L", "321456"),
    },
}
FULL = "O123456 R123456 B123456 Y123456 G123456 P123456 C1R C2P C3G C4O C5Y C6B"  # every space of the coloured side


# Parts


def pool(text: str) -> dict[str, int]:
    """Read tiles such as ``BBR`` or ``16B 2R``."""
    found = from_counts(text)
    assert found is not None, f"{text!r} is not a pool"
    return found


def board(text: str, side: str = "coloured") -> tuple[Star, ...]:
    """Read the tiles of a board, each word a star, some of its numbers and, where the star does not say it, a color."""
    stars: dict[str, list[str | None]] = {place: [None] * 6 for place, _ in NAMED[side].values()}
    for word in text.split():
        match = WORD.fullmatch(word)
        assert match, f"{word!r} is not on a board"
        place, numbers = NAMED[side][match[1]]
        for number in match[2]:
            stars[place][numbers.index(number)] = COLOR[match[3] or match[1]]
    return tuple(tuple(star) for star in stars.values())


def seat(tiles: str = "", hand: str = "", corners: str = "", score: int = 5, **more: Any) -> SeatSetup:
    """Make a seat; `passed` says whether it has passed, `side` how its board is read."""
    placed = board(tiles, more.get("side", "coloured"))
    return SeatSetup(score=score, passed=more.get("passed", False), hand=pool(hand), corners=pool(corners), board=placed)


def grey(tiles: str = "", hand: str = "", corners: str = "", score: int = 5, **more: Any) -> SeatSetup:
    """Make a seat of the grey side."""
    return seat(tiles, hand, corners, score, side="grey", **more)


# Whole positions


def make(phase: str, *seats: SeatSetup, **given: Any) -> Setup:
    """Put parts together and fill up the tiles, without a check; pools are texts, the factories one text for all."""
    players = given.pop("players", max(2, len(seats)))
    options = Options.make(**{name: given.pop(name) for name in ("side", "joker_order") if name in given})
    factories = [pool(word) for word in given.pop("factories", "").split()]
    factories += [pool("")] * (2 * players + 1 - len(factories))
    is_first = phase == "deal" and given.get("round", 1) == 1
    turn, stone = given.pop("turn", None if phase == "over" else 0), given.pop("stone", phase == "draft")
    taken = sum(not factory for factory in factories) if stone else 0  # so many turns were made, if nobody took the stone
    pools = {name: pool(given.pop(name, "")) for name in ("bag", "tower", "center")}
    setup = Setup(
        players=players,
        options=options,
        round=given.pop("round", 1),
        phase=phase,
        turn=turn,
        start=given.pop("start", ((turn or 0) - taken) % players if stone else 0),
        stone_in_center=stone,
        bonus_due=given.pop("bonus_due", 0),
        discard_from=given.pop("discard_from", "purple" if phase == "discard" else None),
        supply=pool(given.pop("supply", "" if is_first else SUPPLY)),
        factories=tuple(factories),
        seats=(*seats, *[seat()] * (players - len(seats))),
        **pools,
    )
    assert not given, f"{given} is nothing of a position"
    return fill(setup)


def fill(setup: Setup) -> Setup:
    """Put the tiles that lie nowhere into the bag, the tower or the hand of the last seat: the first that holds nothing."""
    missing = {color: 22 - number for color, number in tiles_by_color(setup).items()}
    if not setup.bag:
        return replace(setup, bag=total(missing))
    if not setup.tower:
        return replace(setup, tower=total(missing))
    last = setup.seats[-1]
    return replace(setup, seats=(*setup.seats[:-1], replace(last, hand=total(last.hand, missing))))


def tiles_by_color(setup: Setup) -> dict[str, int]:
    """Count the tiles of a position, wherever they lie."""
    held = [pool for seat in setup.seats for pool in (seat.hand, seat.corners)]
    counts = Counter(total(setup.bag, setup.tower, setup.supply, setup.center, *setup.factories, *held))
    counts.update(tile for seat in setup.seats for star in seat.board for tile in star if tile)
    return {color: counts[color] for color in COLORS}


def at(phase: str, *seats: SeatSetup, **given: Any) -> State:
    """Make a position and check it."""
    return State.from_setup(make(phase, *seats, **given))


def emptied(phase: str, *seats: SeatSetup, **given: Any) -> State:
    """Make a position in which bag and tower are empty: the last seat's hand has the tiles that lie nowhere."""
    made = make(phase, *seats, **given)
    rest = total(made.bag, made.tower)
    last = made.seats[-1]
    held = replace(last, hand=total(last.hand, rest))
    return State.from_setup(replace(made, bag={}, tower={}, seats=(*made.seats[:-1], held)))


def crowded(elsewhere: Pool) -> list[SeatSetup]:
    """Make four boards of the coloured side that hold all tiles but those elsewhere, on the stars of their colors."""
    boards = [dict.fromkeys(LETTER.values(), "") for _ in range(4)]
    for color, letter in LETTER.items():
        for number in range(22 - elsewhere.get(color, 0)):
            boards[number % 4][letter] += str(number // 4 + 1)
    return [seat(" ".join(star + numbers for star, numbers in stars.items() if numbers)) for stars in boards]


# Looking


def lines(text: str) -> dict[str, str]:
    """Return the lines of a text board that say more than where tiles lie, by what they are about."""
    words = (" ".join(line.split()) for line in text.splitlines())
    found = {match[0]: line for line in words if (match := KEY.match(line))}
    assert found, f"{text!r} says nothing"
    return found


def check(state: State, drawing: str) -> None:
    """Fail with every line in which a position differs from those drawn; boards are not looked at."""
    shown = lines(str(state))
    pairs = [(shown.get(key, "nothing"), line) for key, line in lines(drawing).items()]
    different = [f"{is_!r}, expected {should!r}" for is_, should in pairs if is_ != should]
    assert not different, "\n".join(different)


def placed(state: State, number: int = 0) -> tuple[Star, ...]:
    """Return the board of a seat."""
    return state.setup.seats[number].board


def in_hand(state: State, number: int = 0) -> Mapping[str, int]:
    """Return the hand of a seat."""
    return state.setup.seats[number].hand


def all_tiles(state: State) -> int:
    """Count all tiles of a position."""
    return sum(tiles_by_color(state.setup).values())


# Playing


def rules(state: State) -> Pavilion:
    """Return the game that a position belongs to."""
    return Pavilion(state.players, **state.options.to_dict())


def play(state: State, *events: str) -> State:
    """Play moves one after another; where tiles are due, the text is a deal or a refill."""
    game = rules(state)
    for text in events:
        state = game.deal(state, text) if state.needs_deal else game.play(state, text)
    return state


def legal(state: State) -> str:
    """List the legal moves in the order of their actions."""
    return " ".join(str(move) for move in rules(state).legal_moves(state))


def refusal(state: State, move: str) -> str:
    """Return the reason why a move is rejected."""
    with pytest.raises(IllegalMove) as caught:
        play(state, move)
    return caught.value.reason.key.removeprefix("pavilion.refusal.")


def last_pass(*seats: SeatSetup, **given: Any) -> State:
    """End the game: all but seat 0 have passed in round 6, and it passes and keeps its hand of at most four tiles."""
    others = [replace(seat, passed=True) for seat in seats[1:] or (seat(),)]
    before = at("place", seats[0], *others, round=6, **given)
    return play(before, "pass", *(["stop"] if size(in_hand(before)) else []))
