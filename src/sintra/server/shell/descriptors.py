"""File descriptors: the limit is raised at startup, and those of the database and the bots are reserved."""

from __future__ import annotations

import contextlib
import resource
import sys

RESERVED = 96  # for the database, the log, listening, and connections that are refused
RESERVED_FOR_PROCESS = 8  # for the pipes of one worker process, also while it is replaced
MIN_CLIENTS = 8  # minimum for clients, whatever is reserved


def open_files() -> int:
    """Return how many files may be open."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def raise_limit(wanted: int) -> None:
    """Raise the limit of open files to a number, as far as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    target = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if open_files() < target:
        with contextlib.suppress(OSError, ValueError):  # macOS allows less than it reports
            resource.setrlimit(resource.RLIMIT_NOFILE, (target, hard))


def reserved(processes: int) -> int:
    """Return how many descriptors are reserved."""
    return RESERVED + RESERVED_FOR_PROCESS * processes


def capacity(processes: int) -> int:
    """Return the maximum number of concurrent clients."""
    return max(MIN_CLIENTS, open_files() - reserved(processes))
