"""The programme of an event as a list: its matches and heats day by day."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from reports import dates
from reports.prose import capital
from web.facts.day import Listed, listed, rows
from web.facts.matches import MatchRow
from web.facts.scores import Scores
from web.rendering import local_day
from web.visit import Visit


@dataclass(frozen=True, slots=True)
class DayShown:
    """A day with its matches; the last one has those without an hour."""

    anchor: str
    title: str
    weekday: str
    short: str
    matches: list[MatchRow]


def programme_facts(visit: Visit) -> Mapping[str, Any]:
    """What the programme shows."""
    found = listed(visit)
    by: dict[str, list[Listed]] = {}
    for fixture in found:
        starts = fixture.match.starts_at
        by.setdefault(local_day(visit, starts).isoformat() if starts else "", []).append(fixture)
    scores = Scores(visit)
    return {"all": len(found), "listed": [_day(day, listed, scores) for day, listed in by.items()]}


def _day(day: str, found: list[Listed], scores: Scores) -> DayShown:
    t, starts = scores.visit.t, found[0].match.starts_at
    if starts is None:
        return DayShown("a-marcar", t.gettext("Hour to be set"), "–", t.gettext("to be set"), rows(found, scores))
    on = local_day(scores.visit, starts)
    title = capital(dates.long_day(on, t))
    return DayShown(f"dia-{day}", title, dates.weekday(on, t), str(on.day), rows(found, scores))
