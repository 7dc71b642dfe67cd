"""Opening an event with its regulation, which is read once, checked, and kept with the event."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, TypeGuard
from zoneinfo import ZoneInfo, available_timezones

from core.rules.refusal import Refusal
from modalities import catalogue
from regulations.compare import changes
from regulations.forms.form import show
from regulations.read import Regulation, load_files, sports_of
from web.acts.answers import Refused
from web.acts.names import clean, text_refusals
from web.storage import find
from web.storage.columns import digest
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Event, RegulationText

LONGEST = 366
"""Days of an event, at most: each has a page of its own."""
LINES, WORDS = 200, 300
"""Of a changed text in the journal, at most: figures, and characters of one."""
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
# First steps of the site's own URLs: an event of that name could not be reached.
TAKEN = frozenset({"entrar", "sair", "static", "saude", "convite", "conta"})


@dataclass(frozen=True, slots=True)
class NewEvent:
    """What is said of a new event; a day that is none is None. ``regulation`` is its name, ``files`` its texts."""

    slug: str
    name: str
    place: str
    starts: date | None
    ends: date | None
    regulation: str
    files: Mapping[str, str]
    timezone: str = "America/Sao_Paulo"


def open_event(session: Session, new: NewEvent, by: By) -> Event | Refused:
    """A new event. Raises RegulationError where the regulation does not load."""
    refusals = _refusals(session, new)
    if refusals or new.starts is None or new.ends is None:
        return Refused(refusals)
    load_files(new.files, catalogue.find)
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
    record(
        session,
        event,
        by,
        "open event",
        event.slug,
        {"name": event.name, "regulation": event.regulation, "text": digest(dict(new.files))},
    )
    return event


def amend(session: Session, event: Event, files: Mapping[str, str], by: By) -> RegulationText | Refused:
    """Put another text of the regulation in force: a note added, a figure that was left to the committee set.

    The text before stays with the event. Refused where a modality or category that is played is no longer in it; raises
    RegulationError where it does not load.
    """
    kept = sports_of(find.regulation_text(session, event.id).files)
    regulation = load_files(files, catalogue.find, absent=kept)
    played = [(c.modality, c.category, c.name) for c in find.competitions(session, event.id)]
    lost = [name for modality, category, name in played if category not in _categories(regulation, modality)]
    if lost:
        return Refused(tuple(Refusal("competition without its regulation", "files", name) for name in lost))
    changed = journal_lines(find.regulation_text(session, event.id).files, files)
    text = RegulationText(event_id=event.id, revision=event.revision + 1, at=by.at, files=dict(files))
    session.add(text)
    detail = {"text": digest(dict(files)), "changes": changed}
    record(session, event, by, "amend regulation", event.regulation, detail)
    return text


def journal_lines(old: Mapping[str, str], new: Mapping[str, str]) -> list[dict[str, Any]]:
    """What the journal keeps of a change of the text: file, article, figure, before and after, as they are written."""
    found: list[dict[str, Any]] = []
    for change in changes(old, new):
        place = {"file": change.file, "article": change.number}
        for figure in change.figures():
            values = {"before": _written(figure.before), "after": _written(figure.after)}
            found.append({**place, "figure": figure.path, **values})
        if not change.figures():
            found.append({**place, "figure": "", "before": None, "after": None})
    return found[:LINES]


def _written(value: Any) -> str | None:
    return None if value is None else show(value)[:WORDS]


def _categories(regulation: Regulation, modality: str) -> Sequence[str]:
    there = any(head.modality == modality for head in regulation.heads.values())
    return regulation.categories(modality) if there else ()


def _refusals(session: Session, new: NewEvent) -> tuple[Refusal, ...]:
    found = [*text_refusals("name", new.name, 120), *text_refusals("place", new.place, 120)]
    found += text_refusals("regulation", new.regulation, 60)
    if not _SLUG.fullmatch(new.slug) or len(new.slug) > 60:
        found.append(Refusal("not a short name", "slug", new.slug))
    elif new.slug in TAKEN or find.event(session, new.slug) is not None:
        found.append(Refusal("name already taken", "slug", new.slug))
    found += [Refusal("not a day", at) for at, day in (("starts", new.starts), ("ends", new.ends)) if not _is_day(day)]
    if _is_day(new.starts) and _is_day(new.ends):
        if new.ends < new.starts:
            found.append(Refusal("ends before it starts", "ends", new.ends.isoformat(), new.starts.isoformat()))
        elif (new.ends - new.starts).days >= LONGEST:
            found.append(Refusal("event too long", "ends", str((new.ends - new.starts).days + 1), str(LONGEST)))
    if new.timezone not in available_timezones():
        found.append(Refusal("unknown time zone", "timezone", new.timezone))
    return tuple(found)


def _is_day(day: object) -> TypeGuard[date]:
    return type(day) is date


def local(event: Event, moment: datetime) -> datetime:
    """A moment as the clocks of the event's place show it."""
    return moment.astimezone(ZoneInfo(event.timezone))
