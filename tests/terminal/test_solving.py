"""`sintra solve` and `sintra puzzles`, run as people and scripts run them."""

from __future__ import annotations

import io
import json
from functools import cache
from pathlib import Path

import pytest

from sintra import games, puzzles
from sintra.bots import Limit
from sintra.bots.solver import solve
from sintra.cli import main
from sintra.dialogue.kind import vocabulary
from sintra.dialogue.move_list import in_words, with_code
from sintra.games import outlook_of
from sintra.i18n import Speaker
from sintra.puzzles import Puzzle
from sintra.record import PersonSeat, Record, dealt
from sintra.terminal.solve import points

Capture = pytest.CaptureFixture[str]


@cache
def cheapest(name: str) -> tuple[int, Puzzle]:
    """The puzzle that is solved most quickly, with its number."""
    found = puzzles.load(name)
    place = min(range(len(found)), key=lambda place: found[place].tags["nodes"])
    return place + 1, found[place]


@pytest.fixture(params=games.names())
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    """A quick puzzle of each game."""
    return cheapest(request.param)[1]


def written(folder: Path, text: str) -> str:
    """A file with this text."""
    file = folder / "position"
    file.write_text(text, encoding="utf-8")
    return str(file)


def record_of_a_round() -> Record:
    """A record that ends in the middle of a round."""
    game = games.make("azul")
    state = game.new()
    deal = game.random_deal(state, games.generator(3))
    events = [dealt(state, deal)]
    state = game.deal(state, deal)
    for _ in range(8):
        move = game.legal_moves(state)[-1]
        events.append(str(move))
        state = game.play(state, move)
    return Record.of(game, PersonSeat(), PersonSeat()).append(*events)


def test_json_has_every_move(puzzle: Puzzle, tmp_path: Path, capsys: Capture) -> None:
    """The object holds all moves with the values of the puzzle, best first, with what they are behind, and the line."""
    assert main(["solve", written(tmp_path, puzzle.state.to_json()), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["exact"] is True
    assert found["seat"] == puzzle.state.turn
    assert found["lasts"] == puzzle.lasts
    assert found["line"] == list(puzzle.line)
    assert found["best"] == list(puzzle.best)
    assert {move["move"]: move["value"] for move in found["moves"]} == pytest.approx(dict(puzzle.values), abs=0.001)
    assert [move["behind"] for move in found["moves"]] == sorted(move["behind"] for move in found["moves"])
    assert all(move["values"][puzzle.state.turn] == move["value"] for move in found["moves"])
    assert found["nodes"] == solve(puzzle.game, puzzle.state, Limit()).nodes


def test_a_table_for_people(puzzle: Puzzle, tmp_path: Path, capsys: Capture) -> None:
    """Every legal move is said in words, with its short form and its value, and the best line follows, also of a text board."""
    assert main(["solve", written(tmp_path, str(puzzle.state)), "--tell"]) == 0
    lines = capsys.readouterr().out.splitlines()
    most = max(puzzle.values.values())
    for move, value in puzzle.values.items():
        behind = f"{spoken(value - most)} against the best" if value < most else "the best"
        assert f"{named(puzzle, move)}: {spoken(value)}, {behind}." in lines
    said = lines.index(best_line(puzzle))
    assert len(lines) > said + 2


def named(puzzle: Puzzle, move: str, language: str = "en") -> str:
    """Say a move in words, with its short form."""
    return with_code(puzzle.game.parse_move(move), vocabulary(puzzle.game.name, language, "words"), ", ")


def spoken(value: float) -> str:
    """Say points with their sign as a word."""
    return points(value).replace("+", "plus ").replace("-", "minus ")


def best_line(puzzle: Puzzle, said: str = "The best line", language: str = "en") -> str:
    """Say the best line of a puzzle in words."""
    words = vocabulary(puzzle.game.name, language, "words")
    return f"{said}: {'; '.join(in_words(puzzle.game.parse_move(move), words) for move in puzzle.line)}."


@pytest.mark.parametrize("language", ["de", "hu"])
def test_other_languages(language: str, tmp_path: Path, capsys: Capture) -> None:
    """Moves and the sentences around them are in the language that was asked for."""
    _, puzzle = cheapest("azul")
    assert main(["solve", written(tmp_path, puzzle.state.to_json()), "--language", language]) == 0
    said = {"de": "Die beste Folge", "hu": "A legjobb folytatás"}[language]
    assert best_line(puzzle, said, language) in capsys.readouterr().out


def test_a_limit_that_is_too_small_has_a_code_of_its_own(tmp_path: Path, capsys: Capture) -> None:
    """A search that stopped ends with code 3 and says so before its values; in the Pavilion there are none."""
    record = record_of_a_round()
    first = next(state for state in record.states() if not state.needs_deal)
    assert main(["solve", written(tmp_path, str(first)), "--nodes", "100"]) == 3
    out = capsys.readouterr().out
    assert "not exact" in out
    words = vocabulary("azul", "en", "words")
    assert all(
        f"\n{with_code(move, words, ', ')}: " in out[out.index("not exact") :] for move in record.game.legal_moves(first)
    )
    game = games.make("pavilion")
    state = game.new()
    state = game.deal(state, game.random_deal(state, games.generator(1)))
    assert main(["solve", written(tmp_path, state.to_json()), "--nodes", "100", "--json"]) == 3
    found = json.loads(capsys.readouterr().out)
    assert (found["exact"], found["moves"], found["best"], found["line"]) == (False, [], [], [])
    assert main(["solve", written(tmp_path, state.to_json()), "--nodes", "100"]) == 3
    assert "no value is known" in capsys.readouterr().out


def test_records_are_solved_at_an_event(tmp_path: Path, capsys: Capture) -> None:
    """Of a record the last choice is solved, or the one after so many events."""
    record = record_of_a_round()
    file = written(tmp_path, str(record))
    for arguments, state in (([], record.state), (["--at", "8"], record.state_at(8))):
        main(["solve", file, *arguments, "--nodes", "2000000", "--json"])
        found = json.loads(capsys.readouterr().out)
        expected = solve(record.game, state, Limit(nodes=2_000_000))
        assert found["nodes"] == expected.nodes
        assert [move["move"] for move in found["moves"]] == [str(record.game.move(action)) for action in expected.values]


def test_the_last_choice_of_a_finished_record(tmp_path: Path, capsys: Capture) -> None:
    """A record that ends with a deal due is solved at its last choice."""
    record = record_of_a_round()
    game, state = record.game, record.state
    while not state.needs_deal:
        move = game.legal_moves(state)[-1]
        record, state = record.append(str(move)), game.play(state, move)
    assert main(["solve", written(tmp_path, str(record)), "--json"]) == 0
    last = record.state_at(len(record.events) - 1)
    found = json.loads(capsys.readouterr().out)
    assert {move["move"] for move in found["moves"]} == {str(move) for move in game.legal_moves(last)}
    assert len(found["line"]) == 1


@pytest.mark.parametrize(
    ("text", "arguments", "message"),
    [
        (games.make("azul").new().to_json(), [], "nobody acts in phase deal"),
        (str(Record.of(games.make("azul"), PersonSeat(), PersonSeat())), [], "nobody acts in this record"),
        (str(Record.of(games.make("azul"), PersonSeat(), PersonSeat())), ["--at", "5"], "after 5 events, expected 0 to 0"),
        ("nonsense", [], "neither a record nor a position"),
    ],
)
def test_what_cannot_be_solved_is_refused(
    text: str, arguments: list[str], message: str, tmp_path: Path, capsys: Capture
) -> None:
    """Refusals end with code 1 and one line."""
    assert main(["solve", written(tmp_path, text), *arguments]) == 1
    assert message in capsys.readouterr().err


def test_puzzles_are_listed_and_shown(capsys: Capture) -> None:
    """The list has a line for each puzzle; a puzzle is shown without its solution unless that is asked for."""
    number, puzzle = cheapest("pavilion")
    assert main(["puzzles", "list", "--game", "pavilion", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["number"] for row in rows] == list(range(1, len(puzzles.load("pavilion")) + 1))
    assert rows[number - 1] == {"number": number, "game": "pavilion", **puzzle.tags}
    assert main(["puzzles", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(puzzles.load("azul"))
    assert lines[0] == "1: easy; 2 players, round 5, 6 moves."
    assert main(["puzzles", "list", "--language", "hu"]) == 0
    assert capsys.readouterr().out.startswith("1. feladvány: könnyű; 2 játékos, 5. forduló, 6 lépés.\n")
    assert main(["puzzles", "show", str(number), "--game", "pavilion"]) == 0
    hidden = capsys.readouterr().out
    assert hidden.startswith(f"Puzzle {number} of {len(rows)}.")
    assert "best line" not in hidden
    assert main(["puzzles", "show", str(number), "--game", "pavilion", "--solution"]) == 0
    assert best_line(puzzle) in capsys.readouterr().out
    assert main(["puzzles", "show", "9999"]) == 1
    assert "puzzle 9999, expected 1 to" in capsys.readouterr().err


def test_puzzles_are_made_and_checked(tmp_path: Path, capsys: Capture) -> None:
    """A file that was made is proved again; a wrong value in it is found, with its puzzle."""
    file = tmp_path / "made.jsonl"
    assert main(["puzzles", "make", "azul", "--number", "2", "--seed", "5", "--out", str(file)]) == 0
    assert "2 puzzles of azul" in capsys.readouterr().err
    assert main(["puzzles", "check", str(file)]) == 0
    assert capsys.readouterr().out == "2 puzzles proved again, 0 wrong\n"
    whole = json.loads(file.read_text(encoding="utf-8").splitlines()[1])
    worst = list(whole["values"])[-1]
    whole["values"][worst] -= 1
    file.write_text(file.read_text(encoding="utf-8").splitlines()[0] + "\n" + json.dumps(whole) + "\n", encoding="utf-8")
    assert main(["puzzles", "check", str(file)]) == 1
    assert f"puzzle 2: {worst} is worth" in capsys.readouterr().out
    assert main(["puzzles", "check", str(file), "--sample", "1", "--seed", "0"]) in {0, 1}
    assert "1 puzzles proved again" in capsys.readouterr().out
    assert main(["puzzles", "make", "azul", "--number", "1", "--out", str(tmp_path / "no" / "folder")]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_puzzles_are_made_on_the_standard_output(capsys: Capture) -> None:
    """Without a file they are printed, and the output stays open."""
    assert main(["puzzles", "make", "azul", "--number", "1", "--seed", "5"]) == 0
    assert puzzles.parse(capsys.readouterr().out.strip()).game.name == "azul"


def test_answers_are_judged(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """A best move counts, a worse one is told its loss, an illegal one is asked for again without a hint, quit leaves."""
    first, second = puzzles.load("azul")[:2]
    worst = list(second.values)[-1]
    monkeypatch.setattr("sys.stdin", io.StringIO(f"nonsense\n{first.best[0].lower()}\n{worst}\nquit\n"))
    assert main(["puzzles", "play"]) == 0
    out = capsys.readouterr().out
    assert "I do not understand “nonsense”." in out
    assert f"{first.best[0]} is the best move, with {spoken(first.values[first.best[0]])}." in out
    assert f"{worst} gives away points: {spoken(-second.loss(worst))}." in out
    assert out.endswith("Puzzles solved: 1 of 2.\n")


def test_answers_are_typed_as_in_a_game(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Hungarian with its words and letters; moves are shown with these letters, too, and its word for quitting leaves."""
    first, second = puzzles.load("azul")[:2]
    words = vocabulary("azul", "hu", "words")
    told = Speaker("hu").say(outlook_of("azul").name(first.game.parse_move(first.best[0])))
    monkeypatch.setattr("sys.stdin", io.StringIO(f"nonsense\n{told}\n{words.spell(second.best[0])}\nkilép\n"))
    assert main(["puzzles", "play", "--language", "hu"]) == 0
    out = capsys.readouterr().out
    assert all(words.spell(puzzle.best[0]) in out for puzzle in (first, second))
    assert out.endswith("2 feladványból 2 megoldva.\n")


def test_an_empty_line_shows_the_solution(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Giving up shows the best line and counts as not solved; the end of the input leaves."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    assert main(["puzzles", "play", "3", "--game", "pavilion"]) == 0
    out = capsys.readouterr().out
    assert best_line(puzzles.load("pavilion")[2]) in out
    assert out.endswith("Puzzles solved: 0 of 1.\n")


def test_points_have_signs() -> None:
    """Points are written with their sign, whole ones without digits behind the point."""
    assert [points(value) for value in (3.0, -2.5, 0.0, -0.001, 1 / 3)] == ["+3", "-2.5", "0", "0", "+0.33"]
