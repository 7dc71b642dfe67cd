"""Figures of eligibility, lists and entries that contradict one another: nobody could be entered by them."""

from collections.abc import Iterator

from core.exact import Number
from core.rules.article import Cited
from core.rules.forms import Mix
from core.rules.ruleset import Scope
from regulations.checks.subject import Subject, at, decimal
from regulations.finding import Finding

_ONE_SEX = {"male": "woman", "female": "man"}
"""The sex that a category leaves out."""


def contradictions(subject: Subject) -> Iterator[Finding]:
    """Shares of more than a whole list, lists of more than may be named, limits inside limits that are smaller."""
    for scope in subject.scopes("eligibility", "roster", "entry"):
        yield from _quotas(subject, scope)
        yield from _lists(subject, scope)
        yield from _sexes(subject, scope)
        yield from _roles(subject, scope)
        yield from _limits(subject, scope)


def _quotas(subject: Subject, scope: Scope) -> Iterator[Finding]:
    figure = subject.stated("eligibility.bond", scope)
    for mix in _mixes(figure):
        share = sum(part.amount for part in mix.parts if part.percent and part.bound != "at most")
        if figure and share > 1:
            yield at(figure, "quota", mix=_written(mix), sum=decimal(share * 100))


def _lists(subject: Subject, scope: Scope) -> Iterator[Finding]:
    figure, athletes = subject.stated("roster.list_composition", scope), subject.stated("roster.athletes", scope)
    for mix in _mixes(figure):
        named = sum(part.amount for part in mix.parts if not part.percent and part.bound != "at most")
        if figure and athletes and named > athletes.value:
            yield _more(figure, "list_composition", named, "athletes", athletes.value)


def _sexes(subject: Subject, scope: Scope) -> Iterator[Finding]:
    """A category of one sex whose composition asks for the other."""
    other = _ONE_SEX.get(subject.rules.category)
    for key in ("composition", "list_composition"):
        figure = subject.stated(f"roster.{key}", scope)
        asked = [
            any(part.what == other and part.bound != "at most" and part.amount for part in mix.parts)
            for mix in _mixes(figure)
        ]
        if figure and asked and all(asked):
            yield at(figure, "composition of another", mix=_written(_mixes(figure)[0]), category=subject.rules.category)


def _roles(subject: Subject, scope: Scope) -> Iterator[Finding]:
    roles, athletes = subject.stated("roster.roles", scope), subject.stated("roster.athletes", scope)
    if roles and athletes and sum(roles.value.values()) > athletes.value:
        yield _more(roles, "roles", sum(roles.value.values()), "athletes", athletes.value)


def _limits(subject: Subject, scope: Scope) -> Iterator[Finding]:
    figure = subject.stated("eligibility.per_athlete", scope)
    limits = figure.value if figure and isinstance(figure.value, dict) else {}
    for key in ("individual", "relay"):
        if figure and "events" in limits and limits.get(key, 0) > limits["events"]:
            yield _more(figure, key, limits[key], "events", limits["events"])
    least, most = subject.stated("entry.minimum", scope), subject.stated("entry.maximum", scope)
    counted = subject.rules.value("entry.minimum_of", scope, "entries") == "entries"
    if least and most and counted and isinstance(most.value, int) and least.value > most.value:
        yield _more(least, "minimum", least.value, "maximum", most.value)


def _more(figure: Cited[object], less: str, low: Number, more: str, high: Number) -> Finding:
    return at(figure, "more than", less_key=less, less=decimal(low), more_key=more, more=decimal(high))


def _mixes(figure: Cited[object] | None) -> tuple[Mix, ...]:
    value = figure.value if figure else ()
    return tuple(each for each in value if isinstance(each, Mix)) if isinstance(value, tuple) else ()


def _written(mix: Mix) -> str:
    """The mix as a regulation writes it."""
    said = (
        f"{'' if part.bound == 'exactly' else f'{part.bound} '}"
        f"{decimal(part.amount * 100) + ' %' if part.percent else decimal(part.amount)} {part.what}"
        for part in mix.parts
    )
    return f'"{", ".join(said)}"'
