"""The clock: it counts nodes, it stops, and it is reset for each search."""

from __future__ import annotations

import threading

import pytest

from sintra.bots.bot import Limit
from sintra.bots.clock import IS_STOPPED, NODES, UNLIMITED, Clock, is_out_of_time
from sintra.errors import OptionError


def test_nodes_run_out() -> None:
    """The search must abort when it reaches its node limit."""
    clock = Clock().running(Limit(nodes=3))
    for nodes in range(3):
        clock.control[NODES] = nodes
        assert not is_out_of_time(clock.control)
    clock.control[NODES] = 3
    assert is_out_of_time(clock.control)
    assert clock.nodes == clock.max_nodes == 3


def test_stopping_holds_until_the_next_thought() -> None:
    """A stop lasts until the next search, which starts afresh."""
    clock = Clock()
    with clock.running(Limit(nodes=10)):
        clock.control[NODES] = 5
        clock.stop()
        assert is_out_of_time(clock.control)
    with clock.running(Limit(nodes=10)):
        assert not is_out_of_time(clock.control)
        assert clock.nodes == 0


def test_seconds_run_out() -> None:
    """The timer stops the search from its own thread."""
    clock = Clock()
    with clock.running(Limit(seconds=0.001)):
        while not is_out_of_time(clock.control):
            pass
    assert clock.control[IS_STOPPED]


def test_a_timer_ends_with_its_thought() -> None:
    """When a search ends its timer is gone, so that it cannot stop the next one."""
    clock = Clock()
    for _ in range(20):
        with clock.running(Limit(seconds=0.0005)):
            pass
        with clock.running(Limit(nodes=5)):
            assert not any(isinstance(thread, threading.Timer) for thread in threading.enumerate())
            assert not is_out_of_time(clock.control)


@pytest.mark.parametrize("limit", [Limit(), Limit(nodes=1 << 70), Limit(seconds=1e300), Limit(seconds=float("inf"))], ids=str)
def test_huge_limits_are_as_good_as_none(limit: Limit) -> None:
    """More than 64 bits or than a timer accepts means no limit."""
    clock = Clock()
    with clock.running(limit):
        assert clock.max_nodes == UNLIMITED
        assert not is_out_of_time(clock.control)


@pytest.mark.parametrize(("nodes", "seconds"), [(0, None), (-1, None), (None, 0.0), (None, -2.0), (None, float("nan"))])
def test_limits_are_above_zero(nodes: int | None, seconds: float | None) -> None:
    """A limit of zero is rejected."""
    with pytest.raises(OptionError, match="expected more than 0"):
        Limit(nodes, seconds)


def test_a_limit_says_whether_it_ends() -> None:
    """Only a limit without nodes and seconds is endless."""
    assert Limit().is_endless
    assert not Limit(nodes=1).is_endless
    assert not Limit(seconds=1).is_endless


def test_a_part_has_its_own_nodes_and_counts_for_the_whole() -> None:
    """A part never has more nodes than are left, and starts at 0, whatever was searched before it."""
    clock = Clock()
    with clock.running(Limit(nodes=10)):
        for nodes, left in ((4, 4), (100, 6), (1, 0)):
            with clock.part(nodes) as part:
                assert (part.nodes, part.max_nodes) == (0, left)
                part.control[NODES] = left
                assert part.is_expired
        assert clock.nodes == 10
        assert clock.is_expired


def test_a_stop_reaches_a_part() -> None:
    """Whether it comes while the part runs or before it begins; the next thought is not affected."""
    clock = Clock()
    with clock.running(Limit(nodes=10)), clock.part(5) as part:
        assert not part.is_expired
        clock.stop()
        assert part.is_expired
        with part.part(2) as smaller:
            assert smaller.is_expired
    with clock.running(Limit(nodes=10)):
        with clock.part(5) as part:
            assert not part.is_expired
        clock.stop()
        with clock.part(5) as part:
            assert part.is_expired
