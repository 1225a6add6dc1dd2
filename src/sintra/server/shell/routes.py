"""All routes of the API: request, response and handler. The OpenAPI document is generated from this."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sintra.server.shell.catalog import Catalog
from sintra.server.shell.gate import API, HEALTH
from sintra.server.shell.http import MAX_WAIT, Api, acting
from sintra.server.shell.replays import Replayed, Steps, Verified
from sintra.server.wire.messages import (
    MAX_EVENTS,
    Accepted,
    Answer,
    Ask,
    AskHint,
    CreateTable,
    HintGiven,
    Join,
    Leave,
    Play,
    Rematch,
    Resign,
    TableCreated,
    TableView,
    Undo,
)

TABLE = "/api/tables/{table}"
TEXT = "text/plain"
STEPS = (("from", MAX_EVENTS), ("to", MAX_EVENTS))
VIEW = (("since", MAX_EVENTS), ("wait", MAX_WAIT))


@dataclass(frozen=True, slots=True)
class Operation:
    """One path with one method."""

    method: str
    path: str
    summary: str
    handler: Callable[[Api, Request], Awaitable[Response]]
    answer: Any  # the type of the response, or its media type if it is text
    body: Any = None
    query: tuple[tuple[str, int], ...] = ()  # names of integer parameters, and their maxima
    status: str = "200"

    @property
    def name(self) -> str:
        """The operationId, for generated clients."""
        words = [word for word in self.path.strip("/").removeprefix("api/").split("/") if not word.startswith("{")]
        return "_".join([self.method, *words]).replace(".", "_")

    def route(self, api: Api) -> Route:
        """Make the route; API requests pass the origin check first."""
        handler = partial(self.handler, api)
        endpoint = api.answering(handler) if self.path.startswith(API) else handler
        return Route(self.path, endpoint, methods=[self.method.upper()])


OPERATIONS = (
    Operation("post", "/api/tables", "Create a table.", Api.create, TableCreated, CreateTable, status="201"),
    Operation("get", TABLE, "See the table; with wait, once it has changed.", Api.table, TableView, query=VIEW),
    Operation("post", f"{TABLE}/join", "Sit down.", acting(Join), Accepted, Join),
    Operation("post", f"{TABLE}/leave", "Stand up.", acting(Leave), Accepted, Leave),
    Operation("post", f"{TABLE}/moves", "Make a move.", acting(Play), Accepted, Play),
    Operation("post", f"{TABLE}/undo", "Undo one's last choice.", acting(Undo), Accepted, Undo),
    Operation("post", f"{TABLE}/resign", "Resign.", acting(Resign), Accepted, Resign),
    Operation("post", f"{TABLE}/rematch", "Ask for another game.", Api.rematch, Accepted, Rematch),
    Operation("post", f"{TABLE}/hint", "Ask for a good move.", Api.hint, HintGiven, AskHint),
    Operation("post", f"{TABLE}/ask", "Ask, or move, in words.", Api.ask, Answer | Accepted | HintGiven, Ask),
    Operation("get", f"{TABLE}/record", "The game, written down.", Api.record, TEXT),
    Operation("get", f"{TABLE}/steps", "The positions after each event.", Api.steps, Steps, query=STEPS),
    Operation("post", "/api/replay", "The positions of an uploaded record.", Api.replay, Replayed, TEXT, query=STEPS),
    Operation("post", "/api/verify", "Whether a record was dealt as promised.", Api.verify, Verified, TEXT),
    Operation("get", "/api/games", "What can be played.", Api.games, Catalog),
    Operation("get", HEALTH, "Whether the server runs.", Api.health, TEXT),
    Operation("get", "/metrics", "Metrics for Prometheus.", Api.metrics, TEXT),
)
