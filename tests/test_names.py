"""Names: each class once, modules as nouns, so that a search finds one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "sintra"

# Classes that are defined more than once, with the reason
TWINS = "the two games have the same files with the same names"
REPEATED = {
    "Deal": TWINS,
    "Draft": TWINS,
    "Options": TWINS,
    "Position": TWINS,
    "SeatSetup": TWINS,
    "Setup": TWINS,
    "State": TWINS,
    "Step": "one is a message, and its name is part of the published API document",
}
NOUNS_IN_ING = {"drawing", "opening", "spelling"}


def test_no_class_name_is_used_twice() -> None:
    """A class is found by its name alone; what is defined twice is listed with its reason."""
    homes = defaultdict[str, list[str]](list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(path.relative_to(SOURCE).as_posix())
    repeated = {name: places for name, places in homes.items() if len(places) > 1}
    assert set(repeated) == set(REPEATED), repeated


def test_modules_are_named_by_nouns() -> None:
    """No module is called by a gerund: people look for the thing, not for what is done with it."""
    stems = {path.stem for path in SOURCE.rglob("*.py") if path.stem.endswith("ing")}
    assert stems <= NOUNS_IN_ING, stems - NOUNS_IN_ING
