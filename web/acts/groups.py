"""Seating the entries of a competition in groups, and making the matches in which everybody of a group meets."""

from collections import Counter
from collections.abc import Sequence

from core.fixtures.groups import group_matches, group_names
from core.rules.refusal import Refusal
from web.acts.answers import Refused
from web.contests import of_marks
from web.rulings import regulation_of, ruleset_of
from web.stages import group_stage
from web.storage import find, save
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Competition, Event, Group, Match, Seat


def seat_groups(
    session: Session, competition: Competition, groups: Sequence[Sequence[int]], by: By
) -> tuple[Group, ...] | Refused:
    """Seat every entry, by id, in its group, in order; what was seated before gives way, until matches are made."""
    entries = {entry.id: entry for entry in find.entries(session, competition.id)}
    times = Counter(entry_id for group in groups for entry_id in group)
    found = [Refusal("entry of another competition", "groups", str(unknown)) for unknown in times.keys() - entries]
    found += [Refusal("entry without a seat", "groups", e.name) for e in entries.values() if e.id not in times]
    found += [
        Refusal("entry seated twice", "groups", entries[i].name) for i, n in times.items() if n > 1 and i in entries
    ]
    found += [Refusal("group too small", f"groups.{i}", str(len(g)), "2") for i, g in enumerate(groups) if len(g) < 2]
    if not groups:
        found.append(Refusal("group too small", "groups", "0", "2"))
    if of_marks(session, competition):
        found.append(Refusal("competition of marks", "competition", competition.name))
    if _made(session, competition):
        found.append(Refusal("matches already made", "competition", competition.name))
    if found:
        return Refused(tuple(found))
    save.unseat(session, competition)
    names = group_names(len(groups)) if len(groups) > 1 else ("",)
    made = tuple(
        Group(competition_id=competition.id, name=name, position=position)
        for position, name in enumerate(names, start=1)
    )
    session.add_all(made)
    session.flush()
    for group, members in zip(made, groups, strict=True):
        for position, entry_id in enumerate(members, start=1):
            seat = Seat(competition_id=competition.id, group_id=group.id, position=position, entry_id=entry_id)
            session.add(seat)
    detail = {g.name: [entries[i].number for i in members] for g, members in zip(made, groups, strict=True)}
    record(session, session.get_one(Event, competition.event_id), by, "seat groups", competition.slug, detail)
    return made


def make_matches(session: Session, competition: Competition, by: By) -> tuple[Match, ...] | Refused:
    """All matches of all groups, numbered on within the event, round by round."""
    members: dict[int, list[str]] = {}
    for seat in find.seats(session, competition.id):
        members.setdefault(seat.group_id, []).append(str(seat.entry_id))
    found = []
    if not members:
        found.append(Refusal("no groups yet", "competition", competition.name))
    if _made(session, competition):
        found.append(Refusal("matches already made", "competition", competition.name))
    found += unset(session, competition)
    if found:
        return Refused(tuple(found))
    seated = sum(len(sides) for sides in members.values())
    stage = group_stage(ruleset_of(session, competition), len(members), seated)
    drafts = [
        (draft.round, group_id, draft.leg, int(draft.first), int(draft.second))
        for group_id, sides in members.items()
        for draft in group_matches("", sides, competition.legs)
        if draft.second is not None
    ]
    drafts.sort(key=lambda draft: draft[0] or 0)
    made = tuple(
        Match(
            event_id=competition.event_id,
            competition_id=competition.id,
            number=number,
            group_id=group_id,
            round=round_number,
            leg=leg,
            stage=stage,
            first_entry=first,
            second_entry=second,
        )
        for number, (round_number, group_id, leg, first, second) in enumerate(
            drafts, find.last_number(session, competition.event_id) + 1
        )
    )
    session.add_all(made)
    detail = {"first": made[0].number, "last": made[-1].number}
    record(session, session.get_one(Event, competition.event_id), by, "make matches", competition.slug, detail)
    return made


def unset(session: Session, competition: Competition) -> list[Refusal]:
    """The figures that the regulation leaves to the committee and nobody has set: there is no draw before they are."""
    regulation = regulation_of(session, session.get_one(Event, competition.event_id))
    return [
        Refusal(
            "figure still to be set", "competition", "", bounds.written(), entry.article, params={"figure": bounds.path}
        )
        for entry, bounds in regulation.unset(competition.modality, competition.category)
    ]


def _made(session: Session, competition: Competition) -> bool:
    """True where the groups have their matches; those of a knock-out may be there before."""
    return any(match.group_id is not None for match in find.matches(session, competition.id))
