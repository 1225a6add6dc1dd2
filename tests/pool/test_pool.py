"""A pool of worker processes: tasks succeed or fail with a reason, whatever happens to the workers, and none is leaked."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Any

import pytest

from sintra.pool.failure import TaskFailed, WorkerDied
from sintra.pool.pool import Pool, Supervision
from sintra.pool.priority import Urgency
from sintra.pool.worker import Preparation
from tests.bots.programs import is_true_soon
from tests.pool.errands import Errand, die_of_preparing, die_of_warming_up

SECONDS = 60  # for whatever must happen at all
SCRIPT = """
import sys, time
from sintra.pool.pool import Pool, Supervision
from sintra.pool.worker import Preparation
from tests.pool.errands import Errand

if __name__ == "__main__":
    with Pool(2, Preparation(), Supervision(grace=5.0)) as pool:
        print(pool.submit(Errand("pid")).result(), flush=True)
        pool.submit(Errand("sleep", (sys.argv[1], 600.0))).result()
"""
MASKS = """
import signal
from multiprocessing import util

from sintra.pool.pool import Pool, Supervision
from sintra.pool.worker import Preparation
from tests.pool.errands import Errand

spawn = util.spawnv_passfds

def spawn_and_print_mask(*arguments):
    print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()), flush=True)
    return spawn(*arguments)

if __name__ == "__main__":
    util.spawnv_passfds = spawn_and_print_mask
    with Pool(1, Preparation(), Supervision()) as pool:
        pool.submit(Errand("pid")).result()
"""


def runs(pid: int) -> bool:
    """Return whether a process is running."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def started(path: Path) -> int:
    """Wait until an errand sleeps; return its process id."""
    assert is_true_soon(lambda: path.exists() and path.read_text(encoding="utf-8") != "")
    return int(path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    """One worker, replaced as often as needed; when the pool is closed, its process is gone."""
    with Pool(1, Preparation(), Supervision()) as made:
        made.start()
        yield made
        pids = made.pids
    assert made.pids == []
    assert not any(map(runs, pids))


def ask(pool: Pool, name: str, value: Any = None) -> Any:
    """Run a task and wait for it."""
    return pool.submit(Errand(name, value)).result(SECONDS)


def test_a_task_is_done_in_another_process(pool: Pool) -> None:
    """The answer comes back as it is, from one and the same worker."""
    assert ask(pool, "give", {"a": (1, 2)}) == {"a": (1, 2)}
    assert ask(pool, "pid") == ask(pool, "pid") == pool.pids[0] != os.getpid()


def test_a_task_is_awaited_in_asyncio(pool: Pool) -> None:
    """The future of a task can be awaited, and nothing else waits meanwhile."""

    async def both() -> list[Any]:
        futures = [asyncio.wrap_future(pool.submit(Errand("give", number))) for number in (1, 2)]
        return await asyncio.gather(*futures)

    assert asyncio.run(both()) == [1, 2]


def test_a_task_that_is_refused_says_so(pool: Pool) -> None:
    """A SintraError comes back with its message, and the worker is reused."""
    before = ask(pool, "pid")
    with pytest.raises(TaskFailed) as failed:
        ask(pool, "refuse")
    assert (failed.value.kind, str(failed.value), failed.value.is_fault) == ("OptionError", "it does not exist", False)
    assert ask(pool, "pid") == before


def test_a_fault_is_told_and_its_worker_replaced(pool: Pool) -> None:
    """Any other error comes back with its type, and the worker is replaced: its state cannot be trusted."""
    before = ask(pool, "pid")
    with pytest.raises(TaskFailed, match=r"^ZeroDivisionError: one\ntwo$"):
        ask(pool, "stumble")
    assert ask(pool, "pid") != before


def test_a_worker_that_dies_leaves_its_place(pool: Pool) -> None:
    """The exit code and what the task noted last are known, and the next task has a fresh worker."""
    with pytest.raises(WorkerDied) as died:
        ask(pool, "die", 7)
    assert (died.value.exit_code, died.value.place, died.value.attempts) == (7, (1, 2, 3), 1)
    with pytest.raises(WorkerDied) as died:
        ask(pool, "die_at_once")
    assert (died.value.exit_code, died.value.place) == (-signal.SIGKILL, None)
    assert ask(pool, "give", 1) == 1


def test_a_worker_killed_while_it_works_is_noticed_at_once(pool: Pool, tmp_path: Path) -> None:
    """`kill -9` from outside ends the task long before it would have ended."""
    future = pool.submit(Errand("sleep", (str(tmp_path / "pid"), 600.0)))
    os.kill(started(tmp_path / "pid"), signal.SIGKILL)
    with pytest.raises(WorkerDied) as died:
        future.result(SECONDS)
    assert died.value.place == (4, 5, 6)


def test_a_worker_with_a_thread_left_behind_is_replaced(pool: Pool) -> None:
    """A worker with an abandoned thread is replaced before the next task."""
    assert ask(pool, "leave_a_thread") != ask(pool, "pid")


def test_what_cannot_be_sent_fails_alone(pool: Pool) -> None:
    """A task or an answer that cannot be pickled is an error of that task."""
    with pytest.raises(Exception, match="pickle"):
        ask(pool, "give", lambda: None)
    with pytest.raises(WorkerDied):
        ask(pool, "unpicklable")
    assert ask(pool, "give", 1) == 1


def test_tasks_that_nobody_waits_for_are_not_begun(pool: Pool, tmp_path: Path) -> None:
    """A task that is canceled while queued never runs."""
    path = str(tmp_path / "order")
    first = pool.submit(Errand("sleep", (str(tmp_path / "pid"), 0.2)))
    started(tmp_path / "pid")
    second = pool.submit(Errand("append", (path, "second")))
    third = pool.submit(Errand("append", (path, "third")))
    assert second.cancel()
    third.result(SECONDS)
    assert first.result() == "slept"
    assert Path(path).read_text(encoding="utf-8") == "third "


def test_who_waits_in_person_goes_first(pool: Pool, tmp_path: Path) -> None:
    """Urgent tasks overtake those that wait, and equals keep their order."""
    path = str(tmp_path / "order")
    pool.submit(Errand("sleep", (str(tmp_path / "pid"), 0.2)))
    started(tmp_path / "pid")
    wanted = [("bot-1", Urgency.BOT), ("bot-2", Urgency.BOT), ("person-1", Urgency.PERSON), ("person-2", Urgency.PERSON)]
    futures = [pool.submit(Errand("append", (path, word)), urgency) for word, urgency in wanted]
    assert pool.waiting == 4
    for future in futures:
        future.result(SECONDS)
    assert Path(path).read_text(encoding="utf-8").split() == ["person-1", "person-2", "bot-1", "bot-2"]


def test_owners_take_turns(pool: Pool, tmp_path: Path) -> None:
    """Twenty long tasks of one owner do not delay the one of another by more than one of them, and a quick one by none."""
    path = str(tmp_path / "order")
    pool.submit(Errand("sleep", (str(tmp_path / "pid"), 0.2)))
    started(tmp_path / "pid")
    futures = [pool.submit(Errand("append", (path, "greedy")), Urgency.LONG, "greedy") for _ in range(20)]
    futures.append(pool.submit(Errand("append", (path, "long")), Urgency.LONG, "modest"))
    futures.append(pool.submit(Errand("append", (path, "quick")), Urgency.QUICK, "modest"))
    for future in futures:
        future.result(SECONDS)
    assert Path(path).read_text(encoding="utf-8").split()[:3] == ["quick", "greedy", "long"]


def test_short_tasks_need_not_wait_for_long_ones(tmp_path: Path) -> None:
    """While long tasks occupy all other workers, one that takes none of them does the rest."""
    with Pool(1, Preparation(), Supervision(short_workers=1)) as pool:
        pool.start()
        working = [pool.submit(Errand("sleep", (str(tmp_path / f"pid-{number}"), 600.0)), Urgency.LONG) for number in range(2)]
        busy = started(tmp_path / "pid-0")
        for urgency in (Urgency.PERSON, Urgency.QUICK, Urgency.BOT):
            assert pool.submit(Errand("pid"), urgency).result(SECONDS) != busy
        assert not any(future.done() for future in working)
        assert pool.waiting == 1


def test_all_workers_are_there_before_they_are_needed() -> None:
    """One for short tasks would need seconds to start when long ones already occupy all others."""
    with Pool(1, Preparation(), Supervision(short_workers=1)) as pool:
        pool.start()
        assert is_true_soon(lambda: len(pool.pids) == 2)


def test_a_closed_pool_takes_nothing() -> None:
    """A task that comes too late is canceled, and nobody waits for it."""
    pool = Pool(1, Preparation(), Supervision())
    pool.close()
    assert pool.submit(Errand("give", 1)).cancelled()


def test_a_task_is_tried_again_but_not_for_ever(tmp_path: Path) -> None:
    """A task whose worker died is retried up to the limit; the pool reports every worker it replaces."""
    replaced: list[int] = []
    with Pool(1, Preparation(), Supervision(max_attempts=3, replaced=replaced.append)) as pool:
        assert ask(pool, "die_once", str(tmp_path / "died")) == "survived"
        with pytest.raises(WorkerDied) as died:
            ask(pool, "die", 7)
        assert died.value.attempts == 3
        assert is_true_soon(lambda: replaced == [0] * 4)


def test_a_task_that_takes_too_long_loses_its_worker(tmp_path: Path) -> None:
    """A worker that exceeds the timeout is killed."""
    with Pool(1, Preparation(), Supervision(timeout=0.3)) as pool:
        with pytest.raises(WorkerDied) as died:
            ask(pool, "sleep", (str(tmp_path / "pid"), 600.0))
        assert died.value.exit_code == -signal.SIGKILL
        assert not runs(started(tmp_path / "pid"))
        assert ask(pool, "give", 1) == 1


def test_warming_up_may_be_left_out() -> None:
    """If allowed, a worker that dies during warm-up is restarted without it, and runs tasks."""
    with Pool(1, Preparation(warm_up=die_of_warming_up), Supervision(must_warm_up=False)) as pool:
        assert ask(pool, "give", 1) == 1


def test_a_worker_that_never_starts_fails_its_tasks() -> None:
    """If workers die during setup, a task fails with the exit code instead of waiting forever."""
    with Pool(1, Preparation(prepare=die_of_preparing), Supervision(must_warm_up=False)) as pool:
        with pytest.raises(WorkerDied) as died:
            ask(pool, "give", 1)
        assert (died.value.exit_code, died.value.place) == (8, None)


def test_a_worker_that_must_warm_up_is_started_again() -> None:
    """If warm-up is required, a worker that dies of it is restarted until it succeeds or the pool is closed."""
    replaced: list[int] = []
    with Pool(1, Preparation(warm_up=die_of_warming_up), Supervision(replaced=replaced.append)) as pool:
        future = pool.submit(Errand("give", 1))
        assert is_true_soon(lambda: len(replaced) >= 2)
    assert future.cancelled()


def test_closing_ends_everything_at_once(tmp_path: Path) -> None:
    """Running tasks fail, queued ones are canceled, no process is left, and nothing more is started."""
    with Pool(2, Preparation(), Supervision()) as pool:
        assert pool.pids == []  # none before there is something to do
        working = [pool.submit(Errand("sleep", (str(tmp_path / f"pid-{number}"), 600.0))) for number in range(2)]
        pids = [started(tmp_path / f"pid-{number}") for number in range(2)]
        waiting = pool.submit(Errand("give", 1))
        assert sorted(pool.pids) == sorted(pids)
        begun = time.monotonic()
    assert time.monotonic() - begun < 30
    assert not any(map(runs, pids))
    assert pool.pids == []
    for future in working:
        with pytest.raises(WorkerDied):
            future.result(0)
    with pytest.raises(CancelledError):
        waiting.result(0)


def test_workers_give_way_where_they_should() -> None:
    """A nice worker runs bots at lower priority, not so low that they starve, and tasks of persons at normal priority."""
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    with Pool(1, Preparation(is_nice=True), Supervision()) as nice, Pool(1, Preparation(), Supervision()) as equal:
        assert 4 <= ask(nice, "niceness") - ours <= 10
        assert nice.submit(Errand("niceness"), Urgency.PERSON).result(SECONDS) == ours
        assert ask(nice, "niceness") > ask(equal, "niceness") == ours


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL], ids=["interrupted", "killed"])
def test_workers_end_with_their_parent(number: signal.Signals, tmp_path: Path) -> None:
    """Ctrl-C is handled by the parent only, which stops its workers; they also exit when it is killed."""
    command, root = [sys.executable, "-c", SCRIPT, str(tmp_path / "pid")], Path(__file__).parents[2]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, cwd=root
    ) as parent:
        assert parent.stdout is not None
        assert parent.stderr is not None
        idle, busy = int(parent.stdout.readline()), started(tmp_path / "pid")
        if number == signal.SIGINT:
            os.killpg(parent.pid, number)
        else:
            parent.kill()
        parent.wait(SECONDS)
        said = parent.stderr.read()
    assert is_true_soon(lambda: not runs(idle) and not runs(busy))
    assert said.count("KeyboardInterrupt") == (1 if number == signal.SIGINT else 0)


def test_no_process_of_a_pool_starts_with_ctrl_c_unblocked() -> None:
    """The first worker, and the resource tracker started before it, inherit the mask: Ctrl-C cannot kill them halfway."""
    output = subprocess.check_output([sys.executable, "-c", MASKS], text=True, cwd=Path(__file__).parents[2])
    assert output.split() == ["True", "True"]
