"""Questions that are asked wrongly, or of a position where the answer is special; right ones stand in the transcripts."""

from __future__ import annotations

import pytest

from sintra import games
from sintra.errors import IllegalMove
from sintra.record import BotSeat, PersonSeat
from sintra.terminal.kinds import KINDS, vocabulary
from sintra.terminal.line import Misread, Question
from sintra.terminal.play import spoken_names
from sintra.terminal.questions import Desk
from sintra.terminal.screen import Manner
from sintra.terminal.session import Session
from tests.terminal.transcripts import advance


def desk(game: str = "azul", language: str = "en", colors: str = "words", **options: str) -> Desk:
    """The desk of a new game, before the first move."""
    session = Session.new(games.make(game, 2, **options), [PersonSeat("Ana"), BotSeat("greedy")], bytes(32))
    advance(session)
    return Desk(session, vocabulary(game, language, colors), spoken_names(session))


def ask(line: str, at: Desk, language: str = "en") -> list[str]:
    """Ask a question and give the answer in words."""
    question = at.read(line)
    assert isinstance(question, Question)
    assert at.answers(question)
    return Manner(language).speaker(["Ana", "Greedy"]).say_all(at.answer(question))


@pytest.mark.parametrize(
    ("game", "line", "key"),
    [
        ("azul", "fit", "terminal.wants"),
        ("azul", "fit 6", "terminal.wants"),
        ("azul", "fit ²", "terminal.wants"),
        ("azul", "row x", "terminal.wants"),
        ("azul", "factory 6", "terminal.wants"),
        ("azul", "where", "terminal.wants"),
        ("azul", "where rde", "terminal.no_color_near"),
        ("azul", "where xyzzy", "terminal.no_color"),
        ("azul", "seat 3", "terminal.no_seat"),
        ("azul", "seat Bob", "terminal.no_seat"),
        ("azul", "cost", "terminal.wants"),
        ("azul", "cost where", "terminal.wants"),
        ("azul", "cost 3 red", "terminal.form.azul"),
        ("azul", "help fitt", "terminal.unknown_near"),
        ("azul", "help xyzzy", "terminal.unknown"),
        ("pavilion", "star", "terminal.wants"),
        ("pavilion", "star 2", "terminal.no_color"),
        ("pavilion", "number 7", "terminal.wants"),
        ("pavilion", "cost +R +R", "terminal.wants"),
    ],
)
def test_a_wrong_question_says_what_is_wanted(game: str, line: str, key: str) -> None:
    """A question with a missing or senseless word is refused with the reason, never with an error of the program."""
    at = desk(game)
    with pytest.raises(Misread) as error:
        ask(line, at)
    assert error.value.phrases[0].key == key
    assert all(Manner().speaker().say(phrase) for phrase in error.value.phrases)


def test_what_an_illegal_move_would_cost() -> None:
    """The question gives the rules' own reason."""
    with pytest.raises(IllegalMove, match="no factory 9"):
        ask("cost 9B1", desk())


def test_a_seat_is_found_by_number_and_by_name() -> None:
    """`seat 2` and `seat greedy` are the same board, in any letters."""
    at = desk()
    assert ask("seat 2", at) == ask("seat GREEDY", at)
    assert ask("seat", at)[0].startswith("Ana")


def test_stars_of_the_grey_side_have_numbers() -> None:
    """On the grey side a star is asked for by its number; a color would be none of its names."""
    at = desk("pavilion", side="grey")
    assert ask("star 2", at) == ["Star 2 is empty."]
    with pytest.raises(Misread):
        ask("star red", at)


def test_nothing_has_happened_yet() -> None:
    """Before the first deal there is nothing to tell, and the answer says so."""
    session = Session.new(games.make("azul"), [PersonSeat(), PersonSeat()], bytes(32))
    at = Desk(session, vocabulary("azul", "de", "words"))
    assert ask("letzter", at, "de") == ["Es ist noch nichts geschehen."]
    assert ask("seit", at, "de") == ["Seit deinem letzten Zug ist nichts geschehen."]


def test_moves_are_shown_with_the_letters_that_are_typed() -> None:
    """With the tactile letters, moves and hints use them, and what is shown can be typed."""
    at = desk(colors="tactile")
    shown = [move for line in ask("moves", at)[1:] for move in line.split()]
    words = vocabulary("azul", "en", "tactile")
    assert any("SCH" in move for move in shown)
    assert not any(letter in move for move in shown for letter in "KYT")
    for move in shown:
        assert KINDS["azul"].read_moves(words.words_of_move(move), words, "draft")


def test_arrow_keys_are_not_sent_back() -> None:
    """What a terminal sends for an arrow key moves no cursor when the line is quoted."""
    with pytest.raises(Misread) as error:
        desk().read("\x1b[A\x1b[Dxyzzy")
    assert "\x1b" not in " ".join(Manner().speaker().say_all(error.value.phrases))


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ([PersonSeat("Ana"), BotSeat("greedy")], ["Ana", "Greedy"]),
        ([PersonSeat("Ana"), BotSeat("greedy"), BotSeat("greedy")], ["Ana", "Greedy 2", "Greedy 3"]),
        ([PersonSeat(), BotSeat("greedy")], []),
    ],
)
def test_seats_have_names_or_numbers(seats: list[PersonSeat | BotSeat], names: list[str]) -> None:
    """All seats have names, or all are numbers: bots of one kind are told apart by their seat."""
    assert spoken_names(Session.new(games.make("azul", len(seats)), seats, bytes(32))) == names
