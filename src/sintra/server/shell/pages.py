"""Static files for browsers, cached in memory plain and gzipped: those in `web`, and those of the languages.

Starlette's StaticFiles with its GZipMiddleware would read and compress a file for every request: 1.3 ms of a core for a script
module instead of 0.03 ms, for no less memory; and plain and gzipped bytes would share one strong ETag.
"""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from sintra import games
from sintra.server.shell import labels
from sintra.server.shell.heads import filled

FOLDER = Path(__file__).parents[2] / "web"
MIME_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
HIDDEN = (".py", ".pyc", ".md")
COMPRESSED_TYPES = ("image/png", "audio/mpeg", "audio/ogg", "font/woff2")
REVALIDATE = "no-cache"  # cached, but revalidated with the ETag: a new version of Sintra is seen at once
MIN_GZIP_BYTES = 256
MISSING = "_missing.html"
NOT_FOUND = 404


@dataclass(frozen=True, slots=True)
class File:
    """One static file."""

    data: bytes = field(repr=False)
    mime_type: str
    etag: str

    @classmethod
    def of(cls, name: str, data: bytes) -> File:
        """Prepare a file."""
        suffix = Path(name).suffix.lower()
        mime_type = MIME_TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        return cls(data, mime_type, sha256(data).hexdigest()[:32])

    @property
    def gzipped(self) -> bytes | None:
        """The file as gzip, where that is shorter; compressed on first use."""
        return None if self.mime_type in COMPRESSED_TYPES or len(self.data) < MIN_GZIP_BYTES else _gzipped(self.data)

    def answer(self, request: Request) -> Response:
        """Respond: gzipped if the browser accepts it, 304 if its cached copy is current."""
        gzipped = self.gzipped if _takes_gzip(request.headers.get("accept-encoding", "")) else None
        is_gzipped = gzipped is not None
        etag = f'"{self.etag}{"-gz" if is_gzipped else ""}"'  # a strong ETag names the bytes as sent
        headers = {"etag": etag, "cache-control": REVALIDATE, "vary": "Accept-Encoding"}
        known = [text.strip().removeprefix("W/") for text in request.headers.get("if-none-match", "").split(",")]
        if etag in known or "*" in known:
            return Response(status_code=304, headers=headers)
        if is_gzipped:
            headers["content-encoding"] = "gzip"
        return Response(gzipped if is_gzipped else self.data, headers=headers, media_type=self.mime_type)


@cache
def _gzipped(data: bytes) -> bytes | None:
    gzipped = gzip.compress(data, 9, mtime=0)
    return gzipped if len(gzipped) < len(data) else None


def _takes_gzip(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        name, _, parameter = part.partition(";")
        if name.strip() in {"gzip", "*"}:
            return parameter.replace(" ", "") not in {"q=0", "q=0.0"}
    return False


def _read(folder: Path, path: Path) -> bytes:
    return filled(folder, path.read_text(encoding="utf-8")).encode() if path.suffix == ".html" else path.read_bytes()


class Pages:
    """All static files by URL path, with the heads of pages filled in; and the 404 page."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._missing = _read(folder, folder / MISSING) if (folder / MISSING).is_file() else None
        self._files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            name = path.relative_to(folder).as_posix()
            if (
                path.is_file()
                and path.suffix not in HIDDEN
                and not any(part.startswith((".", "_")) for part in name.split("/"))
            ):
                self._files[f"/{name}"] = File.of(name, _read(folder, path))
        self._files |= {f"/{name}": File.of(name, data) for name, data in labels.files().items()}

    def missing(self, request: Request) -> Response:
        """Answer 404: with an HTML page for browsers, with one line of text for programs."""
        if self._missing is None or "text/html" not in request.headers.get("accept", ""):
            return PlainTextResponse("There is no such page.\n", NOT_FOUND)
        return HTMLResponse(self._missing, NOT_FOUND)

    def find(self, path: str) -> File | None:
        """Return the file for a path: the file itself, or the page that shows it."""
        if path in self._files:
            return self._files[path]
        path = path.removesuffix("/") or "/"
        names: tuple[str, ...]
        if path == "/":
            names = ("/index.html",)
        elif path == "/favicon.ico":  # browsers request it for anything that is not one of our pages
            names = ("/art/icon-192.png",)
        elif path.startswith("/table/") and path.count("/") == 2:  # noqa: PLR2004 - /table/ID
            names = ("/table.html", "/index.html")
        elif path.startswith(("/rules/", "/learn/")) and path[len("/rules/") :] in games.names():
            names = (f"{path[:6]}.html",)
        else:
            names = (f"{path}.html",) if path.count("/") == 1 and path != "/table" else ()
        return next((self._files[name] for name in names if name in self._files), None)
