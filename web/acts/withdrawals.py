"""An entry leaves a competition, or is put out of it; and table points that the committee gives or takes."""

from core.exact import Number
from core.rules.refusal import Refusal
from web.acts.answers import Refused
from web.acts.names import clean, text_refusals
from web.storage import find
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.sheets import NotASheetError, read_number, write_number
from web.storage.tables import Adjustment, Competition, Entry, Event, Withdrawal

KINDS = ("withdrawn", "excluded")


def withdraw(session: Session, entry: Entry, kind: str, reason: str, by: By) -> Withdrawal | Refused:
    """The entry is "withdrawn" or "excluded", for a reason that is published; its regulation says what that does."""
    found = list(text_refusals("reason", reason, 2_000))
    if kind not in KINDS:
        found.append(Refusal("unknown kind of withdrawal", "kind", kind, ", ".join(KINDS)))
    if any(other.entry_id == entry.id for other in find.withdrawals(session, entry.competition_id)):
        found.append(Refusal("already withdrawn", "entry", entry.name))
    if found:
        return Refused(tuple(found))
    withdrawal = Withdrawal(
        competition_id=entry.competition_id,
        entry_id=entry.id,
        kind=kind,
        who=by.who,
        at=by.at,
        reason=clean(reason),
    )
    session.add(withdrawal)
    competition = session.get_one(Competition, entry.competition_id)
    detail = {"entry": entry.number, "kind": kind, "reason": withdrawal.reason}
    record(session, session.get_one(Event, competition.event_id), by, "withdraw", competition.slug, detail)
    return withdrawal


def adjust(session: Session, entry: Entry, points: Number, name: str, reason: str, by: By) -> Adjustment | Refused:
    """Give an entry table points or, below zero, take them, under a name and for a reason that are published."""
    found = [*text_refusals("name", name, 80), *text_refusals("reason", reason, 2_000)]
    try:
        exact = read_number(write_number(points), "points")
    except NotASheetError as error:
        found.append(Refusal("not a figure", "points", error.found))
        return Refused(tuple(found))
    if exact == 0:
        found.append(Refusal("adjustment of nothing", "points", "0"))
    if found:
        return Refused(tuple(found))
    adjustment = Adjustment(
        competition_id=entry.competition_id,
        entry_id=entry.id,
        points=str(exact),
        name=clean(name),
        who=by.who,
        at=by.at,
        reason=clean(reason),
    )
    session.add(adjustment)
    competition = session.get_one(Competition, entry.competition_id)
    detail = {"entry": entry.number, "points": str(exact), "name": adjustment.name, "reason": adjustment.reason}
    record(session, session.get_one(Event, competition.event_id), by, "adjust", competition.slug, detail)
    return adjustment
