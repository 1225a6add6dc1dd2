"""Positions, questions about them, and what is answered in each language: tests/data/asked, which people have read.

python -m tests.dialogue.answers        write the answers anew; read the diff before you commit it
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sintra import games
from sintra.azul.options import Options
from sintra.dialogue.kind import vocabulary
from sintra.dialogue.line import Question
from sintra.dialogue.questions import Desk
from sintra.games import AnyGame
from sintra.i18n import Speaker
from sintra.i18n.languages import codes
from sintra.session.step import Step
from tests.azul import positions as azul
from tests.dialogue.table import NAMES
from tests.pavilion import positions as pavilion

DATA = Path(__file__).parents[1] / "data" / "asked"

AZUL = azul.fill(
    azul.setup(
        azul.seat("B.... .B... ..... ..... .....", "- YY - RRR -", floor="*T", score=4),
        azul.seat(score=1),
        turn=1,
        round=2,
        factories=tuple(map(azul.pool, ("", "BBBK", "", "KKTT", ""))),
        lid={"black": 2},
    )
)
GREY_AZUL = azul.fill(
    azul.setup(
        azul.seat("BY... R.B.. ..... ..... .....", floor="TTTTTTT"),
        azul.seat(),
        options=Options(wall="grey"),
        factories=tuple(map(azul.pool, ("BBBK", "", "", "", ""))),
    )
)
PAVILION = pavilion.at("place", pavilion.seat("B12 C4R O123456", "2P 1B 2R", score=23), pavilion.seat(score=7), round=2)
GREY_PAVILION = pavilion.at("place", pavilion.grey("112R 23B C4R C1B", "2P 1B"), pavilion.grey(), side="grey")
DRAFT = pavilion.at("draft", pavilion.seat(), round=6, factories="RRBB")

POSITIONS: dict[str, Any] = {
    "azul": AZUL,
    "grey azul": GREY_AZUL,
    "pavilion": PAVILION,
    "grey pavilion": GREY_PAVILION,
    "draft": DRAFT,
}
QUESTIONS = {  # in English
    "azul": (
        "turn",
        "wall",
        "wall 1",
        "wall 1 2",
        "row 2",
        "col 2",
        "spot 1 2",
        "spot 1 1 Greedy",
        "marker",
        "costs",
        "costs 2",
        "forecast",
        "goals",
        "goals 2",
    ),
    "grey azul": (
        "wall",
        "wall 1",
        "row 1",
        "col 3",
        "spot 1 3",
        "marker",
        "costs",
        "goals",
    ),
    "pavilion": (
        "turn",
        "ring",
        "ring 1",
        "stars",
        "space red 3",
        "space c 5",
        "space blue 2",
        "bonus",
        "pillar orange",
        "statue blue",
        "window orange",
        "stone",
        "joker",
        "forecast",
        "goals",
        "goals 2",
    ),
    "grey pavilion": (
        "ring",
        "ring 3",
        "space 2 4",
        "pillar 1",
    ),
    "draft": (
        "stone",
        "joker",
    ),
}


@dataclass
class Position:
    """A host without a past: one position."""

    game: AnyGame
    state: Any
    steps: list[Step] = field(default_factory=list[Step])


def desk_at(state: Any, language: str = "en", **more: Any) -> Desk:
    """A desk of Ana's at a position."""
    game = games.make(state.setup.game, state.players, **state.options.to_dict())
    return Desk(Position(game, state), vocabulary(game.name, language, "words"), NAMES, more.pop("seat", 0), **more)


def ask(at: Desk, line: str, speaker: Speaker | None = None) -> list[str]:
    """Ask a question and give the answer in words."""
    question = at.read(line)
    assert isinstance(question, Question)
    return (speaker or Speaker(names=NAMES)).say_all(at.answer(question))


def asked() -> list[tuple[str, str]]:
    """Return the name of the position and the line of every question."""
    return [(name, line) for name, lines in QUESTIONS.items() for line in lines]


def in_words_of(language: str, game: str, line: str) -> str:
    """Say a question in the words that a language teaches for it; names and numbers stay."""
    command, *rest = line.split()
    ours, english = (vocabulary(game, code, "words") for code in (language, "en"))
    colors = {english.color_word(color): ours.color_word(color) for color in english.letters}
    return " ".join([ours.taught(command), *(colors.get(word, word) for word in rest)])


def golden(game: str, language: str) -> Path:
    """Give the file with the answers about a game in a language."""
    return DATA / f"{game}-{language}.txt"


def answers(game: str, language: str) -> str:
    """Ask every question about a game in the words of a language, and write down what is answered."""
    lines: list[str] = []
    for name, questions in QUESTIONS.items():
        state = POSITIONS[name]
        if state.setup.game != game:
            continue
        lines += [f"# {name}", *(line for one in questions for line in _answered(state, language, one))]
    return "\n".join(lines) + "\n"


def _answered(state: Any, language: str, question: str) -> list[str]:
    line = in_words_of(language, state.setup.game, question)
    return [line, *(f"    {said}" for said in ask(desk_at(state, language), line, Speaker(language, names=NAMES)))]


def main() -> None:
    """Write all answers."""
    DATA.mkdir(exist_ok=True)
    for game in sorted({state.setup.game for state in POSITIONS.values()}):
        for language in codes():
            golden(game, language).write_text(answers(game, language), encoding="utf-8")


if __name__ == "__main__":
    main()
