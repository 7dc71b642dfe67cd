"""Saving the sheet of a match: each save is a new version, seen first, never over another's, never twice."""

from dataclasses import replace

from core.play.sheet import Sheet
from core.rules.refusal import Refusal
from web.acts.answers import Refused, Repeated, Saved, Stale, Version
from web.acts.versions import Offered, keep, unconfirmable
from web.rulings import sheet_refusals
from web.storage import find
from web.storage.database import Session
from web.storage.journal import By
from web.storage.sheets import NotASheetError, checked, read_sheet, write_sheet
from web.storage.tables import Account, Match, SheetVersion

Answer = Saved | Stale | Refused | Repeated


def save_sheet(
    session: Session,
    match_id: int,
    sheet: Sheet,
    seen_version: int,
    by: By,
    token: str,
    reason: str = "",
    close: bool = False,
) -> Answer:
    """Save the sheet as the next version, open, or closed where ``close``: only a closed one counts.

    ``seen_version`` is the version that the person saw (0: none yet); where it is no longer the latest, nothing is
    saved and both are shown. ``token`` is the form's own: the same form again gets its first answer. A change of a
    closed or confirmed sheet is a correction and needs its reason; it may open it again.
    """
    return _save(session, match_id, sheet, seen_version, by, token, reason, "closed" if close else "open")


def confirm(session: Session, match_id: int, seen_version: int, by: By, token: str) -> Answer:
    """Confirm the closed sheet as it stands: a version with the same sheet, which now is definite."""
    match = session.get_one(Match, match_id)
    if refusals := unconfirmable(session, match, token):
        return Refused(refusals)
    version = find.latest_version(session, match)
    sheet = Sheet() if version is None else read_sheet(version.sheet)
    return _save(session, match_id, sheet, seen_version, by, token, "", "confirmed")


def current_version(session: Session, match: Match) -> Version:
    """The version in force; version 0 where the match is unplayed."""
    row = find.latest_version(session, match)
    return Version(0, Sheet(open=True)) if row is None else version_of(session, row)


def versions_of(session: Session, match: Match) -> tuple[Version, ...]:
    """Every version of the match's sheet, the first first."""
    return tuple(version_of(session, row) for row in find.versions(session, match.id))


def version_of(session: Session, row: SheetVersion) -> Version:
    """A stored version as a value."""
    return Version(
        version=row.version,
        sheet=read_sheet(row.sheet, row.state == "open"),
        state=row.state,
        who=row.who,
        name=session.get_one(Account, row.who).name,
        at=row.at,
        origin=row.origin,
        reason=row.reason,
    )


def _save(
    session: Session, match_id: int, sheet: Sheet, seen: int, by: By, token: str, reason: str, state: str
) -> Answer:
    match = session.get_one(Match, match_id)
    offered = Offered(
        write_sheet(sheet),
        state,
        seen,
        token,
        reason,
        lambda: _refusals(session, match, sheet, is_open=state == "open"),
    )
    answer = keep(session, match, offered, by)
    return Stale(sheet, seen, current_version(session, match)) if answer is None else answer


def _refusals(session: Session, match: Match, sheet: Sheet, *, is_open: bool) -> tuple[Refusal, ...]:
    found = [] if match.second_entry is not None else [Refusal("match without a rival", "sheet")]
    try:
        sound = checked(replace(sheet, open=is_open))
    except NotASheetError as error:
        return (*found, Refusal("not a figure of a sheet", error.at, error.found))
    return (*found, *sheet_refusals(session, match, sound))
