"""The page of a heat: who starts in which lane, what they did, and every version of its sheet."""

from collections.abc import Mapping
from typing import Any

from core.play.heat import HeatSheet
from reports import dates
from web.acts import heat_results
from web.acts.answers import HeatVersion
from web.contests import RankedContest, contest_of
from web.facts.contests import Tried, told
from web.facts.heat_rows import HeatRow, heat_row
from web.facts.heat_sheet import head
from web.facts.match import VersionRow
from web.facts.refusals import said
from web.facts.scores import Scores
from web.rendering import moment
from web.storage.heats import HeatFixture, heat_fixtures
from web.visit import Visit


def fixture_of(visit: Visit) -> HeatFixture:
    """The heat of the address, with its start list."""
    match = visit.of_match()
    (found,) = heat_fixtures(visit.session, match.event_id, number=match.number)
    return found


def heat_facts(visit: Visit, said_so: str = "") -> Mapping[str, Any]:
    """What the page of a heat shows."""
    heat, event = fixture_of(visit), visit.of_event()
    contest = Scores(visit).contest(heat)
    row = heat_row(heat, contest, visit)
    versions = heat_results.versions_of(visit.session, heat.match)
    latest = versions[-1] if versions else None
    refused = (
        ()
        if latest is None or latest.state == "open"
        else heat_results.refusals_of(visit.session, heat.match, latest.sheet)
    )
    person = visit.person
    may = person is not None and person.may_record(event.id, heat.competition.id)
    confirmed = latest is not None and latest.state == "confirmed"
    correct = may and row.ended and (not confirmed or (person is not None and person.on_committee(event.id)))
    return head(visit, heat) | {
        "heat": row,
        "long_when": moment(visit, heat.match.starts_at) if heat.match.starts_at else "",
        "tried": _tried(row, contest, visit) if row.ended else [],
        "remarks": latest.sheet.remarks if latest and may else "",
        "versions": [_version(one, visit) for one in reversed(versions)],
        "refused": said(refused, visit),
        "correct_url": f"{row.url}/sumula" if correct else "",
        "contest_url": f"/{event.slug}/{heat.competition.slug}",
        "several": contest.by_heat is not None,
        "said": said_so,
        "contest": contest_of(heat),
    }


def _tried(row: HeatRow, contest: RankedContest, visit: Visit) -> list[Tried]:
    """What each starter did, where that is more than one figure."""
    found = []
    for each in row.starters:
        performance = contest.performances.get(each.key)
        passes = told(performance, contest, visit) if performance is not None else ()
        if sum(len(line.tries) for one in passes for line in one.lines) > 1:
            found.append(Tried(each.key, each.name, passes))
    return found


def _version(version: HeatVersion, visit: Visit) -> VersionRow:
    t = visit.t
    word, mark = {
        "open": (t.gettext("Open"), "live"),
        "closed": (t.gettext("Closed"), "check"),
        "confirmed": (t.gettext("Confirmed"), "done"),
    }[version.state]
    involved = visit.person is not None and visit.person.involved(visit.of_event().id)
    local = version.at.astimezone(visit.zone) if version.at else None
    return VersionRow(
        version=version.version,
        score=_how_many(version.sheet, visit),
        word=word,
        mark=mark,
        when=f"{dates.weekday(local.date(), t)} {dates.hour(local, t)}" if local else "",
        name=version.name if involved else "",
        reason=version.reason,
    )


def _how_many(sheet: HeatSheet, visit: Visit) -> str:
    """How many of the starters a version says something of."""
    n = sum(
        any(series.tries for one in each.passes for series in one) or each.status is not None
        for each in sheet.performances
    )
    return visit.t.ngettext("%(n)s entered", "%(n)s entered", n) % {"n": n}
