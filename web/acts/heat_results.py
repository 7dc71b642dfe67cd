"""Saving the sheet of a heat: each save is a new version, as with the sheet of a match."""

from dataclasses import replace

from core.play.heat import HeatSheet, closed, heat_refusals
from core.rules.refusal import Refusal
from web.acts.answers import HeatStale, HeatVersion, Refused, Repeated, Saved
from web.acts.versions import Offered, keep, unconfirmable
from web.contests import rule_of
from web.rulings import modality_of
from web.storage import find, heats
from web.storage.database import Session
from web.storage.heat_sheets import checked, read_heat, write_heat
from web.storage.journal import By
from web.storage.sheets import NotASheetError
from web.storage.tables import Account, Competition, Match, SheetVersion

Answer = Saved | HeatStale | Refused | Repeated


def save_heat(
    session: Session,
    match_id: int,
    sheet: HeatSheet,
    seen_version: int,
    by: By,
    token: str,
    reason: str = "",
    close: bool = False,
) -> Answer:
    """Save the sheet as the next version, open, or closed where ``close``: only a closed one counts.

    ``seen_version``, ``token`` and ``reason`` are as with the sheet of a match (:func:`web.acts.results.save_sheet`).
    """
    state = "closed" if close else "open"
    return _save(session, match_id, replace(sheet, open=not close), seen_version, by, token, reason, state)


def confirm_heat(session: Session, match_id: int, seen_version: int, by: By, token: str) -> Answer:
    """Confirm the closed sheet as it stands: a version with the same sheet, which now is definite."""
    match = session.get_one(Match, match_id)
    if refusals := unconfirmable(session, match, token):
        return Refused(refusals)
    version = find.latest_version(session, match)
    sheet = HeatSheet() if version is None else read_heat(version.sheet)
    return _save(session, match_id, sheet, seen_version, by, token, "", "confirmed")


def current_version(session: Session, match: Match) -> HeatVersion:
    """The version in force; version 0 where nothing is written."""
    row = find.latest_version(session, match)
    return HeatVersion(0, HeatSheet(open=True)) if row is None else _version(session, row)


def versions_of(session: Session, match: Match) -> tuple[HeatVersion, ...]:
    """Every version of the heat's sheet, the first first."""
    return tuple(_version(session, row) for row in find.versions(session, match.id))


def refusals_of(session: Session, match: Match, sheet: HeatSheet) -> tuple[Refusal, ...]:
    """Everything on the sheet that cannot be, at its place, with its article; of an open one only what is for good."""
    competition = session.get_one(Competition, match.competition_id)
    (fixture,) = heats.heat_fixtures(session, match.event_id, number=match.number)
    known = modality_of(competition).facts
    found = [
        Refusal("fact that the sport does not count", each.side, name)
        for each in sheet.performances
        for name, _ in each.counts
        if name not in known
    ]
    starts = [starter.key for starter in fixture.starters]
    return (*found, *heat_refusals(sheet, starts, rule_of(session, competition, fixture)))


def _save(
    session: Session, match_id: int, sheet: HeatSheet, seen: int, by: By, token: str, reason: str, state: str
) -> Answer:
    match = session.get_one(Match, match_id)

    def refusals() -> tuple[Refusal, ...]:
        try:
            return refusals_of(session, match, checked(sheet))
        except NotASheetError as error:
            return (Refusal("not a figure of a sheet", error.at, error.found),)

    kept = write_heat(sheet if sheet.open else closed(sheet))
    answer = keep(session, match, Offered(kept, state, seen, token, reason, refusals), by)
    return HeatStale(sheet, seen, current_version(session, match)) if answer is None else answer


def _version(session: Session, row: SheetVersion) -> HeatVersion:
    return HeatVersion(
        version=row.version,
        sheet=read_heat(row.sheet, row.state == "open"),
        state=row.state,
        who=row.who,
        name=session.get_one(Account, row.who).name,
        at=row.at,
        origin=row.origin,
        reason=row.reason,
    )
