"""From a form of the language to its field: one line for each form."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from regulations.forms.counted import CountedForm
from regulations.forms.criterion import CriterionForm, MeasureForm
from regulations.forms.crossing import CrossingForm
from regulations.forms.day import DayForm
from regulations.forms.duration import DurationForm
from regulations.forms.either import Either
from regulations.forms.form import Form
from regulations.forms.listed import Listed
from regulations.forms.mix import MixForm
from regulations.forms.moment import MomentForm
from regulations.forms.money import MoneyForm
from regulations.forms.number import NumberForm
from regulations.forms.percentage import PercentForm
from regulations.forms.range import RangeForm
from regulations.forms.record import Named, Record
from regulations.forms.text import Pattern
from regulations.forms.word import ROUND_ORDER, Name, Words
from regulations.language.stages import FromStage
from regulations.writing.edits import same
from reports.rules.labels import LABELS
from web.language import NAMES
from web.regulating import together
from web.regulating.keys import RECORD_WORDS
from web.regulating.lines import Choice, Day, Figure, Line
from web.regulating.measured import Between, Lasting, Suffixed, Two
from web.regulating.phrase import Phrase, resorts
from web.regulating.said import Mixed, When
from web.regulating.together import Field
from web.regulating.widget import Desk, Node, Option, Widget

STAFF = ("coach", "assistant", "medical", "official")
"""Functions on the bench that the product has words for; others are free."""
FEW_KEYS = 5
"""Keys of a table up to which all are shown."""


def field_of(form: Form) -> Field:
    """The field fit for a form."""
    made = SIMPLE.get(type(form))
    return _composed(form) if made is None else made(form)


def _composed(form: Form) -> Field:
    match form:
        case Record(keys=keys):
            few = len(keys) <= FEW_KEYS
            words = partial(key_words, next((table for key, table in WHOSE.items() if key in keys), ""))
            return together.Table({key: field_of(each) for key, each in keys.items()}, same, words, few)
        case Named(example=example):
            known = bool(form.kind) or form.rounds
            name: Field = Choice(partial(listed, Name(form.kind, form.rounds))) if known else Line()
            if "coach" in example:
                name = _one_of((Choice(partial(listed, Words(STAFF))), Line()))
            return together.Names(name, field_of(form.form), same)
        case Listed(form=item, exactly=exactly):
            return together.Rows(field_of(item), same, exactly)
        case Either(forms=forms):
            return _either(forms)
    return Line()


def _either(forms: tuple[Form, ...]) -> Field:
    """Words of all forms in one list, then the other forms."""
    closed = tuple(form for form in forms if isinstance(form, Words | Name | FromStage))
    others = [form for form in forms if form not in closed]
    others = [f for f in others if not any(isinstance(o, Listed) and o.form == f for o in others)]
    if not closed and len(others) == 1:
        return field_of(others[0])
    words = (Choice(partial(_all_listed, closed)),) if closed else ()
    return words[0] if words and not others else _one_of((*words, *(field_of(form) for form in others)))


def _one_of(fields: tuple[Field, ...]) -> Field:
    return together.OneOf(fields, same)


def listed(form: Words | Name, desk: Desk) -> tuple[Option, ...]:
    """The words of a list, or the names that are declared, as they are called."""
    t = desk.t
    if isinstance(form, Words):
        own = sorted(desk.context.words(form.own)) if form.own else []
        return tuple(Option(word, NAMES.get(word) or t.pgettext("rule", word)) for word in (*form.listed, *own))
    return tuple(Option(name, name_words(form.kind, name, desk)) for name in _names(form, desk))


def _names(form: Name, desk: Desk) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*desk.context.named(form.kind), *(ROUND_ORDER if form.rounds else ()))))


def name_words(kind: str, name: str, desk: Desk) -> str:
    """What a declared name is called."""
    t = desk.t
    if kind == "category":
        return t.gettext(name)
    if kind == "card":
        return t.pgettext("card", name)
    if kind == "value":
        return t.pgettext("figure", name.replace("_", " "))
    return t.gettext(name) if name in ROUND_ORDER else t.pgettext("rule", name)


def _all_listed(forms: tuple[Form, ...], desk: Desk) -> tuple[Option, ...]:
    found: list[Option] = []
    for form in forms:
        found += _from_stages(desk) if isinstance(form, FromStage) else listed(form, desk)  # type: ignore[arg-type]
    return tuple(found)


def _from_stages(desk: Desk) -> tuple[Option, ...]:
    t, found = desk.t, []
    for name in _names(Name("stage", rounds=True), desk):
        said = {"stage": name_words("stage", name, desk)}
        found.append(Option(f"losers of {name}", t.gettext("losers of %(stage)s") % said))
        found.append(Option(f"eliminated in {name}", t.gettext("eliminated in %(stage)s") % said))
    return tuple(found)


def _counted(name: str, desk: Desk) -> tuple[Option, ...]:
    return tuple(Option(word, desk.t.pgettext("rule", word)) for word in sorted(desk.context.words(name)))


def _measures(desk: Desk) -> tuple[Option, ...]:
    known = desk.context.vocabulary.known
    return tuple(Option(name, name) for name, (fact, _) in known.items() if fact in ("point", "segment", "board"))


SIMPLE: Final[Mapping[type, Callable[[Any], Field]]] = {
    NumberForm: lambda form: Figure(),
    Words: lambda form: Choice(partial(listed, form)),
    Name: lambda form: Choice(partial(listed, form)),
    FromStage: lambda form: Choice(_from_stages),
    DurationForm: lambda form: Lasting(),
    RangeForm: lambda form: Between(),
    PercentForm: lambda form: Suffixed(f"% of {form.of}" if form.of else "%"),
    MoneyForm: lambda form: Two(" ", hint="200 BRL"),
    CrossingForm: lambda form: Two(" x ", hint="1A x 2B"),
    DayForm: lambda form: Day(form.timed),
    MomentForm: lambda form: When(),
    MixForm: lambda form: Mixed(form.kind),
    CriterionForm: lambda form: Choice(resorts) if form.last_resort else Phrase(),
    MeasureForm: lambda form: Choice(_measures),
    CountedForm: lambda form: _one_of((Choice(partial(_counted, form.name)), Figure())),
    Pattern: lambda form: Line(", ".join(form.examples)),
}
"""Forms that are no table and no list."""


WHOSE: Final[Mapping[str, str]] = {"groups": "stage", "warning": "infraction"}
"""Whose keys a table within a figure has, told by one of them."""


def key_words(table: str, key: str, desk: Desk) -> str:
    """What a key of a table within a figure is called."""
    t = desk.t
    if known := LABELS.get(f"{table}.{key}"):
        return t.pgettext("figure", known)
    return t.pgettext("key", RECORD_WORDS[key]) if key in RECORD_WORDS else t.pgettext("rule", key)


def shown(form: Form, raw: Any, name: str, desk: Desk) -> Widget:
    """The field of a figure with its value in it."""
    return together.shown(field_of(form), raw, name, desk, same)


def read(form: Form, node: Node, desk: Desk) -> Any:
    """The value that came back, as the file holds it; EMPTY where nothing did."""
    return together.read(field_of(form), node, desk)
