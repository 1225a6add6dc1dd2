"""The reasons that modules can yield, parsed from their source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType


def yielded(*modules: ModuleType) -> Iterator[str]:
    """Yield every text that generators of these modules yield, as a pattern."""
    for module in modules:
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Yield) and isinstance(node.value, ast.Constant):
                yield re.escape(str(node.value.value))
            elif isinstance(node, ast.Yield) and isinstance(node.value, ast.JoinedStr):
                parts = (re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.value.values)
                yield "".join(parts)
