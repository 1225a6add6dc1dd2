"""The bot `program`: it plays the moves of a program, which can neither block it nor leave anything behind."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sintra import bots
from sintra.bots.programs import protocol
from sintra.bots.programs.external import External
from sintra.errors import OptionError, ProgramError
from sintra.games import AnyGame, generator, make
from tests.bots.programs import ENGINE, RANDOM_BOT, command, is_true_soon, setting
from tests.tables import TABLES, Table

pytestmark = pytest.mark.slow

GAME = make("azul")
STATE = GAME.deal(GAME.new(), "BBRK YYTT BYRK RRKT BBBB")
FIRST = GAME.legal_actions(STATE)[0]


@pytest.fixture(autouse=True)
def _no_thread_is_left() -> Iterator[None]:
    """Check that every I/O thread is gone."""
    before = threading.active_count()
    yield
    assert is_true_soon(lambda: threading.active_count() <= before), "a thread was left behind"


@pytest.fixture
def little_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait less for programs that never answer or end."""
    monkeypatch.setattr(protocol, "GRACE", 0.5)


def external(words: tuple[str, ...], settings: dict[str, str] | None = None, game: AnyGame = GAME) -> External:
    """Make the bot that runs a program."""
    bot = bots.make("program", game, 1, {"command": setting(words), **(settings or {})})
    assert isinstance(bot, External)
    return bot


def choose(words: tuple[str, ...], limit: bots.Limit | None = None, settings: dict[str, str] | None = None) -> bots.Choice:
    """Ask a program for one choice."""
    with external(words, settings) as bot:
        return bot.choose(STATE, limit)


def failure(words: tuple[str, ...], limit: bots.Limit | None = None, settings: dict[str, str] | None = None) -> str:
    """Make a program fail; return the message, and check that its process is gone."""
    with external(words, settings) as bot:
        with pytest.raises(ProgramError) as caught:
            bot.choose(STATE, limit)
        assert bot.process is None
    return str(caught.value)


def is_running(pid: int) -> bool:
    """Return whether a process exists and is not a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


# What goes well


def test_a_program_chooses(tmp_path: Path) -> None:
    """The move that a program says is the choice."""
    assert choose(command(tmp_path)) == bots.Choice(FIRST)


def test_what_a_program_tells_is_kept(tmp_path: Path) -> None:
    """The last value of each key of info counts; unknown keys and invalid values are ignored."""
    move = str(GAME.move(FIRST))
    told = ["info nodes=5 values=0.25,0.75", "info nodes=70 mood=good solved=1", f"info line={move},CR- values=2,3 nodes=x"]
    choice = choose(command(tmp_path, go="; ".join(f"say({line!r})" for line in [*told, f"move {move}"])))
    line = (FIRST, GAME.action(GAME.parse_move("CR-")))
    assert choice == bots.Choice(FIRST, line, (0.25, 0.75), 70, is_solved=True)


def test_a_line_that_begins_with_another_move_is_dropped(tmp_path: Path) -> None:
    """An expected line that does not begin with the move would mislead."""
    assert choose(command(tmp_path, go="say('info line=CR-'); say('move ' + legal[0])")).line == ()


def test_a_program_hears_everything(tmp_path: Path) -> None:
    """Settings, game, seed, position, legal moves, limits, the result and the end come in this order."""
    heard = tmp_path / "heard"
    keep = f"sys.stdin = (open({str(heard)!r}, 'a').write(line) and line for line in sys.stdin)"
    bot = external(command(tmp_path, begin=keep), {"set.level": "3%20and%20more", "nodes": "50", "seconds": "2.5"})
    bot.choose(STATE)
    bot.reseed(9)
    bot.choose(STATE, bots.Limit(nodes=7))
    bot.close(GAME.outcome(_played_out(GAME)))
    lines = [line.split(" ", 1) for line in heard.read_text(encoding="utf-8").splitlines()]
    words = [line[0] for line in lines]
    assert words == ["hello", "setting", "game", *["seed", "position", "legal", "go"] * 2, "over", "quit"]
    rest = [line[1] for line in lines[:-1]]
    assert rest[:4] == ["sintra-bot 1", "level 3 and more", "azul players=2 wall=coloured column_bonus=7 max_rounds=none", "1"]
    assert GAME.parse_state(rest[4]) == STATE
    assert rest[5].split() == [str(move) for move in GAME.legal_moves(STATE)]
    assert (rest[6], rest[7], rest[10]) == ("nodes=50 seconds=2.5", "9", "nodes=7")
    assert rest[11].startswith("scores=")


def _played_out(game: AnyGame) -> Any:
    state, rng = game.new(), generator(1)
    while not state.is_over:
        game.draw(state, rng) if state.needs_deal else game.play_random(state, rng)
    return state


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_program_plays_whole_games_against_greedy(table: Table) -> None:
    """At every table a program and the greedy bot play to the end, and one process plays all moves."""
    game, rng = table.make(), generator(1)
    with external(RANDOM_BOT, game=game) as program:
        seats = [program, *(bots.make("greedy", game) for _ in range(game.players - 1))]
        state, pids = game.new(), set[int]()
        while not state.is_over:
            if state.needs_deal:
                state = game.deal(state, game.random_deal(state, rng))
                continue
            seat = int(state.turn or 0)
            state = game.play(state, seats[seat].choose(state).action)
            pids |= {program.process.pid} if program.process else set()
        program.close(game.outcome(state))
    assert len(pids) == 1
    assert not any(map(is_running, pids))


def test_our_engine_plays_as_our_bot_does() -> None:
    """The greedy bot chooses the same through two pipes as directly."""
    assert choose(ENGINE, settings={"set.bot": "greedy"}).action == bots.make("greedy", GAME, 1).choose(STATE).action


# What goes wrong

BROKEN = [
    ({"begin": "sys.exit(3)"}, "it ended with code 3, expected an answer"),
    ({"go": "sys.exit('no idea')"}, "it ended with code 1, expected an answer; the last line of its error output: no idea"),
    ({"go": "legal[999]"}, "the last line of its error output: IndexError: list index out of range"),
    ({"go": "os.kill(os.getpid(), 9)"}, "it was ended by signal 9"),
    ({"go": "os.close(1); time.sleep(60)"}, "it closed its output but is still running"),
    ({"hello": "say('Welcome!')"}, "it said 'Welcome!', expected hello sintra-bot 1 NAME VERSION"),
    ({"hello": "say('hello sintra-bot 2 new 1.0'); say('ready')"}, "it speaks sintra-bot 2, expected version 1"),
    ({"hello": "say('error hello too late')"}, "it refuses: hello too late"),
    ({"hello": "say('hello sintra-bot 1 a 1'); say('plays chess'); say('ready')"}, "it plays chess, expected azul"),
    ({"game": "say('error game no such option')"}, "it refuses: game no such option"),
    ({"game": "say('what?')"}, "it said 'what?', expected ready"),
    ({"go": "say('I think')"}, "it said 'I think', expected move, info or error"),
    ({"go": "say('')"}, "it said '', expected move, info or error"),
    ({"go": "say('error go no idea')"}, "it refuses: go no idea"),
    ({"go": "say('move 9B1')"}, "it moved '9B1': illegal move 9B1: there is no factory 9"),
    ({"go": "say('move')"}, "it moved ''"),
    ({"go": "say('move castle')"}, "it moved 'castle'"),
    ({"go": "say('move ' + legal[0] + ' ' + legal[1])"}, "it moved"),
    ({"go": "sys.stdout.buffer.write(b'move \\xff\\n'); sys.stdout.flush()"}, "expected text in UTF-8"),
    ({"go": "say('x' * 70000)"}, "a line of more than 65536 bytes"),
    ({"go": "sys.stdout.write('move 1B1'); sys.stdout.flush(); sys.exit(0)"}, "it ended with code 0, expected an answer"),
]


@pytest.mark.parametrize(("parts", "message"), BROKEN, ids=[str(parts) for parts, _ in BROKEN])
def test_what_is_wrong_is_said(tmp_path: Path, parts: dict[str, str], message: str) -> None:
    """Whatever a program does wrong, the message says what came and what was expected."""
    said = failure(command(tmp_path, **parts))
    assert said.startswith(f"program {sys.executable}")
    assert message in said


@pytest.mark.parametrize(
    "parts",
    [
        {"begin": "time.sleep(60)"},
        {"game": "time.sleep(60)"},
        {"begin": "signal.signal(signal.SIGTERM, signal.SIG_IGN)", "game": "time.sleep(60)"},
        {"hello": "pass"},
    ],
    ids=str,
)
def test_a_program_that_does_not_get_ready_is_given_up(tmp_path: Path, parts: dict[str, str]) -> None:
    """A timeout ends a program, even one that ignores termination."""
    assert "no answer in time" in failure(command(tmp_path, **parts), settings={"patience": "0.5"})


@pytest.mark.usefixtures("little_grace")
@pytest.mark.parametrize(
    "go",
    [
        "time.sleep(60)",
        "[say('info nodes=1') for _ in iter(int, 1)]",
        "[sys.stderr.write('flood' * 1000) for _ in iter(int, 1)]",
        "signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
    ],
)
def test_a_program_that_hangs_is_ended(tmp_path: Path, go: str) -> None:
    """A program that does not answer times out, with or without a flood on either output."""
    said = failure(command(tmp_path, go=go), bots.Limit(seconds=0.1))
    assert "no answer for 0.5 seconds after stop, expected a move" in said


def test_a_flood_of_errors_does_not_hinder_an_answer(tmp_path: Path) -> None:
    """A program may write megabytes to its error output before it moves."""
    assert choose(command(tmp_path, go="sys.stderr.write('flood\\n' * 500000); say('move ' + legal[0])")).action == FIRST


def test_a_flood_of_lines_does_not_hinder_an_answer(tmp_path: Path) -> None:
    """A program may say more than is kept before it moves; the rest waits in the pipe."""
    assert (
        choose(command(tmp_path, go="[say(f'info nodes={n}') for n in range(20000)]; say('move ' + legal[0])")).nodes == 19999
    )


def test_a_program_that_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    """More than a pipe holds can be sent to a program that never reads it."""
    words = command(tmp_path, go="[say('move ' + legal[0]) or time.sleep(0.01) for _ in iter(int, 1)]")
    with external(words) as bot:
        bot.choose(STATE)
        process = bot.process
        assert process is not None
        process.send(*["x" * 10_000] * 100)  # returns at once


def test_a_second_move_is_no_answer_to_the_next_question(tmp_path: Path) -> None:
    """An unsolicited line is rejected and not mistaken for a choice."""
    with external(command(tmp_path, go="say('move ' + legal[0]); say('move ' + legal[0])")) as bot:
        bot.choose(STATE)
        process = bot.process
        assert process is not None
        assert is_true_soon(lambda: process.waiting > 0)
        with pytest.raises(ProgramError, match="without being asked"):
            bot.choose(STATE)


def test_after_a_failure_a_program_is_started_again(tmp_path: Path) -> None:
    """One crash does not spoil the next choice."""
    flag = tmp_path / "crashed"
    crash = f"(say('move ' + legal[0]) if os.path.exists({str(flag)!r}) else (open({str(flag)!r}, 'w'), sys.exit(1)))"
    with external(command(tmp_path, go=crash)) as bot:
        with pytest.raises(ProgramError, match="code 1"):
            bot.choose(STATE)
        assert bot.choose(STATE).action == FIRST


# Stopping and ending

CHILD = (
    "import subprocess; child = subprocess.Popen(['sleep', '60']);"
    " open(os.path.join(os.path.dirname(__file__), 'child'), 'w').write(str(child.pid))"
)
QUIET_CHILD = CHILD.replace("'60']", "'60'], stdin=-3, stdout=-3, stderr=-3")  # -3: subprocess.DEVNULL; it holds no pipe


def test_stop_makes_a_program_answer(tmp_path: Path) -> None:
    """A program that thinks until it is stopped answers then, whoever stops it."""
    with external(command(tmp_path, go="pass", stop="say('move ' + legal[-1])")) as bot:
        found: list[bots.Choice] = []
        thread = threading.Thread(target=lambda: found.append(bot.choose(STATE)))
        thread.start()
        assert is_true_soon(lambda: bot.is_thinking)
        bot.stop()
        thread.join()
        assert found[0].action == GAME.legal_actions(STATE)[-1]
        assert bot.choose(STATE, bots.Limit(seconds=0.05)).action == found[0].action  # the host stops it after its time


def test_stop_means_nothing_when_nobody_thinks(tmp_path: Path) -> None:
    """Stopping too early or too late does no harm."""
    with external(command(tmp_path, stop="say('move ' + legal[-1])")) as bot:
        bot.stop()
        assert bot.choose(STATE).action == FIRST
        bot.stop()
        assert bot.choose(STATE).action == FIRST


@pytest.mark.usefixtures("little_grace")
@pytest.mark.parametrize(
    "parts",
    [
        {},
        {"quit": "pass", "end": "time.sleep(60)"},
        {"begin": "signal.signal(signal.SIGTERM, signal.SIG_IGN)", "quit": "time.sleep(60)"},
        {"begin": CHILD},
        {"begin": CHILD, "quit": "time.sleep(60)"},
        {"begin": QUIET_CHILD},
        {"quit": "[say('still here') for _ in iter(int, 1)]"},
    ],
    ids=str,
)
def test_no_process_is_left(tmp_path: Path, parts: dict[str, str]) -> None:
    """Closing ends a program that exits by itself, one that ignores termination, and its children; it is idempotent."""
    bot = external(command(tmp_path, **parts))
    bot.choose(STATE)
    process = bot.process
    assert process is not None
    bot.close()
    bot.close()
    assert not is_running(process.pid)
    if (tmp_path / "child").exists():
        child = int((tmp_path / "child").read_text())
        assert is_true_soon(lambda: not is_running(child))


def test_a_forgotten_bot_ends_its_program(tmp_path: Path) -> None:
    """When the bot is garbage-collected, its process ends."""
    bot = external(command(tmp_path))
    bot.choose(STATE)
    process = bot.process
    assert process is not None
    pid = process.pid
    del bot, process
    assert is_true_soon(lambda: not is_running(pid))


def test_a_bot_that_was_never_asked_has_no_program(tmp_path: Path) -> None:
    """A program is started with its first choice, so that a seat can be checked without running anything."""
    bot = external(command(tmp_path, begin=f"open({str(tmp_path / 'ran')!r}, 'w')"))
    bot.stop()
    bot.close()
    assert not (tmp_path / "ran").exists()


def test_closing_is_for_all_bots() -> None:
    """Whoever made a bot may close it without asking what it is."""
    bots.close(bots.make("uniform", GAME))


def test_a_position_without_a_choice_is_rejected(tmp_path: Path) -> None:
    """A program is not asked when nobody acts."""
    with external(command(tmp_path)) as bot, pytest.raises(ProgramError, match="nobody acts in phase deal"):
        bot.choose(GAME.new())


def test_time_is_measured_by_the_host(tmp_path: Path) -> None:
    """A program that does not look at its limit is stopped when the time is over and not before."""
    begun = time.monotonic()
    choose(command(tmp_path, go="pass", stop="say('move ' + legal[0])"), bots.Limit(seconds=0.3))
    assert time.monotonic() - begun >= 0.3


def test_a_program_that_cannot_be_run_is_rejected(tmp_path: Path) -> None:
    """A missing program is rejected before the game begins, and one that breaks later when it is started."""
    with pytest.raises(OptionError, match="there is no program"):
        bots.make("program", GAME, 1, {"command": str(tmp_path / "nothing")})
    broken = tmp_path / "broken"
    broken.write_text("#!/no/such/interpreter\n")
    broken.chmod(0o755)
    with external((str(broken),)) as bot, pytest.raises(ProgramError, match="cannot be started: No such file"):
        bot.choose(STATE)
