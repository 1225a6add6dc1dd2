"""The worst case for small boards of the Pavilion: every space can be paid for, and each placement brings the most there is."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.web.advancing import Player
from tests.web.browsing import join, make_table

STARS = {"coloured": "COGRPYB", "grey": "C123456"}
NUMBERS = range(1, 7)
MOST = {"points": 6, "bonus": 3}  # the last space of a star, beside a window
SPACES = len(STARS["grey"]) * len(NUMBERS)


def enriched(text: str) -> str:
    """Change a message of the server: where one space can be covered, all can, by moves that bring the most."""
    message: dict[str, Any] = json.loads(text)
    legal: list[dict[str, Any]] = message.get("legal") or []
    model = next((move for move in legal if move["kind"] == "place"), None)
    if model is None:
        return text
    stars = STARS[message["state"]["options"]["side"]]
    moves = [_placement(model, star, number) for star in stars for number in NUMBERS]
    return json.dumps({**message, "legal": [*moves, *(move for move in legal if move["kind"] != "place")]})


def _placement(model: dict[str, Any], star: str, number: int) -> dict[str, Any]:
    return {**model, **MOST, "move": f"{star}{number}", "parts": {**model["parts"], "star": star, "number": number}}


def _pass_on(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda text: socket.send(enriched(str(text))))


def show(url: str, page: Page, side: str = "coloured") -> None:
    """Show an empty board whose owner could cover any space."""
    made = make_table(url, ["here", "here"], game="pavilion", side=side)
    join(made, made.creator, "Marta", "Inês")
    Player(made, made.creator).advance(lambda view: any(move["kind"] == "place" for move in view["legal"]))
    page.route_web_socket("**/*", _pass_on)
    page.goto(made.link(made.creator))
    page.wait_for_function("count => document.querySelectorAll('#mine .space.legal').length === count", arg=SPACES)
    page.wait_for_timeout(250)
