"""A game in the terminal: reads typed lines, runs bots, and prints or draws everything."""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from types import FrameType

from sintra.dialogue.editions import edition_title
from sintra.dialogue.kind import kind_of, vocabulary
from sintra.dialogue.line import Misread, Moves, Question
from sintra.dialogue.move_list import in_words
from sintra.dialogue.names import introduce, lone_person, spoken_names
from sintra.dialogue.questions import Desk
from sintra.dialogue.verbosity import parts_of_round, split_deal, told
from sintra.errors import IllegalMove, ProgramError
from sintra.games import facts
from sintra.phrase import Phrase
from sintra.record import BotSeat
from sintra.session.step import Step, TooMany, tell
from sintra.terminal.faults import system_reason
from sintra.terminal.files import exists, expand_home
from sintra.terminal.local_game import LocalGame
from sintra.terminal.program import command
from sintra.terminal.screen import Manner, Screen
from sintra.terminal.settings import changed, is_setting

LEFT, INTERRUPTED, HUNG_UP = 0, 130, 129  # exit codes: quit, Ctrl-C, terminal closed


class Hangup(Exception):
    """SIGHUP or SIGTERM: the terminal was closed, or the program must stop."""


class Quit(Exception):
    """The person at the keyboard quits."""


class TerminalPlay:
    """The dialogue about one game; `options` reproduce its manner in the command that resumes it.

    An edition that was chosen by its name is announced by it.
    """

    def __init__(self, session: LocalGame, manner: Manner, options: Sequence[str] = (), edition: str = "") -> None:
        self._session = session
        self._edition = edition
        self._options = tuple(options)
        self._you = lone_person(session.seats)
        self._use(manner)
        self._news: list[Phrase] = []  # narrated but not yet printed: it goes below the next drawing
        self._later: list[list[Phrase]] = []  # parts that an empty line tells, one after another
        self._warned = False

    def _use(self, manner: Manner) -> None:
        """Speak in a manner from now on."""
        session = self._session
        names = spoken_names(session.seats, manner.language, has_you=self._you is not None)
        self._screen = Screen(manner, session.game.name, names, session.game.players, self._you)
        self._vocabulary = vocabulary(session.game.name, manner.language, manner.colors)
        self._desk = Desk(session, self._vocabulary, names, self._you, manner.shown)

    def run(self, *, is_resumed: bool = False, is_cut: bool = False) -> int:
        """Play until the game ends or somebody quits; return the exit code."""
        try:
            with _hangups():
                self._greet(is_resumed=is_resumed, is_cut=is_cut)
                self._go()
                self._end()
        except (Quit, EOFError):
            return self._leave(LEFT)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        except Hangup:
            return HUNG_UP  # no output possible; the game was saved after its last event
        except ProgramError:  # of a bot; the game is saved, and the caller reports the error
            self._leave(LEFT)
            raise
        finally:
            self._session.close()
        return LEFT

    # Beginning and end

    def _greet(self, *, is_resumed: bool, is_cut: bool) -> None:
        session, game = self._session, self._session.game
        session.save()  # before any output: the terminal may be gone
        phrases = self._title()
        for seat, sitting in enumerate(session.seats):
            if isinstance(sitting, BotSeat):
                phrases += introduce(seat, sitting.bot, self._screen.manner.language)
            else:
                phrases.append(Phrase("terminal.person", {"seat": seat}))
        phrases += kind_of(game.name).notes(game)
        if is_resumed and session.file:
            phrases.append(Phrase("terminal.resumed", {"path": str(session.file.path)}))
        if is_cut:
            phrases.append(Phrase("terminal.cut"))
        if is_resumed and self._screen.manner.is_plain:
            phrases.append(kind_of(game.name).turn(session.state))
        self._screen.say([*phrases, Phrase("terminal.begin", {"example": self._vocabulary.spell(kind_of(game.name).example)})])
        self._warn()

    def _title(self) -> list[Phrase]:
        """Return the title of the game, by its name in the language if it has one, and what its edition has of its own."""
        game, language = self._session.game, self._screen.manner.language
        own = Phrase(f"terminal.{game.name}", {"players": game.players})
        if self._edition:
            title = edition_title(game.name, self._edition, language)
            about = Phrase(f"dialogue.edition.about.{game.name}.{self._edition}")
            named = Phrase("terminal.edition", {"text": title, "players": game.players})
            return [named, about] if self._screen.speaker.knows(about.key) else [named]
        any_game = Phrase("terminal.game", {"text": facts(game.name).title, "players": game.players})
        return [own if self._screen.speaker.knows(own.key) else any_game]

    def _end(self) -> None:
        self._screen.show(self._session.state)
        self._flush()
        if self._session.file and not self._session.unsaved:
            check = command("verify", file=self._session.file.path)
            self._screen.say([Phrase("terminal.recorded", {"command": check})])

    def _leave(self, code: int) -> int:
        with contextlib.suppress(OSError):  # the terminal may be gone
            print()
            if self._session.file and not self._session.unsaved:
                go_on = command("play", "--resume", file=self._session.file.path, options=self._options)
                self._screen.say([Phrase("terminal.go_on", {"command": go_on})])
            self._warned = False
            self._warn()
            self._screen.say([Phrase("terminal.bye")])
        return code

    # The game

    def _go(self) -> None:
        while not self._session.state.is_over:
            before = self._session.state
            step = self._session.go_on()
            if step is None:
                self._turn()
                continue
            if step.seat is not None and self._session.is_person(step.seat):
                self._tell([Phrase("terminal.forced")])
            self._tell_step(step)
            if step.after.round != before.round and not any(map(self._session.is_person, range(before.players))):
                self._screen.show(before)
                self._flush()

    def _turn(self) -> None:
        """Let a person choose: read lines until a move was played."""
        state = self._session.state
        self._screen.show(state)
        self._flush()
        self._screen.say(self._desk.wanted())
        self._offer()
        while self._session.state is state:
            self._hear(self._screen.ask())

    def _hear(self, line: str) -> None:
        if self._later and not line.strip():
            self._tell_more()
            return
        if manner := changed(self._screen.manner, line):
            self._use(manner)
            self._screen.say([Phrase("terminal.changed")])
            return
        if is_setting(self._screen.manner, line):
            self._screen.say([Phrase("terminal.settings")])
            return
        try:
            heard = self._desk.read(line)
            if isinstance(heard, Moves):
                self._later = []
                for step in self._session.play(heard.texts):
                    self._tell_step(step)
            else:
                self._answer(heard)
        except (Misread, IllegalMove, TooMany) as error:
            self._screen.say(self._desk.refusal(error))

    def _answer(self, question: Question) -> None:
        commands: dict[str, Callable[[tuple[str, ...]], None]] = {
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }
        if not self._desk.answers(question):
            commands[question.command](question.rest)
        elif question == Question("board") and not self._screen.manner.is_plain:
            self._screen.show(self._session.state)
        else:
            self._screen.say(self._desk.answer(question))
            if question == Question("help"):
                self._screen.say([Phrase("terminal.settings")])

    # Commands

    def _hint(self, _: tuple[str, ...]) -> None:
        self._screen.say(self._desk.hint(*self._session.advice()))

    def _undo(self, _: tuple[str, ...]) -> None:
        before = list(self._session.steps)
        if not self._session.undo():
            self._screen.say([Phrase("terminal.nothing_to_undo")])
            return
        self._later = []
        first, *others = before[len(self._session.steps) :]
        move = in_words(self._session.game.parse_move(first.event), self._vocabulary)
        self._tell([Phrase("terminal.undone", {"move": move})])
        answered = dict.fromkeys(step.seat for step in others if step.seat is not None and step.seat != first.seat)
        if answered:
            self._tell([Phrase("terminal.undone_answers", {"seats": tuple(answered)})])

    def _save(self, rest: tuple[str, ...]) -> None:
        if rest:
            path = expand_home(" ".join(rest))
            if exists(path):
                self._screen.say([Phrase("terminal.exists", {"path": str(path)})])
                return
            if error := self._session.save_as(path):
                self._say_unsaved(path, error)
                return
        self._warned = False
        if self._session.unsaved:
            self._warn()
        elif self._session.file:
            self._screen.say([Phrase("terminal.saved", {"path": str(self._session.file.path)})])
            promise = self._session.record.fairness
            if promise and self._screen.manner.verbosity == "full":  # 64 digits are long to listen to
                self._screen.say([Phrase("terminal.commitment", {"text": promise.commitment.hex()})])

    def _quit(self, _: tuple[str, ...]) -> None:
        raise Quit

    # Output

    def _tell_step(self, step: Step) -> None:
        phrases = tell(self._session.game, step)
        if step.seat is None and not self._screen.manner.is_plain:
            phrases = [phrase for phrase in phrases if phrase.key.partition(".")[2] not in self._screen.drawing.shown]
        if self._screen.manner.verbosity == "normal" and not step.after.is_over:
            phrases = self._put_off(step, phrases)
        self._tell(told(phrases, self._screen.manner.verbosity))
        self._warn()

    def _put_off(self, step: Step, phrases: list[Phrase]) -> list[Phrase]:
        """Tell the result of a round first; the scoring and the next deal are deferred if the person can ask for them."""
        is_first = len(self._session.steps) == 1
        if step.seat is None:
            now, rest = split_deal(phrases)
            later = [rest] if rest and not is_first else []
        else:
            now, *later = parts_of_round(phrases)
        if not self._screen.is_heard or self._you is None or not later:
            return [*now, *(phrase for part in later for phrase in part)] if later else phrases
        self._later += later
        return now

    def _tell_more(self) -> None:
        """Tell the next part; of a deal what lies there now, since bots may have moved."""
        part = self._later.pop(0)
        is_deal = split_deal(part)[1] and "table" in self._vocabulary.commands()
        self._screen.say(self._desk.answer(Question("table")) if is_deal else part)
        self._offer()

    def _offer(self) -> None:
        """Say that an empty line tells more."""
        if self._later:
            self._screen.say([Phrase("terminal.more")])

    def _tell(self, phrases: list[Phrase]) -> None:
        """Print immediately if plain, else below the next drawing."""
        self._news += phrases
        if self._screen.manner.is_plain:
            self._flush()

    def _flush(self) -> None:
        self._screen.say(self._news)
        self._news = []

    def _warn(self) -> None:
        """Warn once that the game cannot be saved."""
        error, file = self._session.unsaved, self._session.file
        if error and file and not self._warned:
            self._say_unsaved(file.path, error)
        self._warned = error is not None

    def _say_unsaved(self, path: Path, error: OSError) -> None:
        reason = system_reason(error, self._screen.manner.language)
        self._screen.say([Phrase("terminal.unsaved", {"path": str(path), "reason": reason})])


@contextlib.contextmanager
def _hangups() -> Generator[None]:
    """Turn SIGHUP and SIGTERM into `Hangup` while the game runs."""

    def hang_up(_number: int, _frame: FrameType | None) -> None:
        raise Hangup

    numbers = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [(number, signal.signal(number, hang_up)) for number in numbers]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


def prepare_input(*, is_plain: bool) -> None:
    """Replace invalid bytes in the input, and enable line editing unless the output is plain."""
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr] # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    if not is_plain and sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # pyright: ignore[reportUnusedImport] # noqa: F401, PLC0415 - it changes `input`
