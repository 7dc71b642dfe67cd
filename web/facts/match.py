"""One match: its score, what stands on its sheet, and every version of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core.play.format import Format
from core.rules.refusal import Refusal
from reports import dates
from web.acts import results
from web.acts.answers import Version
from web.facts.check import score_words, sheet_words, verdict_words
from web.facts.matches import match_row
from web.facts.refusals import said
from web.facts.regulation import article_links
from web.facts.scores import Scores
from web.rendering import moment
from web.rulings import standings_of
from web.storage.programme import fixtures
from web.visit import Visit


@dataclass(frozen=True, slots=True)
class VersionRow:
    """A version of the sheet. ``name`` of who recorded it is shown to those with a role in the event alone."""

    version: int
    score: str
    word: str
    mark: str
    when: str
    name: str
    reason: str


def match_facts(visit: Visit, said_so: str = "") -> Mapping[str, Any]:
    """What the page of a match shows."""
    match, event, scores = visit.of_match(), visit.of_event(), Scores(visit)
    (fixture,) = fixtures(visit.session, event.id, number=match.number)
    rules = scores.format(fixture)
    standing, row = scores.of(fixture), match_row(fixture, scores.of(fixture), visit, event.slug)
    versions = results.versions_of(visit.session, match)
    closed = versions[-1] if versions and versions[-1].state != "open" else None
    refused: tuple[Refusal, ...] = ()
    if closed is not None and standing.outcome is None:
        refused = standings_of(visit.session, fixture.competition).refusals.get(str(match.id), ())
    return {
        "match": row,
        "sides": [side.name for side in row.sides],
        "long_when": moment(visit, match.starts_at) if match.starts_at else "",
        "verdict": verdict_words(standing.outcome, fixture, visit),
        "written": list(sheet_words(versions[-1].sheet, rules, fixture, visit)) if versions else [],
        "versions": [_row(one, rules, visit) for one in reversed(versions)],
        "refused": said(refused, visit),
        "correct_url": _correct_url(visit, closed),
        "said": said_so,
        "link": article_links(visit),
    }


def _row(version: Version, rules: Format, visit: Visit) -> VersionRow:
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
        score=score_words(version.sheet, rules, visit),
        word=word,
        mark=mark,
        when=f"{dates.weekday(local.date(), t)} {dates.hour(local, t)}" if local else "",
        name=version.name if involved else "",
        reason=version.reason,
    )


def _correct_url(visit: Visit, closed: Version | None) -> str:
    """Where the sheet is corrected, by whoever may: one that was confirmed, by the committee alone."""
    person, match = visit.person, visit.of_match()
    if closed is None or person is None or not person.may_record(match.event_id, match.competition_id):
        return ""
    if closed.state == "confirmed" and not person.on_committee(match.event_id):
        return ""
    return f"/{visit.of_event().slug}/jogos/{match.number}/sumula"
