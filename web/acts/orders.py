"""Recording a lot drawn, a play-off played or a decision of the committee: only for exactly a tie that waits for it."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.rules.refusal import Refusal
from web.acts.answers import Refused
from web.acts.names import clean, text_refusals
from web.contests import Contest, contests_of
from web.rulings import standings_of
from web.storage import find
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Competition, Event, RecordedOrder

KINDS = ("lot", "play-off", "committee")


@dataclass(frozen=True, slots=True)
class NewOrder:
    """``kind`` "lot", "play-off" or "committee"; ``order`` the entries' ids, best first; who was there to see it.

    ``contest`` is the event and the stage in which they are level, where the sport is one of performances.
    """

    kind: str
    order: Sequence[int]
    note: str = ""
    witnesses: str = ""
    contest: Contest = Contest()


def record_order(session: Session, competition: Competition, new: NewOrder, by: By) -> RecordedOrder | Refused:
    """Record the order of a tie. Refused where no tie of exactly these sides waits for that kind."""
    found = [*text_refusals("note", new.note, 2_000, least=0), *text_refusals("witnesses", new.witnesses, 500, least=0)]
    if new.kind not in KINDS:
        found.append(Refusal("unknown kind of order", "kind", new.kind, ", ".join(KINDS)))
    if not is_due(session, competition, new):
        found.append(Refusal("order that no tie waits for", "order", str(len(new.order))))
    if found:
        return Refused(tuple(found))
    order = RecordedOrder(
        competition_id=competition.id,
        kind=new.kind,
        contest=new.contest.name,
        stage=new.contest.stage,
        order=list(new.order),
        who=by.who,
        at=by.at,
        note=clean(new.note),
        witnesses=clean(new.witnesses),
    )
    session.add(order)
    numbers = {entry.id: entry.number for entry in find.entries(session, competition.id)}
    of = {"contest": order.contest, "stage": order.stage} if new.contest != Contest() else {}
    detail = of | {
        "kind": new.kind,
        "order": [numbers[i] for i in new.order],
        "note": order.note,
        "witnesses": order.witnesses,
    }
    record(session, session.get_one(Event, competition.event_id), by, "record order", competition.slug, detail)
    return order


def is_due(session: Session, competition: Competition, new: NewOrder) -> bool:
    """True where a tie of exactly these sides waits for that kind."""
    sides = sorted(map(str, new.order))
    dues = standings_of(session, competition).due
    for contest in contests_of(session, competition):
        if contest.contest == new.contest:
            dues += contest.due
    return len(set(sides)) == len(sides) and any(due.what == new.kind and sorted(due.sides) == sides for due in dues)
