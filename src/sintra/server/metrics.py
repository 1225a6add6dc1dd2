"""Prometheus metrics, in a registry per server. Labels never hold client input."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Tally(Collector):
    """A counter by one label for what happens with every move: only the serving thread counts, so it needs no lock."""

    def __init__(self, name: str, text: str, label: str, registry: CollectorRegistry, values: tuple[str, ...] = ()) -> None:
        self._about = name, text, (label,)
        self._counts: dict[str, int] = dict.fromkeys(values, 0)
        registry.register(self)

    def count(self, value: str) -> None:
        """Add one for a value of the label."""
        self._counts[value] = self._counts.get(value, 0) + 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Return the samples when metrics are scraped."""
        name, text, labels = self._about
        family = CounterMetricFamily(name, text, labels=labels)
        for value, count in tuple(self._counts.items()):
            family.add_metric([value], count)
        yield family


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        # Drops the `_created` sample of each counter, which nobody uses.
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._registry = registry = CollectorRegistry()
        counter = partial(Counter, registry=registry)
        histogram = partial(Histogram, buckets=SECONDS, registry=registry)
        self.requests = counter("sintra_http_requests_total", "HTTP requests answered.", ("status",))
        self.frames = Tally("sintra_frames_total", "Messages over websockets.", "direction", registry, ("in", "out"))
        self.refusals = counter("sintra_refusals_total", "Requests refused.", ("code",))
        self.shed = counter("sintra_overload_refusals_total", "Requests refused because of too many others.")
        self.events = Tally("sintra_events_total", "Events committed.", "kind", registry)
        self.unsaved = counter("sintra_unsaved_total", "Commits that the store could not make durable.")
        self.cut = counter("sintra_sockets_cut_total", "Sockets that the server closed.", ("reason",))
        self.dropped = counter("sintra_connections_dropped_total", "Connections refused, or dropped for others.", ("reason",))
        self.created = counter("sintra_tables_created_total", "Tables created.")
        self.thoughts = counter("sintra_bot_choices_total", "Choices of bots and hints.")
        self.crashes = counter("sintra_bot_crashes_total", "Processes of bots that had to be replaced.")
        self.commit_seconds = histogram("sintra_commit_seconds", "From a decision to its commit.")
        self.request_seconds = histogram("sintra_http_request_seconds", "From a request to its answer.")
        self.think_seconds = histogram("sintra_bot_choice_seconds", "From asking a bot to its choice, waiting included.")

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """Add a gauge whose value is read when metrics are scraped."""
        Gauge(name, text, registry=self._registry).set_function(read)

    def value(self, name: str, **labels: str) -> float:
        """Return the value of a metric; 0 while it has no sample."""
        return self._registry.get_sample_value(name, labels) or 0.0

    def text(self) -> bytes:
        """Render all metrics in the text format."""
        return generate_latest(self._registry)
