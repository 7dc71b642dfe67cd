"""Performances settled by the cooperatives' regulation of 2019, from articles to mark, for the tests of its sports."""

from core.exact import Number
from core.play.performance import PerformanceRule, performance_rule
from core.play.performance_notation import read_performances
from core.play.settle_performance import Mark, settle_performance
from core.rules.article import Article, Cited
from core.rules.ruleset import Ruleset, Scope
from modalities.catalogue import find
from tests.modalities.cooperativas import regulation


def ruleset(sport: str) -> Ruleset:
    """The figures of the sport's first category."""
    return regulation().ruleset(sport, regulation().categories(sport)[0])


def rule(sport: str) -> PerformanceRule:
    modality = find(sport)
    assert modality is not None
    return performance_rule(ruleset(sport), modality)


def settled(sport: str, line: str) -> Number | str | list[tuple[str, str]]:
    """The mark of a line, the word for why there is none, or each refusal with the article behind it."""
    rules = rule(sport)
    (performance,) = read_performances(line, rules.precision.value.unit)
    found = settle_performance(performance, rules)
    if isinstance(found, Mark):
        return str(found.why) if found.value is None else found.value
    return [(each.code, each.source.cite() if each.source else "") for each in found]


def cited(sport: str, path: str, event: str | None = None) -> Cited[object]:
    """The figure at the path."""
    figure = ruleset(sport).figure(path, Scope(event=event))
    assert figure is not None, path
    return figure


def stated(sport: str, path: str, event: str | None = None) -> tuple[object, str]:
    """What the figure is and the article that states it."""
    figure = cited(sport, path, event)
    assert isinstance(figure.source, Article)
    return figure.value, figure.source.number
