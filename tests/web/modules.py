"""Which modules a page needs: all that are imported from its first, in the order of finding them."""

from __future__ import annotations

import re
from pathlib import Path

import sintra

WEB = Path(sintra.__file__).parent / "web"
IMPORT = re.compile(r'^(?:import|export)\s[^"]*?from "(\./|\.\./)([^"]+)";', re.MULTILINE)


def imported(first: str) -> list[str]:
    """List the addresses of a module and of everything that it imports."""
    found = [WEB / "js" / first]
    for path in found:
        for match in IMPORT.finditer(path.read_text(encoding="utf-8")):
            other = (path.parent / (match[1] + match[2])).resolve()
            if other not in found:
                found.append(other)
    return [f"/{path.relative_to(WEB).as_posix()}" for path in found]
