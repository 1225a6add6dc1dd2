"""Plays a whole game against a bot on a server, over a websocket, by the protocol of docs/protocol.md.

Run `sintra serve`, then ``python examples/web_client.py http://127.0.0.1:8765 azul``. It needs the package websockets.
"""

from __future__ import annotations

import argparse
import json
import secrets
import time
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect


def create(server: str, game: str, level: int) -> dict[str, Any]:
    """Create a table with us on the first seat and a bot on the second."""
    seats = [{"kind": "here"}, {"kind": "bot", "level": level}]
    body = json.dumps({"game": game, "seats": seats}).encode()
    kind = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables", body, kind)  # noqa: S310 - the server that the user named
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - the server that the user named
        created: dict[str, Any] = json.load(answer)
    return created


def send(connection: ClientConnection, **message: Any) -> None:
    """Send a message."""
    connection.send(json.dumps(message))


def choose(legal: list[dict[str, Any]]) -> str:
    """Choose the move with the most points less its cost."""
    best = max(legal, key=lambda move: move["points"] - move["cost"] + move["bonus"])
    return str(best["move"])


def play(connection: ClientConnection, token: str) -> dict[str, Any]:
    """Join and play to the end; return the last view of the table."""
    send(connection, type="hello", token=token, client="example")
    send(connection, type="join", id="join", seat=0, name="Example", nonce=secrets.token_hex(16))
    request: dict[str, Any] = {"sequence": -1}  # the last move that we have sent
    while True:
        message: dict[str, Any] = json.loads(connection.recv())
        if message["type"] == "refused" and message["retry_after"] is not None and "move" in request:
            time.sleep(message["retry_after"])  # the server is busy
            send(connection, **request)
        elif message["type"] == "refused":
            raise SystemExit(f"refused: {message['text']}")
        if message["type"] not in {"table", "update"}:
            continue
        for event in message["events"]:
            for phrase in event["phrases"]:
                print(phrase["text"])
        if message["phase"] == "over":
            return message
        if message["legal"] and (asked := message["sequence"]) > request["sequence"]:
            request = {"type": "move", "id": f"move {asked}", "sequence": asked, "move": choose(message["legal"])}
            send(connection, **request)


def main() -> None:
    """Play a game and print its result."""
    parser = argparse.ArgumentParser(description="Play a game against a bot on a server.")
    parser.add_argument("server", nargs="?", default="http://127.0.0.1:8765", help="its address; %(default)s unless given")
    parser.add_argument("game", nargs="?", default="azul", choices=["azul", "pavilion"])
    parser.add_argument("level", nargs="?", default=1, type=int, help="of the bot, 1 to 10")
    asked = parser.parse_args()
    created = create(asked.server.rstrip("/"), asked.game, asked.level)
    address = asked.server.rstrip("/").replace("http", "ws", 1) + "/api/socket"
    with connect(address, max_size=None) as connection:
        view = play(connection, created["creator"]["token"])
    print(f"Result: {view['result']['scores']}, the seed was {view['seed']}.")


if __name__ == "__main__":
    main()
