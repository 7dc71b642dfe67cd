"""The database: SQLite in WAL mode, or PostgreSQL by its URL; who reads sees one moment, who writes is alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from types import ModuleType
from typing import Any

import sqlmodel
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import OperationalError

from web.storage.memory import Memory
from web.storage.turns import Turns

try:
    from pysqlite3 import dbapi2 as sqlite
except ImportError:  # where it has no wheel, Python's own, if it is new enough
    import sqlite3 as sqlite

PATIENCE = 5_000
"""How long a writer waits for the one before it, in milliseconds."""

_PACE = 0.002
"""How often a writer asks for SQLite's lock, in seconds."""

_WRITERS_LOCK = 20_190_328
"""The key of the advisory lock that PostgreSQL's writers take."""


class DatabaseBusyError(Exception):
    """Another writer held on for too long. Nothing was written: try again."""


class DatabaseUnusableError(Exception):
    """The database cannot be opened, read or written, and why: folder, permission, space, version."""


class Session(sqlmodel.Session):
    """A session of a database. ``writes`` is False where it only reads: then it sees one moment and cannot write."""

    database: "Database"
    writes: bool


class Database:
    """One database, by its URL: ``sqlite:////folder/sumula.db`` or ``postgresql+psycopg://…``.

    On both, one writer at a time, from the start of its transaction, so that what it read still holds when it writes:
    no act needs to check again, and none fails half-way because another came between. Readers wait for nobody.
    ``memory`` keeps what was computed from a revision.
    """

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.memory = Memory()
        self._turns = Turns()
        self.embedded = self.url.get_backend_name() == "sqlite"
        self.engine = _sqlite(url) if self.embedded else _postgresql(url)

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A session that sees one moment of the database and cannot write. Raises DatabaseUnusableError."""
        with self._session(writes=False) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A session alone in writing: committed at the end, undone whole by any exception.

        Raises DatabaseBusyError where the one before takes too long, DatabaseUnusableError where nothing is written.
        """
        until = monotonic() + PATIENCE / 1000
        if not self._turns.take(PATIENCE / 1000):
            raise DatabaseBusyError(_TRY_AGAIN)
        try:
            with self._session(writes=True, until=until) as session:
                yield session
                session.commit()
        finally:
            self._turns.pass_on()

    @contextmanager
    def _session(self, writes: bool, until: float = 0) -> Iterator[Session]:
        engine = self.engine.execution_options(writes=writes, until=until)
        with translated_errors(), Session(engine, expire_on_commit=False) as session:
            session.database, session.writes = self, writes
            session.connection()  # begins at once
            yield session

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()


def sqlite_url(folder: Path) -> str:
    """The URL of the embedded database in a folder, which is made if it is not there. Raises DatabaseUnusableError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseUnusableError(f"The folder {folder} cannot be made: {error.strerror}.") from error
    return f"sqlite:///{(folder / 'sumula.db').resolve()}"


def check_sqlite(version: tuple[int, ...]) -> None:
    """Refuse an SQLite that can lose what its WAL holds when two connections checkpoint (sqlite.org, "WAL reset").

    Fixed in 3.51.3 and, for older lines, in 3.50.7 and 3.44.6. Raises DatabaseUnusableError.
    """
    fixed = version >= (3, 51, 3) or (3, 50, 7) <= version < (3, 51) or (3, 44, 6) <= version < (3, 45)
    if not fixed:
        raise DatabaseUnusableError(
            f"SQLite {'.'.join(map(str, version))} can lose results when two programs use it at once: "
            "3.51.3 or newer is needed (or 3.50.7, or 3.44.6). Install pysqlite3, or a newer Python."
        )


@contextmanager
def translated_errors() -> Iterator[None]:
    """What the driver says, as DatabaseBusyError or DatabaseUnusableError; what is neither passes as it is."""
    try:
        yield
    except OperationalError as error:
        said = str(error.orig)
        if any(words in said for words in _BUSY):
            raise DatabaseBusyError(_TRY_AGAIN) from error
        if any(words in said for words in _UNUSABLE):
            raise DatabaseUnusableError(f"The database cannot be used: {said}. Nothing was written.") from error
        raise


_TRY_AGAIN = "The database is busy. Nothing was written: try again."
_BUSY = ("database is locked", "database table is locked", "lock timeout")
_UNUSABLE = (
    "unable to open database file",
    "attempt to write a readonly database",
    "database or disk is full",
    "disk I/O error",
    "connection failed",
    "No space left on device",
    "server closed the connection",
    "terminating connection",
)


def _sqlite(url: str) -> Engine:
    module: ModuleType = sqlite
    check_sqlite(tuple(module.sqlite_version_info))
    engine = create_engine(url, module=module, pool_size=10, max_overflow=50)

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _: object) -> None:
        connection.isolation_level = None  # begun by us, below, and not by the driver at the first change
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if _writes(connection):
            connection.exec_driver_sql("PRAGMA query_only = OFF")
            connection.exec_driver_sql("PRAGMA busy_timeout = 0")
            _begin_alone(connection)
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {PATIENCE}")
        else:
            connection.exec_driver_sql("PRAGMA query_only = ON")
            connection.exec_driver_sql("BEGIN")

    return engine


def _begin_alone(connection: Connection) -> None:
    """Take the write lock as soon as it is free, asking again at one short pace.

    SQLite's own waiting slows down with time, so that among many processes who has waited longest asks least often and
    may never get it.
    """
    bare: Any = connection.connection.dbapi_connection
    while _left(connection) > 1:
        try:
            bare.execute("BEGIN IMMEDIATE")
        except sqlite.OperationalError as error:
            if "locked" not in str(error):
                break
            sleep(_PACE)
        else:
            return
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _postgresql(url: str) -> Engine:
    engine = create_engine(url, pool_size=10, max_overflow=50, pool_pre_ping=True)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if _writes(connection):
            connection.execute(text(f"SET LOCAL lock_timeout = {_left(connection)}"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_WRITERS_LOCK})"))
        else:
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))

    return engine


def _writes(connection: Connection) -> bool:
    return bool(connection.get_execution_options().get("writes"))


def _left(connection: Connection) -> int:
    """What is left of a writer's patience, in milliseconds and never nothing, since it began to wait for its turn."""
    return max(1, int(1000 * (connection.get_execution_options()["until"] - monotonic())))
