"""The API as programs see it: the document matches the routes, and no input crashes the server."""

from __future__ import annotations

from starlette.routing import Route

from tests.scale import IS_SHORT
from tests.server.probing import probe_all
from tests.server.running import Running

EXAMPLES = 3 if IS_SHORT else 15


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


def test_no_input_brings_the_server_down(server: Running) -> None:
    """Generated requests, good and bad, get no 5xx, no undocumented status, and answers of the promised form."""
    assert probe_all(server, EXAMPLES) > 10
