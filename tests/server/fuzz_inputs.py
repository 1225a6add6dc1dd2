"""Inputs of the fuzzer: what honest clients send, and mutations of it; all from a seed, so that every run can be repeated."""

from __future__ import annotations

import json
import random
from typing import Any

from sintra import games
from sintra.bench.odd_lines import odd_lines
from sintra.bench.records import random_record
from sintra.dialogue.kind import vocabulary
from sintra.i18n.languages import codes

ACTIONS = ("join", "leave", "moves", "undo", "resign", "rematch", "hint", "ask")
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "hello", "token": "A" * 32, "client": "c", "table": "t", "language": "hu", "since": 3},
    {"type": "join", "id": "1", "seat": 0, "name": "Ana", "nonce": "00ff"},
    {"type": "leave", "id": "2", "seat": 1},
    {"type": "move", "id": "3", "sequence": 3, "move": "1B2"},
    {"type": "move", "id": "4", "sequence": 3, "move": "B6+2"},
    {"type": "undo", "id": "5", "sequence": 4},
    {"type": "resign", "id": "6", "sequence": 4, "seat": 3},
    {"type": "ask", "id": "8", "text": "board", "letters": "tactile"},
    {"type": "rematch", "id": "9"},
    {"type": "language", "language": "de"},
    {"type": "ping"},
)
CREATIONS: tuple[dict[str, Any], ...] = (
    {"game": "azul", "seats": [{"kind": "here"}, {"kind": "person"}], "start": "random"},
    {"game": "pavilion", "seats": [{"kind": "here"}] * 4, "options": {"side": "grey"}, "clock": {"seconds": 60}},
    {"game": "azul", "seats": [{"kind": "here"}] * 2, "start": 0, "given": ["deal BBRK YYTT BYRK RRKT BBBB", "1B2"]},
    {"game": "azul", "seats": [{"kind": "here"}] * 2, "edition": "tactile", "options": {"wall": "grey", "column_bonus": 10}},
)
HEADERS = (
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nAccept-Language: de-AT,hu;q=0.5\r\n\r\n",
    b'GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: "abc"\r\nAccept-Encoding: gzip, br;q=0\r\nRange: bytes=0-9\r\n\r\n',
    b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n{}",
    (
        b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://localhost\r\n\r\n"
    ),
    (
        b"GET /api/tables/t HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer AAAAAAAAAAAAAAAAAAAAAAAA\r\n"
        b"X-Forwarded-For: 10.0.0.1\r\nCookie: a=b\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    ),
)
QUERIES = (b"language=hu&since=3&wait=0", b"from=0&to=49&language=de", b"since=%31&language=%FF", b"a=b;c=d&&=&language")
FRAMES = (
    b"\x81\x82\0\0\0\0{}",
    b"\x89\x80\0\0\0\0",
    b"\x8a\x84\0\0\0\0pong",
    b"\x01\x81\0\0\0\0{\x80\x81\0\0\0\0}",
    b"\x82\x82\x01\x02\x03\x04{}",
    b"\x88\x82\0\0\0\0\x03\xe8",
    b"\x81\xfe\x00\x7e\0\0\0\0" + b" " * 126,
    b"\x81\xff\0\0\0\0\0\0\x10\x01\0\0\0\0" + b"x" * 64,
)
TOKENS = (
    *(b"\xff", b"\xfe\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xef\xbb\xbf", b"\0", b"\x7f", b"\r\n", b"\n"),
    *("\u202e", "\ufe0f", "\u034f", "\U000e0100", "\ufdfa", "\u3164", "ß", "\u0130", "\U0001f600", "\u2028"),
    *('"', "{", "}", "[", "]", ":", ",", "\\", "\\u0000", "\\ud800", "null", "true", "-1", "1e999", "9" * 40, "1.5"),
    *(
        "id",
        "type",
        "sequence",
        "move",
        "text",
        "seat",
        "name",
        "nonce",
        "token",
        "client",
        "options",
        "seats",
        "given",
        "clock",
    ),
    *("deal ", "1B1", "CK-", "+R", "pass", "3. ", "the ", "a ", "seat 1", "begins 0", "resigned", "seed ", "# "),
    *("../", "%00", "%ff", "?", "&", "=", ";", "HTTP/1.1", "Content-Length: 5\r\n", "chunked", "Bearer "),
)
DICTIONARY = tuple(token if isinstance(token, bytes) else token.encode("utf-8", "surrogatepass") for token in TOKENS)
MAX_SIZE = 6000  # bytes: more than a body or a frame may have


def seeds() -> dict[str, list[bytes]]:
    """Return what honest clients send, by kind of input."""
    messages = [json.dumps(message).encode() for message in MESSAGES]
    records = [str(random_record(games.make(name, players), 1)).encode() for name in games.names() for players in (2, 4)]
    lines = {line for name in games.names() for code in codes() for line in odd_lines(vocabulary(name, code, "words"))[::7]}
    return {
        "body": messages,
        "create": [json.dumps(wanted).encode() for wanted in CREATIONS],
        "text": messages,
        "line": [b"board", b"moves r", b"cost 1B2", *sorted(line.encode() for line in lines)],
        "frame": list(FRAMES),
        "head": list(HEADERS),
        "query": list(QUERIES),
        "path": [b"/api/games", b"/js/../index.html", b"/api/tables/x/steps", b"/%2e%2e/", b"//healthz"],
        "header": [b"Bearer " + b"A" * 32, b"de-AT,hu;q=0.5,*", b"text/plain; charset=x", b"gzip, br;q=0", b"http://localhost"],
        "record": records,
    }


KINDS = ("body", "create", "text", "line", "frame", "head", "query", "path", "header", "record")


def corpus() -> list[bytes]:
    """Return the seeds as inputs: the first byte says the kind, the second where it goes."""
    known = seeds()
    return [bytes((number, place)) + data for number, kind in enumerate(KINDS) for place, data in enumerate(known[kind][:250])]


class Mutator:
    """Makes inputs from a corpus, at random from a seed."""

    def __init__(self, inputs: list[bytes], seed: int) -> None:
        self.inputs = inputs
        self._kinds = [[data for data in inputs if data[0] == number] for number in range(len(KINDS))]
        self._luck = random.Random(seed)

    def next(self) -> bytes:
        """Return the next input: one of the corpus with a few changes."""
        luck = self._luck
        data = bytearray(luck.choice(luck.choice(self._kinds)))
        data[1] = luck.randrange(256)
        for _ in range(1 << luck.randrange(5)):
            self._change(data)
        return bytes(data[: MAX_SIZE + 2])

    def _change(self, data: bytearray) -> None:
        luck = self._luck
        at = luck.randrange(2, len(data) + 1)
        match luck.randrange(8):
            case 0:
                data[at:at] = luck.choice(DICTIONARY)
            case 1:
                data[at : at + luck.randrange(1, 5)] = luck.choice(DICTIONARY)
            case 2:
                del data[at : at + luck.randrange(1, 9)]
            case 3:
                data[at:at] = luck.randbytes(luck.randrange(1, 5))
            case 4 if at < len(data):
                data[at] ^= 1 << luck.randrange(8)
            case 5:
                data[at:at] = data[at : at + luck.randrange(1, 40)] * luck.randrange(1, 60)
            case 6:
                other = luck.choice(self.inputs)
                data[at:] = other[luck.randrange(2, len(other) + 1) :]
            case _:
                data[at:at] = luck.choice(DICTIONARY) * luck.randrange(1, 200)
