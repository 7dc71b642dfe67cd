"""The day of an event: what is in play, what comes next, what has ended."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final

from reports import dates
from reports.prose import capital
from web.facts.matches import MatchRow, match_row
from web.facts.scores import Scores
from web.rendering import local_day
from web.storage.programme import Fixture, fixtures, how_many_entries
from web.visit import Visit

LONG: Final = 10
"""Days from which on an event shows only those with matches."""


@dataclass(frozen=True, slots=True)
class DayLink:
    """A day of the event, to choose from."""

    url: str
    weekday: str
    day: str
    here: bool


@dataclass(frozen=True, slots=True)
class Progress:
    """How many matches of a competition have ended."""

    url: str
    name: str
    done: int
    all: int


def default_day(visit: Visit) -> date:
    """Today, or the day of the event nearest to it."""
    event = visit.of_event()
    return min(max(visit.today(), event.starts), event.ends)


def day_facts(visit: Visit, on: date) -> Mapping[str, Any]:
    """What the page of a day shows. Upcoming matches without an hour belong to every day until they are played."""
    event, scores = visit.of_event(), Scores(visit)
    everything = [fixture for fixture in fixtures(visit.session, event.id) if fixture.second is not None]
    of_day = [fixture for fixture in everything if _plays_on(visit, fixture, on)]
    live = [f for f in of_day if f.latest and f.latest.state == "open"]
    ended = sorted((f for f in of_day if f.latest and f.latest.state != "open"), key=_ended, reverse=True)
    coming = [f for f in of_day if f.latest is None]
    return {
        "on": on,
        "title": capital(dates.long_day(on, visit.t)),
        "days_of_event": list(day_links(visit, on, everything)),
        "live": rows(live, scores),
        "coming": rows(coming, scores),
        "ended": rows(ended, scores),
        "done": sum(f.latest is not None and f.latest.state != "open" for f in everything),
        "all": len(everything),
        "progress": progress(visit, everything),
        "entries": sum(how_many_entries(visit.session, event.id).values()),
    }


def rows(found: Iterable[Fixture], scores: Scores) -> list[MatchRow]:
    """Matches as rows."""
    return [match_row(fixture, scores.of(fixture), scores.visit, scores.visit.of_event().slug) for fixture in found]


def progress(visit: Visit, everything: Iterable[Fixture]) -> list[Progress]:
    """How far each competition is, those in play first."""
    by: dict[int, list[Fixture]] = {}
    for fixture in everything:
        by.setdefault(fixture.competition.id, []).append(fixture)
    return [
        Progress(
            f"/{visit.of_event().slug}/{found[0].competition.slug}",
            found[0].competition.name,
            sum(f.latest is not None and f.latest.state != "open" for f in found),
            len(found),
        )
        for _, found in sorted(by.items())
    ]


def day_links(visit: Visit, here: date, everything: Iterable[Fixture]) -> Iterable[DayLink]:
    """The days of the event; of a long one, those on which something is played; none where it lasts one alone."""
    event = visit.of_event()
    length = (event.ends - event.starts).days + 1
    played = {local_day(visit, f.match.starts_at) for f in everything if f.match.starts_at is not None}
    for number in range(length if length > 1 else 0):
        on = event.starts + timedelta(days=number)
        if length > LONG and on != here and on not in played:
            continue
        name = f"{on.day} {dates.month(on, visit.t)[:3]}"
        yield DayLink(f"/{event.slug}/dias/{on.isoformat()}", dates.weekday(on, visit.t), name, on == here)


def _plays_on(visit: Visit, fixture: Fixture, on: date) -> bool:
    if fixture.match.starts_at is not None:
        return local_day(visit, fixture.match.starts_at) == on
    if fixture.latest is not None:
        return local_day(visit, fixture.latest.at) == on
    return True


def _ended(fixture: Fixture) -> tuple[str, int]:
    return (fixture.latest.at.isoformat() if fixture.latest else "", fixture.match.number)
