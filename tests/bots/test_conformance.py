"""`sintra engine-check`: sound programs pass, and each way of being broken is found and named."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from sintra.bots.programs import protocol
from sintra.engine import conformance, positions
from sintra.engine.conformance import Finding, check
from sintra.games import AnyGame, make
from tests.bots.programs import ENGINE, RANDOM_BOT, command

pytestmark = pytest.mark.slow

CHECK = (sys.executable, "-m", "sintra", "engine-check")


@pytest.fixture(autouse=True)
def _much_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give correct programs all the time that a busy machine needs."""
    monkeypatch.setattr(protocol, "GRACE", 30.0)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at two tables only, and wait less for programs that never answer."""
    monkeypatch.setattr(protocol, "GRACE", 1.0)

    def tables(name: str) -> list[AnyGame]:
        return [make(name, 2)]

    monkeypatch.setattr(positions, "tables", tables)


def failures(words: tuple[str, ...], patience: float = 20.0) -> list[Finding]:
    """Return the checks that a program fails."""
    return [finding for finding in check(words, patience) if not finding.is_passed]


# What is sound


@pytest.mark.parametrize(
    "words",
    [RANDOM_BOT, (*ENGINE, "--bot", "uniform"), pytest.param((*ENGINE, "--bot", "greedy"), marks=pytest.mark.long)],
    ids=["example", "uniform", "greedy"],
)
def test_our_programs_conform(words: tuple[str, ...]) -> None:
    """The example and `sintra engine` pass all checks."""
    findings = list(check(words, 60.0))
    assert [str(finding) for finding in findings if not finding.is_passed] == []
    assert len(findings) > 80


def test_a_program_in_few_lines_conforms(tmp_path: Path) -> None:
    """The sound program that the broken ones are made of is sound."""
    assert [str(failed) for failed in failures(command(tmp_path))] == []


def test_only_what_a_program_plays_is_asked(tmp_path: Path) -> None:
    """A program for one game is not asked about the other."""
    hello = "say('hello sintra-bot 1 one 1.0'); say('plays pavilion'); say('ready')"
    findings = list(check(command(tmp_path, hello=hello), 20.0))
    assert all(finding.is_passed for finding in findings)
    assert not any(finding.name.startswith("azul") for finding in findings)


def test_every_kind_of_choice_is_asked() -> None:
    """At every table there are positions of every phase in which somebody chooses, wide ones and narrow ones."""
    phases = {"coloured": {"draft"}, "grey": {"draft", "tiling"}}
    for game in positions.tables("azul"):
        assert {question.state.phase for question in positions.questions(game)} == phases[game.options["wall"]]
    for game in positions.tables("pavilion"):
        found = positions.questions(game)
        assert {question.state.phase for question in found} == {"draft", "place", "bonus", "discard"}
        assert any("stop" in question.legal and len(question.legal) > 1 for question in found)
        assert any("pass" in question.legal and len(question.legal) > 1 for question in found)
        assert {question.state.turn for question in found} - {0}


# What is broken

GREET = "say('hello sintra-bot 1 a 1'); say('ready')"
BROKEN = [
    ({"begin": "sys.exit(3)"}, "starts and answers hello", "it ended with code 3"),
    ({"hello": "say('hello sintra-bot 2 a 1'); say('ready')"}, "starts and answers hello", "sintra-bot 2"),
    ({"hello": "say('hello sintra-bot 1'); say('ready')"}, "starts and answers hello", "'hello sintra-bot 1'"),
    ({"hello": "say('hello sintra-bot 1 a 1')"}, "starts and answers hello", "nothing in"),
    ({"hello": "say('Loading ...'); " + GREET}, "starts and answers hello", "'Loading ...'"),
    ({"hello": "say('hello sintra-bot 1 a 1'); say('plays chess'); say('ready')"}, "plays a game", "chess"),
    ({"game": "pass"}, "azul, 2 players, wall coloured: gets ready", "nothing in"),
    ({"go": "say('move 1B1')"}, "azul, 2 players, wall coloured: draft in round 3, 1 legal", "'move 1B1'"),
    ({"go": "say('move ' + legal[0].lower())"}, "azul, 2 players, wall coloured: draft in round 1", "'move "),
    ({"go": "say(legal[0])"}, "azul, 2 players, wall coloured: draft in round 1", "'"),
    (
        {"go": "say('info nodes=many'); say('move ' + legal[0])"},
        "azul, 2 players, wall coloured: draft in round 1",
        "nodes=many",
    ),
    ({"go": "say('info hm'); say('move ' + legal[0])"}, "azul, 2 players, wall coloured: draft in round 1", "hm"),
    ({"go": "'seconds=0.5' in rest or time.sleep(60); say('move ' + legal[0])"}, "answers with a node limit", "nothing in"),
    ({"go": "'nodes' in rest or time.sleep(60); say('move ' + legal[0])"}, "answers within its time limit", "nothing in"),
    ({"go": "rest or time.sleep(60); say('move ' + legal[0])"}, "answers stop at once", "nothing in"),
    ({"stop": "say('move ' + legal[0])"}, "ignores a stop when it is not thinking", "'move "),
    ({"other": "say('error - what?')"}, "ignores unknown lines", "'error - what?'"),
    ({"go": "'depth' in rest and sys.exit(1); say('move ' + legal[0])"}, "ignores unknown words of go", "code 1"),
    ({"go": "say('move ' + legal[0]); say('move ' + legal[0])"}, "answers each go once", "'move "),
    ({"quit": "sys.exit(5)"}, "ends when told to quit", "5"),
    ({"quit": "pass", "end": "time.sleep(60)"}, "ends when its input ends", "it is still running"),
    ({"quit": "time.sleep(60)"}, "ends when told to quit", "it is still running"),
    ({"end": "word == 'quit' or sys.exit(4)"}, "ends when its input ends", "4"),
]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("parts", "name", "came"), BROKEN, ids=[str(parts) for parts, _, _ in BROKEN])
def test_what_is_broken_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, parts: dict[str, str], name: str, came: str
) -> None:
    """The check fails at the step that is broken, and says what was expected and what came."""
    if "game" in parts:  # where each failure takes the whole timeout
        monkeypatch.setattr(conformance, "MAX_FAILED", 2)
    failed = failures(command(tmp_path, **parts), patience=3.0)
    found = [finding for finding in failed if finding.name.startswith(name)]
    assert found, [str(finding) for finding in failed]
    assert found[0].failure
    assert came in found[0].failure.actual
    assert found[0].failure.expected


def test_a_program_that_knows_one_side_only_is_found(tmp_path: Path) -> None:
    """A program that does not know the columns of the grey wall fails there and nowhere else."""
    hello = "say('hello sintra-bot 1 one 1.0'); say('plays azul'); say('ready')"
    failed = failures(command(tmp_path, hello=hello, go="say('move ' + ('1B1' if legal[0][0] == 'W' else legal[0]))"))
    assert failed
    assert all("wall grey: tiling" in finding.name for finding in failed)


def test_the_check_gives_up_in_the_end(tmp_path: Path) -> None:
    """A program that fails everything is not asked a hundred times."""
    assert len(failures(command(tmp_path, go="say('move 1B9')"))) == conformance.MAX_FAILED


# The command


def test_the_command_says_what_failed(tmp_path: Path) -> None:
    """`sintra engine-check` lists the checks, counts them, and ends with 1 when one has failed."""
    words = command(tmp_path, hello="say('Hello!')")
    done = subprocess.run([*CHECK, "--patience", "5", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "FAIL  starts and answers hello",
        "        expected  hello sintra-bot 1 NAME VERSION",
        "        got       'Hello!'",
        "0 of 1 checks passed.",
    ]


def test_the_command_passes_arguments_on(tmp_path: Path) -> None:
    """Words after the program are the program's, also those that look like ours; all is well ends with 0."""
    hello = "say('hello sintra-bot 1 one ' + sys.argv[2]); say('plays azul'); say('ready')"
    words = command(tmp_path, hello=hello)
    done = subprocess.run([*CHECK, *words, "--patience", "7"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert done.stdout.startswith("ok    starts and answers hello: one 7, plays azul\n")


def test_the_command_may_be_quoted(tmp_path: Path) -> None:
    """A command between quotes, as a setting of a bot has it, is the same command."""
    words = command(tmp_path, hello="say('Hello!')")
    done = subprocess.run([*CHECK, "--patience", "5", shlex.join(words)], capture_output=True, text=True, check=False)
    assert "        got       'Hello!'" in done.stdout.splitlines()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "expected a program to check"),
        (["/no/such/program"], "cannot be started"),
        (["/no/such program"], "/no/such cannot be started"),
        (["python 'bot"], "is not a command: No closing quotation, expected a program and its arguments"),
    ],
)
def test_the_command_needs_a_program(words: list[str], message: str) -> None:
    """Without a program there is nothing to check."""
    done = subprocess.run([*CHECK, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert message in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
