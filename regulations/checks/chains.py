"""Tie-break chains: what can't be reached, what is asked twice, and where a chain leaves sides level."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from core.rules.article import Cited
from core.rules.ruleset import Ruleset, Scope
from core.standings.criterion import Criterion, Where
from regulations.checks.subject import Subject, at, is_stated
from regulations.entry import Entry
from regulations.finding import Finding
from regulations.sentences import SIZES


def unreachable(entries: Iterable[Entry]) -> Iterator[Finding]:
    """Criteria after a last resort. One that is qualified, where it does not apply, lets the chain go on."""
    for entry in entries:
        for figure in entry.figures:
            chain = figure.value if isinstance(figure.value, tuple) else ()
            resort: Criterion | None = None
            for criterion in chain:
                if not isinstance(criterion, Criterion):
                    break
                if resort is not None:
                    yield entry.finding(
                        "after a last resort", criterion.letter, phrase=criterion.phrase, resort=resort.phrase
                    )
                    break
                resort = criterion if _final(criterion) else None


def _final(criterion: Criterion) -> bool:
    return criterion.last_resort and not (criterion.size or criterion.at_stake or criterion.for_place)


def ends(subject: Subject) -> Iterator[Finding]:
    """Chains without a last resort, and sizes of tie without a chain."""
    for scope in subject.scopes("tiebreak"):
        chains = {key: subject.rules.figure(f"tiebreak.{key}", scope) for key in ("two", "more", "any")}
        stated = {key: figure for key, figure in chains.items() if figure is not None and figure.value}
        if not any(is_stated(figure) for figure in stated.values()):
            continue
        goes_on = subject.rules.value("tiebreak.two_then", scope, "more") == "more" and stated.keys() - {"two"}
        for key, figure in stated.items():
            last = figure.value[-1]
            if is_stated(figure) and not _final(last) and not (key == "two" and goes_on):
                yield at(figure, "no last resort", last.letter, phrase=last.phrase)
        for key, missing in (("more", "two"), ("two", "more")):
            if key in stated and missing not in stated and "any" not in stated:
                yield at(stated[key], "no chain for a size", stated=SIZES[key], missing=missing)


def repeated(subject: Subject) -> Iterator[Finding]:
    """A criterion that stands a second time in its chain, or looks at the same matches by another name."""
    for scope in subject.scopes("tiebreak", "stage"):
        same = _same_matches(subject.rules, scope)
        for key in ("two", "more", "any"):
            figure = subject.stated(f"tiebreak.{key}", scope)
            if figure is not None:
                yield from _repeats(figure, same)


def never(subject: Subject) -> Iterator[Finding]:
    """Criteria for three or more in the chain for two, which no tie can reach."""
    for scope in subject.scopes("tiebreak"):
        figure = subject.stated("tiebreak.two", scope)
        if figure is None:
            continue
        for criterion in figure.value:
            if criterion.size > 2:
                yield at(figure, "never for two", criterion.letter, phrase=criterion.phrase)


def _same_matches(rules: Ruleset, scope: Scope) -> frozenset[Where]:
    """Words of WHERE that hold the same matches here: group and phase, and the leg where there is one only."""
    several = any((rules.value(f"stage.{name}.legs", scope) or 1) > 1 for name in rules.names("stage", scope))
    return frozenset({Where.GROUP, Where.PHASE} if several else {Where.GROUP, Where.PHASE, Where.LEG})


def _repeats(figure: Cited[Any], same: frozenset[Where]) -> Iterator[Finding]:
    seen: dict[Criterion, Criterion] = {}
    for criterion in figure.value:
        where = Where.PHASE if criterion.where in same else criterion.where
        asked = replace(criterion, phrase="", letter="", where=where)
        first = seen.setdefault(asked, criterion)
        if first is criterion:
            continue
        named = first.letter or f'"{first.phrase}"'
        if first.where is criterion.where:
            yield at(figure, "criterion twice", criterion.letter, phrase=criterion.phrase, first=named)
        else:
            one, other = sorted(str(each.where).removeprefix("in ") for each in (first, criterion))
            yield at(
                figure,
                "criterion repeated",
                criterion.letter,
                phrase=criterion.phrase,
                first=named,
                one=one,
                other=other,
            )
