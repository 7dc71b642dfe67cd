"""From the tables to the core: everything recorded of a competition, as its standings read it, and names to show."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from zoneinfo import ZoneInfo

from core.competition import Group, Record
from core.exact import plain
from core.play.match import Match
from core.standings.ledger import Adjustment
from core.standings.ranking import Recorded
from web.storage import find, tables
from web.storage.database import Session
from web.storage.sheets import read_sheet


@dataclass(frozen=True, slots=True)
class Label:
    """How a side is shown: in print, usually, where there is little room, and by its code."""

    official: str
    name: str
    short: str
    code: str


def competition_record(session: Session, competition: tables.Competition) -> Record:
    """All that is recorded of a competition; a side's key is ``str(entry.id)``, a match's ``str(match.id)``."""
    entries = find.entries(session, competition.id)
    seated = find.seated(session, competition.id)
    names = {group.id: group.name for group, _ in seated}
    members: dict[int, list[str]] = {group_id: [] for group_id in names}
    for group, seat in seated:
        if seat is not None:
            members[group.id].append(str(seat.entry_id))
    left = find.withdrawals(session, competition.id)
    rows = find.sheets(session, competition_id=competition.id)
    return Record(
        matches=_matches(session, competition, rows, names),
        played=tuple(str(row.id) for row, _ in sorted(rows, key=lambda pair: in_time(pair[0]))),
        groups=tuple(Group(names[group_id], tuple(sides)) for group_id, sides in members.items()),
        recorded=_recorded(session, competition),
        withdrawn=tuple(str(w.entry_id) for w in left if w.kind == "withdrawn"),
        excluded=tuple(str(w.entry_id) for w in left if w.kind == "excluded"),
        adjustments=tuple(
            Adjustment(str(a.entry_id), plain(Fraction(a.points)), a.name)
            for a in find.adjustments(session, competition.id)
        ),
        stage=next((row.stage for row, _ in rows if row.group_id is not None), ""),
        advance=competition.advance,
        facts={"registration order": {str(entry.id): entry.number for entry in entries}},
    )


_Rows = Sequence[tuple[tables.Match, tables.SheetVersion | None]]


def _matches(
    session: Session, competition: tables.Competition, rows: _Rows, groups: dict[int, str]
) -> tuple[Match, ...]:
    """The matches of a competition with the sheet in force of each, by number."""
    zone = ZoneInfo(session.get_one(tables.Event, competition.event_id).timezone)
    return tuple(
        core_match(row, version, zone, groups.get(row.group_id, "") if row.group_id is not None else "")
        for row, version in rows
    )


def in_time(row: tables.Match) -> tuple[bool, str, int]:
    """The order in which matches are played: by their hours, those without one last, by number."""
    return row.starts_at is None, row.starts_at.isoformat() if row.starts_at else "", row.number


def core_match(row: tables.Match, version: tables.SheetVersion | None, zone: ZoneInfo, group: str = "") -> Match:
    """A match as the core reads it; an open sheet stays marked as open, and counts nowhere.

    Where no knock-out is declared, its round stands in place of its stage. Its day is the one that the clocks of the
    event's place show when it starts.
    """
    return Match(
        id=str(row.id),
        first=str(row.first_entry),
        second=None if row.second_entry is None else str(row.second_entry),
        group=group,
        stage=row.stage or row.round_name,
        round=row.round,
        leg=row.leg,
        sheet=None if version is None else read_sheet(version.sheet, version.state == "open"),
        on=None if row.starts_at is None else row.starts_at.astimezone(zone).date(),
        round_name=row.round_name,
    )


def labels(session: Session, competition: tables.Competition) -> dict[str, Label]:
    """How each side of a competition is shown, by its key; an equal name of another delegation says whose it is."""
    delegations = {d.id: d for d in find.delegations(session, competition.event_id)}
    entries = find.entries(session, competition.id)
    times = Counter(entry.folded for entry in entries)
    return {str(entry.id): _label(entry, delegations[entry.delegation_id], times[entry.folded]) for entry in entries}


def _label(entry: tables.Entry, delegation: tables.Delegation, times: int) -> Label:
    if entry.folded == delegation.folded:
        return Label(delegation.official, delegation.name, delegation.short, delegation.code)
    shown = f"{entry.name} ({delegation.short})" if times > 1 else entry.name
    short = entry.name if times == 1 and len(entry.name) <= 22 else f"{delegation.short} {entry.number}"
    return Label(f"{entry.name} ({delegation.official})", shown, short, delegation.code)


def _recorded(session: Session, competition: tables.Competition) -> Recorded:
    orders: dict[str, list[tuple[str, ...]]] = {"lot": [], "play-off": [], "committee": []}
    for order in find.recorded_orders(session, competition.id):
        orders[order.kind].append(tuple(map(str, order.order)))
    return Recorded(
        lots=tuple(orders["lot"]), play_offs=tuple(orders["play-off"]), decisions=tuple(orders["committee"])
    )
