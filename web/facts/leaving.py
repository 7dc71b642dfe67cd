"""A side that leaves: each of its matches as it is and as it would count, by which article, before anything is done."""

from dataclasses import dataclass, replace
from typing import Any

from core.competition import standings
from core.play.outcome import Outcome
from core.play.sheet import Ending
from core.rules.article import Source
from reports import numbers
from reports.citation import citation, default_words
from reports.crosstable import main_score
from web.facts.regulation import article_links
from web.rulings import modality_of, record_of, ruleset_of, standings_of
from web.storage.programme import Fixture, fixtures
from web.storage.tables import Entry
from web.visit import Visit


@dataclass(frozen=True, slots=True)
class Change:
    """One match of the side: against whom, what it is now, what it would be, by which article; or it stays."""

    number: int
    rival: str
    now: str
    then: str
    cite: str
    source: Source | None

    @property
    def stays(self) -> bool:
        """True where the match counts as it did."""
        return self.now == self.then


def leaving_facts(visit: Visit, entry: Entry, kind: str) -> dict[str, Any]:
    """What the page that confirms a withdrawal or an exclusion shows."""
    session, competition = visit.session, visit.of_competition()
    record, side = record_of(session, competition), str(entry.id)
    left = {"withdrawn": record.withdrawn, "excluded": record.excluded}
    left[kind] = (*left[kind], side)
    after = standings(
        replace(record, withdrawn=left["withdrawn"], excluded=left["excluded"]),
        ruleset_of(session, competition),
        modality_of(competition),
    )
    before = standings_of(session, competition)
    own = [
        one
        for one in fixtures(session, competition.event_id, competition_id=competition.id)
        if one.second is not None and entry.id in (one.first.entry.id, one.second.entry.id)
    ]
    return {
        "competition": competition,
        "entry": entry,
        "kind": kind,
        "gone": side in (*record.withdrawn, *record.excluded),
        "changes": [
            _change(visit, one, entry, before.outcomes.get(str(one.match.id)), after.outcomes.get(str(one.match.id)))
            for one in own
        ],
        "link": article_links(visit),
    }


def _change(visit: Visit, one: Fixture, entry: Entry, before: Outcome | None, after: Outcome | None) -> Change:
    second = one.second or one.first
    rival = second if one.first.entry.id == entry.id else one.first
    why = after.why if after is not None and after != before else None
    return Change(
        one.match.number,
        rival.entry.name,
        _words(before, one, visit),
        _words(after, one, visit),
        (citation(why.source, visit.t) or default_words(why.source, visit.t)) if why else "",
        why.source if why else None,
    )


def _words(outcome: Outcome | None, one: Fixture, visit: Visit) -> str:
    """What a match counts as, in a few words."""
    t = visit.t
    if outcome is None:
        in_play = one.latest is not None and one.latest.state == "open"
        return t.gettext("match in play") if in_play else t.gettext("still to be played")
    if outcome.void:
        return t.gettext("counts for nobody")
    if len(outcome.losers) > 1:
        return t.gettext("both lose")
    names = [side.entry.name for side in (one.first, one.second) if side]
    first, second = (
        numbers.number(f, t) for f in main_score(outcome, "segments" if any(outcome.segments) else "total")
    )
    score = t.gettext("%(first)s to %(second)s") % {"first": first, "second": second}
    if outcome.winner is None:
        return t.gettext("draw, %(score)s") % {"score": score}
    words = (
        t.gettext("%(side)s wins by W.O., %(score)s")
        if outcome.ending is Ending.WALKOVER
        else t.gettext("%(side)s wins, %(score)s")
    )
    return words % {"side": names[outcome.winner], "score": score}
