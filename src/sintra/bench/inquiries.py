"""Worst-case requests of every kind that a client may send: what `answers` measures."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import cycle, islice
from typing import Any

from websockets.sync.client import ClientConnection

from sintra.bench.long_table import SEATS, WORK_BURST, LongTable
from sintra.bench.odd_lines import odd_lines
from sintra.bench.probe import Json, Probe, hello, until
from sintra.dialogue.host import HOST_COMMANDS
from sintra.dialogue.kind import vocabulary
from sintra.i18n.languages import codes

Ask = Callable[[], object]
Asks = Iterator[Ask]
BODY, CREATION, RECORD = 4096, 16_384, 262_144  # maximum sizes in bytes, as in docs/server.md
HEADER = 15_000  # bytes of a header
ACTIONS = ("join", "leave", "moves", "undo", "resign", "rematch", "hint", "ask")
MOVES = ("1B1", "CK-", "9T5", "W3", "1P", "CG", "B6+5", "C4R+1", "66R", "+R", "-Y", "pass", "stop", "?", "x" * 16)
FILES = ("/", "/table.html", "/js/table/controller.js", "/healthz", "/no/such/file", f"/{'x/' * 5000}")
FRAMES = ("[" * 4000, '{"id":' + "9" * 4000 + "}", '{"type":"' + "\\ud800" * 600 + '"}', "x", '{"type":"ping","a":1}')
MESSAGES = 20  # messages of one socket within its rate limit


def questions(table: LongTable, count: int) -> Asks:
    """Send typed lines, ordinary and adversarial, in every language."""
    for language in codes():
        words = vocabulary(table.game, language, "words")
        odd = odd_lines(words)
        some = islice(odd, 0, None, max(1, len(odd) // count))
        for line in (*map(words.taught, sorted(set(words.commands()) - HOST_COMMANDS)), *some):
            yield partial(table.act, "ask", language, text=line)


def illegal_moves(table: LongTable, count: int) -> Asks:
    """Send illegal moves, each with its own reason."""
    for move, language in islice(zip(cycle(MOVES), cycle(codes()), strict=False), count):
        yield partial(table.act, "moves", language, sequence=table.sequence, move=move)


def views(tables: Sequence[LongTable], count: int) -> Asks:
    """Request whole tables in turn, in every language."""
    for number in range(count):
        yield partial(tables[number % len(tables)].get, "", codes()[number // len(tables) % len(codes())])


def hellos(probe: Probe, table: LongTable, count: int) -> Asks:
    """Open a websocket, and send `hello`."""

    def enter(language: str) -> None:
        with probe.socket() as connection:
            hello(connection, table.token, language=language)

    for language in islice(cycle(codes()), count):
        yield partial(enter, language)


def _exchange(connection: ClientConnection, text: str) -> Any:
    """Send a frame, and wait for the response."""
    connection.send(text)
    return until(connection, "table", "refused")


def frames(probe: Probe, table: LongTable, count: int) -> Asks:
    """Change the language over a websocket, alternating with malformed frames."""
    for _ in range(0, count, MESSAGES):
        with probe.socket() as connection:
            hello(connection, table.token)
            for language, odd in islice(zip(cycle(codes()), cycle(FRAMES), strict=False), min(count, MESSAGES) // 2):
                for text in (json.dumps({"type": "language", "language": language}), odd):
                    yield partial(_exchange, connection, text)


def steps(probe: Probe, table: LongTable, count: int) -> Asks:
    """Request the positions of a table, page by page."""
    last = table.get("/steps?from=0&to=0").json["last"]
    for number in range(count):
        _move_on(probe, number)
        yield partial(table.get, f"/steps?from={number * 49 % max(1, last)}", codes()[number % len(codes())])


def uploads(probe: Probe, path: str, records: Sequence[bytes], count: int) -> Asks:
    """Upload records to be replayed or verified: valid, truncated, corrupt, oversized and empty."""
    whole = max(records, key=len)
    odd = [
        *records,
        whole[: len(whole) // 2],
        whole.replace(b"1", b"2"),
        whole + b"# " + b"x" * (RECORD - len(whole) - 2),
        (whole + b"\n") * (RECORD // (len(whole) + 1)),
        *(sign * RECORD for sign in (b"\n", b"\xff", b" ", b"x")),
        b"",
    ]
    for number in range(count):
        _move_on(probe, number)
        yield partial(probe.send, "POST", f"{path}?language={codes()[number % len(codes())]}", odd[number % len(odd)])


def creations(probe: Probe, game: str, count: int) -> Asks:
    """Request new tables, some of them with invalid parameters."""
    seats = [{"kind": "here"}, {"kind": "person"}, {"kind": "person"}, {"kind": "person"}]
    plain: Json = {"game": game, "seats": seats}
    odd: list[Json] = [
        plain,
        {**plain, "clock": {"seconds": 86_400, "increment": 3_600}},
        {**plain, "options": {f"{'o' * 38}{number}": "x" * 80 for number in range(16)}},
        {**plain, "options": {f"o{number}": ["x" * 80] * 12 for number in range(10)}},
        {**plain, "edition": "e" * 40},
    ]
    for wanted in islice(cycle(odd), count):
        yield partial(probe.post, "/api/tables", wanted)


def given_games(probe: Probe, game: str, events: list[str], count: int) -> Asks:
    """Request tables that continue from a long game, from one with an illegal move near its end, and from garbage."""
    odd = (events, [*events[:-1], events[0]], ["x" * 12] * 1000)
    for given in islice(cycle(odd), count):
        yield partial(
            probe.post, "/api/tables", {"game": game, "seats": [{"kind": "here"}] * SEATS, "start": 0, "given": given}
        )


def beginnings(tables: Sequence[LongTable]) -> Asks:
    """Take the last seats of tables with given games: these begin, and everything given is narrated."""
    for table in tables:
        for seat in range(SEATS - 1):
            table.join(seat)
        yield partial(table.join, SEATS - 1)


def arrivals(table: LongTable, count: int) -> Asks:
    """Sit down and stand up again at a table that has not begun."""
    for _ in range(0, count, 2):
        yield partial(table.join, 0)
        yield partial(table.act, "leave", seat=0)


def undos(table: LongTable, count: int) -> Asks:
    """Alternate between undo and move."""
    for _ in range(0, count, 2):
        yield table.undo
        yield table.play


def repeated(ask: Ask, count: int) -> Asks:
    """Repeat the same request."""
    for _ in range(count):
        yield ask


def hints(probe: Probe, table: LongTable, count: int) -> Asks:
    """Request hints."""
    for number in range(count):
        _move_on(probe, number)
        yield partial(table.act, "hint")


def bodies(probe: Probe, table: LongTable, count: int) -> Asks:
    """Send malformed bodies to all routes that take one."""
    paths = ["/api/tables", *(f"{table.path}/{name}" for name in ACTIONS)]
    odd = [
        b'{"id":"\xff\xfe"}',
        b"[" * BODY,
        b'{"a":' * 600 + b"1" + b"}" * 600,
        b'{"id":"' + b"\\u00e9" * 600 + b'"}',
        b'{"id":' + b"9" * 4000 + b"}",
        b"{" + b",".join(b'"k%d":%d' % (number, number) for number in range(300)) + b"}",
        b"x" * CREATION,
        b"",
    ]
    for number in range(count):
        path, body = paths[number % len(paths)], odd[number % len(odd)]
        yield partial(probe.send, "POST", path, body, authorization=table.authorization)


def headers(probe: Probe, table: LongTable, count: int) -> Asks:
    """Send requests with oversized headers, languages and queries."""
    odd: list[Json] = [
        {"accept_language": "x," * (HEADER // 2)},
        {"authorization": "Bearer" + " " * HEADER},
        {"sintra_client": "x" * HEADER},
        {"cookie": "a=b; " * (HEADER // 5)},
        {"origin": "http://" + "x" * HEADER},
        {f"x_{number}": "x" for number in range(95)},
    ]
    paths = [table.path, "/api/games", "/", f"{table.path}?{'a=b&' * 3000}", f"{table.path}?since={'9' * 5000}"]
    for number in range(count):
        yield partial(probe.send, "GET", paths[number % len(paths)], None, **odd[number % len(odd)])


def fetches(probe: Probe, paths: Sequence[str], count: int) -> Asks:
    """Fetch URLs in turn."""
    for number in range(count):
        yield partial(probe.send, "GET", paths[number % len(paths)], None, accept_language=codes()[number % len(codes())])


def _move_on(probe: Probe, number: int) -> None:
    """Switch to another client address before the rate limit of expensive requests is reached."""
    if number % WORK_BURST == 0:
        probe.move_on()
