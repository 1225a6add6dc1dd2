"""The rules have no optional dependencies: none is loaded with them, and a missing one is named in one line."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sintra.envs.extras import PACKAGES, require_module
from sintra.errors import MissingExtra

pytestmark = pytest.mark.slow

LIBRARIES = ("gymnasium", "open_spiel", "pettingzoo", "PIL", "pyspiel", "torch")
LOADED = f"print([name for name in {LIBRARIES!r} if sys.modules.get(name)])"
HIDE = "import sys; sys.modules.update(dict.fromkeys({hidden!r}))"  # to Python a module that is None cannot be found


def python(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process of its own."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "code",
    [
        "import sintra.games as games, sintra.bots, sintra.record, sintra.arena; games.make('azul'); games.make('pavilion')",
        "import sintra.cli",
        "from sintra.azul import features, batch",
    ],
)
def test_the_rules_load_nothing_of_this(code: str) -> None:
    """Games, bots, records and the command come without any library of the extra."""
    done = python(f"import sys\n{code}\n{LOADED}")
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


def test_the_batch_needs_numpy_alone() -> None:
    """Without any library of the extra, thousands of games can be stepped."""
    hide = HIDE.format(hidden=LIBRARIES)
    step = "from sintra.envs.batch import BatchEnv; env = BatchEnv('azul', 8); env.reset(); env.step(env.sample())"
    done = python(f"{hide}\n{step}\n{LOADED}")
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


@pytest.mark.parametrize(
    ("module", "hidden", "package"),
    [
        ("sintra.envs.azul_v1", "pettingzoo", "pettingzoo"),
        ("sintra.envs.seat", "gymnasium", "gymnasium"),
        ("sintra.envs.spiel", "pyspiel", "open-spiel"),
    ],
)
def test_a_missing_library_is_named_with_its_command(module: str, hidden: str, package: str) -> None:
    """The last line says what to install, and nothing else has to be read."""
    done = python(f"{HIDE.format(hidden=(hidden,))}\nimport {module}")
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last == f'sintra.errors.MissingExtra: {package} is not installed: pip install "sintra[rl]"'


def test_the_command_says_it_in_one_line() -> None:
    """`sintra bench envs` without the extra: one line, no traceback."""
    hide = HIDE.format(hidden=LIBRARIES)
    done = python(f"{hide}\nfrom sintra.cli import main\nsys.exit(main(['bench', 'envs', '--batch', '16']))")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == 'sintra: gymnasium is not installed: pip install "sintra[rl]"\n'


def test_what_else_is_missing_is_told_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A library that is there but lacks something of its own is not mistaken for a missing one."""
    monkeypatch.setitem(sys.modules, "PIL.nothing", None)
    with pytest.raises(MissingExtra, match=r'pillow is not installed: pip install "sintra\[rl\]"'):
        require_module("PIL.nothing")
    assert set(PACKAGES.values()) == {"gymnasium", "open-spiel", "pettingzoo", "pillow"}
