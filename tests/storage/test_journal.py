"""The journal: one row for each accepted change, none for a refused one, and no tampering goes unseen."""

import hashlib
import json

import pytest
from sqlalchemy import text

from tests.acts.events import Small, codes, goals, small_event, token
from web.acts.results import save_sheet
from web.storage.database import Database
from web.storage.journal import broken_at, changes
from web.storage.tables import Event


@pytest.fixture
def small(database: Database) -> Small:
    with database.writing() as session:
        small = small_event(session)
        for number, match in enumerate(small.matches):
            save_sheet(session, match.id, goals(number, 0), 0, small.by, token(), close=True)
        return small


def test_each_accepted_change_is_one_revision_and_one_row(database: Database, small: Small) -> None:
    with database.reading() as session:
        event = session.get_one(Event, 1)
        rows = changes(session, event)
        assert [row.revision for row in rows] == list(range(1, event.revision + 1))
        assert [row.act for row in rows[-6:]] == ["save sheet"] * 6
        assert rows[-1].detail["sheet"] == {"segments": [{"points": [5, 0]}]}
        assert (rows[-1].who, rows[-1].origin, rows[-1].object) == (small.by.who, "mesa 1", "match 6")
        assert broken_at(session, event) is None


def test_a_refused_change_leaves_no_trace(database: Database, small: Small) -> None:
    with database.writing() as session:
        event = session.get_one(Event, 1)
        before = (event.revision, event.head)
        assert codes(save_sheet(session, small.matches[0].id, goals(-1, 0), 1, small.by, token(), "x", close=True))
        assert (event.revision, event.head) == before
        assert len(changes(session, event)) == event.revision


TAMPERED = [
    ("UPDATE \"change\" SET detail = '{}' WHERE revision = 5", 5),
    ('UPDATE "change" SET who = 2 WHERE revision = 7', 7),
    ("UPDATE \"change\" SET act = 'saved sheet' WHERE revision = 3", 3),
    ('DELETE FROM "change" WHERE revision = 4', 4),
    ('DELETE FROM "change" WHERE revision = (SELECT max(revision) FROM "change")', None),
    ('UPDATE "change" SET revision = 100 WHERE revision = 2', 2),
]


@pytest.mark.parametrize(("tampering", "revision"), TAMPERED)
def test_a_row_changed_lost_or_moved_is_found(
    database: Database, small: Small, tampering: str, revision: int | None
) -> None:
    with database.writing() as session:
        connection = session.connection()
        for trigger in _triggers(connection.dialect.name):
            connection.execute(text(trigger))
        connection.execute(
            text("INSERT INTO account (name, email, password_hash, disabled) VALUES ('b', 'b@b', '', 0)")
        )
        connection.execute(text(tampering))
    with database.reading() as session:
        event = session.get_one(Event, 1)
        assert broken_at(session, event) == (revision or event.revision)


def _triggers(dialect: str) -> list[str]:
    if dialect == "sqlite":
        return ["DROP TRIGGER change_no_update", "DROP TRIGGER change_no_delete"]
    return ['DROP TRIGGER change_no_change ON "change"']


def test_anybody_can_recompute_the_seal(database: Database, small: Small) -> None:
    digest = ""
    with database.reading() as session:
        event = session.get_one(Event, 1)
        for row in changes(session, event):
            told = {
                "before": digest,
                "event": row.event_id,
                "revision": row.revision,
                "at": "2026-09-19T17:32:00.000000+00:00",
                "who": row.who,
                "origin": row.origin,
                "act": row.act,
                "object": row.object,
                "detail": row.detail,
            }
            line = json.dumps(told, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
            digest = hashlib.sha256(line.encode()).hexdigest()
        assert event.head == digest
