"""The day of an event: what is in play, what comes next, what has ended."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final

from modalities.isolated.failure import PluginError
from reports import dates
from reports.prose import capital
from web.contests import event_heats
from web.facts import heat_rows
from web.facts.heat_rows import contest_words
from web.facts.matches import MatchRow, match_row
from web.facts.scores import Scores
from web.rendering import local_day
from web.storage.heats import HeatFixture
from web.storage.programme import Fixture, fixtures, how_many_entries
from web.visit import Visit

Listed = Fixture | HeatFixture
"""What is played at an hour: a match, or a heat."""

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
    everything = listed(visit)
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
        "heats": any(isinstance(f, HeatFixture) for f in everything),
        "progress": progress(visit, everything),
        "entries": sum(how_many_entries(visit.session, event.id).values()),
    }


def listed(visit: Visit) -> list[Listed]:
    """All matches and heats of the event, in order of time and number; who rests is not among them."""
    event = visit.of_event()
    matches = [fixture for fixture in fixtures(visit.session, event.id) if fixture.second is not None]
    return sorted([*matches, *event_heats(visit.session, event.id)], key=_in_time)


def entries_in(found: Listed) -> set[int]:
    """The entries, by id, that play in a match or start in a heat."""
    if isinstance(found, HeatFixture):
        return {starter.start.entry_id for starter in found.starters}
    return {side.entry.id for side in (found.first, found.second) if side is not None}


def _in_time(found: Listed) -> tuple[bool, str, int]:
    starts = found.match.starts_at
    return (starts is None, starts.isoformat() if starts else "", found.match.number)


def rows(found: Iterable[Listed], scores: Scores) -> list[MatchRow]:
    """Matches and heats as rows."""
    return [_row(each, scores) for each in found]


def _row(found: Listed, scores: Scores) -> MatchRow:
    visit = scores.visit
    if isinstance(found, Fixture):
        return match_row(found, scores.of(found), visit, visit.of_event().slug)
    try:
        contest = scores.contest(found)
    except PluginError as error:
        visit.incomplete = True
        return heat_rows.without_marks(found, visit, error)
    return heat_rows.match_row(found, contest, visit, contest_words(contest.contest))


def progress(visit: Visit, everything: Iterable[Listed]) -> list[Progress]:
    """How far each competition is, those in play first."""
    by: dict[int, list[Listed]] = {}
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


def day_links(visit: Visit, here: date, everything: Iterable[Listed]) -> Iterable[DayLink]:
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


def _plays_on(visit: Visit, fixture: Listed, on: date) -> bool:
    if fixture.match.starts_at is not None:
        return local_day(visit, fixture.match.starts_at) == on
    if fixture.latest is not None:
        return local_day(visit, fixture.latest.at) == on
    return True


def _ended(fixture: Listed) -> tuple[str, int]:
    return (fixture.latest.at.isoformat() if fixture.latest else "", fixture.match.number)
