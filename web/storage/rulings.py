"""Rulings of the board and cards brought from elsewhere: as rows, and as the core reads them."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from sqlmodel import col, exists, or_, select

from core.discipline.book import Brought
from core.discipline.ruling import ACTS, decision
from core.discipline.ruling import Ruling as Ruled
from core.exact import plain
from core.rules.forms import Duration, Money
from web.storage import find
from web.storage.database import Session
from web.storage.tables import BroughtCard, Competition, Entry, Ruling, SheetVersion, Withdrawal


def rulings(session: Session, event_id: int) -> list[Ruling]:
    """All rulings of an event, by number, those revoked and those that revoke among them."""
    return list(session.exec(select(Ruling).where(Ruling.event_id == event_id).order_by(col(Ruling.number))))


def ruling_by_token(session: Session, event_id: int, token: str) -> Ruling | None:
    """The ruling that a form brought, None where it has not come yet."""
    return session.exec(select(Ruling).where(Ruling.event_id == event_id, Ruling.token == token)).first()


def revoked(rows: Sequence[Ruling]) -> Mapping[int, int]:
    """The number of each ruling that holds no more, and of the one that revoked it; a revocation may be revoked."""
    by = {row.revokes: row.number for row in rows if row.revokes is not None}
    return {number: after for number, after in by.items() if after not in by}


def in_force(rows: Sequence[Ruling]) -> list[Ruling]:
    """The rulings that hold."""
    gone = revoked(rows)
    return [row for row in rows if row.number not in gone and row.what != "revocation"]


def core_rulings(session: Session, competition: Competition) -> tuple[Ruled, ...]:
    """The rulings in force of a competition; one about a delegation is about each of its entries."""
    found: list[Ruled] = []
    rows = in_force(rulings(session, competition.event_id))
    entries = find.entries(session, competition.id) if rows else []
    for row in rows:
        if row.what not in ACTS or row.what == "omitted case" or not _concerns(row, competition):
            continue
        if row.what == "replay" and _played_since(session, row):
            continue
        sides = [str(entry.id) for entry in entries if row.entry_id in (entry.id, None) and _of(row, entry)]
        found += [_core(row, side) for side in sides or [""]]
    return tuple(found)


def _concerns(row: Ruling, competition: Competition) -> bool:
    if row.competition_id is not None:
        return row.competition_id == competition.id
    return row.delegation_id is not None and row.what in ("suspension", "expulsion", "admission", "exclusion")


def _of(row: Ruling, entry: Entry) -> bool:
    return row.entry_id is not None or row.delegation_id == entry.delegation_id


def _core(row: Ruling, side: str) -> Ruled:
    detail: Mapping[str, Any] = row.detail
    length, fine, score = detail.get("length"), detail.get("fine"), detail.get("score", "as walkover")
    return Ruled(
        number=row.number,
        what=row.what,
        source=decision(row.number, row.reason),
        side=side,
        athlete=row.athlete,
        match="" if row.match_id is None else str(row.match_id),
        length=None if length is None else Duration(*length),
        points=plain(Fraction(detail.get("points", "0"))),
        score=score if isinstance(score, str) else {level: (pair[0], pair[1]) for level, pair in score.items()},
        fine=None if fine is None else Money(plain(Fraction(fine[0])), fine[1]),
        on=row.on,
    )


def _played_since(session: Session, row: Ruling) -> bool:
    """True once a match to be replayed has a sheet newer than the one that fell; confirming that one makes none."""
    newer = select(SheetVersion.id).where(
        SheetVersion.match_id == row.match_id,
        SheetVersion.version > row.detail.get("version", 0),
        SheetVersion.state != "confirmed",
    )
    return session.exec(newer.limit(1)).first() is not None


def decided_in(session: Session, event_id: int) -> frozenset[int]:
    """The competitions of an event in which somebody left or a board ruled: all, where it ruled of a delegation."""
    left = exists().where(col(Withdrawal.competition_id) == col(Competition.id))
    of_it = or_(col(Ruling.competition_id) == col(Competition.id), col(Ruling.competition_id).is_(None))
    ruled = exists().where(col(Ruling.event_id) == event_id, of_it)
    found = select(Competition.id).where(Competition.event_id == event_id, or_(left, ruled))
    return frozenset(session.exec(found))


def brought_cards(session: Session, competition_id: int) -> list[BroughtCard]:
    """The cards brought to a competition, in the order in which they were written."""
    found = select(BroughtCard).where(BroughtCard.competition_id == competition_id).order_by(col(BroughtCard.id))
    return list(session.exec(found))


def core_brought(rows: Sequence[BroughtCard]) -> tuple[Brought, ...]:
    """Brought cards as the core reads them."""
    return tuple(Brought(str(row.entry_id), row.athlete, row.card, row.times, row.source, row.on) for row in rows)
