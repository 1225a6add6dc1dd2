"""Structured logging: one JSON object per line on stderr. Tokens, seeds and the order of the bag must never be logged.

Only our own words and numbers are logged. Paths are logged by their route, never with a query or a table id; client input is
never logged. The log is bounded: an event that repeats is left out after a while, and what was left out is counted.
"""

from __future__ import annotations

import datetime as dt
import json
import logging
import sys
import threading
import traceback
from typing import Any, TextIO

NAME = "sintra.server"
FIELDS = "sintra_fields"
REPEATS, PERIOD = 20, 60.0  # lines of one event within so many seconds
MAX_EVENTS = 1000  # kinds of events whose repeats are counted
log = logging.getLogger(NAME)


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the time, the level, the event and its fields."""
        moment = dt.datetime.fromtimestamp(record.created, tz=dt.UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": moment, "level": record.levelname.lower(), "event": record.getMessage()}
        line.update(getattr(record, FIELDS, {}))
        if record.exc_info and record.exc_info[1] is not None:
            line.update(fault(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False, default=str)


class Repeats(logging.Filter):
    """Leaves out an event that repeats too often; the next one that is logged says how many were left out."""

    def __init__(self, repeats: int = REPEATS, period: float = PERIOD) -> None:
        super().__init__()
        self._repeats, self._period = repeats, period
        self._counts: dict[tuple[str, str], tuple[float, int]] = {}  # by event: start of its period, and how many in it

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether an event is logged."""
        event = record.name, str(record.msg)
        begun, count = self._counts.get(event, (record.created, 0))
        if record.created - begun >= self._period:
            if count > self._repeats:
                record.__dict__[FIELDS] = {**getattr(record, FIELDS, {}), "left_out": count - self._repeats}
            begun, count = record.created, 0
        if len(self._counts) >= MAX_EVENTS:
            self._counts.clear()
        self._counts[event] = begun, count + 1
        return count < self._repeats


def fault(error: BaseException) -> dict[str, Any]:
    """Describe an error by type and place: its message might quote client input."""
    places = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
    return {"error": type(error).__name__, "place": " > ".join(places[-6:])}


def log_event(event: str, *, level: int = logging.INFO, error: BaseException | None = None, **fields: Any) -> None:
    """Log an event with its fields."""
    info = (type(error), error, error.__traceback__) if error is not None else None
    log.log(level, event, extra={FIELDS: fields}, exc_info=info)


def set_up(level: str = "info", stream: TextIO | None = None) -> None:
    """Configure logging: ours, warnings of the web server and of asyncio, and errors of threads, as JSON on stderr."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Repeats())
    for name, threshold in ((NAME, level.upper()), ("uvicorn.error", "WARNING"), ("asyncio", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(threshold)
        logger.propagate = False
    threading.excepthook = _log_thread_error


def log_loop_error(_: Any, context: dict[str, Any]) -> None:
    """Log an error that asyncio caught; its text may quote what clients sent, so only its kind is logged."""
    error = context.get("exception")
    level = logging.DEBUG if isinstance(error, ConnectionError) else logging.ERROR  # such as a client that is gone
    log_event("event loop error", level=level, error=error)


def _log_thread_error(failed: threading.ExceptHookArgs) -> None:
    log_event("thread failed", level=logging.ERROR, error=failed.exc_value)
