"""A game at one keyboard: people type lines, bots answer, and everything is said or drawn."""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from types import FrameType

from sintra.dialogue.kind import kind_of, vocabulary
from sintra.dialogue.line import Misread, Moves, Question
from sintra.dialogue.names import introduce, spoken_names
from sintra.dialogue.questions import Desk
from sintra.errors import IllegalMove, ProgramError
from sintra.games import facts
from sintra.phrase import Phrase
from sintra.record import BotSeat
from sintra.session.step import Step, TooMany, tell
from sintra.terminal.files import in_home, is_there
from sintra.terminal.local_game import LocalGame
from sintra.terminal.program import command
from sintra.terminal.screen import Manner, Screen

LEFT, INTERRUPTED, HUNG_UP = 0, 130, 129  # exit codes: as asked, by Ctrl-C, because the terminal was closed


class Hangup(Exception):
    """The terminal was closed, or the program was asked to end."""


class Quit(Exception):
    """The person at the keyboard wants to leave."""


class TerminalPlay:
    """The conversation about one game; some options ask for the same manner when it goes on later."""

    def __init__(self, session: LocalGame, manner: Manner, options: Sequence[str] = ()) -> None:
        self._session = session
        self._options = tuple(options)
        names = spoken_names(session.seats, manner.language)
        self._screen = Screen(manner, session.game.name, names, session.game.players)
        self._vocabulary = vocabulary(session.game.name, manner.language, manner.colors)
        self._desk = Desk(session, self._vocabulary, names)
        self._news: list[Phrase] = []  # told, but in the drawn form not yet shown: it stands below the table
        self._warned = False

    def run(self, *, is_resumed: bool = False, is_cut: bool = False) -> int:
        """Play to the end, or until somebody leaves; return the exit code."""
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
            return HUNG_UP  # nobody is listening; the game was saved after its last event
        except ProgramError:  # of a bot; the game is saved, and why it stopped is said by whoever runs us
            self._leave(LEFT)
            raise
        finally:
            self._session.close()
        return LEFT

    # Beginning and end

    def _greet(self, *, is_resumed: bool, is_cut: bool) -> None:
        session, game = self._session, self._session.game
        session.save()  # before anything is said: nobody may be listening any more
        phrases = [self._title()]
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
        self._screen.say([*phrases, Phrase("terminal.begin", {"example": kind_of(game.name).example})])
        self._warn()

    def _title(self) -> Phrase:
        """Say which game this is, by its name in the language if it has one there."""
        game = self._session.game
        own = Phrase(f"terminal.{game.name}", {"players": game.players})
        any_game = Phrase("terminal.game", {"text": facts(game.name).title, "players": game.players})
        return own if self._screen.speaker.knows(own.key) else any_game

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
                self._tell([Phrase("terminal.forced", {"text": self._vocabulary.spell(step.event)})])
            self._tell_step(step)
            if step.after.round != before.round and not any(map(self._session.is_person, range(before.players))):
                self._screen.show(before)
                self._flush()

    def _turn(self) -> None:
        """Let a person choose: lines are read until something has been played."""
        state = self._session.state
        self._screen.show(state)
        self._flush()
        if self._screen.manner.is_plain:
            self._screen.say([kind_of(self._session.game.name).turn(state)])
        self._screen.say(self._desk.wanted())
        while self._session.state is state:
            self._hear(self._screen.ask())

    def _hear(self, line: str) -> None:
        try:
            heard = self._desk.read(line)
            if isinstance(heard, Moves):
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
        elif question.command == "board" and not self._screen.manner.is_plain:
            self._screen.show(self._session.state)
        else:
            self._screen.say(self._desk.answer(question))

    # Commands

    def _hint(self, _: tuple[str, ...]) -> None:
        self._screen.say(self._desk.hint(*self._session.advice()))

    def _undo(self, _: tuple[str, ...]) -> None:
        is_undone = self._session.undo()
        self._tell([Phrase("terminal.undone" if is_undone else "terminal.nothing_to_undo")])
        if not is_undone:
            self._flush()

    def _save(self, rest: tuple[str, ...]) -> None:
        if rest:
            path = in_home(" ".join(rest))
            if is_there(path):
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
            if promise := self._session.record.fairness:
                self._screen.say([Phrase("terminal.commitment", {"text": promise.commitment.hex()})])

    def _quit(self, _: tuple[str, ...]) -> None:
        raise Quit

    # Telling

    def _tell_step(self, step: Step) -> None:
        told = tell(self._session.game, step)
        if step.seat is None and not self._screen.manner.is_plain:
            told = [phrase for phrase in told if phrase.key.partition(".")[2] not in self._screen.drawing.shown]
        self._tell(told)
        self._warn()

    def _tell(self, phrases: list[Phrase]) -> None:
        """Say something at once, or below the table that is drawn next."""
        self._news += phrases
        if self._screen.manner.is_plain:
            self._flush()

    def _flush(self) -> None:
        self._screen.say(self._news)
        self._news = []

    def _warn(self) -> None:
        """Say once that the game cannot be saved."""
        error, file = self._session.unsaved, self._session.file
        if error and file and not self._warned:
            self._say_unsaved(file.path, error)
        self._warned = error is not None

    def _say_unsaved(self, path: Path, error: OSError) -> None:
        self._screen.say([Phrase("terminal.unsaved", {"path": str(path), "reason": error.strerror or str(error)})])


@contextlib.contextmanager
def _hangups() -> Generator[None]:
    """Make a closed terminal, or a request to end, an exception of ours while the game goes on."""

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
    """Let no byte that is not text end the game, and let lines be edited where that disturbs nobody."""
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr] # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    if not is_plain and sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # pyright: ignore[reportUnusedImport] # noqa: F401, PLC0415 - it changes `input`
