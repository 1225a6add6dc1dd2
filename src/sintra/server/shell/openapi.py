"""The OpenAPI 3.1 document, generated from the message types: it describes exactly what the decoders accept."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, cast, get_args

import msgspec

from sintra import __version__, games
from sintra.i18n.languages import codes
from sintra.server.shell.gate import API
from sintra.server.shell.routes import OPERATIONS, TABLE, TEXT, Operation
from sintra.server.wire.messages import VERSION, Answer, ClientMessage, Refusal, ServerMessage, write

REFERENCE = "#/components/schemas/{name}"
JSON = "application/json"
TITLES = " and ".join(games.facts(name).title for name in games.names())
REFUSALS = {
    "400": "The request is malformed.",
    "401": "The Authorization header has no link token.",
    "403": "The link or the origin does not allow it.",
    "404": "There is no such table.",
    "408": "The body was not received in time.",
    "409": "Conflict with the current state of the table.",
    "413": "The body is too large.",
    "415": "The body is not JSON.",
    "421": "The server does not answer to the name in the Host header.",
    "422": "The rules do not allow this move.",
    "429": "A rate limit or quota is exceeded.",
    "503": "The change could not be saved and has not happened.",
}


@cache
def encoded_document() -> bytes:
    """Return the document as it is sent; it is generated once, at best before anybody asks for it."""
    return write(document())


def document() -> dict[str, Any]:
    """Generate the document."""
    types = {one for operation in OPERATIONS for one in (operation.answer, operation.body) if isinstance(one, type)} | {Answer}
    listed = sorted((*types, Refusal), key=lambda one: one.__name__)
    _, schemas = msgspec.json.schema_components([*listed, ClientMessage, ServerMessage], ref_template=REFERENCE)
    _translate_patterns(schemas)
    for operation in OPERATIONS:
        if isinstance(operation.body, type) and (schema := schemas[operation.body.__name__]).get("properties", {}).get("type"):
            schema["required"] = [name for name in schema["required"] if name != "type"]  # the path implies it
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


def _translate_patterns(schema: Any) -> None:
    """Write patterns in the dialect of JSON Schema, which is that of ECMAScript: there `$` is the very end of a text."""
    parts: Iterable[Any] = ()
    if isinstance(schema, list):
        parts = cast("Iterable[Any]", schema)
    elif isinstance(schema, dict):
        node = cast("dict[str, Any]", schema)
        if isinstance(node.get("pattern"), str):
            node["pattern"] = node["pattern"].replace(r"\Z", "$")
        parts = [*node.values()]
    for part in parts:
        _translate_patterns(part)


def _operation(operation: Operation) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "parameters": list(_parameters(operation)),
        "responses": {
            operation.status: {"description": "Done.", "content": _content(operation.answer)},
            **_refusals(operation.path),
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
    if operation.path.startswith(API):
        yield {"name": "language", "in": "query", "schema": {"enum": list(codes())}}
    for name, most in operation.query:
        yield {"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": most}}


def _content(one: Any) -> dict[str, Any]:
    if isinstance(one, str):
        return {one: {"schema": {"type": "string"}}}
    kinds = [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in get_args(one) or (one,)]
    return {JSON: {"schema": kinds[0] if len(kinds) == 1 else {"anyOf": kinds}}}


def _refusals(path: str) -> dict[str, Any]:
    """List the refusals of an address: as messages in the API, elsewhere those of the gate in plain text."""
    if path.startswith(API):
        return {code: _refused(text) for code, text in REFUSALS.items()}
    return {code: {"description": REFUSALS[code], "content": _content(TEXT)} for code in ("421", "429")}


def _refused(text: str) -> dict[str, Any]:
    return {"description": text, "content": _content(Refusal)}
