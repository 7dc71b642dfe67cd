"""Slowing down who guesses passwords: after some failures an address, and an account from anywhere, has to wait."""

from datetime import datetime, timedelta

from web.storage import save
from web.storage.database import Session
from web.storage.tables import FailedSignIn

WINDOW = timedelta(minutes=15)
MOST = {"pair": 5, "address": 30, "email": 60}
"""Failures within the window: of one account from one address, of one address, of one account from anywhere."""


def wait(session: Session, email: str, origin: str, now: datetime) -> timedelta | None:
    """How long to wait before another attempt is looked at; None where it may be made now."""
    waits = [
        failed.since + WINDOW - now
        for kind, key in _keys(email, origin).items()
        if (failed := session.get(FailedSignIn, key)) is not None
        and failed.count >= MOST[kind]
        and failed.since + WINDOW > now
    ]
    return max(waits, default=None)


def failed(session: Session, email: str, origin: str, now: datetime) -> None:
    """Count one more failure."""
    for key in _keys(email, origin).values():
        row = session.get(FailedSignIn, key)
        if row is None:
            row = FailedSignIn(key=key, count=0, since=now)
        elif row.since + WINDOW <= now:
            row.count, row.since = 0, now
        row.count += 1
        session.add(row)
    save.forget_failures(session, before=now - WINDOW)


def succeeded(session: Session, email: str, origin: str) -> None:
    """Who entered starts anew from that address; what others try on the account still counts."""
    row = session.get(FailedSignIn, _keys(email, origin)["pair"])
    if row is not None:
        session.delete(row)


def _keys(email: str, origin: str) -> dict[str, str]:
    return {
        "pair": f"pair {email[:200]} {origin[:80]}",
        "address": f"address {origin[:80]}",
        "email": f"email {email[:200]}",
    }
