"""The reasons for illegal moves in English, for error messages. Other languages translate the same keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sintra.phrase import Phrase, Value

CENTER = 0  # the source; others are the factories


def source_name(source: int) -> str:
    """Name a source in English."""
    return "the center" if source == CENTER else f"factory {source}"


def say(sentences: Mapping[str, str], phrase: Phrase, names: Mapping[str, Callable[[str], str]] | None = None) -> str:
    """Format a reason in English; `names` maps the names of values to their formatters, where needed."""
    return sentences[phrase.key].format(**{name: _say(name, value, names or {}) for name, value in phrase.values.items()})


def _say(name: str, value: Value, names: Mapping[str, Callable[[str], str]]) -> str:
    if name == "source" and isinstance(value, int):
        return source_name(value)
    if name in names:
        return names[name](str(value))
    if isinstance(value, tuple):
        return ", ".join(f"{part[1]} {part[0]}" if isinstance(part, tuple) else str(part) for part in value) or "nothing"
    return str(value)
