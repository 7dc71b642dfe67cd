"""The steps give exactly the tables that the program knows, on both databases; a newer database is left alone."""

import pytest
from sqlalchemy import Connection, text

from web.storage.database import Database, DatabaseUnusableError
from web.storage.migrate import migrate
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
