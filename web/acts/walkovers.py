"""A walkover: one side did not come, or neither. It is a sheet like any other, closed at once."""

from core.play.sheet import Ending, Sheet
from core.rules.refusal import Refusal
from web.acts.answers import Refused
from web.acts.results import Answer, save_sheet
from web.storage.database import Session
from web.storage.journal import By


def walkover(
    session: Session,
    match_id: int,
    missing: frozenset[int],
    seen_version: int,
    by: By,
    token: str,
    reason: str = "",
    announced: frozenset[int] = frozenset(),
) -> Answer:
    """Close a match to which these sides (0, 1 or both) did not come; those ``announced`` told it in time."""
    if not missing or not missing <= {0, 1}:
        return Refused((Refusal("walkover without an absent side", "missing"),))
    sheet = Sheet(ending=Ending.WALKOVER, missing=missing, announced=announced)
    return save_sheet(session, match_id, sheet, seen_version, by, token, reason, close=True)
