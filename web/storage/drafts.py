"""The draft of an event's regulation, and every text of it that was ever in force."""

from sqlmodel import col, select

from web.storage.database import Session
from web.storage.tables import RegulationDraft, RegulationText


def draft_of(session: Session, event_id: int) -> RegulationDraft | None:
    """What the committee is writing, None where it writes nothing."""
    return session.exec(select(RegulationDraft).where(RegulationDraft.event_id == event_id)).first()


def texts_of(session: Session, event_id: int) -> list[RegulationText]:
    """Every text that was in force, the first one first."""
    found = select(RegulationText).where(RegulationText.event_id == event_id)
    return list(session.exec(found.order_by(col(RegulationText.revision))))
