"""Whole games in a pseudo-terminal, told in each language: what is typed is scripted, what appears is kept as golden files.

python -m tests.terminal.transcripts        rewrite the files; look at the diff before you commit it
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from sintra import bots, games
from sintra.cli.play import seed_of
from sintra.dialogue.kind import vocabulary
from sintra.record import BotSeat, PersonSeat
from sintra.terminal.local_game import LocalGame
from tests.terminal.console import PROMPT, Console

FOLDER = Path(__file__).parent.parent / "data" / "transcripts"
SEED = 11
QUESTIONS: Mapping[str, Mapping[str, str]] = {  # one after another, some before each move
    "azul": {
        "en": "help; board; where red; big; fit 4; row 3; col 2; seat 2; cost 1B-; last; since; score; moves; hint; bag; "
        "table; factory 2; center; floor; help fit; wher red; 3 rde 4; 8B1; save; rules; legend; "
        "turn; wall; wall 3; spot 3 2; left; right; up; down; costs; forecast; goals; lid; marker",
        "de": "hilfe; brett; wo rot; groß; passt 4; reihe 3; spalte 2; spieler 2; kosten 1B-; letzter; seit; punkte; züge; "
        "tipp; beutel; tisch; manufaktur 2; mitte; boden; hilfe passt; wou rot; 3 rto 4; 8B1; speichern; regeln; zeichen; "
        "wer; wand; wand 3; feld 3 2; links; rechts; hoch; runter; abzüge; vorschau; ziele; deckel; marker",
        "hu": "súgó; tábla; hol piros; nagy; illik 4; sor 3; oszlop 2; játékos 2; ár 1B-; utolsó; azóta; pont; lépések; "
        "tipp; zsák; asztal; korong 2; közép; padló; súgó illik; hool piros; 3 prios 4; 8B1; ment; szabályok; jelek; "
        "ki; fal; fal 3; mező 3 2; balra; jobbra; fel; le; levonás; kilátás; célok; fedél; jelző",
    },
    "pavilion": {
        "en": "help; board; where red; big; pass; stop; +X; star red; star c; number 3; hand; supply; afford; seat 2; "
        "last; since; score; moves; hint; bag; table; factory 1; center; cost pass; help star; wher red; 3 rde; save; "
        "rules; legend; cost pass; turn; ring; ring 3; stars; space red 3; left; right; bonus; pillar; pillar red; statue red; "
        "window red; stone; joker; forecast; goals; tower",
        "de": "hilfe; brett; wo rot; groß; passe; stopp; +X; stern rot; stern c; zahl 3; hand; vorrat; bezahlbar; spieler 2; "
        "letzter; seit; punkte; züge; tipp; beutel; tisch; manufaktur 1; mitte; kosten passe; hilfe stern; wou rot; "
        "3 rto; speichern; regeln; zeichen; kosten passe; wer; ring; ring 3; sterne; feld rot 3; links; rechts; bonus; säule; "
        "säule rot; statue rot; fenster rot; stein; joker; vorschau; ziele; turm",
        "hu": "súgó; tábla; hol piros; nagy; passz; állj; +X; csillag piros; csillag c; szám 3; kéz; készlet; fizethető; "
        "játékos 2; utolsó; azóta; pont; lépések; tipp; zsák; asztal; korong 1; közép; ár passz; súgó csillag; hool piros; "
        "3 prios; ment; szabályok; jelek; ár passz; ki; gyűrű; gyűrű 3; csillagok; mező piros 3; balra; jobbra; bónusz; "
        "oszlop; oszlop piros; szobor piros; ablak piros; jelző; dzsóker; kilátás; célok; raktár",
    },
}
FLOORS = {"en": "floor", "de": "boden", "hu": "padló"}
UNDO = {"en": "undo", "de": "zurück", "hu": "vissza"}
MORE = {"en": "Enter: more.", "de": "Enter: mehr.", "hu": "Enter: tovább."}
TAKEN_BACK = 4  # the move of this turn is taken back once
PER_TURN = 2  # questions asked before each move


@dataclass(frozen=True)
class Script:
    """A game and the language that it is told in."""

    game: str
    language: str

    def __str__(self) -> str:
        return f"{self.game}-{self.language}"

    @property
    def file(self) -> Path:
        """The golden file."""
        return FOLDER / f"{self}.txt"


SCRIPTS = [Script(game, language) for game in games.names() for language in ("en", "de", "hu")]


def arguments(script: Script) -> list[str]:
    """Give the command line of a script."""
    seats = ["--seat", "person:Ana", "--seat", "bot:greedy"]
    return ["play", script.game, "--plain", "--language", script.language, "--seed", str(SEED), "--save", "game.record", *seats]


def transcript(script: Script, folder: Path) -> str:
    """Play a whole game; give everything that appeared."""
    mirror = LocalGame.new(games.make(script.game), [PersonSeat("Ana"), BotSeat("greedy")], seed_of(SEED))
    questions = iter(QUESTIONS[script.game][script.language].split("; "))
    with Console(*arguments(script), folder=folder) as console:
        waits, turn = console.wait_for_prompt(), 0
        while waits:
            advance(mirror)
            while console.text.removesuffix(PROMPT).endswith(f"{MORE[script.language]}\n"):
                console.type("")
            for question in islice(questions, PER_TURN):
                console.type(question)
            line = " ".join(spoken(move, script) for move in choose(mirror))
            turn += 1
            if turn == TAKEN_BACK:
                console.type(line)
                console.type(UNDO[script.language])
            waits = console.type(line)
        assert console.finish() == 0, console.text[-2000:]
        return console.text


def advance(session: LocalGame) -> None:
    """Advance deals and bots until a person must choose."""
    while session.go_on():
        pass


def choose(session: LocalGame) -> list[str]:
    """Play what the greedy bot would; bonus tiles and discards all on one line."""
    moves = [greedy_move(session)]
    session.play(moves)
    while session.waits_for_person and session.state.phase in {"bonus", "discard"} and moves[-1][0] in "+-":
        moves.append(greedy_move(session))
        session.play(moves[-1:])
    return moves


def greedy_move(session: LocalGame) -> str:
    """Return a move that depends on the position alone."""
    return str(session.game.move(bots.make("greedy", session.game).choose(session.state).action))


def typed(text: str) -> list[str]:
    """Give the lines that were typed in a transcript."""
    return [line.removeprefix(PROMPT) for line in text.splitlines() if line.startswith(PROMPT)]


def spoken(move: str, script: Script) -> str:
    """Write a move as somebody would type it in a language: words for Azul, the letters that are shown for the other."""
    words = vocabulary(script.game, script.language, "words")
    if script.game != "azul" or move.startswith("W"):
        return words.spell(move)
    color = next(color for color, letter in words.proper.items() if letter == move[1])
    line = FLOORS[script.language] if move[2] == "-" else move[2]
    return f"{move[0].lower()} {words.color_word(color)} {line}"


def main() -> None:
    """Write all golden files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for script in SCRIPTS:
        with tempfile.TemporaryDirectory() as folder:
            script.file.write_text(transcript(script, Path(folder)), encoding="utf-8")


if __name__ == "__main__":
    main()
