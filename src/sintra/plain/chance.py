"""Deals of a plain game: one word of letters for each group that is drawn, in the order of `Draws`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sintra._parser import shown
from sintra.errors import DealSyntax, IllegalDeal
from sintra.game import Draws
from sintra.palette import Palette, Pool


@dataclass(frozen=True, slots=True)
class PlainDeal:
    """The tiles of each group, one letter each in the fixed order of colors; ``-`` for none."""

    groups: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(self.groups)


@dataclass(frozen=True, slots=True)
class Drawn:
    """The result of a draw: the colors of each group, and what is left in the bag and in the reserve."""

    groups: tuple[tuple[str, ...], ...]
    bag: Pool
    reserve: Pool


def write(palette: Palette, groups: Sequence[Sequence[str]]) -> PlainDeal:
    """Format the colors that were drawn."""
    return PlainDeal(tuple(palette.letters(Counter(group)) for group in groups))


def parse(palette: Palette, text: str) -> PlainDeal:
    """Parse a deal; the order and case of letters within a group do not matter."""
    words = text.split()
    groups = [palette.in_order(word) for word in words]
    if None in groups or not words:
        what = f"{shown(words[groups.index(None)])} is not a group of tiles" if words else "the text is empty"
        letters = ", ".join(palette.signs)
        raise DealSyntax(f"{what}: a deal lists the groups that are drawn, each as letters {letters}, or - for none")
    return PlainDeal(tuple(group for group in groups if group is not None))


def colors_of(palette: Palette, deal: PlainDeal) -> tuple[tuple[str, ...], ...]:
    """Return the colors of each group."""
    pools = [palette.from_letters(word) for word in deal.groups]
    if None in pools:
        raise DealSyntax(f"{shown(deal)}, expected groups of letters, or - for none")
    return tuple(tuple(_in_a_row(pool)) for pool in pools if pool is not None)


def draw(palette: Palette, draws: Draws, below: Callable[[int], int]) -> Drawn:
    """Draw the colors of each group; `below(n)` returns a random integer below n."""
    bag, reserve = _in_a_row(draws.bag), _in_a_row(draws.reserve)
    drawn: list[tuple[str, ...]] = []
    for _, size in draws.groups:
        group: list[str] = []
        for _ in range(size):
            if not bag:
                bag, reserve = reserve, []
            if bag:
                group.append(bag.pop(below(len(bag))))
        drawn.append(tuple(sorted(group, key=palette.index.__getitem__)))
    return Drawn(tuple(drawn), *({color: row.count(color) for color in palette.colors} for row in (bag, reserve)))


def _in_a_row(pool: Pool) -> list[str]:
    return [color for color, number in pool.items() for _ in range(number)]


def check(palette: Palette, draws: Draws, groups: tuple[tuple[str, ...], ...]) -> Drawn:
    """Take tiles from bag and reserve; raise `IllegalDeal` if that is impossible."""
    if len(groups) != len(draws.groups):
        raise IllegalDeal(f"{len(groups)} groups of tiles, expected {len(draws.groups)}")
    bag, reserve = Counter(draws.bag), Counter(draws.reserve)
    for (name, size), group in zip(draws.groups, groups, strict=True):
        bag, reserve = _take(name, size, Counter(group), bag, reserve)
    return Drawn(groups, *({color: pool[color] for color in palette.colors} for pool in (bag, reserve)))


def _take(
    name: str, size: int, group: Counter[str], bag: Counter[str], reserve: Counter[str]
) -> tuple[Counter[str], Counter[str]]:
    """Take one group: all of the bag before the reserve."""
    number, left = group.total(), bag.total() + reserve.total()
    if number != min(size, left):
        raise IllegalDeal(f"{number} tiles for {name}, expected {min(size, left)}")
    if number > bag.total():
        if not bag <= group:
            raise IllegalDeal(f"{name} gets tiles of the reserve before the bag is empty")
        bag, reserve = bag + reserve, Counter()
    short = [color for color in group if group[color] > bag[color]]
    if short:
        raise IllegalDeal(f"{group[short[0]]} {short[0]} for {name}, but only {bag[short[0]]} can be drawn")
    return bag - group, reserve
