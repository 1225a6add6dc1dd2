"""Where the browser's files lie."""

from __future__ import annotations

from pathlib import Path

import sintra
from sintra.i18n.languages import codes, page_folder

WEB = Path(sintra.__file__).parent / "web"
PAGES = {code: folder for code in codes() if (folder := page_folder(code))}  # what languages bring to the pages
