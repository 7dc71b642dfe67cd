"""The day of an event."""

from datetime import date

from fastapi import APIRouter, Response

from web.facts.day import day_facts, default_day
from web.rendering import published
from web.visit import UnknownError, Visited

router = APIRouter()


@router.get("/{event}/", name="today")
def today(visit: Visited) -> Response:
    """Today, or the nearest day of the event."""
    return published(visit, "day.html", lambda: day_facts(visit, default_day(visit)))


@router.get("/{event}/dias/{day}", name="day")
def day(visit: Visited, day: str) -> Response:
    """One day of the event."""
    event = visit.of_event()
    try:
        on = date.fromisoformat(day)
    except ValueError:
        raise UnknownError from None
    if not event.starts <= on <= event.ends:
        raise UnknownError
    return published(visit, "day.html", lambda: day_facts(visit, on))
