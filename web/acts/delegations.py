"""Adding a delegation to an event, with its three names and its code; and correcting them."""

import re
from dataclasses import asdict, dataclass, fields

from core.rules.refusal import Refusal
from web.acts.answers import Refused
from web.acts.names import clean, folded, short_name, text_refusals
from web.storage import find
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Delegation, Event

_CODE = re.compile(r"[A-Z0-9]{3}")


@dataclass(frozen=True, slots=True)
class Names:
    """Names in three lengths, and a code of three letters: official (print), usual, short (at most 22 characters)."""

    official: str
    name: str
    short: str
    code: str


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody else changed the same fields meanwhile: what they are now. Nothing was written."""

    fields: tuple[str, ...]
    current: Names


def add_delegation(session: Session, event: Event, names: Names, by: By) -> Delegation | Refused:
    """A new delegation; refused where one of the same name, short name or code is there already."""
    if refusals := _refusals(session, event, names):
        return Refused(refusals)
    delegation = Delegation(
        event_id=event.id,
        slug=short_name(names.name),
        official=clean(names.official),
        name=clean(names.name),
        folded=folded(names.name),
        short=clean(names.short),
        code=names.code,
    )
    session.add(delegation)
    record(session, event, by, "add delegation", delegation.slug, asdict(names))
    return delegation


def change_names(
    session: Session, delegation: Delegation, seen: Names, wanted: Names, by: By
) -> Delegation | Refused | Conflict:
    """The names corrected, field by field, from what the person saw: what another changed meanwhile is kept or told.

    The short name in the URL stays: addresses already printed go on to lead there.
    """
    event = session.get_one(Event, delegation.event_id)
    current = names_of(delegation)
    touched = [f.name for f in fields(Names) if getattr(wanted, f.name) != getattr(seen, f.name)]
    clash = tuple(name for name in touched if getattr(current, name) != getattr(seen, name))
    if clash:
        return Conflict(clash, current)
    merged = Names(**(asdict(current) | {name: getattr(wanted, name) for name in touched}))
    if refusals := _refusals(session, event, merged, itself=delegation):
        return Refused(refusals)
    delegation.official, delegation.name = clean(merged.official), clean(merged.name)
    delegation.folded, delegation.short, delegation.code = folded(merged.name), clean(merged.short), merged.code
    session.add(delegation)
    record(session, event, by, "change names", delegation.slug, {"before": asdict(current), "after": asdict(merged)})
    return delegation


def names_of(delegation: Delegation) -> Names:
    """The names as they are kept."""
    return Names(delegation.official, delegation.name, delegation.short, delegation.code)


def _refusals(session: Session, event: Event, names: Names, itself: Delegation | None = None) -> tuple[Refusal, ...]:
    found = [
        *text_refusals("official", names.official, 160),
        *text_refusals("name", names.name, 80),
        *text_refusals("short", names.short, 22),
    ]
    if not short_name(names.name):
        found.append(Refusal("name without letters", "name", names.name))
    if not _CODE.fullmatch(names.code):
        found.append(Refusal("not a code", "code", names.code))
    for other in find.delegations(session, event.id):
        if other is itself:
            continue
        if other.folded == folded(names.name) or other.slug == short_name(names.name):
            found.append(Refusal("delegation already there", "name", other.name))
        if folded(other.short) == folded(names.short):
            found.append(Refusal("delegation already there", "short", other.name))
        if other.code == names.code:
            found.append(Refusal("code already taken", "code", names.code, params={"delegation": other.name}))
    return tuple(found)
