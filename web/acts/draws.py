"""A draw of lots for a tie: announced with its list and its source, drawn once with a public value, or cancelled."""

from collections.abc import Sequence
from dataclasses import dataclass

from core.draw.lot import ALGORITHM, Announced, digest, drawn, plain_value
from core.rules.refusal import Refusal
from web.acts.answers import Refused
from web.acts.names import clean, text_refusals
from web.acts.orders import NewOrder, is_due, record_order
from web.contests import Contest
from web.storage import find, load
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Competition, Draw, Event


@dataclass(frozen=True, slots=True)
class NewDraw:
    """``entries`` are the ids of the sides of the tie; ``purpose`` what is drawn; ``source`` of the value."""

    entries: Sequence[int]
    purpose: str
    source: str
    contest: Contest = Contest()


def announce(session: Session, competition: Competition, new: NewDraw, by: By) -> Draw | Refused:
    """Publish what will be drawn, before anybody can know how it comes out.

    Refused where no tie of exactly these sides waits for a lot, or where its draw is announced already.
    """
    event = session.get_one(Event, competition.event_id)
    found = [*text_refusals("purpose", new.purpose, 200), *text_refusals("source", new.source, 500)]
    if not is_due(session, competition, NewOrder("lot", new.entries, contest=new.contest)):
        found.append(Refusal("order that no tie waits for", "entries", str(len(new.entries))))
    kept = find.draws(session, event.id)
    same = [each for each in kept if each.state == "announced" and set(each.entries) == set(new.entries)]
    found += [Refusal("draw already announced", "entries", str(each.number)) for each in same]
    if found:
        return Refused(tuple(found))
    # In the order of the entries' numbers: nobody chooses how the list stands.
    entries = [entry for entry in find.entries(session, competition.id) if entry.id in new.entries]
    labels = load.labels(session, competition)
    names = tuple(labels[str(entry.id)].name for entry in sorted(entries, key=lambda entry: entry.number))
    number = max((each.number for each in kept), default=0) + 1
    announced = Announced(event.slug, number, clean(new.purpose), names, clean(new.source))
    draw = Draw(
        event_id=event.id,
        competition_id=competition.id,
        number=number,
        contest=new.contest.name,
        stage=new.contest.stage,
        purpose=announced.purpose,
        entries=[entry.id for entry in sorted(entries, key=lambda entry: entry.number)],
        names=list(names),
        source=announced.source,
        algorithm=ALGORITHM,
        digest=digest(announced),
        announced_by=by.who,
        announced_at=by.at,
        outcome=None,
    )
    session.add(draw)
    detail = {"names": list(names), "purpose": draw.purpose, "source": draw.source, "digest": draw.digest}
    record(session, event, by, "announce draw", str(number), detail)
    return draw


def draw_now(session: Session, draw: Draw, value: str, by: By) -> Draw | Refused:
    """Draw with the public value, and record the order for the tie. What is drawn once is never drawn again."""
    found = list(text_refusals("value", value, 200))
    if draw.state != "announced":
        found.append(Refusal("draw not open", "value", str(draw.number)))
    if found:
        return Refused(tuple(found))
    competition = session.get_one(Competition, draw.competition_id)
    names = drawn(announced_of(session, draw), value)
    ids = dict(zip(draw.names, draw.entries, strict=True))
    contest = Contest(draw.contest, draw.stage)
    new = NewOrder("lot", [ids[name] for name in names], f"{draw.number}", contest=contest)
    order = record_order(session, competition, new, by)
    if isinstance(order, Refused):
        return order
    draw.state, draw.value, draw.outcome = "drawn", plain_value(value), list(names)
    draw.drawn_by, draw.drawn_at, draw.order_id = by.who, by.at, order.id
    session.add(draw)
    event = session.get_one(Event, draw.event_id)
    record(session, event, by, "draw", str(draw.number), {"value": draw.value, "order": list(names)})
    return draw


def cancel(session: Session, draw: Draw, reason: str, by: By) -> Draw | Refused:
    """Take back an announcement, for a reason that is published; the draw keeps its number. One drawn stays drawn."""
    found = list(text_refusals("reason", reason, 2_000))
    if draw.state != "announced":
        found.append(Refusal("draw not open", "reason", str(draw.number)))
    if found:
        return Refused(tuple(found))
    draw.state, draw.reason = "cancelled", clean(reason)
    session.add(draw)
    event = session.get_one(Event, draw.event_id)
    record(session, event, by, "cancel draw", str(draw.number), {"reason": draw.reason})
    return draw


def announced_of(session: Session, draw: Draw) -> Announced:
    """What was announced, as it was published."""
    slug = session.get_one(Event, draw.event_id).slug
    return Announced(slug, draw.number, draw.purpose, tuple(draw.names), draw.source, draw.algorithm)
