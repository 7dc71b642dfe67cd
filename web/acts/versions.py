"""One version more of a sheet, of a match or of a heat: seen first, never over another's, never twice."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from core.rules.refusal import Refusal
from web.acts.answers import Refused, Repeated, Saved
from web.acts.names import text_refusals
from web.storage import find
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Event, Match, SheetVersion


@dataclass(frozen=True, slots=True)
class Offered:
    """What is to be kept: the sheet as plain data, "open", "closed" or "confirmed"; ``seen`` is the version that the
    person saw, ``token`` the form's own, ``reason`` that of a correction; ``refusals`` what on the sheet cannot be,
    asked only once the form is neither repeated nor stale."""

    sheet: dict[str, Any]
    state: str
    seen: int
    token: str
    reason: str
    refusals: Callable[[], tuple[Refusal, ...]]


def keep(session: Session, match: Match, offered: Offered, by: By) -> Saved | Repeated | Refused | None:
    """Keep the sheet as the next version of the match; None where another came between, and nothing is written."""
    earlier = find.version_by_token(session, match.id, offered.token)
    if earlier is not None:
        return Repeated(Saved(earlier.version, earlier.state, earlier.at, earlier.revision))
    if offered.seen != match.version:
        return None
    refusals = (*_refusals(session, match, offered), *offered.refusals())
    if refusals:
        return Refused(refusals)
    event = session.get_one(Event, match.event_id)
    match.version += 1
    row = SheetVersion(
        match_id=match.id,
        version=match.version,
        sheet=offered.sheet,
        state=offered.state,
        who=by.who,
        at=by.at,
        origin=by.origin,
        reason=offered.reason.strip(),
        token=offered.token,
        revision=event.revision + 1,
    )
    session.add(match)
    session.add(row)
    detail: dict[str, Any] = {
        "version": row.version, "state": row.state, "sheet": row.sheet, "reason": row.reason
    }  # fmt: skip
    about = "heat" if match.first_entry is None else "match"
    revision = record(session, event, by, "save sheet", f"{about} {match.number}", detail)
    return Saved(row.version, row.state, by.at, revision)


def unconfirmable(session: Session, match: Match, token: str) -> tuple[Refusal, ...]:
    """Why nothing can be confirmed: the latest sheet is not closed, unless this very form has confirmed it already."""
    version = find.latest_version(session, match)
    if version is not None and version.state != "open":
        return ()
    earlier = find.version_by_token(session, match.id, token)
    return (Refusal("sheet not closed", "sheet"),) if earlier is None else ()


def _refusals(session: Session, match: Match, offered: Offered) -> list[Refusal]:
    found = [
        *text_refusals("reason", offered.reason, 2_000, least=0),
        *text_refusals("token", offered.token, 80),
    ]
    before = find.latest_version(session, match)
    corrects = before is not None and before.state != "open" and offered.state != "confirmed"
    if corrects and not offered.reason.strip():
        found.append(Refusal("correction without a reason", "reason"))
    return found
