"""OpenAPI 3.1, made from the types of the messages: what the page says is what the decoders take."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from sintra import __version__, games
from sintra.i18n.languages import codes
from sintra.server.shell.routes import OPERATIONS, TABLE, Operation
from sintra.server.wire.messages import VERSION, Answer, ClientMessage, Refusal, ServerMessage

REFERENCE = "#/components/schemas/{name}"
JSON = "application/json"
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
