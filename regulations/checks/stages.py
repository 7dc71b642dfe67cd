"""Stages: what must be said of them, plans that leave a number of entries out, seats filled twice or never."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from core.fixtures.groups import group_names
from core.fixtures.seat import ordinal
from core.rules.article import Cited
from core.rules.forms import Range
from core.rules.ruleset import EVERYWHERE, Scope
from regulations.checks.subject import Subject, at, is_stated
from regulations.finding import Finding

_QUALIFYING = frozenset({"round robin", "groups", "heats", "swiss", "production"})
_IN_SEVERAL_ROUNDS = frozenset({"swiss", "circuit"})
_OWN_ENTRANTS = ("entries", "invited")
_GROUP_SEAT = re.compile(r"\d+[A-Z]+")


def said(subject: Subject) -> Iterator[Finding]:
    """The kind of a stage, how many advance where another follows, and the rounds of swiss or of a circuit."""
    names = subject.rules.names("stage")
    for at_, name in enumerate(names):
        here = subject.rules.figure(f"stage.{name}.name")
        if here is None or not is_stated(here):
            continue
        for scope in _by_plan(subject, name):
            kind = subject.rules.value(f"stage.{name}.kind", scope)
            if kind is None:
                yield at(here, "key missing", missing="kind", table=f"stage.{name}", example='kind = "groups"')
            if kind in _IN_SEVERAL_ROUNDS and not subject.rules.value(f"stage.{name}.rounds", scope):
                yield at(here, "rounds", stage=name)
            follows = names[at_ + 1] if at_ + 1 < len(names) else ""
            enters = subject.rules.value(f"stage.{follows}.from", scope, "advanced")
            silent = not any(subject.rules.value(f"stage.{name}.{key}", scope) for key in ("advance", "advance_best"))
            if follows and kind in _QUALIFYING and silent and enters not in _OWN_ENTRANTS:
                yield at(here, "advance", stage=name, next=follows, rows=_rows(scope))


def _by_plan(subject: Subject, name: str) -> Iterator[Scope]:
    """One scope for each row of the stage's plan; everywhere where it has none."""
    plan = subject.rules.value(f"stage.{name}.plan", EVERYWHERE, ())
    if not plan:
        yield EVERYWHERE
    for row in plan:
        yield Scope(entries=_end(row["entries"]))


def _end(entries: Range) -> int:
    end = entries.low if entries.low is not None else entries.high
    return int(end or 0)


def _rows(scope: Scope) -> str:
    return "" if scope.entries is None else f" ({scope.entries})"


def plans(subject: Subject) -> Iterator[Finding]:
    """Plans with a gap or an overlap, and crossings whose seats don't fit who advances."""
    for name in subject.rules.names("stage"):
        plan = subject.rules.figure(f"stage.{name}.plan")
        if plan is not None and plan.value and is_stated(plan):
            yield from _gaps(subject, plan)
        for scope in _by_plan(subject, name):
            crossings = subject.rules.figure(f"stage.{name}.crossings", scope)
            if crossings is not None and crossings.value and is_stated(crossings):
                yield from _seats(subject, name, crossings, scope)


def _gaps(subject: Subject, plan: Cited[Any]) -> Iterator[Finding]:
    rows = sorted((int(row["entries"].low or 1), row["entries"].high) for row in plan.value)
    for (low, high), (after, _) in pairwise(rows):
        if high is None or after <= high:
            yield at(plan, "plan, overlap", entries=str(max(low, after)))
        elif after > high + 1:
            yield at(plan, "plan, gap", entries=_between(high + 1, after - 1))
    fewest, least = rows[0][0], subject.rules.figure("entry.minimum")
    if least is not None and least.value is not None and least.value < fewest:
        yield at(plan, "plan, gap", entries=_between(least.value, fewest - 1))
    elif (least is None or least.value is None) and fewest > 2:
        yield at(plan, "plan, starts late", entries=str(fewest))
    most, maximum = max((high for _, high in rows if high is not None), default=0), subject.rules.value("entry.maximum")
    open_ended = any(high is None for _, high in rows)
    if not open_ended and not (isinstance(maximum, int) and maximum <= most):
        yield at(plan, "plan, gap", entries=str(most + 1))


def _between(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def _seats(subject: Subject, name: str, crossings: Cited[Any], scope: Scope) -> Iterator[Finding]:
    """Each side that advances enters once; the winners and losers of earlier crossings at most once each."""
    times = Counter(seat for crossing in crossings.value for seat in crossing)
    expected = _advancing(subject, name, scope)
    twice = ", ".join(seat for seat, n in times.items() if n > 1)
    never = ", ".join(seat for seat in expected if seat not in times)
    nobody = ", ".join(
        seat for seat in times if expected and seat not in expected and (_GROUP_SEAT.fullmatch(seat) or "best" in seat)
    )
    rows = _rows(scope)
    if twice or never:
        code = "seats, twice and never" if twice and never else "seats, twice" if twice else "seats, never"
        yield at(crossings, code, rows=rows, twice=twice, never=never)
    if nobody:
        yield at(crossings, "seats, nobody's", rows=rows, nobody=nobody)


def _advancing(subject: Subject, name: str, scope: Scope) -> list[str]:
    """The seats of those who advance from the stage before, [] where it can't be told."""
    names = subject.rules.names("stage")
    at_ = names.index(name)
    if at_ == 0 or subject.rules.value(f"stage.{name}.from", scope, "advanced") != "advanced":
        return []
    before = f"stage.{names[at_ - 1]}"
    value = subject.rules.value
    advance, best = value(f"{before}.advance", scope, 0), value(f"{before}.advance_best", scope)
    groups = value(f"{before}.groups", scope, 1 if value(f"{before}.group_size", scope) is None else None)
    if value(f"{before}.kind", scope) not in ("groups", "round robin") or groups is None:
        return []
    letters = group_names(groups if isinstance(groups, int) else len(groups))
    seats = [f"{place}{letter}" for place in range(1, advance + 1) for letter in letters]
    if best and "place" in best:
        ranks = ["", *(f"{ordinal(n)} " for n in range(2, best["sides"] + 1))]
        seats += [f"{rank}best {ordinal(best['place'])}" for rank in ranks[: best["sides"]]]
    return seats
