"""The grammar behind the sentences: articles and suffixes of Hungarian, cases of German, articles of English."""

from __future__ import annotations

import pytest

from sintra.i18n.de.grammar import German
from sintra.i18n.de.pavilion_stars import GermanStars
from sintra.i18n.en.grammar import English
from sintra.i18n.en.grammar import article as english_article
from sintra.i18n.grammar import quantity
from sintra.i18n.hu.grammar import Hungarian, accusative, article, instrumental, numbered, suffixed
from sintra.phrase import Value


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("asztal", "az"),
        ("fal", "a"),
        ("oszlop", "az"),
        ("üres", "az"),
        ("szobor", "a"),
        ("ablak", "az"),
        ("Anna", "az"),
        ("1.", "az"),
        ("2.", "a"),
        ("3.", "a"),
        ("4.", "a"),
        ("5.", "az"),
        ("6.", "a"),
        ("7", "a"),
        ("8", "a"),
        ("9", "a"),
        ("10", "a"),  # tíz
        ("11", "a"),  # tizenegy
        ("15", "a"),
        ("50", "az"),  # ötven
        ("51", "az"),
        ("100", "a"),  # száz
        ("500", "az"),
        ("1000", "az"),  # ezer
        ("10000", "a"),
        ("B", "a"),  # bé
        ("R", "az"),  # er
        ("X", "az"),  # iksz
        ("O", "az"),
        ("SCH", "az"),  # es cé há
        ("K", "a"),
        ("T", "a"),
        ("Y", "az"),  # ipszilon
        ("P", "a"),
        ("G", "a"),
        ("L", "az"),
        ("E", "az"),
        ("R csillag", "az"),
        ("2. és 5. sor", "a"),
    ],
)
def test_hungarian_articles_follow_the_sound(text: str, expected: str) -> None:
    """Az stands before a vowel that is heard, be it written as a letter, a digit or a letter's name."""
    assert article(text) == expected


@pytest.mark.parametrize(
    ("word", "into", "off", "at", "what", "by"),
    [
        ("mintasor", "mintasorba", "mintasorról", "mintasornál", "mintasort", "mintasorral"),
        ("korong", "korongba", "korongról", "korongnál", "korongot", "koronggal"),
        ("csempe", "csempébe", "csempéről", "csempénél", "csempét", "csempével"),
        ("dzsóker", "dzsókerbe", "dzsókerről", "dzsókernél", "dzsókert", "dzsókerrel"),
        ("mező", "mezőbe", "mezőről", "mezőnél", "mezőt", "mezővel"),
        ("csillag", "csillagba", "csillagról", "csillagnál", "csillagot", "csillaggal"),
        ("készlet", "készletbe", "készletről", "készletnél", "készletet", "készlettel"),
        ("zsák", "zsákba", "zsákról", "zsáknál", "zsákot", "zsákkal"),
        ("raktár", "raktárba", "raktárról", "raktárnál", "raktárt", "raktárral"),
        ("pont", "pontba", "pontról", "pontnál", "pontot", "ponttal"),
        ("jelző", "jelzőbe", "jelzőről", "jelzőnél", "jelzőt", "jelzővel"),
        ("kezdőjátékos-jelző", *(f"kezdőjátékos-jelző{end}" for end in ("be", "ről", "nél", "t", "vel"))),
        ("papír", "papírba", "papírról", "papírnál", "papírt", "papírral"),
        ("tömb", "tömbbe", "tömbről", "tömbnél", "tömböt", "tömbbel"),
    ],
)
def test_hungarian_suffixes_follow_the_vowels(  # noqa: PLR0913, PLR0917 - one column for each suffix
    word: str, into: str, off: str, at: str, what: str, by: str
) -> None:
    """Back and front vowels, linking vowels, a and e that grow long, v that becomes the consonant before it."""
    assert suffixed(word, "ba", "be") == into
    assert suffixed(word, "ról", "ről") == off
    assert suffixed(word, "nál", "nél") == at
    assert accusative(word) == what
    assert instrumental(word) == by


def test_hungarian_numbers() -> None:
    """Two differs before a noun, parts of a number take -ból or -ből, and things are named by their number."""
    said = Hungarian({})
    assert [said.before_noun(number) for number in (1, 2, 3, 12, 22, 40)] == [
        "egy",
        "két",
        "három",
        "tizenkét",
        "huszonkét",
        "40",
    ]
    assert [said.count(number, "") for number in (1, 2, 12)] == ["egy", "kettő", "tizenkettő"]
    parts = ["egyből", "kettőből", "háromból", "négyből", "ötből", "hatból", "hétből", "nyolcból", "kilencből", "tízből"]
    assert [said.number(number, "of") for number in range(1, 11)] == parts
    assert [numbered(number) for number in range(1, 7)] == ["1-es", "2-es", "3-as", "4-es", "5-ös", "6-os"]


def test_hungarian_points_and_numbers_are_said_as_the_sentence_needs_them() -> None:
    """Points have a sign unless they are counted, nothing is said to bring nothing, and decimals have a comma."""
    said = Hungarian({})
    assert [said.points(value, "") for value in (3, 0, -2)] == ["plusz 3", "plusz 0", "mínusz 2"]
    assert said.points(3, "bare") == "3"
    assert [said.points(value, "brings") for value in (3, 0)] == ["plusz 3 pontot hoz", "most nem hoz pontot"]
    assert said.text("0.05", "decimal") == "0,05"
    assert said.text("game.record", "") == "game.record"
    assert said.numbers((1, 2, 5), "") == "az 1-es, a 2-es és az 5-ös"
    assert said.cells(((1, "red"), (4, "blue")), "as") == "az 1-es piros, a 4-es kék"
    assert said.cells(((1, "red"),), "mező") == "1. mező piros"


def test_hungarian_takes_no_plural_after_numbers() -> None:
    """Ten tiles are ten tile."""
    said = Hungarian({})
    assert said.tiles(("red", 1), "") == "egy piros csempe"
    assert said.tiles(("red", 10), "") == "tíz piros csempe"
    assert [said.tiles(("teal", 2), form) for form in ("few", "count")] == ["két türkiz", "kettő"]
    assert [said.wild(("orange", 3), form) for form in ("", "paid")] == ["három narancssárga dzsóker", "három dzsókerrel"]
    assert [said.color(color, "with") for color in ("blue", "teal", "black")] == ["kékkel", "türkizzel", "feketével"]
    assert Hungarian({"blue": "K"}).color("blue", "with") == "K csempével"


def test_one_tile_of_each_color_needs_no_numbers() -> None:
    """In short, a pool with one tile of each color is a list of colors; where one color has more, all are counted."""
    one_each, more = (("blue", 1), ("red", 1)), (("blue", 1), ("red", 2))
    for said, colors, counted in (
        (English({}), "blue, red", "one blue, two red"),
        (German({}), "Blau und Rot", "eine blaue, zwei rote"),
        (Hungarian({}), "kék és piros", "egy kék, két piros"),
    ):
        assert said.pool(one_each, "few") == colors
        assert said.pool(more, "few") == counted
        assert said.pool(one_each, "") != colors


@pytest.mark.parametrize(
    ("color", "one", "one_dative", "more", "more_dative", "the", "all_five"),
    [
        ("blue", "eine blaue", "einer blauen", "drei blaue", "drei blauen", "die blaue", "blauen"),
        ("yellow", "eine gelbe", "einer gelben", "drei gelbe", "drei gelben", "die gelbe", "gelben"),
        ("red", "eine rote", "einer roten", "drei rote", "drei roten", "die rote", "roten"),
        ("black", "eine schwarze", "einer schwarzen", "drei schwarze", "drei schwarzen", "die schwarze", "schwarzen"),
        ("teal", "eine türkise", "einer türkisen", "drei türkise", "drei türkisen", "die türkise", "türkisen"),
        ("green", "eine grüne", "einer grünen", "drei grüne", "drei grünen", "die grüne", "grünen"),
        ("purple", "eine lila", "einer lila", "drei lila", "drei lila", "die lila", "lila"),
        (
            "orange",
            *("eine orangefarbene", "einer orangefarbenen", "drei orangefarbene", "drei orangefarbenen"),
            *("die orangefarbene", "orangefarbenen"),
        ),
    ],
)
def test_german_colors_are_declined(  # noqa: PLR0913, PLR0917 - one column for each form
    color: str, one: str, one_dative: str, more: str, more_dative: str, the: str, all_five: str
) -> None:
    """Color and number agree with the feminine noun in case and number; lila never changes, and orange takes a longer word."""
    said = German({})
    assert said.tiles((color, 1), "acc") == said.tiles((color, 1), "") == f"{one} Fliese"
    assert said.tiles((color, 1), "dat") == f"{one_dative} Fliese"
    assert said.tiles((color, 3), "acc") == f"{more} Fliesen"
    assert said.tiles((color, 3), "dat") == f"{more_dative} Fliesen"
    assert said.color(color, "the") == f"{the} Fliese"
    assert said.color(color, "no") == f"k{one} Fliese"
    assert said.color(color, "weak") == f"{all_five} Fliesen"


def test_german_jokers_and_stars_are_masculine() -> None:
    """A joker and a star have other endings than a tile, and letters are joined to the noun."""
    said = GermanStars({})
    assert said.wild(("green", 1), "acc") == "einen grünen Joker"
    assert said.wild(("green", 1), "paid") == "einem Joker"
    assert said.wild(("green", 2), "acc") == "zwei grüne Joker"
    assert said.wild(("green", 2), "paid") == "zwei Jokern"
    stars = [said.star("B", form) for form in ("", "acc", "dat", "bare")]
    assert stars == ["der blaue Stern", "den blauen Stern", "dem blauen Stern", "blauer Stern"]
    assert [said.star("C", form) for form in ("", "dat", "bare")] == ["der Mittelstern", "dem Mittelstern", "Mittelstern"]
    assert said.between(("O", "C"), "") == "Orange und dem Mittelstern"
    assert [said.between((star,), "at") for star in ("O", "2")] == ["am orangefarbenen Stern", "an Stern 2"]
    letters = GermanStars({"blue": "B"})
    assert (letters.star("B", "dat"), letters.tiles(("blue", 2), "dat")) == ("dem B-Stern", "zwei B-Fliesen")
    assert letters.between(("B",), "at") == "am B-Stern"


def test_german_colors_stand_before_a_noun_and_after_a_verb() -> None:
    """Before a noun that the sentence itself has, a letter is joined to it; after a verb a color has no ending."""
    assert [German({}).color("orange", form) for form in ("", "is", "before")] == ["Orange", "orange", "orangefarbene "]
    assert [German({"red": "R"}).color("red", form) for form in ("", "is", "before")] == ["R", "R", "R-"]


def test_german_numbers() -> None:
    """Points have a sign where the score changes, none after a verb; decimals have a comma."""
    said = German({})
    assert [said.points(value, "") for value in (5, -2)] == ["plus 5", "minus 2"]
    assert said.points(5, "bare") == "5"
    assert [said.points(value, "earned") for value in (0, 1, 2)] == ["jetzt keine Punkte", "1 Punkt", "2 Punkte"]
    assert (said.text("0.10", "decimal"), said.text("0.10", "")) == ("0,10", "0.10")


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("red", "a"),
        ("orange", "an"),
        ("blue", "a"),
        ("R", "an"),
        ("B", "a"),
        ("SCH", "an"),
        ("X", "an"),
        ("O", "an"),
        ("L", "an"),
    ],
)
def test_english_articles_follow_the_sound(word: str, expected: str) -> None:
    """An stands before a vowel that is heard, also in the name of a letter."""
    assert english_article(word) == expected


def test_english_plurals() -> None:
    """One tile, two tiles; one joker, two jokers."""
    said = English({})
    assert [said.tiles(("red", number), "") for number in (1, 2, 30)] == ["one red tile", "two red tiles", "30 red tiles"]
    assert [said.wild(("red", number), "") for number in (1, 2)] == ["one red joker", "two red jokers"]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (0, 0),
        (1, 1),
        (7, 7),
        (("red", 1), 1),
        (("red", 3), 3),
        ((("red", 1), ("blue", 2)), 3),
        ((0,), 1),
        ((0, 2), 2),
        ("red", 1),
    ],
)
def test_one_or_more_is_decided_by_what_is_counted(value: Value, expected: int) -> None:
    """Numbers count themselves, tiles their number, pools all tiles, lists their members."""
    assert quantity(value) == expected
