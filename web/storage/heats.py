"""The heats of an event, each with its contest, start list and latest sheet, and what is recorded of their sides."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlmodel import col, select

from web.storage.database import Session
from web.storage.programme import Side
from web.storage.tables import (
    Adjustment,
    Competition,
    Delegation,
    Entry,
    Heat,
    Match,
    RecordedOrder,
    SheetVersion,
    Start,
    Withdrawal,
)

T = TypeVar("T", Adjustment, RecordedOrder, Withdrawal)


@dataclass(frozen=True, slots=True)
class Starter:
    """An entry on a start list, with its lane or turn, and who starts for it."""

    start: Start
    side: Side

    @property
    def key(self) -> str:
        """The side's key in the core."""
        return str(self.start.entry_id)


@dataclass(frozen=True, slots=True)
class HeatFixture:
    """A heat with all that a page shows of it; ``latest`` is None where nothing is written of it yet."""

    match: Match
    heat: Heat
    competition: Competition
    starters: tuple[Starter, ...]
    latest: SheetVersion | None

    @property
    def ended(self) -> bool:
        """True where its sheet is closed."""
        return self.latest is not None and self.latest.state != "open"


def heat_fixtures(
    session: Session, event_id: int, *, competition_id: int | None = None, number: int | None = None
) -> list[HeatFixture]:
    """The heats of an event, of one of its competitions, or the one of that number, in order of time and number."""
    found: Any = (
        select(Match, Heat, Competition, SheetVersion)
        .join(Heat, col(Heat.match_id) == Match.id)
        .join(Competition, col(Competition.id) == Match.competition_id)
        .outerjoin(
            SheetVersion, (col(SheetVersion.match_id) == Match.id) & (col(SheetVersion.version) == Match.version)
        )
        .where(Match.event_id == event_id)
    )
    listed: Any = (
        select(Start, Entry, Delegation)
        .join(Entry, col(Entry.id) == Start.entry_id)
        .join(Delegation, col(Delegation.id) == Entry.delegation_id)
        .join(Match, col(Match.id) == Start.match_id)
        .where(Match.event_id == event_id)
        .order_by(col(Start.match_id), col(Start.lane))
    )
    if competition_id is not None:
        found, listed = (each.where(Match.competition_id == competition_id) for each in (found, listed))
    if number is not None:
        found, listed = (each.where(Match.number == number) for each in (found, listed))
    starters: dict[int, list[Starter]] = {}
    for start, entry, delegation in session.exec(listed):
        starters.setdefault(start.match_id, []).append(Starter(start, Side(entry, delegation)))
    rows = [
        HeatFixture(match, heat, competition, tuple(starters.get(match.id, ())), latest)
        for match, heat, competition, latest in session.exec(found)
    ]
    return sorted(rows, key=_order)


@dataclass(frozen=True, slots=True)
class Noted:
    """What an event keeps of the sides of its competitions besides sheets, by competition."""

    withdrawals: Mapping[int, list[Withdrawal]]
    adjustments: Mapping[int, list[Adjustment]]
    orders: Mapping[int, list[RecordedOrder]]


def noted(session: Session, event_id: int) -> Noted:
    """Withdrawals, adjustments and recorded orders of all competitions of an event, in order: three questions."""

    def by_competition(table: type[T]) -> dict[int, list[T]]:
        mine: Any = table
        rows: dict[int, list[T]] = {}
        found = select(mine).join(Competition, col(Competition.id) == mine.competition_id)
        for row in session.exec(found.where(Competition.event_id == event_id).order_by(mine.id)):
            rows.setdefault(row.competition_id, []).append(row)
        return rows

    return Noted(by_competition(Withdrawal), by_competition(Adjustment), by_competition(RecordedOrder))


def _order(fixture: HeatFixture) -> tuple[bool, str, int]:
    starts = fixture.match.starts_at
    return (starts is None, starts.isoformat() if starts else "", fixture.match.number)


def heat(session: Session, event_id: int, number: int) -> Match | None:
    """The heat of that number in the event, as the match that it stands for."""
    found = select(Match).where(Match.event_id == event_id, Match.number == number, col(Match.first_entry).is_(None))
    return session.exec(found).first()


def starts_of(session: Session, entry_ids: Sequence[int]) -> list[Start]:
    """Where these entries start."""
    return list(session.exec(select(Start).where(col(Start.entry_id).in_(entry_ids))))
