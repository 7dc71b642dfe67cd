"""A match that stops and goes on another time: its sheet stays open and says so; a new date lets go of its hour."""

from core.play.sheet import Sheet
from web.acts.answers import Saved
from web.acts.results import Answer, save_sheet
from web.acts.schedule import Slot, schedule
from web.storage.database import Session
from web.storage.journal import By
from web.storage.tables import Event, Match


def stop(session: Session, match_id: int, sheet: Sheet, seen: int, by: By, token: str, reason: str) -> Answer:
    """Save the open sheet that says how the match goes on."""
    answer = save_sheet(session, match_id, sheet, seen, by, token, reason)
    if isinstance(answer, Saved) and sheet.stopped == "new date":
        match = session.get_one(Match, match_id)
        schedule(session, session.get_one(Event, match.event_id), [Slot(match.number, None, match.venue)], by)
    return answer
