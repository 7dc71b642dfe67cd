"""Opening an event with its regulation, which is read once, checked, and kept with the event."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from zoneinfo import ZoneInfo, available_timezones

from regulations.read import load_files

from core.rules.refusal import Refusal
from modalities import catalogue
from web.acts.answers import Refused
from web.acts.names import clean, text_refusals
from web.storage import find
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Event, RegulationText

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
# First steps of the site's own URLs: an event of that name could not be reached.
TAKEN = frozenset({"entrar", "sair", "static", "saude", "convite", "conta"})


@dataclass(frozen=True, slots=True)
class NewEvent:
    """What is said of a new event. ``regulation`` is its name, ``files`` its texts by file name."""

    slug: str
    name: str
    place: str
    starts: date
    ends: date
    regulation: str
    files: Mapping[str, str]
    timezone: str = "America/Sao_Paulo"


def open_event(session: Session, new: NewEvent, by: By) -> Event | Refused:
    """A new event. Raises RegulationError where the regulation does not load."""
    load_files(new.files, catalogue.find)
    if refusals := _refusals(session, new):
        return Refused(refusals)
    event = Event(
        slug=new.slug,
        name=clean(new.name),
        place=clean(new.place),
        starts=new.starts,
        ends=new.ends,
        timezone=new.timezone,
        regulation=new.regulation,
    )
    session.add(event)
    session.flush()
    session.add(RegulationText(event_id=event.id, revision=1, at=by.at, files=dict(new.files)))
    record(session, event, by, "open event", event.slug, {"name": event.name, "regulation": event.regulation})
    return event


def _refusals(session: Session, new: NewEvent) -> tuple[Refusal, ...]:
    found = [*text_refusals("name", new.name, 120), *text_refusals("place", new.place, 120)]
    found += text_refusals("regulation", new.regulation, 60)
    if not _SLUG.fullmatch(new.slug) or len(new.slug) > 60:
        found.append(Refusal("not a short name", "slug", new.slug))
    elif new.slug in TAKEN or find.event(session, new.slug) is not None:
        found.append(Refusal("name already taken", "slug", new.slug))
    if type(new.starts) is not date or type(new.ends) is not date:
        found.append(Refusal("not a day", "starts"))
    elif new.ends < new.starts:
        found.append(Refusal("ends before it starts", "ends", new.ends.isoformat(), new.starts.isoformat()))
    if new.timezone not in available_timezones():
        found.append(Refusal("unknown time zone", "timezone", new.timezone))
    return tuple(found)


def local(event: Event, moment: datetime) -> datetime:
    """A moment as the clocks of the event's place show it."""
    return moment.astimezone(ZoneInfo(event.timezone))
