"""`sintra backup`: a complete, verified copy of a database in use, and never a partial one."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from sintra.cli import main
from sintra.server.store.backup import Copied, backup
from sintra.server.store.failures import DatabaseRefused, Unsaved
from sintra.server.store.store import Store
from tests.server.storing import append, create, events, stored


def make(path: Path, tables: int = 3, count: int = 4) -> None:
    """Make a database with tables and events."""

    async def story() -> None:
        async with Store(path) as store:
            for n in range(tables):
                await create(store, f"t{n}")
                await append(store, f"t{n}", 1, count)

    asyncio.run(story())


def read(path: Path, table: str) -> list[bytes]:
    """Read a table from a database by serving it."""

    async def story() -> list[bytes]:
        async with Store(path) as store:
            return await stored(store, table)

    return asyncio.run(story())


def change(path: Path, statement: str) -> None:
    """Change a database behind the store's back."""
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()


def test_a_copy_is_a_database_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command copies everything into one private file that can be served, and says what is in it."""
    database, target = tmp_path / "sintra.db", tmp_path / "copy.db"
    make(database)
    assert main(["backup", str(database), str(target)]) == 0
    assert capsys.readouterr().out.startswith(f"{target}: 3 tables, 12 events, ")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "sintra.db", "sintra.db.lock"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert read(target, "t2") == events("t2", 1, 4)


def test_a_server_goes_on_while_it_is_copied(tmp_path: Path) -> None:
    """Copies that are made during play have all that was acknowledged before and no half appends; nobody's append fails."""
    database = tmp_path / "sintra.db"

    async def story() -> None:
        async with Store(database) as store:
            await create(store, "t0")
            is_over = False

            async def play() -> None:
                last = 0
                while not is_over:
                    await append(store, "t0", last + 1, 3)
                    last += 3

            playing = asyncio.create_task(play())
            for n in range(5):
                before = len(await stored(store, "t0"))
                copied = await asyncio.to_thread(backup, database, tmp_path / f"copy{n}.db")
                assert copied.events >= before
                assert copied.events % 3 == 0
            is_over = True
            await playing
            assert (await stored(store, "t0"))[-1] is not None

    asyncio.run(story())
    for n in range(5):
        bodies = read(tmp_path / f"copy{n}.db", "t0")
        assert bodies == events("t0", 1, len(bodies))


def test_a_copy_that_exists_is_replaced_only_on_demand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without --force the old copy is kept; with it, it is replaced."""
    database, target = tmp_path / "sintra.db", tmp_path / "copy.db"
    make(database)
    target.write_bytes(b"old")
    assert main(["backup", str(database), str(target)]) == 1
    expected = f"sintra: {target} exists already; choose another name, or replace it with --force\n"
    assert capsys.readouterr().err == expected
    assert target.read_bytes() == b"old"
    assert main(["backup", str(database), str(target), "--force"]) == 0
    assert read(target, "t0") == events("t0", 1, 4)


def test_what_cannot_be_copied_or_written_is_refused(tmp_path: Path) -> None:
    """No database, another program's, the database itself, a folder, and a database in use are refused in words."""
    database, notes, music, target = (tmp_path / name for name in ("sintra.db", "notes.txt", "music.db", "copy.db"))
    make(database)
    notes.write_bytes(b"hello" * 1000)
    change(music, "CREATE TABLE songs (title TEXT)")
    with pytest.raises(DatabaseRefused, match="does not exist"):
        backup(tmp_path / "missing.db", target)
    with pytest.raises(Unsaved, match="the file is not a database"):
        backup(notes, target)
    with pytest.raises(DatabaseRefused, match="of another program"):
        backup(music, target)
    with pytest.raises(DatabaseRefused, match="is the database itself"):
        backup(database, database, force=True)
    with pytest.raises(DatabaseRefused, match="is a folder"):
        backup(database, tmp_path, force=True)
    with pytest.raises(Unsaved, match="No such file or directory"):
        backup(database, tmp_path / "missing" / "copy.db")
    assert not target.exists()


def test_a_database_in_use_is_never_replaced(tmp_path: Path) -> None:
    """A copy over a database that is served would mix the two: it is refused, --force or not."""
    database, served = tmp_path / "sintra.db", tmp_path / "served.db"
    make(database)

    async def story() -> None:
        async with Store(served) as store:
            await create(store, "mine")
            with pytest.raises(DatabaseRefused, match="is in use, or its server was killed"):
                backup(database, served, force=True)
            await append(store, "mine", 1)

    asyncio.run(story())
    assert read(served, "mine") == events("mine", 1, 1)


@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("DELETE FROM events WHERE table_id = 't1' AND sequence = 2", "table t1 has 3 of 4 events"),
        ("UPDATE events SET sequence = 9 WHERE table_id = 't1' AND sequence = 4", "table t1 has 4 of 4 events"),
        ("DELETE FROM tables WHERE table_id = 't2'", "refers to a table that is not there"),
    ],
)
def test_a_copy_that_is_not_sound_is_not_kept(tmp_path: Path, statement: str, problem: str) -> None:
    """A lost event or a gap in the database is found by its backup, which then leaves the old copy in its place."""
    database, target = tmp_path / "sintra.db", tmp_path / "copy.db"
    make(database)
    before = backup(database, target)
    assert before == Copied(3, 12, target.stat().st_size)
    change(database, statement)
    with pytest.raises(Unsaved, match=f"the copy is corrupt, so the database is, too: .*{problem}"):
        backup(database, target, force=True)
    assert read(target, "t1") == events("t1", 1, 4)
    assert not (tmp_path / "copy.db.part").exists()


def test_a_damaged_database_is_found(tmp_path: Path) -> None:
    """Bytes that changed on the disk are found by the check of the copy."""
    database, target = tmp_path / "sintra.db", tmp_path / "copy.db"
    make(database, tables=50, count=20)
    content = bytearray(database.read_bytes())
    content[5 * 4096 : 5 * 4096 + 2000] = bytes(2000)
    database.write_bytes(content)
    with pytest.raises(Unsaved, match=r"not sound|damaged"):
        backup(database, target)
    assert not target.exists()
