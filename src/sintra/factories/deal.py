"""Validation of deals at a table with factories."""

from __future__ import annotations

from collections.abc import Sequence

from sintra.errors import IllegalDeal
from sintra.game import Draws
from sintra.palette import Palette, Pool, size


def check_draws(due: Draws, pools: Sequence[Pool], palette: Palette, reserve_name: str) -> None:
    """Reject tiles that cannot be drawn: the bag is emptied before the reserve, and groups are full while tiles last."""
    bag, reserve = dict(due.bag), dict(due.reserve)
    for (name, room), pool in zip(due.groups, pools, strict=True):
        expected = min(room, size(bag) + size(reserve))
        if size(pool) != expected:
            raise IllegalDeal(f"{size(pool)} tiles on {name}, expected {expected}")
        if expected > size(bag):
            if any(pool.get(color, 0) < count for color, count in bag.items()):
                raise IllegalDeal(
                    f"{name} gets tiles from the {reserve_name} before the bag is empty of {palette.letters(bag)}"
                )
            bag, reserve = palette.total(bag, reserve), {}
        short = [color for color, count in pool.items() if count > bag.get(color, 0)]
        if short:
            raise IllegalDeal(f"{pool[short[0]]} {short[0]} on {name}, but only {bag.get(short[0], 0)} can be drawn")
        bag = {color: count - pool.get(color, 0) for color, count in bag.items()}
