"""Which moves of Summer Pavilion are sensible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sintra.bots.pavilion.glance import DROPPED, PASSES

if TYPE_CHECKING:
    from sintra.bots.mind import Seen


def sensible(seen: Seen, best: int) -> list[int]:
    """Reject a pass while a placement is legal, unless all tiles are kept and it is best; reject discarding keepable tiles."""
    is_free = [action for action, row in seen.items() if not row[DROPPED]]
    if best in is_free and seen[best][PASSES]:
        return [best]
    kept = [action for action in sorted(is_free) if not seen[action][PASSES]]
    return kept or sorted(seen)
