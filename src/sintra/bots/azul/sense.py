"""Which moves of Azul are sensible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra.azul.kernel import DESTINATIONS
from sintra.bots.azul.glance import COST, DROPPED, POINTS

if TYPE_CHECKING:
    from sintra.bots.mind import Seen

MAX_LOSS = 3  # points: if every move drops tiles, none is sensible that loses more than this against the best


def sensible(seen: Seen, _best: int) -> list[int]:
    """Reject moves that drop tiles unless that pays at once, against other lines for the same tiles and other tiles."""
    gains = {action: float(row[POINTS] - row[COST]) for action, row in seen.items()}
    drops = {action: int(row[DROPPED]) for action, row in seen.items()}
    least = 0 if min(drops.values()) == 0 else max(gains.values()) - MAX_LOSS

    def pays(action: int) -> bool:
        return gains[action] >= least and not any(
            drops[other] < drops[action] and gains[other] >= gains[action]
            for other in seen
            if other // DESTINATIONS == action // DESTINATIONS
        )

    return [action for action in sorted(seen) if not drops[action] or pays(action)]
