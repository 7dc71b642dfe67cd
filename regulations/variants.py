"""Other values that a figure could have had: what a case must notice if it is to show that figure at work."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from datetime import date, timedelta
from fractions import Fraction
from itertools import islice
from typing import Any

from core.rules.forms import Duration, Mix, Moment, Money, Part, Percent, Range
from core.rules.ruleset import Ruleset, Statement
from regulations.forms.form import Context, Form, Reading

_WORDS = 8
"""Of a long list of words the first so many are tried: any of them differs from the one stated."""
_MANY = 9
"""A number in the place of a word, where both may stand: more than any small case reaches."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a figure stands in a ruleset: its statement and those of articles that say the same; a part of a list."""

    statements: tuple[Statement, ...]
    part: int | None = None


def without(ruleset: Ruleset, place: Place) -> Ruleset:
    """The ruleset without the figure, or without that part of the list."""
    if place.part is None:
        return _with(ruleset, {id(statement): None for statement in place.statements})
    part = place.part
    return altered(ruleset, place, lambda value: (*value[:part], *value[part + 1 :]) or None)


def altered(ruleset: Ruleset, place: Place, change: Any) -> Ruleset:
    """The ruleset with the figure changed."""
    changed = {
        id(each): replace(each, figure=replace(each.figure, value=change(each.figure.value)))
        for each in place.statements
    }
    return _with(ruleset, changed)


def _with(ruleset: Ruleset, changed: Mapping[int, Statement | None]) -> Ruleset:
    kept = (changed.get(id(each), each) for each in ruleset.statements)
    statements = tuple(each for each in kept if each is not None)
    return replace(ruleset, statements=statements, _cache={}, _index={})


def rulesets(ruleset: Ruleset, place: Place, form: Form | None, context: Context) -> Iterator[Ruleset]:
    """The rulesets in which the figure is not there, or is another that the language admits."""
    yield without(ruleset, place)
    if place.part is None:
        for other in variants(place.statements[0].figure.value, form, context):
            yield altered(ruleset, place, lambda _, other=other: other)


def variants(value: Any, form: Form | None, context: Context) -> Iterator[Any]:
    """Other values of the same kind; none for a text that is not one of a list, which can only be taken away."""
    match value:
        case int() | Fraction():
            yield from _numbers(value)
        case str():
            yield from _words(value, form, context)
        case date():
            yield value + timedelta(days=1)
            yield value - timedelta(days=1)
        case tuple():
            yield from _lists(value, context)
        case Mapping():
            yield from _tables(value, context)
        case Range() | Duration() | Percent() | Mix() | Part() | Money() | Moment():
            for each in fields(value):
                for other in variants(getattr(value, each.name), None, context):
                    yield replace(value, **{each.name: other})


def _numbers(value: int | Fraction) -> Iterator[int | Fraction]:
    """One more, one less, the double; never nothing in the place of something, which no match could end at."""
    yield value + 1
    if value not in (0, 1):
        yield value - 1
        yield value * 2
    if value < 0:
        yield -value


def _words(value: str, form: Form | None, context: Context) -> Iterator[str | int]:
    if form is None:
        return
    written = form.written(context)
    if any(way.isdecimal() for way in written):
        yield from (number for number in (2, _MANY) if Reading(context).read(form, number) == number)
    words = [way.strip('"') for way in written if way.startswith('"')]
    if value in words:
        others = (word for word in words if word not in (value, "none") and Reading(context).read(form, word) == word)
        yield from islice(others, _WORDS)


def _lists(value: tuple[Any, ...], context: Context) -> Iterator[Any]:
    """One of its values another; one fewer, but of a pair of numbers."""
    for at, each in enumerate(value):
        if len(value) > 1 and not isinstance(each, int | Fraction):
            yield (*value[:at], *value[at + 1 :])
        for other in variants(each, None, context):
            yield (*value[:at], other, *value[at + 1 :])


def _tables(value: Mapping[str, Any], context: Context) -> Iterator[Any]:
    for name, each in value.items():
        if len(value) > 1:
            yield {key: other for key, other in value.items() if key != name}
        for other in variants(each, None, context):
            yield {**value, name: other}
