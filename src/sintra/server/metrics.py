"""Figures for Prometheus, in its text format: counters, gauges and histograms. Labels never hold what a client chose."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
Labels = tuple[str, ...]


@dataclass(slots=True)
class Counter:
    """A number that only grows, for each combination of labels."""

    name: str
    text: str
    labels: Labels = ()
    _numbers: dict[Labels, int] = field(default_factory=lambda: defaultdict(int))

    def add(self, *values: str, number: int = 1) -> None:
        """Count."""
        self._numbers[values] += number

    def value(self, *values: str) -> int:
        """Give the number so far."""
        return self._numbers.get(values, 0)

    def lines(self) -> Iterator[str]:
        """Write the counter."""
        yield from _head(self.name, self.text, "counter")
        for values, number in sorted(self._numbers.items()) or ([((), 0)] if not self.labels else []):
            yield f"{self.name}{_labelled(self.labels, values)} {number}"


@dataclass(slots=True)
class Gauge:
    """A number that is looked up when it is asked for."""

    name: str
    text: str
    look: Callable[[], float]

    def lines(self) -> Iterator[str]:
        """Write the gauge."""
        yield from _head(self.name, self.text, "gauge")
        yield f"{self.name} {self.look():g}"


@dataclass(slots=True)
class Histogram:
    """How long something took."""

    name: str
    text: str
    bounds: Sequence[float] = SECONDS
    _counts: list[int] = field(default_factory=list[int])
    _sum: float = 0.0

    def __post_init__(self) -> None:
        self._counts = [0] * (len(self.bounds) + 1)

    def add(self, seconds: float) -> None:
        """Count one."""
        self._counts[bisect_left(self.bounds, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        """Write the histogram."""
        yield from _head(self.name, self.text, "histogram")
        total = 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


def _head(name: str, text: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {text}"
    yield f"# TYPE {name} {kind}"


def _labelled(names: Labels, values: Labels) -> str:
    if not names:
        return ""
    return "{" + ",".join(f'{name}="{value}"' for name, value in zip(names, values, strict=True)) + "}"


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        self.requests = Counter("sintra_http_requests_total", "HTTP requests answered.", ("status",))
        self.frames = Counter("sintra_frames_total", "Messages over websockets.", ("direction",))
        self.refusals = Counter("sintra_refusals_total", "Requests refused.", ("code",))
        self.events = Counter("sintra_events_total", "Events committed.", ("kind",))
        self.unsaved = Counter("sintra_unsaved_total", "Commits that the store could not make durable.")
        self.cut = Counter("sintra_sockets_cut_total", "Sockets that the server closed.", ("reason",))
        self.created = Counter("sintra_tables_created_total", "Tables created.")
        self.thoughts = Counter("sintra_bot_choices_total", "Choices of bots and hints.")
        self.crashes = Counter("sintra_bot_crashes_total", "Processes of bots that had to be replaced.")
        self.commit_seconds = Histogram("sintra_commit_seconds", "From a decision to its commit.")
        self.request_seconds = Histogram("sintra_http_request_seconds", "From a request to its answer.")
        self.think_seconds = Histogram("sintra_bot_choice_seconds", "From asking a bot to its choice, waiting included.")
        self._gauges: list[Gauge] = []

    def gauge(self, name: str, text: str, look: Callable[[], float]) -> None:
        """Add a number that is looked up when it is asked for."""
        self._gauges.append(Gauge(name, text, look))

    def text(self) -> str:
        """Write all figures."""
        own = [value for value in vars(self).values() if isinstance(value, Counter | Histogram)]
        return "".join(f"{line}\n" for figure in (*own, *self._gauges) for line in figure.lines())
