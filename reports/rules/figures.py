"""A figure of a regulation in words: what it is called, and its value."""

from datetime import date, datetime
from fractions import Fraction
from typing import Any, Final

from core.modality import Modality
from core.rules import forms
from core.standings.chain import Drop
from core.standings.criterion import Criterion
from regulations.language.tables import find
from reports import dates, numbers
from reports.criteria import criterion_words
from reports.language import Translator, marked
from reports.rules.labels import LABELS, UNITS


def label(path: str, t: Translator, modality: Modality | None = None) -> str:
    """What a figure is called: "Cartão amarelo: peso" for card.yellow.weight."""
    found = find(path)
    generic = found.generic if found else path
    words = _key_words(generic, t)
    if found is None or generic == path:
        return words
    table, _, rest = path.partition(".")
    if table == "notice":
        return words
    if table == "values":
        return t.pgettext("figure", rest.replace("_", " "))
    name = rest.rsplit(".", 1)[0] if generic.count(".") else rest
    said = modality.infractions.get(name, name) if modality and table == "infraction" else name
    named = t.pgettext("card", said) if table == "card" else t.gettext(said)
    return t.gettext("%(name)s: %(figure)s") % {"name": named.capitalize(), "figure": words}


def _key_words(generic: str, t: Translator) -> str:
    """The words of a key: its own, else the match's with a word before, for the last partial or one level below."""
    if generic in LABELS:
        return t.pgettext("figure", LABELS[generic])
    for inner, message in (("match.deciding.", DECIDING), ("match.inner.", INNER)):
        if generic.startswith(inner):
            return t.gettext(message) % {"figure": _key_words(f"match.{generic.removeprefix(inner)}", t)}
    return generic


DECIDING: Final = marked("last partial: %(figure)s")
INNER: Final = marked("game within a partial: %(figure)s")


def figure_words(value: Any, t: Translator, modality: Modality | None = None) -> str:
    """The value as people write it."""
    match value:
        case Criterion():
            words = criterion_words(value, modality, t) if modality else value.phrase
            return f"{value.letter}) {words}" if value.letter else words
        case Drop():
            return f"{value.wins}, {t.pgettext('rule', value.result)}, {value.fact}"
        case int() | Fraction():
            return numbers.number(value, t)
        case datetime():
            return f"{dates.long_day(value.date(), t)}, {dates.hour(value, t)}"
        case date():
            return dates.long_day(value, t)
        case tuple() | list() | frozenset():
            return ", ".join(figure_words(one, t, modality) for one in value)
        case dict():
            pairs = (f"{t.pgettext('rule', str(key))}: {figure_words(one, t, modality)}" for key, one in value.items())
            return "; ".join(pairs)
        case None:
            return t.pgettext("rule", "none")
        case str():
            return t.pgettext("rule", value) if value else ""
    return _form_words(value, t)


def _form_words(value: Any, t: Translator) -> str:
    match value:
        case forms.Duration(amount, unit):
            one, many = UNITS[unit]
            return t.ngettext(one, many, amount) % {"n": amount}
        case forms.Range(low, high, unit):
            figures = {"low": low, "high": high, "unit": unit}
            if high is None:
                return (t.gettext("%(low)s %(unit)s or more") % figures).replace("  ", " ")
            if low is None:
                return (t.gettext("%(high)s %(unit)s or fewer") % figures).replace("  ", " ")
            return (t.gettext("%(low)s to %(high)s %(unit)s") % figures).strip()
        case forms.Percent(share, of):
            figure = numbers.number(share * 100, t)
            return t.gettext("%(figure)s %% of the target") % {"figure": figure} if of else f"{figure} %"
        case forms.Mix(parts):
            return ", ".join(_part_words(part, t) for part in parts)
        case forms.Money(amount, currency):
            return f"{numbers.number(amount, t)} {currency}"
        case forms.Moment(text):
            return t.pgettext("rule", text)
    return str(value)


def _part_words(part: forms.Part, t: Translator) -> str:
    figure = f"{numbers.number(part.amount * 100, t)} %" if part.percent else numbers.number(part.amount, t)
    what = {"figure": figure, "what": t.pgettext("rule", part.what)}
    return {
        "at least": t.gettext("at least %(figure)s %(what)s"),
        "at most": t.gettext("at most %(figure)s %(what)s"),
    }.get(part.bound, "%(figure)s %(what)s") % what
