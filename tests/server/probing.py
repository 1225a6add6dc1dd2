"""Generated requests, good and bad, for every address of the API: no input crashes the server.

`python -m tests.server.probing --examples 500` sends so many to each address in each way; the tests send a few. Every answer
must have a status and a form that the document promises, and none may be a mistake of ours.
"""

from __future__ import annotations

import argparse
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode

from tests.server.clients import HERE, TIMEOUT, Json, create, headers
from tests.server.running import Running, start

OPENAPI_CHECKS: Any = import_module("schemathesis.specs.openapi.checks")  # its types are not complete
CHECKS: list[Any] = [
    import_module("schemathesis.checks").not_a_server_error,
    OPENAPI_CHECKS.status_code_conformance,
    OPENAPI_CHECKS.content_type_conformance,
    OPENAPI_CHECKS.response_schema_conformance,
]


def probe_all(server: Running, examples: int, number: int | None = None) -> int:
    """Probe every address; return how many there are. The number, if one is given, is the seed of what is sent."""
    created = create(server, HERE, HERE)
    with server.http() as http:
        document = http.get("/openapi.json").json()
    schema: Any = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=server.url, request_timeout=TIMEOUT)
    tried = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()
        probe(operation, created, examples, number, is_bad=False)
        if operation.path.startswith("/api/"):
            probe(operation, created, examples, number, is_bad=True)
        tried += 1
    assert tried == sum(len(item) for item in document["paths"].values())
    assert server.application.metrics.value("sintra_http_requests_total", status="500") == 0
    return tried


def probe(operation: Any, created: Json, examples: int, number: int | None, *, is_bad: bool) -> None:
    """Send generated requests to one address, with a link that is valid."""
    mode = GenerationMode.NEGATIVE if is_bad else GenerationMode.POSITIVE

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
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

    send = send if number is None else seed(number)(send)
    send()


def main() -> None:
    """Probe a server of our own as often as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=500, help="requests to each address, good and bad each (default 500)")
    parser.add_argument("--seed", type=int, help="of the requests (default: others each time)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = start(Path(folder) / "tables.sqlite")
        try:
            tried = probe_all(server, options.examples, options.seed)
            lines = server.application.metrics.text().decode().splitlines()
            answered = [line for line in lines if line.startswith("sintra_http_requests_total")]
        finally:
            server.stop()
    print(f"{tried} addresses, {options.examples} requests of each kind to each.", *answered, sep="\n")  # noqa: T201 - a command


if __name__ == "__main__":
    main()
