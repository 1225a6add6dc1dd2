"""The API as programs see it: the document describes what is there, and no input brings the server down."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from starlette.routing import Route

from tests.server.clients import HERE, Json, create, headers
from tests.server.running import Running

EXAMPLES = 15
OPENAPI_CHECKS: Any = import_module("schemathesis.specs.openapi.checks")  # its types are not complete
CHECKS: list[Any] = [
    import_module("schemathesis.checks").not_a_server_error,
    OPENAPI_CHECKS.status_code_conformance,
    OPENAPI_CHECKS.content_type_conformance,
    OPENAPI_CHECKS.response_schema_conformance,
]


def test_the_document_lists_every_route(server: Running) -> None:
    """Every route of the application is in the document, and every operation of the document is a route."""
    with server.http() as http:
        document = http.get("/openapi.json").json()
    assert document["openapi"] == "3.1.0"
    listed = {(path, method.upper()) for path, item in document["paths"].items() for method in item}
    routes = {
        (route.path, method)
        for route in server.application.routes()
        if isinstance(route, Route) and route.path not in {"/openapi.json", "/{path:path}"}
        for method in set(route.methods or ()) - {"HEAD"}
    }
    assert listed == routes


def probe(operation: Any, created: Json, *, is_bad: bool) -> None:
    """Send generated requests to one address, with a link that is valid."""
    mode = GenerationMode.NEGATIVE if is_bad else GenerationMode.POSITIVE

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        if case.path_parameters:
            case.path_parameters["table"] = created["table"]
        if case.query and "wait" in case.query:
            case.query["wait"] = 0
        case.headers.update(headers(created["creator"]["token"]))
        case.call_and_validate(checks=CHECKS)

    send()


def test_no_input_brings_the_server_down(server: Running) -> None:
    """Generated requests, good and bad, get no 5xx, no undocumented status, and answers of the promised form."""
    created = create(server, HERE, HERE)
    with server.http() as http:
        document = http.get("/openapi.json").json()
    schema: Any = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=server.url)
    tried = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()
        probe(operation, created, is_bad=False)
        if operation.path.startswith("/api/"):
            probe(operation, created, is_bad=True)
        tried += 1
    assert tried == sum(len(item) for item in document["paths"].values())
    assert server.application.metrics.requests.value("500") == 0
