"""Compilation: the only file that imports Numba.

`kernel` marks a function of the rules as compiled and keeps its type. Kernels may call kernels of the same game and read
module constants, nothing else. They take a position as the one element of a structured array (see `record_dtype`), which
costs 0.3 µs to pass from Python instead of 4 µs for a bare record.

Three modes, selected by Numba's environment variables, must agree (the tests run all three):
compiled, uncompiled (``NUMBA_DISABLE_JIT=1``) and bounds-checked (``NUMBA_BOUNDSCHECK=1``).

Compiled code is cached on disk. Numba's own cache goes stale when a *called* file or an imported constant changes, so the cache
folder is named by a digest of the files that compiled code depends on: those that use `kernel`, and all that they import. An
edit to any of them starts an empty cache; edits elsewhere recompile nothing.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Container, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast, get_args, get_type_hints

import numba
import numpy as np
from llvmlite import ir  # pyright: ignore[reportMissingTypeStubs] - it has none
from numba import types
from numba.core import config
from numba.extending import intrinsic

Function = TypeVar("Function", bound=Callable[..., object])
Records = TypeVar("Records", bound=np.ndarray[Any, Any])
_config: Any = config  # Numba sets its attributes at run time

IS_COMPILED = not _config.DISABLE_JIT
DIGEST_LENGTH = 20
_USES_KERNEL = re.compile(rb"^from sintra\._jit import [^\n]*\bkernel\b", re.MULTILINE)
_IMPORT = re.compile(rb"^from sintra\.?(?P<module>[\w.]*) import (?P<names>\([^)]*\)|[^\n#]*)", re.MULTILINE)
KEPT_CACHES = 8  # folders of older sources to keep: branches are switched back and forth


@contextmanager
def _without_scipy() -> Generator[None]:
    """Hide SciPy: Numba asks it for BLAS, which no kernel uses, and importing it takes a quarter of a second."""
    if "scipy.linalg" in sys.modules:
        yield
        return
    modules: dict[str, Any] = sys.modules
    modules["scipy.linalg"] = None  # a module that is None cannot be imported
    try:
        yield
    finally:
        del modules["scipy.linalg"]


with _without_scipy():  # Numba imports this module anyway before it compiles or loads anything
    import numba.np.arraymath as _  # noqa: F401 - imported early, while SciPy is hidden


def compiled_files(package: Path) -> dict[str, bytes]:
    """Read every file that compiled code depends on: those that use `kernel`, and their imports, direct or transitive."""
    texts = {path.relative_to(package).as_posix(): path.read_bytes() for path in package.rglob("*.py")}
    pending = [name for name, text in texts.items() if _USES_KERNEL.search(text)]
    found: dict[str, bytes] = {}
    while pending:
        name = pending.pop()
        if name not in found:
            found[name] = texts[name]
            pending.extend(_imported_files(texts[name], texts))
    return dict(sorted(found.items()))


def _imported_files(text: bytes, known: Container[str]) -> Iterator[str]:
    """Resolve the imports of a source to files: ``from sintra.a import b`` is a/b.py if it exists, else a itself.

    Indented imports are skipped: no kernel can use what is imported inside a function or for the type checker.
    """
    for found in _IMPORT.finditer(text):
        folder = found["module"].decode().replace(".", "/")
        names = found["names"].decode().strip("()").split(",")
        for name in (name.split()[0] for name in names if name.strip()):
            places = (
                f"{folder}/{name}.py".lstrip("/"),
                f"{folder}/{name}/__init__.py",
                f"{folder}.py",
                f"{folder}/__init__.py",
            )
            yield from [place for place in places if place in known][:1]


def source_digest() -> str:
    """Hash what compiled code depends on: its source files, the interpreter, Numba, NumPy and the compile mode."""
    digest = hashlib.sha256()
    for name, text in compiled_files(Path(__file__).parent).items():
        digest.update(name.encode() + b"\0" + text + b"\0")
    mode = f"{sys.version} {numba.__version__} {np.__version__} {_config.BOUNDSCHECK} {_config.OPT}"
    digest.update(mode.encode())
    return digest.hexdigest()[:DIGEST_LENGTH]


def cache_root() -> Path:
    """Return the folder for compiled code: ``SINTRA_CACHE_DIR``, or the user's cache folder."""
    chosen = os.environ.get("SINTRA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "sintra"


def open_cache() -> Path:
    """Create this code's cache folder; fall back to a temporary one if the home folder is not writable."""
    digest = source_digest()
    for root in (cache_root(), Path(tempfile.gettempdir()) / f"sintra-{os.getuid() if hasattr(os, 'getuid') else 0}"):
        folder = root / digest
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if os.access(folder, os.W_OK):
                return folder
        except OSError:
            continue
    return Path(tempfile.mkdtemp(prefix="sintra-"))


def drop_old_caches(current: Path) -> None:
    """Delete the caches of older sources, keeping the newest few."""
    try:
        folders = [
            path for path in current.parent.iterdir() if path.is_dir() and path != current and len(path.name) == DIGEST_LENGTH
        ]
        folders.sort(key=lambda path: path.stat().st_mtime)
        for path in folders[:-KEPT_CACHES]:
            shutil.rmtree(path, ignore_errors=True)
    except OSError:
        return  # another process is cleaning up


CACHE = open_cache()
IS_COLD = IS_COMPILED and not any(CACHE.iterdir())
_config.CACHE_DIR = str(CACHE)
if IS_COLD:
    drop_old_caches(CACHE)


def kernel(function: Function) -> Function:
    """Compile a function of the rules: without the GIL, cached on disk."""
    compiled: Any = numba.njit(function, cache=True, nogil=True, error_model="numpy")
    return cast("Function", compiled)


def record_dtype(fields: type) -> np.dtype[Any]:
    """Build the structured dtype of a position from a class that declares ``name: Annotated[type, code, *shape]``.

    Fields go from wide to narrow, and the end is padded to whole words: NumPy does not copy padding between fields, so with
    gaps equal positions would not have equal bytes.
    """
    columns: list[Any] = []
    for name, hint in get_type_hints(fields, include_extras=True).items():
        _, code, *shape = get_args(hint)
        columns.append((name, code, tuple(shape)) if shape else (name, code))
    if filling := -np.dtype(columns).itemsize % 8:
        columns.append(("filling", "i1", (filling,)))
    packed, aligned = np.dtype(columns), np.dtype(columns, align=True)
    if packed.itemsize != aligned.itemsize:
        raise TypeError(f"the fields of {fields.__name__} leave gaps: put wide ones before narrow ones")
    return np.dtype((np.record, aligned))


class Fields:
    """The fields of the first position of an array, by name: ten times faster from Python than a NumPy record."""

    __slots__ = ("_array",)
    _array: np.ndarray[Any, Any]

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        object.__setattr__(self, "_array", array)

    def __getattr__(self, name: str) -> Any:
        field: Any = self._array[name]
        return field[0]

    def __setattr__(self, name: str, value: object) -> None:
        self._array[name][0] = value


def copy_records(array: Records) -> Records:
    """Copy an array of positions as bytes: NumPy itself would copy field by field."""
    return cast("Records", np.frombuffer(bytearray(array.tobytes()), array.dtype))


# Bit operations: one machine instruction each when compiled, the same thing in Python when not


def _bits(python: Callable[[int], int], emit: Callable[[Any, Any], Any]) -> Callable[[int], int]:
    """Make a function on words from its Python implementation and its LLVM instruction."""
    if not IS_COMPILED:
        return python

    def typed(_typing_context: Any, word: Any) -> Any:  # noqa: ARG001 - Numba asks for the argument by name
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return emit(builder, arguments[0])

        return types.int64(types.int64), generate

    return cast("Callable[[int], int]", intrinsic(typed))


def _flag(value: int) -> Any:
    return ir.Constant(ir.IntType(1), value)


# How many bits are set.
popcount = _bits(lambda word: int(word).bit_count(), lambda builder, word: builder.ctpop(word))

# The index of the lowest set bit of a nonzero word.
lowest_bit = _bits(
    lambda word: (int(word) & -int(word)).bit_length() - 1,
    lambda builder, word: builder.cttz(word, _flag(1)),
)

# One more than the index of the highest set bit; 0 for 0.
bit_length = _bits(
    lambda word: int(word).bit_length(),
    lambda builder, word: builder.sub(ir.Constant(ir.IntType(64), 64), builder.ctlz(word, _flag(0))),
)

# The word itself, as a variable. Numba gives a literal a type of its own, and a recursive compiled function that is called with
# one crashes when it is loaded from the cache: pass `variable(1)`.
variable = _bits(int, lambda _builder, word: word)


# Bytes: how observations and masks are written


def _plain_write_bits(out: Any, at: int, bits: int) -> None:
    out[at : at + BITS_WRITTEN] = [int(bits) >> bit & 1 for bit in range(BITS_WRITTEN)]


def _typed_write_bits(_typing_context: Any, out: Any, _at: Any, _bits: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> None:
        array, at, bits = arguments
        place = builder.gep(context.make_array(out)(context, builder, array).data, [at])
        flags = builder.bitcast(builder.trunc(bits, ir.IntType(BITS_WRITTEN)), ir.VectorType(ir.IntType(1), BITS_WRITTEN))
        values = builder.zext(flags, ir.VectorType(ir.IntType(8), BITS_WRITTEN))
        builder.store(values, builder.bitcast(place, values.type.as_pointer()), align=1)

    return types.void(out, types.int64, types.int64), generate


BITS_WRITTEN = 32

# Write the lower 32 bits of a word as 32 bytes of 0 or 1 into a contiguous array of bytes; bounds are not checked.
write_bits: Callable[[Any, int, int], None] = cast(
    "Callable[[Any, int, int], None]", intrinsic(_typed_write_bits) if IS_COMPILED else _plain_write_bits
)
