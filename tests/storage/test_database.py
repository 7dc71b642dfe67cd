"""The database: what every connection is told, which SQLite is refused, and readers and writers at once."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from web.storage import database as module
from web.storage.database import (
    Database,
    DatabaseBusyError,
    DatabaseUnusableError,
    Session,
    check_sqlite,
    sqlite_url,
)
from web.storage.memory import Memory
from web.storage.tables import Account
from web.storage.turns import Turns


def pragma(session: Session, name: str) -> object:
    return session.connection().execute(text(f"PRAGMA {name}")).scalar_one()


def add_account(session: Session, number: int) -> None:
    session.add(Account(name=f"Pessoa {number}", email=f"pessoa{number}@exemplo.test"))


def count(database: Database) -> int:
    with database.reading() as session:
        return int(session.connection().execute(text("SELECT count(*) FROM account")).scalar_one())


@pytest.mark.parametrize("kind", ["reading", "writing"])
def test_every_connection_waits_syncs_and_checks_references(sqlite_database: Database, kind: str) -> None:
    for _ in range(3):
        with getattr(sqlite_database, kind)() as session:
            assert pragma(session, "journal_mode") == "wal"
            assert pragma(session, "synchronous") == 2
            assert pragma(session, "foreign_keys") == 1
            assert pragma(session, "busy_timeout") == 5_000
            assert pragma(session, "query_only") == (kind == "reading")


@pytest.mark.parametrize("version", [(3, 51, 3), (3, 51, 4), (3, 53, 4), (4, 0, 0), (3, 50, 7), (3, 44, 6), (3, 44, 9)])
def test_an_sqlite_with_the_fault_mended_is_taken(version: tuple[int, ...]) -> None:
    check_sqlite(version)


@pytest.mark.parametrize("version", [(3, 7, 0), (3, 40, 1), (3, 44, 5), (3, 45, 0), (3, 50, 6), (3, 51, 0), (3, 51, 2)])
def test_an_sqlite_that_can_lose_results_is_refused(version: tuple[int, ...]) -> None:
    with pytest.raises(DatabaseUnusableError, match=f"SQLite {'.'.join(map(str, version))} can lose results"):
        check_sqlite(version)


def test_the_start_is_refused_on_an_sqlite_that_can_lose_results(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("web.storage.database.sqlite.sqlite_version_info", (3, 40, 1))
    with pytest.raises(DatabaseUnusableError, match="pysqlite3"):
        Database(sqlite_url(tmp_path))


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseUnusableError, match="cannot be made"):
        sqlite_url(tmp_path / "file" / "data")


def test_a_file_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    (tmp_path / "sumula.db").mkdir()
    database = Database(sqlite_url(tmp_path))
    with pytest.raises(DatabaseUnusableError, match="Nothing was written"), database.reading():
        pass


def test_an_exception_undoes_everything(database: Database) -> None:
    def add_and_fail() -> None:
        with database.writing() as session:
            add_account(session, 1)
            session.flush()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        add_and_fail()
    assert count(database) == 0


def test_who_reads_cannot_write(database: Database) -> None:
    def add() -> None:
        with database.reading() as session:
            add_account(session, 1)
            session.flush()

    with pytest.raises((DBAPIError, DatabaseUnusableError), match=r"read-?only"):
        add()
    assert count(database) == 0


def test_who_reads_sees_one_moment(database: Database) -> None:
    with database.reading() as session:
        before = session.connection().execute(text("SELECT count(*) FROM account")).scalar_one()
        with database.writing() as other:
            add_account(other, 1)
        after = session.connection().execute(text("SELECT count(*) FROM account")).scalar_one()
    assert (before, after, count(database)) == (0, 0, 1)


def test_a_writer_waits_for_the_one_before(database: Database) -> None:
    inside, done = threading.Event(), threading.Event()

    def slow() -> None:
        with database.writing() as session:
            inside.set()
            assert not done.wait(0.3)
            add_account(session, 1)

    with ThreadPoolExecutor() as pool:
        first = pool.submit(slow)
        inside.wait()
        with database.writing() as session:
            done.set()
            assert session.connection().execute(text("SELECT count(*) FROM account")).scalar_one() == 1
        first.result()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 100)


@pytest.mark.usefixtures("impatient")
def test_a_lock_held_too_long_ends_in_try_again(database: Database) -> None:
    other = Database(database.url.render_as_string(hide_password=False))
    with database.writing() as session:
        add_account(session, 1)
        with pytest.raises(DatabaseBusyError, match="try again"), other.writing() as second:
            add_account(second, 2)
    other.close()
    assert count(database) == 1


def test_twenty_writers_and_ten_readers_never_find_it_locked(database: Database) -> None:
    each, stop = 10, threading.Event()

    def write(writer: int) -> None:
        for number in range(each):
            with database.writing() as session:
                seen = session.connection().execute(text("SELECT count(*) FROM account")).scalar_one()
                session.add(Account(name=f"{seen}", email=f"{writer}.{number}@exemplo.test"))

    def read() -> int:
        last = 0
        while not stop.wait(0.005):
            now = count(database)
            assert now >= last
            last = now
        return last

    with ThreadPoolExecutor(30) as pool:
        readers = [pool.submit(read) for _ in range(10)]
        try:
            list(pool.map(write, range(20)))
        finally:
            stop.set()
        for reader in readers:
            reader.result()
    with database.reading() as session:
        numbers = session.connection().execute(text("SELECT name FROM account")).scalars()
        assert sorted(map(int, numbers)) == list(range(20 * each))


def test_turns_are_taken_in_the_order_of_coming() -> None:
    turns = Turns()
    served: list[int] = []

    def wait_and_serve(number: int) -> None:
        assert turns.take(9)
        served.append(number)
        turns.pass_on()

    assert turns.take(0)
    came = [threading.Thread(target=wait_and_serve, args=(number,)) for number in range(5)]
    for number, thread in enumerate(came, start=1):
        thread.start()
        while len(turns._waiting) < number:
            time.sleep(0.001)
    assert not turns.take(0.01)
    turns.pass_on()
    for thread in came:
        thread.join()
    assert served == [0, 1, 2, 3, 4]
    assert turns.take(0)


def test_memory_forgets_what_was_longest_unused() -> None:
    memory = Memory(size=2)
    computed: list[str] = []

    def compute(name: str) -> Callable[[], str]:
        def now() -> str:
            computed.append(name)
            return name

        return now

    for name in ("a", "b", "a", "c", "a", "b"):
        assert memory.get(name, compute(name)) == name
    assert computed == ["a", "b", "c", "b"]


def test_a_server_that_is_not_there_is_told() -> None:
    database = Database("postgresql+psycopg://nobody@127.0.0.1:1/nothing")
    with pytest.raises(DatabaseUnusableError, match="Nothing was written"), database.reading():
        pass
