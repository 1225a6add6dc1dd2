"""The repository itself: what every checkout must keep, beside the code."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
FOLDERS = (".ci", "bench", "docs", "examples", "src", "tests")  # those that hold our own files
BANNED_NAMES = {"base", "common", "helpers", "manager", "utils"}  # such files have no job of their own

PIN = re.compile(r"([a-z0-9-]+)==([0-9][0-9a-z.+]*)")
MACHINE_PATH = re.compile(r"(?<![\w.:/-])/(?:home|mnt|root|Users|work)/\w+")
CODE_BLOCK = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def our_files() -> Iterator[Path]:
    """All files that are ours: those at the root and below our folders, without caches."""
    yield from (path for path in ROOT.iterdir() if path.is_file())
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def pages() -> list[Path]:
    """All pages of documentation."""
    return sorted(path for path in our_files() if path.suffix == ".md")


def relative(path: Path) -> str:
    """A path as a reader would write it."""
    return path.relative_to(ROOT).as_posix()


def pins() -> dict[str, str]:
    """The versions in constraints.txt."""
    return dict(PIN.findall((ROOT / "constraints.txt").read_text()))


def anchors(page: Path) -> set[str]:
    """The names that links to the headings of a page use."""
    titles = (match[1].lower() for match in HEADING.finditer(page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", title).strip().replace(" ", "-") for title in titles}


def dead_links(page: Path) -> Iterator[str]:
    """The links of a page that lead nowhere; addresses outside the repository are not looked at."""
    text = CODE_BLOCK.sub("", page.read_text(encoding="utf-8"))
    for link in LINK.findall(text):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name) if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            yield link


def requirements(name: str, extras: frozenset[str], seen: set[str]) -> set[str]:
    """Everything that an installed package needs on this machine, and what that needs, and so on."""
    for line in distribution(name).requires or []:
        need = Requirement(line)
        wanted = need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in extras | {""})
        if wanted and canonicalize_name(need.name) not in seen:
            seen.add(canonicalize_name(need.name))
            requirements(need.name, frozenset(need.extras), seen)
    return seen


def test_no_file_names_a_folder_of_one_machine() -> None:
    """A checkout works anywhere: no file holds an absolute path of somebody's machine."""
    found = {
        relative(path): MACHINE_PATH.findall(text)
        for path in our_files()
        if MACHINE_PATH.search(text := path.read_text(encoding="utf-8", errors="ignore"))
    }
    assert found == {}


def test_constraints_hold_exact_versions_and_nothing_else() -> None:
    """The constraints name packages and versions; where to get them is the business of each machine's pip."""
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    assert [line for line in lines if not line.startswith("#") and not PIN.fullmatch(line)] == []


def test_every_package_that_make_installs_is_pinned() -> None:
    """Two machines get the same versions: the needs of Sintra, its tools and its build are pinned to the last one."""
    needed = requirements("sintra", frozenset({"dev"}), set()) | requirements("hatchling", frozenset(), {"hatchling"})
    assert needed - pins().keys() == set()


def test_the_build_backend_is_pinned_once() -> None:
    """A build by pip alone uses the same backend as `make`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["build-system"]["requires"] == [f"hatchling=={pins()['hatchling']}"]


@pytest.mark.parametrize("page", pages(), ids=relative)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    """A reader can follow every link: the file exists, and the heading in it."""
    assert list(dead_links(page)) == []


def test_help_lists_every_target() -> None:
    """A newcomer finds every command by typing `make`."""
    targets = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert targets is not None
    output = subprocess.run(["make", "--no-print-directory"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"^  make (\S+) +\S", output, re.MULTILINE) == targets[1].split()


def test_make_play_passes_arguments_on() -> None:
    """What `sintra web` and `sintra play` take can be given to `make play` and `make play-terminal`."""
    for target, arguments, command in (
        ("play", "--port 8000", "web --port 8000"),
        ("play-terminal", "pavilion --language de", "play pavilion --language de"),
    ):
        line = ["make", "--no-print-directory", "--dry-run", target, f"ARGS={arguments}"]
        output = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        assert output.endswith(f"/sintra {command}\n")


def test_every_ignored_check_has_a_reason() -> None:
    """Every disabled check has a reason: each entry in pyproject.toml and each `noqa` says why."""
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    silent = re.findall(r'^ +"[A-Z]+[0-9]+",?\s*$', settings, re.MULTILINE)
    for path in our_files():
        if path.suffix == ".py" and path != Path(__file__):
            comments = re.findall(r"# noqa.*", path.read_text(encoding="utf-8"))
            silent += [f"{relative(path)}: {text}" for text in comments if not re.match(r"# noqa: [A-Z0-9, ]+ - \S", text)]
    assert silent == []


def test_no_module_is_a_drawer_for_odds_and_ends() -> None:
    """A file is found by its name: none is called after nothing in particular."""
    assert [relative(path) for path in (ROOT / "src").rglob("*.py") if path.stem in BANNED_NAMES] == []


def test_importing_the_package_loads_no_library() -> None:
    """`sintra --help` answers at once, because the package itself imports neither NumPy nor Numba."""
    code = "import sintra, sys; print(sorted({'llvmlite', 'numba', 'numpy'} & sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
