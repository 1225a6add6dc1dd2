"""Prometheus metrics, in a registry per server. Labels never hold client input."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        # Drops the `_created` sample of each counter, which nobody uses.
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._registry = registry = CollectorRegistry()
        counter = partial(Counter, registry=registry)
        histogram = partial(Histogram, buckets=SECONDS, registry=registry)
        self.requests = counter("sintra_http_requests_total", "HTTP requests answered.", ("status",))
        frames = counter("sintra_frames_total", "Messages over websockets.", ("direction",))
        self.frames_in, self.frames_out = frames.labels("in"), frames.labels("out")
        self.refusals = counter("sintra_refusals_total", "Requests refused.", ("code",))
        self.shed = counter("sintra_overload_refusals_total", "Requests refused because of too many others.")
        self._events = counter("sintra_events_total", "Events committed.", ("kind",))
        self._events_of: dict[str, Counter] = {}  # by kind: finding a label takes longer than counting
        self.unsaved = counter("sintra_unsaved_total", "Commits that the store could not make durable.")
        self.cut = counter("sintra_sockets_cut_total", "Sockets that the server closed.", ("reason",))
        self.dropped = counter("sintra_connections_dropped_total", "Connections refused, or dropped for others.", ("reason",))
        self.created = counter("sintra_tables_created_total", "Tables created.")
        self.thoughts = counter("sintra_bot_choices_total", "Choices of bots and hints.")
        self.crashes = counter("sintra_bot_crashes_total", "Processes of bots that had to be replaced.")
        self.commit_seconds = histogram("sintra_commit_seconds", "From a decision to its commit.")
        self.request_seconds = histogram("sintra_http_request_seconds", "From a request to its answer.")
        self.think_seconds = histogram("sintra_bot_choice_seconds", "From asking a bot to its choice, waiting included.")

    def count_event(self, kind: str) -> None:
        """Count a committed event."""
        counted = self._events_of.get(kind)
        if counted is None:
            counted = self._events_of[kind] = self._events.labels(kind)
        counted.inc()

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """Add a gauge whose value is read when metrics are scraped."""
        Gauge(name, text, registry=self._registry).set_function(read)

    def value(self, name: str, **labels: str) -> float:
        """Return the value of a metric; 0 while it has no sample."""
        return self._registry.get_sample_value(name, labels) or 0.0

    def text(self) -> bytes:
        """Render all metrics in the text format."""
        return generate_latest(self._registry)
