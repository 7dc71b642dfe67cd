"""Builds the demonstration act by act, each at its own moment of the three days and never later than now."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from regulations.find import folder_of
from regulations.read import texts
from web.acts.accounts import invite, new_account, take_up
from web.acts.competitions import NewCompetition, enter, open_competition
from web.acts.delegations import add_delegation
from web.acts.draws import NewDraw, announce
from web.acts.events import NewEvent, open_event
from web.acts.groups import make_matches, seat_groups
from web.acts.schedule import Slot, schedule
from web.demo import case, heats, note
from web.demo.cast import COMMITTEE, COORDINATORS, DELEGATIONS, EVENT, PLACE, TITLE, Person
from web.demo.clock import ZONE, Clock, done
from web.demo.deeds import OFFICE, deeds_of
from web.demo.meets import MEETS
from web.demo.programme import CONTESTS, TODAY, TOMORROW, YESTERDAY, Contest, Group, Hour
from web.rulings import standings_of
from web.storage.database import Session
from web.storage.journal import By
from web.storage.tables import Competition, Delegation, Event, Match

REGULATION = "jogos-cooperativas-2019"
SOURCE = "Loteria Inventada, extração 6.012, primeiro prêmio"


def build(session: Session, now: datetime, hashes: Mapping[str, str]) -> None:
    """The whole event, from its opening to the matches in play. ``hashes`` are those of the passwords, by e-mail."""
    clock = Clock(now)
    weeks_before = clock.at(Hour(-30, 600))
    committee = new_account(session, COMMITTEE.name, COMMITTEE.email).id
    by = clock.by(committee, weeks_before, OFFICE)
    event = _open(session, clock, by)
    note.publish(session, event, weeks_before.date(), by)
    case.keep(session, event, by)
    _invite(session, event, COMMITTEE, (None,), by, hashes)
    delegations = {names.code: done(add_delegation(session, event, names, by)) for names in DELEGATIONS}
    played = [(contest, *_prepare(session, event, contest, delegations, clock, by)) for contest in CONTESTS]
    meets = [heats.prepare(session, event, meet, delegations, clock, by) for meet in MEETS]
    opened = [competition for _, competition, _ in played] + [meet.competition for meet in meets]
    who = {"": committee}
    for person in COORDINATORS:
        own = tuple(competition for competition in opened if competition.modality == person.modality)
        who[person.modality] = _invite(session, event, person, own, by, hashes)
    deeds = [
        deed
        for contest, competition, groups in played
        for group, matches in groups
        for deed in deeds_of(contest, competition, group, matches, who[contest.modality], committee)
    ]
    for meet in meets:
        deeds += heats.deeds_of(meet, who[meet.meet.modality], committee)
    for deed in sorted(deeds, key=lambda deed: deed.at):
        deed.act(session, clock.by(deed.who, deed.at, deed.origin))
    latest = max(deed.at for deed in deeds)
    _announce(session, [competition for _, competition, _ in played], clock.by(committee, latest, OFFICE))


def _announce(session: Session, competitions: Sequence[Competition], by: By) -> None:
    """Announce the draw of every finished tie that waits for lots."""
    for competition in competitions:
        for ranking in standings_of(session, competition).rankings:
            for due in () if ranking.provisional else ranking.due:
                if due.what == "lot":
                    purpose = f"{competition.name}, grupo {ranking.group}" if ranking.group else competition.name
                    done(announce(session, competition, NewDraw(list(map(int, due.sides)), purpose, SOURCE), by))


def _open(session: Session, clock: Clock, by: By) -> Event:
    day = clock.at(Hour(TODAY, 720)).date()
    new = NewEvent(
        slug=EVENT,
        name=TITLE,
        place=PLACE,
        starts=day + timedelta(days=YESTERDAY),
        ends=day + timedelta(days=TOMORROW),
        regulation=REGULATION,
        files=texts(folder_of(REGULATION)),
        timezone=str(ZONE),
    )
    return done(open_event(session, new, by))


def _invite(
    session: Session,
    event: Event,
    person: Person,
    scopes: tuple[Competition | None, ...],
    by: By,
    hashes: Mapping[str, str],
) -> int:
    """Give the person its roles, and its password with the first of them; its account's id."""
    first = done(invite(session, event, person.name, person.email, by, scopes[0]))
    done(take_up(session, first.token, hashes[person.email], by.at))
    for scope in scopes[1:]:
        done(invite(session, event, person.name, person.email, by, scope))
    return first.account.id


def _prepare(
    session: Session, event: Event, contest: Contest, delegations: Mapping[str, Delegation], clock: Clock, by: By
) -> tuple[Competition, list[tuple[Group, dict[str, Match]]]]:
    """Open the competition, enter and seat its sides, make its matches (by "VIA TEN") and give them their hours."""
    new = NewCompetition(contest.modality, contest.category, contest.name, contest.advance)
    competition = done(open_competition(session, event, new, by))
    entries = {
        code: done(enter(session, competition, delegations[code], by)).id
        for group in contest.groups
        for code in group.sides.split()
    }
    seats = [[entries[code] for code in group.sides.split()] for group in contest.groups]
    rows = done(seat_groups(session, competition, seats, by))
    matches = done(make_matches(session, competition, by))
    codes = {entry_id: code for code, entry_id in entries.items()}
    own = [[match for match in matches if match.group_id == row.id] for row in rows]
    slots = [
        Slot(match.number, clock.at(start), group.venue)
        for group, members in zip(contest.groups, own, strict=True)
        for match, start in zip(members, group.starts, strict=True)
    ]
    done(schedule(session, event, slots, by))
    return competition, [(group, _by_sides(members, codes)) for group, members in zip(contest.groups, own, strict=True)]


def _by_sides(matches: list[Match], codes: Mapping[int, str]) -> dict[str, Match]:
    pairs = {(match.first_entry, match.second_entry): match for match in matches}
    return {f"{codes[a]} {codes[b]}": match for (a, b), match in pairs.items() if a is not None and b is not None}
