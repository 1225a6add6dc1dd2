"""The options of Summer Pavilion and their presets (P15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from sintra._parser import shown
from sintra.errors import OptionError
from sintra.options import OptionValues, wrong_value
from sintra.pavilion.geometry import COLORS

SIDES = ("coloured", "grey")
JOKER_ORDERS: dict[str, tuple[str, ...]] = {
    "standard": COLORS,  # P1.3
    "reverse_side": ("orange", "red", "blue", "yellow", "green", "purple"),  # P13.1, unverified
}
PRESETS: dict[str, dict[str, Any]] = {"standard": {}, "mini": {}}  # P15.2: the Mini differs in its material only


@dataclass(frozen=True, slots=True)
class Options(OptionValues):
    """Every option with its value; names and values that do not exist are rejected.

    A joker order may be given by name or as a list; it is stored as a tuple of colors, one for each round.
    """

    presets = PRESETS
    side: str = "coloured"
    joker_order: tuple[str, ...] = COLORS

    def __post_init__(self) -> None:
        side: Any = self.side
        if not isinstance(side, str) or side not in SIDES:
            phrase = wrong_value("side", side, SIDES)
            raise OptionError(f"side is {shown(side)}, expected one of {', '.join(SIDES)}", phrase=phrase)
        object.__setattr__(self, "joker_order", _joker_order(self.joker_order))

    @property
    def is_grey(self) -> bool:
        """Whether it is the grey side."""
        return self.side == "grey"

    def to_dict(self) -> dict[str, Any]:
        """Return names and values, as JSON shows them."""
        return {"side": self.side, "joker_order": list(self.joker_order)}


def _joker_order(value: Any) -> tuple[str, ...]:
    """Parse a joker order: a name, or the six colors, each once (P1.3, P13.1)."""
    if isinstance(value, str) and value in JOKER_ORDERS:
        return JOKER_ORDERS[value]
    colors: list[Any] = list(cast("Any", value)) if isinstance(value, list | tuple) else []
    if not all(isinstance(color, str) for color in colors) or sorted(colors) != sorted(COLORS):
        raise OptionError(
            f"joker_order is {shown(cast('Any', value))}, expected {', '.join(COLORS)}, each once, in any order, "
            f"or one of {', '.join(JOKER_ORDERS)}",
            phrase=wrong_value("joker_order", cast("Any", value), [*JOKER_ORDERS, ",".join(COLORS)]),
        )
    return tuple(colors)
