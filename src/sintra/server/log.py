"""The log: one JSON object on each line, on the error output. No token, seed or order of the bag may ever stand in it.

What is logged are our own words and numbers. Paths are logged by their route, never with a query or a table's id; what a client
sent is never logged.
"""

from __future__ import annotations

import datetime as dt
import json
import logging
import sys
import traceback
from typing import Any, TextIO

NAME = "sintra.server"
LEVELS = ("debug", "info", "warning", "error")
FIELDS = "sintra_fields"
log = logging.getLogger(NAME)


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the time, the level, the event and its fields."""
        moment = dt.datetime.fromtimestamp(record.created, tz=dt.UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": moment, "level": record.levelname.lower(), "event": record.getMessage()}
        line.update(getattr(record, FIELDS, {}))
        if record.exc_info and record.exc_info[1] is not None:
            line.update(fault(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False, default=str)


def fault(error: BaseException) -> dict[str, Any]:
    """Name an error by its kind and place: its message might quote what it was given."""
    places = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
    return {"error": type(error).__name__, "place": " > ".join(places[-6:])}


def tell(event: str, *, level: int = logging.INFO, error: BaseException | None = None, **fields: Any) -> None:
    """Log an event with its fields."""
    info = (type(error), error, error.__traceback__) if error is not None else None
    log.log(level, event, extra={FIELDS: fields}, exc_info=info)


def set_up(level: str = "info", stream: TextIO | None = None) -> None:
    """Send the log, and the warnings of the web server, to the error output as JSON."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name, least in ((NAME, level.upper()), ("uvicorn.error", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(least)
        logger.propagate = False
