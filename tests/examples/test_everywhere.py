"""The example game is played everywhere, although nothing in Sintra knows it: terminal, arena, server, environments."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.examples.conftest import Run
from tests.server.clients import HERE, PERSON, Json, bot, client, create, headers, tokens
from tests.server.running import spawn

pytestmark = pytest.mark.slow
LANGUAGES = ("en", "de", "hu")
ROUNDS = 8
RECITED = re.compile(r"\b(?:points|score|number|pool|cells) -?\d|quarry\.\w")  # of a Phrase without a sentence
SAID = {
    "en": ("A game of Quarry", "On the cart, from the front:", "lays it on", "Your turn.", "At the end a full row", "point"),
    "de": ("Quarry", "Auf dem Karren, von vorn:", "legt es auf", "Du bist am Zug.", "Am Ende zählt eine volle Reihe", "Punkt"),
    "hu": ("Quarry", "A kocsin, elölről:", "ide teszi:", "következel.", "A végén minden teli sor", "pont"),
}
SESSIONS = [*((language, "--plain") for language in LANGUAGES), ("de", ""), ("en", "--style compact"), ("hu", "--braille")]
RULES = {"en": "rules", "de": "regeln", "hu": "szabályok"}
WHOLE = """
from sintra import contract

contract.check("quarry", contract.Effort(games=4, positions=12))
print("kept")
"""
VENDORS = """
import gymnasium, warnings
from functools import partial
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from sintra import envs
from sintra.envs import aec
from sintra.envs.seat import SeatEnv

warnings.simplefilter("ignore")
for settings in ({}, {"players": 3, "yard": "marked", "shaping": 0.02}):
    api_test(aec.env("quarry", **settings), num_cycles=60)
    seed_test(partial(aec.env, "quarry", **settings), num_cycles=60)
check_env(SeatEnv("quarry", opponents="uniform", render_mode="ansi"))
assert "quarry" in envs.ids().values(), envs.ids()
"""
BATCH = """
import numpy as np
from sintra.envs.batch import BatchEnv

env = BatchEnv("quarry", 16, seed=7, yard="marked", rounds=8)
observations, masks = env.reset()
ended = 0
for _ in range(40):
    observations, masks, rewards, dones = env.step(env.sample())
    assert np.allclose(rewards[dones].sum(axis=1), 0)
    ended += int(dones.sum())
print(ended, observations.dtype, masks.any(axis=1).all())
again = BatchEnv("quarry", 4, seed=7, yard="marked", rounds=8)
first, _ = again.reset()
assert (first == BatchEnv("quarry", 16, seed=7, yard="marked", rounds=8).reset()[0][:4]).all()
"""


def test_it_keeps_the_whole_contract(python: Callable[[str], str]) -> None:
    """Rules, sentences, records, bots and environments: every check passes at every table."""
    assert python(WHOLE).strip() == "kept"


# The terminal


@pytest.mark.parametrize(("language", "manner"), SESSIONS, ids=" ".join)
def test_a_person_plays_in_the_terminal(language: str, manner: str, sintra: Run, beside: Path) -> None:
    """A scripted session goes from the rules to the last stone, and the record that it leaves verifies."""
    file = beside / "game.record"
    options = ["--level", "1", "--seed", "3", "--option", f"rounds={ROUNDS}", "--language", language, "--save", str(file)]
    typed = "\n".join(["help", RULES[language], "moves", "1b2", "hint", *["1"] * ROUNDS])
    done = sintra("play", "quarry", *options, *manner.split(), typed=typed)
    assert not done.stderr or "Compiling" in done.stderr
    record = file.read_text(encoding="utf-8")
    assert "\nresult played out\n" in record
    assert f"option rounds={ROUNDS}\n" in record
    if manner == "--plain":
        assert [text for text in SAID[language] if text not in done.stdout] == []
        assert RECITED.findall(done.stdout) == []
    assert sintra("verify", str(file)).stdout.startswith("Fair: 8 deals drawn again")


def test_an_illegal_move_is_answered_in_words(sintra: Run, beside: Path) -> None:
    """What the rules forbid is said in the language of the game, and the game goes on."""
    typed = "1b2\n1b2\n1d4\n"
    options = ["--seed", "3", "--level", "1", "--language", "de", "--plain", "--save", str(beside / "game.record")]
    said = sintra("play", "quarry", *options, typed=typed).stdout
    assert "Auf B2 liegt schon ein Stein." in said
    assert "D4 berührt keinen deiner Steine." in said


def test_a_game_is_resumed_replayed_and_undone(sintra: Run, beside: Path) -> None:
    """A game that was left goes on where it was; a choice can be taken back; a record can be looked through."""
    file = beside / "game.record"
    sintra("play", "quarry", "--seed", "3", "--level", "1", "--plain", "--save", str(file), typed="1b2\n1\nundo\nquit\n")
    before = file.read_text(encoding="utf-8")
    assert "1B2" in before
    done = sintra("play", "--resume", str(file), "--plain", typed="\n".join(["board", *["1"] * 12]))
    assert re.search("wins? with|shares? the victory", done.stdout)
    replayed = sintra("replay", str(file), "--plain", typed="\n\n\nboard\nquit\n").stdout
    assert "On the cart, from the front:" in replayed


# Bots


def test_bots_meet_in_the_arena(sintra: Run) -> None:
    """Simulation beats chance, and nobody forfeits."""
    done = sintra("arena", "quarry", "mcts,nodes=24", "uniform", "--games", "8", "--jobs", "1", "--json", "--quiet")
    report = json.loads(done.stdout)
    assert "forfeits" in done.stdout
    assert report["games"] == 8
    table = sintra("arena", "quarry", "level-2", "uniform", "greedy", "--games", "3", "--jobs", "1", "--quiet").stdout
    assert len(re.findall(r"none$", table, re.MULTILINE)) == 3


@pytest.mark.long
def test_a_simulation_is_stronger_than_chance(sintra: Run) -> None:
    """Sixteen games are enough to see that mcts has learned the rules."""
    done = sintra("arena", "quarry", "mcts,nodes=24", "uniform", "--games", "16", "--jobs", "1", "--quiet").stdout
    won = re.search(r"(\d+) won", done)
    assert won is not None
    assert int(won[1]) >= 13


# Environments


def test_the_vendors_of_environments_find_nothing(python: Callable[[str], str]) -> None:
    """PettingZoo's and Gymnasium's own tests pass."""
    assert python(VENDORS).count("Passed API test") == 2


def test_many_games_are_stepped_at_once(python: Callable[[str], str]) -> None:
    """A batch shows masks and observations, ends games and begins others; equal seeds give equal games."""
    assert python(BATCH).split() == ["32", "uint8", "True"]


# The server


def play_by_http(http: httpx.Client, table: str) -> Json:
    """Play the first legal move over and over until the game has ended; give the last view, with all events."""
    view: Json = http.get(table).json()
    while view["phase"] != "over":
        if view["legal"]:
            move = {"id": f"m{view['sequence']}", "sequence": view["sequence"], "move": view["legal"][0]["move"]}
            answer = http.post(f"{table}/moves", json=move)
            assert answer.status_code == 200, answer.text
        view = http.get(table, params={"since": view["sequence"], "wait": 0 if view["legal"] else 5}).json()
    whole: Json = http.get(table).json()
    return whole


def test_a_person_and_a_bot_play_at_a_table(beside: Path, sintra: Run) -> None:
    """A table is made, joined and played by plain HTTP in each language, all is told in words, and the record verifies."""
    with spawn(beside / "tables.db") as server:
        for language in LANGUAGES:
            created = create(server, PERSON, bot(1), game="quarry", options={"rounds": ROUNDS, "yard": "marked"})
            table = f"/api/tables/{created['table']}"
            known = {**headers(tokens(created)[0]), "Accept-Language": language, "Sintra-Client": "script"}
            with server.http(headers=known) as http:
                assert http.post(f"{table}/join", json={"id": "j1", "seat": 0, "name": "Anna"}).status_code == 200
                view = play_by_http(http, table)
                file = beside / f"{language}.record"
                file.write_text(http.get(f"{table}/record").text, encoding="utf-8")
            check_told(view, language)
            assert sintra("verify", str(file)).stdout.startswith("Fair: 8 deals drawn again")


def check_told(view: Json, language: str) -> None:
    """See that a whole game was told in whole sentences of a language."""
    assert view["result"]["ending"] == "played out"
    assert view["options"] == {"yard": "marked", "rounds": ROUNDS}
    told = " ".join(sentence["text"] for event in view["events"] for sentence in event["phrases"])
    assert SAID[language][1] in told
    assert SAID[language][2] in told
    assert RECITED.findall(told) == []


def test_legal_moves_have_names_and_parts(beside: Path) -> None:
    """A client that knows nothing of the game gets every legal move with its fields, what it brings, and words for it."""
    with spawn(beside / "tables.db") as server:
        created = create(server, HERE, HERE, game="quarry")
        with client(server, created["creator"]["token"], "one") as one:
            for seat in range(2):
                assert one.join(seat, name=f"Person {seat}")["type"] == "accepted"
            one.wait_for_turn()
            legal = one.view["legal"]
            board = one.view["state"]
            hint = one.ask(type="hint")
    assert len(legal) == 64
    assert legal[0]["parts"] == {"place": 1, "column": 1, "row": 1}
    assert legal[0]["kind"] == "take"
    assert all(move["text"].strip() and not RECITED.search(move["text"]) for move in legal)
    assert (board["game"], len(board["cart"]), len(board["yards"])) == ("quarry", 4, 2)
    assert hint["move"] in {move["move"] for move in legal}


def test_lines_are_typed_at_a_table(beside: Path) -> None:
    """A move is typed as it is written, a question is answered, and nonsense is said to be none."""
    with spawn(beside / "tables.db") as server:
        created = create(server, HERE, bot(1), game="quarry")
        with client(server, created["creator"]["token"], "one") as one:
            assert one.join(0, name="Anna")["type"] == "accepted"
            one.wait_for_turn()
            assert one.ask(type="ask", text="score")["type"] != "refused"
            answer = one.ask(type="ask", text="2b2")
            assert answer["type"] == "accepted", answer


def test_the_catalog_lists_it(beside: Path) -> None:
    """A page that knows nothing of the game finds its name, seats and options."""
    with spawn(beside / "tables.db") as server, server.http() as http:
        found: dict[str, Any] = {game["name"]: game for game in http.get("/api/games").json()["games"]}
    assert found["quarry"]["players"] == [2, 3, 4]
    assert [(option["name"], option["values"]) for option in found["quarry"]["options"]] == [
        ("yard", ["plain", "marked"]),
        ("rounds", [12, 8]),
    ]
