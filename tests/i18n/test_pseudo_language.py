"""A language from another package is spoken everywhere: terminal, server, dialogue and pages; and no English leaks into it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import sintra
from sintra import games
from sintra.cli.play import seed_of
from sintra.i18n.languages import codes
from sintra.record import BotSeat, PersonSeat
from sintra.terminal.local_game import LocalGame
from tests.i18n.pseudo import CODE, make_language, register
from tests.records import opening
from tests.server.clients import HERE, Client, Json, client, create, tokens
from tests.server.running import spawn
from tests.terminal.console import PROMPT, Console
from tests.terminal.transcripts import SEED, advance, choose

ENGLISH = re.compile(r"[A-Za-z]{3,}")  # letters without accents, more than those of a move
COPIED = re.compile(r"\b[0-9a-f]{64}\b|\S*game\.record\S*|(python -m )?sintra verify|[Gg]reedy|“[^”]*”")  # said as they are
QUESTIONS = {
    "azul": "xhelp; xboard; xwhere red; xbig; xfit 4; xrow 3; xcol 2; xseat 2; xcost 1B-; xlast; xsince; xscore; xmoves; xbag; "
    "xtable; xfactory 2; xcenter; xfloor; xhelp xfit; xwher red; 3 rde 4; 8B1; xsave; xrules; xlegend; "
    "xturn; xwall; xwall 3; xspot 3 2; xleft; xup; xcosts; xforecast; xgoals",
    "pavilion": "xhelp; xboard; xwhere red; xbig; +X; xstar red; xstar c; xnumber 3; xhand; xsupply; xafford; xseat 2; xlast; "
    "xsince; xscore; xmoves; xbag; xtable; xfactory 1; xcenter; xcost xpass; xhelp xstar; xsave; xrules; xlegend; "
    "xturn; xring; xring 3; xstars; xspace red 3; xright; xbonus; xpillar; xstatue red; xstone; xjoker; xforecast; xgoals",
}
PER_TURN = 4


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pseudo-language, made once."""
    return make_language(tmp_path_factory.mktemp("pseudo"), games.names())


@pytest.fixture
def path(folder: Path) -> str:
    """Python's path with that folder on it."""
    return os.pathsep.join([str(folder), str(Path(sintra.__file__).parents[1])])


def english(texts: Iterable[str]) -> list[str]:
    """Return what has words without accents."""
    return [text for text in texts if ENGLISH.search(COPIED.sub("", text))]


@pytest.mark.parametrize("game", QUESTIONS)
def test_a_game_in_the_terminal(game: str, path: str, tmp_path: Path) -> None:
    """Questions in its own words, and a whole game: everything that appears has accents."""
    seats = ["--seat", "person:Al", "--seat", "bot:greedy"]
    options = ["play", game, "--plain", "--language", CODE, "--seed", str(SEED), "--save", "game.record", *seats]
    mirror = LocalGame.new(games.make(game), [PersonSeat("Al"), BotSeat("greedy")], seed_of(SEED))
    questions = iter(QUESTIONS[game].split("; "))
    with Console(*options, folder=tmp_path, environment={"PYTHONPATH": path}) as console:
        waits = console.wait_for_prompt()
        while waits:
            advance(mirror)
            line = " ".join(choose(mirror))
            for question in islice(questions, PER_TURN):
                assert console.type(question)
            waits = console.type(line)
        assert console.finish() == 0, console.text[-2000:]
    told = [line for line in console.text.splitlines() if not line.startswith(PROMPT)]
    assert len(told) > 200
    assert "ŵíñš" in console.text
    assert english(told) == []


@pytest.mark.parametrize("game", QUESTIONS)
def test_a_game_at_a_server(game: str, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Views, legal moves, answers and refusals have accents, from the first event, a given one, to the last."""
    monkeypatch.setenv("PYTHONPATH", path)
    with spawn(tmp_path / "tables.sqlite", "--messages-per-second", "1000000") as server:
        created = create(server, HERE, HERE, game=game, **opening(game, 0.6))
        with client(server, tokens(created)[0], language=CODE) as player:
            for seat, name in enumerate(("Al", "Bo")):
                player.join(seat, name=name)
            player.wait_for_turn()
            answers = [paced(player, type="ask", text=line) for line in QUESTIONS[game].split("; ")]
            answers.append(paced(player, type="move", sequence=player.view["sequence"], move="zz"))
            while player.view["phase"] != "over":
                paced(player, type="move", sequence=player.view["sequence"], move=player.view["legal"][0]["move"])
                player.wait_for_turn()
            texts = [*said(answers), *said(player.seen)]
    assert len(texts) > 500
    assert english(texts) == []


def paced(player: Client, **message: Any) -> Json:
    """Ask, and ask again after a while if that was more often than a server allows."""
    while (answer := player.ask(**message)).get("code") == "too_fast":
        time.sleep(0.2)
    return answer


def said(value: Any) -> Iterator[str]:
    """Find all that people read in messages: sentences, legal moves, names."""
    match value:
        case [*parts]:
            for inner in parts:
                yield from said(inner)
        case {"kind": "star" | "number"}:  # a goal, named as in the position
            return
        case {**entries}:
            is_event = "phrases" in entries and "kind" in entries  # its text is its notation
            yield from (str(inner) for name, inner in entries.items() if name in {"text", "name"} and not is_event)
            for name, inner in entries.items():
                if name != "values":  # of a Phrase: its text says them
                    yield from said(inner)
        case _:
            return


def test_the_server_offers_the_language(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalog names it as its speakers do, and the pages find its labels beside those of the other languages."""
    monkeypatch.setenv("PYTHONPATH", path)
    with spawn(tmp_path / "tables.sqlite") as server, server.http() as http:
        catalog = http.get("/api/games", params={"language": CODE}).json()
        labels = http.get(f"/languages/{CODE}/words.js")
        gathered = http.get("/languages/words.js").text
        rules = http.get(f"/languages/{CODE}/rules-azul.json").json()
        asked = http.get("/api/games", headers={"accept-language": f"{CODE},en;q=0.5"}).json()
    assert catalog["languages"] == [*codes(), CODE]
    assert catalog["language_names"][CODE] == "Éñğĺíšĥ"
    assert english(text for level in catalog["levels"] for text in (level["name"], level["about"])) == []
    assert asked["levels"] == catalog["levels"]
    assert labels.headers["content-type"].startswith("text/javascript")
    assert '"[Ŕüĺéš]"' in labels.text
    assert f'from "./{CODE}/words.js"' in gathered
    assert english([rules["lead"]]) == []


def test_what_a_language_lacks_is_english(tmp_path: Path) -> None:
    """A language with one sentence and one word falls back to English for everything else."""
    package = tmp_path / "small_tongue"
    package.mkdir()
    (package / "__init__.py").write_text(
        "from sintra.i18n.en.grammar import English\n"
        "from sintra.i18n.language import Language\n"
        "from sintra.i18n.words import TypedWords\n"
        "GRAMMAR = type('Small', (English,), {'AND': '&'})\n"
        "TYPED = TypedWords({'board': ('plank',)})\n"
        "LANGUAGE = Language('Small', GRAMMAR, {'terminal.bye': 'Bye {seats}.'}, {'BAG': 'sack'}, TYPED)\n",
        encoding="utf-8",
    )
    register(tmp_path, "small_tongue", "zz")
    script = (
        "from sintra.i18n import Speaker\n"
        "from sintra.phrase import Phrase as P\n"
        "from sintra.dialogue.kind import vocabulary\n"
        "say = Speaker('zz').say\n"
        "print(say(P('terminal.bye', {'seats': (0, 1)})))\n"
        "print(say(P('azul.over_row', {'seats': (0, 1)})))\n"
        "print(Speaker('zz', style='compact').say(P('azul.bag_refilled', {'count': 3})))\n"
        "words = vocabulary('azul', 'zz', 'words')\n"
        "print(words.command('plank'), words.command('board'), words.command('where'), words.taught('board'))\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(Path(sintra.__file__).parents[1])])}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "Bye player 1 & player 2.",
        "The game ends: player 1 and player 2 have full rows.",
        "sack +3",
        "board board where plank",
    ]
