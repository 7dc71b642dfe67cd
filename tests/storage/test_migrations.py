"""The steps give exactly the tables that the program knows, on both databases; a newer database is left alone."""

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from web.storage.database import Database, DatabaseUnusableError
from web.storage.migrate import MIGRATIONS, migrate
from web.storage.tables import Stored

SQLITE = "SELECT tbl_name, sql FROM sqlite_master WHERE type IN ('table', 'index') AND sql IS NOT NULL"
POSTGRESQL = """
SELECT table_name, concat_ws(' ', column_name, data_type, is_nullable, column_default)
FROM information_schema.columns WHERE table_schema = 'public'
UNION ALL
SELECT conrelid::regclass::text, conname || pg_get_constraintdef(oid)
FROM pg_constraint WHERE connamespace = 'public'::regnamespace
UNION ALL
SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = 'public'
"""


def schema(connection: Connection) -> set[tuple[str, str]]:
    """Each column, constraint and index with its table, as the database itself tells it."""
    rows = connection.execute(text(SQLITE if connection.dialect.name == "sqlite" else POSTGRESQL))
    lines = {(table, line.strip().rstrip(",")) for table, told in rows for line in told.splitlines()}
    return {(table, line) for table, line in lines if "alembic" not in table}


def test_the_steps_give_the_tables_that_the_program_knows(empty_database: Database) -> None:
    with empty_database.writing() as session:
        Stored.metadata.create_all(session.connection())
        known = schema(session.connection())
        Stored.metadata.drop_all(session.connection())
    migrate(empty_database)
    with empty_database.reading() as session:
        stepped = schema(session.connection())
    assert len(known) > 200
    assert stepped == known


def test_migrating_again_changes_nothing(database: Database) -> None:
    with database.reading() as session:
        before = schema(session.connection())
    migrate(database)
    with database.reading() as session:
        assert schema(session.connection()) == before


def test_a_database_of_a_newer_version_is_left_alone(database: Database) -> None:
    with database.writing() as session:
        session.connection().execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseUnusableError, match="newer version"):
        migrate(database)


BEFORE_HEATS = (
    "INSERT INTO account VALUES (1, 'Ana', 'ana@exemplo.test', '', 0)",
    "INSERT INTO event VALUES (1, 'jogos', 'Jogos', 'Vila', '2026-09-18', '2026-09-20', 'UTC', 'r', 0, '')",
    "INSERT INTO delegation VALUES (1, 1, 'alfa', 'Alfa', 'Alfa', 'alfa', 'Alfa', 'ALF')",
    "INSERT INTO competition VALUES (1, 1, 'truco', 'truco', 'open', 'Truco', 0, 1)",
    "INSERT INTO entry VALUES (1, 1, 1, 'a', 'a', 1), (2, 1, 1, 'b', 'b', 2)",
    "INSERT INTO match VALUES (7, 1, 1, 1, NULL, 1, 1, 1, 2, NULL, '', 1)",
    "INSERT INTO sheet_version VALUES (1, 7, 1, '{}', 'open', 1, '2026-09-19T15:00:00+00:00', 'm', '', 't', 1)",
    "INSERT INTO recorded_order VALUES (1, 1, 'lot', '[2,1]', 1, '2026-09-19T15:00:00+00:00', 'fichas', '')",
)


def test_what_was_kept_before_there_were_heats_is_kept_after(empty_database: Database) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with empty_database.writing() as session:
        config.attributes["connection"] = connection = session.connection()
        command.upgrade(config, "0003")
        for statement in BEFORE_HEATS:
            connection.execute(text(statement))
    migrate(empty_database)
    with empty_database.writing() as session:
        connection = session.connection()
        kept = connection.execute(text("SELECT id, number, first_entry, second_entry, version FROM match")).all()
        orders = connection.execute(text('SELECT contest, stage, "order", note FROM recorded_order')).all()
        assert (kept, orders) == ([(7, 1, 1, 2, 1)], [("", "", "[2,1]", "fichas")])
        if connection.dialect.name == "sqlite":
            assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []
        with pytest.raises(IntegrityError), connection.begin_nested():
            connection.execute(text("DELETE FROM match"))
