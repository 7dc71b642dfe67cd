"""Small invented events for the tests of acts."""

from datetime import date, datetime

from web.acts.accounts import new_account
from web.storage.database import Session
from web.storage.journal import By, record
from web.storage.tables import Event


def bare_event(session: Session, now: datetime, slug: str = "jogos") -> tuple[Event, By]:
    """An event without a regulation, and somebody who acts."""
    who = new_account(session, "Comissão", f"{slug}@exemplo.test")
    event = Event(
        slug=slug,
        name="Jogos do Vale Inventado",
        place="Vila Inventada",
        starts=date(2026, 9, 18),
        ends=date(2026, 9, 20),
        timezone="America/Sao_Paulo",
        regulation="none",
    )
    session.add(event)
    session.flush()
    by = By(who.id, now, "mesa 1")
    record(session, event, by, "open event", slug, {})
    return event, by
