"""Giving matches their time and venue."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from core.rules.refusal import Refusal
from web.acts.answers import Refused
from web.acts.events import local
from web.acts.names import clean, text_refusals
from web.storage import find
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Event, Match


@dataclass(frozen=True, slots=True)
class Slot:
    """When and where a match, by its number, is played; no time is "to be told"."""

    number: int
    starts_at: datetime | None
    venue: str


def schedule(session: Session, event: Event, slots: Sequence[Slot], by: By) -> tuple[Match, ...] | Refused:
    """Give these matches their time and venue, all or none."""
    matches = {match.number: match for match in find.matches_of_event(session, event.id)}
    found = [refusal for slot in slots for refusal in _refusals(event, matches.get(slot.number), slot)]
    wanted = {slot.number: (slot.starts_at, clean(slot.venue)) for slot in slots}
    after = {n: wanted.get(n, (match.starts_at, match.venue)) for n, match in matches.items()}
    found += _clashes(after, set(wanted))
    if found:
        return Refused(tuple(found))
    for number, (starts_at, venue) in wanted.items():
        matches[number].starts_at, matches[number].venue = starts_at, venue
        session.add(matches[number])
    detail = {str(n): [at.isoformat() if at else None, venue] for n, (at, venue) in sorted(wanted.items())}
    record(session, event, by, "schedule", f"{len(wanted)} matches", detail)
    return tuple(matches[number] for number in wanted)


def _refusals(event: Event, match: Match | None, slot: Slot) -> list[Refusal]:
    at = f"matches.{slot.number}"
    found = list(text_refusals(f"{at}.venue", slot.venue, 80, least=0))
    if match is None:
        found.append(Refusal("no such match", at, str(slot.number)))
    if slot.starts_at is not None:
        if slot.starts_at.tzinfo is None:
            found.append(Refusal("time without a zone", f"{at}.starts_at", slot.starts_at.isoformat()))
        elif not event.starts <= local(event, slot.starts_at).date() <= event.ends:
            day = local(event, slot.starts_at).date().isoformat()
            found.append(Refusal("day outside the event", f"{at}.starts_at", day, f"{event.starts}/{event.ends}"))
    return found


def _clashes(after: dict[int, tuple[datetime | None, str]], touched: set[int]) -> list[Refusal]:
    """A court holds one match at a time: two with the same start and venue, at least one of them touched now."""
    held: dict[tuple[datetime, str], int] = {}
    found = []
    for number, (starts_at, venue) in after.items():
        if starts_at is None or starts_at.tzinfo is None or not venue:
            continue
        other = held.setdefault((starts_at, venue), number)
        if other != number and {other, number} & touched:
            found.append(Refusal("venue taken", f"matches.{number}", venue, params={"match": str(other)}))
    return found
