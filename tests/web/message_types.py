"""The types of the wire for the browser's scripts, generated from the OpenAPI document: `python -m tests.web.message_types`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, get_args

from sintra.server.messages import ClientMessage, ServerMessage
from sintra.server.openapi import document
from tests.web.modules import WEB

FILE = WEB / "js" / "wire" / "messages.js"
MAX_WIDTH = 128
HEAD = """\
/**
 * The messages of the wire as types. Generated from the server's OpenAPI document: `python -m tests.web.message_types` writes
 * this file, and a test compares the two. What the fields mean stands in the server's messages.py.
 *
"""
TAIL = """\
 */

export {};
"""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def generate() -> str:
    """Write the whole file."""
    schemas: dict[str, Any] = document()["components"]["schemas"]
    blocks = [list(_typedef(name, schema)) for name, schema in schemas.items()]
    blocks.append(list(_unions(schemas)))
    body = " *\n".join("".join(f" * {line}\n" for line in block) for block in blocks)
    return HEAD + body + TAIL


def _typedef(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield f"@typedef {{object}} {name}  {schema['description']}"
    for field, kind in schema["properties"].items():
        yield f"@property {{{_type(kind)}}} {field if _is_present(field, schema) else f'[{field}]'}"


def _is_present(field: str, schema: dict[str, Any]) -> bool:
    """Tell whether a field is always there: the server sends its defaults, a client may leave them out."""
    is_sent_by_clients = schema.get("additionalProperties") is False
    has_default = "default" in schema["properties"][field] and not is_sent_by_clients
    return field == "type" or field in schema.get("required", ()) or has_default


def _type(kind: dict[str, Any]) -> str:
    """Write a JSON schema as a type."""
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "enum" in kind:
        return " | ".join(f'"{value}"' for value in kind["enum"])
    if "anyOf" in kind:
        members = [_type(member) for member in kind["anyOf"]]
        return "any" if "any" in members else " | ".join(members)
    if kind.get("type") == "array":
        item = _type(kind.get("items", {}))
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind.get("type") == "object":
        return f"Record<string, {_type(kind.get('additionalProperties', {}))}>"
    return PLAIN.get(str(kind.get("type")), "any")


def _unions(schemas: dict[str, Any]) -> Iterator[str]:
    """Write what is put together from the others."""
    requests = [kind.__name__ for kind in get_args(ClientMessage) if "id" in schemas[kind.__name__]["properties"]]
    yield from _alternatives("ServerMessage", [kind.__name__ for kind in get_args(ServerMessage)])
    yield from _alternatives("ClientMessage", [kind.__name__ for kind in get_args(ClientMessage)])
    yield from _alternatives("Request", [f'Omit<{name}, "id">' for name in requests])
    yield '@typedef {Omit<Update, "type">} Changing  What may change with every event.'
    yield "@typedef {Omit<TableView, keyof Update>} Fixed  What stays as it is for the whole game."


def _alternatives(name: str, members: list[str]) -> Iterator[str]:
    line = f"@typedef {{{members[0]}"
    for member in members[1:]:
        if len(line) + len(member) + len(name) + 8 > MAX_WIDTH:
            yield line
            line = "  "
        line += f" | {member}"
    yield f"{line}}} {name}"


if __name__ == "__main__":
    FILE.write_text(generate(), encoding="utf-8")
    sys.stdout.write(f"{FILE.name} is written\n")
