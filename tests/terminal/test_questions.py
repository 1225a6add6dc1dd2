"""Questions that are asked wrongly, or of a position where the answer is special; right ones stand in the transcripts."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from sintra import games
from sintra.errors import IllegalMove
from sintra.i18n.speaker import TERMINAL
from sintra.record import BotSeat, PersonSeat
from sintra.terminal.drawing import GLYPHS
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


def at_phase(phase: str, language: str = "en", colors: str = "words", tiles: int = 0, **options: str) -> Desk:
    """The desk of a game of Summer Pavilion when a person with so many tiles acts in a phase; people take what comes first."""
    session = Session.new(games.make("pavilion", 2, **options), [PersonSeat("Ana"), PersonSeat("Bea")], bytes(32))
    advance(session)
    while session.state.phase != phase or hand(session) < tiles:
        moves = [str(move) for move in session.game.legal_moves(session.state)]
        session.play(["pass" if phase == "discard" and "pass" in moves else moves[0]])
        advance(session)
    return Desk(session, vocabulary("pavilion", language, colors), spoken_names(session))


def hand(session: Session) -> int:
    """How many tiles the seat that acts has."""
    return sum(session.state.setup.seats[session.state.turn].hand.values())


@pytest.mark.parametrize(("language", "word"), [("en", "help"), ("de", "hilfe"), ("hu", "súgó")])
def test_help_shows_moves_of_the_side_that_is_played(language: str, word: str) -> None:
    """While tiles are placed, help gives moves that exist on this side, and so does the help on stars."""
    colored, grey = at_phase("place", language), at_phase("place", language, side="grey")
    assert "B6, B6+2, C4R;" in ask(word, colored, language)[0]
    assert "25R, 25R+1, C4R;" in ask(word, grey, language)[0]
    assert "B6" not in ask(word, grey, language)[0]
    star = {"en": "star", "de": "stern", "hu": "csillag"}[language]
    assert f"{star} 2:" in ask(f"{word} {star}", grey, language)[0].lower()
    assert f"{star} 2:" not in ask(f"{word} {star}", colored, language)[0].lower()


def test_a_wrong_question_about_a_grey_star_is_answered_with_its_number() -> None:
    """What is wanted is said for the side that is played."""
    with pytest.raises(Misread) as error:
        ask("star", at_phase("place", side="grey"))
    assert error.value.phrases[1].key == "terminal.help.star_grey"


RULES = {"en": "rules", "de": "regeln", "hu": "szabályok"}
LEGEND = {"en": "legend", "de": "zeichen", "hu": "jelek"}


@pytest.mark.parametrize("language", RULES)
@pytest.mark.parametrize(("game", "options"), [("azul", {"wall": "grey"}), ("pavilion", {"side": "grey"})])
def test_the_rules_are_told_in_ten_sentences(game: str, options: dict[str, str], language: str) -> None:
    """Every game and side has its rules in every language; one sentence differs from side to side."""
    told, grey = (ask(RULES[language], desk(game, language, **chosen), language) for chosen in ({}, options))
    assert len(told) == len(grey) == 10
    assert sum(one != other for one, other in zip(told, grey, strict=True)) == 1
    assert all(sentence.endswith(".") for sentence in told + grey)


def test_the_rules_are_those_of_the_options() -> None:
    """A column brings what the option says."""
    session = Session.new(games.make("azul", 2, column_bonus=5), [PersonSeat(), PersonSeat()], bytes(32))
    at = Desk(session, vocabulary("azul", "en", "words"))
    assert "a full column 5," in ask("rules", at)[-1]
    assert "a full column 7," in ask("rules", desk())[-1]


@pytest.mark.parametrize("language", LEGEND)
@pytest.mark.parametrize(
    ("game", "options", "signs"),
    [
        ("azul", {}, ["··", "▸", "1★", "▶", "="]),
        ("azul", {"wall": "grey"}, ["··", "▸", "1★", "▶", "="]),
        ("pavilion", {}, ["¹", "²", "³", "•", "1★", "(C)", "▶"]),
        ("pavilion", {"side": "grey"}, ["¹", "²", "³", "•", "1★", "(C)", "▶"]),
    ],
)
def test_the_legend_explains_the_signs(game: str, options: dict[str, str], signs: list[str], language: str) -> None:
    """Every sign of the drawn table is explained, each color by its letter and sign."""
    told = ask(LEGEND[language], desk(game, language, **options), language)
    assert all(any(sign in sentence for sentence in told) for sign in signs)
    assert all(f"{letter}{GLYPHS[color]}" in told[0] for color, letter in KINDS[game].letters.items())
    assert ("▸" in " ".join(told)) == (game == "azul")


def test_the_legend_shows_the_letters_that_are_drawn() -> None:
    """With the tactile letters, black is S on the table."""
    assert "S■ black" in ask("legend", desk(colors="tactile"))[0]


def test_all_languages_of_the_terminal_say_the_same() -> None:
    """No language of the terminal lacks a sentence or has one that the others lack."""
    assert set(TERMINAL["en"]) == set(TERMINAL["de"]) == set(TERMINAL["hu"])


def test_what_a_pass_would_cost() -> None:
    """With many tiles in hand a pass costs points, and the question says how many tiles cannot be kept."""
    assert ask("cost pass", at_phase("place", tiles=7))[0].startswith("Pass: only four tiles can be kept, ")
    assert re.fullmatch(r"It costs \d points?\.", ask("cost pass", at_phase("place", tiles=7))[1])
    for language, words in (("de", "kosten passe"), ("hu", "ár passz")):
        assert len(ask(words, at_phase("place", language, tiles=7), language)) == 2


def test_what_a_pass_would_cost_with_few_tiles() -> None:
    """A pass with at most four tiles is free."""
    at = at_phase("place")
    while hand(at.session) > 4:
        at.session.play([str(at.session.game.legal_moves(at.session.state)[0])])
        advance(at.session)
    assert ask("cost pass", at) == ["Pass: all your tiles can be kept, it costs nothing."]


def test_after_a_pass_the_program_says_what_it_wants() -> None:
    """How many tiles must go, with a move that is possible; and when none must any more."""
    at = at_phase("discard", tiles=6)
    session, surplus = at.session, hand(at.session) - 4
    first = str(session.game.legal_moves(session.state)[0])
    said = Manner().speaker().say_all(at.wanted())
    assert said == [f"Discard at least {surplus}, such as {first}, each for a point; then stop keeps the rest."]
    for language in ("de", "hu"):
        assert f" {surplus} " in Manner(language).speaker().say_all(at.wanted())[0]
    while "stop" not in map(str, session.game.legal_moves(session.state)):
        session.play([str(session.game.legal_moves(session.state)[0])])
    assert Manner().speaker().say_all(at.wanted()) == ["Nothing must be discarded: stop keeps your tiles."]
    assert at_phase("place").wanted() == []


def test_a_hint_without_points_names_the_move_only() -> None:
    """Nothing is said about points where there are none."""
    assert len(ask("hint", desk("pavilion"))) == 1


def test_the_start_marker_is_part_of_the_cost() -> None:
    """Who asks what the first taking from the center costs hears that the marker takes a slot."""
    session = Session.new(games.make("azul"), [PersonSeat("Ana"), PersonSeat("Bea")], bytes(32))
    advance(session)
    session.play([str(session.game.legal_moves(session.state)[0])])
    at = Desk(session, vocabulary("azul", "en", "words"))
    move = next(str(move) for move in session.game.legal_moves(session.state) if str(move)[0] == "C")
    assert "The start marker comes along and takes slot 1 of the floor." in ask(f"cost {move}", at)
    other = next(str(move) for move in session.game.legal_moves(session.state) if str(move)[0] != "C")
    assert not any("marker" in sentence for sentence in ask(f"cost {other}", at))


def test_the_start_marker_beside_a_full_floor() -> None:
    """On a full floor the marker costs nothing, and that is said (A8.1)."""
    setup = desk().session.state.setup
    seats = (replace(setup.seats[0], floor=("red",) * 7), *setup.seats[1:])
    found = KINDS["azul"].remarks(replace(setup, seats=seats), "CB1")
    assert [phrase.key for phrase in found] == ["terminal.marker_beside"]
