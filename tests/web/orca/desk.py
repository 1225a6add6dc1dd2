"""A desk for one blind player: virtual display, buses, speech-dispatcher, Orca and Chromium, each a child that ends with it.

On Debian: apt install orca speech-dispatcher at-spi2-core dbus xvfb xdotool openbox chromium
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.browsing import ARGUMENTS, CHOOSE
from tests.web.orca.silence import PATIENCE, Silence

PROGRAMS = ("Xvfb", "openbox", "dbus-daemon", "gsettings", "gdbus", "speech-dispatcher", "orca", "xdotool", "chromium")
EMPTY = "data:text/html,"
BUS_LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
BUS = ("--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method", "org.a11y.Bus.GetAddress")
PEN = Path(__file__).with_name("pen.py")
LOOK = 0.05  # seconds between two looks

# As it comes, but for what depends on time or is in the transcript already: a page is not read out while it still loads, and
# keys are not named.
CHOSEN = {
    "profile": ["Default", "default"],
    "enableKeyEcho": False,
    "enableEchoByCharacter": False,
    "sayAllOnLoad": False,
    "pageSummaryOnLoad": False,
}
ORCA = {
    "general": {"profile": ["Default", "default"], "startingProfile": ["Default", "default"]},
    "profiles": {"default": CHOSEN},
    "pronunciations": {},
    "keybindings": {},
}
# Without a timeout: it would end when Orca takes long to come.
SPEECH = """
LogLevel 1
Timeout 0
DefaultLanguage "en"
DefaultModule pen
AddModule "pen" "{pen}" ""
"""


def missing() -> list[str]:
    """Name the programs that this machine lacks."""
    return [name for name in PROGRAMS if not shutil.which(name)] + ([] if Path(BUS_LAUNCHER).exists() else [BUS_LAUNCHER])


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    """Wait for something to happen."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what} after {PATIENCE:.0f} seconds")
        time.sleep(LOOK)


class Desk:
    """Programs in a folder of their own; what Orca says lies in a file there."""

    def __init__(self, folder: Path, stack: contextlib.ExitStack) -> None:
        self._folder = folder
        self._stack = stack
        self.paper = folder / "said.txt"
        self.paper.touch()
        self.environment = self._environment()
        self._silence: Silence | None = None

    def _environment(self) -> dict[str, str]:
        """Keep everything in the folder: settings, sockets, caches."""
        runtime = self._folder / "run"
        runtime.mkdir(mode=0o700)
        kept = {name: value for name, value in os.environ.items() if name in {"PATH", "LANG", "LC_ALL", "TZ"}}
        return kept | {
            "HOME": str(self._folder),
            "XDG_RUNTIME_DIR": str(runtime),
            "GSETTINGS_BACKEND": "keyfile",
            "SPEECHD_ADDRESS": f"unix_socket:{runtime}/speech.sock",
            "LC_ALL": "C.UTF-8",
        }

    def start(self, *command: str, keeps: tuple[int, ...] = ()) -> subprocess.Popen[bytes]:
        """Start a program that ends with the desk; its output goes to a log beside it."""
        log = (self._folder / f"{Path(command[0]).name}.log").open("wb")
        self._stack.callback(log.close)
        process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log, pass_fds=keeps, cwd=self._folder)
        self._stack.callback(stop, process)
        return process

    def told(self, *command: str) -> None:
        """Run a program to its end."""
        subprocess.run(command, env=self.environment, check=True, capture_output=True, timeout=PATIENCE, cwd=self._folder)

    def answers(self, *command: str) -> bool:
        """Say whether a program succeeds."""
        return subprocess.run(command, env=self.environment, check=False, capture_output=True, timeout=PATIENCE).returncode == 0

    # Programs, in their order

    def show(self) -> None:
        """Start the display, which chooses a free number, and a window manager: Orca follows the active window."""
        here, there = os.pipe()
        self.start("Xvfb", "-displayfd", str(there), "-screen", "0", "1440x900x24", "-nolisten", "tcp", keeps=(there,))
        os.close(there)
        with os.fdopen(here) as number:
            self.environment["DISPLAY"] = f":{number.readline().strip()}"

    def connect(self) -> None:
        """Start the bus of the session and the one for accessibility."""
        address = f"unix:path={self.environment['XDG_RUNTIME_DIR']}/bus"
        self.start("dbus-daemon", "--session", "--nofork", f"--address={address}")
        wait_until((Path(self.environment["XDG_RUNTIME_DIR"]) / "bus").exists, "no bus")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        self.start("openbox")
        self.told("gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true")
        self.told("gsettings", "set", "org.gnome.desktop.a11y.applications", "screen-reader-enabled", "true")
        self.start(BUS_LAUNCHER, "--launch-immediately")
        wait_until(lambda: self.answers("gdbus", "call", "--session", *BUS), "no accessibility bus")

    def speak(self) -> None:
        """Start speech-dispatcher with the pen for a voice."""
        settings = self._folder / "speech"
        (settings / "modules").mkdir(parents=True)
        pen = settings / "pen"
        pen.write_text(f"#!/bin/sh\nexec {sys.executable} {PEN} {self.paper}\n", encoding="utf-8")
        pen.chmod(0o700)
        (settings / "speechd.conf").write_text(SPEECH.format(pen=pen), encoding="utf-8")
        socket = Path(self.environment["XDG_RUNTIME_DIR"]) / "speech.sock"
        places = ("-C", str(settings), "-S", str(socket), "-P", str(settings / "pid"), "-L", str(settings))
        self.start("speech-dispatcher", "--run-single", "--communication-method", "unix_socket", *places)
        wait_until(socket.exists, "no speech")

    def listen(self) -> None:
        """Start Orca and wait for its first words."""
        preferences = self._folder / "orca"
        preferences.mkdir()
        (preferences / "user-settings.conf").write_text(json.dumps(ORCA), encoding="utf-8")
        log = str(self._folder / "orca-debug.log")
        self.start("orca", "--user-prefs", str(preferences), "--debug-file", log)
        wait_until(lambda: bool(self.heard()), "Orca is silent")

    def browse(self) -> Page:
        """Start Chromium and look into it; keys come by the display, as from a keyboard."""
        arguments = [*ARGUMENTS, "--force-renderer-accessibility", "--window-position=0,0", "--window-size=1440,900"]
        folder = self._folder / "chromium"
        self.start("chromium", *arguments, f"--user-data-dir={folder}", "--remote-debugging-port=0", f"--app={EMPTY}")
        playwright = self._stack.enter_context(sync_playwright())
        chosen = folder / "DevToolsActivePort"
        wait_until(lambda: chosen.exists() and bool(chosen.read_text(encoding="utf-8")), "no browser")
        port = chosen.read_text(encoding="utf-8").split()[0]
        context = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}").contexts[0]
        context.add_init_script(CHOOSE.replace("CEREMONY", "off"))
        page = context.pages[0]
        page.set_default_timeout(PATIENCE * 1000)
        self._silence = Silence(page, self.paper)
        page.goto(EMPTY)
        return page

    # What is heard

    def heard(self) -> list[str]:
        """Give everything that Orca has said."""
        return self._silence.heard() if self._silence else self.paper.read_text(encoding="utf-8").splitlines()

    def settle(self) -> None:
        """Wait until nothing more is coming."""
        assert self._silence, "no browser yet"
        self._silence.wait()

    def press(self, *keys: str) -> None:
        """Press keys of the keyboard, one after another, and listen until nothing more is coming."""
        assert self._silence, "no browser yet"
        before = self._silence.keys()
        self.told("xdotool", "key", "--delay", "40", *keys)
        self._silence.wait_for_keys(before + len(keys))
        self._silence.wait()


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a program."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@contextlib.contextmanager
def desk(folder: Path) -> Generator[tuple[Desk, Page]]:
    """Start everything in a folder."""
    with contextlib.ExitStack() as stack:
        made = Desk(folder, stack)
        made.show()
        made.connect()
        made.speak()
        made.listen()
        page = made.browse()
        made.settle()
        yield made, page
