"""Settings of bots: parsed once, with a clear error for every mistake."""

from __future__ import annotations

import pytest

from sintra.bots.bot import Limit
from sintra.bots.settings import Settings
from sintra.errors import OptionError


def given(**settings: str) -> Settings:
    """Make settings."""
    return Settings("deep", settings)


def test_integers() -> None:
    """An integer is parsed; a missing one has its default."""
    assert given(nodes="12").integer("nodes", 5) == 12
    assert given().integer("nodes", 5) == 5
    assert given(nodes="0").integer("nodes", 5, minimum=0) == 0
    assert given(nodes="9" * 18).integer("nodes", 5) == 10**18 - 1


@pytest.mark.parametrize("text", ["", "0", "-1", "1.5", "x", "1e3", "+1", " 1", "\u0664", "\u00b2", "9" * 19, "9" * 5000])
def test_wrong_integers_are_rejected(text: str) -> None:
    """The message names the bot, the setting and what is expected."""
    with pytest.raises(OptionError, match=r"^bot deep: nodes=.*, expected a whole number from 1"):
        given(nodes=text).integer("nodes", 5)


def test_numbers() -> None:
    """Decimal numbers are parsed, 0 only where it is allowed."""
    assert given(seconds="0.25").number("seconds", None) == 0.25
    assert given(seconds="1e-3").number("seconds", None) == 0.001
    assert given().number("seconds", None) is None
    assert given(margin="0").number("margin", 1.0, may_be_zero=True) == 0


@pytest.mark.parametrize("text", ["", "0", "-1", "nan", "inf", "1,5", "x"])
def test_wrong_numbers_are_rejected(text: str) -> None:
    """Empty texts, negative numbers and non-numbers are rejected."""
    with pytest.raises(OptionError, match="expected a number above 0"):
        given(seconds=text).number("seconds", None)


def test_words() -> None:
    """One of several words is accepted; others are rejected with the list."""
    assert given(playout="light").word("playout", "random", ("random", "light")) == "light"
    assert given().word("playout", "random", ("random", "light")) == "random"
    with pytest.raises(OptionError, match="playout=heavy, expected random, light"):
        given(playout="heavy").word("playout", "random", ("random", "light"))


def test_prefixes() -> None:
    """Settings with a prefix are returned without it; the prefix alone is not one of them."""
    settings = Settings("program", {"set.a": "1", "set.b": "2", "set.": "3", "other": "4"})
    assert settings.with_prefix("set.") == {"a": "1", "b": "2"}
    assert settings.text("other") == "4"
    with pytest.raises(OptionError, match=r"no setting 'set\.'; it has set\.NAME, other"):
        settings.reject_unknown()


def test_limits() -> None:
    """Nodes and seconds make a limit; the default applies only when neither is given."""
    usual = Limit(seconds=0.5)
    assert given().limit(usual) == usual
    assert given(nodes="7").limit(usual) == Limit(nodes=7)
    assert given(seconds="2").limit(usual) == Limit(seconds=2)
    assert given(nodes="7", seconds="2").limit(usual) == Limit(7, 2)


def test_what_nobody_asked_for_is_rejected() -> None:
    """The message lists what there is."""
    settings = given(nodes="7", node="8")
    settings.limit(Limit())
    with pytest.raises(OptionError, match="bot deep has no setting 'node'; it has nodes, seconds"):
        settings.reject_unknown()
    with pytest.raises(OptionError, match="it has none"):
        given(a="1").reject_unknown()
