"""Penalty points: to whom they go, and how a percentage of the target is rounded, must be said."""

from collections.abc import Iterator, Mapping
from typing import Any

from core.rules.article import Cited
from core.rules.forms import Percent, Range
from core.rules.ruleset import Scope
from regulations.checks.subject import Subject, at, decimal, is_stated, written
from regulations.finding import Finding

_FURTHEST = 1000
"""A target left open is tried up to here; percentages repeat every hundred."""

Penalty = tuple[Cited[Any], Any, Mapping[str, Any]]
"""The figure that states it, its points, and the effects beside it."""


def points_go(subject: Subject) -> Iterator[Finding]:
    """A penalty of points without a word on who gets them (language, §§ 10 and 19)."""
    for scope in subject.scopes("infraction", "card", "penalties"):
        if subject.rules.value("penalties.points_go", scope) is not None:
            continue
        for figure, points, effects in _penalties(subject, scope):
            if points != 0 and not effects.get("points_go"):
                yield at(figure, "points_go", points=written(points).strip('"'))


def rounding(subject: Subject) -> Iterator[Finding]:
    """A percentage of the target that is not whole, without a word on how it is rounded."""
    for scope in subject.scopes("infraction", "card", "penalties", "match"):
        if subject.rules.value("penalties.rounding", scope) is not None:
            continue
        for figure, points, _ in _penalties(subject, scope):
            if isinstance(points, Percent):
                yield from _rounded(subject, scope, figure, points)


def _rounded(subject: Subject, scope: Scope, figure: Cited[Any], points: Percent) -> Iterator[Finding]:
    share = f"{decimal(points.share * 100)} %"
    target = subject.rules.value("match.target", scope)
    if target is not None and (exact := points.share * target).denominator != 1:
        yield at(figure, "rounding", share=share, target=decimal(target), exact=decimal(exact))
        return
    bounds = subject.left_open("match.target")
    if bounds is None and target is not None:
        return
    within = bounds.within if bounds else None
    possible = within if isinstance(within, tuple) else _whole(within)
    if any((points.share * each).denominator != 1 for each in possible):
        yield at(figure, "rounding, target to set", share=share)


def _whole(within: Range | None) -> range:
    low = int(within.low) if within and within.low is not None else 1
    high = int(within.high) if within and within.high is not None else _FURTHEST
    return range(low, min(high, low + 100) + 1)


def _penalties(subject: Subject, scope: Scope) -> Iterator[Penalty]:
    """Every penalty of points that an article states, also those of repetitions."""
    rules = subject.rules
    for table in ("infraction", "card"):
        for name in rules.names(table, scope):
            own = {key: figure.value for key, figure in rules.under(f"{table}.{name}", scope).items()}
            points = rules.figure(f"{table}.{name}.points", scope)
            if points is not None and points.value is not None and is_stated(points):
                yield points, points.value, own
            again = rules.figure(f"{table}.{name}.again", scope)
            if again is not None and again.value is not None and is_stated(again):
                for effects in again.value:
                    if effects.get("points") is not None:
                        yield again, effects["points"], {"points_go": own.get("points_go"), **effects}
