"""The moments of the demonstration, counted from the day of "now", and acts of which none may be refused."""

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import TypeVar
from zoneinfo import ZoneInfo

from web.acts.answers import Refused, Saved
from web.demo.programme import Hour
from web.storage.journal import By

ZONE = ZoneInfo("America/Sao_Paulo")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Clock:
    """The day of ``now`` is the second of the three; nothing was done later than now."""

    now: datetime

    def at(self, hour: Hour) -> datetime:
        """The moment of an hour of the programme."""
        midnight = datetime.combine(self.now.astimezone(ZONE).date(), time(), ZONE)
        return midnight + timedelta(days=hour.day, minutes=hour.minutes)

    def by(self, who: int, moment: datetime, origin: str) -> By:
        """Who does something at that moment, or now if that is earlier."""
        return By(who, min(moment, self.now), origin)


def done(answer: T | Refused) -> T:
    """What the act answered. Raises ValueError with all that was refused."""
    if isinstance(answer, Refused):
        raise ValueError("; ".join(f"{r.code} ({r.at}): {r.found}, {r.allowed}" for r in answer.refusals))
    return answer


def saved(answer: object) -> None:
    """The sheet was saved. Raises ValueError for any other answer."""
    if not isinstance(answer, Saved):
        raise ValueError(repr(answer))
