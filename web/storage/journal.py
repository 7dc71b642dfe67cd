"""The journal: every accepted change makes the next revision of its event and one sealed row, in one transaction."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlmodel import col, select

from web.storage.columns import digest
from web.storage.database import Session
from web.storage.tables import Change, Event


@dataclass(frozen=True, slots=True)
class By:
    """Who does something, when, and from where ("mesa 3", an address). ``who`` is the account's id."""

    who: int
    at: datetime
    origin: str

    def __post_init__(self) -> None:
        if self.at.tzinfo is None:
            raise TypeError("a moment has a time zone")


def record(session: Session, event: Event, by: By, act: str, about: str, detail: Mapping[str, Any]) -> int:
    """Write one change and make the event's next revision, which is returned."""
    event.revision += 1
    change = Change(
        event_id=event.id,
        revision=event.revision,
        at=by.at,
        who=by.who,
        origin=by.origin,
        act=act,
        object=about,
        detail=dict(detail),
        digest="",
    )
    event.head = change.digest = seal(event.head, change)
    session.add(event)
    session.add(change)
    session.flush()
    return event.revision


def seal(before: str, change: Change) -> str:
    """The digest of a change and of all that came before it: SHA-256 of the digest before and the row as JSON."""
    row = {
        "before": before,
        "event": change.event_id,
        "revision": change.revision,
        "at": change.at.astimezone(UTC).isoformat(timespec="microseconds"),
        "who": change.who,
        "origin": change.origin,
        "act": change.act,
        "object": change.object,
        "detail": change.detail,
    }
    return digest(row)


def changes(session: Session, event: Event) -> list[Change]:
    """The changes of an event, oldest first."""
    return list(session.exec(select(Change).where(Change.event_id == event.id).order_by(col(Change.revision))))


def broken_at(session: Session, event: Event) -> int | None:
    """The first revision whose row was changed, lost or moved; None where the journal is whole."""
    before, expected = "", 0
    for expected, change in enumerate(changes(session, event), start=1):
        if change.revision != expected or change.digest != seal(before, change):
            return expected
        before = change.digest
    return None if expected == event.revision and before == event.head else expected + 1
