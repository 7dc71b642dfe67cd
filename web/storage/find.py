"""Rows by what people know them by: an event by its short name, a match by its number, a person by a token."""

from collections.abc import Sequence
from datetime import datetime

from sqlmodel import col, func, or_, select

from web.storage.database import Session
from web.storage.tables import (
    Account,
    Adjustment,
    Competition,
    Delegation,
    Draw,
    Entry,
    Event,
    Grant,
    Group,
    Match,
    RecordedOrder,
    RegulationText,
    Seat,
    SheetVersion,
    Withdrawal,
    WorkedCase,
)


def events(session: Session) -> list[Event]:
    """All events, the latest first."""
    return list(session.exec(select(Event).order_by(col(Event.starts).desc(), col(Event.slug))))


def event(session: Session, slug: str) -> Event | None:
    """The event of that short name."""
    return session.exec(select(Event).where(Event.slug == slug)).first()


def regulation_text(session: Session, event_id: int) -> RegulationText:
    """The regulation in force in an event."""
    newest = col(RegulationText.revision).desc()
    return session.exec(
        select(RegulationText).where(RegulationText.event_id == event_id).order_by(newest).limit(1)
    ).one()


def regulation_key(session: Session, event_id: int) -> tuple[int, datetime]:
    """What tells the regulation in force in an event from any other, without reading its texts."""
    found = select(RegulationText.id, RegulationText.at).where(RegulationText.event_id == event_id)
    return session.exec(found.order_by(col(RegulationText.revision).desc()).limit(1)).one()


def delegations(session: Session, event_id: int) -> list[Delegation]:
    """The delegations of an event, by name, accents and case apart."""
    found = session.exec(select(Delegation).where(Delegation.event_id == event_id))
    return sorted(found, key=lambda delegation: delegation.folded)


def delegation(session: Session, event_id: int, slug: str) -> Delegation | None:
    """The delegation of that short name."""
    return session.exec(select(Delegation).where(Delegation.event_id == event_id, Delegation.slug == slug)).first()


def competitions(session: Session, event_id: int) -> list[Competition]:
    """The competitions of an event, in the order in which they were opened."""
    found = select(Competition).where(Competition.event_id == event_id).order_by(col(Competition.id))
    return list(session.exec(found))


def competition(session: Session, event_id: int, slug: str) -> Competition | None:
    """The competition of that short name ("futsal-masculino")."""
    return session.exec(select(Competition).where(Competition.event_id == event_id, Competition.slug == slug)).first()


def entries(session: Session, competition_id: int) -> list[Entry]:
    """The entries of a competition, by number."""
    return list(session.exec(select(Entry).where(Entry.competition_id == competition_id).order_by(col(Entry.number))))


def entries_of(session: Session, delegation_id: int) -> list[Entry]:
    """The entries of a delegation, in the order in which they were made."""
    return list(session.exec(select(Entry).where(Entry.delegation_id == delegation_id).order_by(col(Entry.id))))


def groups(session: Session, competition_id: int) -> list[Group]:
    """The groups of a competition, in order."""
    return list(session.exec(select(Group).where(Group.competition_id == competition_id).order_by(col(Group.position))))


def seats(session: Session, competition_id: int) -> list[Seat]:
    """The seats of a competition, group by group."""
    found = select(Seat).where(Seat.competition_id == competition_id).order_by(col(Seat.group_id), col(Seat.position))
    return list(session.exec(found))


def seated(session: Session, competition_id: int) -> list[tuple[Group, Seat | None]]:
    """The groups of a competition, in order, each once for every seat: one query."""
    found = select(Group, Seat).outerjoin(Seat, col(Seat.group_id) == Group.id)
    found = found.where(Group.competition_id == competition_id)
    return list(session.exec(found.order_by(col(Group.position), col(Seat.position))))


def match(session: Session, event_id: int, number: int) -> Match | None:
    """The match of that number in the event; a heat is found by :mod:`web.storage.heats`."""
    found = select(Match).where(Match.event_id == event_id, Match.number == number, col(Match.first_entry).is_not(None))
    return session.exec(found).first()


def matches(session: Session, competition_id: int) -> list[Match]:
    """The matches of a competition, by number."""
    found = select(Match).where(Match.competition_id == competition_id, col(Match.first_entry).is_not(None))
    return list(session.exec(found.order_by(col(Match.number))))


def matches_of_event(session: Session, event_id: int) -> list[Match]:
    """All matches of an event and all heats, by number."""
    return list(session.exec(select(Match).where(Match.event_id == event_id).order_by(col(Match.number))))


def last_number(session: Session, event_id: int) -> int:
    """The highest number of a match in the event, 0 where there is none."""
    return session.exec(select(func.max(Match.number)).where(Match.event_id == event_id)).one() or 0


def matches_of(session: Session, entry_ids: Sequence[int]) -> list[Match]:
    """The matches in which any of these entries plays, by number."""
    plays = or_(col(Match.first_entry).in_(entry_ids), col(Match.second_entry).in_(entry_ids))
    return list(session.exec(select(Match).where(plays).order_by(col(Match.number))))


def versions(session: Session, match_id: int) -> list[SheetVersion]:
    """Every version of a match's sheet, the first first."""
    found = select(SheetVersion).where(SheetVersion.match_id == match_id).order_by(col(SheetVersion.version))
    return list(session.exec(found))


def latest_version(session: Session, match: Match) -> SheetVersion | None:
    """The version in force, None where the match is unplayed."""
    found = select(SheetVersion).where(SheetVersion.match_id == match.id, SheetVersion.version == match.version)
    return session.exec(found).first()


def sheets(
    session: Session, *, event_id: int | None = None, competition_id: int | None = None
) -> list[tuple[Match, SheetVersion | None]]:
    """The matches of an event or a competition, by number, each with its version in force: one query."""
    in_force = (col(SheetVersion.match_id) == Match.id) & (col(SheetVersion.version) == Match.version)
    found = select(Match, SheetVersion).outerjoin(SheetVersion, in_force).where(col(Match.first_entry).is_not(None))
    found = found.order_by(col(Match.number))
    if event_id is not None:
        found = found.where(Match.event_id == event_id)
    if competition_id is not None:
        found = found.where(Match.competition_id == competition_id)
    return list(session.exec(found))


def version_by_token(session: Session, match_id: int, token: str) -> SheetVersion | None:
    """The version that a form brought, None where it has not come yet."""
    found = select(SheetVersion).where(SheetVersion.match_id == match_id, SheetVersion.token == token)
    return session.exec(found).first()


def recorded_orders(session: Session, competition_id: int) -> list[RecordedOrder]:
    """The lots, play-offs and decisions recorded of a competition, in order."""
    found = select(RecordedOrder).where(RecordedOrder.competition_id == competition_id).order_by(col(RecordedOrder.id))
    return list(session.exec(found))


def draws(session: Session, event_id: int) -> list[Draw]:
    """The draws of lots of an event, by number."""
    return list(session.exec(select(Draw).where(Draw.event_id == event_id).order_by(col(Draw.number))))


def draw(session: Session, event_id: int, number: int) -> Draw | None:
    """A draw of an event by its number."""
    return session.exec(select(Draw).where(Draw.event_id == event_id, Draw.number == number)).first()


def adjustments(session: Session, competition_id: int) -> list[Adjustment]:
    """The table points given or taken in a competition, in order."""
    found = select(Adjustment).where(Adjustment.competition_id == competition_id).order_by(col(Adjustment.id))
    return list(session.exec(found))


def withdrawals(session: Session, competition_id: int) -> list[Withdrawal]:
    """The entries that left a competition or were put out of it, in order."""
    found = select(Withdrawal).where(Withdrawal.competition_id == competition_id).order_by(col(Withdrawal.id))
    return list(session.exec(found))


def account(session: Session, email: str) -> Account | None:
    """The account of an address, as :func:`web.acts.names.address` writes it."""
    return session.exec(select(Account).where(Account.email == email)).first()


def accounts(session: Session, ids: Sequence[int]) -> dict[int, Account]:
    """Accounts by id."""
    return {account.id: account for account in session.exec(select(Account).where(col(Account.id).in_(ids)))}


def grants(session: Session, account_id: int) -> list[Grant]:
    """What an account may do, everywhere."""
    return list(session.exec(select(Grant).where(Grant.account_id == account_id).order_by(col(Grant.id))))


def people(session: Session, event_id: int) -> list[tuple[Account, list[Grant]]]:
    """Who may do something in an event, by name, each with all that they may do anywhere: one query."""
    here = select(Grant.account_id).where(Grant.event_id == event_id)
    found = select(Account, Grant).join(Grant).where(col(Account.id).in_(here))
    granted: dict[int, tuple[Account, list[Grant]]] = {}
    for account, grant in session.exec(found.order_by(col(Account.name), col(Account.id), col(Grant.id))):
        granted.setdefault(account.id, (account, []))[1].append(grant)
    return list(granted.values())


def coordinators(session: Session, competition_id: int) -> list[Account]:
    """Who coordinates a competition, by name."""
    found = select(Account).join(Grant).where(Grant.competition_id == competition_id).order_by(col(Account.name))
    return list(session.exec(found))


def worked_cases(session: Session, event_id: int) -> list[WorkedCase]:
    """The worked cases that an event keeps, by sport and title."""
    found = select(WorkedCase).where(WorkedCase.event_id == event_id)
    return list(session.exec(found.order_by(col(WorkedCase.modality), col(WorkedCase.title), col(WorkedCase.id))))


def worked_case(session: Session, event_id: int, number: int) -> WorkedCase | None:
    """A kept case of an event by its number."""
    return session.exec(select(WorkedCase).where(WorkedCase.event_id == event_id, WorkedCase.id == number)).first()
