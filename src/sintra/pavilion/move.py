"""Moves and deals of Summer Pavilion: small frozen values with a text form.

    3R      from factory 3 take red; C is the center
    B6+2    coloured side: on the blue star cover the 6, and pay with two jokers
    C4R     on the center star cover the 4, or on the grey side its fourth space clockwise from the top, with red
    25R+1   grey side: on star 2 cover the 5 with red, and pay with one joker
    pass
    +R      take a red bonus tile from the supply
    -R      after a pass: discard a red tile
    stop    after a pass: keep what is left

A deal lists the tiles for the supply, a slash and the factories in order, one letter per tile, ``-`` for none:
``PPGOYYBBRR / PGOY RRBB - ...``. A refill lists the tiles for the supply alone: ``RRG``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from sintra._parser import is_whole, shown
from sintra.errors import DealSyntax, MoveSyntax
from sintra.pavilion import actions, tiles
from sintra.pavilion.actions import KIND_BONUS, KIND_DISCARD, KIND_DRAFT, KIND_PASS, KIND_PLACE, KIND_STOP, PAYMENTS
from sintra.pavilion.geometry import (
    COLORS,
    COLOURED,
    GREY,
    MAX_NUMBER,
    NUM_STARS,
    NUMBERS,
    POINTS_OF_STAR,
    STAR_COLORS,
    STARS,
)
from sintra.pavilion.kernel import MAX_SOURCES
from sintra.pavilion.tiles import COLOR, INDEX, LETTER

CENTER_STAR = "C"
STAR_NAMES = (  # of each side, in the order of the stars
    (CENTER_STAR, *(LETTER[STAR_COLORS[star]] for star in STARS[1:])),
    (CENTER_STAR, *(str(number) for number in range(1, NUM_STARS))),
)

DRAFT_TEXT = re.compile(r"([1-9C])([PGOYBR])", re.ASCII)
COLOURED_TEXT = re.compile(r"([PGOYBR])([1-6])(?:\+([1-5]))?", re.ASCII)
ANY_COLOR_TEXT = re.compile(r"([C1-6])([1-6])([PGOYBR])(?:\+([1-5]))?", re.ASCII)
TILE_TEXT = re.compile(r"([+-])([PGOYBR])", re.ASCII)
EXPECTED = (
    "a move is a source (1-9 or C for the center) and a color letter (P, G, O, Y, B, R), such as 3R; "
    "or a star and a number, such as B6, with a color on the center star (C4R) and on the grey side (25R), "
    "and +1 to +5 for jokers, such as B6+2; or pass; or + and a bonus tile, such as +R; "
    "or, after a pass, - and a tile, such as -R, or stop"
)


def _is_in(value: object, numbers: range) -> bool:
    return is_whole(value) and value in numbers


def _check_color(move: Bonus | Discard) -> None:
    if move.color not in COLORS:
        raise MoveSyntax(f"{shown(move)} is not a move: one of {', '.join(COLORS)}")


@dataclass(frozen=True, slots=True)
class Draft:
    """Take all tiles of one color from one source, and a joker if one lies there."""

    source: int  # 1 to 9: that factory; 0: the center
    color: str

    def __post_init__(self) -> None:
        if not _is_in(self.source, range(MAX_SOURCES)) or self.color not in COLORS:
            raise MoveSyntax(f"{shown(self)} is not a move: source 0 to 9, one of {', '.join(COLORS)}")

    def __str__(self) -> str:
        return f"{self.source or 'C'}{LETTER[self.color]}"


@dataclass(frozen=True, slots=True)
class Place:
    """Cover one space with a tile of one color, and pay the number of the space in tiles of that color and jokers."""

    star: str  # C; on the coloured side a color letter; on the grey side 1 to 6, clockwise from the upper left
    number: int  # as printed; on the center star 1 to 6 clockwise from the top
    color: str
    jokers: int = 0  # 0 when the color is itself the joker

    def __post_init__(self) -> None:
        fits = any(self.star in names for names in STAR_NAMES) and self.color in COLORS
        if not (fits and _is_in(self.number, range(1, MAX_NUMBER + 1)) and _is_in(self.jokers, range(PAYMENTS))):
            raise MoveSyntax(
                f"{shown(self)} is not a move: star C, a color letter or a digit 1 to 6, number 1 to 6, "
                f"one of {', '.join(COLORS)}, 0 to 5 jokers"
            )
        if self.star in COLOR and self.color != COLOR[self.star]:
            raise MoveSyntax(f"{shown(self)} is not a move: star {self.star} takes {COLOR[self.star]} only")

    def __str__(self) -> str:
        color = "" if self.star in COLOR else LETTER[self.color]
        return f"{self.star}{self.number}{color}" + (f"+{self.jokers}" if self.jokers else "")

    @property
    def space(self) -> int:
        """The number of the space (see `geometry`)."""
        return space_of(self.star, self.number)


@dataclass(frozen=True, slots=True)
class Pass:
    """Place no more in this round."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Bonus:
    """Take one bonus tile from the supply."""

    color: str

    def __post_init__(self) -> None:
        _check_color(self)

    def __str__(self) -> str:
        return f"+{LETTER[self.color]}"


@dataclass(frozen=True, slots=True)
class Discard:
    """After a pass: put one tile into the tower."""

    color: str

    def __post_init__(self) -> None:
        _check_color(self)

    def __str__(self) -> str:
        return f"-{LETTER[self.color]}"


@dataclass(frozen=True, slots=True)
class Stop:
    """After a pass: keep the tiles that are left."""

    def __str__(self) -> str:
        return "stop"


Move = Draft | Place | Pass | Bonus | Discard | Stop


@cache
def space_of(star: str, number: int) -> int:
    """Return the space that a star and a number name; those of the center star count clockwise from the top."""
    if star == CENTER_STAR:
        return number - 1
    side = COLOURED if star in COLOR else GREY
    index = STAR_NAMES[side].index(star)
    return index * POINTS_OF_STAR + NUMBERS[side][STARS[index]].index(number)


def parse_move(text: str) -> Move:
    """Parse a move from its text form, ignoring case."""
    word = text.strip().upper()
    if word in {"PASS", "STOP"}:
        return Pass() if word == "PASS" else Stop()
    if match := DRAFT_TEXT.fullmatch(word):
        return Draft(0 if match[1] == "C" else int(match[1]), COLOR[match[2]])
    if match := COLOURED_TEXT.fullmatch(word):
        return Place(match[1], int(match[2]), COLOR[match[1]], int(match[3] or 0))
    if match := ANY_COLOR_TEXT.fullmatch(word):
        return Place(match[1], int(match[2]), COLOR[match[3]], int(match[4] or 0))
    if match := TILE_TEXT.fullmatch(word):
        return Bonus(COLOR[match[2]]) if match[1] == "+" else Discard(COLOR[match[2]])
    raise MoveSyntax(f"{shown(text.strip())} is not a move: {EXPECTED}")


@cache
def encode(move: Move, players: int, grey: int) -> int:
    """Encode a move as an action, given the number of seats and the side; the move must exist there."""
    return int(actions.encode(players, grey, _numbers(move)))


def _numbers(move: Move) -> tuple[int, int, int, int]:
    """Return kind, source or space, color and jokers, as `actions.encode` takes them."""
    match move:
        case Draft(source, color):
            return KIND_DRAFT, source, INDEX[color], 0
        case Place(color=color, jokers=jokers):
            return KIND_PLACE, move.space, INDEX[color], jokers
        case Bonus(color):
            return KIND_BONUS, 0, INDEX[color], 0
        case Discard(color):
            return KIND_DISCARD, 0, INDEX[color], 0
        case Pass():
            return KIND_PASS, 0, 0, 0
        case Stop():
            return KIND_STOP, 0, 0, 0


@cache
def decode(action: int, players: int, grey: int) -> Move:
    """Decode an action, given the number of seats and the side."""
    kind, where, color, jokers = actions.decode(players, grey, action)
    if kind == KIND_DRAFT:
        return Draft(where, COLORS[color])
    if kind == KIND_PLACE:
        star, direction = divmod(where, POINTS_OF_STAR)
        number = direction + 1 if star == 0 else NUMBERS[grey][STARS[star]][direction]
        return Place(STAR_NAMES[grey][star], number, COLORS[color], jokers)
    if kind == KIND_BONUS:
        return Bonus(COLORS[color])
    if kind == KIND_DISCARD:
        return Discard(COLORS[color])
    return Pass() if kind == KIND_PASS else Stop()


def star_name(star: str) -> str:
    """Name a star in English, for messages."""
    if star == CENTER_STAR:
        return "the center star"
    return f"the {COLOR[star]} star" if star in COLOR else f"star {star}"


@dataclass(frozen=True, slots=True)
class Deal:
    """The tiles for the supply and for each factory, one letter each in the fixed order of colors; ``-`` for none.

    Without factories it is a refill.
    """

    supply: str
    factories: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for word in (self.supply, *self.factories):
            if tiles.in_order(word) != word:
                raise DealSyntax(
                    f"{shown(word)} is neither supply nor factory: letters in the order {tiles.LETTERS}, or - for none"
                )

    def __str__(self) -> str:
        return " / ".join([self.supply, " ".join(self.factories)]) if self.factories else self.supply


def parse_deal(text: str) -> Deal:
    """Parse a deal from its text form; letters within supply and factories may be in any order."""
    supply, slash, rest = text.partition("/")
    words = [supply.strip(), *rest.split()]
    found = [tiles.in_order(word) if word else None for word in words]
    wrong = [word for word, ordered in zip(words, found, strict=True) if ordered is None]
    if wrong or (slash and not rest.strip()):
        what = (
            "a supply or a factory is missing"
            if not wrong or not wrong[0]
            else f"{shown(wrong[0])} is neither supply nor factory"
        )
        raise DealSyntax(
            f"{what}: a deal lists the supply, a slash and the factories, each as letters P, G, O, Y, B, R or - for none, "
            "such as PPGO / PGOY RRBB -; a refill lists the supply alone, such as RRG"
        )
    first, *others = (ordered for ordered in found if ordered is not None)
    return Deal(first, tuple(others))
