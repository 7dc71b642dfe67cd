"""From performances to the ledger: marks, sides without one, a row with what was counted, and points by place."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from core.exact import Number
from core.play.performance import Performance, PerformanceRule, Status
from core.play.settle_performance import Mark, settle_performance
from core.rules.article import Cited
from core.rules.refusal import Refusal
from core.rules.ruleset import EVERYWHERE, Ruleset, Scope
from core.standings.adjustments import adjustments
from core.standings.chain import MARK
from core.standings.ledger import Ledger, NoMark, Row
from core.standings.points import PointTable
from core.standings.ranking import Ranking

Rules = Mapping[date | None, PerformanceRule]
"""The rule in force on each day; None where nobody said the day."""

NEVER_LAST = frozenset({"", Status.DQ})
"""Who is disqualified did start and finish, and of whom nothing is entered nothing is known: no_mark is of neither."""


@dataclass(frozen=True)
class PlacePoints:
    """§ 8 for contests of more than two: points of the 1st, the 2nd …, and for appearing."""

    by_place: Cited[tuple[Number, ...]]
    participation: Cited[Number]

    def of(self, place: int) -> Number:
        """The points of a place: those who share it each take them; none where the list has come to its end."""
        return self.by_place.value[place - 1] if place <= len(self.by_place.value) else 0


def place_points(ruleset: Ruleset, scope: Scope = EVERYWHERE) -> PlacePoints:
    """The points in force for the scope."""
    return PlacePoints(
        ruleset.cited("table_points.by_place", (), scope), ruleset.cited("table_points.participation", 0, scope)
    )


def with_performances(
    ledger: Ledger,
    performances: Sequence[Performance],
    groups: Mapping[str, Sequence[str]],
    out: Collection[str],
    rules: Rules,
    points: PlacePoints,
    table: PointTable,
) -> tuple[Ledger, Mapping[str, tuple[Refusal, ...]]]:
    """The ledger with the marks of a stage, and the performances that cannot be, by id.

    ``groups`` are the sides of each group; ``out`` those that have withdrawn or were excluded: what they did stands,
    and if that is nothing they did not start. Whoever did not start is absent, as from a match (a walkover), and takes
    nothing for appearing. A performance not entered yet keeps its group open. ``rules`` are those in force on each day
    that the performances name; who has no mark stands by those of the last one.
    """
    sides = {side: group for group, members in groups.items() for side in members}
    there = _with_absent([each for each in performances if each.side in sides], sides, out)
    marks, refusals = measured(there, rules)
    rule = rules[max((each.on for each in there if each.on is not None), default=None)]
    known = {each.side: (each, marks[each.id]) for each in there if each.id in marks}
    rows = [_row(performance, mark, points) for performance, mark in known.values()]
    marked = {side: mark.value for side, (_, mark) in known.items() if mark.value is not None}
    why = {side: str(mark.why) for side, (_, mark) in known.items() if mark.why is not None}
    last = rule.no_mark.value == "last"
    return replace(
        ledger,
        rows=(*ledger.rows, *rows),
        adjustments=(*ledger.adjustments, *adjustments(rows, table)),
        facts={**ledger.facts, MARK.phrase: marked},
        unsettled={
            group: (*ledger.unsettled.get(group, ()), *(side for side in members if side not in known))
            for group, members in groups.items()
        },
        unmarked={
            side: NoMark(why.get(side, ""), last and why.get(side, "") not in NEVER_LAST, rule.no_mark)
            for side in sides
            if side not in marked
        },
    ), refusals


def measured(
    performances: Sequence[Performance], rules: Rules
) -> tuple[Mapping[str, Mark], Mapping[str, tuple[Refusal, ...]]]:
    """The mark of each entered performance by its id, and why the others cannot be.

    A side has one performance in a stage: a second one would leave open which of them counts.
    """
    marks: dict[str, Mark] = {}
    refusals: dict[str, tuple[Refusal, ...]] = {}
    times = Counter(performance.side for performance in performances)
    for performance in performances:
        if times[performance.side] > 1:
            refusals[performance.id] = (Refusal("performance written twice", "", performance.side),)
        elif performance.entered:
            field = [other for other in performances if other.group == performance.group]
            found = settle_performance(performance, rules[performance.on], field)
            if isinstance(found, Mark):
                marks[performance.id] = found
            else:
                refusals[performance.id] = found
    return marks, refusals


def paid(ledger: Ledger, rankings: Iterable[Ranking], stage: str, points: PlacePoints) -> Ledger:
    """The ledger once every place of the stage has its points."""
    given = {place.side: points.of(place.place) for ranking in rankings for place in ranking.places}
    rows = tuple(
        replace(row, table_points=row.table_points + given.get(row.side, 0))
        if row.stage == stage and row.result in ("performance", "absence")
        else row
        for row in ledger.rows
    )
    return replace(ledger, rows=rows)


def _with_absent(performances: list[Performance], groups: Mapping[str, str], out: Collection[str]) -> list[Performance]:
    """The performances, and the absence of those who left before they had one."""
    there = {each.side for each in performances}
    gone = [side for side in dict.fromkeys(out) if side in groups and side not in there]
    stage = next((each.stage for each in performances), "")
    return performances + [Performance(side, side, status=Status.DNS, group=groups[side], stage=stage) for side in gone]


def _row(performance: Performance, mark: Mark, points: PlacePoints) -> Row:
    absent = mark.why is Status.DNS
    appearing = points.participation.value
    return Row(
        performance.id,
        performance.side,
        "",
        "absence" if absent else "performance",
        0 if absent else appearing,
        max(points.by_place.value, default=0) + appearing,
        group=performance.group,
        stage=performance.stage,
        awarded=absent,
        absent=absent,
        counts=dict(performance.counts),
    )
