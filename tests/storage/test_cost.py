"""What a save and a table cost does not grow with what was saved before; a full disk loses nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import event, text

from tests.acts.events import Small, goals, small_event, token
from web.acts.answers import Saved
from web.acts.results import save_sheet
from web.rulings import standings_of
from web.storage.database import Database, DatabaseUnusableError
from web.storage.journal import broken_at
from web.storage.tables import Competition, Event, Match


@contextmanager
def counted(database: Database) -> Iterator[list[str]]:
    """The statements that reach the database meanwhile."""
    said: list[str] = []

    def note(_: object, __: object, statement: str, *___: object) -> None:
        said.append(statement)

    event.listen(database.engine, "before_cursor_execute", note)
    yield said
    event.remove(database.engine, "before_cursor_execute", note)


def save(database: Database, small: Small, match: Match, score: int) -> None:
    with database.writing() as session:
        seen = session.get_one(Match, match.id).version
        answer = save_sheet(session, match.id, goals(score, 0), seen, small.by, token(), "de novo", close=True)
        assert isinstance(answer, Saved)


def rank(database: Database) -> None:
    with database.reading() as session:
        assert standings_of(session, session.get_one(Competition, 1)).rankings


def test_the_hundredth_save_asks_no_more_than_the_second(database: Database) -> None:
    with database.writing() as session:
        small = small_event(session)
    save(database, small, small.matches[0], 1)
    with counted(database) as second:
        save(database, small, small.matches[1], 1)
    with counted(database) as first_table:
        rank(database)
    for number in range(96):
        save(database, small, small.matches[number % 6], number)
    with counted(database) as hundredth:
        save(database, small, small.matches[1], 7)
    with counted(database) as last_table:
        rank(database)
    with counted(database) as same_table:
        rank(database)
    assert len(hundredth) <= len(second) + 1 <= 20  # that of the version before
    assert len(last_table) <= len(first_table) <= 16
    assert len(same_table) <= 6


def test_a_full_disk_is_told_and_nothing_is_lost(sqlite_database: Database) -> None:
    with sqlite_database.writing() as session:
        small = small_event(session)
        pages = session.connection().execute(text("PRAGMA page_count")).scalar_one()

    def fill(most: int) -> int:
        saved = 0
        for number in range(200):
            with sqlite_database.writing() as session:
                session.connection().execute(text(f"PRAGMA max_page_count = {most}"))
                seen = session.get_one(Match, 1).version
                answer = save_sheet(session, 1, goals(number, 0), seen, small.by, token(), "x" * 500, close=True)
            saved += isinstance(answer, Saved)
        return saved

    with pytest.raises(DatabaseUnusableError, match=r"full.*Nothing was written"):
        fill(pages + 10)
    with sqlite_database.reading() as session:
        kept = session.get_one(Match, 1).version
        assert kept > 0
        assert broken_at(session, session.get_one(Event, 1)) is None
    assert fill(pages + 10_000) == 200
    with sqlite_database.reading() as session:
        assert session.get_one(Match, 1).version == kept + 200
