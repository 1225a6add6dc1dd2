"""The fallbacks for a game without words, dialogue and drawing: it can be talked about, drawn and played."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from sintra.dialogue.advice import lead_of
from sintra.dialogue.kind import vocabulary
from sintra.dialogue.line import Misread, Moves, Question
from sintra.dialogue.questions import Desk
from sintra.i18n import Speaker
from sintra.i18n.languages import codes
from sintra.phrase import Phrase
from sintra.server.table.opening import make_opening
from sintra.server.table.table import Table as ServerTable
from sintra.server.table.who import Who
from sintra.server.wire.messages import CreateTable, Join, Play, SeatRequest, write
from sintra.terminal.screen import Manner, Screen
from tests.bare import registered
from tests.dialogue.table import NAMES, Table, desk, laid

QUESTIONS = ("board", "last", "since", "moves", "cost 1", "rules", "legend", "help", "help cost", "score", "turn")
every_language = pytest.mark.parametrize("language", codes())


@pytest.fixture(autouse=True)
def game() -> Iterator[str]:
    """The game is in the registry during each test."""
    with registered() as name:
        yield name


def ask(line: str, at: Desk, language: str = "en") -> list[str]:
    """Ask a question and give the answer in words."""
    question = at.read(line)
    assert isinstance(question, Question)
    return Speaker(language, names=NAMES).say_all(at.answer(question))


def moves_at(table: Table) -> list[str]:
    """The legal moves in their text form."""
    return [str(move) for move in table.game.legal_moves(table.state)]


def test_moves_are_typed_as_they_are_written_or_by_number(game: str) -> None:
    """Notation works with and without capitals and blanks, and the number is that of the list."""
    table = laid(game)
    first, *_, last = moves = moves_at(table)
    at = desk(table)
    assert at.read(first) == at.read(first.lower()) == at.read(" ".join(first)) == at.read("1") == Moves((first,))
    assert at.read(str(len(moves))) == Moves((last,))
    listed = " ".join(ask("moves", at)[1:])
    assert re.findall(r"(\d+): (\S+?)(?:,|\s|$)", listed) == [(str(at), move) for at, move in enumerate(moves, 1)]


@pytest.mark.parametrize("line", ["0", "9999", "99R9"])
def test_a_line_that_is_no_move_is_told_what_would_be(line: str, game: str) -> None:
    """Numbers outside the list and moves that are not legal lead to the form of a move."""
    with pytest.raises(Misread) as error:
        desk(laid(game)).read(line)
    assert (
        Speaker().say(error.value.phrases[-1])
        == "Type moves to hear all moves; then type one of them, or its number in that list."
    )


@every_language
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_an_answer(question: str, language: str, game: str) -> None:
    """All questions about any game are answered in whole lines of every language; English words always work."""
    table = laid(game)
    table.play_first()
    told = ask(question, desk(table, language), language)
    assert told
    assert all(sentence.strip() and "{" not in sentence for sentence in told)


def test_questions_of_other_games_are_not_known(game: str) -> None:
    """Help lists what can be asked, and nothing that only another game answers."""
    words = vocabulary(game, "en", "words")
    assert "score" in words.commands()
    assert words.command("fit") is None
    assert words.command("star") is None


def test_a_sentence_for_any_game_is_used_where_it_fits(game: str) -> None:
    """Who wins is said in every language; what no language knows is recited, with values in its words."""
    wins = Phrase(f"{game}.wins", {"seat": 1, "score": 30})
    assert Speaker("de", names=NAMES).say(wins) == "Greedy gewinnt mit 30 Punkten."
    taken = Phrase(f"{game}.takes_all", {"seat": 0, "tiles": ("red", 2), "depth": 3})
    assert Speaker("en").say(taken) == "Takes all: player 1, two red tiles, depth 3."
    assert Speaker("de").say(taken) == "Takes all: Spieler 1, zwei rote Fliesen, depth 3."
    assert Speaker("en", style="compact").say(taken) == "takes all: player 1, two R tiles, depth\n3."


def test_a_hint_has_no_reasons(game: str) -> None:
    """A good move is named, and nothing is claimed about why."""
    table = laid(game)
    move = moves_at(table)[0]
    assert len(desk(table).hint(move)) == 1
    assert lead_of(table.game, table.state, 0, 1) == 0


def test_the_table_is_drawn_as_its_text_board(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Where a table is drawn, the text board stands in for a drawing, below who is to move."""
    table = laid(game)
    Screen(Manner(is_plain=False), game, NAMES, 2).show(table.state)
    head, *board = capsys.readouterr().out.splitlines()
    assert head.strip() == "Ana's turn, round 1."
    assert [line.strip() for line in board] == [line.strip() for line in str(table.state).splitlines()]


def test_a_server_sends_the_position_in_words(game: str) -> None:
    """The view of a game that the browser cannot draw has its text board and its description; other games have neither."""
    for name in (game, "azul"):
        table = ServerTable(
            make_opening(CreateTable(game=name, seats=(SeatRequest(kind="here"),) * 2, start=0), "t", 0), bytes(32)
        )
        who = Who(frozenset({0, 1}))
        for seat in (0, 1):
            table.apply(table.decide(who, Join(id=str(seat), seat=seat), 0))
        view = table.view(who, "en")
        assert (b'"state_text"' in write(view)) == (b'"description"' in write(view)) == (name == game)
        if name == game:
            assert view.state_text == str(table.state)
            assert [sentence.key for sentence in view.description or ()] == [p.key for p in table.game.describe(table.state)]
        table.apply(table.decide(who, Play(id="m", sequence=table.sequence, move=view.legal[0].move), 0))
        assert (b'"state_text"' in table.write_update(who, "en", 0)) == (name == game)
