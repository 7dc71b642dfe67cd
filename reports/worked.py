"""Where a worked case does not come out as its author expects, in the reader's words."""

from collections.abc import Iterator

from core.competition import Standings
from core.exact import Value
from regulations.case import Case
from regulations.case_figures import unlike
from regulations.judged import unexpected
from regulations.worked import unsaid
from reports.language import Translator


def disagreements(case: Case, result: Standings, t: Translator) -> Iterator[str]:
    """Where its table, its refusals, its figures or its reasons expect something else, one sentence each."""
    found: dict[str, tuple[int | None, Value | None]] = {}
    for ranking in result.rankings:
        found |= {each.side: (each.place, each.facts.get("table points")) for each in ranking.places}
        found |= {each.side: (None, each.facts.get("table points")) for each in ranking.unplaced}
    for line in case.table:
        if line.side not in found:
            yield t.gettext("The case expects %(side)s in its table, who is not there.") % {"side": line.side}
        elif found[line.side] != (line.place, line.points):
            yield t.gettext("The case expects %(side)s on place %(place)s with %(points)s.") % {
                "side": line.side,
                "place": "–" if line.place is None else line.place,
                "points": line.points,
            }
    people = () if case.people is None else unexpected(case.people, case.ruleset, result.judgement)
    for difference in people:
        yield t.gettext("The case expects otherwise: %(line)s") % {"line": difference}
    for figure in unlike(case.figures, case.ruleset, case.left):
        yield t.gettext("The case expects otherwise: %(line)s") % {"line": figure}
    for reason in unsaid(case, result):
        yield t.gettext("The case expects a step that was not taken: %(reason)s") % {"reason": reason}
