"""What the database itself refuses, whatever the program: wrong types, figures out of range, long text, loose ends."""

import re
from datetime import datetime
from typing import Any

import pytest
from sqlalchemy import CheckConstraint, Connection, ForeignKeyConstraint, Integer, Table, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError

from tests.storage.rows import NOON, add_one_of_each
from web.storage.database import Database
from web.storage.tables import Competition, Entry, Event, Match, SheetVersion, Stored

BETWEEN = re.compile(r'(?P<length>length\()?"(?P<column>\w+)"\)? BETWEEN (?P<low>\d+) AND (?P<high>\d+)')
ONLY_ADDED_TO = ("change", "sheet_version", "ruling")


def test_every_table_has_a_row_in_these_tests(database: Database) -> None:
    with database.writing() as session:
        rows = add_one_of_each(session)
    assert {type(row).__tablename__ for row in rows} == set(Stored.metadata.tables)


def wrong_values(table: Table, dialect: str) -> list[tuple[str, Any]]:
    """Each column with what it must refuse: by its type, and just beyond each bound of its checks.

    PostgreSQL rounds a fraction given for a whole number by itself: there, the edge alone refuses it.
    """
    found: list[tuple[str, Any]] = []
    for column in table.columns:
        if isinstance(column.type, Integer):
            found += [(column.name, "abc"), *([(column.name, 1.5)] if dialect == "sqlite" else [])]
        if not column.nullable:
            found.append((column.name, None))
    for check in table.constraints:
        if not isinstance(check, CheckConstraint):
            continue
        said = str(check.sqltext)
        if bounds := BETWEEN.match(said):
            low, high = int(bounds["low"]), int(bounds["high"])
            beyond: list[Any] = [low - 1, high + 1]
            if bounds["length"]:
                beyond = ["x" * n for n in beyond if n >= 0]
            found += [(bounds["column"], value) for value in beyond]
        elif " IN (" in said:
            found.append((said.split('"')[1], "outra coisa"))
    return found


@pytest.mark.parametrize("name", sorted(Stored.metadata.tables))
def test_the_database_refuses_what_a_column_cannot_hold(database: Database, name: str) -> None:
    table = Stored.metadata.tables[name]
    with database.writing() as session:
        add_one_of_each(session)
        connection = session.connection()
        _let_change(connection, name)
        tried = wrong_values(table, connection.dialect.name)
        assert len(tried) > 4
        for column, value in tried:
            with pytest.raises((IntegrityError, DataError, DBAPIError)), connection.begin_nested():
                connection.exec_driver_sql(*_update(connection, name, column, value))


def _update(connection: Connection, table: str, column: str, value: Any) -> tuple[str, tuple[Any, ...]]:
    mark = "?" if connection.dialect.name == "sqlite" else "%s"
    return f'UPDATE "{table}" SET "{column}" = {mark}', (value,)  # noqa: S608 - the names are our own


def _let_change(connection: Connection, table: str) -> None:
    if table not in ONLY_ADDED_TO:
        return
    if connection.dialect.name == "sqlite":
        connection.execute(text(f"DROP TRIGGER {table}_no_update"))
    else:
        connection.execute(text(f'DROP TRIGGER {table}_no_change ON "{table}"'))


@pytest.mark.parametrize("table", ONLY_ADDED_TO)
@pytest.mark.parametrize("change", ['UPDATE "{}" SET id = id + 1', 'DELETE FROM "{}"'])
def test_sheets_and_journal_are_only_added_to(database: Database, table: str, change: str) -> None:
    with database.writing() as session:
        add_one_of_each(session)
        with pytest.raises(DBAPIError, match="only added to"), session.connection().begin_nested():
            session.connection().execute(text(change.format(table)))


def test_every_reference_is_kept(database: Database) -> None:
    change = 'UPDATE "{}" SET "{}" = 999999'
    with database.writing() as session:
        add_one_of_each(session)
        for table in Stored.metadata.sorted_tables:
            _let_change(session.connection(), table.name)
            for reference in table.constraints:
                if isinstance(reference, ForeignKeyConstraint):
                    column = reference.column_keys[0]
                    with pytest.raises(IntegrityError), session.connection().begin_nested():
                        session.connection().execute(text(change.format(table.name, column)))


def test_a_match_and_its_sides_are_of_one_competition(database: Database) -> None:
    with database.writing() as session:
        add_one_of_each(session)
        other = Competition(event_id=1, slug="domino", modality="domino", category="open", name="Dominó")
        session.add(other)
        session.flush()
        stranger = Entry(competition_id=other.id, delegation_id=1, name="alfa", folded="alfa", number=1)
        session.add(stranger)
        session.flush()
        change = text("UPDATE match SET second_entry = :stranger").bindparams(stranger=stranger.id)
        with pytest.raises(IntegrityError), session.connection().begin_nested():
            session.connection().execute(change)


@pytest.mark.parametrize("moment", [datetime(2026, 9, 19, 12, 0), "2026-09-19", 3])  # noqa: DTZ001 - what is refused
def test_a_moment_without_a_zone_is_refused(database: Database, moment: Any) -> None:
    def save() -> None:
        with database.writing() as session:
            add_one_of_each(session)
            session.get_one(Match, 1).starts_at = moment

    with pytest.raises(StatementError, match="time zone"):
        save()


def test_a_moment_is_no_day(database: Database) -> None:
    def save() -> None:
        with database.writing() as session:
            add_one_of_each(session)
            session.get_one(Event, 1).starts = NOON

    with pytest.raises(StatementError, match="a day"):
        save()


def test_moments_and_days_come_back_as_they_were(database: Database) -> None:
    with database.writing() as session:
        add_one_of_each(session)
    with database.reading() as session:
        assert session.get_one(SheetVersion, 1).at == NOON
        assert session.get_one(SheetVersion, 1).at.tzinfo is not None
        event = session.get_one(Event, 1)
        assert (event.starts.isoformat(), event.ends.isoformat()) == ("2026-09-18", "2026-09-20")
