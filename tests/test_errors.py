"""The tree of errors: as its docstring draws it, and picklable."""

from __future__ import annotations

import copy
import inspect
import pickle
import re

import pytest

from sintra import errors
from sintra.errors import (
    DIED,
    DealSyntax,
    GameIsOver,
    IllegalDeal,
    IllegalMove,
    InvalidState,
    MissingExtra,
    OptionError,
    ProgramError,
    SintraError,
)
from sintra.phrase import Phrase

BRANCH = re.compile(r"^ {4}([│ ]*)(?:[├└]── )?([A-Z]\w+)", re.MULTILINE)
INDENT = 4

REASON = Phrase("azul.refusal.line_full", {"line": 1, "pool": ("blue", "red")})
EXAMPLES = [
    OptionError("wall is 'gray', expected one of coloured, grey"),
    DealSyntax("'BBX' is not a factory"),
    InvalidState(["21 blue tiles in all, expected 20", "2 start markers, expected one"]),
    IllegalMove("3B1", REASON, "line 1 is full"),
    GameIsOver("3B1", Phrase("azul.refusal.over"), "the game is over"),
    IllegalDeal("no deal is due in phase draft"),
    ProgramError("it ended with code 3", DIED, "./mybot"),
    MissingExtra("open-spiel", "rl"),
]


def drawn() -> dict[str, str]:
    """Read the tree in the docstring: each error with its parent, in the order in which they are drawn."""
    found: dict[str, str] = {}
    above = ["Exception"]
    for match in BRANCH.finditer(errors.__doc__ or ""):
        depth = len(match[0].removesuffix(match[2])) // INDENT
        del above[depth:]
        found[match[2]] = above[-1]
        above.append(match[2])
    return found


def defined() -> dict[str, str]:
    """Return each error of the module with its parent, in the order of the code."""
    classes = [value for value in vars(errors).values() if inspect.isclass(value) and value.__module__ == errors.__name__]
    return {value.__name__: value.__bases__[0].__name__ for value in classes}


def test_the_tree_in_the_docstring_is_the_real_one() -> None:
    """Every error is drawn once, below its parent, in the order in which it is defined."""
    assert list(drawn().items()) == list(defined().items())
    assert drawn()["GameIsOver"] == "IllegalMove"


def test_errors_are_what_python_calls_them() -> None:
    """All errors can be caught as ValueError, and a missing package as ImportError."""
    classes = [getattr(errors, name) for name in defined()]
    assert [kind for kind in classes if not issubclass(kind, ValueError)] == [SintraError, MissingExtra]
    assert issubclass(MissingExtra, ImportError)
    assert all(issubclass(kind, SintraError) for kind in classes)


def test_every_error_says_when_it_is_raised() -> None:
    """Every class has a docstring, and every line of the tree its explanation."""
    tree = (errors.__doc__ or "").splitlines()[3 : 3 + len(drawn()) - 1]
    assert [line for line in tree if not re.search(r"\w {2,}\S", line)] == []
    assert all(getattr(errors, name).__doc__ for name in defined())


def test_invalid_state_lists_its_reasons() -> None:
    """The reasons can be counted and read one by one."""
    error = InvalidState(["one", "two"])
    assert error.reasons == ("one", "two")
    assert str(error) == "impossible position: one; two"


def test_illegal_move_names_the_move_and_the_reason() -> None:
    """Programs get the move and the Phrase, people the sentence."""
    error = IllegalMove("3B1", REASON, "line 1 is full")
    assert (error.move, error.reason, str(error)) == ("3B1", REASON, "illegal move 3B1: line 1 is full")


@pytest.mark.parametrize("error", EXAMPLES, ids=repr)
def test_errors_travel_between_processes(error: SintraError) -> None:
    """An error round-trips through pickle and copy: a worker's error must not be lost."""
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):  # noqa: S301 - what we pickled ourselves
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again) == vars(error)
