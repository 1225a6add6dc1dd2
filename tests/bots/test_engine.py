"""`sintra engine`: our bots behind the line protocol, line by line and as a real process."""

from __future__ import annotations

import io
import json
import random
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from sintra import bots
from sintra.bots.bot import Choice, Limit
from sintra.bots.programs import protocol
from sintra.engine.conversation import Engine, checked_seat, lines_of
from sintra.errors import OptionError
from sintra.games import make
from sintra.record import BotSeat
from tests.bots.programs import ENGINE, is_true_soon

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
GAME = make("azul")
STATE = GAME.deal(GAME.new(), "BBRK YYTT BYRK RRKT BBBB")
POSITION = f"position {STATE.to_json()}"
LEGAL = " ".join(["legal", *map(str, GAME.legal_moves(STATE))])
BEGIN = ("hello sintra-bot 1", "game azul players=2")


class Slow:
    """A bot that thinks until it is stopped, and ignores the first call."""

    def __init__(self, *_: object) -> None:
        self._stopped = threading.Event()
        self._calls = 0

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Wait for the end."""
        assert limit or self._stopped.wait(60)  # it is warmed up with a limit
        return Choice(GAME.legal_actions(state)[0])

    def stop(self) -> None:
        """Stop at the second call."""
        self._calls += 1
        if self._calls > 1:
            self._stopped.set()


class Clumsy(Slow):
    """A bot that fails."""

    def choose(self, state: Any, limit: Limit | None = None) -> Choice:
        """Fail with an error of two lines."""
        del state, limit
        raise ZeroDivisionError("one\ntwo")


@pytest.fixture
def strange_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the strange bots."""
    monkeypatch.setitem(bots.BOTS, "slow", Slow)
    monkeypatch.setitem(bots.BOTS, "clumsy", Clumsy)


class Talk:
    """A conversation with an Engine in this process."""

    def __init__(self, bot: str = "greedy") -> None:
        self.said: list[str] = []
        self.remarks: list[str] = []
        self.engine = Engine(BotSeat(bot), self.said.append, self.remarks.append)

    def run(self, *lines: str | bytes) -> list[str]:
        """Send lines and the end of input; return all answers."""
        self.engine.run(iter(line if isinstance(line, bytes) else f"{line}\n".encode() for line in lines))
        return "\n".join(self.said).splitlines()

    def answers(self, *lines: str) -> list[str]:
        """Return the answers to lines after the greeting and the beginning of a game."""
        return self.run(*BEGIN, *lines)[6:]


def test_the_conversation_of_the_page_is_a_real_one() -> None:
    """What docs/bot-protocol.md shows is said word by word, but for our version and the list of bots, which grow."""
    page = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    shown = re.search(r"```conversation\n(.*?)```", page, re.DOTALL)
    notation = re.search(r"```json\n(.*?)```", (ROOT / "docs" / "notation.md").read_text(encoding="utf-8"), re.DOTALL)
    assert shown
    assert notation
    position = f"position {json.dumps(json.loads(notation[1]))}"
    lines = shown[1].splitlines()
    hosts = [position if line.startswith("> position") else line[2:] for line in lines if line.startswith("> ")]
    said = "\n".join(conversation(hosts))
    expected = "\n".join(line[2:] for line in lines if line.startswith("< "))
    growing = re.compile(r"(?<=sintra )\d\S+|values=\S+|there are .*")
    assert growing.sub("", said) == growing.sub("", expected)


def conversation(hosts: list[str]) -> list[str]:
    """Talk to the process like a host, which waits for the move it has asked for."""
    with subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        said: list[str] = []
        for line in hosts:
            process.stdin.write(f"{line}\n")
            process.stdin.flush()
            answer = "" if line.startswith("go") else "move"
            while not answer.startswith(("move", "error go")):
                answer = process.stdout.readline().strip()
                said.append(answer)
        return said + process.stdout.read().split("\n")[:-1]


def test_a_choice_is_that_of_the_bot() -> None:
    """A bot chooses the same through the protocol as directly, with its seed."""
    chosen = bots.make("uniform", GAME, 12).choose(STATE)
    talk = Talk("uniform")
    assert talk.answers("seed 12", POSITION, LEGAL, "go") == ["info nodes=1", f"move {GAME.move(chosen.action)}"]


def test_equal_seeds_give_equal_moves() -> None:
    """A seed counts from where it is said, as often as it is said."""
    ask = ("seed 5", POSITION, "go")
    talks = [Talk("uniform").answers(*ask), Talk("uniform").answers("seed 8", *ask), Talk("uniform").answers(*ask)]
    assert talks[0] == talks[1] == talks[2]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("hello", "error hello '', expected hello sintra-bot 1"),
        ("hello sintra-bot 2", "error hello 'sintra-bot 2', expected hello sintra-bot 1"),
        ("hello chess 1", "error hello 'chess 1', expected hello sintra-bot 1"),
        ("setting", "error setting expected a name and a value"),
        ("setting bot deep", "error setting bot 'deep' does not exist here; there are uniform, naive, greedy"),
        ("setting bot program", "error setting bot 'program' does not exist here"),
        ("setting speed 3", "error setting bot greedy has no setting 'speed'; it has none"),
        ("setting a=b 3", "error setting bot: "),
        ("game", "error game expected the name of a game"),
        ("game chess", "error game game 'chess' does not exist; there are azul, pavilion"),
        ("game azul players=5", "error game 5 players, expected 2, 3 or 4"),
        ("seed x", "error seed seed 'x', expected a whole number"),
        ("seed 99999999999999999999", "error seed seed 99999999999999999999, expected at most 18446744073709551615"),
        ("position", "error position '', expected a position as JSON"),
        ("position {", "error position invalid JSON"),
        ("position []", "error position '[]', expected a position as JSON"),
        (f"position {GAME.new().to_json()}", "error position nobody acts in phase deal"),
        (f"position {make('azul', wall='grey').new().to_json()}", "error position the position is one of 2 players with"),
        (f"position {make('pavilion').new().to_json()}", "error position "),
        ("legal 1B1", "error legal there is no position"),
        ("go", "error go there is no position, expected one first"),
        ("go nodes=x", "error go nodes 'x', expected a whole number"),
    ],
)
def test_what_is_wrong_is_answered_and_the_talk_goes_on(line: str, answer: str) -> None:
    """A bad line gets one error that names it and says what would be right; a good one after it is answered."""
    found = Talk().answers(line, "game azul players=2", POSITION, LEGAL, "go")
    assert found[0].startswith(answer)
    assert [text.split()[0] for text in found[1:]] == ["ready", "info", "move"]


def test_a_host_with_other_rules_is_told() -> None:
    """Legal moves that are not ours are rejected, with those that differ, and no move is made from them."""
    found = Talk().answers(POSITION, "legal 1B1 9B9", "go")
    assert found[0].startswith("error legal by our rules 9B9 is extra and 1B- 1B2 1B3 1B4 1B5 is missing")
    assert found[1] == "error go there is no position, expected one first"


def test_a_position_that_is_rejected_takes_the_last_one_with_it() -> None:
    """No move is ever made from an older position than the host means."""
    assert Talk().answers(POSITION, "position {", "go")[1] == "error go there is no position, expected one first"


def test_greetings_come_first() -> None:
    """Nothing is done for a host that has not said which version it speaks."""
    assert Talk().run("game azul") == ["error game too early, expected hello sintra-bot 1 first"]


def test_a_host_may_know_more_versions() -> None:
    """Of several versions ours is chosen."""
    assert Talk().run("hello sintra-bot 2 1")[0].startswith("hello sintra-bot 1 sintra ")


def test_what_is_not_known_is_passed_over() -> None:
    """Unknown and empty lines get no answer, but a warning on stderr."""
    talk = Talk()
    assert talk.answers("", "   ", "frobnicate", "over", "stop") == []
    assert len(talk.remarks) == 1


def test_bytes_that_are_no_text_are_rejected() -> None:
    """A line that cannot be read has no first word to name."""
    assert Talk().run(b"\xff\xfe\n", "hello sintra-bot 1")[0] == "error - a line that is not text, expected UTF-8"


def test_lines_of_absurd_length_are_rejected() -> None:
    """An overlong line is one bad line, whatever its length, and the next one is handled."""
    stream = io.BytesIO(b"x" * (3 * protocol.MAX_LINE_LENGTH + 5) + b"\nhello sintra-bot 1\n" + b"quit")
    lines = list(lines_of(stream))
    assert lines == [b"\xff", b"hello sintra-bot 1\n", b"quit"]


def test_settings_count_from_the_next_game_on() -> None:
    """A bot that was chosen in the middle of a game plays in the next one."""
    talk = Talk()
    found = talk.answers("setting bot uniform", POSITION, "go")
    assert found[0] == f"info nodes={len(GAME.legal_actions(STATE))}"
    again = Talk()
    assert again.answers("setting bot uniform", "game azul players=2", POSITION, "go")[1] == "info nodes=1"


def test_a_setting_without_value_is_forgotten() -> None:
    """Resetting a setting that is not set is not an error."""
    assert Talk().answers("setting nodes") == []


@pytest.mark.usefixtures("strange_bots")
def test_stop_is_heard_while_a_bot_thinks() -> None:
    """A thinking bot answers `stop`, even if it ignores the first call; other lines are rejected meanwhile."""
    talk = Talk("slow")
    for line in (*BEGIN, POSITION, "go", "seed 3", POSITION, "go"):
        talk.engine.handle(line)
    waiting = "while thinking, expected stop or quit, or first the answer"
    assert talk.said[6:] == [f"error {word} {waiting}" for word in ("seed", "position", "go")]
    talk.engine.handle("stop")
    assert is_true_soon(lambda: talk.said[-1].endswith(f"move {GAME.legal_moves(STATE)[0]}"))


@pytest.mark.usefixtures("strange_bots")
@pytest.mark.parametrize("last", ["quit", ""])
def test_quit_is_heard_while_a_bot_thinks(last: str) -> None:
    """The end of the talk stops a bot; what it has chosen is said before."""
    found = Talk("slow").answers(POSITION, "go", last)
    assert found[-1] == f"move {GAME.legal_moves(STATE)[0]}"


@pytest.mark.usefixtures("strange_bots")
def test_a_bot_that_fails_leaves_nobody_waiting() -> None:
    """An error within a bot is an answer, too, on one line."""
    assert Talk("clumsy").answers(POSITION, "go") == ["error go ZeroDivisionError: one two"]


def test_only_our_own_bots_are_served() -> None:
    """A host cannot make us run another program, and a bot on the command line must exist."""
    for bot in ("program", "deep"):
        with pytest.raises(OptionError, match="there are uniform"):
            checked_seat(BotSeat(bot))
    with pytest.raises(OptionError, match="no setting"):
        checked_seat(BotSeat("greedy", (("speed", "3"),)))


def test_no_line_does_any_harm() -> None:
    """Good lines in any order, and lines with bytes of them changed, get answers of the protocol and nothing else."""
    chance = random.Random(1)
    good = [
        *BEGIN,
        "game pavilion players=3",
        "setting bot uniform",
        "seed 5",
        POSITION,
        LEGAL,
        "go",
        "go nodes=5",
        "stop",
        "over",
    ]
    for _ in range(60):
        lines = [chance.choice(good).encode() for _ in range(15)]
        for at in range(0, len(lines), 3):
            place = chance.randrange(len(lines[at]))
            lines[at] = lines[at][:place] + bytes([chance.randrange(256)]) + lines[at][place + 1 :]
        words = {line.split()[0] for line in Talk().run(BEGIN[0], *lines)}
        assert words <= {"hello", "plays", "setting", "ready", "info", "move", "error"}


# As a process


def test_nothing_but_the_protocol_is_printed() -> None:
    """The output holds lines of the protocol with LF and nothing else, and the end of the input is the end."""
    lines = "\n".join([*BEGIN, POSITION, LEGAL, "go"])
    done = subprocess.run(ENGINE, input=lines.encode(), capture_output=True, check=True)
    assert b"\r" not in done.stdout
    words = [line.split()[0] for line in done.stdout.decode().splitlines()]
    assert words == ["hello", "plays", "plays", "setting", "ready", "ready", "info", "move"]


def test_a_bot_that_does_not_exist_is_rejected_at_once() -> None:
    """`sintra engine` ends with one line on the error output."""
    done = subprocess.run([*ENGINE, "--bot", "deep"], input="", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines()[-1].startswith("sintra: bot 'deep' does not exist here; there are uniform")


def test_a_host_that_has_gone_is_no_reason_to_complain() -> None:
    """A closed output ends the talk without a traceback."""
    code = f"import subprocess, sys; subprocess.run({[*ENGINE]!r}, input=b'hello sintra-bot 1\\n', stdout=sys.stdout)"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
