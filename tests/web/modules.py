"""Where the browser's files lie."""

from __future__ import annotations

from pathlib import Path

import sintra

WEB = Path(sintra.__file__).parent / "web"
