"""Runs matches: schedules blocks, keeps their results, and stops when a sequential test has decided.

The result does not depend on the number of workers, nor on interruptions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from sintra.arena.journal import Journal
from sintra.arena.match import Block, Match
from sintra.arena.progress import Progress
from sintra.arena.sequential import SequentialTest, Standing
from sintra.arena.workers import Task, Workers, import_modules, play_here
from sintra.errors import OptionError


@dataclass(frozen=True, slots=True)
class Way:
    """How matches are run; only `blocks` and `test` affect the result."""

    blocks: int  # of each match
    jobs: int = 0  # worker processes; 0: play in this one
    test: SequentialTest | None = None  # stops a match early
    modules: tuple[str, ...] = ()  # imported first, to register bots
    progress: TextIO | None = None

    def __post_init__(self) -> None:
        if self.blocks < 1 or self.jobs < 0:
            raise OptionError(
                f"{self.blocks} blocks by {self.jobs} processes, expected at least one block and no fewer than 0 processes"
            )


class Course:
    """One match in progress: its finished blocks and the state of its test."""

    def __init__(self, match: Match, journal: Journal | None, way: Way) -> None:
        self.match = match
        self.standing: Standing | None = None
        self.shares: dict[int, float] = {}  # of the first bot, by block, in the order of finishing
        self._journal, self._way = journal, way
        self._blocks: dict[int, Block] = {}
        self._ready = 0  # consecutive finished blocks from the first one on
        for block in journal.blocks.values() if journal else ():
            self._keep(block)
        self._run_test()

    def take(self, block: Block) -> None:
        """Add a block that has just been played."""
        if self._journal:
            self._journal.add(block)
        self._keep(Block(block.number, block.games))
        self._run_test()

    def _keep(self, block: Block) -> None:
        if block.number < self._way.blocks:
            self._blocks[block.number] = block
            self.shares[block.number] = block.share()

    def _run_test(self) -> None:
        """Run the test on the blocks in order, up to the first missing one."""
        before = self._ready
        while self._ready in self._blocks:
            self._ready += 1
        if self._way.test and self._ready > before and not self.is_decided:
            self.standing = self._way.test.evaluate([self.shares[number] for number in range(self._ready)])

    def has(self, number: int) -> bool:
        """Return whether a block is finished, or no longer needed."""
        return number in self._blocks or self.is_decided

    @property
    def is_decided(self) -> bool:
        """Whether the test needs no more blocks."""
        return self.standing is not None and self.standing.verdict is not None

    @property
    def blocks(self) -> list[Block]:
        """The blocks that count, in order: those up to the decision, or all."""
        most = self.standing.blocks if self.standing and self.is_decided else self._ready
        return [self._blocks[number] for number in range(most)]


def play_matches(matches: Sequence[Match], way: Way, folders: Sequence[Path | None] = ()) -> list[Course]:
    """Play matches, each in its own folder if it has one; finished blocks there are not replayed."""
    import_modules(way.modules)
    for match in matches:
        match.check()
    with ExitStack() as stack:
        courses: list[Course] = []
        for match, folder in zip(matches, folders or [None] * len(matches), strict=True):
            journal = stack.enter_context(Journal(folder, match)) if folder else None
            courses.append(Course(match, journal, way))
        _play(courses, way)
    return courses


def _play(courses: list[Course], way: Way) -> None:
    by_match = {id(course.match): course for course in courses}
    progress = _progress(courses, way)
    with ExitStack() as stack:
        stack.callback(progress.end)
        tasks = _tasks(courses, way)
        if way.jobs:
            workers = stack.enter_context(Workers(way.jobs, way.modules, tuple(course.match for course in courses)))
            blocks = workers.play(tasks)
        else:
            blocks = play_here(tasks)
        for task, block in blocks:
            course = by_match[id(task.match)]
            course.take(block)
            progress.add(len(block.games), course.shares.values() if len(courses) == 1 else ())
            if all(course.is_decided for course in courses):
                return


def _tasks(courses: list[Course], way: Way) -> Iterator[Task]:
    """Yield the blocks to be played, round-robin over the matches, so that an interrupted ladder has some of each."""
    for number in range(way.blocks):
        for course in courses:
            if not course.has(number):
                yield Task(course.match, number)


def _progress(courses: list[Course], way: Way) -> Progress:
    total = sum(way.blocks * course.match.players for course in courses)
    done = sum(course.match.players * len(course.shares) for course in courses)
    return Progress(way.progress, total, done)
