"""Positions for the rules and lessons in the browser, made by the rules: `python -m tests.web.guide_data` writes them again.

The pages only show them. A figure is a position with what somebody holds in it; a step of a lesson is a position, its legal
moves, the moves it asks for, and what the position is after them and after the opponent's answer.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from sintra.azul.game import Azul
from sintra.games import outlook_of
from sintra.i18n import Speaker
from sintra.i18n.languages import codes
from sintra.pavilion.game import Pavilion
from sintra.server.table.forecast import encoded_moves, goals
from sintra.server.table.legal import move_cache
from tests.azul import positions as azul
from tests.pavilion import positions as pavilion

FOLDER = Path(__file__).parents[2] / "src" / "sintra" / "web" / "text"
LANGUAGES = codes()
OPPONENT = "Inês"  # as in the words of the pages


@dataclass(frozen=True)
class Step:
    """One step of a lesson: where it begins (None: where the last one ended), what is asked for, and what the opponent does."""

    name: str
    good: tuple[str, ...]  # one after another; all of them are made
    replies: tuple[str, ...] = ()
    state: Any = None
    deal: str = ""  # before the step


# What is written


def told(game: Any, state: Any) -> list[dict[str, Any]]:
    """Write the legal moves of a position as the server does, without words."""
    moves = move_cache(game, "en").moves(game.preview_rows(state))
    found: list[dict[str, Any]] = json.loads(bytes(encoded_moves(outlook_of(game.name), state.setup, moves, None)))
    return [{name: "" if name == "text" else value for name, value in move.items() if name != "ahead"} for move in found]


def shown(state: Any) -> dict[str, Any]:
    """Write a position as the pages show it, with goals and features as the server would tell them: goals are only mine."""
    position: dict[str, Any] = json.loads(state.to_json())
    outlook = outlook_of(position["game"])
    told_goals, told_features = goals(outlook, state.setup), outlook.features(state.setup)
    return {**position, "goals": msgspec.to_builtins(told_goals[:1]), "features": told_features} if told_goals else position


def figure(game: Any, state: Any, part: str, held: Any = None, aim: str | None = None) -> dict[str, Any]:
    """Write a figure: the part of the page that it shows, and what is held and aimed at in it."""
    legal = told(game, state) if held is not None or aim else []
    assert aim is None or aim in {move["move"] for move in legal}
    return {"part": part, "state": shown(state), "legal": legal, "held": held, "aim": aim}


def lesson(game: Any, steps: Sequence[Step]) -> list[dict[str, Any]]:
    """Play a lesson and write it down."""
    written: list[dict[str, Any]] = []
    state: Any = None
    for step in steps:
        state = step.state or state
        state = game.deal(state, step.deal) if step.deal else state
        assert state is not None
        assert state.turn == 0
        written.append({"id": step.name, "state": shown(state), "choices": []})
        for move in step.good:
            written[-1]["choices"].append({"good": move, "before": shown(state), "legal": told(game, state)})
            state = settled(game, game.play(state, move))
            written[-1]["choices"][-1]["after"] = shown(state)
        answers, state = _answers(game, state, step.replies)
        written[-1]["replies"] = answers
    return written


def settled(game: Any, state: Any) -> Any:
    """Refill the supply, if due, with tiles from the middle of the bag."""
    if state.phase != "refill":
        return state
    draws = game.draws(state)
    groups: list[list[str]] = []
    row = [color for color, number in draws.bag.items() for _ in range(number)]
    for _, number in draws.groups:
        groups.append([row.pop(len(row) // 2) for _ in range(number)])
    return game.deal(state, game.deal_of(groups))


def _answers(game: Any, state: Any, moves: Sequence[str]) -> tuple[list[dict[str, Any]], Any]:
    answers: list[dict[str, Any]] = []
    for text in moves:
        after = settled(game, game.play(state, text))
        phrases = game.narrate(state, game.parse_move(text), after)
        said = {language: Speaker(language, names=["-", OPPONENT]).say(phrases[0]) for language in LANGUAGES}
        answers.append({"move": text, "state": shown(after), "said": said})
        state = after
    return answers, state


# Azul

AZUL = Azul(2)
GREY = Azul(2, wall="grey")


def azul_figures() -> dict[str, Any]:
    """Give the figures of the rules of Azul."""
    fresh = AZUL.deal(AZUL.new(), "BBRK YYTT RRKB TTTK YKKR")
    middle = azul.fill(
        azul.setup(
            azul.seat("BYR.. .BY.. ..B.. ..T.. .....", "- R - YY KKK", "", 24),
            azul.seat("..... .B... ..B.. .KT.. .....", "R - KK BBB YYYY", "", 21),
            round=4,
            marker_in_center=True,
            center=azul.pool("BBYK"),
            factories=tuple(azul.pool(word) for word in ("", "YYRT", "BRKK", "", "BTTT")),
        )
    )
    fallen = azul.fill(
        azul.setup(
            azul.seat("BYR.. .BY.. ..B.. ..T.. .....", "- RR - YY KKK", "*RRT", 24),
            azul.seat(),
            marker_in_center=False,
            round=4,
            center=azul.pool("K"),
        )
    )
    final = azul.fill(
        azul.setup(
            azul.seat("BYRKT TBY.K .TBY. ..TB. YRK.B", "- - - - -", "", 71),
            azul.seat("B.RK. .BY.. ..B.R .KT.. ....B", "- - - - -", "", 40),
            round=6,
            phase="over",
            turn=None,
            marker_in_center=False,
        )
    )
    grey = azul.fill(
        azul.setup(
            azul.seat(".R... ..B.. ..... ..... .....", "- RR K - -", "", 6),
            azul.seat(),
            round=3,
            phase="tiling",
            options=GREY.new().options,
            marker_in_center=False,
        )
    )
    return {
        "table": figure(AZUL, fresh, "table"),
        "taking": figure(AZUL, middle, "table", {"source": 3, "color": "black"}),
        "lines": figure(AZUL, middle, "mine", {"source": 3, "color": "black"}, "3K5"),
        "floor": figure(AZUL, fallen, "board"),
        "end": figure(AZUL, final, "board"),
        "grey": figure(GREY, grey, "mine", None, "W1"),
    }


def azul_lesson() -> list[dict[str, Any]]:
    """Play the lesson of Azul: one round, the beginning of the next, and the last move of a game."""
    late = azul.fill(
        azul.setup(
            azul.seat("BYRK. .BY.K K.BYR ..TBY ...TB", "- - - RR -", "*", 47),
            azul.seat("BY... .BY.. ..B.. .KT.. ...T.", "- - KK BBB YYYY", "", 39),
            round=6,
            center=azul.pool("T"),
            marker_in_center=False,
        )
    )
    return lesson(
        AZUL,
        (
            Step("take", ("1B2",), ("2Y2",), AZUL.new(), "BBRK YYTT RRKB YYYY YYYK"),
            Step("wait", ("3R3",), ("5Y3",)),
            Step("centre", ("CR3",), ("CK4",)),
            Step("overflow", ("CT1",), ("4Y5",)),
            Step("round", ("CB5",)),
            Step("neighbours", ("1K2",), deal="KKRB YYBT RRTT BBYK YRTB"),
            Step("end", ("CT1",), state=late),
        ),
    )


# The Pavilion

PAVILION = Pavilion(2)
GREY_SIDE = Pavilion(2, side="grey")
DRAFT = "BBPO GGRY OORP YYOG BRPP"


def pavilion_figures() -> dict[str, Any]:
    """Give the figures of the rules of Summer Pavilion."""
    draft = pavilion.at("draft", pavilion.seat(), pavilion.seat(), factories=DRAFT)
    mine = pavilion.at("place", pavilion.seat("B2 Y34 C2R", "BBBPYO", score=14), pavilion.seat("G123", score=11))
    statue = pavilion.at("place", pavilion.seat("B12 Y3", "YYYYPO", score=12), pavilion.seat())
    final = pavilion.at(
        "over",
        pavilion.seat("B123456 O1 R1 Y1 G1 P1 C1G O23 C2P C3Y R2", "", "OO", 62, passed=True),
        pavilion.seat("G123 R45", score=30, passed=True),
        round=6,
    )
    grey = pavilion.at("place", pavilion.grey("15R 14R 26B 23G 56O", "RRRGY", score=11), pavilion.grey(), side="grey")
    return {
        "board": figure(PAVILION, mine, "board"),
        "taking": figure(PAVILION, draft, "table", {"kind": "group", "source": 1, "color": "blue"}),
        "placing": figure(PAVILION, mine, "table", {"kind": "space", "space": "R5", "color": "blue", "move": "B3"}),
        "points": figure(PAVILION, mine, "mine", None, "B3"),
        "bonus": figure(PAVILION, statue, "mine", None, "Y4"),
        "end": figure(PAVILION, final, "board"),
        "grey": figure(GREY_SIDE, grey, "board"),
    }


def pavilion_lesson() -> list[dict[str, Any]]:
    """Play the lesson of Summer Pavilion: two takings, then one position for each thing there is to know."""
    other = pavilion.seat("G12", "GGGR", score=9)
    draft = pavilion.at("draft", pavilion.seat(), pavilion.seat(), factories=DRAFT)
    pay = pavilion.at("place", pavilion.seat("B2", "BBBPOO", score=11), other)
    statue = pavilion.at("place", pavilion.seat("B12 Y3", "YYYYPO", score=14), other)
    keep = pavilion.at("place", pavilion.seat("B123 Y34 O6", "OOOOO", score=22), other)
    star = pavilion.at("place", pavilion.seat("B13456 R12 G1", "BBO", score=48), other, round=6)
    return lesson(
        PAVILION,
        (
            Step("take", ("1B",), ("2G",), draft),
            Step("stone", ("CR",)),
            Step("pay", ("B3",), state=pay),
            Step("bonus", ("Y4", "+G", "+G"), state=statue),
            Step("pass", ("pass", "-O", "stop"), state=keep),
            Step("star", ("B2",), state=star),
        ),
    )


def files() -> Iterator[tuple[Path, str]]:
    """Give every file and its text."""
    for name, value in (
        ("figures-azul", azul_figures()),
        ("lesson-azul", azul_lesson()),
        ("figures-pavilion", pavilion_figures()),
        ("lesson-pavilion", pavilion_lesson()),
    ):
        yield FOLDER / f"{name}.json", json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for path, text in files():
        path.write_text(text, "utf-8")
