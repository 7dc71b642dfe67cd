"""Removing what was added by mistake: only what nothing uses; otherwise the answer says what does."""

from web.acts.answers import InUse, Use
from web.storage import find
from web.storage.database import Session
from web.storage.heats import starts_of
from web.storage.journal import By, record
from web.storage.rulings import brought_cards, rulings
from web.storage.tables import Competition, Delegation, Entry, Event, Match


def remove_delegation(session: Session, delegation: Delegation, by: By) -> InUse | None:
    """Remove a delegation that is entered nowhere; None once it is gone."""
    entries = find.entries_of(session, delegation.id)
    if entries:
        names = tuple(sorted({session.get_one(Competition, entry.competition_id).name for entry in entries}))
        return InUse((Use("entry", names),), "withdraw")
    ruled = [str(row.number) for row in rulings(session, delegation.event_id) if row.delegation_id == delegation.id]
    if ruled:
        return InUse((Use("ruling", tuple(ruled)),))
    event = session.get_one(Event, delegation.event_id)
    session.delete(delegation)
    record(session, event, by, "remove delegation", delegation.slug, {"name": delegation.name})
    return None


def remove_entry(session: Session, entry: Entry, by: By) -> InUse | None:
    """Remove an entry that has no seat, and so no match, and is on no start list; None once it is gone."""
    competition = session.get_one(Competition, entry.competition_id)
    groups = {group.id: group.name for group in find.groups(session, competition.id)}
    uses = []
    seated = [groups[s.group_id] for s in find.seats(session, competition.id) if s.entry_id == entry.id]
    if seated:
        uses.append(Use("group", tuple(seated)))
    matches = find.matches_of(session, [entry.id])
    if matches:
        uses.append(Use("match", tuple(str(match.number) for match in matches)))
    heats = [session.get_one(Match, start.match_id) for start in starts_of(session, [entry.id])]
    if heats:
        uses.append(Use("heat", tuple(str(heat.number) for heat in heats)))
    ruled = [str(row.number) for row in rulings(session, competition.event_id) if row.entry_id == entry.id]
    if ruled:
        uses.append(Use("ruling", tuple(ruled)))
    brought = [row.athlete for row in brought_cards(session, competition.id) if row.entry_id == entry.id]
    if brought:
        uses.append(Use("brought card", tuple(brought)))
    if uses:
        return InUse(tuple(uses), "withdraw")
    event = session.get_one(Event, competition.event_id)
    session.delete(entry)
    record(session, event, by, "remove entry", competition.slug, {"name": entry.name, "number": entry.number})
    return None


def remove_competition(session: Session, competition: Competition, by: By) -> InUse | None:
    """Remove a competition that nobody entered; None once it is gone."""
    uses = []
    entries = find.entries(session, competition.id)
    if entries:
        uses.append(Use("entry", tuple(entry.name for entry in entries)))
    coordinators = find.coordinators(session, competition.id)
    if coordinators:
        uses.append(Use("coordinator", tuple(account.name for account in coordinators)))
    if uses:
        return InUse(tuple(uses))
    event = session.get_one(Event, competition.event_id)
    session.delete(competition)
    record(session, event, by, "remove competition", competition.slug, {"name": competition.name})
    return None
