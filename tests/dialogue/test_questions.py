"""Questions that are asked wrongly, or of a position where the answer is special; right ones stand in the transcripts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from sintra import games
from sintra.dialogue.azul.questions import remarks
from sintra.dialogue.host import HOST_COMMANDS
from sintra.dialogue.kind import kind_of, vocabulary
from sintra.dialogue.line import Misread, Moves, Question
from sintra.dialogue.names import spoken_names
from sintra.dialogue.questions import Desk
from sintra.dialogue.signs import GLYPHS
from sintra.errors import IllegalMove
from sintra.i18n import Speaker
from sintra.i18n.lexicon import letters_of
from sintra.phrase import Phrase
from sintra.record import BotSeat, PersonSeat
from sintra.session.step import TooMany, tell
from tests.dialogue.table import NAMES, Table, desk, laid


def ask(line: str, at: Desk, language: str = "en") -> list[str]:
    """Ask a question and give the answer in words."""
    question = at.read(line)
    assert isinstance(question, Question)
    assert at.answers(question)
    return say(at.answer(question), language)


def say(phrases: Sequence[Phrase], language: str = "en") -> list[str]:
    """Return Phrases in words."""
    return Speaker(language, names=NAMES).say_all(phrases)


@pytest.mark.parametrize(
    ("game", "line", "key"),
    [
        ("azul", "fit", "dialogue.wants"),
        ("azul", "fit 6", "dialogue.no_number"),
        ("azul", "fit ²", "dialogue.wants"),
        ("azul", "row x", "dialogue.wants"),
        ("azul", "factory 6", "dialogue.no_number"),
        ("azul", "where", "dialogue.wants"),
        ("azul", "where rde", "dialogue.no_color_near"),
        ("azul", "where xyzzy", "dialogue.no_color"),
        ("azul", "seat 3", "dialogue.no_seat"),
        ("azul", "seat Bob", "dialogue.no_seat"),
        ("azul", "cost", "dialogue.wants"),
        ("azul", "cost where", "dialogue.wants"),
        ("azul", "cost 3 red", "dialogue.form.azul"),
        ("azul", "help fitt", "dialogue.unknown_near"),
        ("azul", "help xyzzy", "dialogue.unknown"),
        ("pavilion", "star", "dialogue.wants"),
        ("pavilion", "star 2", "dialogue.no_color"),
        ("pavilion", "number 7", "dialogue.no_number"),
        ("pavilion", "cost +R +R", "dialogue.wants"),
    ],
)
def test_a_wrong_question_says_what_is_wanted(game: str, line: str, key: str) -> None:
    """A question with a missing or senseless word is rejected with the reason, never with an error of the program."""
    at = desk(laid(game))
    with pytest.raises(Misread) as error:
        ask(line, at)
    assert error.value.phrases[0].key == key
    assert all(Speaker().say(phrase) for phrase in error.value.phrases)


def test_what_an_illegal_move_would_cost() -> None:
    """The question gives the rules' own reason."""
    with pytest.raises(IllegalMove, match="no factory 9"):
        ask("cost 9B1", desk(laid()))


def test_a_seat_is_found_by_number_and_by_name() -> None:
    """`seat 2` and `seat greedy` are the same board, in any letters."""
    at = desk(laid())
    assert ask("seat 2", at) == ask("seat GREEDY", at)
    assert ask("seat", at)[0].startswith("Ana")


def test_stars_of_the_grey_side_have_numbers() -> None:
    """On the grey side a star is asked for by its number; a color would be none of its names."""
    at = desk(laid("pavilion", side="grey"))
    assert ask("star 2", at) == ["Star 2 is empty."]
    with pytest.raises(Misread):
        ask("star red", at)


def test_nothing_has_happened_yet() -> None:
    """Before the first deal there is nothing to tell, and the answer says so."""
    at = desk(Table(games.make("azul")), "de")
    assert ask("letzter", at, "de") == ["Es ist noch nichts geschehen."]
    assert ask("seit", at, "de") == ["Seit deinem letzten Zug ist nichts geschehen."]


def test_moves_are_shown_with_the_letters_that_are_typed() -> None:
    """With the tactile letters, hints use them, and what is shown can be typed."""
    table = laid()
    at, words = desk(table, colors="tactile"), vocabulary("azul", "en", "tactile")
    for move in map(str, table.game.legal_moves(table.state)):
        shown = str(at.hint(move)[0].values["text"])
        assert not set(shown) & set("KYT")
        assert list(kind_of("azul").read_moves(words.words_of_move(shown), words, "draft")) == [move]


def test_moves_are_listed_in_words_by_place() -> None:
    """A list of moves is a sentence for each place, without any code, and says how many there are."""
    first, *places = ask("moves", desk(laid()))
    assert re.fullmatch(r"\d+ moves are possible\.", first)
    assert len(places) == 5
    assert all(re.fullmatch(r"Factory \d: [a-z, ]+: any line or the floor\.", line) for line in places)
    assert ask("züge", desk(laid(), "de"), "de")[1].endswith(": jede Musterreihe oder Boden.")
    assert ask("moves", desk(laid("pavilion")))[1].startswith("Factory 1: ")


def test_arrow_keys_are_not_sent_back() -> None:
    """What a terminal sends for an arrow key moves no cursor when the line is quoted."""
    with pytest.raises(Misread) as error:
        desk(laid()).read("\x1b[A\x1b[Dxyzzy")
    assert "\x1b" not in " ".join(say(error.value.phrases))


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
    assert spoken_names(seats) == names


def at_phase(phase: str, tiles: int = 0, **options: str) -> Table:
    """A table of Summer Pavilion when a person with so many tiles acts in a phase; people take what comes first."""
    table = laid("pavilion", **options)
    while table.state.phase != phase or hand(table) < tiles:
        moves = [str(move) for move in table.game.legal_moves(table.state)]
        table.play(["pass" if phase == "discard" and "pass" in moves else moves[0]])
    return table


def hand(table: Table) -> int:
    """How many tiles the seat that acts has."""
    return sum(table.state.setup.seats[table.state.turn].hand.values())


@pytest.mark.parametrize(("language", "word"), [("en", "help"), ("de", "hilfe"), ("hu", "súgó")])
def test_help_shows_moves_of_the_side_that_is_played(language: str, word: str) -> None:
    """While tiles are placed, help gives moves that exist on this side, and so does the help on stars."""
    colored, grey = desk(at_phase("place"), language), desk(at_phase("place", side="grey"), language)
    spell = vocabulary("pavilion", language, "words").spell
    assert all(spell(move) in ask(word, colored, language)[0] for move in ("B6", "B6+2", "C4R"))
    assert all(spell(move) in ask(word, grey, language)[0] for move in ("25R", "25R+1", "C4R"))
    assert spell("B6") not in ask(word, grey, language)[0]
    star = {"en": "star", "de": "stern", "hu": "csillag"}[language]
    assert f"{star} 2:" in ask(f"{word} {star}", grey, language)[0].lower()
    assert f"{star} 2:" not in ask(f"{word} {star}", colored, language)[0].lower()


def test_a_wrong_question_about_a_grey_star_is_answered_with_its_number() -> None:
    """What is wanted is said for the side that is played."""
    with pytest.raises(Misread) as error:
        ask("star", desk(at_phase("place", side="grey")))
    assert error.value.phrases[1].key == "dialogue.help.star_grey"


RULES = {"en": "rules", "de": "regeln", "hu": "szabályok"}
LEGEND = {"en": "legend", "de": "zeichen", "hu": "jelek"}


@pytest.mark.parametrize("language", RULES)
@pytest.mark.parametrize(
    ("game", "options", "topics", "other"), [("azul", {"wall": "grey"}, 14, 2), ("pavilion", {"side": "grey"}, 18, 4)]
)
def test_the_rules_are_told(game: str, options: dict[str, str], topics: int, other: int, language: str) -> None:
    """Every game and side has its rules in every language, topic by topic; some of them differ from side to side."""
    told, grey = (ask(RULES[language], desk(laid(game, **chosen), language), language) for chosen in ({}, options))
    assert len(told) == len(grey) == topics
    assert sum(one != another for one, another in zip(told, grey, strict=True)) == other
    assert all(sentence.endswith(".") for sentence in told + grey)


@pytest.mark.parametrize(("game", "options"), [("azul", {"wall": "grey"}), ("pavilion", {"side": "grey"})])
def test_no_sentence_of_the_rules_is_long(game: str, options: dict[str, str]) -> None:
    """Whoever hears the rules hears sentences of fewer than thirty words."""
    told = " ".join(ask("rules", desk(laid(game))) + ask("rules", desk(laid(game, **options))))
    assert max(len(sentence.split()) for sentence in told.split(". ")) < 30


def test_the_rules_are_those_of_the_options() -> None:
    """A column scores what the option says, and the jokers are those of the order that is played."""
    assert "a full column 5," in " ".join(ask("rules", desk(laid(column_bonus=5))))
    assert "a full column 7," in " ".join(ask("rules", desk(laid())))
    assert "purple, green, orange, yellow, blue, red." in " ".join(ask("rules", desk(laid("pavilion"))))
    other = ask("rules", desk(laid("pavilion", joker_order="reverse_side")))
    assert "orange, red, blue, yellow, green, purple." in " ".join(other)


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
    told = ask(LEGEND[language], desk(laid(game, **options), language), language)
    assert all(any(sign in sentence for sentence in told) for sign in signs)
    assert all(f"{letter}{GLYPHS[color]}" in told[0] for color, letter in letters_of(language, game, "letters").items())
    assert ("▸" in " ".join(told)) == (game == "azul")


def test_the_legend_shows_the_letters_that_are_drawn() -> None:
    """With the tactile letters, black is S on the table."""
    assert "S■ black" in ask("legend", desk(laid(), colors="tactile"))[0]


@pytest.mark.parametrize(("game", "signs"), [("azul", ["L4", "H2V3"]), ("pavilion", ["B5", "CS"])])
def test_the_legend_explains_what_is_shown(game: str, signs: list[str]) -> None:
    """Where no table is drawn, the legend has the letters of colors, and the signs of compact lines or the form of moves."""
    table = laid(game)
    plain, compact = (
        ask("legend", Desk(table, vocabulary(game, "en", "words"), NAMES, shown=shown)) for shown in ("letters", "compact")
    )
    assert plain[0] == compact[0]
    assert all(f"{letter} {color}" in plain[0] for color, letter in games.facts(game).letters.items())
    assert "3 red" in plain[1]
    assert all(any(sign in sentence for sentence in compact) for sign in ["S1", "F3", "3/4", "=12", *signs])
    assert not any(sign in " ".join(plain + compact) for sign in (*GLYPHS.values(), "▶", "1★"))


def test_what_a_pass_would_cost() -> None:
    """With many tiles in hand a pass costs points, and the question says how many tiles cannot be kept, and the limit of 1."""
    assert ask("cost pass", desk(at_phase("place", tiles=7)))[0].startswith("Pass: you can keep only four tiles, ")
    assert re.fullmatch(r"It costs \d points?\.", ask("cost pass", desk(at_phase("place", tiles=7)))[1])
    for language, words in (("de", "kosten passe"), ("hu", "ár passz")):
        assert len(ask(words, desk(at_phase("place", tiles=7), language), language)) == 3


def test_what_a_pass_would_cost_with_few_tiles() -> None:
    """A pass with at most four tiles is free."""
    table = at_phase("place")
    while hand(table) > 4:
        table.play_first()
    assert ask("cost pass", desk(table)) == ["Pass: you keep all your tiles, and it costs nothing."]


def test_after_a_pass_the_program_says_what_it_wants() -> None:
    """How many tiles must go, with a move that is possible; and when none must any more."""
    table = at_phase("discard", tiles=6)
    at, surplus = desk(table), hand(table) - 4
    first = str(table.game.legal_moves(table.state)[0])
    said = say(at.wanted())
    assert said == [
        "Greedy's turn.",
        f"Discard at least {surplus}, for example {first}; each costs a point. Then stop keeps the rest.",
    ]
    for language in ("de", "hu"):
        assert f" {surplus} " in say(at.wanted(), language)[1]
    while "stop" not in map(str, table.game.legal_moves(table.state)):
        table.play_first()
    assert say(at.wanted())[1:] == ["You need not discard anything: stop keeps your tiles."]
    assert [phrase.key for phrase in desk(at_phase("place")).wanted()] == ["dialogue.call.pavilion_place"]


def test_a_hint_names_the_move_and_says_why() -> None:
    """The move is named in letters and in words; nothing is said about points where there are none."""
    table = laid("pavilion")
    first, *why = say(desk(table).hint(str(table.game.legal_moves(table.state)[0])))
    assert first == "A good move: Orange from factory 1, in short 1O."
    assert why
    floor = next(move for move in map(str, laid().game.legal_moves(laid().state)) if move.endswith("-"))
    assert re.fullmatch(rf"A good move: \w+ from factory \d to the floor, in short {floor}\.", say(desk(laid()).hint(floor))[0])
    placing = at_phase("place")
    keys = {phrase.key for phrase in desk(placing).hint(str(placing.game.legal_moves(placing.state)[0]))}
    assert keys & {"pavilion.why_most", "pavilion.why_scores"}


WORDS = {"factory": "1", "where": "red", "fit": "1", "row": "1", "col": "1", "star": "c", "number": "1"}


def answered(at: Desk, game: str) -> set[str]:
    """Ask everything that is answered at the desk, with a word where one is needed; give the commands that have an answer."""
    commands = [command for command in vocabulary(game, "en", "words").commands() if command != "cost"]
    asked = [Question(command, (WORDS[command],) if command in WORDS else ()) for command in commands]
    return {question.command for question in asked if at.answers(question) and say(at.answer(question))}


@pytest.mark.parametrize("game", games.names())
def test_every_command_has_somebody_to_answer(game: str) -> None:
    """The desk answers all but the host's commands at any time: before the deal, in play, and when the game is over."""
    table = Table(games.make(game))
    at, expected = desk(table), set(vocabulary(game, "en", "words").commands()) - HOST_COMMANDS - {"cost"}
    assert answered(at, game) == expected
    table.deal()
    while not table.state.is_over:
        if len(table.steps) % 20 == 1:
            assert answered(at, game) == expected
        table.play_first()
    assert answered(at, game) == expected
    with pytest.raises(IllegalMove):
        at.answer(Question("cost", ("1R1" if game == "azul" else "1R",)))


def follow_line(at: Desk, table: Table, line: str) -> list[Phrase]:
    """Play the moves of a line, or give why not."""
    try:
        heard = at.read(line)
        assert isinstance(heard, Moves)
        table.play(heard.texts)
    except (Misread, IllegalMove, TooMany) as error:
        return at.refusal(error)
    return []


def test_a_line_is_followed_or_refused_with_a_reason() -> None:
    """Lines without sense, illegal moves, and moves beyond the turn are rejected in words, and nothing of them is played."""
    table = laid("pavilion")
    at, before = desk(table), table.state
    assert follow_line(at, table, "xyzzy")[0].key == "dialogue.unknown"
    assert follow_line(at, table, "9R")[0].key == "pavilion.refusal.no_such_factory"
    assert table.state is before
    assert follow_line(at, table, str(table.game.legal_moves(table.state)[0])) == []
    assert table.state is not before


def test_moves_beyond_the_turn_are_named() -> None:
    """A line may hold several moves of one turn; the first one beyond it is named, and none is played."""
    table = at_phase("discard", tiles=6)
    before, steps = table.state, list(table.steps)
    moves: list[str] = []
    state = before
    while state.phase == "discard" and state.turn == before.turn:
        moves.append(str(table.game.legal_moves(state)[-1]))
        state = table.game.play(state, moves[-1])
    with pytest.raises(TooMany) as beyond:
        table.play([*moves, "pass"])
    assert say(desk(table).refusal(beyond.value)) == ["Your turn ends before “pass”, so nothing on this line was played."]
    assert (table.state, table.steps) == (before, steps)
    table.play(moves)
    assert [step.event for step in table.steps[len(steps) :]][: len(moves)] == moves


def test_a_seat_asks_while_another_acts() -> None:
    """At a table of a server each seat has a desk of its own, and `your` is the seat that asks."""
    table = laid()
    first = table.play_first()
    mine, theirs = desk(table, seat=0), desk(table, seat=1)
    assert table.state.turn == 1
    assert ask("seat", mine) == ask("seat 1", theirs)
    assert ask("seat", mine) != ask("seat", theirs)
    assert ask("since", mine) == ["Nothing has happened since your last move."]
    assert say(tell(table.game, table.steps[-1]))[0] in ask("since", theirs)
    assert table.steps[-1].event == first


def test_the_start_marker_is_part_of_the_cost() -> None:
    """Who asks what the first taking from the center costs hears that the marker takes a slot."""
    table = laid()
    table.play_first()
    at = desk(table)
    move = next(str(move) for move in table.game.legal_moves(table.state) if str(move)[0] == "C")
    assert "You also take the start marker; it fills floor slot 1." in ask(f"cost {move}", at)
    other = next(str(move) for move in table.game.legal_moves(table.state) if str(move)[0] != "C")
    assert not any("marker" in sentence for sentence in ask(f"cost {other}", at))


def test_the_start_marker_beside_a_full_floor() -> None:
    """On a full floor the marker costs nothing, and that is said (A8.1)."""
    setup = laid().state.setup
    seats = (replace(setup.seats[0], floor=("red",) * 7), *setup.seats[1:])
    found = remarks(replace(setup, seats=seats, center={"blue": 1}), "CB1")
    assert [phrase.key for phrase in found] == ["dialogue.marker_beside"]


def test_cost_says_what_the_line_holds_then_and_what_goes_to_the_center() -> None:
    """Before a move is made it can be asked for all that it would change: line, marker and center."""
    table = laid()
    here, speaker = desk(table), Speaker()
    move = next(move for move in table.game.legal_moves(table.state) if str(move).endswith("5"))
    said = speaker.say_all(here.answer(Question("cost", (str(move),))))
    told = speaker.say_all(table.game.narrate(table.state, move, table.game.play(table.state, move)))
    assert any(re.fullmatch(r"That makes \w+ of five in line 5\.", sentence) for sentence in said)
    assert [one for one in said if one.startswith("To the center")] == [one for one in told if one.startswith("To the center")]
    assert any(one.startswith("To the center") for one in said)
