"""The programme of an event: each match with its competition, group, sides and latest sheet, in one question."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy.orm import aliased
from sqlmodel import col, func, select

from web.storage.database import Session
from web.storage.tables import Account, Change, Competition, Delegation, Entry, Group, Match, SheetVersion


@dataclass(frozen=True, slots=True)
class Side:
    """Who stands on one side: the entry, of its delegation."""

    entry: Entry
    delegation: Delegation


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match with all that a page shows of it. ``second`` is None for a bye, ``latest`` where it is unplayed."""

    match: Match
    competition: Competition
    group: Group | None
    first: Side
    second: Side | None
    latest: SheetVersion | None


def fixtures(
    session: Session, event_id: int, *, competition_id: int | None = None, number: int | None = None
) -> list[Fixture]:
    """The matches of an event, of one of its competitions, or the one of that number, in order of time and number."""
    first, second, ours, theirs = aliased(Entry), aliased(Entry), aliased(Delegation), aliased(Delegation)
    found: Any = (
        select(Match, Competition, Group, first, ours, second, theirs, SheetVersion)  # type: ignore[call-overload]
        .join(Competition, col(Competition.id) == Match.competition_id)
        .join(first, first.id == Match.first_entry)
        .join(ours, ours.id == first.delegation_id)
        .outerjoin(second, second.id == Match.second_entry)
        .outerjoin(theirs, theirs.id == second.delegation_id)
        .outerjoin(Group, col(Group.id) == Match.group_id)
        .outerjoin(
            SheetVersion,
            (col(SheetVersion.match_id) == Match.id) & (col(SheetVersion.version) == Match.version),
        )
        .where(Match.event_id == event_id)
    )
    if competition_id is not None:
        found = found.where(Match.competition_id == competition_id)
    if number is not None:
        found = found.where(Match.number == number)
    rows = [
        Fixture(match, competition, group, Side(a, b), Side(c, d) if c else None, latest)
        for match, competition, group, a, b, c, d, latest in session.exec(found)
    ]
    return sorted(rows, key=_order)


def _order(fixture: Fixture) -> tuple[bool, str, int]:
    starts = fixture.match.starts_at
    return (starts is None, starts.isoformat() if starts else "", fixture.match.number)


def sides(session: Session, competition_id: int) -> list[Side]:
    """The entries of a competition with their delegations, by number."""
    found = (
        select(Entry, Delegation)
        .join(Delegation, col(Delegation.id) == Entry.delegation_id)
        .where(Entry.competition_id == competition_id)
        .order_by(col(Entry.number))
    )
    return [Side(entry, delegation) for entry, delegation in session.exec(found)]


def last_change(session: Session, event_id: int) -> datetime | None:
    """When the event last changed."""
    found = select(Change.at).where(Change.event_id == event_id).order_by(col(Change.revision).desc()).limit(1)
    return session.exec(found).first()


def how_many_entries(session: Session, event_id: int) -> dict[int, int]:
    """Entries of each competition of an event, by its id."""
    found = (
        select(Entry.competition_id, func.count())
        .join(Competition, col(Competition.id) == Entry.competition_id)
        .where(Competition.event_id == event_id)
        .group_by(col(Entry.competition_id))
    )
    return dict(session.exec(found).all())


def names(session: Session, accounts: Sequence[int]) -> dict[int, str]:
    """The names of accounts, by id."""
    found = select(Account.id, Account.name).where(col(Account.id).in_(accounts))
    return dict(session.exec(found).all())


def has_accounts(session: Session) -> bool:
    """True where anybody can sign in, or was invited."""
    return session.exec(select(Account.id).limit(1)).first() is not None
