"""OpenAPI 3.1, made from the types of the messages: what the page says is what the decoders take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, get_args

import msgspec

from sintra import __version__, games
from sintra.i18n.languages import codes
from sintra.server.shell.catalog import Catalog
from sintra.server.shell.replays import Replayed, Steps, Verified
from sintra.server.wire.messages import (
    MOST_EVENTS,
    VERSION,
    Accepted,
    Answer,
    Ask,
    AskHint,
    ClientMessage,
    CreateTable,
    HintGiven,
    Join,
    Leave,
    Play,
    Refusal,
    Rematch,
    Resign,
    ServerMessage,
    TableCreated,
    TableView,
    Undo,
)

REFERENCE = "#/components/schemas/{name}"
TABLE = "/api/tables/{table}"
JSON, TEXT = "application/json", "text/plain"
TITLES = " and ".join(games.facts(name).title for name in games.names())
REFUSALS = {
    "400": "The request cannot be understood.",
    "401": "There is no link in the header Authorization.",
    "403": "The link, or the page that asks, is not allowed to do that.",
    "404": "There is no such table.",
    "408": "The body did not come to its end in time.",
    "409": "The table stands otherwise than the client thought.",
    "413": "The body is too large.",
    "415": "The body is not JSON.",
    "422": "The rules do not allow this move.",
    "429": "That was too fast, or too much.",
    "503": "It could not be saved and has not happened.",
}


@dataclass(frozen=True, slots=True)
class Operation:
    """One address with one method."""

    method: str
    path: str
    summary: str
    answer: Any  # the type of the answer, or the media type of a text
    body: Any = None
    query: tuple[tuple[str, int], ...] = ()  # names of numbers, and the largest
    status: str = "200"

    @property
    def name(self) -> str:
        """A name for programs that are made from the document."""
        words = [word for word in self.path.strip("/").removeprefix("api/").split("/") if not word.startswith("{")]
        return "_".join([self.method, *words]).replace(".", "_")


STEPS = (("from", MOST_EVENTS), ("to", MOST_EVENTS))
OPERATIONS = (
    Operation("post", "/api/tables", "Make a table.", TableCreated, CreateTable, status="201"),
    Operation(
        "get", TABLE, "See the table; with wait, once it has changed.", TableView, query=(("since", MOST_EVENTS), ("wait", 25))
    ),
    Operation("post", f"{TABLE}/join", "Sit down.", Accepted, Join),
    Operation("post", f"{TABLE}/leave", "Stand up.", Accepted, Leave),
    Operation("post", f"{TABLE}/moves", "Make a move.", Accepted, Play),
    Operation("post", f"{TABLE}/undo", "Take back one's last choice.", Accepted, Undo),
    Operation("post", f"{TABLE}/resign", "Give up.", Accepted, Resign),
    Operation("post", f"{TABLE}/rematch", "Ask for another game.", Accepted, Rematch),
    Operation("post", f"{TABLE}/hint", "Ask for a good move.", HintGiven, AskHint),
    Operation("post", f"{TABLE}/ask", "Ask, or move, in words.", Answer | Accepted | HintGiven, Ask),
    Operation("get", f"{TABLE}/record", "The game, written down.", TEXT),
    Operation("get", f"{TABLE}/steps", "The positions after each event.", Steps, query=STEPS),
    Operation("post", "/api/replay", "The positions of a record that is sent.", Replayed, TEXT, query=STEPS),
    Operation("post", "/api/verify", "Whether a record was dealt as promised.", Verified, TEXT),
    Operation("get", "/api/games", "What can be played.", Catalog),
    Operation("get", "/healthz", "Whether the server runs.", TEXT),
    Operation("get", "/metrics", "Figures for Prometheus.", TEXT),
)


def document() -> dict[str, Any]:
    """Write the document."""
    types = {one for operation in OPERATIONS for one in (operation.answer, operation.body) if isinstance(one, type)} | {Answer}
    listed = sorted((*types, Refusal), key=lambda one: one.__name__)
    _, schemas = msgspec.json.schema_components([*listed, ClientMessage, ServerMessage], ref_template=REFERENCE)
    for operation in OPERATIONS:
        if isinstance(operation.body, type) and (schema := schemas[operation.body.__name__]).get("properties", {}).get("type"):
            schema["required"] = [name for name in schema["required"] if name != "type"]  # the address says it already
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Sintra",
            "version": __version__,
            "summary": f"Tables of {TITLES}, protocol {VERSION}.",
        },
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": {"link": {"type": "http", "scheme": "bearer"}}},
    }


def _operation(operation: Operation) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "parameters": list(_parameters(operation)),
        "responses": {
            operation.status: {"description": "Done.", "content": _content(operation.answer)},
            **({code: _refused(text) for code, text in REFUSALS.items()} if operation.path.startswith("/api/") else {}),
        },
    }
    if operation.body:
        found["requestBody"] = {"required": True, "content": _content(operation.body)}
    if operation.path.startswith(TABLE):
        found["security"] = [{"link": []}]
    return found


def _parameters(operation: Operation) -> Any:
    if "{table}" in operation.path:
        yield {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 64}}
        yield {"name": "Sintra-Client", "in": "header", "schema": {"type": "string", "maxLength": 64}}
    if operation.path.startswith("/api/"):
        yield {"name": "language", "in": "query", "schema": {"enum": list(codes())}}
    for name, most in operation.query:
        yield {"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": most}}


def _content(one: Any) -> dict[str, Any]:
    if isinstance(one, str):
        return {one: {"schema": {"type": "string"}}}
    kinds = [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in get_args(one) or (one,)]
    return {JSON: {"schema": kinds[0] if len(kinds) == 1 else {"anyOf": kinds}}}


def _refused(text: str) -> dict[str, Any]:
    return {"description": text, "content": _content(Refusal)}
