"""Moments turned into instants: "15 min before the match", "31 December", once it is known when those things are."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta, tzinfo
from types import MappingProxyType

from core.rules.forms import Duration, Moment

_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)
_ABOUT = re.compile(r"(?:(?:.+?) )?(before|after|start of|end of) (?:the )?(.+)")
_HOUR = re.compile(r"(\d\d):(\d\d) of the (day before|next day|day)")
_DAY = re.compile(r"(\d{1,2}) (\w+)")
_FIXED = {"s": "seconds", "min": "minutes", "h": "hours", "days": "days"}
_DAYS_ON = {"day before": -1, "day": 0, "next day": 1}


@dataclass(frozen=True, slots=True)
class Span:
    """When something starts and ends; None where that is not known (yet)."""

    starts: datetime | None = None
    ends: datetime | None = None


@dataclass(frozen=True, slots=True)
class Occasions:
    """What has to be known to find a moment: ``spans`` by the name of what happens ("match", "round 2", "semi-final").

    ``entered`` is the day of the entry; ``day`` the one of which "12:00 of the next day" speaks; ``year`` that of
    "31 December"; ``zone`` that of the clock on which such an hour is read.
    """

    spans: Mapping[str, Span] = field(default_factory=lambda: MappingProxyType({}))
    entered: date | None = None
    day: date | None = None
    year: int | None = None
    zone: tzinfo | None = None


NOTHING_KNOWN = Occasions()


@dataclass(frozen=True, slots=True)
class Limit:
    """The last instant at which something may still happen; a date stands for the whole of that day.

    ``before``: it must happen earlier than ``at``, as "before the match" says; else ``at`` itself is still in time.
    """

    at: date
    before: bool = False

    def met(self, when: datetime) -> bool:
        """True where what happens at ``when`` is in time."""
        if not isinstance(self.at, datetime):
            return when.date() < self.at if self.before else when.date() <= self.at
        return when < self.at if self.before else when <= self.at


def limit(moment: Moment | date, occasions: Occasions = NOTHING_KNOWN) -> Limit | None:
    """The limit that a moment sets, None where it cannot be told yet (language, section 3).

    "15 min before" is that instant itself and still in time, "before the match" is not the start itself, "after" counts
    from the end. A time told in matches or segments has no instant.
    """
    if not isinstance(moment, Moment):
        return Limit(moment)
    at = _instant(moment, occasions)
    plainly = moment.lead is None and " ".join(moment.text.split()[:1]) == "before"
    return None if at is None else Limit(at, before=plainly)


def day_of(moment: Moment | date, occasions: Occasions = NOTHING_KNOWN) -> date | None:
    """The day on which a moment falls, None where it cannot be told yet."""
    found = limit(moment, occasions)
    if found is None:
        return None
    return found.at.date() if isinstance(found.at, datetime) else found.at


def later(when: datetime, lead: Duration) -> datetime | None:
    """So much later; a year ends on the day of the same number, or on the next where there is none (29 February)."""
    if lead.unit == "year":
        return datetime.combine(years_later(when.date(), lead.amount), when.timetz())
    return when + _delta(lead) if lead.unit in _FIXED else None


def days_later(day: date, lead: Duration) -> date | None:
    """So many whole days or years later; None for a time that is no number of days."""
    if lead.unit == "year":
        return years_later(day, lead.amount)
    return day + timedelta(days=lead.amount) if lead.unit == "days" else None


def years_later(day: date, years: int) -> date:
    """The same day of another year; 1 March for a 29 February that the year does not have."""
    try:
        return day.replace(year=day.year + years)
    except ValueError:
        return date(day.year + years, 3, 1)


def _delta(lead: Duration) -> timedelta:
    return timedelta(**{_FIXED[lead.unit]: lead.amount})


def _instant(moment: Moment, occasions: Occasions) -> date | None:
    text = moment.text
    if text == "entry date":
        return occasions.entered
    if (hour := _HOUR.fullmatch(text)) is not None:
        day = occasions.day
        on = None if day is None else day + timedelta(days=_DAYS_ON[hour[3]])
        clock = time(int(hour[1]), int(hour[2]), tzinfo=occasions.zone)
        return None if on is None else datetime.combine(on, clock)
    about = _ABOUT.fullmatch(text)
    if about is not None:
        return _beside(about[1], occasions.spans.get(about[2], Span()), moment.lead)
    if (named := _DAY.fullmatch(text)) is not None and named[2] in _MONTHS:
        year = occasions.year
        return None if year is None else date(year, _MONTHS.index(named[2]) + 1, int(named[1]))
    return occasions.spans.get(text, Span()).starts


def _beside(word: str, span: Span, lead: Duration | None) -> datetime | None:
    """Before and at the start count from the start, after and at the end from the end."""
    about = span.starts if word in ("before", "start of") else span.ends
    if about is None or lead is None:
        return about
    if word == "after":
        return later(about, lead)
    if lead.unit == "year":
        return datetime.combine(years_later(about.date(), -lead.amount), about.timetz())
    return about - _delta(lead) if lead.unit in _FIXED else None
