"""What the page of other ends shows of the regulation: tolerance, terms, reasons, how a stopped match goes on."""

from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import Any

from core.play.format import Format
from core.play.stopped import may_be
from core.play.tolerance import is_first, tolerance
from core.rules.article import Cited
from core.rules.moment import Occasions, Span, limit
from reports import dates
from reports.language import marked
from reports.rules.figures import figure_words
from web.entry.ends import STOPPED, causes
from web.facts.sheet import CitedWords, cite
from web.rulings import ruleset_of, scope_of
from web.storage import find
from web.visit import Visit

STOPPED_WORDS = {
    "suspended": marked("Stopped: it will be resumed from here"),
    "replayed": marked("Stopped: it will be played again from the start"),
    "stands": marked("Stopped: the score stands as it is"),
    "leader wins": marked("Stopped: whoever leads wins"),
}
_SECONDS = {"s": 1, "min": 60, "h": 3600}


def end_facts(visit: Visit, rules: Format) -> Mapping[str, Any]:
    """Each figure with its article."""
    t = visit.t
    late, justified = rules.cited.get("walkover.late"), rules.cited.get("walkover.justified")
    interrupted, given = rules.cited.get("match.interrupted"), rules.cited.get("walkover.given_for")
    words = str(justified.value) if justified and justified.value else "panel decides"
    return {
        "tolerance": _tolerance(visit),
        "announced_term": _announced(visit, rules),
        "causes": [(one, t.pgettext("rule", one)) for one in causes(rules)],
        "causes_law": cite(given, visit) if given else None,
        "stopped": [(word, t.gettext(STOPPED_WORDS[word])) for word in STOPPED if may_be(word, rules) is None],
        "stopped_law": cite(interrupted, visit) if interrupted else None,
        "late_law": cite(late, visit, figure_words(late.value, t, key="walkover.late"))
        if late and late.value
        else None,
        "new_date": words != "not accepted",
        "justified_law": cite(justified, visit, figure_words(words, t, key="walkover.justified"))
        if justified
        else None,
    }


def _tolerance(visit: Visit) -> CitedWords:
    """How long a side is waited for in this match, and until what hour."""
    match, competition, t = visit.of_match(), visit.of_competition(), visit.t
    ruleset, scope = ruleset_of(visit.session, competition), scope_of(visit.session, competition, match)
    starts = match.starts_at.astimezone(visit.zone) if match.starts_at else None
    others = [m.starts_at.astimezone(visit.zone) for m in find.matches(visit.session, competition.id) if m.starts_at]
    first = starts is None or is_first(starts, others, ruleset, scope)
    figure = tolerance(ruleset, first=first, scope=scope)
    words = figure_words(figure.value, t)
    if starts is None:
        return cite(figure, visit, t.gettext("Tolerance: %(time)s.") % {"time": words})
    until = starts + timedelta(seconds=figure.value.amount * _SECONDS.get(figure.value.unit, 60))
    said = t.gettext("Tolerance: %(time)s, until %(hour)s.") % {"time": words, "hour": dates.hour(until, t)}
    return cite(figure, visit, said)


def _announced(visit: Visit, rules: Format) -> CitedWords | None:
    """Until when an absence counts as told in time, where the regulation says so."""
    figure: Cited[Any] | None = rules.cited.get("walkover.announced")
    if figure is None or figure.value is None:
        return None
    starts = visit.of_match().starts_at
    span = Span(starts.astimezone(visit.zone) if starts else None)
    last = limit(figure.value, Occasions({"match": span, "encounter": span}, zone=visit.zone))
    words = figure_words(figure.value, visit.t)
    return cite(figure, visit, f"{words}{_at(last.at if last else None, visit)}")


def _at(at: date | None, visit: Visit) -> str:
    return f" ({dates.hour(at, visit.t)})" if isinstance(at, datetime) else ""
