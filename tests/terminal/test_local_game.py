"""A game in progress, without a terminal: saving, the secret, undo, resuming, several moves at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from sintra import dealer, games, record
from sintra.errors import IllegalMove, OptionError
from sintra.record import BotSeat, PersonSeat
from sintra.session.step import Step, TooMany, since_turn_of
from sintra.terminal import local_game
from sintra.terminal.files import GameFile
from sintra.terminal.local_game import LocalGame

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def _quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit the search of hints, which play these games, to few nodes."""

    def quick(_: games.AnyGame) -> BotSeat:
        return BotSeat("search", (("nodes", "500"),))

    monkeypatch.setattr(local_game, "hint_bot", quick)


def begin(path: Path | None = None, game: str = "azul", seed: bytes = SEED) -> LocalGame:
    """Begin a game of a person against the greedy bot, up to the person's first choice."""
    file = GameFile(path) if path else None
    session = LocalGame.new(games.make(game), [PersonSeat("Ana"), BotSeat("greedy")], seed, file)
    go_on(session)
    return session


def go_on(session: LocalGame) -> None:
    """Advance until a person must choose."""
    while session.go_on():
        pass


def play_to_end(session: LocalGame) -> None:
    """Follow the hints."""
    go_on(session)
    while not session.state.is_over:
        session.play([session.hint()])
        go_on(session)


@pytest.mark.parametrize("game", games.names())
def test_every_event_is_saved_and_the_seed_stays_secret(game: str, tmp_path: Path) -> None:
    """After each event the file holds it, without the seed; at the end the seed is revealed, its own file gone, all fair."""
    session = begin(tmp_path / "game.record", game)
    while not session.state.is_over:
        text = (tmp_path / "game.record").read_text(encoding="utf-8")
        assert record.parse(text).events == session.record.events
        assert SEED.hex() not in text
        assert session.file is not None
        assert session.file.secret.stat().st_mode & 0o777 == 0o600
        session.play([session.hint()])
        go_on(session)
    assert [path.name for path in tmp_path.iterdir()] == ["game.record"]
    saved = record.parse((tmp_path / "game.record").read_text(encoding="utf-8"))
    assert saved.result is not None
    assert dealer.verify(saved).is_fair


@pytest.mark.parametrize("game", games.names())
def test_a_resumed_game_goes_on_the_same(game: str, tmp_path: Path) -> None:
    """Left and resumed after every choice, a game has the same deals and the same moves of the bot."""
    path = tmp_path / "game.record"
    whole = begin(None, game)
    play_to_end(whole)
    session = begin(path, game)
    while not session.state.is_over:
        session.play([session.hint()])
        go_on(session)
        if not session.state.is_over:
            session, is_cut = LocalGame.resume(path)
            assert not is_cut
    assert session.record.events == whole.record.events


def test_undo_goes_back_to_the_last_choice_of_a_person() -> None:
    """Undo takes back the bot's answer with one's own move, gives the same deals again, and stops at the beginning."""
    session = begin()
    first = session.record
    session.play([session.hint()])
    go_on(session)
    second = session.record
    session.play([session.hint()])
    go_on(session)
    third = session.record
    assert session.undo()
    assert session.record == second
    assert session.undo()
    assert session.record == first
    assert not session.undo()
    session.play([session.hint()])
    go_on(session)
    session.play([session.hint()])
    go_on(session)
    assert session.record == third


def test_undo_passes_over_forced_moves() -> None:
    """A forced move is undone together with the choice before it."""
    for number in range(10):
        session = begin(seed=bytes([number] * 32))
        while not session.state.is_over:
            session.play([session.hint()])
            choice = len(session.record.events) - 1
            go_on(session)
            if any(was_forced(session, step) for step in session.steps[choice + 1 :]):
                assert session.undo()
                assert len(session.record.events) == choice
                return
    pytest.fail("no forced move in these games")


def was_forced(session: LocalGame, step: Step) -> bool:
    """Return whether a step was a forced move of the person."""
    return step.seat == 0 and len(session.game.legal_actions(step.before)) == 1


def test_several_moves_are_played_all_or_none() -> None:
    """A line of moves that cannot be played whole changes nothing, whether a move is illegal or comes after the turn."""
    session = begin(game="pavilion")
    before = session.record
    move = session.hint()
    with pytest.raises(TooMany):
        session.play([move, move])
    with pytest.raises(IllegalMove):
        session.play(["pass", move])
    assert session.record == before


def test_bonus_tiles_are_taken_together() -> None:
    """Where two bonus tiles are due, one line takes both."""
    session = begin(game="pavilion")
    while session.state.phase != "bonus" or session.state.setup.bonus_due < 2 or not session.waits_for_person:
        session.play([session.hint()])
        go_on(session)
    color = next(color for color, number in session.state.setup.supply.items() if number > 1)
    letter = {"purple": "P", "green": "G", "orange": "O", "yellow": "Y", "blue": "B", "red": "R"}[color]
    steps = session.play([f"+{letter}", f"+{letter}"])
    assert [step.event for step in steps] == [f"+{letter}"] * 2


@pytest.mark.parametrize("damage", ["missing", "broken", "other"])
def test_a_game_without_its_seed_is_refused(damage: str, tmp_path: Path) -> None:
    """Without the seed that the record has committed to, no deal could be proved fair: the reason says which file is wrong."""
    session = begin(tmp_path / "game.record")
    assert session.file is not None
    if damage == "missing":
        session.file.secret.unlink()
    else:
        session.file.secret.write_text("nothing" if damage == "broken" else f"seed {bytes(32).hex()}\n", encoding="ascii")
    with pytest.raises(OptionError, match=r"game\.record\.secret"):
        LocalGame.resume(tmp_path / "game.record")


def test_a_game_that_has_ended_is_not_resumed(tmp_path: Path) -> None:
    """There is nothing to go on with; the reason names the command that shows such a game."""
    session = begin(tmp_path / "game.record")
    play_to_end(session)
    with pytest.raises(OptionError, match="sintra replay"):
        LocalGame.resume(tmp_path / "game.record")


def test_a_record_by_hand_can_be_played_on(tmp_path: Path) -> None:
    """A record without a commitment, as somebody writes it by hand, goes on; nothing is promised, no secret kept."""
    path = tmp_path / "hand.record"
    path.write_text("sintra record 1\ngame azul\nplayers 2\nseat 1 person\nseat 2 bot greedy\n", encoding="utf-8")
    session, _ = LocalGame.resume(path)
    go_on(session)
    assert session.record.fairness is None
    assert [file.name for file in tmp_path.iterdir()] == ["hand.record"]


def test_saving_elsewhere(tmp_path: Path) -> None:
    """From then on the game is saved there; the file it had by itself is deleted, one that was chosen stays."""
    session = begin()
    session.file = GameFile(tmp_path / "auto.record", is_chosen=False)
    session.save()
    session.save_as(tmp_path / "chosen.record")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["chosen.record", "chosen.record.secret"]
    session.save_as(tmp_path / "again.record")
    assert (tmp_path / "chosen.record").exists()
    play_to_end(session)
    assert record.parse((tmp_path / "again.record").read_text(encoding="utf-8")).result is not None


def test_a_file_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    """The error is kept to be reported, and the game continues."""
    (tmp_path / "file").write_text("", encoding="ascii")
    session = begin(tmp_path / "file" / "game.record")
    assert session.unsaved is not None
    session.play([session.hint()])
    session.save_as(tmp_path / "game.record")
    assert session.unsaved is None
    assert session.save_as(tmp_path / "file" / "other.record") is not None
    assert session.unsaved is None  # the game is still saved where it was
    assert session.file == GameFile(tmp_path / "game.record")


def test_since_my_last_turn() -> None:
    """Everything after one's own last move is told again, not less and not more."""
    session = begin()
    assert [step.event for step in since_turn_of(session.steps, 0)] == list(session.record.events)
    session.play([session.hint()])
    mine = len(session.record.events)
    go_on(session)
    assert [step.event for step in since_turn_of(session.steps, 0)] == list(session.record.events[mine:])
