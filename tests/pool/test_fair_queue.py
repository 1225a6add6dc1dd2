"""The fair queue: owners take turns, lower lanes go first, and nothing waits for ever."""

from __future__ import annotations

import threading
from itertools import islice

from sintra.pool.fair_queue import MAX_PASSED, FairQueue


def taken(queue: FairQueue[str], number: int, lanes: int | None = None) -> list[str]:
    """Take so many items, of which there are enough."""
    return list(islice(iter(lambda: queue.get(lanes), None), number))


def test_owners_take_turns() -> None:
    """However many items one owner has queued, the next one of another is taken after a single one of them."""
    queue = FairQueue[str](1)
    for number in range(20):
        queue.put(f"greedy {number}", 0, "greedy")
    assert queue.get() == "greedy 0"
    for number in range(2):
        queue.put(f"modest {number}", 0, "modest")
    queue.put("third", 0, "third")
    assert taken(queue, 5) == ["greedy 1", "modest 0", "third", "greedy 2", "modest 1"]
    assert taken(queue, 17) == [f"greedy {number}" for number in range(3, 20)]


def test_lower_lanes_go_first() -> None:
    """Whatever waits in a higher lane, and for however long, an item of a lower lane is taken next."""
    queue = FairQueue[str](3)
    for number in range(20):
        queue.put("long", 2, f"owner {number}")
    assert taken(queue, 3) == ["long"] * 3
    queue.put("middle", 1, "owner 0")
    queue.put("quick", 0, "owner 0")
    assert taken(queue, 3) == ["quick", "middle", "long"]


def test_no_lane_starves() -> None:
    """Lower lanes that never run empty leave a turn to every other after so many items."""
    queue = FairQueue[str](3)
    queue.put("long", 2)
    queue.put("middle", 1)
    found = list[str]()
    for number in range(3 * MAX_PASSED):
        queue.put("quick", 0, f"owner {number}")
        found += taken(queue, 1)
    assert found.index("middle") <= MAX_PASSED + 1
    assert found.index("long") <= MAX_PASSED + 1


def test_a_consumer_may_leave_lanes_to_others() -> None:
    """One that takes from the first lanes only waits while there are items in others, and is woken by one of its own."""
    queue, found = FairQueue[str](3), list[str | None]()
    queue.put("long", 2)
    consumer = threading.Thread(target=lambda: found.append(queue.get(2)))
    consumer.start()
    queue.put("quick", 1)
    consumer.join(60)
    assert found == ["quick"]
    assert queue.get() == "long"


def test_closing_wakes_all_and_returns_what_is_left() -> None:
    """Consumers get None, now and later; nothing can be queued any more."""
    queue, found = FairQueue[str](2), list[str | None]()
    queue.put("long", 1)
    consumer = threading.Thread(target=lambda: found.append(queue.get(1)))
    consumer.start()
    assert queue.close() == ["long"]
    consumer.join(60)
    assert found == [queue.get()] == [None]
    assert not queue.put("more", 0)
    assert len(queue) == 0
