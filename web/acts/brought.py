"""Cards that an athlete brings from games before: written down with their source, and taken back by whoever erred."""

from dataclasses import dataclass
from datetime import date

from core.discipline.walk import period
from core.rules.refusal import Refusal
from web.acts.answers import Refused
from web.acts.names import clean, text_refusals
from web.entry.cards import card_names
from web.rulings import format_of
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import BroughtCard, Competition, Entry, Event


@dataclass(frozen=True, slots=True)
class NewBrought:
    """Whose cards, which, how many, from where, of which day."""

    athlete: str
    card: str
    times: int
    source: str
    on: date


def bring(session: Session, entry: Entry, new: NewBrought, by: By) -> BroughtCard | Refused:
    """Write the cards down. Refused where nothing is carried over, or no longer (``discipline.carried_until``)."""
    competition = session.get_one(Competition, entry.competition_id)
    event = session.get_one(Event, competition.event_id)
    form = format_of(session, competition)
    found = [*text_refusals("athlete", new.athlete, 80), *text_refusals("source", new.source, 200)]
    known = card_names(form.cited)
    if new.card not in known:
        found.append(Refusal("no such card", "card", found=new.card[:40], allowed=", ".join(known) or "–"))
    if not 1 <= new.times <= 99:
        found.append(Refusal("figure out of range", "times", str(new.times), "1–99"))
    until = form.cited.get("discipline.carried_until")
    if until is None or until.value is None:
        found.append(Refusal("nothing is carried here", "card"))
    elif period(new.on, until.value) != period(event.starts, until.value):
        said = Refusal("card of a year that is over", "on", new.on.isoformat(), until.value.text, until.source)
        found.append(said)
    if found:
        return Refused(tuple(found))
    row = BroughtCard(
        competition_id=competition.id,
        entry_id=entry.id,
        athlete=clean(new.athlete),
        card=new.card,
        times=new.times,
        source=clean(new.source),
        on=new.on,
        who=by.who,
        at=by.at,
    )
    session.add(row)
    detail = {"entry": entry.number, "athlete": row.athlete, "card": row.card, "times": row.times, "source": row.source}
    record(session, event, by, "bring cards", competition.slug, detail | {"on": row.on.isoformat()})
    return row


def take_back(session: Session, row: BroughtCard, by: By) -> None:
    """Take back cards that were written down by mistake; the journal keeps that they were there."""
    competition = session.get_one(Competition, row.competition_id)
    entry = session.get_one(Entry, row.entry_id)
    detail = {"entry": entry.number, "athlete": row.athlete, "card": row.card, "times": row.times, "source": row.source}
    session.delete(row)
    record(session, session.get_one(Event, competition.event_id), by, "take cards back", competition.slug, detail)
